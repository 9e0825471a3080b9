/** The box of Expo 1906 and a position, as the engine's `describe()` and `view()` give them. */

import type { GameInfo } from "../../api/wire";
import type { View } from "../game";

export const SHAPES = ["L", "T", "S", "I", "square"] as const;
export type Shape = (typeof SHAPES)[number] | "single";
export const CARDS = ["station", "academy", "laboratory", "journal", "skyscraper", "meeting"] as const;
export type Card = (typeof CARDS)[number];
export const CHITS = ["eiffel", "ferris", "colonies", "metro", "fine_arts", "simplon"] as const;
export type Chit = (typeof CHITS)[number];
export const ENERGIES = ["steam", "electricity"] as const;
export type Energy = (typeof ENERGIES)[number];
export type Turn = 0 | 90 | 180 | 270;

/** Resources by type: what a project needs or gets, what a technology supplies. */
export type Amounts = Readonly<Record<string, number>>;

export interface ResourceTile {
  id: string;
  two: string;
  one: string;
  copies: number;
}

export interface Project {
  id: string;
  shape: Shape;
  energy: Energy;
  needs: Amounts;
  vp: number;
}

export interface Technology {
  id: string;
  shape: Shape;
  supplies: Amounts;
  improves: Card | null;
}

/** A shape turned: its spaces as rows and columns from the first one in reading order. */
export interface Turned {
  turn: Turn;
  cells: [number, number][];
}

/** Where a token may jump between two neighbouring lines, and for how much. */
export interface Arrow {
  column: number;
  lines: [string, string];
  price: number;
}

export interface Figures {
  most_money: number;
  projects_to_end: number;
  rounds: number;
  station_prices: number[][];
  academy_price: number;
  lab_steps: number[];
  journal_points: number[];
  skyscraper_money: number[];
  meeting_moves: number;
  meeting_money: number;
  meeting_points: number;
  eiffel_step: number;
  ferris_step: number;
  metro_points: number;
  metro_most: number;
  fine_arts_points: number;
  column_points: Record<string, number>;
}

export interface Box {
  resources: string[];
  /** The lines of the Patents Office, top to bottom. */
  lines: string[];
  columns: number;
  arrows: Arrow[];
  lab: { rows: number; columns: number; scraps: string[] };
  shapes: Record<string, Turned[]>;
  tiles: ResourceTile[];
  projects: Project[];
  technologies: Technology[];
  cards: Card[];
  chits: Chit[];
  jury: { spaces: number } & Record<Energy, number>;
  figures: Figures;
}

/** A tile that lies in a lab, named by its first space in reading order. */
export interface Piece {
  tile: string;
  at: string;
  turn: Turn;
  cells: string[];
}

/** How far a project in a lab is. */
export interface Progress {
  id: string;
  gets: Amounts;
  lacks: Amounts;
  complete: boolean;
  /** The types it needs in whose lines its player leads. */
  leads: string[];
}

export interface Holdings {
  place: number;
  handicap: string;
  money: number;
  points: number;
  score: number;
  hand: Card[];
  /** The card that was played last this round. */
  top: Card | null;
  /** The card that may not be played, since the player on the right has just played it. */
  banned: Card | null;
  improved: Card[];
  /** Own tiles that are not in the lab. */
  tiles: string[];
  lab: Piece[];
  scraps: string[];
  /** Where scraps were removed in play. */
  cleared: string[];
  projects: Progress[];
  completed: string[];
  /** The chits that would be scored now. */
  chits: Chit[];
}

export type Owner = number | "ghost";

/** The tokens on a space of the Patents Office, the top one first. */
export interface Pile {
  column: number;
  pile: Owner[];
}

export interface Patents {
  lines: Partial<Record<string, Pile[]>>;
  leaders: Partial<Record<string, Owner | null>>;
  chits: Partial<Record<string, Chit | null>>;
  chits_left: Chit[];
  /** The tokens of each seat in column 1. */
  waiting: number[];
  /** The column of each line's ghost, where there are ghosts. */
  ghosts: Partial<Record<string, number>>;
}

/** What a tile would do on a spot. */
export interface Effect {
  /** What projects would get, by project and type. */
  supplies: Partial<Record<string, Amounts>>;
  completes: string[];
  points: number;
}

export type Question =
  | "order"
  | "tile"
  | "project"
  | "jury"
  | "gift"
  | "ghost_tile"
  | "ghost_chit"
  | "ghost_card"
  | "swap"
  | "card"
  | "last_card"
  | "station"
  | "academy"
  | "free_tile"
  | "laboratory"
  | "put"
  | "journal"
  | "chit"
  | "meeting"
  | "reposition"
  | "over";

export interface Held {
  tile: string;
  from: { at: string; turn: Turn } | null;
}

export interface ExpoView {
  seat: number | null;
  question: Question;
  actor: number | null;
  round: number;
  order: number[];
  /** The card that is being carried out, and whether it began as the improved one. */
  card: Card | null;
  improved: boolean;
  /** Steps, points or tiles that are left. */
  left: number;
  price: number | null;
  options_used: string[];
  held: Held | null;
  drawn: string[];
  line: string | null;
  station: string[];
  pile: number;
  discards: number;
  academy: {
    projects: Partial<Record<Shape, string | null>>;
    piles: Partial<Record<Shape, { unseen: number; below: string[] }>>;
    technologies: string[];
  };
  jury: Record<Energy, number> & { left: Record<Energy, number> };
  patents: Patents;
  ghost_deck: { top: Card | null; left: number; aside: Card[] } | null;
  ender: number | "deck" | null;
  players: Holdings[];
  effects: Partial<Record<string, Effect>>;
  leaders: number[];
}

export function boxOf(info: GameInfo): Box {
  return info.components as unknown as Box;
}

export function viewOf(view: View): ExpoView {
  return view as unknown as ExpoView;
}

/** What a tile is; null for an id that the box does not know. */
export type Tile =
  | { kind: "resource"; tile: ResourceTile; shape: Shape }
  | { kind: "project"; tile: Project; shape: Shape }
  | { kind: "technology"; tile: Technology; shape: Shape };

export function tileOf(box: Box, id: string | null): Tile | null {
  const resource = box.tiles.find((tile) => tile.id === id);
  if (resource) return { kind: "resource", tile: resource, shape: "single" };
  const project = box.projects.find((tile) => tile.id === id);
  if (project) return { kind: "project", tile: project, shape: project.shape };
  const technology = box.technologies.find((tile) => tile.id === id);
  return technology ? { kind: "technology", tile: technology, shape: technology.shape } : null;
}

/** The tile in the hand of the player who is asked: taken up, or given to him at the start. */
export function heldTile(view: ExpoView): string | null {
  return view.held?.tile ?? (view.question === "swap" ? (view.drawn[0] ?? null) : null);
}

export function ownHoldings(view: ExpoView): Holdings | null {
  return view.seat === null ? null : (view.players[view.seat] ?? null);
}

/** A figure of a card: its base value, or the improved one. */
export function figureOf(figures: readonly number[], improved: boolean): number {
  return figures[improved ? 1 : 0] ?? 0;
}
