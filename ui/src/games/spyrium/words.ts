/** The page's own words for Spyrium. Names of cards, symbols, techniques and so on come from the server. */

import { inReadersLanguage } from "../../lib/language";
import type { Language } from "../../lib/settings.svelte";
import { en } from "./words/en";
import { fr } from "./words/fr";
import { it } from "./words/it";
import { ja } from "./words/ja";

export interface SpyriumWords {
  market: string;
  turn: (turn: number) => string;
  turnOf: (turn: number, turns: number) => string;
  money: (pounds: number) => string;
  spyrium: (spyrium: number) => string;
  vp: (points: number) => string;
  workers: (workers: number) => string;
  list: (items: string[]) => string;

  // Cards
  ability: (cost: string, gain: string) => string;
  free: string;
  perWorker: (pounds: number) => string;
  tokenPaid: string;
  tokenGained: { money: string; spyrium: string; vp: string };
  recruits: (workers: string) => string;
  whenBuilt: (gain: string) => string;
  atEnd: (points: string) => string;
  atEndUpTo: (points: string) => string;
  symbols: (symbols: string) => string;
  tokensOn: (values: string) => string;
  noTokenLeft: string;

  // The market
  empty: string;
  gap: (one: string, other: string) => string;
  nobodyHere: string;
  standsHere: (name: string, workers: string) => string;
  beside: (workers: string) => string;

  // What a card would cost the reader now
  priceNow: string;
  printed: string;
  forOthers: string;
  forPlot: string;
  forSymbol: string;
  forToken: string;
  newPlot: string;
  inPlaceOf: (name: string) => string;
  alsoSpyrium: (spyrium: string) => string;
  tooDear: (money: string) => string;
  noWorkerBeside: string;
  lobbyingSaves: (money: string) => string;

  // What may be done
  placeHere: string;
  canBeChosen: string;
  placeWorker: string;
  gain: (money: string) => string;
  hire: (money: string) => string;
  patent: (money: string) => string;
  build: (money: string) => string;
  buildFrom: (money: string) => string;
  buildInPlaceOf: (name: string, money: string) => string;
  byWorker: (gap: string) => string;
  phaseTwo: string;
  phaseTwoMeans: string;
  pass: string;
  passMeans: string;
  plotFor: (money: string) => string;
  replaceFor: (name: string, money: string) => string;
  useToken: (value: number) => string;
  countsAs: (value: number) => string;
  tokenFor: (token: string, use: string) => string;
  residenceMove: (value: number) => string;
  residenceScore: (points: string) => string;
  bonusWorker: string;
  bonusMoney: (money: string) => string;

  // Players
  district: (name: string) => string;
  districtOf: (name: string) => string;
  noBuildings: string;
  startCard: string;
  active: (workers: number) => string;
  inMarket: (workers: number) => string;
  onBuildings: (workers: number) => string;
  inactive: (workers: number) => string;
  reserve: (workers: number) => string;
  workersOn: (workers: string) => string;
  used: string;
  unused: string;
  firstPlayer: string;
  eventUsed: string;
  keptTokens: (values: string) => string;
  income: (value: number) => string;
  scoredInPlay: (points: string) => string;

  // Tracks, events and the state of the game
  residenceTrack: string;
  scoreTrack: string;
  bonusAt: (points: string) => string;
  bonusTaken: (bonus: string) => string;
  workerBonus: string;
  event: string;
  nextEvent: string;
  noEvent: string;
  usedBy: (names: string) => string;
  cardsInDeck: (cards: number) => string;
  tokensLeft: (tokens: number) => string;

  legend: string;
  close: string;
  token: string;
  worker: string;
  pricedOut: string;
}

export const SPYRIUM_WORDS: Record<Language, SpyriumWords> = { en, it, fr, ja };

/** The words in the reader's language. */
export const w = inReadersLanguage(SPYRIUM_WORDS);
