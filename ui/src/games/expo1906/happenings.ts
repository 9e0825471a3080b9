/** What the facts of an update have to show on the board. */

import type { FactInfo } from "../../api/wire";
import { read } from "./moves";

/** The places in the Train Station of tiles that have just been dealt. */
export function dealtTiles(facts: readonly FactInfo[], station: readonly string[]): Set<number> {
  const places = new Set<number>();
  for (const { kind, what = "" } of facts) {
    const dealt = kind === "played" ? /^deal (\S+)$/.exec(what)?.[1] : undefined;
    if (!dealt) continue;
    const at = station.findIndex((tile, place) => tile === dealt && !places.has(place));
    if (at >= 0) places.add(at);
  }
  return places;
}

/** The projects that have just come up in the Academy. */
export function shownProjects(facts: readonly FactInfo[]): Set<string> {
  return new Set(
    facts.flatMap(({ kind, what = "" }) => {
      if (kind === "shown") return [what];
      const drawn = kind === "played" ? /^show (\S+)$/.exec(what)?.[1] : undefined;
      return drawn ? [drawn] : [];
    }),
  );
}

/** Spaces of the Patents Office where a token has just arrived: "steel 5". */
export function arrivals(facts: readonly FactInfo[], lines: readonly string[]): Set<string> {
  return new Set(
    facts.flatMap(({ kind, what = "", amount = 0 }) => {
      if (kind === "ghost_moves") return [`${what} ${amount}`];
      const move = kind === "played" ? read(what) : null;
      if (move?.kind === "enter") return [`${move.line} 2`];
      if (move?.kind === "step") return [`${move.line} ${move.column + 1}`];
      if (move?.kind !== "jump") return [];
      const line = lines[lines.indexOf(move.line) + (move.way === "up" ? -1 : 1)];
      return line ? [`${line} ${move.column}`] : [];
    }),
  );
}

/** What is announced across the board. */
export type Banner = { what: "round"; round: number } | { what: "reorganisation" } | { what: "last_actions" };

export function bannerOf(facts: readonly FactInfo[]): Banner | null {
  const found = facts.find(
    ({ kind }) => kind === "round" || kind === "reorganisation" || kind === "last_actions",
  );
  if (found?.kind === "round") return { what: "round", round: found.amount ?? 0 };
  return found ? { what: found.kind as "reorganisation" | "last_actions" } : null;
}

export type Ware = "money" | "vp";

/** Something that goes to a player or comes from him. */
export interface Flight {
  seat: number;
  ware: Ware;
  amount: number;
  gained: boolean;
}

const FLIGHTS: Record<string, { ware: Ware; gained: boolean }> = {
  earns: { ware: "money", gained: true },
  pays: { ware: "money", gained: false },
  loses: { ware: "money", gained: false },
  completes: { ware: "vp", gained: true },
  leads: { ware: "vp", gained: true },
};

/** What was paid and gained, in its order. */
export function flights(facts: readonly FactInfo[]): Flight[] {
  return facts.flatMap(({ kind, seat = null, amount = 0 }) => {
    const flight = FLIGHTS[kind];
    return flight && seat !== null && amount ? [{ seat, amount, ...flight }] : [];
  });
}
