/** The answers in the prompt, in groups: by the card or the building that they are about. */

import type { MoveInfo } from "../../../api/wire";
import { cardName, placeTitle, plainName, type Tongue } from "../describe";
import type { Box, SpyriumView } from "../model";
import { read } from "../moves";

export interface Group {
  /** What tells the group from others. */
  key: string;
  title: string;
  moves: MoveInfo[];
}

function keyOf(move: string): string {
  const found = read(move);
  switch (found?.kind) {
    case "gain":
    case "activate":
      return found.place ? `card ${found.place}` : "nothing";
    case "use":
    case "again":
      return `building ${found.card}`;
    default:
      return found?.kind ?? "other";
  }
}

function titleOf(tongue: Tongue, box: Box, view: SpyriumView, key: string): string {
  const { info, words } = tongue;
  const [what, id = ""] = key.split(" ");
  if (what === "card") return placeTitle(tongue, box, view, id);
  if (what === "building") return cardName(info, box, id);
  if (what === "place") return words.placeWorker;
  if (what === "event") return plainName(info, view.event?.id ?? "");
  return "";
}

/** Groups in the order of their first moves. */
export function groupsOf(tongue: Tongue, box: Box, view: SpyriumView, legal: readonly MoveInfo[]): Group[] {
  const groups = new Map<string, MoveInfo[]>();
  for (const info of legal) groups.set(keyOf(info.move), [...(groups.get(keyOf(info.move)) ?? []), info]);
  return [...groups].map(([key, moves]) => ({ key, title: titleOf(tongue, box, view, key), moves }));
}

/** The gaps from which the moves of a card start; one of several is named on each button. */
export function gapsIn(moves: readonly MoveInfo[]): string[] {
  const gaps = moves.flatMap(({ move }) => {
    const found = read(move);
    return found?.kind === "gain" || found?.kind === "activate" ? [found.gap] : [];
  });
  return [...new Set(gaps)];
}

/** A key that Spyrium adds: p to pass or, in phase I, to go on to phase II. */
export function moveForOwnKey(key: string, legal: readonly MoveInfo[]): string | null {
  if (key !== "p") return null;
  return legal.find(({ move }) => move === "pass" || move === "phase 2")?.move ?? null;
}
