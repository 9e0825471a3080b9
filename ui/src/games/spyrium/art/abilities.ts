/** Abilities as rows of glyphs: what they take, an arrow, what they give. */

import type { Ability } from "../model";

export type GlyphName =
  | "worker"
  | "spyrium"
  | "money"
  | "vp"
  | "token"
  | "residence"
  | "use_again"
  | "place_worker"
  | "arrow"
  | "building";

export interface Glyph {
  what: GlyphName;
  /** The figure on it; null for none. */
  n: number | null;
  /** The figure counts for each worker owned. */
  each?: boolean;
}

const glyph = (what: GlyphName, n: number | null = null): Glyph => ({ what, n });
const ARROW = glyph("arrow");

function repeated(what: GlyphName, times: number): Glyph[] {
  return Array.from({ length: times }, () => glyph(what));
}

function takes({ workers, pay_spyrium, pay_money, pay_per_worker, token }: Ability): Glyph[] {
  return [
    ...repeated("worker", workers),
    ...(pay_spyrium ? [glyph("spyrium", pay_spyrium)] : []),
    ...(pay_money ? [glyph("money", pay_money)] : []),
    ...(pay_per_worker ? [{ ...glyph("money", pay_per_worker), each: true }] : []),
    ...(token === "pay" ? [glyph("token"), glyph("money")] : []),
  ];
}

function gives({ money, spyrium, vp, recruits, token, effect }: Ability): Glyph[] {
  return [
    ...(money ? [glyph("money", money)] : []),
    ...(spyrium ? [glyph("spyrium", spyrium)] : []),
    ...(vp ? [glyph("vp", vp)] : []),
    ...repeated("worker", recruits),
    ...(token && token !== "pay" ? [glyph("token"), glyph(token)] : []),
    ...(effect ? [glyph(effect)] : []),
  ];
}

/** The row of an ability. What costs nothing has no arrow. */
export function glyphsOf(ability: Ability): Glyph[] {
  const costs = takes(ability);
  return costs.length ? [...costs, ARROW, ...gives(ability)] : gives(ability);
}

/** The rows of a card or an event. What a building does when built has a hammer before it. */
export function rowsOf(
  abilities: readonly Ability[],
  atOnce: Ability | null,
  isBuilding: boolean,
): Glyph[][] {
  const rows = abilities.map(glyphsOf);
  if (atOnce) rows.push(isBuilding ? [glyph("building"), ...glyphsOf(atOnce)] : glyphsOf(atOnce));
  return rows;
}
