"""What may be wrong with an edition of Industry: its form, and what speaks against a rule."""

from __future__ import annotations

from typing import Any, Final

from opificio.games.industry.components import RESOURCES
from tests.games.editions import Fault
from tests.games.industry.editions import drawing, network, zone

PATH: Final = "a path must be a list of two or more points [x, y], x from 0 to 120, y from 0 to 50"

FORM: Final = [
    Fault("unknown key", lambda data: zone(data, "E1").update(colour="red"), "zone E1: unknown key 'colour'"),
    Fault(
        "wrong type",
        lambda data: zone(data, "E1").update(cost="two"),
        'zone E1: cost must be a whole number from 0 to 30, got "two"',
    ),
    Fault("missing value", lambda data: zone(data, "E1").pop("points"), "zone E1: points is missing"),
    Fault(
        "missing origin",
        lambda data: zone(data, "E1")["known"].pop("cost"),
        "zone E1: the origin of cost is missing from known",
    ),
    Fault(
        "unknown origin",
        lambda data: zone(data, "E1")["known"].update(cost="a friend"),
        'zone E1: known.cost must be one of rulebook, public, public-old, ours; got "a friend"',
    ),
    Fault(
        "missing zone", lambda data: data["zone"].remove(zone(data, "E1")), "the edition: zone E1 is missing"
    ),
    Fault(
        "zone twice", lambda data: data["zone"].append(zone(data, "E1")), "zone E1: this zone stands twice"
    ),
    Fault(
        "no such zone",
        lambda data: zone(data, "E1").update(id="M1"),
        "zone M1: id must be a column A–L and an era 1–5, such as E1",
    ),
    Fault(
        "no such kind",
        lambda data: zone(data, "E1").update(kind="mill"),
        'zone E1: kind must be one of joker, bonus, factory, technology; got "mill"',
    ),
    Fault(
        "technologies cost no money",
        lambda data: zone(data, "L1").update(cost=1),
        "zone L1: unknown key 'cost'",
    ),
    Fault(
        "too many needs",
        lambda data: zone(data, "E3").update(needs=["stone", "brick", "wood"]),
        "zone E3: needs names 3 resources; a zone requires at most 2 (I4.2)",
    ),
    Fault(
        "no such resource",
        lambda data: zone(data, "E3").update(needs=["gold"]),
        f'zone E3: needs names "gold", which is no resource; they are {", ".join(RESOURCES)}',
    ),
    Fault(
        "wrong multiplier",
        lambda data: zone(data, "D1").update(multiplier=4),
        "zone D1: multiplier must be a whole number from 2 to 3, got 4",
    ),
    Fault(
        "link to a missing zone",
        lambda data: data["link"].append({"between": ["K1", "M9"], "known": "ours"}),
        'link K1–M9: between names "M9", which is no zone',
    ),
    Fault(
        "road to itself",
        lambda data: data["road"].append({"between": ["E1", "E1"], "known": "ours"}),
        "road E1–E1: between must name two different zones",
    ),
    Fault(
        "network missing",
        lambda data: data["network"].remove(network(data, "river")),
        "the edition: network river is missing",
    ),
    Fault(
        "network twice",
        lambda data: data["network"].append(network(data, "river")),
        "network river: this network stands twice",
    ),
    Fault(
        "factory twice on a network",
        lambda data: network(data, "river")["factories"].extend(["G1", "G1"]),
        "network river: factories names G1 twice",
    ),
    Fault("no bank", lambda data: data.pop("bank"), "[bank]: stone is missing"),
    Fault(
        "bank of era 0",
        lambda data: data["bank"].update(wood=0),
        "[bank]: wood must be a whole number from 1 to 5, got 0",
    ),
    Fault(
        "point outside the board",
        lambda data: drawing(data, "river")["paths"].append([[0, 0], [121, 0]]),
        f"drawing river: {PATH}; got [[0, 0], [121, 0]]",
    ),
    Fault(
        "paths that are none",
        lambda data: drawing(data, "river").update(paths=3),
        "drawing river: paths must be a list of paths",
    ),
]


def put(data: Any, id: str, *, leaving: tuple[str, ...] = (), **values: object) -> None:
    """Change values of a zone, with their origins."""
    entry = zone(data, id)
    for key in leaving:
        entry.pop(key)
        entry["known"].pop(key, None)
    entry.update(values)
    entry["known"].update(dict.fromkeys(values, "ours"))


def nobody_makes(data: Any, resource: str) -> None:
    for entry in data["zone"]:
        if entry.get("makes") == resource:
            put(data, entry["id"], leaving=("makes",))


def no_bonus_zone(data: Any, kind: str, instead: str) -> None:
    for entry in data["zone"]:
        if entry.get("bonus") == kind:
            entry["bonus"] = instead


def need_each_other(data: Any, cement: str, steel: str) -> None:
    put(data, cement, needs=["steel"])
    put(data, steel, needs=["cement", "cement"])


RULES: Final = [
    Fault(
        "figures are the rulebook's",
        lambda data: data["edition"].update(start_talers=5),
        "[edition]: start_talers is 4 by the rulebook, got 5 (I1.2)",
    ),
    Fault(
        "the subsidy costs five points",
        lambda data: data["edition"].update(subsidy_points=-4),
        "[edition]: subsidy_points is -5 by the rulebook, got -4 (I5.1)",
    ),
    Fault(
        "the bank's eras are the rulebook's",
        lambda data: data["bank"].update(cable=3),
        "[bank]: cable is sold from era 4 on, got 3 (I4.5)",
    ),
    Fault(
        "seven jokers",
        lambda data: put(
            data,
            "B3",
            kind="joker",
            resource="steel",
            leaving=("name", "cost", "needs", "bonus", "multiplier"),
        ),
        "the edition: 7 zones are jokers, got 8 (I1.1)",
    ),
    Fault(
        "one of them is the ?",
        lambda data: put(data, "A1", resource="?"),
        'the edition: one joker is the "?", got 2 (I4.3)',
    ),
    Fault(
        "kinds from left to right",
        lambda data: put(data, "E1", kind="technology", leaving=("cost",)),
        "zone F1: a factory cannot stand to the right of the technology E1 (I1.1)",
    ),
    Fault(
        "one Bank and one Stock Exchange",
        lambda data: put(data, "E1", effect="discount"),
        'the edition: Bank and Stock Exchange, no others, have effect = "discount"; got E1, F2, F3 (I4.8)',
    ),
    Fault(
        "somebody makes it", lambda data: nobody_makes(data, "cable"), "the edition: no factory makes cable"
    ),
    Fault(
        "in its own era",
        lambda data: put(data, "E1", makes="glass"),
        "zone E1: makes glass, which belongs to era 2 (I4.5)",
    ),
    Fault(
        "nothing is needed before it exists",
        lambda data: put(data, "K1", needs=["cable"]),
        "zone K1: needs cable, which does not exist in era 1 (I4.5)",
    ),
    Fault(
        "no factory feeds itself",
        lambda data: put(data, "F1", needs=["brick"]),
        "zone F1: needs brick, for which there can be no source in era 1 (I4.3)",
    ),
    Fault(
        "nor two each other",
        lambda data: need_each_other(data, "E3", "H3"),
        "zone H3: needs cement and cement, for which there can be no source in era 3 (I4.3)",
    ),
    Fault(
        "roads join factories",
        lambda data: data["road"].append({"between": ["E1", "D1"], "known": "ours"}),
        "road D1–E1: D1 is no factory (I6.2)",
    ),
    Fault(
        "links join technologies",
        lambda data: data["link"].append({"between": ["J1", "K1"], "known": "ours"}),
        "link J1–K1: J1 is no technology (I6.2)",
    ),
    Fault(
        "a road once, whichever end comes first",
        lambda data: data["road"].append({"between": ["F1", "E1"], "known": "ours"}),
        "road E1–F1: stands twice",
    ),
    Fault(
        "factories lie on networks",
        lambda data: network(data, "river")["factories"].append("K1"),
        "network river: K1 is no factory (I6.4)",
    ),
    Fault(
        "and on each at least one",
        lambda data: network(data, "rails")["factories"].clear(),
        "network rails: no factory lies on it (I6.4)",
    ),
    Fault(
        "every network has its bonus zones",
        lambda data: no_bonus_zone(data, "port", "power_station"),
        "network river: there is no bonus zone of its kind, port (I6.4)",
    ),
    Fault(
        "what is joined is drawn",
        lambda data: data["road"].append({"between": ["E1", "G1"], "known": "ours"}),
        "road E1–G1: is not drawn",
    ),
    Fault(
        "what is drawn is joined",
        lambda data: drawing(data, "road")["paths"].append([[58, 5], [62, 5]]),
        "drawing road: no road goes from F1 to G1",
    ),
    Fault(
        "a drawing keeps to its own zones",
        lambda data: drawing(data, "river")["paths"].append([[85, 0], [85, 15]]),
        "network river: its drawing touches I2, which does not belong to it",
    ),
    Fault(
        "a drawing reaches all its zones",
        lambda data: network(data, "pipeline")["factories"].append("G1"),
        "network pipeline: its drawing does not reach G1",
    ),
    Fault(
        "a drawing is in one piece",
        lambda data: drawing(data, "river")["paths"].append([[0, 50], [10, 50]]),
        "network river: its drawing is not in one piece",
    ),
]

FAULTS: Final = FORM + RULES
