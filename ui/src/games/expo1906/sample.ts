/** A small box and positions, for tests. */

import { infoOf, legalOf, seatsOf } from "../../testing/games";
import type { Tongue } from "./describe";
import { BOX } from "./sampleBox";
import type { ExpoView, Holdings, Turn } from "./model";
import { en } from "./words/en";

export { BOX } from "./sampleBox";

const named = (...ids: string[]): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, (id[0]!.toUpperCase() + id.slice(1)).replaceAll("_", " ")]));

export const INFO = infoOf("expo1906", BOX, {
  resources: Object.fromEntries(BOX.resources.map((type) => [type, type])),
  cards: named(...BOX.cards),
  projects: named(...BOX.projects.map(({ id }) => id)),
  technologies: named(...BOX.technologies.map(({ id }) => id)),
  chits: named(...BOX.chits),
  tiles: Object.fromEntries(BOX.tiles.map(({ id, two, one }) => [id, `2 ${two} / 1 ${one}`])),
  shapes: named(...Object.keys(BOX.shapes)),
  labels: named("needs", "gets", "lacks", "empty", "scrap", "complete", "patents", "waiting", "leader"),
});

export const SEATS = seatsOf("Ada", "Bob", "Carla", "Dario");

export const TONGUE: Tongue = { info: INFO, seats: SEATS, words: en };

export function holdings(more: Partial<Holdings> = {}): Holdings {
  return {
    place: 1,
    handicap: "scientist",
    money: 5,
    points: 0,
    score: 0,
    hand: [...BOX.cards],
    top: null,
    banned: null,
    improved: [],
    tiles: [],
    lab: [],
    scraps: [...BOX.lab.scraps],
    cleared: [],
    projects: [],
    completed: [],
    chits: [],
    ...more,
  };
}

/** Ada's lab: Cellophane, with two tiles beside it, lacks copper and steam; the scrap in its bend is gone. */
export function ada(more: Partial<Holdings> = {}): Holdings {
  return holdings({
    money: 4,
    points: 4,
    score: 4,
    hand: ["station", "academy", "skyscraper", "meeting"],
    top: "laboratory",
    tiles: ["telephone", "batteries"],
    lab: [
      { tile: "cellophane", at: "b2", turn: 0, cells: ["b2", "b3", "b4", "c4"] },
      { tile: "empirical-copper", at: "a3", turn: 0, cells: ["a3"] },
      { tile: "automated-electricity", at: "d4", turn: 180, cells: ["d4"] },
    ],
    scraps: ["b1", "f2", "e6", "a5"],
    cleared: ["c3"],
    projects: [
      {
        id: "cellophane",
        gets: { empirical: 2, automated: 2 },
        lacks: { copper: 1, steam: 2 },
        complete: false,
        leads: ["automated", "copper"],
      },
    ],
    ...more,
  });
}

function bob(): Holdings {
  return holdings({
    place: 2,
    money: 7,
    points: 6,
    score: 8,
    hand: ["station", "laboratory", "journal", "meeting"],
    top: "academy",
    improved: ["laboratory"],
    tiles: ["steel-steam"],
    lab: [
      { tile: "cruise_ship", at: "a1", turn: 0, cells: ["a1", "b1", "a2", "b2"] },
      { tile: "steam-steel", at: "c1", turn: 180, cells: ["c1"] },
      { tile: "lathes", at: "d3", turn: 0, cells: ["d3", "e3", "d4", "e4"] },
    ],
    scraps: ["f2", "a5"],
    cleared: ["b1", "c3", "e6"],
    projects: [{ id: "cruise_ship", gets: { steam: 2 }, lacks: {}, complete: true, leads: [] }],
    completed: ["cruise_ship"],
  });
}

export function view(more: Partial<ExpoView> = {}): ExpoView {
  return {
    seat: 0,
    question: "card",
    actor: 0,
    round: 3,
    order: [0, 1, 2, 3],
    card: null,
    improved: false,
    left: 0,
    price: null,
    options_used: [],
    held: null,
    drawn: [],
    line: null,
    station: ["steam-copper", "steel-steam", "manual-electricity", "steam-copper"],
    pile: 60,
    discards: 20,
    academy: {
      projects: { L: "synthetic_rubber", T: null, S: "laparoscopy", I: "electrocardiograph", square: null },
      piles: {
        L: { unseen: 3, below: [] },
        T: { unseen: 0, below: [] },
        S: { unseen: 5, below: [] },
        I: { unseen: 2, below: ["record_player"] },
        square: { unseen: 0, below: [] },
      },
      technologies: ["combustion_engines", "rail_hub"],
    },
    jury: { steam: 3, electricity: 1, left: { steam: 5, electricity: 7 } },
    patents: {
      lines: {
        steel: [
          { column: 4, pile: [0, 1, 0] },
          { column: 7, pile: [2] },
        ],
        copper: [{ column: 3, pile: [0] }],
        manual: [{ column: 10, pile: [3] }],
        automated: [{ column: 5, pile: [0, 2] }],
      },
      leaders: { steel: 2, copper: 0, manual: 3, automated: 0 },
      chits: { manual: "simplon" },
      chits_left: ["eiffel", "ferris", "colonies", "metro", "fine_arts"],
      waiting: [0, 2, 1, 2],
      ghosts: {},
    },
    ghost_deck: null,
    ender: null,
    players: [ada(), bob(), holdings({ place: 3 }), holdings({ place: 4, money: 12 })],
    effects: {},
    leaders: [1],
    ...more,
  };
}

/** Ada has steam-copper in hand: in the bend, turned well, it completes Cellophane. */
export function holding(more: Partial<ExpoView> = {}): ExpoView {
  return view({
    question: "put",
    card: "laboratory",
    left: 2,
    held: { tile: "steam-copper", from: null },
    effects: {
      "c3 0": { supplies: { cellophane: { copper: 1 } }, completes: [], points: 0 },
      "c3 90": { supplies: { cellophane: { steam: 2, copper: 1 } }, completes: ["cellophane"], points: 5 },
      "c3 180": { supplies: { cellophane: { steam: 2 } }, completes: [], points: 0 },
      "c3 270": { supplies: { cellophane: { steam: 2, copper: 1 } }, completes: ["cellophane"], points: 5 },
    },
    ...more,
  });
}

const TURNS: Turn[] = [0, 90, 180, 270];
const FREE = ["c1", "d1", "c3", "d3", "e3", "b5", "c5", "f6"];

/** What Ada may do with it. */
export const PUTS = legalOf(...FREE.flatMap((cell) => TURNS.map((turn) => `put ${cell} ${turn}`)));

/** Alone against the ghost deck, with ghosts in the Patents Office. */
export function solo(more: Partial<ExpoView> = {}): ExpoView {
  const position = view();
  return view({
    order: [0],
    players: [ada({ banned: "journal" })],
    patents: {
      ...position.patents,
      lines: {
        steel: [{ column: 4, pile: ["ghost", 0] }],
        copper: [{ column: 3, pile: [0] }],
        automated: [{ column: 6, pile: ["ghost"] }],
      },
      leaders: { steel: "ghost", copper: 0, automated: "ghost" },
      chits: {},
      waiting: [1],
      ghosts: { steel: 4, copper: 1, manual: 1, automated: 6, empirical: 1, scientific: 1 },
    },
    ghost_deck: { top: "journal", left: 7, aside: ["skyscraper"] },
    leaders: [0],
    ...more,
  });
}
