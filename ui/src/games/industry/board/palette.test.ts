import { describe, expect, test } from "vitest";
import { contrast } from "../../../testing/contrast";
import { coloursOn, themes } from "../../../testing/palette";
import { ERAS } from "../model";
import palette from "./palette.css?raw";

const FAINT = 0.75; // how strongly zones are drawn that are no more

/** So much of the first colour in the second. */
function mixed(one: string, other: string, share: number): string {
  const parts = (hex: string): number[] =>
    [1, 3, 5].map((at) =>
      parseInt((hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, "$&$&") : hex).slice(at, at + 2), 16),
    );
  const mix = parts(one).map((part, at) => Math.round(part * share + parts(other)[at]! * (1 - share)));
  return `#${mix.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

describe.each(themes(palette, ".industry"))("in the %s theme", (theme, page, board) => {
  test.each([...ERAS])("the sheet of era %i can be read, also when it is past", (number) => {
    const { sheet, plate, inked } = coloursOn(palette, `.industry [data-era="${number}"]`, theme);
    for (const ground of [sheet!, plate!, mixed(board["casing"]!, sheet!, 0.13)])
      expect(contrast(inked!, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(mixed(inked!, plate!, FAINT), plate!), "a spent joker").toBeGreaterThanOrEqual(4.5);
  });

  test("open zones and developed ones can be read, whoever owns them", () => {
    expect(contrast(board["open-ink"]!, board["open"]!)).toBeGreaterThanOrEqual(4.5);
    for (const seat of [0, 1, 2, 3])
      expect(
        contrast(board["built-ink"]!, mixed(page[`seat-${seat}`]!, board["built"]!, 0.2)),
      ).toBeGreaterThanOrEqual(4.5);
  });

  test("every kind of line stands out from its casing, and signs from their seals", () => {
    for (const line of ["river", "rails", "pipeline", "power-line", "road", "link"])
      expect(contrast(board[line]!, board["casing"]!), line).toBeGreaterThanOrEqual(3);
    for (const line of ["river", "rails", "pipeline", "power-line"])
      expect(contrast(board[line]!, board["on-line"]!), line).toBeGreaterThanOrEqual(4.5);
  });

  test("every player's marker stands out from its casing", () => {
    for (const seat of [0, 1, 2, 3])
      expect(contrast(page[`seat-${seat}`]!, board["casing"]!)).toBeGreaterThanOrEqual(3);
  });
});
