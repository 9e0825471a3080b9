"""Who is asked what, and when: turns, actions and their effects, bonuses, the end."""

from __future__ import annotations

from opificio.core.state import CHANCE, OVER
from opificio.games.spyrium.components import (
    BUILDING,
    COMMERCE,
    NO_EFFECT,
    NO_TOKEN,
    RESIDENCE,
    TOKEN_MONEY,
    TOKEN_POINTS,
    TOKEN_SPYRIUM,
    TURNS,
    USE_AGAIN,
    Ability,
)
from opificio.games.spyrium.market import EMPTY, PLACES
from opificio.games.spyrium.state import (
    ACTION,
    AGAIN,
    BONUS,
    BOTH_BONUSES,
    CARD,
    CARD_BITS,
    DRAW,
    EVENT,
    EVENT_SITE,
    MOVE_OR_SCORE,
    NONE,
    NOTHING,
    PASSED,
    PHASE_ONE,
    PLACE,
    USED,
    Spyrium,
)
from opificio.games.spyrium.tokens import NO_TOKENS, count_tokens, one_token

# The start of a turn


def begin_turn(state: Spyrium) -> None:
    """S2.1 Income by the residence track; S2.2 the top event becomes active, and the next is turned up."""
    state.note("turn", NONE, state.turn + 1)
    for seat in range(state.players):
        income = state.box.residence[state.residence[seat]]
        state.money[seat] += income
        state.note("income", seat, income)
    state.event = state.next_event
    state.event_token = state.next_token
    state.next_event = NONE
    state.next_token = 0
    state.note("event", NONE, 0, state.box.events[state.event].id)
    state.asking = EVENT
    state.to_move = CHANCE


def event_is_up(state: Spyrium) -> None:
    """S2.2 An event with a token symbol gets its token when it is turned up, if there is one."""
    if state.box.events[state.next_event].has_token and token_is_left(state):
        state.asking = DRAW
        state.site = EVENT_SITE
        return
    event_is_ready(state)


def event_is_ready(state: Spyrium) -> None:
    """The first event comes before the first turn (S1.1), the others before the cards of theirs."""
    state.site = NONE
    if state.event == NONE:
        begin_turn(state)
        return
    state.asking = CARD


def lay_tokens(state: Spyrium, place: int) -> None:
    """S1.3 Tokens are laid row by row from this place on, as long as there are any; then play begins."""
    while place < PLACES:
        if count_tokens(state.tokens[place]) < tokens_wanted(state, state.market[place]):
            if not token_is_left(state):
                break
            state.asking = DRAW
            state.site = place
            return
        place += 1
    state.site = NONE
    begin_play(state)


def tokens_wanted(state: Spyrium, card: int) -> int:
    """S2.3 One on a building with the symbol, one less than there are players on a character."""
    if card == EMPTY or state.box.cards[card].token == NO_TOKEN:
        return 0
    return 1 if state.box.cards[card].kind == BUILDING else state.players - 1


def token_is_left(state: Spyrium) -> bool:
    """S1.3 Whether a token can be drawn; if need be the discards are shuffled to be drawn from."""
    if state.stock == NO_TOKENS and state.discards != NO_TOKENS:
        state.stock = state.discards
        state.discards = NO_TOKENS
        state.note("reshuffled", NONE, count_tokens(state.stock))
    return state.stock != NO_TOKENS


def begin_play(state: Spyrium) -> None:
    """S2.4 All workers become active; S3 the first player begins."""
    for seat in range(state.players):
        state.active[seat] = state.workers[seat]
    state.note("workers_active", NONE)
    state.asking = ACTION
    state.to_move = state.first


# Gains and payments


def earn(state: Spyrium, seat: int, money: int) -> None:
    """Money from the bank."""
    state.money[seat] += money
    state.note("earns", seat, money)


def pay(state: Spyrium, seat: int, money: int) -> None:
    """Money to the bank."""
    if money:
        state.money[seat] -= money
        state.note("pays", seat, money)


def spend(state: Spyrium, seat: int, spyrium: int) -> None:
    """Spyrium to the bank."""
    if spyrium:
        state.spyrium[seat] -= spyrium
        state.note("spends", seat, spyrium)


def score(state: Spyrium, seat: int, points: int) -> None:
    """Points on the score track."""
    state.points[seat] += points
    state.note("scores", seat, points)


def recruit(state: Spyrium, seat: int, workers: int) -> None:
    """Workers from the reserve, active at once; as many as there are (S5.4, S9, ruling S-R8)."""
    left = state.reserve(seat)
    if workers > left:
        workers = left
    state.workers[seat] += workers
    state.active[seat] += workers
    state.note("recruits", seat, workers)


def release_token(state: Spyrium, seat: int, place: int, value: int) -> None:
    """A used token leaves its card and is discarded (S5.2, S5.4) or, with Commerce, kept up to 7 (S7.7)."""
    state.tokens[place] -= one_token(value)
    keeps = state.has(seat, COMMERCE) and count_tokens(state.kept[seat]) < state.box.figures.kept_tokens
    if keeps:
        state.kept[seat] += one_token(value)
        state.note("keeps_token", seat, value)
    else:
        state.discards += one_token(value)
        state.note("discards_token", seat, value)


def clear(state: Spyrium, place: int) -> None:
    """A card leaves the market; its place is not refilled, and workers beside it stay (S4.1)."""
    state.market[place] = EMPTY
    state.occupied &= ~(1 << place)


def take_effect(state: Spyrium, ability: Ability, token: int, more_points: int) -> None:
    """What an ability does, its costs being paid. What is left to choose is asked."""
    gain(state, ability, token, more_points)
    if ability.effect == NO_EFFECT:
        end_action(state)
        return
    forget(state)
    if ability.effect == RESIDENCE:
        state.asking = MOVE_OR_SCORE
    elif ability.effect == USE_AGAIN:
        state.asking = AGAIN
    else:
        state.asking = PLACE


def gain(state: Spyrium, ability: Ability, token: int, more_points: int) -> None:
    """What an ability gives: all its points count together (S9)."""
    seat = state.to_move
    money, spyrium, points = ability.money, ability.spyrium, ability.points + more_points
    if ability.token == TOKEN_MONEY:
        money += token
    elif ability.token == TOKEN_SPYRIUM:
        spyrium += token
    elif ability.token == TOKEN_POINTS:
        points += token
    if money:
        earn(state, seat, money)
    if spyrium:
        state.spyrium[seat] += spyrium
        state.note("gets_spyrium", seat, spyrium)
    if points:
        score(state, seat, points)
    if ability.recruits:
        recruit(state, seat, ability.recruits)


# The end of an action, of a turn, of the game


def forget(state: Spyrium) -> None:
    """What the action was about is settled."""
    state.site = NONE
    state.card = NONE
    state.due = 0
    state.ability = NONE


def bonus_is_due(state: Spyrium, seat: int) -> bool:
    """S9 At 8 VP or more a bonus, at 20 or more the other one."""
    points, taken = state.points[seat], state.bonuses[seat]
    if points < state.box.figures.first_bonus or taken == BOTH_BONUSES:
        return False
    return taken == 0 or points >= state.box.figures.second_bonus


def end_action(state: Spyrium) -> None:
    """S9 A bonus comes before the next action; S3 then the next player who has not passed."""
    seat = state.to_move
    forget(state)
    if bonus_is_due(state, seat):
        state.asking = BONUS
        return
    state.asking = ACTION
    for _ in range(state.players):
        seat = state.left_of(seat)
        if state.phase[seat] != PASSED:
            state.to_move = seat
            return
    end_turn(state)


def end_turn(state: Spyrium) -> None:
    """S11 Cards and event leave, tokens on them are discarded, all cards are upright again."""
    state.note("turn_over", NONE, state.turn + 1)
    for place in range(PLACES):
        state.market[place] = EMPTY
        state.discards += state.tokens[place]
        state.tokens[place] = NO_TOKENS
    state.occupied = 0
    if state.event_token:
        state.discards += one_token(state.event_token)
    state.event_token = 0
    state.event_used = 0
    state.turned = 0
    for seat in range(state.players):
        state.phase[seat] = PHASE_ONE
        state.active[seat] = 0
        upright(state, seat)
    state.event = NONE
    if state.turn + 1 == TURNS:
        end_game(state)
        return
    state.first = state.left_of(state.first)
    state.note("first_player", state.first)
    period = state.period()
    state.turn += 1
    if state.period() != period:
        state.deck = state.box.decks[state.period()]
    begin_turn(state)


def upright(state: Spyrium, seat: int) -> None:
    """A district with all buildings unused, and nobody on them."""
    for building in state.districts[seat]:
        if building >= USED:
            state.districts[seat] = tuple([each & CARD_BITS for each in state.districts[seat]])
            return


def end_game(state: Spyrium) -> None:
    """S12 After turn 6, with no further income."""
    state.asking = NOTHING
    state.to_move = OVER
    state.note("over", NONE)
