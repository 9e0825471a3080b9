/** The geometry of tiles that cover several spaces. A space is 48 × 48 units here; tiles scale them. */

export const SPACE = 48;

/** Row and column, counted from the tile's first covered space; columns may be negative. */
export type Offset = readonly [row: number, column: number];

type Point = readonly [x: number, y: number];

const key = ([row, column]: Offset): string => `${row},${column}`;
const moved = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];
const text = ([x, y]: Point): string => `${x} ${y}`;

/** The sides of a space that no other space of the tile touches, clockwise, from corner to corner. */
function openSides(cells: readonly Offset[]): [Point, Point][] {
  const covered = new Set(cells.map(key));
  return cells.flatMap(([row, column]) => {
    const sides: [Offset, Point, Point][] = [
      [
        [row - 1, column],
        [column, row],
        [column + 1, row],
      ],
      [
        [row, column + 1],
        [column + 1, row],
        [column + 1, row + 1],
      ],
      [
        [row + 1, column],
        [column + 1, row + 1],
        [column, row + 1],
      ],
      [
        [row, column - 1],
        [column, row + 1],
        [column, row],
      ],
    ];
    return sides
      .filter(([beside]) => !covered.has(key(beside)))
      .map(([, from, to]): [Point, Point] => [from, to]);
  });
}

/** The corners of the tile, clockwise, each with the directions in which one comes and goes. */
function corners(cells: readonly Offset[]): { at: Point; come: Point; go: Point }[] {
  const next = new Map(openSides(cells).map(([from, to]) => [text(from), to]));
  const first = openSides(cells)[0]![0];
  const ring: Point[] = [first];
  for (let at = next.get(text(first))!; text(at) !== text(first); at = next.get(text(at))!) ring.push(at);
  return ring
    .map((at, place) => {
      const [x, y] = at;
      const [fromX, fromY] = ring.at(place - 1)!;
      const [toX, toY] = ring[(place + 1) % ring.length]!;
      return { at, come: [x - fromX, y - fromY] as const, go: [toX - x, toY - y] as const };
    })
    .filter(({ come, go }) => text(come) !== text(go));
}

/** The outline of a tile, so far within its spaces, with round corners. */
export function outline(cells: readonly Offset[], inset = 0, radius = 0): string {
  const points = corners(cells).map(({ at: [x, y], come, go }) => {
    const [inX, inY] = [-come[1] - go[1], come[0] + go[0]]; // to the right of both ways
    const corner: Point = [x * SPACE + inX * inset, y * SPACE + inY * inset];
    const clockwise = come[0] * go[1] - come[1] * go[0] > 0 ? 1 : 0;
    return `${text(moved(corner, come, -radius))}A${radius} ${radius} 0 0 ${clockwise} ${text(moved(corner, go, radius))}`;
  });
  return `M${points.join("L")}z`;
}

/** Where things are drawn on a tile of four spaces. */
export interface Plan {
  emblem: Offset;
  needs: [Offset, Offset];
  points: Offset;
}

const beside = (one: Offset, cells: readonly Offset[]): Offset[] =>
  cells.filter((other) => Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) === 1);

/** Whether every space has two neighbours: a block of two by two. */
export function isBlock(cells: readonly Offset[]): boolean {
  return cells.every((cell) => beside(cell, cells).length === 2);
}

/**
 * The emblem stands at the tile's head and the points at its foot, with the needs between them; where three arms meet
 * the emblem is their joint, and in a block the needs fill the lower row.
 */
export function plan(cells: readonly Offset[]): Plan {
  if (isBlock(cells)) return { emblem: cells[0]!, points: cells[1]!, needs: [cells[2]!, cells[3]!] };
  const joint = cells.find((cell) => beside(cell, cells).length === 3);
  if (joint) {
    const arms = beside(joint, cells);
    const isOpposed = (arm: Offset): boolean =>
      arms.some(([row, column]) => row + arm[0] === 2 * joint[0] && column + arm[1] === 2 * joint[1]);
    const [one, other] = arms.filter(isOpposed);
    return { emblem: joint, needs: [one!, other!], points: arms.find((arm) => !isOpposed(arm))! };
  }
  const head = cells.find((cell) => beside(cell, cells).length === 1)!;
  const second = beside(head, cells)[0]!;
  const third = beside(second, cells).find((cell) => cell !== head)!;
  const foot = beside(third, cells).find((cell) => cell !== second)!;
  return { emblem: head, needs: [second, third], points: foot };
}

/** The middle of a space. */
export function middle([row, column]: Offset): { x: number; y: number } {
  return { x: (column + 0.5) * SPACE, y: (row + 0.5) * SPACE };
}
