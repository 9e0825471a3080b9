"""The market: nine places for cards, three by three, and the twelve gaps between neighbours (S4.1).

Places are numbered row by row: a1, b1, c1, a2, … c3. A gap is named by the two places it lies between.
"""

from __future__ import annotations

from typing import Final

SIDE: Final = 3
PLACES: Final = 9
GAPS: Final = 12
COLUMN_LETTERS: Final = "abc"
EMPTY: Final = -1  # a place without a card

# Who stands where: the workers of a seat as one number, three bits a gap
BITS_A_GAP: Final = 3
MOST_WORKERS: Final = 7  # that three bits can count


PLACE_IDS: Final = [f"{COLUMN_LETTERS[place % SIDE]}{place // SIDE + 1}" for place in range(PLACES)]


def place_id(place: int) -> str:
    """A place's name in notation: column letter and row, such as b2."""
    return PLACE_IDS[place]


def place_index(id: str) -> int:
    """The place of that name; -1 if there is none."""
    return PLACE_IDS.index(id) if id in PLACE_IDS else -1


def _neighbours() -> list[tuple[int, int]]:
    gaps: list[tuple[int, int]] = []
    for place in range(PLACES):
        if place % SIDE + 1 < SIDE:
            gaps.append((place, place + 1))
        if place + SIDE < PLACES:
            gaps.append((place, place + SIDE))
    return gaps


PLACES_OF: Final = _neighbours()  # the two places of each gap, the earlier first


def gap_id(gap: int) -> str:
    """A gap's name in notation, such as a2-b2."""
    first, second = PLACES_OF[gap]
    return f"{place_id(first)}-{place_id(second)}"


def gaps_of(place: int) -> list[int]:
    """The gaps that border a place: two at a corner, three at an edge, four in the centre."""
    return [gap for gap in range(GAPS) if place in PLACES_OF[gap]]


def gap_has_card(gap: int, occupied: int) -> bool:
    """Whether one of the gap's places holds a card, or both; `occupied` has a bit for each that does."""
    first, second = PLACES_OF[gap]
    return (occupied >> first | occupied >> second) & 1 != 0


def one_worker(gap: int) -> int:
    """One worker in a gap, as part of a seat's number."""
    return 1 << BITS_A_GAP * gap


def workers_in(standing: int, gap: int) -> int:
    """How many of the workers that a seat's number tells of stand in a gap."""
    return standing >> BITS_A_GAP * gap & MOST_WORKERS


def workers_of(standing: int) -> int:
    """How many workers a seat's number tells of."""
    workers = 0
    while standing:
        workers += standing & MOST_WORKERS
        standing >>= BITS_A_GAP
    return workers
