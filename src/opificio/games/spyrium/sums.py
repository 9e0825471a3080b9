"""What abilities take and give, as sums for sentences: by the facts that tell of it, how much of each."""

from __future__ import annotations

from typing import Final

from opificio.games.spyrium.components import (
    EFFECTS,
    NO_EFFECT,
    PAY_TOKEN,
    TOKEN_MONEY,
    TOKEN_POINTS,
    TOKEN_SPYRIUM,
    TOKEN_USES,
    Ability,
)

UNKNOWN: Final = 0  # the value of a token, on a card as it is printed


def printed_cost(ability: Ability) -> dict[str, int]:
    """What an ability takes, as its card says it."""
    taken = cost(ability, ability.workers, ability.pay_money)
    if ability.pay_per_worker:
        taken["pays_per_worker"] = ability.pay_per_worker
    if ability.token == PAY_TOKEN:
        taken["pays_token"] = 1
    return taken


def cost(ability: Ability, workers: int, money: int) -> dict[str, int]:
    """What an ability takes where it comes to so many workers and so much money."""
    return _some({"staffs": workers, "spends": ability.pay_spyrium, "pays": money})


def gain(ability: Ability, more_points: int) -> dict[str, int]:
    """What an ability gives beside its token, with points by Engineering."""
    given = _some(
        {
            "earns": ability.money,
            "gets_spyrium": ability.spyrium,
            "scores": ability.points + more_points,
            "recruits": ability.recruits,
        }
    )
    if ability.effect != NO_EFFECT:
        given[EFFECTS[ability.effect]] = 1
    return given


def gain_by_token(ability: Ability, lying: int) -> dict[str, int]:
    """What an ability gives before its token is chosen; `lying` is the value of the one there, if known."""
    given = gain(ability, 0)
    if ability.token > PAY_TOKEN:
        given[f"token_{TOKEN_USES[ability.token]}"] = lying
    return given


def gain_with_token(ability: Ability, value: int) -> dict[str, int]:
    """What an ability gives with a token that counts as this value."""
    given = gain(ability, value if ability.token == TOKEN_POINTS else 0)
    if ability.token == TOKEN_MONEY:
        given["earns"] = ability.money + value
    elif ability.token == TOKEN_SPYRIUM:
        given["gets_spyrium"] = ability.spyrium + value
    return given


def _some(amounts: dict[str, int]) -> dict[str, int]:
    return {kind: amount for kind, amount in amounts.items() if amount}
