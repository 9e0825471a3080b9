"""The picture of a table in a few words, read by `game.load`, so that impossible positions are refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from opificio.core.state import CHANCE
from opificio.games.expo1906.components import CARDS, CHITS, PROJECT_SHAPES, SINGLE
from opificio.games.expo1906.constraints import checked_box
from opificio.games.expo1906.game import ExpoGame
from opificio.games.expo1906.lab import SPOTS, TURN_DEGREES, first_cell, rotation_of
from opificio.games.expo1906.state import Expo
from tests.games.expo1906.plain import Tiles
from tests.rules.playing import ONE, answers

EDITION: Final = Path(__file__).with_name("edition.toml").read_text("utf-8")
GAME: Final = ExpoGame(checked_box(EDITION, "edition.toml"))
BOX: Final = GAME.box
TILES: Final = Tiles(EDITION)
LINES: Final = TILES.lines

Words = Mapping[int, str]  # what some seats have: {TWO: "station journal"}
NO_WORDS: Final[Words] = {}
NO_NUMBERS: Final[Mapping[int, int]] = {}
ALL_TILES: Final = [tile.id for tile in BOX.resources for _ in range(tile.copies)]
SECOND_TURN: Final[Words] = {0: "station", 1: "academy", 2: "laboratory"}
"""Each of three players has played a card, so that the Meeting Room may be played."""


class Lab:
    """A lab as drawn: `#` is a scrap, `.` a free space, a letter a tile that the legend names."""

    def __init__(self, rows: Sequence[str], legend: Mapping[str, str]) -> None:
        assert [len(row) for row in rows] == [BOX.lab.columns] * BOX.lab.rows
        spaces: dict[str, int] = {}
        for cell, mark in enumerate("".join(rows)):
            spaces[mark] = spaces.get(mark, 0) | 1 << cell
        self.scraps: Final = BOX.lab.cell_ids(spaces.pop("#", 0))
        spaces.pop(".", None)
        assert spaces.keys() == legend.keys(), "the legend names each tile of the drawing"
        self.pieces: Final = [_piece(legend[mark], mask) for mark, mask in spaces.items()]


def lab(*rows: str, **legend: str) -> Lab:
    """The rows from above; tiles of one space say how they are turned: A="steel-manual 90"."""
    return Lab(rows, legend)


def _piece(words: str, mask: int) -> str:
    """A tile in notation; how one of four spaces is turned can be seen."""
    id, *turn = words.split()
    shape = BOX.shape_of[BOX.tile(id)]
    spots = [spot for spot in range(SPOTS) if BOX.lab.mask[shape][spot] == mask]
    if shape == SINGLE:
        spots = [spot for spot in spots if str(TURN_DEGREES[rotation_of(spot)]) == turn[0]]
    assert len(spots) == 1, f"{words} cannot lie like this"
    return f"{id} {BOX.lab.cell_id(first_cell(spots[0]))} {TURN_DEGREES[rotation_of(spots[0])]}"


SCRAPS: Final = lab(
    ".#....",
    ".....#",
    "..#...",
    "......",
    "#.....",
    "....#.",
)
"""The lab before the first tile."""


def table(
    to_move: int = ONE,
    *,
    money: Sequence[int] = (6, 6, 6),  # as many as there are players
    in_round: int = 2,
    order: Sequence[int] = (),  # the seats in turn order; by number unless told otherwise
    played: Words = NO_WORDS,  # the cards of this round, in the order they were played
    station: str = "",
    academy: str = "",  # projects; all technologies that nobody has lie there too
    below: str = "",  # projects put back, in the order they come up
    tiles: Words = NO_WORDS,
    labs: Mapping[int, Lab] | None = None,  # with what has all it needs completed
    swapped: Words = NO_WORDS,  # spaces whose scrap was swapped before the game; other scraps were removed
    leads: Mapping[int, int] = NO_NUMBERS,  # points scored as leader
    patents: Mapping[str, str] | None = None,  # {"steel": "4 2 1, 10 ghost"}: column, tokens from the top
    chits: Mapping[str, str] | None = None,  # the next free one where somebody is in column 10, if not told
    jury: Sequence[int] = (),  # steam, electricity; as many as are due, unless told otherwise
    pile: str | None = None,  # with this the other tiles are discarded
    deck: str = "",  # the ghost deck's cards of this round, in the order they were played
    aside: str = "",
) -> Expo:
    """A position in which a card is asked for. Piles hold what is nowhere else."""
    seats = range(len(money))
    drawn = [(labs or {}).get(seat, SCRAPS) for seat in seats]
    turn_order = list(order or seats)
    cards = [played.get(seat, "").split() for seat in seats]
    ghost_cards = deck.split()
    swaps = [swapped.get(seat, "").split() for seat in seats]
    removed = [_removed(drawn[seat], swaps[seat]) for seat in seats]
    data: dict[str, Any] = {
        **GAME.start(len(money)).dump(),
        "handicaps": [len(cells) for cells in swaps],
        "to_move": to_move,
        "asking": "card",
        "round": in_round,
        "order": [str(seat + 1) for seat in turn_order],
        "starter": _starter(to_move, turn_order, cards, ghost_cards),
        "station": _listed(station),
        "queues": _by_shape(below),
        "academy": [ids[0] if ids else "-" for ids in _by_shape(academy)],
        "jury": list(jury or [(in_round + 2) // 2, (in_round + 1) // 2]),
        "patents": [_listed((patents or {}).get(line, "")) for line in LINES],
        "money": list(money),
        "hands": [[card for card in CARDS if card not in cards[seat]] for seat in seats],
        "tops": [cards[seat][-1] if cards[seat] else "-" for seat in seats],
        "tiles": [_listed(tiles.get(seat, "")) for seat in seats],
        "labs": [each.pieces for each in drawn],
        "scraps": [each.scraps for each in drawn],
        "cleared": removed,
        "completed": [_completed(each) for each in drawn],
        "deck_top": ghost_cards[-1] if ghost_cards else "-",
        "aside": aside.split(),
        "deck": _deck([*ghost_cards, *aside.split()]) if len(money) == 1 else [],
    }
    data["points"] = [_points(data["completed"][seat]) + leads.get(seat, 0) for seat in seats]
    data["chits"] = _chits(data["patents"], chits or {})
    data.update(_piles(data, pile))
    return GAME.load(data)


def _listed(text: str) -> list[str]:
    return [each.strip() for each in text.split(",") if each.strip()]


def _starter(to_move: int, order: list[int], cards: list[list[str]], ghost_cards: list[str]) -> str:
    """Going back from who plays next, the last who has played one card more."""
    if len(order) == 1:
        return "deck" if len(ghost_cards) > len(cards[to_move]) else "1"
    starter = to_move
    for _ in order:
        right = order[order.index(starter) - 1]
        if len(cards[right]) <= len(cards[to_move]):
            break
        starter = right
    return str(starter + 1)


def _removed(drawn: Lab, swapped: list[str]) -> list[str]:
    """The spaces where scrap lay at the start of play, and does no more."""
    start = BOX.lab.cell_ids(BOX.scraps)
    assert set(drawn.scraps) <= set(start)
    return [cell for cell in start if cell not in [*drawn.scraps, *swapped]]


def _by_shape(projects: str) -> list[list[str]]:
    ids = _listed(projects)
    return [[id for id in ids if BOX.shape_of[BOX.tile(id)] == shape] for shape in PROJECT_SHAPES]


def _completed(drawn: Lab) -> list[str]:
    """The projects of a drawing that get all they need."""
    met = TILES.met(drawn.pieces)
    return [project.id for project in BOX.projects if project.id in met]


def _points(projects: list[str]) -> int:
    return sum(project.vp for project in BOX.projects if project.id in projects)


def _deck(gone: list[str]) -> list[str]:
    left = Counter({card: BOX.figures.deck_copies[at] for at, card in enumerate(CARDS)})
    left.subtract(gone)
    return list(left.elements())


def _chits(patents: list[list[str]], told: Mapping[str, str]) -> list[str]:
    free = [chit for chit in CHITS if chit not in told.values()]
    chits: list[str] = []
    for line, piles in zip(LINES, patents, strict=True):
        reached = any(pile.startswith("10 ") for pile in piles)
        chits.append(told.get(line) or (free.pop(0) if reached else "-"))
    return chits


def _piles(data: Mapping[str, Any], pile: str | None) -> dict[str, list[str]]:
    """Resource tiles, projects and technologies that are nowhere else."""
    out = Counter([*data["station"], *data["academy"], *(id for queue in data["queues"] for id in queue)])
    for seat in range(data["players"]):
        out.update([*data["tiles"][seat], *(piece.split()[0] for piece in data["labs"][seat])])
    left = [id for at, id in enumerate(ALL_TILES) if ALL_TILES[:at].count(id) >= out[id]]
    drawn_from = left if pile is None else _listed(pile)
    discards = Counter(left)
    discards.subtract(drawn_from)
    return {
        "pile": drawn_from,
        "discards": list(discards.elements()),
        "unseen": [project.id for project in BOX.projects if not out[project.id]],
        "technologies": [each.id for each in BOX.technologies if not out[each.id]],
    }


# Looking


def field(state: Expo, name: str) -> Any:
    """A field of the dumped position."""
    return state.dump()[name]


def shown(state: Expo, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat."""
    seats: Any = state.view()["players"]
    seen: dict[str, Any] = seats[seat]
    return seen


def project(state: Expo, seat: int, id: str) -> dict[str, Any]:
    """What is seen of a project in a seat's lab: what it gets, what it lacks."""
    found: dict[str, Any] = next(each for each in shown(state, seat)["projects"] if each["id"] == id)
    return found


def gets(state: Expo, seat: int, id: str) -> dict[str, int]:
    """What a project gets from the tiles around it."""
    amounts: dict[str, int] = project(state, seat, id)["gets"]
    return amounts


def line(state: Expo, name: str) -> list[str]:
    """The piles of a line, each with its column and its tokens from the top."""
    piles: list[str] = field(state, "patents")[LINES.index(name)]
    return piles


def leader(state: Expo, name: str) -> object:
    """The leader of a line: a seat, "ghost" or None."""
    patents: Any = state.view()["patents"]
    return patents["leaders"][name]


# Playing


def carried(state: Expo, move: str) -> Expo:
    """The position after just this move, before the program gives an only answer."""
    after = state.copy()
    after.carry_out(state.checked(move))
    return after


def drawn(state: Expo, *wanted: str) -> Expo:
    """All draws until a player is asked: these where they are possible, else the first possible one."""
    left = list(wanted)
    while state.to_move == CHANCE:
        texts = answers(state)
        draw = next((text for text in left if text in texts), texts[0])
        if draw in left:
            left.remove(draw)
        state = state.play(draw)
    assert not left, f"not drawn: {left}"
    return state


def opened(players: int, *wanted: str, **options: int) -> Expo:
    """A new game after its draws, up to the first question to a player."""
    return drawn(GAME.start(players, **options), *wanted)
