/**
 * The spots of the board, and the moves that can be made there.
 *
 * "card station" (a card of the reader's hand), "own 2" (a tile of his beside the lab, by number), "station 3" (a tile
 * in the Train Station), "project L", "technology lathes", "lab 0 c2" (a tile in a seat's lab by its first space, or a
 * scrap), "box" (column 1 of the Patents Office), "space steel 4", "chit eiffel", "meet money".
 */

import type { MoveInfo } from "../../api/wire";
import type { Spot } from "../desk.svelte";
import { tileOf, type Box, type ExpoView } from "./model";
import { read, type Read } from "./moves";

/** The first column of a line: column 1 is one box for all. */
export const FIRST_COLUMN = 2;

export function spaceSpot(line: string, column: number): Spot {
  return `space ${line} ${column}`;
}

/** Where a token comes from. */
export function sourceOf(move: Read | null): Spot | null {
  if (move?.kind === "enter") return "box";
  return move?.kind === "step" || move?.kind === "jump" ? spaceSpot(move.line, move.column) : null;
}

/** Where a token goes. */
export function targetOf(box: Box, move: Read | null): Spot | null {
  if (move?.kind === "enter") return spaceSpot(move.line, FIRST_COLUMN);
  if (move?.kind === "step") return spaceSpot(move.line, move.column + 1);
  if (move?.kind !== "jump") return null;
  const line = box.lines[box.lines.indexOf(move.line) + (move.way === "up" ? -1 : 1)];
  return line ? spaceSpot(line, move.column) : null;
}

function numbered(what: string, tiles: readonly string[], tile: string): Spot[] {
  return tiles.flatMap((each, at) => (each === tile ? [`${what} ${at}`] : []));
}

function offered(box: Box, view: ExpoView, id: string): Spot[] {
  const found = tileOf(box, id);
  if (found?.kind === "project") return [`project ${found.shape}`];
  return found?.kind === "technology" ? [`technology ${id}`] : numbered("station", view.station, id);
}

/** The spots where a move can be made by the player who is asked. */
export function spotsOf(box: Box, view: ExpoView, move: string): Spot[] {
  const seat = view.actor ?? -1;
  const found = read(move);
  switch (found?.kind) {
    case "play":
      return [`card ${found.card}`];
    case "buy":
    case "take":
      return offered(box, view, found.tile);
    case "lay":
      return numbered("own", view.players[seat]?.tiles ?? [], found.tile);
    case "remove":
    case "lift":
      return [`lab ${seat} ${found.at}`];
    case "enter":
    case "step":
    case "jump":
      return [sourceOf(found), targetOf(box, found)].filter((spot) => spot !== null);
    case "chit":
      return [`chit ${found.chit}`];
    case "meet":
      return [`meet ${found.option}`];
    case "put":
    case "done":
    case "pass":
    case undefined:
      return [];
  }
}

/** The moves of each spot, in their order. */
export function movesBySpot(box: Box, view: ExpoView, legal: readonly MoveInfo[]): Map<Spot, MoveInfo[]> {
  const found = new Map<Spot, MoveInfo[]>();
  for (const info of legal)
    for (const spot of spotsOf(box, view, info.move)) found.set(spot, [...(found.get(spot) ?? []), info]);
  return found;
}

/** The one move that a click on a spot makes; null where several are meant, or where a tile would be lost. */
export function plainMove(moves: readonly MoveInfo[]): string | null {
  const [only, ...others] = moves;
  if (!only || others.length) return null;
  return read(only.move)?.kind === "remove" ? null : only.move;
}
