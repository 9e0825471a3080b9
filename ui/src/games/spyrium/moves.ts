/** Moves by their notation, and the spots of the board that they concern. */

import type { MoveInfo } from "../../api/wire";
import type { SpyriumView } from "./model";

/** A move, read. Abilities count from 1. */
export type Read =
  | { kind: "place"; gap: string }
  | { kind: "gain"; gap: string; place: string | null }
  | { kind: "activate"; gap: string; place: string; lobbying: boolean }
  | { kind: "use" | "again"; card: string; ability: number }
  | { kind: "event"; ability: number }
  | { kind: "replace"; card: string; used: boolean }
  | { kind: "token"; value: number; counts: number }
  | { kind: "residence"; scores: boolean }
  | { kind: "bonus"; what: "worker" | "money" }
  | { kind: "taylorism" | "phase" | "pass" | "plot" };

type Reader = [RegExp, (found: string[]) => Read];

const GAP = "([a-c][1-3]-[a-c][1-3])";
const READERS: Reader[] = [
  [new RegExp(`^place ${GAP}$`), ([gap]) => ({ kind: "place", gap: gap! })],
  [
    new RegExp(`^gain (?:([a-c][1-3]) )?via ${GAP}$`),
    ([place, gap]) => ({ kind: "gain", gap: gap!, place: place ?? null }),
  ],
  [
    new RegExp(`^activate ([a-c][1-3]) via ${GAP}( lobbying)?$`),
    ([place, gap, lobbying]) => ({
      kind: "activate",
      gap: gap!,
      place: place!,
      lobbying: lobbying !== undefined,
    }),
  ],
  [
    /^(use|again) (\S+) (\d)$/,
    ([kind, card, ability]) => ({ kind: kind as "use" | "again", card: card!, ability: Number(ability) }),
  ],
  [/^event (\d)$/, ([ability]) => ({ kind: "event", ability: Number(ability) })],
  [/^replace (used )?(\S+)$/, ([used, card]) => ({ kind: "replace", card: card!, used: used !== undefined })],
  [
    /^token (\d)(?: as (\d))?$/,
    ([value, counts]) => ({ kind: "token", value: Number(value), counts: Number(counts ?? value) }),
  ],
  [/^residence (move|score)$/, ([what]) => ({ kind: "residence", scores: what === "score" })],
  [/^bonus (worker|money)$/, ([what]) => ({ kind: "bonus", what: what as "worker" | "money" })],
  [/^(taylorism|pass|plot)$/, ([kind]) => ({ kind: kind as "taylorism" | "pass" | "plot" })],
  [/^phase 2$/, () => ({ kind: "phase" })],
];

/** A move as its notation says it; null for what no player plays. */
export function read(move: string): Read | null {
  for (const [pattern, make] of READERS) {
    const found = pattern.exec(move);
    if (found) return make(found.slice(1));
  }
  return null;
}

/**
 * A spot of the board: "place b2", "gap a1-b1", "event", "next_event", "building 0 2" (seat and number),
 * "technique 0 crane", "plot", "start 0" (a seat's start card), "residence", "bonus".
 */
export type Spot = string;

/** The spots where a move can be made by the player who is asked. */
export function spotsOf(view: SpyriumView, move: string): Spot[] {
  const seat = view.actor ?? -1;
  const found = read(move);
  switch (found?.kind) {
    case "place":
      return [`gap ${found.gap}`];
    case "gain":
    case "activate":
      return found.place ? [`place ${found.place}`, `gap ${found.gap}`] : [`gap ${found.gap}`];
    case "use":
      return buildings(view, seat, found.card, false);
    case "again":
      return buildings(view, seat, found.card, true);
    case "replace":
      return buildings(view, seat, found.card, found.used);
    case "event":
      return ["event"];
    case "token":
      return [view.site === "event" ? "event" : `place ${view.site ?? ""}`];
    case "taylorism":
      return [`technique ${seat} taylorism`];
    case "phase":
    case "pass":
      return [`start ${seat}`];
    case "plot":
    case "residence":
    case "bonus":
      return [found.kind];
    case undefined:
      return [];
  }
}

function buildings(view: SpyriumView, seat: number, card: string, used: boolean): Spot[] {
  const owned = view.players[seat]?.buildings ?? [];
  return owned.flatMap((building, at) =>
    building.card === card && building.used === used ? [`building ${seat} ${at}`] : [],
  );
}

/** The moves of each spot, in their order. */
export function movesBySpot(view: SpyriumView, legal: readonly MoveInfo[]): Map<Spot, MoveInfo[]> {
  const found = new Map<Spot, MoveInfo[]>();
  for (const info of legal)
    for (const spot of spotsOf(view, info.move)) found.set(spot, [...(found.get(spot) ?? []), info]);
  return found;
}

/** The one move that a click on a spot makes; null where it must be said what is meant, or whether at all. */
export function plainMove(moves: readonly MoveInfo[]): string | null {
  const [only, ...others] = moves;
  if (!only || others.length) return null;
  const kind = read(only.move)?.kind;
  return kind === "gain" || kind === "activate" || kind === "pass" || kind === "phase" ? null : only.move;
}
