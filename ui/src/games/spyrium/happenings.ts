/** What the facts of an update have to show on the board. */

import type { FactInfo } from "../../api/wire";
import { read } from "./moves";

/** What has just come where: cards dealt to places, workers stepped into gaps, tokens laid. */
export function arrivals(facts: readonly FactInfo[]): Set<string> {
  const spots = new Set<string>();
  for (const { kind, what = "" } of facts) {
    if (kind === "token" && /^[a-c][1-3]$/.test(what)) spots.add(`tokens ${what}`);
    if (kind !== "played") continue;
    const dealt = /^deal ([a-c][1-3]) /.exec(what)?.[1];
    if (dealt) spots.add(`place ${dealt}`);
    const move = read(what);
    if (move?.kind === "place") spots.add(`gap ${move.gap}`);
  }
  return spots;
}

/** The worker who has just been taken back, from which gap. */
export function departures(facts: readonly FactInfo[]): { gap: string; seat: number }[] {
  return facts.flatMap(({ kind, seat = null, what = "" }) => {
    const move = kind === "played" ? read(what) : null;
    const left = seat !== null && (move?.kind === "gain" || move?.kind === "activate");
    return left ? [{ gap: move.gap, seat }] : [];
  });
}

/** The building that has just been built or used, and whose it is. */
export function doings(facts: readonly FactInfo[]): { seat: number; card: string }[] {
  return facts.flatMap(({ kind, seat = null, what = "" }) => {
    if (seat === null) return [];
    if (kind === "builds") return [{ seat, card: what }];
    const move = kind === "played" ? read(what) : null;
    return move?.kind === "use" || move?.kind === "again" ? [{ seat, card: move.card }] : [];
  });
}

/** The turn that has just begun. */
export function newTurn(facts: readonly FactInfo[]): number | null {
  return facts.find(({ kind }) => kind === "turn")?.amount ?? null;
}

export type Ware = "money" | "spyrium" | "vp";

/** Something that goes to a player or comes from him. */
export interface Flight {
  seat: number;
  ware: Ware;
  amount: number;
  gained: boolean;
}

const FLIGHTS: Record<string, { ware: Ware; gained: boolean }> = {
  income: { ware: "money", gained: true },
  earns: { ware: "money", gained: true },
  pays: { ware: "money", gained: false },
  gets_spyrium: { ware: "spyrium", gained: true },
  spends: { ware: "spyrium", gained: false },
  scores: { ware: "vp", gained: true },
};

/** What was paid and gained, in its order. */
export function flights(facts: readonly FactInfo[]): Flight[] {
  return facts.flatMap(({ kind, seat = null, amount = 0 }) => {
    const flight = FLIGHTS[kind];
    return flight && seat !== null && amount ? [{ seat, amount, ...flight }] : [];
  });
}
