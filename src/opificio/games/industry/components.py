"""An edition of Industry: reads the TOML text and keeps tables for the engine.

Zones are numbered era by era: zone = 12 * era + column, both from 0. Sets of zones are bit masks.
What a board must hold beyond the form of its file is in `constraints`.
"""

from __future__ import annotations

from typing import Final

from opificio.core.edition import BadEdition, Entry, Head, edition_hash, parse, shown

ERAS: Final = 5
COLUMNS: Final = 12
ZONES: Final = 60
COLUMN_LETTERS: Final = "ABCDEFGHIJKL"
MOST_NEEDS: Final = 2

# Kinds of zone, in their order from left to right (I1.1)
JOKER: Final = 0
BONUS: Final = 1
FACTORY: Final = 2
TECHNOLOGY: Final = 3
KINDS: Final = ["joker", "bonus", "factory", "technology"]

RESOURCES: Final = [
    "stone", "brick", "wood", "ceramics", "glass", "iron", "cable", "steel", "cement", "plastic", "computer",
]  # fmt: skip
ERA_OF_RESOURCE: Final = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3]
NO_RESOURCE: Final = -1
WILD: Final = 11  # the "?" joker, where a resource is expected
WILD_NAME: Final = "?"

BONUS_KINDS: Final = ["port", "railway_station", "pumping_station", "power_station"]
NETWORKS: Final = ["river", "rails", "pipeline", "power_line"]  # in the order of BONUS_KINDS (I6.4)
NO_BONUS: Final = -1

# Drawings lie on a grid of 10 units a zone: A1 has its centre at (5, 5), and its box goes from 2 to 8.
Path = list[tuple[int, int]]
UNITS: Final = 10
BOX_BEGIN: Final = 2
BOX_END: Final = 8
ROAD: Final = "road"
LINK: Final = "link"

# What `known` may speak of beside the values that stand in a zone's entry
_ALSO_KNOWN: Final = ["era", "column", "number_of_needs"]


class Zone:
    """One of the sixty zones, as printed."""

    def __init__(self, index: int, kind: int, name: str) -> None:
        self.index: Final = index
        self.id: Final = zone_id(index)
        self.era: Final = index // COLUMNS
        self.column: Final = index % COLUMNS
        self.kind: Final = kind
        self.name: Final = name
        self.cost = 0
        self.needs: list[int] = []
        self.makes = NO_RESOURCE  # a factory's product
        self.points = 0
        self.discount = False  # Bank and Stock Exchange
        self.bonus = NO_BONUS
        self.multiplier = 0
        self.joker = NO_RESOURCE  # what a joker stands for; WILD for "?"
        self.origins: dict[str, str] = {}


class Figures:
    """The figures of the rules that an edition states."""

    def __init__(self, entry: Entry) -> None:
        self.start_talers: Final = entry.number("start_talers", 0, 20)
        self.income: Final = entry.number("income", 0, 9)
        self.column_a_bonus: Final = entry.number("column_a_bonus", 0, 9)
        self.link_points: Final = entry.number("link_points", 0, 20)
        self.joker_points: Final = entry.number("joker_points", 0, 20)
        self.subsidy_talers: Final = entry.number("subsidy_talers", 0, 20)
        self.subsidy_points: Final = entry.number("subsidy_points", -50, 0)
        self.talers_per_point: Final = entry.number("talers_per_point", 1, 50)


FIGURES: Final = [
    "start_talers", "income", "column_a_bonus", "link_points",
    "joker_points", "subsidy_talers", "subsidy_points", "talers_per_point",
]  # fmt: skip


class Board:
    """The board of one edition: the zones, their lines, and the masks the engine asks."""

    def __init__(self, id: str, title: str, hash: str, figures: Figures, zones: list[Zone]) -> None:
        self.id: Final = id
        self.title: Final = title
        self.hash: Final = hash
        self.figures: Final = figures
        self.zones: Final = zones
        self.bank_era: list[int] = [ERAS] * len(RESOURCES)  # era from which the bank sells a resource
        self.roads: list[tuple[int, int]] = []
        self.links: list[tuple[int, int]] = []
        self.network: list[int] = [0] * len(BONUS_KINDS)  # the factories on each network
        self.drawing: dict[str, list[Path]] = {}
        self.origins: dict[str, str] = {}
        self.makers: Final = [0] * len(RESOURCES)  # the factories that make each resource
        self.jokers_of: Final = [0] * (len(RESOURCES) + 1)  # the jokers of each resource; last: "?"
        self.jokers = 0
        self.factories = 0
        self.technologies = 0
        self.discounts = 0
        for zone in zones:
            self._index(zone)

    def _index(self, zone: Zone) -> None:
        bit = 1 << zone.index
        if zone.kind == JOKER:
            self.jokers |= bit
            self.jokers_of[zone.joker] |= bit
        elif zone.kind == FACTORY:
            self.factories |= bit
            if zone.makes != NO_RESOURCE:
                self.makers[zone.makes] |= bit
            if zone.discount:
                self.discounts |= bit
        elif zone.kind == TECHNOLOGY:
            self.technologies |= bit

    def all_origins(self) -> list[str]:
        """The origin of every value of the edition."""
        origins = list(self.origins.values())
        for zone in self.zones:
            origins.extend(zone.origins.values())
        return origins


def zone_id(index: int) -> str:
    """A zone's name in notation: column letter and era, such as E1."""
    return f"{COLUMN_LETTERS[index % COLUMNS]}{index // COLUMNS + 1}"


def zone_index(id: str) -> int:
    """The zone of that name; -1 if there is none."""
    if len(id) != 2 or id[0] not in COLUMN_LETTERS or id[1] not in "12345":
        return -1
    return COLUMNS * (int(id[1]) - 1) + COLUMN_LETTERS.index(id[0])


def members(mask: int) -> list[int]:
    """The zones of a set, in board order."""
    zones: list[int] = []
    while mask:
        low = mask & -mask
        zones.append(low.bit_length() - 1)
        mask ^= low
    return zones


def pair_name(kind: str, pair: tuple[int, int]) -> str:
    """A road's or a link's name in messages, such as road E1–F1."""
    return f"{kind} {zone_id(pair[0])}–{zone_id(pair[1])}"


# Reading


def read_board(text: str, source: str) -> Board:
    """The board that an edition describes; BadEdition with all that is wrong with the form of the file."""
    data = parse(text, source)
    problems: list[str] = []
    whole = Entry("the edition", data, problems)
    board = _read_head(whole, edition_hash(data))
    _read_bank(board, whole.table("bank"))
    board.roads = _read_pairs(board, whole, ROAD)
    board.links = _read_pairs(board, whole, LINK)
    _read_networks(board, whole)
    for entry in whole.tables("drawing", "line"):
        line = entry.one_of("line", [*NETWORKS, ROAD, LINK])
        board.drawing.setdefault(line, []).extend(_read_paths(entry))
        entry.close()
    whole.close()
    if problems:
        raise BadEdition(source, problems)
    return board


def _read_head(whole: Entry, hash: str) -> Board:
    head = Head(whole, "industry")
    figures = Figures(head.entry)
    origins = head.entry.origins(FIGURES, [])
    head.entry.close()
    board = Board(head.id, head.title, hash, figures, _read_zones(whole))
    board.origins.update(origins)
    return board


def _read_zones(whole: Entry) -> list[Zone]:
    zones: dict[int, Zone] = {}
    for entry in whole.tables("zone"):
        index = zone_index(entry.text("id"))
        if index < 0:
            entry.problem("id must be a column A–L and an era 1–5, such as E1")
            continue
        if index in zones:
            entry.problem("this zone stands twice")
        zones[index] = _read_zone(entry, index)
    for index in range(ZONES):
        if index not in zones:
            whole.problem(f"zone {zone_id(index)} is missing")
            zones[index] = Zone(index, FACTORY, "")
    return [zones[index] for index in range(ZONES)]


def _read_zone(entry: Entry, index: int) -> Zone:
    kind = KINDS.index(entry.one_of("kind", KINDS))
    if kind == JOKER:
        zone = _read_joker(entry, index)
    else:
        zone = Zone(index, kind, entry.text("name"))
        zone.needs = _read_needs(entry)
    if kind in (BONUS, FACTORY):  # technologies cost no money (I4.2)
        zone.cost = entry.number("cost", 0, 30)
    if kind == BONUS:
        zone.bonus = BONUS_KINDS.index(entry.one_of("bonus", BONUS_KINDS))
        zone.multiplier = entry.number("multiplier", 2, 3)
    elif kind != JOKER:
        zone.points = entry.number("points", 0, 50)
    if kind == FACTORY and entry.has("makes"):
        zone.makes = RESOURCES.index(entry.one_of("makes", RESOURCES))
    if kind == FACTORY and entry.has("effect"):
        zone.discount = entry.one_of("effect", ["discount"]) == "discount"
    zone.origins = entry.origins(entry.values_read(), _ALSO_KNOWN)
    entry.close()
    return zone


def _read_joker(entry: Entry, index: int) -> Zone:
    resource = entry.one_of("resource", [*RESOURCES, WILD_NAME])
    zone = Zone(index, JOKER, entry.text("name", f"joker: {resource}"))
    zone.joker = [*RESOURCES, WILD_NAME].index(resource)
    return zone


def _read_needs(entry: Entry) -> list[int]:
    needs = entry.texts("needs")
    if len(needs) > MOST_NEEDS:
        entry.problem(f"needs names {len(needs)} resources; a zone requires at most {MOST_NEEDS} (I4.2)")
    for need in needs:
        if need not in RESOURCES:
            entry.problem(f"needs names {shown(need)}, which is no resource; they are {', '.join(RESOURCES)}")
    return [RESOURCES.index(need) for need in needs if need in RESOURCES]


def _read_bank(board: Board, bank: Entry) -> None:
    for resource, name in enumerate(RESOURCES):
        board.bank_era[resource] = bank.number(name, 1, ERAS) - 1
    for sold, origin in bank.origins(RESOURCES, []).items():
        board.origins[f"bank {sold}"] = origin
    bank.close()


def _read_pairs(board: Board, whole: Entry, kind: str) -> list[tuple[int, int]]:
    pairs: list[tuple[int, int]] = []
    for entry in whole.tables(kind, "between"):
        ends = _read_zone_ids(entry, "between")
        if len(ends) != 2 or ends[0] == ends[1]:
            entry.problem("between must name two different zones")
        else:
            pairs.append((min(ends), max(ends)))
        _read_origins(board, entry, "between")
    return pairs


def _read_zone_ids(entry: Entry, key: str) -> list[int]:
    zones: list[int] = []
    for id in entry.texts(key):
        index = zone_index(id)
        if index < 0:
            entry.problem(f"{key} names {shown(id)}, which is no zone")
        else:
            zones.append(index)
    return zones


def _read_origins(board: Board, entry: Entry, key: str) -> None:
    for origin in entry.origins([key], []).values():
        board.origins[entry.name] = origin
    entry.close()


def _read_networks(board: Board, whole: Entry) -> None:
    read: set[int] = set()
    for entry in whole.tables("network"):
        kind = NETWORKS.index(entry.one_of("id", NETWORKS))
        if kind in read:
            entry.problem("this network stands twice")
        read.add(kind)
        for zone in _read_zone_ids(entry, "factories"):
            if board.network[kind] >> zone & 1:
                entry.problem(f"factories names {zone_id(zone)} twice")
            board.network[kind] |= 1 << zone
        _read_origins(board, entry, "factories")
    for kind, name in enumerate(NETWORKS):
        if kind not in read:
            whole.problem(f"network {name} is missing")


def _read_paths(entry: Entry) -> list[Path]:
    value = entry.raw("paths")
    if not isinstance(value, list):
        entry.problem("paths must be a list of paths")
        return []
    paths: list[Path] = []
    for written in value:
        path = _read_path(written)
        if len(path) < 2:
            limits = f"x from 0 to {COLUMNS * UNITS}, y from 0 to {ERAS * UNITS}"
            entry.problem(
                f"a path must be a list of two or more points [x, y], {limits}; got {shown(written)}"
            )
        else:
            paths.append(path)
    return paths


def _read_path(written: object) -> Path:
    """The points of a path; none if one of them is no point of the board."""
    path: Path = []
    for point in written if isinstance(written, list) else []:
        if not isinstance(point, list) or len(point) != 2:
            return []
        x, y = point
        if type(x) is not int or type(y) is not int:
            return []
        if not (0 <= x <= COLUMNS * UNITS and 0 <= y <= ERAS * UNITS):
            return []
        path.append((x, y))
    return path
