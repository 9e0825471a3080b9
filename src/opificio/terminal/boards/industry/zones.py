"""Zones of Industry in words: those on sale in a table, or all about one."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from opificio.games.industry.components import (
    BONUS,
    FACTORY,
    JOKER,
    NETWORKS,
    NO_RESOURCE,
    TECHNOLOGY,
    Zone,
    members,
    zone_id,
)
from opificio.games.industry.decisions.supply import IMPOSSIBLE, cheapest
from opificio.games.industry.state import Industry
from opificio.terminal.boards.industry.board import DISCOUNT, mark
from opificio.terminal.boards.industry.signs import Signs
from opificio.terminal.screen import listing, stacked

NOTHING: Final = "–"


def open_zones(state: Industry, signs: Signs) -> Table:
    """The zones on sale in this round."""
    table = listing()
    table.add_column("")
    table.add_column(signs.label("open"), style="bold", overflow="fold")
    for label in ("kind", "cost", "needs"):
        table.add_column(stacked(signs.label(label)), overflow="fold")
    table.add_column("", overflow="fold")
    for index in members(state.open_zones):
        zone = state.board.zones[index]
        table.add_row(
            mark(state, index),
            _name(zone, signs),
            signs.kinds[zone.kind],
            _cost(zone),
            _needs(zone, signs),
            " · ".join([*_worth_in_signs(zone, signs), *_joins(state, zone, signs)]),
        )
    return table


def one_zone(state: Industry, index: int, signs: Signs) -> Group:
    """All about a zone."""
    zone = state.board.zones[index]
    facts = Table.grid(padding=(0, 2))
    for label, value in _facts(state, zone, signs):
        facts.add_row(label, value)
    notes = [Text(note) for note in (*_worth(zone, signs), *_joins(state, zone, signs))]
    return Group(Text(_name(zone, signs), style="bold"), facts, *notes)


def _facts(state: Industry, zone: Zone, signs: Signs) -> list[tuple[str, str]]:
    facts = [
        (signs.label("kind"), signs.kinds[zone.kind]),
        (signs.label("era"), str(zone.era + 1)),
    ]
    owner = _owner(state, zone, signs)
    if owner:
        facts.append((signs.label("owner"), owner))
    if zone.kind == JOKER:
        return facts
    if zone.kind != TECHNOLOGY:
        facts.append((signs.label("cost"), _cost(zone)))
    facts.append((signs.label("needs"), _needs(zone, signs) or NOTHING))
    return facts + _facts_for_the_player(state, zone, signs)


def _facts_for_the_player(state: Industry, zone: Zone, signs: Signs) -> list[tuple[str, str]]:
    """What it would cost whoever is asked now."""
    facts: list[tuple[str, str]] = []
    seat = state.to_move
    if seat >= 0 and zone.kind != TECHNOLOGY:
        facts.append((signs.label("cost_now"), str(state.construction_cost(seat, zone.index))))
    if seat >= 0 and zone.needs:
        talers = cheapest(state, seat, zone.needs, 0)
        resources = signs.label("no_source") if talers == IMPOSSIBLE else str(talers)
        facts.append((signs.label("resource_cost"), resources))
    return facts


def _owner(state: Industry, zone: Zone, signs: Signs) -> str:
    for seat in range(state.players):
        if (state.owned[seat] | state.jokers[seat]) >> zone.index & 1:
            return f"{signs.speech.seat(seat)} {mark(state, zone.index).plain}"
    return ""


def _name(zone: Zone, signs: Signs) -> str:
    return f"{zone.id} {signs.name('zones', zone.id)}"


def _cost(zone: Zone) -> str:
    return str(zone.cost) if zone.kind in (BONUS, FACTORY) else ""


def _needs(zone: Zone, signs: Signs) -> str:
    return ", ".join(signs.resources[need] for need in zone.needs)


def _worth(zone: Zone, signs: Signs) -> list[str]:
    """What the zone brings."""
    worth: list[str] = []
    if zone.makes != NO_RESOURCE:
        worth.append(signs.labelled(signs.label("makes"), signs.resources[zone.makes]))
    if zone.discount:
        worth.append(signs.label("discount"))
    if zone.kind in (FACTORY, TECHNOLOGY):
        worth.append(signs.labelled(signs.label("zone_points"), zone.points))
    if zone.kind == BONUS:
        network = signs.name("networks", NETWORKS[zone.bonus])
        worth += [
            f"{signs.bonuses[zone.bonus]} ({network})",
            signs.labelled(signs.label("multiplier"), zone.multiplier),
        ]
    return worth


def _worth_in_signs(zone: Zone, signs: Signs) -> list[str]:
    """The same, short: the signs are those of the board."""
    worth: list[str] = []
    if zone.makes != NO_RESOURCE:
        worth.append(signs.labelled(signs.label("makes"), signs.resources[zone.makes]))
    if zone.discount:
        worth.append(DISCOUNT)
    if zone.kind in (FACTORY, TECHNOLOGY):
        worth.append(f"+{zone.points}")
    if zone.kind == BONUS:
        network = signs.name("networks", NETWORKS[zone.bonus])
        worth.append(f"{signs.bonuses[zone.bonus]} ({network}) ×{zone.multiplier}")
    return worth


def _joins(state: Industry, zone: Zone, signs: Signs) -> list[str]:
    """The networks it lies on, and the zones that a road or a link joins it with."""
    board = state.board
    joins = [
        signs.name("networks", name)
        for kind, name in enumerate(NETWORKS)
        if board.network[kind] >> zone.index & 1
    ]
    for name, pairs in (("road", board.roads), ("link", board.links)):
        others = [_other(state, pair, zone.index) for pair in pairs if zone.index in pair]
        if others:
            joins.append(signs.labelled(signs.name("joins", name), " ".join(others)))
    return joins


def _other(state: Industry, pair: tuple[int, int], zone: int) -> str:
    """The other end, with whose it is."""
    other = pair[1] if pair[0] == zone else pair[0]
    return f"{zone_id(other)}{mark(state, other).plain}"
