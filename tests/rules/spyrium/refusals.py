"""Every refusal of Spyrium: the rule it quotes, its figures, and the sentence that people read."""

from __future__ import annotations

from typing import Final

from tests.rules.playing import ONE, play
from tests.rules.refusal import Refusal
from tests.rules.spyrium.table import GAME, NINE, all_pass, table

PHASE_ONE = table(phase="I", market=NINE, gaps={"b2-c2": "1 1"}, district={ONE: "mine_1"})
PHASE_TWO = table(
    market="b2 mine_2, c2 miner, b3 apprentice",
    gaps={"b2-c2": "1 2", "b2-b3": "1"},
    district={ONE: "mine_1 used 1, workshop_1, luxury_home"},
    workers={ONE: 4},
    spyrium=(0, 2, 2),
    money=(2, 9, 9),
    event_used=[ONE],
)
LATE = table(
    turn=4,
    market="b2 geologist, c2 engineer",
    gaps={"b2-c2": "1 2", "b1-b2": "1"},
    techniques={ONE: "lobbying taylorism"},
    turned="lobbying",
)
ALONE = table(turn=4, market="b2 geologist", gaps={"b2-c2": "1"}, techniques={ONE: "lobbying taylorism"})
EMPTY = table(market="c3 geologist", gaps={"a1-a2": "1", "b3-c3": "1"})
REVEALING = all_pass(table(market=""))
DEALING = play(REVEALING, "reveal overtime", "deal a1 crane")
OUT_OF_ONES = play(all_pass(table(discards=(8, 0, 0), next_event="overtime")), "reveal fortune")
BUILDING = play(
    table(
        market="b2 laboratory_1",
        gaps={"b2-c2": "1 2 3"},
        district={ONE: "mine_1 used 1, workshop_1, residence"},
        money=(7, 0, 0),
        workers={ONE: 4},
    ),
    "activate b2 via b2-c2",
)
TOKENS = play(
    table(turn=4, market="b2 banker 2 3", gaps={"b2-c2": "1"}, techniques={ONE: "commerce"}, money=(3, 0, 0)),
    "activate b2 via b2-c2",
)
PLAIN_TOKENS = play(table(market="b2 miner 2 3", gaps={"b2-c2": "1"}), "activate b2 via b2-c2")
USED_COMMERCE = play(
    table(market="b2 miner 2 3", gaps={"b2-c2": "1"}, techniques={ONE: "commerce"}, turned="commerce"),
    "activate b2 via b2-c2",
)
REPEATING = play(table(event="overtime", district={ONE: "mine_2 used, mine_1"}, spyrium=(0, 0, 0)), "event 1")
BONUS = play(table(event="charity", points=(7, 0, 0)), "event 1")
SECOND_BONUS = table(asking="bonus", points=(21, 0, 0), bonuses={ONE: "worker"})
LAST_SPACE = table(asking="residence", event="patronage", event_used=[ONE], residence={ONE: 5})

REFUSALS: Final = [
    # Draws
    Refusal(
        PHASE_ONE, "first 2", "S1.3", "first_player.not_now", {},
        "the first player is drawn before the game, and only then",
    ),
    Refusal(
        GAME.start(3), "first 4", "S1.3", "first_player.no_seat", {"seat": 4, "players": 3},
        "there is no seat 4 with 3 players",
    ),
    Refusal(PHASE_ONE, "reveal charity", "S2.2", "reveal.not_now", {}, "no event is turned up now"),
    Refusal(
        REVEALING, "reveal export", "S2.2", "reveal.seen", {"event": "export"}, "export was turned up already"
    ),
    Refusal(PHASE_ONE, "deal a1 crane", "S2.3", "deal.not_now", {}, "no card is dealt now"),
    Refusal(
        DEALING, "deal a1 mine_1", "S2.3", "deal.other_place", {"next": "b1", "place": "a1"},
        "the next card goes to b1, not to a1",
    ),
    Refusal(
        DEALING, "deal b1 crane", "S2.3", "deal.not_left", {"card": "crane", "period": "A"},
        "no crane is left in deck A",
    ),
    Refusal(
        DEALING, "deal b1 palace", "S2.3", "deal.not_left", {"card": "palace", "period": "A"},
        "no palace is left in deck A",
    ),
    Refusal(PHASE_ONE, "draw 1", "S1.3", "draw.not_now", {}, "no token is drawn now"),
    Refusal(
        OUT_OF_ONES, "draw 1", "S1.3", "draw.none_left", {"value": 1},
        "no token of value 1 is left to be drawn",
    ),
    # Phases
    Refusal(BUILDING, "place a1-a2", "S4.1", "place.not_now", {}, "no worker is placed now"),
    Refusal(
        PHASE_TWO, "place a2-b2", "S3.1", "place.phase", {},
        "workers are placed in phase I, and you are in phase II",
    ),
    Refusal(
        table(phase="I", market=NINE, gaps={"b2-c2": "1 1 1"}), "place a1-a2",
        "S4.1", "place.no_worker", {}, "you have no active worker",
    ),
    Refusal(
        table(phase="I"), "place a1-a2", "S4.1", "place.no_card", {"gap": "a1-a2"},
        "no card lies beside a1-a2",
    ),
    Refusal(BUILDING, "phase 2", "S3.1", "phase.not_now", {}, "nobody goes to phase II now"),
    Refusal(PHASE_TWO, "phase 2", "S3.1", "phase.already", {}, "you are in phase II already"),
    Refusal(TOKENS, "pass", "S3.3", "pass.not_now", {}, "nobody can pass now"),
    Refusal(PHASE_ONE, "pass", "S3.3", "pass.phase", {}, "one passes in phase II, and you are in phase I"),
    Refusal(
        PHASE_TWO, "pass", "S3.3", "pass.workers", {"workers": 2},
        "2 of your workers are still in the market",
    ),
    # The event
    Refusal(
        BUILDING, "event 1", "S4.2", "event.not_now", {}, "the event is used as an action of its own"
    ),
    Refusal(PHASE_TWO, "event 1", "S4.2", "event.used", {}, "you used the event this turn"),
    Refusal(
        table(event="patronage"), "event 2",
        "S4.2", "event.no_ability", {"event": "patronage", "ability": 2, "abilities": 1},
        "patronage has no ability number 2; it has 1",
    ),
    Refusal(
        table(event="fortune"), "event 2", "S-R18", "event.no_token", {"event": "fortune"},
        "there is no token on fortune",
    ),
    Refusal(
        table(phase="I", event="late_arrival"), "event 1",
        "S10.5", "event.phase", {"event": "late_arrival"},
        "late_arrival is for phase II only, and you are in phase I",
    ),
    Refusal(
        table(event="late_arrival", active={ONE: 0}), "event 1", "S4.2", "event.no_worker", {},
        "you have no active worker to place",
    ),
    Refusal(
        table(event="late_arrival", market=""), "event 1", "S4.2", "event.no_cards", {},
        "no card is left in the market: there is no gap to place a worker in",
    ),
    Refusal(
        table(event="overtime", district={ONE: "mine_2"}), "event 1", "S4.2", "event.nothing", {},
        "no building you used this turn can be paid for again",
    ),
    Refusal(
        table(event="labour_exchange", workers={ONE: 7}), "event 1", "S4.2", "event.no_reserve", {},
        "you have no worker left in the reserve",
    ),
    Refusal(
        table(), "event 2", "S4.2", "event.spyrium", {"needs": 3, "has": 2}, "needs 3 spyrium, has 2"
    ),
    Refusal(
        table(event="charity", money=(5, 0, 0)), "event 2", "S4.2", "event.cannot_pay",
        {"needs": 6, "has": 5}, "needs £6, has £5",
    ),
    Refusal(
        table(event="labour_exchange", workers={ONE: 5}, money=(4, 0, 0)), "event 1",
        "S4.2", "event.cannot_pay", {"needs": 5, "has": 4}, "needs £5, has £4",
    ),
    # Gaining money
    Refusal(BUILDING, "gain b2 via b2-c2", "S4.3", "gain.not_now", {}, "no money is gained now"),
    Refusal(
        PHASE_ONE, "gain b2 via b2-c2", "S3.2", "gain.phase", {},
        "money is gained in phase II, and you are in phase I",
    ),
    Refusal(
        PHASE_TWO, "gain b2 via a2-b2", "S4.3", "gain.no_worker", {"gap": "a2-b2"},
        "no worker of yours stands in a2-b2",
    ),
    Refusal(
        PHASE_TWO, "gain via a1-a2", "S4.3", "gain.no_worker", {"gap": "a1-a2"},
        "no worker of yours stands in a1-a2",
    ),
    Refusal(
        EMPTY, "gain a1 via a1-a2", "S4.3", "gain.no_card", {"place": "a1"}, "there is no card at a1"
    ),
    Refusal(
        EMPTY, "gain via b3-c3", "S4.3", "gain.card_there", {"place": "c3"},
        "a card still lies at c3: choose it",
    ),
    # Activating cards
    Refusal(BUILDING, "activate b2 via b2-c2", "S5.1", "activate.not_now", {}, "no card is activated now"),
    Refusal(
        PHASE_ONE, "activate b2 via b2-c2", "S3.2", "activate.phase", {},
        "cards are activated in phase II, and you are in phase I",
    ),
    Refusal(
        PHASE_TWO, "activate b2 via a2-b2", "S5.1", "activate.no_worker", {"gap": "a2-b2"},
        "no worker of yours stands in a2-b2",
    ),
    Refusal(
        EMPTY, "activate a2 via a1-a2", "S5.1", "activate.no_card", {"place": "a2"}, "there is no card at a2"
    ),
    Refusal(
        PHASE_TWO, "activate c2 via b2-c2", "S5.2", "activate.no_token", {"card": "miner"},
        "no token is left on miner",
    ),
    Refusal(
        PHASE_TWO, "activate b3 via b2-b3",
        "S-R7", "activate.no_spyrium", {"card": "apprentice", "needs": 1, "has": 0},
        "apprentice takes 1 spyrium, and you have 0",
    ),
    Refusal(
        PHASE_TWO, "activate b2 via b2-c2",
        "S5.6", "activate.cannot_pay", {"card": "mine_2", "needs": 3, "others": 2, "has": 2},
        "mine_2 costs £3 at least (2 for other workers), you have £2",
    ),
    Refusal(
        PHASE_TWO, "activate b2 via b2-c2 lobbying", "S7.4", "lobbying.not_owned", {},
        "you do not have Lobbying",
    ),
    Refusal(
        LATE, "activate b2 via b2-c2 lobbying", "S7.4", "lobbying.used", {}, "Lobbying was used this turn"
    ),
    Refusal(
        ALONE, "activate b2 via b2-c2 lobbying", "S-R17", "lobbying.nothing", {"place": "b2"},
        "no other worker is beside b2: Lobbying saves nothing",
    ),
    # Building
    Refusal(PHASE_TWO, "plot", "S5.3", "build.not_now", {}, "no building is being built now"),
    Refusal(PHASE_TWO, "replace workshop_1", "S5.3", "build.not_now", {}, "no building is being built now"),
    Refusal(
        BUILDING, "plot",
        "S5.6", "build.cannot_pay", {"needs": 9, "price": 4, "others": 2, "plot": 3, "has": 7},
        "needs £9 (price 4, workers 2, plot 3), has £7",
    ),
    Refusal(
        BUILDING, "replace palace", "S5.3", "build.not_owned", {"building": "palace"},
        "you have no palace to replace",
    ),
    Refusal(
        BUILDING, "replace mine_1", "S5.3", "build.used", {"building": "mine_1"},
        "your mine_1 is used: replace it as used",
    ),
    Refusal(
        BUILDING, "replace used workshop_1", "S5.3", "build.not_used", {"building": "workshop_1"},
        "your workshop_1 is not used yet: replace it as unused",
    ),
    # Tokens
    Refusal(PHASE_TWO, "token 1", "S5.2", "token.not_now", {}, "no token is used now"),
    Refusal(TOKENS, "token 1", "S5.2", "token.none", {"value": 1}, "no token of value 1 is there"),
    Refusal(
        TOKENS, "token 3", "S5.2", "token.cannot_pay", {"needs": 3, "has": 2},
        "needs £3 for the token, has £2",
    ),
    Refusal(PLAIN_TOKENS, "token 2 as 3", "S7.7", "commerce.not_owned", {}, "you do not have Commerce"),
    Refusal(USED_COMMERCE, "token 2 as 3", "S7.7", "commerce.used", {}, "Commerce was used this turn"),
    # Own buildings
    Refusal(BUILDING, "use workshop_1 1", "S6", "use.not_now", {}, "no building is used now"),
    Refusal(
        PHASE_ONE, "use mine_1 1", "S3.2", "use.phase", {},
        "buildings are used in phase II, and you are in phase I",
    ),
    Refusal(PHASE_TWO, "use mine_2 1", "S6", "use.not_owned", {"building": "mine_2"}, "you have no mine_2"),
    Refusal(
        PHASE_TWO, "use mine_1 1", "S6", "use.used", {"building": "mine_1"},
        "your mine_1 was used this turn",
    ),
    Refusal(
        PHASE_TWO, "use workshop_1 2",
        "S6", "use.no_ability", {"building": "workshop_1", "ability": 2, "abilities": 1},
        "workshop_1 has no ability number 2; it has 1",
    ),
    Refusal(
        PHASE_TWO, "use luxury_home 1",
        "S6", "use.no_ability", {"building": "luxury_home", "ability": 1, "abilities": 0},
        "luxury_home has no ability number 1; it has 0",
    ),
    Refusal(
        PHASE_TWO, "use workshop_1 1", "S6", "use.spyrium", {"needs": 1, "has": 0}, "needs 1 spyrium, has 0"
    ),
    Refusal(
        table(turn=6, market="", district={ONE: "factory_2"}, active={ONE: 1}), "use factory_2 1",
        "S6", "use.workers", {"needs": 2, "has": 1}, "needs 2 active workers, has 1",
    ),
    Refusal(PHASE_TWO, "again mine_1 1", "S6.1", "again.not_now", {}, "no building is used again now"),
    Refusal(
        REPEATING, "again mine_1 1", "S6.1", "again.not_used", {"building": "mine_1"},
        "you have no mine_1 that was used this turn",
    ),
    Refusal(
        BUILDING, "taylorism", "S7.6", "taylorism.not_now", {}, "Taylorism is used as an action of its own"
    ),
    Refusal(
        table(phase="I", turn=4, market="b2 geologist", techniques={ONE: "taylorism"}), "taylorism",
        "S7.6", "taylorism.phase", {}, "Taylorism is used in phase II, and you are in phase I",
    ),
    Refusal(PHASE_TWO, "taylorism", "S7.6", "taylorism.not_owned", {}, "you do not have Taylorism"),
    Refusal(
        table(turn=4, market="b2 geologist", techniques={ONE: "taylorism"}, turned="taylorism"), "taylorism",
        "S7.6", "taylorism.used", {}, "Taylorism was used this turn",
    ),
    Refusal(
        LATE, "taylorism", "S6.1", "taylorism.nothing", {},
        "no building you used this turn can be paid for again",
    ),
    # Residence and bonus
    Refusal(PHASE_TWO, "residence score", "S8", "residence.not_now", {}, "no residence action is taken now"),
    Refusal(PHASE_TWO, "residence move", "S8", "residence.not_now", {}, "no residence action is taken now"),
    Refusal(
        LAST_SPACE, "residence move", "S-R9", "residence.last", {"value": 7},
        "you are on the last space, 7: score it",
    ),
    Refusal(PHASE_TWO, "bonus worker", "S9", "bonus.not_now", {}, "no bonus is due now"),
    Refusal(
        SECOND_BONUS, "bonus worker", "S9", "bonus.taken", {},
        "you took this bonus before: the other one is left",
    ),
    Refusal(BONUS, "pass", "S3.3", "pass.not_now", {}, "nobody can pass now"),
]  # fmt: skip
