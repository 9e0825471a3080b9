import { describe, expect, test } from "vitest";
import tokens from "../../../styles/tokens.css?raw";
import { contrast } from "../../../testing/contrast";
import { BADGES } from "../art/resources";
import palette from "./palette.css?raw";

type Colours = Record<string, string>;

function colours(css: string, selector: string): Colours {
  const rule =
    css.split("\n}").find((each) => each.split("\n").some((line) => line === `${selector} {`)) ?? "";
  const found = rule.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/g);
  return Object.fromEntries(Array.from(found, ([, name, hex]): [string, string] => [name!, hex!]));
}

const DARK = ':root[data-theme="dark"]';
const GAME = '[data-game="expo1906"]';
const THEMES: Record<string, [Colours, Colours]> = {
  light: [colours(tokens, ":root"), colours(palette, GAME)],
  dark: [colours(tokens, DARK), colours(palette, `${DARK} ${GAME}`)],
};
const RESOURCES = Object.keys(BADGES);

test("both themes have every colour", () => {
  expect(Object.keys(THEMES["dark"]![1])).toEqual(Object.keys(THEMES["light"]![1]));
});

describe.each(Object.entries(THEMES))("in the %s theme", (_, [page, board]) => {
  function between(one: string, other: string): number {
    return contrast(board[one]!, board[other]!);
  }

  test.each(RESOURCES)("the sign of %s can be read on its badge", (id) => {
    expect(between(`on-${id}`, id)).toBeGreaterThanOrEqual(4.5);
  });

  test("of each pair one is dark and one is light", () => {
    for (const pair of [0, 2, 4, 6])
      expect(between(RESOURCES[pair]!, RESOURCES[pair + 1]!), RESOURCES[pair]).toBeGreaterThanOrEqual(2);
  });

  test("badges stand out from what they are on by their edge", () => {
    for (const ground of ["tile", "won", "floor", "lab"])
      expect(between("tile-ink", ground), ground).toBeGreaterThanOrEqual(4.5);
    for (const ground of ["paper", "surface", "surface-sunk"])
      expect(contrast(board["tile-ink"]!, page[ground]!), ground).toBeGreaterThanOrEqual(4.5);
    expect(between("device-ink", "device")).toBeGreaterThanOrEqual(4.5);
  });

  test("emblems can be read on their fields of colour, and scrap on its ground", () => {
    for (const field of ["sun", "patina", "vermilion", "light"])
      expect(between("tile-ink", field), field).toBeGreaterThanOrEqual(3);
    expect(between("rubble-ink", "rubble")).toBeGreaterThanOrEqual(4.5);
  });

  test("tiles stand out from the lab", () => {
    for (const edge of ["tile-edge", "won-edge", "device-edge", "rubble-ink"])
      expect(between(edge, "lab"), edge).toBeGreaterThanOrEqual(3);
  });

  test("a mark that would be filled differs from open and filled ones, on both papers", () => {
    for (const ground of ["tile", "won"])
      expect(between("tile-soft", ground), ground).toBeGreaterThanOrEqual(4.5);
    expect(between("glow", "tile-ink")).toBeGreaterThanOrEqual(1.5);
  });

  test("what is lit can be read, and stands out from floor and lab", () => {
    expect(between("open-ink", "open")).toBeGreaterThanOrEqual(4.5);
    for (const ground of ["floor", "lab"])
      expect(between("open-edge", ground), ground).toBeGreaterThanOrEqual(3);
  });

  test("every player's tokens stand out from their casing", () => {
    for (const seat of [0, 1, 2, 3])
      expect(contrast(page[`seat-${seat}`]!, board["casing"]!), String(seat)).toBeGreaterThanOrEqual(3);
  });
});
