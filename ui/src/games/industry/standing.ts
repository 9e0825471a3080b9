/** How each zone stands in a position. */

import type { Board, IndustryView, Zone } from "./model";

export type Stage =
  | "later" // a future era's
  | "in_bag" // its column token is still in the bag
  | "open"
  | "lot"
  | "undeveloped"
  | "developed"
  | "lost" // an undeveloped technology whose era is past
  | "in_hand" // a joker
  | "spent" // a joker
  | "empty"; // left undeveloped when the game ended

export interface Standing {
  stage: Stage;
  /** The owner's seat; of a joker, in whose hand it is. */
  owner: number | null;
  /** Whether its development is under way. */
  inWork: boolean;
}

export function standing(view: IndustryView, zone: Zone): Standing {
  const owner = ownerOf(view, zone.id);
  return { stage: stageOf(view, zone, owner), owner, inWork: view.site === zone.id };
}

export function standings(view: IndustryView, board: Board): Map<string, Standing> {
  return new Map(board.zones.map((zone) => [zone.id, standing(view, zone)]));
}

function ownerOf(view: IndustryView, id: string): number | null {
  const seat = view.players.findIndex(
    ({ undeveloped, developed, jokers }) =>
      undeveloped.includes(id) || developed.includes(id) || jokers.includes(id),
  );
  return seat < 0 ? null : seat;
}

function stageOf(view: IndustryView, zone: Zone, owner: number | null): Stage {
  if (view.lot === zone.id) return "lot";
  if (view.open.includes(zone.id)) return "open";
  if (owner !== null) return owned(view, zone, owner);
  if (zone.era > view.era) return "later";
  if (zone.era === view.era && view.tokens_in_bag.includes(zone.column)) return "in_bag";
  return zone.kind === "joker" ? "spent" : "empty";
}

function owned(view: IndustryView, zone: Zone, owner: number): Stage {
  if (zone.kind === "joker") return "in_hand";
  if (view.players[owner]!.developed.includes(zone.id)) return "developed";
  return zone.kind === "technology" && zone.era < view.era ? "lost" : "undeveloped";
}
