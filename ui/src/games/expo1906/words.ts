/** The page's own words for Expo 1906. Names and labels come from the server. */

import { inReadersLanguage } from "../../lib/language";
import type { Language } from "../../lib/settings.svelte";
import type { Card } from "./model";
import { en } from "./words/en";
import { fr } from "./words/fr";
import { it } from "./words/it";
import { ja } from "./words/ja";

export interface ExpoWords {
  money: (dollars: number | string) => string;
  vp: (points: number | string) => string;
  amount: (amount: number, resource: string) => string;
  list: (items: string[]) => string;
  canBeChosen: string;
  close: string;
  parts: string;
  legend: string;

  // Tiles
  resourceTile: string;
  project: string;
  technology: string;
  sides: (two: string, one: string) => string;
  leading: (lines: string) => string;
  marks: string;

  // Labs
  lab: (name: string) => string;
  showLab: (name: string) => string;
  otherLabs: string;
  clearedSpace: string;
  noOwnTiles: string;
  remove: string;
  removed: Record<"resource" | "project" | "technology" | "scrap", string>;
  lift: string;
  removeHint: string;
  liftHint: string;

  // A tile in the hand
  heldAt: (cell: string, degrees: number) => string;
  turn: string;
  putHere: string;
  doesNotFit: string;
  givesNothing: string;
  wouldGive: (project: string, amounts: string) => string;
  wouldComplete: (project: string) => string;
  scoresNow: (points: string) => string;
  holdHint: string;

  // Cards
  cardSays: Record<Exclude<Card, "meeting">, (figures: string) => string>;
  improvedSays: Record<"academy" | "journal", (figures: string) => string>;
  meetingSays: string;
  improved: string;
  played: string;

  // Train Station and Patents Office
  emptyStation: string;
  at: (line: string, column: number) => string;
  fromTop: (names: string) => string;
  atTheEnd: (points: string) => string;
  enter: (line: string) => string;
  step: (column: number) => string;
  jump: (line: string, money: string) => string;
  token: [first: string, second: string, third: string];
  chitSays: {
    eiffel: (step: number) => string;
    ferris: (dollars: number) => string;
    colonies: string;
    metro: (each: number, most: number) => string;
    fine_arts: (points: number) => string;
    simplon: string;
  };
  worthNow: (points: string) => string;

  // The state of the game
  roundOf: (round: number, rounds: number) => string;
  round: (round: number) => string;
  tiles: (tiles: number) => string;
  reorganisation: string;

  // Plans
  plan: string;
  planning: string;
  noPlan: string;
}

export const EXPO_WORDS: Record<Language, ExpoWords> = { en, it, fr, ja };

/** The words in the reader's language. */
export const w = inReadersLanguage(EXPO_WORDS);
