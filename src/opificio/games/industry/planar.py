"""Whether a board's drawing is right: every line drawn, whole, on its own zones only, and no two crossing.

All in whole numbers, so that touching and not touching are never a matter of rounding.
"""

from __future__ import annotations

from typing import Final

from opificio.games.industry.components import (
    BONUS,
    BOX_BEGIN,
    BOX_END,
    COLUMNS,
    ERAS,
    LINK,
    NETWORKS,
    ROAD,
    UNITS,
    Board,
    Path,
    members,
    pair_name,
    zone_id,
)

Point = tuple[int, int]
Segment = tuple[Point, Point]


class Line:
    """One connection as drawn: a road, a link, or a whole network."""

    def __init__(self, name: str, zones: int) -> None:
        self.name: Final = name
        self.zones: Final = zones  # the zones it belongs to
        self.segments: list[Segment] = []
        self.touched: list[int] = []  # the zones that each segment touches

    def add(self, path: Path) -> None:
        """Draw one more stretch of it."""
        for at in range(len(path) - 1):
            segment = (path[at], path[at + 1])
            self.segments.append(segment)
            self.touched.append(zones_touched(segment))


def problems(board: Board) -> list[str]:
    """What is wrong with the drawing. A board without any is not drawn, and that is no mistake."""
    if not board.drawing:
        return []
    found: list[str] = []
    lines = _network_lines(board)
    lines += _pair_lines(board, ROAD, board.roads, found)
    lines += _pair_lines(board, LINK, board.links, found)
    for line in lines:
        found += _problems_of_line(line)
    for at, line in enumerate(lines):
        for other in lines[:at]:
            found += _crossing(line, other)
    return found


def _network_lines(board: Board) -> list[Line]:
    lines: list[Line] = []
    for kind, name in enumerate(NETWORKS):
        line = Line(f"network {name}", network_zones(board, kind))
        for path in board.drawing.get(name, []):
            line.add(path)
        lines.append(line)
    return lines


def network_zones(board: Board, kind: int) -> int:
    """The factories on a network and the bonus zones of its kind (I6.4)."""
    zones = board.network[kind]
    for zone in board.zones:
        if zone.kind == BONUS and zone.bonus == kind:
            zones |= 1 << zone.index
    return zones


def _pair_lines(board: Board, kind: str, pairs: list[tuple[int, int]], found: list[str]) -> list[Line]:
    lines = [Line(pair_name(kind, pair), 1 << pair[0] | 1 << pair[1]) for pair in pairs]
    for path in board.drawing.get(kind, []):
        ends = zone_at(path[0]), zone_at(path[-1])
        fitting = [line for at, line in enumerate(lines) if pairs[at] in (ends, (ends[1], ends[0]))]
        if fitting:
            fitting[0].add(path)
        else:
            found.append(f"drawing {kind}: no {kind} goes from {_place(path[0])} to {_place(path[-1])}")
    return lines


def _place(point: Point) -> str:
    zone = zone_at(point)
    return f"{point[0]}, {point[1]}" if zone < 0 else zone_id(zone)


def _problems_of_line(line: Line) -> list[str]:
    if not line.segments:
        return [f"{line.name}: is not drawn"]
    touched = 0
    for zones in line.touched:
        touched |= zones
    strangers = [zone_id(zone) for zone in members(touched & ~line.zones)]
    missed = [zone_id(zone) for zone in members(line.zones & ~touched)]
    found = [f"{line.name}: its drawing touches {zone}, which does not belong to it" for zone in strangers]
    found += [f"{line.name}: its drawing does not reach {zone}" for zone in missed]
    if not found and not is_whole(line):
        found.append(f"{line.name}: its drawing is not in one piece")
    return found


def is_whole(line: Line) -> bool:
    """Whether one can follow the line from any of its segments to any other, over its zones as well."""
    left = list(range(1, len(line.segments)))
    open_ends = [0]
    while open_ends:
        at = open_ends.pop()
        near = [to for to in left if _are_joined(line, at, to)]
        left = [to for to in left if to not in near]
        open_ends += near
    return not left


def _are_joined(line: Line, at: int, to: int) -> bool:
    return bool(line.touched[at] & line.touched[to]) or meet(line.segments[at], line.segments[to])


def _crossing(line: Line, other: Line) -> list[str]:
    shared = line.zones & other.zones
    for one in line.segments:
        for two in other.segments:
            if meet(one, two) and not _meet_at_a_zone(one, two, shared):
                (x, y), (to_x, to_y) = one
                where = f"between {x}, {y} and {to_x}, {to_y}"
                return [f"{line.name}: its drawing meets that of {other.name} {where}"]
    return []


def _meet_at_a_zone(one: Segment, two: Segment, zones: int) -> bool:
    """Whether the segments have an end in common, in the box of one of these zones, and nothing else."""
    for at in range(2):
        for to in range(2):
            end = one[at]
            if end == two[to] and zone_at(end) >= 0 and zones >> zone_at(end) & 1:
                return not (_is_on(one[1 - at], two) or _is_on(two[1 - to], one))
    return False


# Points, segments, boxes


def zone_at(point: Point) -> int:
    """The zone in whose box the point lies, its rim included; -1 if there is none."""
    column, x = divmod(point[0], UNITS)
    era, y = divmod(point[1], UNITS)
    inside = BOX_BEGIN <= x <= BOX_END and BOX_BEGIN <= y <= BOX_END
    return COLUMNS * era + column if inside and 0 <= column < COLUMNS and 0 <= era < ERAS else -1


def zones_touched(segment: Segment) -> int:
    """The zones whose boxes the segment touches."""
    (x, y), (to_x, to_y) = segment
    touched = 0
    for era in range(min(y, to_y) // UNITS, min(max(y, to_y) // UNITS + 1, ERAS)):
        for column in range(min(x, to_x) // UNITS, min(max(x, to_x) // UNITS + 1, COLUMNS)):
            if _touches_box(segment, column * UNITS, era * UNITS):
                touched |= 1 << COLUMNS * era + column
    return touched


def _touches_box(segment: Segment, left: int, top: int) -> bool:
    """An end lies in the box, or the segment meets one of its diagonals."""
    begin_x, end_x = left + BOX_BEGIN, left + BOX_END
    begin_y, end_y = top + BOX_BEGIN, top + BOX_END
    for x, y in segment:
        if begin_x <= x <= end_x and begin_y <= y <= end_y:
            return True
    falling = ((begin_x, begin_y), (end_x, end_y))
    rising = ((begin_x, end_y), (end_x, begin_y))
    return meet(segment, falling) or meet(segment, rising)


def meet(one: Segment, two: Segment) -> bool:
    """Whether two segments have a point in common."""
    if _is_beside(one, two, 0) or _is_beside(one, two, 1):
        return False
    return _side(one, two[0]) * _side(one, two[1]) <= 0 and _side(two, one[0]) * _side(two, one[1]) <= 0


def _is_beside(one: Segment, two: Segment, axis: int) -> bool:
    """Whether the shadows of the segments on an axis, 0 for x and 1 for y, are apart."""
    from_one, to_one = one[0][axis], one[1][axis]
    from_two, to_two = two[0][axis], two[1][axis]
    return max(from_one, to_one) < min(from_two, to_two) or max(from_two, to_two) < min(from_one, to_one)


def _is_on(point: Point, segment: Segment) -> bool:
    return meet((point, point), segment)


def _side(segment: Segment, point: Point) -> int:
    """On which side of the segment's line the point lies: below 0, above 0, or 0 on it."""
    (x, y), (to_x, to_y) = segment
    return (to_x - x) * (point[1] - y) - (to_y - y) * (point[0] - x)
