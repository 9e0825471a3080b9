"""What an edition must hold beyond its form: the rulebook's facts, and what the engine counts on."""

from __future__ import annotations

from typing import Final

from opificio.core.edition import ORIGINS, BadEdition, misstated
from opificio.games.expo1906.components import (
    CARDS,
    COLUMN_NAMES,
    ELECTRICITY,
    ENERGIES,
    FIGURES,
    FIRST_ENERGY,
    MEETING,
    NO_CARD,
    PROJECT_SHAPES,
    RESOURCES,
    SHAPES,
    SQUARE,
    STEAM,
    Box,
    Figures,
    I,
    L,
    Project,
    S,
    T,
    Technology,
)
from opificio.games.expo1906.reading import MOST_NEED, read_box

RESOURCE_TILES: Final = 96
PROJECTS: Final = 30
TECHNOLOGIES: Final = 13
JURY_TILES: Final = 16
LEAST_JURY: Final = [7, 5]  # tiles of each energy that an example shows
MOST_SCRAPS: Final = 10
TYPES_OF_NEED: Final = 4

DECK: Final = "{ station = 2, academy = 2, laboratory = 2, journal = 2, skyscraper = 2, meeting = 1 }"

# The figures that the rulebook states, in the order of FIGURES, each with its rule
STATED: Final[list[tuple[object, str]]] = [
    (10, "E2.1"), (5, "E7.1"), (12, "E3.5"), ([3, 4, 5, 6], "E1.3"), (4, "E1.3"), (3, "E1.3"), (10, "E5.1"),
    (3, "E1.1"), (12, "E1.4"), (2, "E1.4"), ([[1, 2, 3], [1, 1, 2]], "E3.1"), (2, "E3.2"), ([0, 1], "E3.2"),
    ([3, 4], "E3.3"), ([3, 4], "E3.4"), ([0, 1], "E3.4"), ([4, 6], "E3.5"), (2, "E3.6"), (3, "E3.6"),
    (1, "E3.6"), (1, "E3.6"), ([3, 2], "E8.2, E9.1"), (DECK, "E9.2"), (2, "E7.3"),
    ("{ 8 = 1, 9 = 1 }", "E7.3"), (8, "E7.4"), (2, "E7.4"), (2, "E7.4"), (6, "E7.4"),
    (3, "E7.4"),
]  # fmt: skip

# Resource tiles that the rulebook's examples show
SHOWN_TILES: Final = [
    "manual-electricity", "automated-electricity", "empirical-copper", "steam-steel", "steam-scientific",
]  # fmt: skip

UNKNOWN: Final = -1  # a figure that the rulebook does not state


class Invention:
    """A project as far as the rulebook describes it: what it needs at least, and perhaps its VP."""

    def __init__(
        self, id: str, shapes: list[int], energy: int, least: dict[int, int], vp: int = UNKNOWN
    ) -> None:
        self.id: Final = id
        self.shapes: Final = shapes
        self.energy: Final = energy
        self.least: Final = least
        self.vp: Final = vp  # where it is known, the needs are known too


COPPER: Final = RESOURCES.index("copper")
AUTOMATED: Final = RESOURCES.index("automated")
EMPIRICAL: Final = RESOURCES.index("empirical")

INVENTIONS: Final = [
    Invention("cellophane", [L, T, S], STEAM, {COPPER: 1, AUTOMATED: 2, EMPIRICAL: 2, STEAM: 2}, vp=3),
    Invention("telephone", [L, T, S], ELECTRICITY, {}),
    Invention("laparoscopy", PROJECT_SHAPES, STEAM, {COPPER: 2, AUTOMATED: 2, EMPIRICAL: 1}),
    Invention("cruise_ship", [SQUARE], STEAM, {}),
    Invention("electrocardiograph", [I], ELECTRICITY, {}),
    Invention("synthetic_rubber", [L], ELECTRICITY, {}),
]

# Technologies that supply four of an energy; all others supply two each of two types (E4.4)
ENERGY_TECHNOLOGIES: Final = [("combustion_engines", STEAM), ("batteries", ELECTRICITY)]
ENERGY_SUPPLY: Final = 4
SUPPLY: Final = 2
RESOURCE_TECHNOLOGIES: Final = 8


def checked_box(text: str, source: str) -> Box:
    """The box that an edition describes; BadEdition with every problem. The engine's way to a box."""
    box = read_box(text, source)
    found = problems(box)
    if found:
        raise BadEdition(source, found)
    return box


def problems(box: Box) -> list[str]:
    """All that speaks against playing with this box: the entry, the reason and, if there is one, the rule."""
    return [
        *_figures(box.figures),
        *_totals(box),
        *_boards(box),
        *_resources(box),
        *_projects(box),
        *_inventions(box),
        *_technologies(box),
    ]


def summary(box: Box) -> list[tuple[str, int]]:
    """How much there is of what: tiles by kind, arrows, chits, and values by origin."""
    arrows = sum([len([price for price in prices if price >= 0]) for prices in box.arrow])
    counts = [
        ("resource", box.pile.total),
        ("project", len(box.projects)),
        ("technology", len(box.technologies)),
        ("scrap", box.scraps.bit_count()),
        ("arrow", arrows),
        ("jury", sum(box.jury)),
        ("chit", len(box.chits)),
    ]
    origins = box.all_origins()
    return counts + [(origin, origins.count(origin)) for origin in ORIGINS]


# Figures, totals, boards


def _figures(figures: Figures) -> list[str]:
    given: list[object] = [
        figures.rounds, figures.projects_to_end, figures.most_money, figures.start_money, figures.solo_money,
        figures.tokens, figures.columns, figures.station_tiles, figures.jury_spaces, figures.jury_start,
        figures.station_prices, figures.academy_price, figures.academy_gift, figures.lab_steps,
        figures.journal_points, figures.journal_discount, figures.skyscraper_money, figures.meeting_choices,
        figures.meeting_moves, figures.meeting_money, figures.meeting_points, figures.ghost_tiles,
        _table(CARDS, figures.deck_copies), figures.jury_points,
        _table(COLUMN_NAMES, figures.column_points), figures.eiffel_step,
        figures.ferris_step, figures.metro_points, figures.metro_most, figures.fine_arts_points,
    ]  # fmt: skip
    return misstated(FIGURES, given, STATED)


def _table(names: list[str], numbers: list[int]) -> str:
    """A table as it is written in the file."""
    parts = [f"{name} = {numbers[at]}" for at, name in enumerate(names) if numbers[at]]
    return "{ " + ", ".join(parts) + " }"


def _totals(box: Box) -> list[str]:
    return [
        f"the edition: there are {stated} {what}, got {given} ({rule})"
        for what, stated, given, rule in (
            ("resource tiles", RESOURCE_TILES, box.pile.total, "E1.1"),
            ("projects", PROJECTS, len(box.projects), "E1.2"),
            ("technologies", TECHNOLOGIES, len(box.technologies), "E1.2"),
            ("jury tiles", JURY_TILES, sum(box.jury), "E1.1"),
        )
        if given != stated
    ]


def _boards(box: Box) -> list[str]:
    found: list[str] = []
    for at, energy in enumerate(ENERGIES):
        if box.jury[at] < LEAST_JURY[at]:
            found.append(
                f"[jury]: an example has {LEAST_JURY[at]} tiles of {energy}, got {box.jury[at]} (E7.3)"
            )
    scraps = box.scraps.bit_count()
    if scraps > MOST_SCRAPS:
        found.append(f"[lab]: there are at most {MOST_SCRAPS} scraps, got {scraps} (E1.4)")
    return found


def _resources(box: Box) -> list[str]:
    return [
        f"the edition: there is no resource tile {id}, which an example shows (E4.1)"
        for id in SHOWN_TILES
        if id not in box.tile_ids
    ]


# Projects


def _name(project: Project) -> str:
    return f"project {project.id}"


def _projects(box: Box) -> list[str]:
    found = [
        f"the edition: there is no project of shape {SHAPES[shape]} (E1.2)"
        for shape in PROJECT_SHAPES
        if not box.shape_projects[shape]
    ]
    for project in box.projects:
        types = len([need for need in project.needs if need])
        energies = len([need for need in project.needs[FIRST_ENERGY:] if need])
        if types != TYPES_OF_NEED:
            found.append(f"{_name(project)}: it needs {TYPES_OF_NEED} types of resource, got {types} (E4.1)")
        if energies != 1:
            found.append(f"{_name(project)}: one of its types is an energy, got {energies} (E6.2)")
    return found


def _inventions(box: Box) -> list[str]:
    found: list[str] = []
    for invention in INVENTIONS:
        projects = [project for project in box.projects if project.id == invention.id]
        if not projects:
            found.append(f"the edition: there is no project {invention.id}, which an example shows")
        for project in projects:
            found += _differences(project, invention)
    return found


def _differences(project: Project, invention: Invention) -> list[str]:
    found: list[str] = []
    if project.shape not in invention.shapes:
        shapes = " or ".join([SHAPES[shape] for shape in invention.shapes])
        found.append(f"{_name(project)}: shape is {shapes} by the rulebook, got {SHAPES[project.shape]}")
    if project.energy != invention.energy:
        stated, given = RESOURCES[invention.energy], RESOURCES[project.energy]
        found.append(f"{_name(project)}: its energy is {stated} by the rulebook, got {given}")
    found += _different_needs(project, invention)
    if invention.vp not in (UNKNOWN, project.vp):
        found.append(f"{_name(project)}: vp is {invention.vp} by the rulebook, got {project.vp}")
    return found


def _different_needs(project: Project, invention: Invention) -> list[str]:
    exact = invention.vp != UNKNOWN
    found: list[str] = []
    for resource, least in invention.least.items():
        given = project.needs[resource]
        if given < least or (exact and given > least):
            stated = f"{least}" if exact or least == MOST_NEED else f"{least} to {MOST_NEED}"
            reason = f"it needs {stated} {RESOURCES[resource]} by the rulebook, got {given}"
            found.append(f"{_name(project)}: {reason}")
    return found


# Technologies


def _technologies(box: Box) -> list[str]:
    found: list[str] = []
    ids = [technology.id for technology in box.technologies]
    for id, _ in ENERGY_TECHNOLOGIES:
        if id not in ids:
            found.append(f"the edition: there is no technology {id} (E4.4)")
    supplying = [technology for technology in box.technologies if technology.improves == NO_CARD]
    if len(supplying) != RESOURCE_TECHNOLOGIES:
        reason = f"{RESOURCE_TECHNOLOGIES} technologies supply resources, got {len(supplying)}"
        found.append(f"the edition: {reason} (E4.4)")
    for technology in supplying:
        found += _supply(technology)
    return found + _improvements(box)


def _supply(technology: Technology) -> list[str]:
    given = {RESOURCES[at]: number for at, number in enumerate(technology.supplies) if number}
    for id, energy in ENERGY_TECHNOLOGIES:
        if technology.id == id:
            if given == {RESOURCES[energy]: ENERGY_SUPPLY}:
                return []
            stated = f"{ENERGY_SUPPLY} {RESOURCES[energy]}"
            return [f"technology {id}: it supplies {stated} by the rulebook, got {_amounts(given)} (E4.4)"]
    if list(given.values()) == [SUPPLY, SUPPLY]:
        return []
    stated = f"it supplies {SUPPLY} each of two types"
    return [f"technology {technology.id}: {stated} by the rulebook, got {_amounts(given)} (E4.4)"]


def _amounts(amounts: dict[str, int]) -> str:
    return ", ".join([f"{number} {resource}" for resource, number in amounts.items()]) or "nothing"


def _improvements(box: Box) -> list[str]:
    improved = [technology.improves for technology in box.technologies]
    return [
        f"the edition: one technology improves the {CARDS[card]}, got {improved.count(card)} (E4.5)"
        for card in range(MEETING)
        if improved.count(card) != 1
    ]
