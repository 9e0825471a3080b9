/** The board of Industry and a position on it, as the engine's `describe()` and `view()` give them. */

import type { GameInfo, MoveInfo } from "../../api/wire";
import type { View } from "../game";

export const RESOURCES = [
  "stone",
  "brick",
  "wood",
  "ceramics",
  "glass",
  "iron",
  "cable",
  "steel",
  "cement",
  "plastic",
  "computer",
] as const;
export type Resource = (typeof RESOURCES)[number];
/** The joker that stands for any resource. */
export const WILD = "?";
export type JokerOf = Resource | typeof WILD;

export type Kind = "joker" | "bonus" | "factory" | "technology";

export const NETWORKS = ["river", "rails", "pipeline", "power_line"] as const;
export type Network = (typeof NETWORKS)[number];
export type Bonus = "port" | "railway_station" | "pumping_station" | "power_station";
export type Join = "road" | "link";

/** The network on which a bonus zone of this kind earns (I6.4). */
export const NETWORK_OF: Record<Bonus, Network> = {
  port: "river",
  railway_station: "rails",
  pumping_station: "pipeline",
  power_station: "power_line",
};

export const ERAS = [1, 2, 3, 4, 5] as const;
export const COLUMNS = Array.from("ABCDEFGHIJKL");

export interface Zone {
  id: string;
  era: number;
  column: string;
  kind: Kind;
  cost: number;
  needs: Resource[];
  makes: Resource | null;
  points: number;
  discount: boolean;
  bonus: Bonus | null;
  multiplier: number;
  joker: JokerOf | null;
}

export type Point = readonly [number, number];
export type LineKind = Network | Join;

export interface Board {
  zones: Zone[];
  roads: [string, string][];
  links: [string, string][];
  networks: Record<Network, string[]>;
  drawing: Record<LineKind, Point[][]>;
  /** The era from which the bank sells a resource. */
  bank: Record<Resource, number>;
}

export interface Goods {
  talers: number;
  points: number;
  score: number;
  undeveloped: string[];
  developed: string[];
  jokers: string[];
  subsidy_taken: boolean;
}

/** What developing a zone would cost the reader now; `resources` is null where one has no source. */
export interface Cost {
  construction: number;
  resources: number | null;
}

export type Question =
  "first_player" | "column_token" | "pick" | "bid" | "keep_or_sell" | "develop" | "supply" | "over";

export interface IndustryView {
  seat: number | null;
  question: Question;
  actor: number | null;
  era: number;
  first_player: number | null;
  tokens_in_bag: string[];
  open: string[];
  auctioneer: number | null;
  lot: string | null;
  top_bid: number;
  top_bidder: number | null;
  builds_left: number;
  site: string | null;
  resource: Resource | null;
  players: Goods[];
  bank: Resource[];
  leaders: number[];
  costs: Partial<Record<string, Cost>>;
}

export function boardOf(info: GameInfo): Board {
  return info.components as unknown as Board;
}

export function viewOf(view: View): IndustryView {
  return view as unknown as IndustryView;
}

/** The networks that a zone is connected to: as a factory on it, or as a bonus zone that earns from it. */
export function networksOf(board: Board, zone: Zone): Network[] {
  if (zone.bonus) return [NETWORK_OF[zone.bonus]];
  return NETWORKS.filter((network) => board.networks[network].includes(zone.id));
}

/** The zones joined directly to this one, by road or by link. */
export function partners(board: Board, join: Join, id: string): string[] {
  const joined = join === "road" ? board.roads : board.links;
  return joined.filter((pair) => pair.includes(id)).map(([one, other]) => (one === id ? other : one));
}

/** The moves that choose a zone, by its id. */
export function zoneMoves(legal: readonly MoveInfo[]): Map<string, MoveInfo> {
  const found = new Map<string, MoveInfo>();
  for (const info of legal) {
    const zone = chosenZone(info.move);
    if (zone) found.set(zone, info);
  }
  return found;
}

/** The zone that a move picks or develops. */
export function chosenZone(move: string | null): string | null {
  return /^(?:pick|develop) ([A-L][1-5])$/.exec(move ?? "")?.[1] ?? null;
}
