/** Tiles as pieces: the spaces they cover, and how large they are drawn. */

import type { Box, Holdings, Piece, Shape, Turn } from "../model";

/** The spaces of a shape from its first one. */
export function cellsOf(box: Box, shape: Shape, turn: Turn): [number, number][] {
  const turned = box.shapes[shape] ?? [];
  return (turned.find((each) => each.turn === turn) ?? turned[0])?.cells ?? [[0, 0]];
}

export interface Extent {
  /** How far it reaches to the left of its first space. */
  left: number;
  columns: number;
  rows: number;
}

export function extentOf(box: Box, shape: Shape, turn: Turn): Extent {
  const cells = cellsOf(box, shape, turn);
  const columns = cells.map(([, column]) => column);
  const left = -Math.min(...columns);
  return {
    left,
    columns: left + Math.max(...columns) + 1,
    rows: Math.max(...cells.map(([row]) => row)) + 1,
  };
}

/** What covers a space of a lab; null where it is free or a scrap lies there. */
export function pieceAt(holdings: Holdings, cell: string): Piece | null {
  return holdings.lab.find(({ cells }) => cells.includes(cell)) ?? null;
}

/** The space by which moves name what lies on a space: a tile's first one, or itself for a scrap; null where it is free. */
export function nameAt(holdings: Holdings, cell: string): string | null {
  return pieceAt(holdings, cell)?.at ?? (holdings.scraps.includes(cell) ? cell : null);
}
