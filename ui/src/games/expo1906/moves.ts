/** Moves by their notation. */

import type { MoveInfo } from "../../api/wire";
import type { Card, Chit, Energy, Turn } from "./model";

export type Meeting = "reposition" | "money" | "patents" | Energy;

/** A move, read. `which` counts a player's tokens in one pile from the top, from 1. */
export type Read =
  | { kind: "play"; card: Card }
  | { kind: "buy" | "take" | "lay"; tile: string }
  | { kind: "put"; at: string; turn: Turn }
  | { kind: "remove" | "lift"; at: string }
  | { kind: "enter"; line: string }
  | { kind: "step"; line: string; column: number; which: number }
  | { kind: "jump"; line: string; column: number; way: "up" | "down"; which: number }
  | { kind: "chit"; chit: Chit }
  | { kind: "meet"; option: Meeting }
  | { kind: "done" | "pass" };

const COUNTED: Record<string, number> = { second: 2, third: 3 };
const ONLY = 1;

type Reader = [RegExp, (found: string[]) => Read];

const READERS: Reader[] = [
  [/^play (\S+)$/, ([card]) => ({ kind: "play", card: card as Card })],
  [/^(buy|take|lay) (\S+)$/, ([kind, tile]) => ({ kind: kind as "buy" | "take" | "lay", tile: tile! })],
  [/^put ([a-z]\d+) (0|90|180|270)$/, ([at, turn]) => ({ kind: "put", at: at!, turn: Number(turn) as Turn })],
  [/^(remove|lift) ([a-z]\d+)$/, ([kind, at]) => ({ kind: kind as "remove" | "lift", at: at! })],
  [/^enter (\S+)$/, ([line]) => ({ kind: "enter", line: line! })],
  [
    /^step (\S+) (\d+)(?: (second|third))?$/,
    ([line, column, which]) => ({
      kind: "step",
      line: line!,
      column: Number(column),
      which: COUNTED[which ?? ""] ?? ONLY,
    }),
  ],
  [
    /^jump (\S+) (\d+) (up|down)(?: (second|third))?$/,
    ([line, column, way, which]) => ({
      kind: "jump",
      line: line!,
      column: Number(column),
      way: way as "up" | "down",
      which: COUNTED[which ?? ""] ?? ONLY,
    }),
  ],
  [/^chit (\S+)$/, ([chit]) => ({ kind: "chit", chit: chit as Chit })],
  [
    /^meet (reposition|money|patents|steam|electricity)$/,
    ([option]) => ({ kind: "meet", option: option as Meeting }),
  ],
  [/^(done|pass)$/, ([kind]) => ({ kind: kind as "done" | "pass" })],
];

/** A move as its notation says it; null for what no player plays. */
export function read(move: string): Read | null {
  for (const [pattern, make] of READERS) {
    const found = pattern.exec(move);
    if (found) return make(found.slice(1));
  }
  return null;
}

/** What a move comes to in the position, as the engine's moves give it. */
export interface Meaning {
  takes?: { pays?: number };
  /** What a chit would give as things stand. */
  worth?: number;
}

export function meaningOf({ meaning = {} }: MoveInfo): Meaning {
  return meaning;
}

/** What a move costs now. */
export function priceOf(info: MoveInfo): number {
  return meaningOf(info).takes?.pays ?? 0;
}

/** What is laid, removed or lifted is chosen in the lab, not by a key of the page. */
export function keyed(move: string): boolean {
  return !/^(put|remove|lift) /.test(move);
}

/** The move among the legal ones that ends what is being done. */
export function endOf(legal: readonly MoveInfo[]): MoveInfo | null {
  return legal.find(({ move }) => move === "done" || move === "pass") ?? null;
}
