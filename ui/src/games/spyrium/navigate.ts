/** Ways over the market by keyboard: a grid of five by five, places and gaps in turn, without the crossings. */

import type { Spot } from "./moves";

const SIDE = 5;

/** What is at a cell of the grid; null at a crossing. */
export function spotAt(column: number, row: number): Spot | null {
  const place = (x: number, y: number): string => `${"abc"[x]!}${y + 1}`;
  const [x, y] = [Math.floor(column / 2), Math.floor(row / 2)];
  if (column % 2 === 0 && row % 2 === 0) return `place ${place(x, y)}`;
  if (row % 2 === 0) return `gap ${place(x, y)}-${place(x + 1, y)}`;
  return column % 2 === 0 ? `gap ${place(x, y)}-${place(x, y + 1)}` : null;
}

/** All cells, row by row. */
export const ROWS: Spot[][] = Array.from({ length: SIDE }, (_, row) =>
  Array.from({ length: SIDE }, (_, column) => spotAt(column, row)).filter((spot) => spot !== null),
);

function cellOf(spot: Spot): [number, number] {
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++) if (spotAt(column, row) === spot) return [column, row];
  return [0, 0];
}

/** The spot that a key leads to from this one; null for other keys. At the rim one stays. */
export function stepFrom(spot: Spot, key: string, far: boolean): Spot | null {
  const [column, row] = cellOf(spot);
  switch (key) {
    case "ArrowLeft":
      return walk(spot, column, row, -1, 0);
    case "ArrowRight":
      return walk(spot, column, row, 1, 0);
    case "ArrowUp":
      return walk(spot, column, row, 0, -1);
    case "ArrowDown":
      return walk(spot, column, row, 0, 1);
    case "Home":
      return far ? ROWS[0]![0]! : ROWS[row]![0]!;
    case "End":
      return far ? ROWS.at(-1)!.at(-1)! : ROWS[row]!.at(-1)!;
    default:
      return null;
  }
}

/** Steps on until there is something; over a crossing to what lies behind it. */
function walk(from: Spot, column: number, row: number, dx: number, dy: number): Spot {
  const [x, y] = [column + dx, row + dy];
  if (x < 0 || y < 0 || x >= SIDE || y >= SIDE) return from;
  return spotAt(x, y) ?? walk(from, x, y, dx, dy);
}
