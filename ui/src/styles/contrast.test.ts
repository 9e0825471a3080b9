import { describe, expect, test } from "vitest";
import { contrast } from "../testing/contrast";
import tokens from "./tokens.css?raw";

type Palette = Record<string, string>;

function colours(selector: string): Palette {
  const rule = tokens.split("\n}").find((each) => each.includes(`${selector} {`)) ?? "";
  const found = rule.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/g);
  return Object.fromEntries(Array.from(found, ([, name, hex]): [string, string] => [name!, hex!]));
}

const light = colours(":root");
const themes: Record<string, Palette> = { light, dark: { ...light, ...colours('[data-theme="dark"]') } };

const GROUNDS = ["paper", "surface", "surface-sunk"];
const INKS = ["ink", "ink-soft", "brass", "verdigris", "rust"];
const SEATS = [0, 1, 2, 3, 4];

describe.each(Object.entries(themes))("in the %s theme", (_, palette) => {
  function between(one: string, other: string): number {
    return contrast(palette[one]!, palette[other]!);
  }

  test("every ink can be read on every paper", () => {
    for (const ground of GROUNDS)
      for (const ink of INKS) expect(between(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  test("words on colour can be read", () => {
    for (const ground of ["verdigris", "rust", "lit", ...SEATS.map((seat) => `seat-${seat}`)])
      expect(between(`on-${ground}`, ground), ground).toBeGreaterThanOrEqual(4.5);
  });

  test("signs, fields and the focus ring stand out from every paper", () => {
    for (const ground of GROUNDS)
      for (const mark of ["line-strong", "focus", ...SEATS.map((seat) => `seat-${seat}`)])
        expect(between(mark, ground), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3);
  });
});
