import { describe, expect, test } from "vitest";
import edition from "../../../../../src/opificio/games/expo1906/edition.toml?raw";
import { emblemOf, FALLBACK, type EmblemOf } from "./emblems";
import { BADGES } from "./resources";

/** The ids of one table of the packaged edition. */
function ids(table: string): string[] {
  const found = edition.matchAll(new RegExp(`^\\[\\[${table}\\]\\]\\s+id = "(\\w+)"`, "gm"));
  return Array.from(found, ([, id]) => id!);
}

const CARDS = ["station", "academy", "laboratory", "journal", "skyscraper", "meeting"];
const RESOURCES = Object.entries(BADGES);

describe.each<[EmblemOf, string[], number]>([
  ["project", ids("project"), 30],
  ["technology", ids("technology"), 13],
  ["chit", ids("chit"), 6],
  ["card", CARDS, 6],
])("every %s of the edition", (of, known, count) => {
  const drawn = known.map((id) => emblemOf(of, id));

  test("has an emblem of its own", () => {
    expect(known).toHaveLength(count);
    expect(drawn).not.toContain(FALLBACK);
    expect(new Set(drawn.map((drawing) => JSON.stringify(drawing))).size).toBe(count);
  });

  test("is drawn with sound paths", () => {
    for (const [at, drawing] of drawn.entries())
      for (const path of Object.values(drawing)) expect(path, known[at]).toMatch(/^M[\d\sa-zA-Z.-]+$/);
    expect(JSON.stringify(drawn)).not.toMatch(/NaN|undefined/);
  });
});

test("what is in somebody's own edition only has a medal for an emblem", () => {
  expect(emblemOf("project", "perpetual_motion")).toBe(FALLBACK);
});

test("each resource has a sign of its own, and each pair a form of its own", () => {
  expect(RESOURCES).toHaveLength(8);
  expect(new Set(RESOURCES.map(([, { mass, lines }]) => `${mass}${lines}`)).size).toBe(8);
  const forms = RESOURCES.map(([, { form }]) => form);
  expect(new Set(forms).size).toBe(4);
  for (const pair of [0, 2, 4, 6]) expect(forms[pair]).toBe(forms[pair + 1]);
});
