/** Who stands where in the Patents Office, and where one can go from there. */

import type { MoveInfo } from "../../../api/wire";
import type { Spot } from "../../desk.svelte";
import type { Box, ExpoView, Owner } from "../model";
import { read } from "../moves";
import { FIRST_COLUMN, sourceOf, targetOf } from "../spots";

/** The columns of the lines: column 1 is one box for all. */
export function columnsOf(box: Box): number[] {
  return Array.from({ length: box.columns - FIRST_COLUMN + 1 }, (_, at) => at + FIRST_COLUMN);
}

/** The tokens on a space, the top one first. */
export function pileAt(view: ExpoView, line: string, column: number): Owner[] {
  return view.patents.lines[line]?.find((pile) => pile.column === column)?.pile ?? [];
}

/** The lines that can be jumped to from a space, and the prices. */
export function jumpsFrom(box: Box, line: string, column: number): { line: string; price: number }[] {
  return box.arrows
    .filter((arrow) => arrow.column === column && arrow.lines.includes(line))
    .map(({ lines, price }) => ({ line: lines[0] === line ? lines[1] : lines[0], price }));
}

/** Ghosts and players who still wait in column 1, one entry a token. */
export function waiting(view: ExpoView): { owner: Owner; tokens: number }[] {
  const players = view.patents.waiting.map((tokens, owner): { owner: Owner; tokens: number } => ({
    owner,
    tokens,
  }));
  const ghosts = Object.values(view.patents.ghosts).filter((column) => column === 1).length;
  return [...players, { owner: "ghost" as const, tokens: ghosts }].filter(({ tokens }) => tokens > 0);
}

/** The moves of tokens that start at a spot. */
export function movesFrom(moves: readonly MoveInfo[], spot: Spot): MoveInfo[] {
  return moves.filter(({ move }) => sourceOf(read(move)) === spot);
}

/** The moves of tokens that end at a spot. */
export function movesTo(box: Box, moves: readonly MoveInfo[], spot: Spot): MoveInfo[] {
  return moves.filter(({ move }) => targetOf(box, read(move)) === spot);
}

/** The moves of tokens by where they start. */
export function movesBySource(legal: readonly MoveInfo[]): [Spot, MoveInfo[]][] {
  const found = new Map<Spot, MoveInfo[]>();
  for (const info of legal) {
    const source = sourceOf(read(info.move));
    if (source) found.set(source, [...(found.get(source) ?? []), info]);
  }
  return [...found];
}
