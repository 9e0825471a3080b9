/** Which drawing belongs to which thing. */

import { CARDS } from "./cards";
import { CHITS } from "./chits";
import { circle, star, type Drawing } from "./draw";
import { INVENTIONS } from "./inventions";
import { SIGNS } from "./signs";
import { TECHNOLOGIES } from "./technologies";

export type EmblemOf = "project" | "technology" | "card" | "chit" | "sign";

const DRAWN: Record<EmblemOf, Record<string, Drawing>> = {
  project: INVENTIONS,
  technology: TECHNOLOGIES,
  card: CARDS,
  chit: CHITS,
  sign: SIGNS,
};

/** A medal of the Expo, for what is in somebody's own edition only. */
export const FALLBACK: Drawing = {
  sun: circle(24, 24, 17),
  light: star(24, 24, 5, 11, 4.6),
  lines: `${circle(24, 24, 17)}${star(24, 24, 5, 11, 4.6)}`,
};

export function emblemOf(of: EmblemOf, id: string): Drawing {
  return DRAWN[of][id] ?? FALLBACK;
}
