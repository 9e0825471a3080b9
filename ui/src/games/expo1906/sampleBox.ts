/** A small box, for tests. */

import {
  CARDS,
  CHITS,
  type Box,
  type Project,
  type ResourceTile,
  type Technology,
  type Turned,
} from "./model";

const RESOURCES = [
  "steel",
  "copper",
  "manual",
  "automated",
  "empirical",
  "scientific",
  "steam",
  "electricity",
];

/** The spaces of a shape at each turn, from the first one: "0,0 1,0". */
function turned(...drawn: string[]): Turned[] {
  return drawn.map((spaces, quarter) => ({
    turn: (quarter * 90) as Turned["turn"],
    cells: spaces.split(" ").map((space) => space.split(",").map(Number) as [number, number]),
  }));
}

function tile(two: string, one: string): ResourceTile {
  return { id: `${two}-${one}`, two, one, copies: 2 };
}

function project(id: string, shape: Project["shape"], vp: number, needs: Project["needs"]): Project {
  return { id, shape, energy: "steam" in needs ? "steam" : "electricity", needs, vp };
}

function technology(
  id: string,
  supplies: Technology["supplies"],
  improves: Technology["improves"] = null,
): Technology {
  return { id, shape: "square", supplies, improves };
}

export const BOX: Box = {
  resources: RESOURCES,
  lines: RESOURCES.slice(0, 6),
  columns: 10,
  arrows: [
    { column: 3, lines: ["steel", "copper"], price: 1 },
    { column: 4, lines: ["steel", "copper"], price: 0 },
    { column: 3, lines: ["copper", "manual"], price: 2 },
    { column: 5, lines: ["automated", "empirical"], price: 3 },
  ],
  lab: { rows: 6, columns: 6, scraps: ["b1", "f2", "c3", "a5", "e6"] },
  shapes: {
    single: turned("0,0", "0,0", "0,0", "0,0"),
    L: turned("0,0 1,0 2,0 2,1", "0,0 0,1 0,2 1,0", "0,0 0,1 1,1 2,1", "0,0 1,-2 1,-1 1,0"),
    T: turned("0,0 0,1 0,2 1,1", "0,0 1,-1 1,0 2,0", "0,0 1,-1 1,0 1,1", "0,0 1,0 1,1 2,0"),
    S: turned("0,0 0,1 1,-1 1,0", "0,0 1,0 1,1 2,1"),
    I: turned("0,0 1,0 2,0 3,0", "0,0 0,1 0,2 0,3"),
    square: turned("0,0 0,1 1,0 1,1"),
  },
  tiles: [
    tile("empirical", "copper"),
    tile("automated", "electricity"),
    tile("steam", "scientific"),
    tile("steam", "copper"),
    tile("steam", "steel"),
    tile("steel", "steam"),
    tile("manual", "electricity"),
  ],
  projects: [
    project("cellophane", "L", 3, { empirical: 2, automated: 2, copper: 1, steam: 2 }),
    project("telephone", "T", 4, { copper: 2, manual: 2, scientific: 2, electricity: 2 }),
    project("laparoscopy", "S", 5, { copper: 3, automated: 2, empirical: 2, steam: 2 }),
    project("cruise_ship", "square", 4, { steel: 3, manual: 2, empirical: 1, steam: 2 }),
    project("electrocardiograph", "I", 3, { copper: 2, automated: 1, scientific: 2, electricity: 2 }),
    project("record_player", "I", 3, { steel: 2, manual: 1, empirical: 2, electricity: 1 }),
    project("synthetic_rubber", "L", 2, { steel: 1, automated: 2, scientific: 2, electricity: 1 }),
  ],
  technologies: [
    technology("combustion_engines", { steam: 4 }),
    technology("batteries", { electricity: 4 }),
    technology("lathes", { steel: 2, manual: 2 }),
    technology("rail_hub", {}, "station"),
  ],
  cards: [...CARDS],
  chits: [...CHITS],
  jury: { spaces: 12, steam: 8, electricity: 8 },
  figures: {
    most_money: 12,
    projects_to_end: 5,
    rounds: 10,
    station_prices: [
      [1, 2, 3],
      [1, 1, 2],
    ],
    academy_price: 2,
    lab_steps: [3, 4],
    journal_points: [3, 4],
    skyscraper_money: [4, 6],
    meeting_moves: 3,
    meeting_money: 1,
    meeting_points: 1,
    eiffel_step: 8,
    ferris_step: 2,
    metro_points: 2,
    metro_most: 6,
    fine_arts_points: 3,
    column_points: { "8": 1, "9": 1 },
  },
};
