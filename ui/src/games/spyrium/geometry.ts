/** Where the cards and the gaps of the market are on its picture. */

export const CARD = 150;
export const GAP = 48;
const RIM = 7;
export const SIZE = RIM * 2 + CARD * 3 + GAP * 2;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function column(place: string): number {
  return "abc".indexOf(place[0]!);
}

function row(place: string): number {
  return Number(place[1]) - 1;
}

/** The square of a place. */
export function placeBox(place: string): Box {
  const at = (index: number): number => RIM + index * (CARD + GAP);
  return { x: at(column(place)), y: at(row(place)), width: CARD, height: CARD };
}

/** The strip between two neighbouring places. */
export function gapBox(gap: string): Box {
  const [one, other] = gap.split("-") as [string, string];
  const { x, y } = placeBox(one);
  return row(one) === row(other)
    ? { x: x + CARD, y, width: GAP, height: CARD }
    : { x, y: y + CARD, width: CARD, height: GAP };
}

/** Workers of one seat that stand together. */
export interface Group {
  seat: number;
  count: number;
}

export interface Standing extends Group {
  x: number;
  y: number;
  size: number;
}

const MOST_SINGLE = 4;

/** The workers in a gap, one by one as long as there is room; else those of a seat together. */
export function groupsOf(seats: readonly number[]): Group[] {
  if (seats.length <= MOST_SINGLE) return seats.map((seat) => ({ seat, count: 1 }));
  return [...new Set(seats)].map((seat) => ({
    seat,
    count: seats.filter((each) => each === seat).length,
  }));
}

/** Where the workers in a gap stand: in a row along it, in its middle. */
export function standings(gap: string, seats: readonly number[]): Standing[] {
  const { x, y, width, height } = gapBox(gap);
  const groups = groupsOf(seats);
  const long = Math.max(width, height);
  const size = Math.min(40, (long - 4) / Math.max(groups.length, 1));
  const start = (long - size * groups.length) / 2;
  return groups.map((group, at) => {
    const along = start + at * size;
    const across = (GAP - size) / 2;
    return width > height
      ? { ...group, x: x + along, y: y + across, size }
      : { ...group, x: x + across, y: y + along, size };
  });
}
