/** The sources that may provide the resource asked for (I4.3). */

import type { MoveInfo } from "../../api/wire";
import type { Resource } from "./model";

export type Source = "joker" | "wild" | "own" | "bank" | "seat";

export interface Offer {
  info: MoveInfo;
  resource: Resource;
  source: Source;
  /** The seller's seat, where a player sells. */
  seller: number | null;
  price: number;
}

const SUPPLY = /^supply (\S+) (?:(joker|own|bank|\?)|from (\d))$/;

export function offersIn(legal: readonly MoveInfo[]): Offer[] {
  return legal.flatMap((info) => offerOf(info) ?? []);
}

function offerOf(info: MoveInfo): Offer | null {
  const [, resource, word, seat] = SUPPLY.exec(info.move) ?? [];
  if (!resource) return null;
  const source = seat ? "seat" : word === "?" ? "wild" : (word as Source);
  return {
    info,
    resource: resource as Resource,
    source,
    seller: seat ? Number(seat) - 1 : null, // in notation seats count from 1
    price: source === "bank" || source === "seat" ? 1 : 0,
  };
}
