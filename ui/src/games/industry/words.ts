/** The page's own words for Industry. Names of zones, resources and so on come from the server. */

import { inReadersLanguage } from "../../lib/language";
import type { Language } from "../../lib/settings.svelte";
import { en } from "./words/en";
import { fr } from "./words/fr";
import { it } from "./words/it";
import { ja } from "./words/ja";

export interface IndustryWords {
  board: string;
  era: (era: number) => string;
  talers: (talers: number) => string;
  points: (points: number) => string;
  list: (items: string[]) => string;

  // How a zone stands
  later: (era: number) => string;
  inBag: string;
  open: string;
  lot: string;
  bid: (name: string, talers: string) => string;
  undeveloped: (name: string) => string;
  developed: (name: string) => string;
  inHand: (name: string) => string;
  spent: string;
  lost: (name: string) => string;
  empty: string;
  canPick: string;
  canDevelop: string;
  inWork: string;

  // What a zone is
  costs: (talers: string) => string;
  needs: string;
  makes: string;
  scores: (points: string, era: string) => string;
  discount: string;
  bonus: (points: string, network: string) => string;
  joker: (resource: string) => string;
  anyJoker: string;
  onNetwork: (networks: string) => string;
  roads: string;
  links: string;

  // What it would cost the reader now
  now: string;
  construction: string;
  resources: string;
  noSource: string;
  tooDear: (talers: string) => string;

  // The picture
  legend: string;
  close: string;
  pointsSign: string;
  clockSide: string;
  builtSide: string;
  nowSells: (resources: string) => string;

  // The auction
  auction: string;
  auctioneer: string;
  noBidYet: string;
  bids: (talers: string) => string;
  passed: string;
  thinks: string;
  waits: string;
  outbid: string;
  nextBid: (talers: string) => string;
  otherBids: string;
  sellFor: (name: string, talers: string) => string;
  sellMeans: string;
  keepFor: (talers: string) => string;
  keepMeans: (shares: string) => string;
  share: (name: string, talers: number) => string;
  back: (talers: number) => string;

  // Development and supply
  fromOwn: string;
  fromJoker: string;
  fromBank: string;
  fromSeat: (name: string) => string;
  pick: string;

  // A player, and the state of the game
  subsidy: string;
  purse: string;
  fromDevelopment: (points: string) => string;
  zones: (developed: number, all: number) => string;
  subsidyTaken: string;
  firstPlayer: string;
  showZones: (name: string) => string;
  inTheBag: (tokens: number) => string;
  bankSells: string;
  bankNothing: string;
  phases: { draw: string; auction: string; development: string; over: string };
}

export const INDUSTRY_WORDS: Record<Language, IndustryWords> = { en, it, fr, ja };

/** The words in the reader's language. */
export const w = inReadersLanguage(INDUSTRY_WORDS);
