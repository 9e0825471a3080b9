"""What an edition must hold beyond its form: the rulebook's facts, and a board that can be played."""

from __future__ import annotations

from typing import Final

from opificio.core.edition import ORIGINS, BadEdition, misstated
from opificio.games.industry import planar
from opificio.games.industry.components import (
    BONUS_KINDS,
    COLUMNS,
    ERA_OF_RESOURCE,
    ERAS,
    FIGURES,
    KINDS,
    LINK,
    NETWORKS,
    NO_RESOURCE,
    RESOURCES,
    ROAD,
    WILD,
    Board,
    Figures,
    Zone,
    members,
    pair_name,
    read_board,
    zone_id,
)

JOKERS: Final = 7
DISCOUNTS: Final = 2
BANK_ERAS: Final = [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5]  # in the order of RESOURCES
# The figures that the rulebook states, in the order of FIGURES, each with its rule
STATED: Final = [
    (4, "I1.2"), (1, "I2.1"), (1, "I2.2"), (3, "I6.2"), (2, "I6.2"), (3, "I5.1"), (-5, "I5.1"), (3, "I6.2"),
]  # fmt: skip
UNPAYABLE: Final = -1


def checked_board(text: str, source: str) -> Board:
    """The board that an edition describes; BadEdition with every problem. The engine's way to a board."""
    board = read_board(text, source)
    found = problems(board)
    if found:
        raise BadEdition(source, found)
    return board


def problems(board: Board) -> list[str]:
    """All that speaks against playing on this board: the entry, the reason and, if there is one, the rule."""
    return [
        *_figures(board.figures),
        *_bank(board),
        *_order(board),
        *_jokers(board),
        *_discounts(board),
        *_producers(board),
        *_needs(board),
        *_pairs(ROAD, board.roads, board.factories, "factory"),
        *_pairs(LINK, board.links, board.technologies, "technology"),
        *_networks(board),
        *planar.problems(board),
    ]


def summary(board: Board) -> list[tuple[str, int]]:
    """How much there is of what: zones by kind, roads, links, and values by origin."""
    counts = [
        (name, len([zone for zone in board.zones if zone.kind == kind])) for kind, name in enumerate(KINDS)
    ]
    counts += [(ROAD, len(board.roads)), (LINK, len(board.links))]
    origins = board.all_origins()
    return counts + [(origin, origins.count(origin)) for origin in ORIGINS]


# The rulebook's facts


def _figures(figures: Figures) -> list[str]:
    given = [
        figures.start_talers, figures.income, figures.column_a_bonus, figures.link_points,
        figures.joker_points, figures.subsidy_talers, figures.subsidy_points, figures.talers_per_point,
    ]  # fmt: skip
    return misstated(FIGURES, given, STATED)


def _bank(board: Board) -> list[str]:
    found: list[str] = []
    for resource, name in enumerate(RESOURCES):
        era = board.bank_era[resource] + 1
        if era != BANK_ERAS[resource]:
            found.append(f"[bank]: {name} is sold from era {BANK_ERAS[resource]} on, got {era} (I4.5)")
    return found


def _order(board: Board) -> list[str]:
    found: list[str] = []
    for zone in board.zones:
        if zone.column and board.zones[zone.index - 1].kind > zone.kind:
            left = board.zones[zone.index - 1]
            reason = (
                f"a {KINDS[zone.kind]} cannot stand to the right of the {KINDS[left.kind]} {left.id} (I1.1)"
            )
            found.append(f"zone {zone.id}: {reason}")
    return found


def _jokers(board: Board) -> list[str]:
    found: list[str] = []
    jokers = len(members(board.jokers))
    wild = len(members(board.jokers_of[WILD]))
    if jokers != JOKERS:
        found.append(f"the edition: {JOKERS} zones are jokers, got {jokers} (I1.1)")
    if wild != 1:
        found.append(f'the edition: one joker is the "?", got {wild} (I4.3)')
    return found


def _discounts(board: Board) -> list[str]:
    discounts = [zone_id(zone) for zone in members(board.discounts)]
    if len(discounts) == DISCOUNTS:
        return []
    got = ", ".join(discounts) or "none"
    return [f'the edition: Bank and Stock Exchange, no others, have effect = "discount"; got {got} (I4.8)']


# Resources


def _producers(board: Board) -> list[str]:
    found = [
        f"the edition: no factory makes {RESOURCES[at]}" for at, made in enumerate(board.makers) if not made
    ]
    for zone in board.zones:
        if zone.makes != NO_RESOURCE and ERA_OF_RESOURCE[zone.makes] != zone.era:
            made, era = RESOURCES[zone.makes], ERA_OF_RESOURCE[zone.makes] + 1
            found.append(f"zone {zone.id}: makes {made}, which belongs to era {era} (I4.5)")
    return found


def _needs(board: Board) -> list[str]:
    found: list[str] = []
    for era in range(ERAS):
        buildable = _buildable(board, era)
        for zone in _zones_of(board, era):
            early = [RESOURCES[need] for need in zone.needs if ERA_OF_RESOURCE[need] > era]
            if early:
                found.append(
                    f"zone {zone.id}: needs {early[0]}, which does not exist in era {era + 1} (I4.5)"
                )
            elif not buildable >> zone.index & 1:
                needs = " and ".join([RESOURCES[need] for need in zone.needs])
                reason = f"needs {needs}, for which there can be no source in era {era + 1} (I4.3)"
                found.append(f"zone {zone.id}: {reason}")
    return found


def _zones_of(board: Board, era: int) -> list[Zone]:
    return board.zones[COLUMNS * era : COLUMNS * (era + 1)]


def _buildable(board: Board, era: int) -> int:
    """The zones of an era whose requirements some course of the game can meet in that era.

    Followed through: every set of the era's producers that can stand, with every rest of jokers it leaves.
    Before its era is over a resource comes only from them; afterwards the bank sells it (I4.5).
    """
    buildable = 0
    first = (0, board.jokers & (1 << COLUMNS * (era + 1)) - 1)
    seen = {first}
    open_ends = [first]
    while open_ends:
        developed, hand = open_ends.pop()
        for zone in _zones_of(board, era):
            rest = _pay(board, era, developed, hand, zone.needs)
            if rest == UNPAYABLE:
                continue
            buildable |= 1 << zone.index
            course = (developed | 1 << zone.index, rest)
            if zone.makes != NO_RESOURCE and course not in seen and not developed >> zone.index & 1:
                seen.add(course)
                open_ends.append(course)
    return buildable


def _pay(board: Board, era: int, developed: int, hand: int, needs: list[int]) -> int:
    """The jokers left when the needs are met with as few of them as possible, or UNPAYABLE."""
    for need in needs:
        if board.bank_era[need] <= era or board.makers[need] & developed:
            continue
        jokers = hand & board.jokers_of[need] or hand & board.jokers_of[WILD]
        if not jokers:
            return UNPAYABLE
        hand ^= jokers & -jokers
    return hand


# Connections


def _pairs(kind: str, pairs: list[tuple[int, int]], allowed: int, joined: str) -> list[str]:
    found: list[str] = []
    for at, pair in enumerate(pairs):
        name = pair_name(kind, pair)
        found += [
            f"{name}: {zone_id(zone)} is no {joined} (I6.2)" for zone in pair if not allowed >> zone & 1
        ]
        if pair in pairs[:at]:
            found.append(f"{name}: stands twice")
    return found


def _networks(board: Board) -> list[str]:
    found: list[str] = []
    for kind, name in enumerate(NETWORKS):
        factories = board.network[kind]
        strangers = members(factories & ~board.factories)
        found += [f"network {name}: {zone_id(zone)} is no factory (I6.4)" for zone in strangers]
        if not factories:
            found.append(f"network {name}: no factory lies on it (I6.4)")
        if planar.network_zones(board, kind) == factories:
            found.append(f"network {name}: there is no bonus zone of its kind, {BONUS_KINDS[kind]} (I6.4)")
    return found
