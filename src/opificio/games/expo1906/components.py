"""The components of Expo 1906: tiles, cards, boards and figures of an edition, as tables for the engine.

Tiles are numbered by design: resource tiles first, then projects, then technologies. The latter two also have
numbers of their own, for bit masks. `reading` makes a box of an edition's text, `constraints` checks it.
"""

from __future__ import annotations

from typing import Final

from opificio.core.bag import Bag
from opificio.core.edition import Entry, shown
from opificio.games.expo1906.lab import Lab, pack
from opificio.games.expo1906.patents import COLUMNS, FIRST_COLUMN, LINES

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
SCRAP_ID: Final = "scrap"  # no tile of the box: what it is called where tiles are named

# Bonus chits (E7.4)
EIFFEL: Final = 0
FERRIS: Final = 1
COLONIES: Final = 2
METRO: Final = 3
FINE_ARTS: Final = 4
SIMPLON: Final = 5
CHITS: Final = ["eiffel", "ferris", "colonies", "metro", "fine_arts", "simplon"]


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


COLUMN_NAMES: Final = [str(column) for column in range(COLUMNS + 1)]


class Figures:
    """The figures of the rules that an edition states. Pairs are of the base card and the improved one."""

    def __init__(self, entry: Entry) -> None:
        self.rounds: Final = entry.number("rounds", 1, 99)
        self.projects_to_end: Final = entry.number("projects_to_end", 1, 30)
        self.most_money: Final = entry.number("most_money", 0, 99)
        self.start_money: Final = _numbers(entry, "start_money", MOST_PLAYERS)  # by place in turn order
        self.solo_money: Final = entry.number("solo_money", 0, 99)
        self.tokens: Final = entry.number("tokens", 1, 9)
        self.columns: Final = entry.number("columns", FIRST_COLUMN, COLUMNS)
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
        self.deck_copies: Final = _counts(entry, "deck_copies", CARDS)
        self.jury_points: Final = entry.number("jury_points", 0, 99)  # for a project of the jury's energy
        self.column_points: Final = _counts(entry, "column_points", COLUMN_NAMES)
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

    def __init__(self, lines: list[int]) -> None:
        self.lines: Final = lines  # types, top to bottom
        # By line and column: the price of the jump between this line and the next; NONE without an arrow
        self.arrow: Final = [[NONE] * (COLUMNS + 1) for _ in range(LINES - 1)]


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


# Figures that are lists or tables of numbers


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


def _counts(entry: Entry, key: str, names: list[str]) -> list[int]:
    """A table of numbers by name; 0 for the names that are left out."""
    table = entry.inner(key, f"{{ {names[-1]} = 1 }}")
    counts = [table.number(name, 0, 99, 0) for name in names]
    table.close()
    return counts
