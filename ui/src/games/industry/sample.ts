/** A small board and positions on it, for tests. */

import { infoOf, seatsOf } from "../../testing/games";
import type { Tongue } from "./describe";
import type { Board, Goods, IndustryView, Zone } from "./model";
import { en } from "./words/en";

function zone(id: string, kind: Zone["kind"], more: Partial<Zone> = {}): Zone {
  return {
    id,
    era: Number(id[1]),
    column: id[0]!,
    kind,
    cost: 0,
    needs: [],
    makes: null,
    points: 0,
    discount: false,
    bonus: null,
    multiplier: 0,
    joker: null,
    ...more,
  };
}

export const BOARD: Board = {
  zones: [
    zone("A1", "joker", { joker: "wood" }),
    zone("C1", "bonus", { cost: 1, bonus: "port", multiplier: 2 }),
    zone("E1", "factory", { cost: 1, points: 1 }),
    zone("F1", "factory", { cost: 2, needs: ["stone", "wood"], makes: "brick" }),
    zone("H1", "factory", { cost: 2, needs: ["wood"], points: 2 }),
    zone("K1", "technology", { needs: ["stone"], points: 1 }),
    zone("F2", "factory", { cost: 5, needs: ["stone"], points: 1, discount: true }),
    zone("A5", "joker", { joker: "?" }),
  ],
  roads: [
    ["E1", "F1"],
    ["F1", "F2"],
  ],
  links: [],
  networks: { river: ["H1"], rails: [], pipeline: [], power_line: [] },
  drawing: {
    river: [
      [
        [25, 2],
        [25, 0],
        [75, 0],
        [75, 2],
      ],
    ],
    rails: [],
    pipeline: [],
    power_line: [],
    road: [
      [
        [48, 5],
        [52, 5],
      ],
    ],
    link: [],
  },
  bank: {
    stone: 2,
    brick: 2,
    wood: 2,
    ceramics: 3,
    glass: 3,
    iron: 3,
    cable: 4,
    steel: 4,
    cement: 4,
    plastic: 5,
    computer: 5,
  },
};

export const INFO = infoOf("industry", BOARD, {
  zones: {
    A1: "wood joker",
    C1: "river landing",
    E1: "clay pit",
    F1: "brickworks",
    H1: "iron-ore mine",
    K1: "construction",
    F2: "Bank",
    A5: "? joker",
  },
  kinds: { joker: "joker", bonus: "bonus zone", factory: "factory", technology: "technology" },
  bonuses: { port: "port" },
  networks: { river: "river" },
  resources: { stone: "stone", brick: "brick", wood: "wood" },
});

export const SEATS = seatsOf("Ada", "Bob", "Carla");

export const TONGUE: Tongue = { info: INFO, seats: SEATS, words: en };

export function zoneOf(id: string): Zone {
  return BOARD.zones.find((each) => each.id === id)!;
}

export function goods(more: Partial<Goods> = {}): Goods {
  return {
    talers: 4,
    points: 0,
    score: 1,
    undeveloped: [],
    developed: [],
    jokers: [],
    subsidy_taken: false,
    ...more,
  };
}

export function view(more: Partial<IndustryView> = {}): IndustryView {
  return {
    seat: 0,
    question: "pick",
    actor: 0,
    era: 1,
    first_player: 0,
    tokens_in_bag: [],
    open: [],
    auctioneer: 0,
    lot: null,
    top_bid: 0,
    top_bidder: null,
    builds_left: 0,
    site: null,
    resource: null,
    players: [goods(), goods(), goods()],
    bank: [],
    leaders: [],
    costs: {},
    ...more,
  };
}
