"""Whether a position can have come about by play: what `load` asks of data that somebody wrote."""

from __future__ import annotations

from typing import Final

from opificio.core.state import CHANCE, OVER
from opificio.games.spyrium import flow
from opificio.games.spyrium.components import (
    BUILDING,
    CHARACTER,
    COMMERCE,
    EVENTS,
    LOBBYING,
    NO_TOKEN,
    PERIOD_OF_TURN,
    PLACE_WORKER,
    RESIDENCE,
    TAYLORISM,
    TECHNIQUE,
    TECHNIQUES,
    TURNS,
    USE_AGAIN,
    Card,
)
from opificio.games.spyrium.market import EMPTY, PLACES, place_id
from opificio.games.spyrium.state import (
    AGAIN,
    BONUS,
    BUILD,
    CARD,
    CARD_BITS,
    DRAW,
    EVENT,
    EVENT_SITE,
    FIRST_PLAYER,
    MOVE_OR_SCORE,
    NONE,
    NOTHING,
    PASSED,
    PHASE_ONE,
    PHASE_TWO,
    PLACE,
    QUESTIONS,
    TOKEN,
    USED,
    Spyrium,
)
from opificio.games.spyrium.tokens import VALUES, count_tokens, one_token, tokens_of

DRAWS: Final = [FIRST_PLAYER, EVENT, CARD, DRAW]
TURNED: Final = 1 << LOBBYING | 1 << TAYLORISM | 1 << COMMERCE  # the techniques that are used by being turned


def why_impossible(state: Spyrium) -> str:
    """What is wrong with a position that no play could give; empty if nothing was found."""
    asking = state.asking
    expected = CHANCE if asking in DRAWS else OVER if asking == NOTHING else max(state.to_move, 0)
    if state.to_move != expected:
        return f"nobody can be asked {QUESTIONS[asking]} at to_move {state.to_move}"
    if asking == FIRST_PLAYER or state.first == NONE:
        opening = state == state.game.begin(state.players, {})
        return "" if opening else "the first player is drawn exactly once, before anything else"
    return (
        _wrong_events(state)
        or _wrong_market(state)
        or _wrong_cards(state)
        or _wrong_tokens(state)
        or _wrong_seats(state)
        or (_wrong_question(state) if state.to_move >= 0 else _not_at_rest(state))
    )


# Events and cards


def _wrong_events(state: Spyrium) -> str:
    """One is active and the next is seen; those before have left the game (S2.2)."""
    asking = state.asking
    before_the_first = state.event == NONE and asking != NOTHING
    if before_the_first and (state.turn or not (asking == EVENT or state.site == EVENT_SITE)):
        return "an event is active from the first turn on"
    if asking == NOTHING and (state.event != NONE or state.turn + 1 < TURNS):
        return "the game is over when the last turn is, and then no event is active"
    if (state.next_event == NONE) != (asking == EVENT):
        return "the next event is seen, unless it is just being turned up"
    seen = 0 if before_the_first else state.turn + 1
    if asking != EVENT:
        seen += 1
    open_events = [event for event in (state.event, state.next_event) if event != NONE]
    if state.unseen.bit_count() != EVENTS - seen or len(open_events) > len(set(open_events)):
        return f"{seen} events have been turned up by now, each once"
    for event in open_events:
        if state.unseen >> event & 1:
            return f"{state.box.events[event].id} cannot be both seen and unseen"
    for event, token in ((state.event, state.event_token), (state.next_event, state.next_token)):
        if token and (event == NONE or not state.box.events[event].has_token):
            return "a token lies only on an event that has the symbol"
    return ""


def _dealt(state: Spyrium) -> int:
    """How many cards of this turn have been dealt."""
    if state.asking == EVENT or (state.asking == DRAW and state.site == EVENT_SITE):
        return 0
    return state.occupied.bit_count() if state.asking == CARD else PLACES


def _wrong_market(state: Spyrium) -> str:
    """Nine cards a turn, dealt in order (S2.3)."""
    dealt = _dealt(state)
    laying = state.asking == DRAW and state.site != EVENT_SITE
    filled = laying or state.to_move == CHANCE
    if filled and state.occupied != (1 << dealt) - 1:
        return "the market is dealt place by place, nine cards in all"
    if (state.asking == CARD and dealt == PLACES) or (state.asking == NOTHING and state.occupied):
        return "the market is full before play begins, and empty when it is over"
    period = state.period()
    turns_before = state.turn - PERIOD_OF_TURN.index(period)
    left = state.box.decks[period].total - PLACES * turns_before - dealt
    if state.deck.total != left:
        return f"{left} cards must be left in the deck now, got {state.deck.total}"
    return ""


def _wrong_cards(state: Spyrium) -> str:
    """No card is there more often than it was dealt."""
    taken = 0
    for card in state.box.cards:
        held = _held(state, card)
        taken += held
        lying = state.market.count(card.index)
        dealt = card.copies[state.period()] - _in_deck(state, card)
        before = sum(card.copies[: state.period()])
        if lying > dealt or held + lying > dealt + before:
            return f"there cannot be so many {card.id} by now"
    gone = _dealt(state) - state.occupied.bit_count()
    if taken > PLACES * state.turn + gone:
        return "there are more cards in the districts than have left the market"
    return ""


def _held(state: Spyrium, card: Card) -> int:
    """How many of a card the players have."""
    held = 0
    for seat in range(state.players):
        if card.kind == TECHNIQUE:
            held += state.techniques[seat] >> card.technique & 1
        else:
            held += [building & CARD_BITS for building in state.districts[seat]].count(card.index)
    return held


def _in_deck(state: Spyrium, card: Card) -> int:
    cards = state.box.deck_cards[state.period()]
    return state.deck.count(cards.index(card.index)) if card.index in cards else 0


# Tokens


def _wrong_tokens(state: Spyrium) -> str:
    """Every token is in one place (S1.3), and lies only where there is a symbol for it (S2.3)."""
    heaps = [state.stock, state.discards, *state.tokens, *state.kept]
    heaps += [one_token(token) for token in (state.event_token, state.next_token) if token]
    for value in range(1, VALUES + 1):
        found = sum([tokens_of(heap, value) for heap in heaps])
        if found != state.box.figures.tokens_of_each:
            return f"there are {state.box.figures.tokens_of_each} tokens of value {value}, got {found}"
    for place in range(PLACES):
        card = state.market[place]
        if place == state.site and state.asking == TOKEN and card == EMPTY:
            card = state.card
        if count_tokens(state.tokens[place]) > flow.tokens_wanted(state, card):
            return f"{place_id(place)} cannot have so many tokens"
    return _wrong_draw(state) if state.asking == DRAW else ""


def _wrong_draw(state: Spyrium) -> str:
    """Tokens are laid on the event first, then on cards row by row, one after another."""
    if state.site == NONE or not state.stock:
        return "a token is drawn for an event or a place, while there is one"
    if state.site == EVENT_SITE:
        waits = state.box.events[state.next_event].has_token and not state.next_token
        return "" if waits else "the next event waits for no token"
    for place in range(PLACES):
        lying = count_tokens(state.tokens[place])
        wanted = flow.tokens_wanted(state, state.market[place])
        if (place < state.site and lying < wanted) or (place > state.site and lying):
            return "tokens are laid row by row"
        if place == state.site and lying >= wanted:
            return f"{place_id(place)} waits for no token"
    return ""


# Seats


def _wrong_seats(state: Spyrium) -> str:
    for seat in range(state.players):
        reason = _wrong_workers(state, seat) or _wrong_holdings(state, seat)
        if reason:
            return f"seat {seat + 1} {reason}"
    return ""


def _wrong_workers(state: Spyrium, seat: int) -> str:
    """Each worker is in one place (S1.2, S3)."""
    used = [building for building in state.districts[seat] if building >= USED]
    if state.inactive(seat) < 0:
        return "has more workers on the table than it owns"
    if [building for building in used if not state.box.cards[building & CARD_BITS].abilities]:
        return "has used a building without ability"
    if state.to_move < 0 or state.phase[seat] != PHASE_ONE:
        return "has passed with workers in the market" if _passed_too_early(state, seat) else ""
    if used or state.inactive(seat):
        return "is in phase I: it has used no building, and no worker is inactive"
    return ""


def _passed_too_early(state: Spyrium, seat: int) -> bool:
    return state.phase[seat] == PASSED and state.standing[seat] != 0


def _wrong_holdings(state: Spyrium, seat: int) -> str:
    if state.kept[seat] and not state.has(seat, COMMERCE):
        return "keeps tokens without Commerce"
    if count_tokens(state.kept[seat]) > state.box.figures.kept_tokens:
        return f"keeps more than {state.box.figures.kept_tokens} tokens"
    asked = state.asking == BONUS and state.to_move == seat
    if flow.bonus_is_due(state, seat) != asked:
        return "takes a bonus just when it is due"
    if state.bonuses[seat] and (state.points[seat] < _points_for(state, state.bonuses[seat].bit_count())):
        return "has a bonus without the points for it"
    return ""


def _points_for(state: Spyrium, bonuses: int) -> int:
    return state.box.figures.first_bonus if bonuses == 1 else state.box.figures.second_bonus


# Questions


def _not_at_rest(state: Spyrium) -> str:
    """While chance draws, and after the game, nobody has done anything."""
    if state.phase.count(PHASE_ONE) < state.players or max(state.active) or max(state.standing):
        return "between turns all workers are at home"
    buildings = [building for district in state.districts for building in district]
    if state.event_used or state.turned or max(buildings, default=0) >= USED:
        return "between turns nothing is used"
    site = state.site != NONE and state.asking != DRAW
    if site or state.card != NONE or state.due or state.ability != NONE:
        return "between turns no action is under way"
    return ""


def _wrong_question(state: Spyrium) -> str:
    """What is asked must fit what is on the table, and have an answer."""
    seat = state.to_move
    if state.phase[seat] == PASSED:
        return f"seat {seat + 1} has passed"
    owned = 0
    for techniques in state.techniques:
        owned |= techniques
    if state.turned & ~(owned & TURNED):
        names = ", ".join([name for at, name in enumerate(TECHNIQUES) if TURNED >> at & 1])
        return f"only {names} are turned, by their owners"
    return _wrong_action(state) or (
        "" if state.legal() else f"there is no answer to {QUESTIONS[state.asking]}"
    )


def _wrong_action(state: Spyrium) -> str:
    """The fields of an action under way are set just while it is."""
    asking, seat = state.asking, state.to_move
    if (asking in (BUILD, TOKEN)) != (state.site != NONE):
        return "there is a site just while a card is built or a token used"
    if (state.card != NONE) != (asking == TOKEN and state.site != EVENT_SITE):
        return "there is a card just while its token is used"
    if (state.ability != NONE) != (asking == TOKEN and state.site == EVENT_SITE):
        return "there is an ability just while the event's token is used"
    if state.due and asking != BUILD:
        return "a surcharge is due just while it is asked where to build"
    if state.phase[seat] == PHASE_ONE and asking in (PLACE, BUILD, AGAIN):
        return f"{QUESTIONS[asking]} is asked in phase II"
    if asking == BUILD:
        return _wrong_site(state)
    if asking == TOKEN:
        return _wrong_event_token(state) if state.site == EVENT_SITE else _wrong_token_use(state)
    if asking in (PLACE, AGAIN, MOVE_OR_SCORE):
        return _wrong_effect(state)
    return ""


def _wrong_site(state: Spyrium) -> str:
    """A building is taken for the workers beside it, or by Lobbying for nothing."""
    if state.site == EVENT_SITE or state.market[state.site] == EMPTY:
        return "a building is built from a place of the market"
    if state.box.cards[state.market[state.site]].kind != BUILDING:
        return f"there is no building at {place_id(state.site)}"
    lobbied = not state.due and state.has(state.to_move, LOBBYING) and state.turned >> LOBBYING & 1
    if state.due != state.beside[state.site] and not lobbied:
        return (
            f"the surcharge at {place_id(state.site)} is {state.beside[state.site]}, or nothing by Lobbying"
        )
    return ""


def _wrong_event_token(state: Spyrium) -> str:
    if not state.event_token or not state.event_used >> state.to_move & 1:
        return "the event's token is used by those who use the event"
    if state.ability >= len(state.box.events[state.event].abilities):
        return f"the event has no ability number {state.ability + 1}"
    return ""


def _wrong_token_use(state: Spyrium) -> str:
    seat, card = state.to_move, state.box.cards[state.card]
    if card.token == NO_TOKEN or not state.tokens[state.site]:
        return f"there is no token to be used at {place_id(state.site)}"
    lying = state.market[state.site]
    hired = card.kind == CHARACTER and lying == card.index
    built = card.kind == BUILDING and lying == EMPTY and state.plot_of(seat, card.index, used=False) != NONE
    if state.phase[seat] != PHASE_TWO or not (hired or built):
        return f"{card.id} is not being hired or built at {place_id(state.site)}"
    return ""


def _wrong_effect(state: Spyrium) -> str:
    """These are asked because the event was used, or for what only phase II can bring."""
    effect = {PLACE: PLACE_WORKER, AGAIN: USE_AGAIN, MOVE_OR_SCORE: RESIDENCE}[state.asking]
    seat = state.to_move
    abilities = state.box.events[state.event].abilities
    if effect in [ability.effect for ability in abilities] and state.event_used >> seat & 1:
        return ""
    taylorism = state.has(seat, TAYLORISM) and state.turned >> TAYLORISM & 1 != 0
    if state.phase[seat] == PHASE_TWO and (effect == RESIDENCE or (effect == USE_AGAIN and taylorism)):
        return ""
    return f"nothing was done that {QUESTIONS[state.asking]} could be asked for"
