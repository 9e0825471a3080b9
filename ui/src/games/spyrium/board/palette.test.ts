import { describe, expect, test } from "vitest";
import { contrast } from "../../../testing/contrast";
import { themes } from "../../../testing/palette";
import palette from "./palette.css?raw";

describe.each(themes(palette, ".spyrium"))("in the %s theme", (_, page, board) => {
  test("cards and their heads can be read", () => {
    expect(contrast(board["card-ink"]!, board["card"]!)).toBeGreaterThanOrEqual(7);
    for (const kind of ["building", "character", "technique", "event"])
      expect(contrast(board["on-head"]!, board[kind]!), kind).toBeGreaterThanOrEqual(4.5);
  });

  test("what is lit can be read, and stands out from the floor", () => {
    expect(contrast(board["open-ink"]!, board["open"]!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(board["open-edge"]!, board["floor"]!)).toBeGreaterThanOrEqual(3);
  });

  test("every player's workers stand out from their casing", () => {
    for (const seat of [0, 1, 2, 3, 4])
      expect(contrast(page[`seat-${seat}`]!, board["casing"]!), String(seat)).toBeGreaterThanOrEqual(3);
  });

  test("crystal stands out by its line", () => {
    expect(contrast(board["crystal-line"]!, board["card"]!)).toBeGreaterThanOrEqual(4.5);
  });
});
