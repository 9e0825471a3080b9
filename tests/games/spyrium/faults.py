"""What may be wrong with an edition of Spyrium: its form, and what speaks against the rulebook."""

from __future__ import annotations

from typing import Final

from opificio.games.spyrium.components import TECHNIQUES
from opificio.games.spyrium.constraints import DESIGNS, EVENT_ABILITIES
from tests.games.editions import Fault
from tests.games.spyrium.editions import entry, remove

KNOWN: Final = [design.id for design in DESIGNS]

FORM: Final = [
    Fault(
        "unknown key",
        lambda data: entry(data, "mine_1").update(colour="red"),
        "building mine_1: unknown key 'colour'",
    ),
    Fault(
        "wrong type",
        lambda data: entry(data, "mine_1").update(price="two"),
        'building mine_1: price must be a whole number from 0 to 30, got "two"',
    ),
    Fault("missing value", lambda data: entry(data, "mine_1").pop("vp"), "building mine_1: vp is missing"),
    Fault("missing name", lambda data: entry(data, "export").pop("name"), "event export: name is missing"),
    Fault(
        "missing origin",
        lambda data: entry(data, "mine_1")["known"].pop("price"),
        "building mine_1: the origin of price is missing from known",
    ),
    Fault(
        "unknown origin",
        lambda data: entry(data, "crane")["known"].update(price="a friend"),
        'technique crane: known.price must be one of rulebook, public, public-old, ours; got "a friend"',
    ),
    Fault(
        "no such symbol",
        lambda data: entry(data, "mine_1").update(symbols=["gold"]),
        'building mine_1: symbols names "gold", which is none; they are mine, factory, research',
    ),
    Fault(
        "unknown key in an ability",
        lambda data: entry(data, "mine_2")["abilities"][1].update(gold=1),
        "building mine_2, ability 2: unknown key 'gold'",
    ),
    Fault(
        "wrong figure in an ability",
        lambda data: entry(data, "mine_2")["abilities"][1].update(workers=8),
        "building mine_2, ability 2: workers must be a whole number from 0 to 7, got 8",
    ),
    Fault(
        "three abilities",
        lambda data: entry(data, "mine_1").update(abilities=[{}, {}, {}]),
        "building mine_1: abilities must be a list of tables, 2 at most; got [{}, {}, {}]",
    ),
    Fault(
        "no abilities",
        lambda data: entry(data, "mine_1").update(abilities="none"),
        'building mine_1: abilities must be a list of tables, 2 at most; got "none"',
    ),
    Fault(
        "when built",
        lambda data: entry(data, "mine_3").update(when_built=2),
        "building mine_3: when_built must be a table such as { spyrium = 2 }, got 2",
    ),
    Fault(
        "copies",
        lambda data: entry(data, "miner").update(copies=2),
        "character miner: copies must be a table such as { A = 1, B = 1 }, got 2",
    ),
    Fault(
        "no copies",
        lambda data: entry(data, "miner").update(copies={"A": 0}),
        "character miner, copies: there must be at least one",
    ),
    Fault(
        "no such period",
        lambda data: entry(data, "miner").update(copies={"A": 1, "D": 1}),
        "character miner, copies: unknown key 'D'",
    ),
    Fault(
        "a technique's period",
        lambda data: entry(data, "crane").update(period="D"),
        'technique crane: period must be one of A, B, C; got "D"',
    ),
    Fault(
        "id of two words",
        lambda data: entry(data, "mine_1").update(id="mine 1"),
        'building mine 1: id must be one word, got "mine 1"',
    ),
    Fault(
        "id twice",
        lambda data: entry(data, "miner").update(id="Mine_1"),
        "the edition: two entries have the id Mine_1",
    ),
    Fault(
        "no track",
        lambda data: data.pop("residence"),
        "the edition: the residence track has no spaces, written [[residence]]",
    ),
]

FACTS: Final = [
    Fault(
        "figures",
        lambda data: data["edition"].update(start_money=9),
        "[edition]: start_money is 8 by the rulebook, got 9 (S1.2)",
    ),
    Fault(
        "bonus",
        lambda data: data["edition"].update(second_bonus=21),
        "[edition]: second_bonus is 20 by the rulebook, got 21 (S9)",
    ),
    Fault(
        "the begin of the track",
        lambda data: data["residence"][1].update(value=4),
        "residence: the track begins with 2, 3, 4 and ends with 7, got 2, 4, 4, 5, 7 (S8)",
    ),
    Fault(
        "the order of the track",
        lambda data: data["residence"][3].update(value=4),
        "residence 4: 4 is not more than 4 before it (S8)",
    ),
    Fault(
        "the end of the track",
        lambda data: data["residence"][4].update(value=8),
        "residence: the track begins with 2, 3, 4 and ends with 7, got 2, 3, 4, 5, 8 (S8)",
    ),
    Fault(
        "too many buildings",
        lambda data: entry(data, "mine_1").update(copies={"A": 3}),
        "the edition: 35 cards are buildings, got 36 (S1.1)",
    ),
    Fault(
        "too many of a period",
        lambda data: entry(data, "mine_1").update(copies={"A": 1, "B": 1}),
        "the edition: period A has 30 cards, got 29 (S1.1)",
    ),
    Fault("missing design", lambda data: remove(data, "miner"), "the edition: there is no character miner"),
    Fault(
        "missing technique", lambda data: remove(data, "crane"), "the edition: there is no technique crane"
    ),
    Fault("missing event", lambda data: remove(data, "export"), "the edition: there is no event export"),
    Fault(
        "unknown design",
        lambda data: entry(data, "mine_1").update(id="quarry"),
        f"building quarry: quarry is no design of the game; they are {', '.join(KNOWN)}",
    ),
    Fault(
        "unknown technique",
        lambda data: entry(data, "crane").update(id="steam"),
        f"technique steam: steam is no technique; they are {', '.join(TECHNIQUES)}",
    ),
    Fault(
        "a technique twice",
        lambda data: entry(data, "crane").update(id="crane_2", design="automation"),
        "technique crane_2: there is one card of each technique (S7)",
    ),
    Fault(
        "ability",
        lambda data: entry(data, "workshop_1")["abilities"][0].update(vp=4),
        (
            "building workshop_1: abilities is 1 worker + 1 spyrium → 3 VP by the rulebook,"
            " got 1 worker + 1 spyrium → 4 VP"
        ),
    ),
    Fault(
        "symbols",
        lambda data: entry(data, "workshop_1").update(symbols=["mine", "factory"]),
        "building workshop_1: symbols is factory by the rulebook, got mine and factory",
    ),
    Fault(
        "when built",
        lambda data: entry(data, "neighbourhood_1")["when_built"].update(recruits=2),
        "building neighbourhood_1: when_built is free → 1 worker by the rulebook, got free → 2 workers",
    ),
    Fault(
        "character",
        lambda data: entry(data, "banker")["ability"].update(vp=5),
        "character banker: ability is £ by token → 4 VP by the rulebook, got £ by token → 5 VP",
    ),
    Fault(
        "price",
        lambda data: entry(data, "apprentice").update(price=1),
        "character apprentice: price is 0 by the rulebook, got 1",
    ),
    Fault(
        "points",
        lambda data: entry(data, "palace").update(vp=13),
        "building palace: vp is 12 by the rulebook, got 13",
    ),
    Fault(
        "the factory",
        lambda data: entry(data, "factory_1").update(price=7),
        "the edition: one of the factories costs £6 by the rulebook, got [7, 9] (S5.3)",
    ),
    Fault(
        "university",
        lambda data: (
            entry(data, "university_1").update(copies={"B": 2}),
            entry(data, "laboratory_2").update(copies={"A": 2}),
        ),
        "the edition: at least one university is in period A (S2.3)",
    ),
    Fault(
        "residence in c",
        lambda data: entry(data, "architect").update(copies={"A": 1, "C": 1}),
        "character architect: there is no residence action in period C (S8)",
    ),
    Fault(
        "an event's figures",
        lambda data: entry(data, "charity")["abilities"][1].update(vp=6),
        (
            "event charity: abilities is £3 → 3 VP or £6 → 5 VP by the rulebook,"
            " got £3 → 3 VP or £6 → 6 VP (S10)"
        ),
    ),
    Fault(
        "an unknown event",
        lambda data: entry(data, "charity").update(id="strike"),
        f"event strike: there is no such event; they are {', '.join(dict(EVENT_ABILITIES))}",
    ),
]  # fmt: skip

FAULTS: Final = FORM + FACTS
