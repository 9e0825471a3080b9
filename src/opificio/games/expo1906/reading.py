"""Reading an edition of Expo 1906: the TOML text becomes a box, or every problem of its form is told."""

from __future__ import annotations

from typing import Final

from opificio.core.edition import BadEdition, Entry, Head, edition_hash, parse, shown
from opificio.games.expo1906.components import (
    CARDS,
    CHITS,
    ENERGIES,
    FIGURES,
    MEETING,
    NO_CARD,
    NONE,
    PROJECT_SHAPES,
    RESOURCES,
    SHAPES,
    Box,
    Figures,
    Patents,
    Project,
    Resource,
    Technology,
)
from opificio.games.expo1906.lab import Lab
from opificio.games.expo1906.patents import COLUMNS, FIRST_COLUMN, LINES

FOUR_SPACES: Final = [SHAPES[shape] for shape in PROJECT_SHAPES]  # of projects and technologies (E4.1)
MOST_NEED: Final = 3  # of a type (E4.1)
MOST_SUPPLY: Final = 6  # ten neighbours of a project still fit a field of packed amounts
SHORTEST_SIDE: Final = 4  # of a lab: an I must fit
LONGEST_SIDE: Final = 7


def read_box(text: str, source: str) -> Box:
    """The box that an edition describes; BadEdition with all that is wrong with the form of the file."""
    data = parse(text, source)
    problems: list[str] = []
    whole = Entry("the edition", data, problems)
    head = Head(whole, "expo1906")
    figures = Figures(head.entry)
    origins = head.entry.origins(FIGURES, [])
    head.entry.close()
    grid = whole.table("lab")
    lab = Lab(
        grid.number("rows", SHORTEST_SIDE, LONGEST_SIDE), grid.number("columns", SHORTEST_SIDE, LONGEST_SIDE)
    )
    box = Box(
        head.id,
        head.title,
        edition_hash(data),
        figures,
        lab,
        _read_scraps(grid, lab, origins),
        _read_patents(whole, origins),
        [_read_resource(entry) for entry in whole.tables("resource", "two", "one")],
        [_read_project(number, entry) for number, entry in enumerate(whole.tables("project"))],
        [_read_technology(number, entry) for number, entry in enumerate(whole.tables("technology"))],
        _read_jury(whole, origins),
        _read_chits(whole, origins),
    )
    box.origins.update(origins)
    whole.refuse_twins("tiles", box.tile_ids)
    whole.close()
    if problems:
        raise BadEdition(source, problems)
    return box


def _end(entry: Entry, name: str, also: list[str], origins: dict[str, str]) -> None:
    """Note where the values of an entry come from, under its name; then nothing may be left of it."""
    for key, origin in entry.origins(entry.values_read(), also).items():
        origins[f"{name} {key}"] = origin
    entry.close()


# Boards


def _read_scraps(grid: Entry, lab: Lab, origins: dict[str, str]) -> int:
    mask = 0
    for id in grid.texts("scraps"):
        cell = lab.cell(id)
        if cell == NONE:
            grid.problem(f"scraps names {shown(id)}, which is no space of the lab")
        elif mask >> cell & 1:
            grid.problem(f"scraps names {id} twice")
        else:
            mask |= 1 << cell
    _end(grid, "lab", ["number_of_scraps"], origins)
    return mask


def _read_patents(whole: Entry, origins: dict[str, str]) -> Patents:
    entry = whole.table("patents")
    ids = entry.texts("lines")
    if sorted(ids) != sorted(RESOURCES[:LINES]):
        entry.problem(f"lines must be {', '.join(RESOURCES[:LINES])}, each once; got {shown(ids)}")
        ids = RESOURCES[:LINES]
    _end(entry, "patents", [], origins)
    patents = Patents([RESOURCES.index(id) for id in ids])
    for arrow in whole.tables("arrow", "lines"):
        _read_arrow(arrow, ids, patents, origins)
    return patents


def _read_arrow(entry: Entry, ids: list[str], patents: Patents, origins: dict[str, str]) -> None:
    """An arrow stands in any column but the first, which is one box for all lines, and the last (E5.2)."""
    column = entry.number("column", FIRST_COLUMN, COLUMNS - 1)
    price = entry.number("price", 0, 9)
    ends = sorted([ids.index(id) for id in entry.texts("lines") if id in ids])
    if len(ends) != 2 or ends[0] + 1 != ends[1]:
        entry.problem("lines must be two neighbours of the Patents Office")
    elif patents.arrow[ends[0]][column] != NONE:
        entry.problem(f"there is an arrow in column {column} already")
    else:
        patents.arrow[ends[0]][column] = price
    _end(entry, f"{entry.name} {column}", [], origins)


def _read_jury(whole: Entry, origins: dict[str, str]) -> list[int]:
    entry = whole.table("jury")
    jury = [entry.number(energy, 0, 99) for energy in ENERGIES]
    _end(entry, "jury", ["total"], origins)
    return jury


def _read_chits(whole: Entry, origins: dict[str, str]) -> list[str]:
    names = [""] * len(CHITS)
    ids: list[str] = []
    for entry in whole.tables("chit"):
        ids.append(entry.one_of("id", CHITS))
        names[CHITS.index(ids[-1])] = entry.text("name")
        _end(entry, entry.name, [], origins)
    whole.refuse_twins("chits", ids)
    for id in CHITS:
        if id not in ids:
            whole.problem(f"there is no chit {id}")
    return names


# Tiles


def _read_resource(entry: Entry) -> Resource:
    two = RESOURCES.index(entry.one_of("two", RESOURCES))
    one = RESOURCES.index(entry.one_of("one", RESOURCES))
    resource = Resource(two, one, entry.number("copies", 1, 96))
    if two == one:
        entry.problem(f"one must be another type than two, got {shown(RESOURCES[one])}")
    resource.origins = entry.origins(entry.values_read(), [])
    entry.close()
    return resource


def _read_project(number: int, entry: Entry) -> Project:
    """`known` may also speak of a part of the needs: the energy, or which types there are."""
    project = Project(
        number,
        entry.id(),
        entry.text("name"),
        SHAPES.index(entry.one_of("shape", FOUR_SPACES)),
        _amounts(entry, "needs", MOST_NEED),
        entry.number("vp", 0, 20),
    )
    project.origins = entry.origins(entry.values_read(), ["energy", "types"])
    entry.close()
    return project


def _read_technology(number: int, entry: Entry) -> Technology:
    if entry.has("supplies") == entry.has("improves"):
        entry.problem("a technology either supplies resources or improves a card")
    supplies = [0] * len(RESOURCES)
    improves = NO_CARD
    if entry.has("supplies"):
        supplies = _amounts(entry, "supplies", MOST_SUPPLY)
    if entry.has("improves"):
        improves = CARDS.index(entry.one_of("improves", CARDS[:MEETING]))
    technology = Technology(
        number,
        entry.id(),
        entry.text("name"),
        SHAPES.index(entry.one_of("shape", FOUR_SPACES)),
        supplies,
        improves,
    )
    technology.origins = entry.origins(entry.values_read(), [])
    entry.close()
    return technology


def _amounts(entry: Entry, key: str, most: int) -> list[int]:
    """Amounts of resources by type."""
    table = entry.inner(key, "{ steel = 2, steam = 1 }")
    amounts = [table.number(resource, 0, most, 0) for resource in RESOURCES]
    table.close()
    return amounts
