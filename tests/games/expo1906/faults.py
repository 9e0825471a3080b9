"""What may be wrong with an edition of Expo 1906: its form, and what speaks against the rulebook."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from opificio.games.expo1906.components import FIGURES
from opificio.games.expo1906.constraints import DECK, STATED
from tests.games.editions import Fault
from tests.games.expo1906.editions import entry, remove, tile

TYPES: Final = "steel, copper, manual, automated, empirical, scientific, steam, electricity"

FORM: Final = [
    Fault(
        "unknown key",
        lambda data: entry(data, "telephone").update(colour="red"),
        "project telephone: unknown key 'colour'",
    ),
    Fault(
        "wrong type",
        lambda data: entry(data, "telephone").update(vp="two"),
        'project telephone: vp must be a whole number from 0 to 20, got "two"',
    ),
    Fault("missing value", lambda data: entry(data, "airship").pop("vp"), "project airship: vp is missing"),
    Fault("missing name", lambda data: entry(data, "metro").pop("name"), "chit metro: name is missing"),
    Fault(
        "missing origin",
        lambda data: entry(data, "telephone")["known"].pop("vp"),
        "project telephone: the origin of vp is missing from known",
    ),
    Fault(
        "unknown origin",
        lambda data: entry(data, "batteries").update(known="a friend"),
        'technology batteries: known.name must be one of rulebook, public, public-old, ours; got "a friend"',
    ),
    Fault(
        "a figure that is no number",
        lambda data: data["edition"].update(rounds="ten"),
        '[edition]: rounds must be a whole number from 1 to 99, got "ten"',
    ),
    Fault(
        "a figure of a list too few",
        lambda data: data["edition"].update(lab_steps=[3]),
        "[edition]: lab_steps must be a list of 2 whole numbers from 0 to 99, got [3]",
    ),
    Fault(
        "a yes among the figures of a list",
        lambda data: data["edition"].update(academy_gift=[0, True]),
        "[edition]: academy_gift must be a list of 2 whole numbers from 0 to 99, got [0, true]",
    ),
    Fault(
        "one list of prices",
        lambda data: data["edition"].update(station_prices=[1, 2, 3]),
        "[edition]: station_prices must be two lists of whole numbers from 0 to 99, got [1, 2, 3]",
    ),
    Fault(
        "a card that is none",
        lambda data: data["edition"]["deck_copies"].update(kitchen=1),
        "[edition], deck_copies: unknown key 'kitchen'",
    ),
    Fault(
        "points of no column",
        lambda data: data["edition"].update(column_points=1),
        "[edition]: column_points must be a table such as { 10 = 1 }, got 1",
    ),
    Fault(
        "a lab too narrow",
        lambda data: data["lab"].update(columns=3),
        "[lab]: columns must be a whole number from 4 to 7, got 3",
    ),
    Fault(
        "a lab too high",
        lambda data: data["lab"].update(rows=8),
        "[lab]: rows must be a whole number from 4 to 7, got 8",
    ),
    Fault(
        "scrap outside",
        lambda data: data["lab"].update(scraps=["g1"]),
        '[lab]: scraps names "g1", which is no space of the lab',
    ),
    Fault(
        "scrap twice",
        lambda data: data["lab"].update(scraps=["b1", "b1"]),
        "[lab]: scraps names b1 twice",
    ),
    Fault(
        "a line twice",
        lambda data: data["patents"].update(lines=["steel"] * 6),
        (
            "[patents]: lines must be steel, copper, manual, automated, empirical, scientific, each once;"
            ' got ["steel", "steel", "steel", "steel", "steel", "steel"]'
        ),
    ),
    Fault(
        "an arrow between lines that are no neighbours",
        lambda data: data["arrow"][0].update(lines=["steel", "manual"]),
        "arrow steel–manual: lines must be two neighbours of the Patents Office",
    ),
    Fault(
        "an arrow where all lines have one box",
        lambda data: data["arrow"][0].update(column=1),
        "arrow steel–copper: column must be a whole number from 2 to 9, got 1",
    ),
    Fault(
        "two arrows in one place",
        lambda data: data["arrow"][1].update(column=3),
        "arrow steel–copper: there is an arrow in column 3 already",
    ),
    Fault(
        "a price below nothing",
        lambda data: data["arrow"][0].update(price=-1),
        "arrow steel–copper: price must be a whole number from 0 to 9, got -1",
    ),
    Fault(
        "a tile of an unknown type",
        lambda data: tile(data, "steel", "manual").update(one="gold"),
        f'resource steel–gold: one must be one of {TYPES}; got "gold"',
    ),
    Fault(
        "a tile of one type",
        lambda data: tile(data, "steel", "manual").update(one="steel"),
        'resource steel–steel: one must be another type than two, got "steel"',
    ),
    Fault(
        "no copies",
        lambda data: tile(data, "steel", "manual").update(copies=0),
        "resource steel–manual: copies must be a whole number from 1 to 96, got 0",
    ),
    Fault(
        "a tile twice",
        lambda data: tile(data, "steel", "manual").update(one="automated"),
        "the edition: two tiles have the id steel-automated",
    ),
    Fault(
        "id of two words",
        lambda data: entry(data, "airship").update(id="air ship"),
        'project air ship: id must be one word, got "air ship"',
    ),
    Fault(
        "id twice",
        lambda data: entry(data, "batteries").update(id="Airship"),
        "the edition: two tiles have the id Airship",
    ),
    Fault(
        "a project of one space",
        lambda data: entry(data, "airship").update(shape="single"),
        'project airship: shape must be one of L, T, S, I, square; got "single"',
    ),
    Fault(
        "needs as a list",
        lambda data: entry(data, "airship").update(needs=["steel"]),
        'project airship: needs must be a table such as { steel = 2, steam = 1 }, got ["steel"]',
    ),
    Fault(
        "an unknown need",
        lambda data: entry(data, "airship")["needs"].update(gold=1),
        "project airship, needs: unknown key 'gold'",
    ),
    Fault(
        "too much of a need",
        lambda data: entry(data, "airship")["needs"].update(steel=4),
        "project airship, needs: steel must be a whole number from 0 to 3, got 4",
    ),
    Fault(
        "a technology of both kinds",
        lambda data: entry(data, "batteries").update(improves="journal"),
        "technology batteries: a technology either supplies resources or improves a card",
    ),
    Fault(
        "a technology of no kind",
        lambda data: entry(data, "batteries").pop("supplies"),
        "technology batteries: a technology either supplies resources or improves a card",
    ),
    Fault(
        "a better Meeting Room",
        lambda data: entry(data, "improved_journal").update(improves="meeting"),
        (
            "technology improved_journal: improves must be one of station, academy, laboratory, journal,"
            ' skyscraper; got "meeting"'
        ),
    ),
    Fault(
        "an unknown chit",
        lambda data: entry(data, "metro").update(id="crystal"),
        (
            "chit crystal: id must be one of eiffel, ferris, colonies, metro, fine_arts, simplon;"
            ' got "crystal"'
        ),
    ),
    Fault(
        "a chit twice",
        lambda data: entry(data, "metro").update(id="ferris"),
        "the edition: two chits have the id ferris",
    ),
    Fault("a missing chit", lambda data: remove(data, "metro"), "the edition: there is no chit metro"),
    Fault("no jury", lambda data: data.pop("jury"), "[jury]: steam is missing"),
]  # fmt: skip

FACTS: Final = [
    Fault(
        "too few resource tiles",
        lambda data: tile(data, "steel", "manual").update(copies=1),
        "the edition: there are 96 resource tiles, got 95 (E1.1)",
    ),
    Fault(
        "too few projects",
        lambda data: remove(data, "airship"),
        "the edition: there are 30 projects, got 29 (E1.2)",
    ),
    Fault(
        "too few technologies",
        lambda data: remove(data, "riveting"),
        "the edition: there are 13 technologies, got 12 (E1.2)",
    ),
    Fault(
        "too many jury tiles",
        lambda data: data["jury"].update(steam=9),
        "the edition: there are 16 jury tiles, got 17 (E1.1)",
    ),
    Fault(
        "too little steam in the jury",
        lambda data: data["jury"].update(steam=6, electricity=10),
        "[jury]: an example has 7 tiles of steam, got 6 (E7.3)",
    ),
    Fault(
        "too much scrap",
        lambda data: data["lab"].update(scraps=[f"{column}{row}" for column in "abcdef" for row in (1, 3)]),
        "[lab]: there are at most 10 scraps, got 12 (E1.4)",
    ),
    Fault(
        "a tile that an example shows",
        lambda data: tile(data, "empirical", "copper").update(one="scientific"),
        "the edition: there is no resource tile empirical-copper, which an example shows (E4.1)",
    ),
    Fault(
        "no squares",
        lambda data: [each.update(shape="T") for each in data["project"] if each["shape"] == "square"],
        "the edition: there is no project of shape square (E1.2)",
    ),
    Fault(
        "three types of need",
        lambda data: entry(data, "airship")["needs"].pop("steel"),
        "project airship: it needs 4 types of resource, got 3 (E4.1)",
    ),
    Fault(
        "no energy",
        lambda data: entry(data, "airship").update(
            needs={"steel": 1, "copper": 1, "manual": 1, "empirical": 1}
        ),
        "project airship: one of its types is an energy, got 0 (E6.2)",
    ),
    Fault(
        "two energies",
        lambda data: entry(data, "airship").update(
            needs={"steel": 1, "manual": 1, "steam": 1, "electricity": 1}
        ),
        "project airship: one of its types is an energy, got 2 (E6.2)",
    ),
    Fault(
        "an invention that an example shows",
        lambda data: entry(data, "cellophane").update(id="foil"),
        "the edition: there is no project cellophane, which an example shows",
    ),
    Fault(
        "the shape of Cellophane",
        lambda data: entry(data, "cellophane").update(shape="square"),
        "project cellophane: shape is L or T or S by the rulebook, got square",
    ),
    Fault(
        "the needs of Cellophane",
        lambda data: entry(data, "cellophane")["needs"].update(copper=2),
        "project cellophane: it needs 1 copper by the rulebook, got 2",
    ),
    Fault(
        "the points of Cellophane",
        lambda data: entry(data, "cellophane").update(vp=4),
        "project cellophane: vp is 3 by the rulebook, got 4",
    ),
    Fault(
        "the needs of Laparoscopy",
        lambda data: entry(data, "laparoscopy")["needs"].update(automated=1),
        "project laparoscopy: it needs 2 to 3 automated by the rulebook, got 1",
    ),
    Fault(
        "a Telephone by steam",
        lambda data: entry(data, "telephone").update(
            needs={"copper": 2, "manual": 1, "empirical": 2, "steam": 1}
        ),
        "project telephone: its energy is electricity by the rulebook, got steam",
    ),
    Fault(
        "a Cruise Ship that is no square",
        lambda data: entry(data, "cruise_ship").update(shape="I"),
        "project cruise_ship: shape is square by the rulebook, got I",
    ),
    Fault(
        "no Batteries",
        lambda data: entry(data, "batteries").update(id="accumulators"),
        "the edition: there is no technology batteries (E4.4)",
    ),
    Fault(
        "weak Batteries",
        lambda data: entry(data, "batteries").update(supplies={"electricity": 3}),
        "technology batteries: it supplies 4 electricity by the rulebook, got 3 electricity (E4.4)",
    ),
    Fault(
        "a technology that supplies one type",
        lambda data: entry(data, "riveting").update(supplies={"steel": 4}),
        "technology riveting: it supplies 2 each of two types by the rulebook, got 4 steel (E4.4)",
    ),
    Fault(
        "a technology that supplies nothing",
        lambda data: entry(data, "riveting").update(supplies={}),
        "technology riveting: it supplies 2 each of two types by the rulebook, got nothing (E4.4)",
    ),
    Fault(
        "a sixth improvement",
        lambda data: (
            entry(data, "riveting").pop("supplies"),
            entry(data, "riveting").update(improves="journal"),
        ),
        "the edition: 8 technologies supply resources, got 7 (E4.4)",
    ),
    Fault(
        "a card improved twice",
        lambda data: entry(data, "improved_station").update(improves="journal"),
        "the edition: one technology improves the journal, got 2 (E4.5)",
    ),
    Fault(
        "a card never improved",
        lambda data: entry(data, "improved_station").update(improves="journal"),
        "the edition: one technology improves the station, got 0 (E4.5)",
    ),
]  # fmt: skip


def _changed(value: Any) -> Any:
    """A figure that is one more, or a list whose first figure is."""
    return [_changed(value[0]), *value[1:]] if isinstance(value, list) else value + 1


def _restate(key: str, value: Any, data: Any) -> None:
    data["edition"][key] = value


FIGURE_FAULTS: Final = [
    *(
        Fault(
            f"another figure for {key}",
            partial(_restate, key, _changed(value)),
            f"[edition]: {key} is {value} by the rulebook, got {_changed(value)} ({rule})",
        )
        for key, (value, rule) in zip(FIGURES, STATED, strict=True)
        if key not in ("columns", "deck_copies", "column_points")
    ),
    Fault(
        "another number of columns",
        lambda data: data["edition"].update(columns=9),
        "[edition]: columns is 10 by the rulebook, got 9 (E5.1)",
    ),
    Fault(
        "a larger ghost deck",
        lambda data: data["edition"]["deck_copies"].update(meeting=2),
        (
            f"[edition]: deck_copies is {DECK} by the rulebook,"
            f" got {DECK.replace('meeting = 1', 'meeting = 2')} (E9.2)"
        ),
    ),
    Fault(
        "points for another column",
        lambda data: data["edition"]["column_points"].update({"7": 1}),
        ("[edition]: column_points is { 8 = 1, 9 = 1 } by the rulebook, got { 7 = 1, 8 = 1, 9 = 1 } (E7.3)"),
    ),
]

FAULTS: Final = FORM + FACTS + FIGURE_FAULTS
