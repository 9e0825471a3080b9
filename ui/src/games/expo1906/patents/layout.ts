/** Where the lines and columns of the Patents Office are on its picture. */

import { FIRST_COLUMN } from "../spots";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const HEAD = 15;
export const PITCH = { x: 40, y: 40 };
export const SPACE_BOX = { width: 37, height: 27 };
/** The last column has room for a chit beside the tokens. */
const CHIT_ROOM = 26;
const LABEL = 44;
const BOX_WIDTH = 42;
const LEFT = LABEL + BOX_WIDTH + 6;
export const TOKEN = 9;

export function officeSize(lines: number, columns: number): { width: number; height: number } {
  return {
    width: LEFT + (columns - FIRST_COLUMN + 1) * PITCH.x + CHIT_ROOM,
    height: HEAD + lines * PITCH.y - (PITCH.y - SPACE_BOX.height) + 2,
  };
}

/** The upper left corner of a space. */
export function cornerOf(line: number, column: number): { x: number; y: number } {
  return { x: LEFT + (column - FIRST_COLUMN) * PITCH.x, y: HEAD + line * PITCH.y };
}

export function spaceArea(line: number, column: number, columns: number): Area {
  const { width, height } = SPACE_BOX;
  return { ...cornerOf(line, column), width: column === columns ? width + CHIT_ROOM : width, height };
}

/** Where the tokens of a space stand: in the last column beside the chit. */
export function tokenCorner(line: number, column: number, columns: number): { x: number; y: number } {
  const { x, y } = cornerOf(line, column);
  return { x: column === columns ? x + CHIT_ROOM : x, y };
}

/** Column 1, one box beside all lines. */
export function boxArea(lines: number): Area {
  return { x: LABEL, y: HEAD, width: BOX_WIDTH, height: (lines - 1) * PITCH.y + SPACE_BOX.height };
}

/** The middles of the tokens in a pile, the top one first: the lower ones look out from under it. */
export function pileMiddles(x: number, y: number, tokens: number): { x: number; y: number }[] {
  const step = Math.min(6, (SPACE_BOX.width - 2 * TOKEN - 3) / Math.max(1, tokens - 1));
  const start = x + SPACE_BOX.width / 2 - ((tokens - 1) * step) / 2;
  return Array.from({ length: tokens }, (_, at) => ({ x: start + at * step, y: y + SPACE_BOX.height / 2 }));
}

/** The middles of waiting tokens in the box, row by row. */
export function waitingMiddles(lines: number, tokens: number): { x: number; y: number }[] {
  const { x, y, width, height } = boxArea(lines);
  const rows = Math.ceil(tokens / 2);
  const step = Math.min(21, (height - 8) / Math.max(1, rows));
  return Array.from({ length: tokens }, (_, at) => ({
    x: x + width / 2 + (at % 2 ? 10 : -10),
    y: y + 4 + step * (Math.floor(at / 2) + 0.5),
  }));
}
