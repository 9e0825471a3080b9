import { describe, expect, test } from "vitest";
import { contrast } from "../testing/contrast";
import { PAGE } from "../testing/palette";

const GROUNDS = ["paper", "surface", "surface-sunk"];
const INKS = ["ink", "ink-soft", "brass", "verdigris", "rust"];
const SEATS = [0, 1, 2, 3, 4];

describe.each(Object.entries(PAGE))("in the %s theme", (_, palette) => {
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
