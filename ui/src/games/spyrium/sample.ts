/** A small box and positions, for tests. */

import { infoOf, seatsOf } from "../../testing/games";
import type { Tongue } from "./describe";
import type { Ability, Box, Card, Holdings, Price, SpyriumView } from "./model";
import { ROWS } from "./navigate";
import { en } from "./words/en";

export function ability(more: Partial<Ability> = {}): Ability {
  return {
    workers: 0,
    pay_spyrium: 0,
    pay_money: 0,
    pay_per_worker: 0,
    money: 0,
    spyrium: 0,
    vp: 0,
    recruits: 0,
    token: null,
    effect: null,
    ...more,
  };
}

function card(id: string, kind: Card["kind"], price: number, more: Partial<Card> = {}): Card {
  return { id, design: id, kind, price, vp: 0, symbols: [], abilities: [], at_once: null, ...more };
}

const spots = ROWS.flat().map((spot) => spot.split(" ") as [string, string]);
const idsOf = (what: string): string[] => spots.filter(([kind]) => kind === what).map(([, id]) => id);

export const BOX: Box = {
  cards: [
    card("mine_1", "building", 1, {
      vp: 1,
      symbols: ["mine"],
      abilities: [ability({ workers: 1, spyrium: 1 })],
    }),
    card("mine_2", "building", 4, {
      vp: 2,
      symbols: ["mine"],
      abilities: [ability({ spyrium: 1 }), ability({ workers: 1, spyrium: 2 })],
    }),
    card("factory_1", "building", 6, {
      vp: 3,
      symbols: ["factory"],
      abilities: [
        ability({ workers: 1, pay_spyrium: 2, vp: 6 }),
        ability({ workers: 2, pay_spyrium: 3, vp: 10 }),
      ],
    }),
    card("university_1", "building", 5, {
      vp: 2,
      symbols: ["research"],
      abilities: [ability({ workers: 1, vp: 2 })],
      at_once: ability({ token: "vp" }),
    }),
    card("apprentice", "character", 0, { at_once: ability({ pay_spyrium: 1, vp: 3 }) }),
    card("banker", "character", 1, { at_once: ability({ token: "pay", vp: 4 }) }),
    card("crane", "technique", 6),
    card("taylorism", "technique", 7),
  ],
  events: [
    {
      id: "export",
      abilities: [ability({ pay_spyrium: 1, money: 3 }), ability({ pay_spyrium: 3, money: 6 })],
    },
    { id: "fortune", abilities: [ability({ token: "money" }), ability({ token: "vp" })] },
    { id: "labour_exchange", abilities: [ability({ pay_per_worker: 1, recruits: 1 })] },
  ],
  residence: [2, 3, 4, 5, 7],
  bonuses: [8, 20],
  bonus_money: 5,
  workers: 7,
  places: idsOf("place"),
  gaps: Object.fromEntries(idsOf("gap").map((gap) => [gap, gap.split("-") as [string, string]])),
};

export const INFO = infoOf("spyrium", BOX, {
  buildings: {
    Mine: "Mine",
    mine_1: "Mine",
    mine_2: "Mine",
    factory_1: "Factory",
    university_1: "University",
    apprentice: "Apprentice",
    banker: "Banker",
    crane: "Crane",
    lobbying: "Lobbying",
    commerce: "Commerce",
    taylorism: "Taylorism",
    export: "Spyrium Export",
    fortune: "Good Fortune",
    labour_exchange: "Labour Exchange",
  },
  characters: { Apprentice: "Apprenti" },
  kinds: { building: "building", character: "character", technique: "technique" },
  symbols: { mine: "mine", factory: "factory", research: "research" },
  amounts: { residence: "residence action", use_again: "use a building again" },
  technique_effects: { crane: "A new plot costs £3 less." },
  technique_points: { crane: "1 for each building" },
  phases: { I: "phase I", II: "phase II", passed: "passed" },
  periods: { A: "Period A" },
  bonuses: { worker: "worker from the reserve" },
});

export const SEATS = seatsOf("Ada", "Bob", "Carla");

export const TONGUE: Tongue = { info: INFO, seats: SEATS, words: en };

export function holdings(more: Partial<Holdings> = {}): Holdings {
  return {
    phase: "I",
    money: 10,
    spyrium: 2,
    points: 0,
    score: 0,
    residence: 1,
    residence_value: 2,
    workers: 3,
    active: 3,
    inactive: 0,
    in_market: 0,
    on_buildings: 0,
    reserve: 4,
    event_used: false,
    techniques: [],
    kept_tokens: [],
    bonuses_taken: [],
    bonuses_left: ["worker", "money"],
    buildings: [],
    ...more,
  };
}

export function price(more: Partial<Price> = {}): Price {
  return { via: [], price: 0, surcharge: 0, lobbying: false, ways: [], tokens: [], spyrium: 0, ...more };
}

/** A position; `cards` lie at the places they name. */
export function view(
  more: Partial<SpyriumView> = {},
  cards: Record<string, string> = { a1: "mine_1", b1: "factory_1", b2: "apprentice" },
): SpyriumView {
  const gaps = { ...Object.fromEntries(idsOf("gap").map((gap) => [gap, []])), ...more.gaps };
  const beside = (place: string): number =>
    Object.entries(gaps).reduce((sum, [gap, seats]) => (gap.includes(place) ? sum + seats.length : sum), 0);
  return {
    seat: 0,
    question: "action",
    actor: 0,
    turn: 1,
    period: "A",
    first_player: 0,
    cards_in_deck: 21,
    tokens_left: 20,
    event: { id: "export", token: null },
    next_event: { id: "fortune", token: 2 },
    market: idsOf("place").map((place) => ({
      place,
      card: cards[place] ?? null,
      tokens: [],
      workers: beside(place),
    })),
    site: null,
    card: null,
    surcharge: 0,
    event_ability: null,
    players: [holdings(), holdings(), holdings()],
    leaders: [],
    prices: {},
    ...more,
    gaps,
  };
}
