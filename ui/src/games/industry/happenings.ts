/** What the facts of an update have to show on the board. */

import type { FactInfo } from "../../api/wire";

export type ZoneEvent = "drawn" | "won" | "developed";

/** What has just happened to zones, by their id. `era` is the one after the update: draws come after its change. */
export function zoneEvents(facts: readonly FactInfo[], era: number): Map<string, ZoneEvent> {
  const events = new Map<string, ZoneEvent>();
  for (const { kind, what = "" } of facts) {
    const column = kind === "played" ? /^draw ([A-L])$/.exec(what)?.[1] : undefined;
    if (column) events.set(`${column}${era}`, "drawn");
    else if (kind === "zone" || kind === "joker") events.set(what, "won");
    else if (kind === "developed") events.set(what, "developed");
  }
  return events;
}

/** The columns whose tokens were drawn. */
export function drawnColumns(facts: readonly FactInfo[]): string[] {
  return facts.flatMap(({ kind, what = "" }) =>
    kind === "played" ? (/^draw ([A-L])$/.exec(what)?.[1] ?? []) : [],
  );
}

/** The era that has just begun. */
export function newEra(facts: readonly FactInfo[]): number | null {
  return facts.find(({ kind }) => kind === "era")?.amount ?? null;
}

/** Points that were just scored on a zone. */
export function scored(facts: readonly FactInfo[]): { zone: string; points: number }[] {
  return facts
    .filter(({ kind, amount = 0 }) => kind === "developed" && amount > 0)
    .map(({ what = "", amount = 0 }) => ({ zone: what, points: amount }));
}

/** Where talers come from or go to: a seat's purse, or the bank. */
export type Purse = number | "bank";

export interface Payment {
  from: Purse;
  to: Purse;
  talers: number;
}

/** The talers that moved; `players` get the same where everybody gets some. */
export function payments(facts: readonly FactInfo[], players: number): Payment[] {
  return facts.flatMap(({ kind, seat = null, other = null, amount = 0 }): Payment[] => {
    const everyone = Array.from({ length: players }, (_, to): Payment => ({
      from: "bank",
      to,
      talers: amount,
    }));
    if (kind === "income" || kind === "column_a") return everyone;
    if (seat === null || amount === 0) return [];
    if (kind === "pays" || kind === "buys")
      return other === null ? [] : [{ from: seat, to: other, talers: amount }];
    if (kind === "pays_bank" || kind === "buys_bank") return [{ from: seat, to: "bank", talers: amount }];
    return kind === "subsidy" ? [{ from: "bank", to: seat, talers: amount }] : [];
  });
}
