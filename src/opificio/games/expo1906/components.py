"""An edition of Expo 1906: reads the TOML text and keeps tables for the engine.

Tiles are numbered by design: resource tiles first, then projects, then technologies. The latter two also have
numbers of their own, for bit masks. What a box must hold beyond the form of its file is in `constraints`.
"""

from __future__ import annotations

from typing import Final

from opificio.core.bag import Bag
from opificio.core.edition import BadEdition, Entry, edition_hash, parse, shown
from opificio.games.expo1906.lab import Lab, pack
from opificio.games.expo1906.patents import FIRST_COLUMN, LINES

NONE: Final = -1
MOST_PLAYERS: Final = 4

# Types of resource, in pairs: the pair of a type is type // 2. All but the energies have a line of patents.
FIRST_ENERGY: Final = 6
STEAM: Final = 6
ELECTRICITY: Final = 7
RESOURCES: Final = [
    "steel", "copper", "manual", "automated", "empirical", "scientific", "steam", "electricity",
]  # fmt: skip
ENERGIES: Final = ["steam", "electricity"]

# Action cards; hands are bit masks
STATION: Final = 0
ACADEMY: Final = 1
LABORATORY: Final = 2
JOURNAL: Final = 3
SKYSCRAPER: Final = 4
MEETING: Final = 5
CARDS: Final = ["station", "academy", "laboratory", "journal", "skyscraper", "meeting"]
ALL_CARDS: Final = 63
NO_CARD: Final = -1

# Shapes of tiles, as `lab` draws them; resource tiles and scraps are single
SINGLE: Final = 0
L: Final = 1
T: Final = 2
S: Final = 3
I: Final = 4  # noqa: E741
SQUARE: Final = 5
SHAPES: Final = ["single", "L", "T", "S", "I", "square"]
PROJECT_SHAPES: Final = [L, T, S, I, SQUARE]

# Bonus chits (E7.4)
EIFFEL: Final = 0
FERRIS: Final = 1
COLONIES: Final = 2
METRO: Final = 3
FINE_ARTS: Final = 4
SIMPLON: Final = 5
CHITS: Final = ["eiffel", "ferris", "colonies", "metro", "fine_arts", "simplon"]

MOST_NEED: Final = 3  # of a type (E4.1)
MOST_SUPPLY: Final = 6  # ten tiles around a project still fit a field of packed amounts
SHORTEST_SIDE: Final = 4  # of a lab: the I must fit
LONGEST_SIDE: Final = 7


class Resource:
    """A design of resource tile: 2 of one type on two sides, 1 of another on the other two."""

    def __init__(self, two: int, one: int, copies: int) -> None:
        self.index = NONE
        self.id: Final = f"{RESOURCES[two]}-{RESOURCES[one]}"
        self.two: Final = two
        self.one: Final = one
        self.copies: Final = copies
        self.origins: dict[str, str] = {}


class Project:
    """An invention: what it needs, and what it brings."""

    def __init__(self, number: int, id: str, name: str, shape: int, needs: list[int], vp: int) -> None:
        self.index = NONE  # among all tiles
        self.number: Final = number  # among projects
        self.id: Final = id
        self.name: Final = name
        self.shape: Final = shape
        self.needs: Final = needs  # by type
        self.need: Final = pack(needs)
        self.energy: Final = STEAM if needs[STEAM] else ELECTRICITY
        self.vp: Final = vp
        self.origins: dict[str, str] = {}


class Technology:
    """A technology: what it supplies to every project that it touches, or the card that it improves."""

    def __init__(
        self, number: int, id: str, name: str, shape: int, supplies: list[int], improves: int
    ) -> None:
        self.index = NONE  # among all tiles
        self.number: Final = number  # among technologies
        self.id: Final = id
        self.name: Final = name
        self.shape: Final = shape
        self.supplies: Final = supplies  # by type
        self.supply: Final = pack(supplies)
        self.improves: Final = improves  # a card, or NO_CARD
        self.origins: dict[str, str] = {}


class Figures:
    """The figures of the rules that an edition states. Pairs are of the base card and the improved one."""

    def __init__(self, entry: Entry, problems: list[str]) -> None:
        self.rounds: Final = entry.number("rounds", 1, 99)
        self.projects_to_end: Final = entry.number("projects_to_end", 1, 30)
        self.most_money: Final = entry.number("most_money", 0, 99)
        self.start_money: Final = _numbers(entry, "start_money", MOST_PLAYERS)  # by place in turn order
        self.solo_money: Final = entry.number("solo_money", 0, 99)
        self.tokens: Final = entry.number("tokens", 1, 9)
        self.columns: Final = entry.number("columns", 2, 10)
        self.station_tiles: Final = entry.number("station_tiles", 0, 9)  # for each player
        self.jury_spaces: Final = entry.number("jury_spaces", 1, 99)
        self.jury_start: Final = entry.number("jury_start", 0, 99)
        self.station_prices: Final = _prices(entry)
        self.academy_price: Final = entry.number("academy_price", 0, 99)
        self.academy_gift: Final = _numbers(entry, "academy_gift", 2)
        self.lab_steps: Final = _numbers(entry, "lab_steps", 2)
        self.journal_points: Final = _numbers(entry, "journal_points", 2)
        self.journal_discount: Final = _numbers(entry, "journal_discount", 2)
        self.skyscraper_money: Final = _numbers(entry, "skyscraper_money", 2)
        self.meeting_choices: Final = entry.number("meeting_choices", 0, 4)
        self.meeting_moves: Final = entry.number("meeting_moves", 0, 9)
        self.meeting_money: Final = entry.number("meeting_money", 0, 99)
        self.meeting_points: Final = entry.number("meeting_points", 0, 9)
        self.ghost_tiles: Final = _numbers(entry, "ghost_tiles", 2)  # solo, two players
        self.deck_copies: Final = _counts(entry, "deck_copies", CARDS, problems)
        self.jury_points: Final = entry.number("jury_points", 0, 99)  # for a project of the jury's energy
        columns = [str(column) for column in range(self.columns + 1)]
        self.column_points: Final = _counts(entry, "column_points", columns, problems)
        self.eiffel_step: Final = entry.number("eiffel_step", 1, 99)
        self.ferris_step: Final = entry.number("ferris_step", 1, 99)
        self.metro_points: Final = entry.number("metro_points", 0, 99)
        self.metro_most: Final = entry.number("metro_most", 0, 99)
        self.fine_arts_points: Final = entry.number("fine_arts_points", 0, 99)


FIGURES: Final = [
    "rounds", "projects_to_end", "most_money", "start_money", "solo_money", "tokens", "columns",
    "station_tiles", "jury_spaces", "jury_start", "station_prices", "academy_price", "academy_gift",
    "lab_steps", "journal_points", "journal_discount", "skyscraper_money", "meeting_choices", "meeting_moves",
    "meeting_money", "meeting_points", "ghost_tiles", "deck_copies", "jury_points", "column_points",
    "eiffel_step", "ferris_step", "metro_points", "metro_most", "fine_arts_points",
]  # fmt: skip


class Patents:
    """The printed part of the Patents Office: its lines, and the arrows between neighbours."""

    def __init__(self, lines: list[int], columns: int) -> None:
        self.lines: Final = lines  # types, top to bottom
        # By line and column: the price of the jump between this line and the next; NONE without an arrow
        self.arrow: Final = [[NONE] * (columns + 1) for _ in range(LINES - 1)]


class Box:
    """The contents of one edition's box: the tiles, the boards, the chits, and tables of them."""

    def __init__(
        self,
        id: str,
        title: str,
        hash: str,
        figures: Figures,
        lab: Lab,
        scraps: int,
        patents: Patents,
        resources: list[Resource],
        projects: list[Project],
        technologies: list[Technology],
        jury: list[int],
        chit_names: list[str],
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.hash: Final = hash
        self.figures: Final = figures
        self.lab: Final = lab
        self.scraps: Final = scraps  # the spaces where scrap lies at the start
        self.lines: Final = patents.lines
        self.arrow: Final = patents.arrow
        self.resources: Final = resources
        self.projects: Final = projects
        self.technologies: Final = technologies
        self.jury: Final = jury  # tiles of steam, of electricity
        self.chits: Final = CHITS
        self.chit_names: Final = chit_names
        self.origins: dict[str, str] = {}
        self.first_project: Final = len(resources)
        self.first_technology: Final = self.first_project + len(projects)
        self.tiles: Final = self.first_technology + len(technologies)
        self.tile_ids: Final[list[str]] = []
        self.shape_of: Final[list[int]] = []
        self.pile: Final = Bag([resource.copies for resource in resources])
        self.shape_projects: Final = [0] * len(SHAPES)  # masks over the projects' numbers
        for resource in resources:
            resource.index = self._number(resource.id, SINGLE)
        for project in projects:
            project.index = self._number(project.id, project.shape)
            self.shape_projects[project.shape] |= 1 << project.number
        for technology in technologies:
            technology.index = self._number(technology.id, technology.shape)

    def _number(self, id: str, shape: int) -> int:
        self.tile_ids.append(id)
        self.shape_of.append(shape)
        return len(self.tile_ids) - 1

    def tile(self, id: str) -> int:
        """The tile of that id; -1 if there is none."""
        return self.tile_ids.index(id) if id in self.tile_ids else NONE

    def all_origins(self) -> list[str]:
        """The origin of every value of the edition."""
        origins = list(self.origins.values())
        for resource in self.resources:
            origins.extend(resource.origins.values())
        for project in self.projects:
            origins.extend(project.origins.values())
        for technology in self.technologies:
            origins.extend(technology.origins.values())
        return origins


# Reading


def read_box(text: str, source: str) -> Box:
    """The box that an edition describes; BadEdition with all that is wrong with the form of the file."""
    data = parse(text, source)
    problems: list[str] = []
    whole = Entry("the edition", data, problems)
    head = whole.table("edition")
    if head.text("game", "expo1906") != "expo1906":
        head.problem("this is not an edition of expo1906")
    figures = Figures(head, problems)
    id = _read_id(head)
    title = head.text("title", id)
    origins = head.origins(FIGURES, [])
    head.close()
    grid = whole.table("lab")
    lab = Lab(
        grid.number("rows", SHORTEST_SIDE, LONGEST_SIDE), grid.number("columns", SHORTEST_SIDE, LONGEST_SIDE)
    )
    box = Box(
        id,
        title,
        edition_hash(data),
        figures,
        lab,
        _read_scraps(grid, lab, origins),
        _read_patents(whole, figures.columns, origins),
        [_read_resource(entry) for entry in whole.tables("resource")],
        [_read_project(at, entry, problems) for at, entry in enumerate(whole.tables("project"))],
        [_read_technology(at, entry, problems) for at, entry in enumerate(whole.tables("technology"))],
        _read_jury(whole, origins),
        _read_chits(whole, origins),
    )
    box.origins.update(origins)
    _refuse_twins(whole, "tiles", box.tile_ids)
    whole.close()
    if problems:
        raise BadEdition(source, problems)
    return box


def _end(entry: Entry, name: str, also: list[str], origins: dict[str, str]) -> None:
    """Note where the values of an entry come from, under its name; then nothing may be left of it."""
    for key, origin in entry.origins(entry.values_read(), also).items():
        origins[f"{name} {key}"] = origin
    entry.close()


def _read_id(entry: Entry) -> str:
    """An id as notation needs it: one word."""
    id = entry.text("id")
    if len(id.split()) > 1:
        entry.problem(f"id must be one word, got {shown(id)}")
    return id


def _refuse_twins(whole: Entry, what: str, ids: list[str]) -> None:
    plain = [id.lower() for id in ids]
    for at, id in enumerate(plain):
        if id in plain[:at]:
            whole.problem(f"two {what} are {ids[at]}")


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


def _read_patents(whole: Entry, columns: int, origins: dict[str, str]) -> Patents:
    entry = whole.table("patents")
    ids = entry.texts("lines")
    if sorted(ids) != sorted(RESOURCES[:LINES]):
        entry.problem(f"lines must be {', '.join(RESOURCES[:LINES])}, each once; got {shown(ids)}")
        ids = RESOURCES[:LINES]
    _end(entry, "patents", [], origins)
    patents = Patents([RESOURCES.index(id) for id in ids], columns)
    for arrow in whole.tables("arrow", "lines"):
        _read_arrow(arrow, ids, patents, origins)
    return patents


def _read_arrow(entry: Entry, ids: list[str], patents: Patents, origins: dict[str, str]) -> None:
    """An arrow stands in any column but the first, which is one box for all lines, and the last (E5.2)."""
    column = entry.number("column", FIRST_COLUMN, len(patents.arrow[0]) - 2)
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
    _refuse_twins(whole, "chits", ids)
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


def _read_project(number: int, entry: Entry, problems: list[str]) -> Project:
    """`known` may also speak of a part of the needs: the energy, or which types there are."""
    project = Project(
        number,
        _read_id(entry),
        entry.text("name"),
        SHAPES.index(entry.one_of("shape", SHAPES[L:])),
        _amounts(entry, "needs", MOST_NEED, problems),
        entry.number("vp", 0, 20),
    )
    project.origins = entry.origins(entry.values_read(), ["energy", "types"])
    entry.close()
    return project


def _read_technology(number: int, entry: Entry, problems: list[str]) -> Technology:
    if entry.has("supplies") == entry.has("improves"):
        entry.problem("a technology either supplies resources or improves a card")
    supplies = [0] * len(RESOURCES)
    improves = NO_CARD
    if entry.has("supplies"):
        supplies = _amounts(entry, "supplies", MOST_SUPPLY, problems)
    if entry.has("improves"):
        improves = CARDS.index(entry.one_of("improves", CARDS[:MEETING]))
    technology = Technology(
        number,
        _read_id(entry),
        entry.text("name"),
        SHAPES.index(entry.one_of("shape", SHAPES[L:])),
        supplies,
        improves,
    )
    technology.origins = entry.origins(entry.values_read(), [])
    entry.close()
    return technology


# Lists and tables of numbers


def _numbers(entry: Entry, key: str, length: int) -> list[int]:
    value = entry.raw(key)
    numbers = _whole_numbers(value)
    if len(numbers) == length:
        return numbers
    entry.problem(f"{key} must be a list of {length} whole numbers from 0 to 99, got {shown(value)}")
    return [0] * length


def _whole_numbers(value: object) -> list[int]:
    """The list, if it holds nothing but whole numbers from 0 to 99; else an empty one."""
    items = value if isinstance(value, list) else []
    numbers = [item for item in items if type(item) is int and 0 <= item <= 99]
    return numbers if len(numbers) == len(items) else []


def _prices(entry: Entry) -> list[list[int]]:
    """What the first, second, … tile costs; the base card's prices, then the improved one's."""
    value = entry.raw("station_prices")
    prices = [_whole_numbers(item) for item in value] if isinstance(value, list) else []
    if len(prices) == 2 and prices[0] and prices[1]:
        return prices
    entry.problem(f"station_prices must be two lists of whole numbers from 0 to 99, got {shown(value)}")
    return [[0], [0]]


def _counts(entry: Entry, key: str, names: list[str], problems: list[str]) -> list[int]:
    """A table of numbers by name; 0 for the names that are left out."""
    value = entry.raw(key)
    if not isinstance(value, dict):
        entry.problem(f"{key} must be a table such as {{ {names[-1]} = 1 }}, got {shown(value)}")
        return [0] * len(names)
    counts = Entry(f"{entry.name}, {key}", value, problems)
    numbers = [counts.number(name, 0, 99, 0) for name in names]
    counts.close()
    return numbers


def _amounts(entry: Entry, key: str, most: int, problems: list[str]) -> list[int]:
    """Amounts of resources by type."""
    value = entry.raw(key)
    if not isinstance(value, dict):
        entry.problem(f"{key} must be a table such as {{ steel = 2, steam = 1 }}, got {shown(value)}")
        return [0] * len(RESOURCES)
    amounts = Entry(f"{entry.name}, {key}", value, problems)
    numbers = [amounts.number(resource, 0, most, 0) for resource in RESOURCES]
    amounts.close()
    return numbers
