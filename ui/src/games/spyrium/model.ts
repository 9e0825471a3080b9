/** The box of Spyrium and a position, as the engine's `describe()` and `view()` give them. */

import type { GameInfo, MoveInfo } from "../../api/wire";
import type { View } from "../game";

export type Kind = "building" | "character" | "technique";
export const SYMBOLS = ["mine", "factory", "research"] as const;
export type CardSymbol = (typeof SYMBOLS)[number];
export const TECHNIQUES = [
  "automation",
  "capitalization",
  "engineering",
  "lobbying",
  "crane",
  "taylorism",
  "commerce",
] as const;
export type Technique = (typeof TECHNIQUES)[number];
export type TokenUse = "pay" | "money" | "spyrium" | "vp";
export type Effect = "residence" | "use_again" | "place_worker";
export type Bonus = "worker" | "money";

/** What an ability takes and gives. */
export interface Ability {
  workers: number;
  pay_spyrium: number;
  pay_money: number;
  pay_per_worker: number;
  money: number;
  spyrium: number;
  vp: number;
  recruits: number;
  token: TokenUse | null;
  effect: Effect | null;
}

/** What a move takes or gives now, by the facts that will tell of it. */
export type Sum = Partial<
  Record<
    | "staffs"
    | "spends"
    | "pays"
    | "pays_per_worker"
    | "pays_token"
    | "earns"
    | "gets_spyrium"
    | "scores"
    | "recruits"
    | "token_money"
    | "token_spyrium"
    | "token_vp"
    | Effect,
    number
  >
>;

/** What a move comes to in the position, as the engine's moves give it. */
export interface Meaning {
  takes?: Sum;
  gives?: Sum;
  /** The value of the space that is moved to. */
  value?: number;
  /** The building that makes room, where no other way to build can be paid for. */
  replaces?: string;
  /** The technique without which it could not be paid for. */
  technique?: string;
}

export function meaningOf(info: MoveInfo): Meaning {
  return info.meaning ?? {};
}

export interface Card {
  id: string;
  /** The card whose picture it has: a second one may differ in price or points. */
  design: string;
  kind: Kind;
  price: number;
  vp: number;
  symbols: CardSymbol[];
  abilities: Ability[];
  at_once: Ability | null;
}

export interface EventCard {
  id: string;
  abilities: Ability[];
}

export interface Box {
  cards: Card[];
  events: EventCard[];
  /** The values of the residence track. */
  residence: number[];
  /** The points that bring a bonus. */
  bonuses: number[];
  bonus_money: number;
  /** The workers of each player, those in the reserve included. */
  workers: number;
  places: string[];
  /** The two places of each gap. */
  gaps: Record<string, [string, string]>;
}

export interface Building {
  card: string;
  used: boolean;
  workers: number;
}

export interface Holdings {
  phase: "I" | "II" | "passed";
  money: number;
  spyrium: number;
  points: number;
  score: number;
  /** The space on the residence track, from 1. */
  residence: number;
  residence_value: number;
  workers: number;
  active: number;
  inactive: number;
  in_market: number;
  on_buildings: number;
  reserve: number;
  event_used: boolean;
  techniques: { id: Technique; used: boolean }[];
  kept_tokens: number[];
  bonuses_taken: Bonus[];
  bonuses_left: Bonus[];
  buildings: Building[];
}

export interface MarketPlace {
  place: string;
  card: string | null;
  tokens: number[];
  /** Workers in the gaps that border it. */
  workers: number;
}

/** A way to pay for a card: for a building on a new plot, or in the place of another. */
export interface Way {
  how: string | null;
  plot: number;
  discount: number;
  total: number;
}

/** What a card would cost the reader now. */
export interface Price {
  /** The gaps next to it in which he has a worker. */
  via: string[];
  price: number;
  surcharge: number;
  lobbying: boolean;
  ways: Way[];
  /** What may have to be paid for a token on top. */
  tokens: number[];
  spyrium: number;
}

export type Question =
  | "first_player"
  | "event"
  | "card"
  | "token_draw"
  | "action"
  | "place"
  | "build"
  | "token"
  | "again"
  | "residence"
  | "bonus"
  | "over";

export interface ShownEvent {
  id: string;
  token: number | null;
}

export interface SpyriumView {
  seat: number | null;
  question: Question;
  actor: number | null;
  turn: number;
  period: string;
  first_player: number | null;
  cards_in_deck: number;
  tokens_left: number;
  event: ShownEvent | null;
  next_event: ShownEvent | null;
  market: MarketPlace[];
  /** The seats of the workers in each gap, one by one. */
  gaps: Record<string, number[]>;
  /** Where an action under way happens: a place, or the event. */
  site: string | null;
  card: string | null;
  surcharge: number;
  event_ability: number | null;
  players: Holdings[];
  leaders: number[];
  prices: Partial<Record<string, Price>>;
}

export const TURNS = 6;

export function boxOf(info: GameInfo): Box {
  return info.components as unknown as Box;
}

export function viewOf(view: View): SpyriumView {
  return view as unknown as SpyriumView;
}

export function cardOf(box: Box, id: string | null): Card | null {
  return box.cards.find((card) => card.id === id) ?? null;
}

/** The card that lies at a place of the market. */
export function cardAt(box: Box, view: SpyriumView, place: string): Card | null {
  return cardOf(box, view.market.find((each) => each.place === place)?.card ?? null);
}

export function marketPlace(view: SpyriumView, place: string): MarketPlace | undefined {
  return view.market.find((each) => each.place === place);
}

export function ownHoldings(view: SpyriumView): Holdings | null {
  return view.seat === null ? null : (view.players[view.seat] ?? null);
}

export function hasTechnique(holdings: Holdings | null, technique: Technique): boolean {
  return holdings?.techniques.some(({ id }) => id === technique) ?? false;
}
