/** A zone in words: for its card, and for those who do not see the board. */

import type { GameInfo } from "../../api/wire";
import { nameOf, seatName, type Tongue as GameTongue } from "../tongue";
import {
  NETWORK_OF,
  WILD,
  networksOf,
  partners,
  type Board,
  type IndustryView,
  type Join,
  type Resource,
  type Zone,
} from "./model";
import type { Standing } from "./standing";
import type { IndustryWords } from "./words";

export { nameOf, seatName };
export type Tongue = GameTongue<IndustryWords>;

/** A zone as the log calls it too: id and name. */
export function zoneTitle(info: GameInfo, id: string): string {
  return `${id} ${nameOf(info, "zones", id)}`;
}

export function kindName({ info }: Tongue, zone: Zone): string {
  return zone.bonus ? nameOf(info, "bonuses", zone.bonus) : nameOf(info, "kinds", zone.kind);
}

/** How the zone stands. */
export function standingText(
  { seats, words }: Tongue,
  zone: Zone,
  { stage, owner, inWork }: Standing,
): string {
  const name = seatName(seats, owner);
  switch (stage) {
    case "later":
      return words.later(zone.era);
    case "in_bag":
      return words.inBag;
    case "open":
      return words.open;
    case "lot":
      return words.lot;
    case "undeveloped":
      return inWork ? `${words.undeveloped(name)}, ${words.inWork}` : words.undeveloped(name);
    case "developed":
      return words.developed(name);
    case "lost":
      return words.lost(name);
    case "in_hand":
      return words.inHand(name);
    case "spent":
      return words.spent;
    case "empty":
      return words.empty;
  }
}

/** What the zone is good for, in sentences without what it costs and requires. */
export function worth({ info, words }: Tongue, zone: Zone): string[] {
  const says: string[] = [];
  if (zone.joker === WILD) says.push(words.anyJoker);
  else if (zone.joker) says.push(words.joker(nameOf(info, "resources", zone.joker)));
  if (zone.points) says.push(words.scores(words.points(zone.points), words.era(zone.era)));
  if (zone.bonus) {
    const network = nameOf(info, "networks", NETWORK_OF[zone.bonus]);
    says.push(words.bonus(words.points(zone.multiplier), network));
  }
  if (zone.discount) says.push(words.discount);
  return says;
}

export interface Fact {
  label: string;
  text: string;
  resources: Resource[];
}

/** What the zone requires, makes and is joined to: labels with what belongs to them. */
export function facts({ info, words }: Tongue, board: Board, zone: Zone): Fact[] {
  const found: Fact[] = [];
  if (zone.needs.length) found.push({ label: words.needs, ...resourceNames(info, zone.needs) });
  if (zone.makes) found.push({ label: words.makes, ...resourceNames(info, [zone.makes]) });
  const joins: [Join, string][] = [
    ["road", words.roads],
    ["link", words.links],
  ];
  for (const [join, label] of joins) {
    const others = partners(board, join, zone.id).map((id) => zoneTitle(info, id));
    if (others.length) found.push({ label, text: others.join(", "), resources: [] });
  }
  return found;
}

function resourceNames(info: GameInfo, resources: Resource[]): { text: string; resources: Resource[] } {
  return { text: resources.map((each) => nameOf(info, "resources", each)).join(", "), resources };
}

/** The networks that a factory is connected to. */
export function networkText({ info, words }: Tongue, board: Board, zone: Zone): string {
  if (zone.bonus) return "";
  const networks = networksOf(board, zone).map((network) => nameOf(info, "networks", network));
  return networks.length ? words.onNetwork(networks.join(", ")) : "";
}

/** The lot's top bid, or that nobody has bid. */
export function topBid({ seats, words }: Tongue, view: IndustryView): string {
  return view.top_bidder === null
    ? words.noBidYet
    : words.bid(seatName(seats, view.top_bidder), words.talers(view.top_bid));
}

/** Everything about a zone in one line, with what the reader may do with it. */
export function spokenZone(
  tongue: Tongue,
  board: Board,
  view: IndustryView,
  zone: Zone,
  stands: Standing,
  may: "pick" | "develop" | null,
): string {
  const { info, words } = tongue;
  const parts = [zoneTitle(info, zone.id), kindName(tongue, zone)];
  if (zone.cost) parts.push(words.costs(words.talers(zone.cost)));
  parts.push(...worth(tongue, zone));
  parts.push(...facts(tongue, board, zone).map(({ label, text }) => `${label}: ${text}`));
  parts.push(networkText(tongue, board, zone), standingText(tongue, zone, stands));
  if (stands.stage === "lot") parts.push(topBid(tongue, view));
  if (may) parts.push(may === "pick" ? words.canPick : words.canDevelop);
  return parts.filter(Boolean).join("; ");
}

/** What stands at the top of the board for those who do not see it. */
export function spokenBoard(tongue: Tongue, view: IndustryView): string {
  const { info, words } = tongue;
  const parts = [words.era(view.era)];
  if (view.lot) parts.push(`${words.lot}: ${zoneTitle(info, view.lot)}, ${topBid(tongue, view)}`);
  const open = view.open.filter((id) => id !== view.lot);
  if (open.length) parts.push(`${words.pick}: ${open.map((id) => zoneTitle(info, id)).join(", ")}`);
  return parts.join(". ");
}

/** What it costs the reader to develop the zone now: figures, and what stands in the way. */
export interface Bill {
  construction: number;
  /** null where a resource has no source */
  resources: number | null;
  total: number | null;
  tooDear: boolean;
}

export function billFor(view: IndustryView, id: string): Bill | null {
  const cost = view.costs[id];
  if (!cost || view.seat === null) return null;
  const total = cost.resources === null ? null : cost.construction + cost.resources;
  const talers = view.players[view.seat]?.talers ?? 0;
  return { ...cost, total, tooDear: total !== null && total > talers };
}
