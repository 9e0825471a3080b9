"""What is shown of a box and a position, built field by field: what is not named here is not seen.

Spyrium hides nothing but the order of decks and heaps, which no position holds; so every seat sees the same,
and what each card of the market would cost that seat now beside it.
"""

from __future__ import annotations

from opificio.core.state import Json
from opificio.games.spyrium.components import (
    BUILDING,
    COMMERCE,
    KINDS,
    LOBBYING,
    PAY_TOKEN,
    PERIODS,
    SYMBOLS,
    TECHNIQUES,
    TOKEN_USES,
    Ability,
    Box,
    Card,
    Event,
)
from opificio.games.spyrium.components import EFFECTS as EFFECT_NAMES
from opificio.games.spyrium.market import EMPTY, GAPS, PLACES, PLACES_OF, gap_id, gaps_of, place_id
from opificio.games.spyrium.notation import BONUSES, PHASES, bonus_names, card_id, seats_in, technique_ids
from opificio.games.spyrium.state import (
    BUILD,
    CARD_BITS,
    EVENT_SITE,
    NONE,
    ONE_WORKER_ON,
    QUESTIONS,
    USED,
    Spyrium,
)
from opificio.games.spyrium.tokens import VALUES, count_tokens, token_values, tokens_of

# The box


def describe(box: Box) -> Json:
    """The cards, the events and the tracks, for whoever draws them."""
    return {
        "cards": [_card(card) for card in box.cards],
        "events": [_event(event) for event in box.events],
        "residence": box.residence.copy(),
        "bonuses": [box.figures.first_bonus, box.figures.second_bonus],
        "bonus_money": box.figures.bonus_money,
        "workers": box.figures.workers,
        "places": [place_id(place) for place in range(PLACES)],
        "gaps": {gap_id(gap): [place_id(place) for place in PLACES_OF[gap]] for gap in range(GAPS)},
    }


def _card(card: Card) -> Json:
    return {
        "id": card.id,
        "design": card.design,
        "kind": KINDS[card.kind],
        "price": card.price,
        "vp": card.points,
        "symbols": [name for at, name in enumerate(SYMBOLS) if card.symbols >> at & 1],
        "abilities": [_ability(ability) for ability in card.abilities],
        "at_once": None if card.at_once is None else _ability(card.at_once),
        "copies": {name: card.copies[period] for period, name in enumerate(PERIODS)},
    }


def _event(event: Event) -> Json:
    return {"id": event.id, "abilities": [_ability(ability) for ability in event.abilities]}


def _ability(ability: Ability) -> Json:
    return {
        "workers": ability.workers,
        "pay_spyrium": ability.pay_spyrium,
        "pay_money": ability.pay_money,
        "pay_per_worker": ability.pay_per_worker,
        "money": ability.money,
        "spyrium": ability.spyrium,
        "vp": ability.points,
        "recruits": ability.recruits,
        "token": TOKEN_USES[ability.token] if ability.token else None,
        "effect": EFFECT_NAMES[ability.effect] if ability.effect else None,
    }


# The position


def view(state: Spyrium, seat: int | None) -> Json:
    """The table as this seat, or a watcher, sees it."""
    scores = state.scores()
    return {
        "game": "spyrium",
        "edition": state.box.id,
        "seat": seat,
        "question": QUESTIONS[state.asking],
        "actor": state.actor,
        "turn": state.turn + 1,
        "period": PERIODS[state.period()],
        "first_player": None if state.first == NONE else state.first,
        "cards_in_deck": state.deck.total,
        "tokens_left": count_tokens(state.stock),
        "tokens_discarded": [tokens_of(state.discards, value) for value in range(1, VALUES + 1)],
        "event": _event_shown(state, state.event, state.event_token),
        "next_event": _event_shown(state, state.next_event, state.next_token),
        "market": [_place(state, place) for place in range(PLACES)],
        "gaps": {gap_id(gap): [int(name) - 1 for name in seats_in(state, gap)] for gap in range(GAPS)},
        "site": _site(state),
        "card": _card_in_work(state),
        "surcharge": state.due,
        "event_ability": None if state.ability == NONE else state.ability + 1,
        "players": [_player(state, each, scores[each]) for each in range(state.players)],
        "leaders": state.winners(),
        "prices": {} if seat is None else _prices(state, seat),
    }


def _event_shown(state: Spyrium, event: int, token: int) -> Json | None:
    if event == NONE:
        return None
    return {"id": state.box.events[event].id, "token": token or None}


def _place(state: Spyrium, place: int) -> Json:
    card = state.market[place]
    return {
        "place": place_id(place),
        "card": None if card == EMPTY else card_id(state.box, card),
        "tokens": token_values(state.tokens[place]),
        "workers": state.beside[place],
    }


def _site(state: Spyrium) -> str | None:
    if state.site == NONE:
        return None
    return "event" if state.site == EVENT_SITE else place_id(state.site)


def _card_in_work(state: Spyrium) -> str | None:
    """The card that is being built, or whose token is being used."""
    card = state.market[state.site] if state.asking == BUILD else state.card
    return None if card < 0 else card_id(state.box, card)


def _player(state: Spyrium, seat: int, score: int) -> Json:
    return {
        "phase": PHASES[state.phase[seat]],
        "money": state.money[seat],
        "spyrium": state.spyrium[seat],
        "points": state.points[seat],
        "score": score,
        "residence": state.residence[seat] + 1,
        "residence_value": state.box.residence[state.residence[seat]],
        "workers": state.workers[seat],
        "active": state.active[seat],
        "inactive": state.inactive(seat),
        "in_market": state.in_market(seat),
        "on_buildings": state.on_buildings(seat),
        "reserve": state.reserve(seat),
        "event_used": state.event_used >> seat & 1 != 0,
        "techniques": [_technique(state, name) for name in technique_ids(state.techniques[seat])],
        "kept_tokens": token_values(state.kept[seat]),
        "bonuses_taken": bonus_names(state.bonuses[seat]),
        "bonuses_left": [name for name in BONUSES if name not in bonus_names(state.bonuses[seat])],
        "buildings": [_building(state, building) for building in state.districts[seat]],
    }


def _technique(state: Spyrium, name: str) -> Json:
    return {"id": name, "used": state.turned >> TECHNIQUES.index(name) & 1 != 0}


def _building(state: Spyrium, building: int) -> Json:
    return {
        "card": state.box.cards[building & CARD_BITS].id,
        "used": building >= USED,
        "workers": building // ONE_WORKER_ON,
    }


# Prices: what each card of the market would cost a seat as things stand


def _prices(state: Spyrium, seat: int) -> Json:
    return {
        place_id(place): _price(state, seat, place) for place in range(PLACES) if state.market[place] != EMPTY
    }


def _price(state: Spyrium, seat: int, place: int) -> Json:
    """The sum in its parts. Where no own worker stands, as if one more did: all who are there are others."""
    card = state.box.cards[state.market[place]]
    via = [gap_id(gap) for gap in gaps_of(place) if state.stands_in(seat, gap)]
    others = state.surcharge(seat, place)
    return {
        "via": via,
        "price": card.price,
        "surcharge": others,
        "lobbying": others > 0 and state.may_turn(seat, LOBBYING),
        "ways": _ways_to_build(state, seat, card, others) if card.kind == BUILDING else [_way(card, others)],
        "tokens": _payments(state, seat, place) if card.token == PAY_TOKEN else [],
        "spyrium": 0 if card.at_once is None else card.at_once.pay_spyrium,
    }


def _way(card: Card, others: int) -> Json:
    """A character or a technique: the printed price and the surcharge; a token's value comes on top."""
    return {"how": None, "plot": 0, "discount": 0, "total": card.price + others}


def _ways_to_build(state: Spyrium, seat: int, card: Card, others: int) -> list[Json]:
    """S5.3 A new plot, or each own building that could be replaced, as the moves call it."""
    plot = state.plot_cost(seat)
    ways: list[Json] = [{"how": "plot", "plot": plot, "discount": 0, "total": card.price + others + plot}]
    named: list[str] = []
    for building in state.districts[seat]:
        old = building & CARD_BITS
        how = f"replace {'used ' if building >= USED else ''}{state.box.cards[old].id}"
        if how in named:
            continue
        named.append(how)
        price = card.discounted if card.kin >> old & 1 else card.price
        ways.append({"how": how, "plot": 0, "discount": card.price - price, "total": price + others})
    return ways


def _payments(state: Spyrium, seat: int, place: int) -> list[int]:
    """What may have to be paid for a token of this card: its value or, with Commerce unused, any."""
    values = token_values(state.tokens[place])
    if values and state.may_turn(seat, COMMERCE):
        return list(range(1, VALUES + 1))
    return sorted(set(values))
