import { describe, expect, test } from "vitest";
import type { LineInfo } from "../api/wire";
import { line } from "../testing/samples";
import { merge, passages } from "./logbook";

test("what one seat did in a row stands together", () => {
  const told = passages([line(1, "Draw", null), line(2, "Bid", 1), line(3, "Sold", 1), line(4, "Pass", 2)]);
  expect(told.map(({ seat, entries }) => [seat, entries.map(({ number }) => number)])).toEqual([
    [null, [1]],
    [1, [2, 3]],
    [2, [4]],
  ]);
});

test("a line that says nothing is left out", () => {
  expect(passages([line(1, "", 0), line(2, "Pass", 0)])[0]?.entries).toHaveLength(1);
});

test("a decision taken back is marked", () => {
  expect(passages([{ ...line(5, "Taken back"), move: "undo" }])[0]?.entries[0]?.isUndo).toBe(true);
});

describe("lines that were taken back", () => {
  const undo = (number: number, back_to: number) => ({
    ...line(number, "Taken back"),
    move: "undo",
    back_to,
  });
  const gone = (lines: LineInfo[]) =>
    passages(lines).flatMap(({ entries }) =>
      entries.flatMap((each) => (each.isTakenBack ? [each.number] : [])),
    );

  test("are those between the taking back and the line that it goes back to", () => {
    const lines = [line(1, "a"), line(2, "b"), line(3, "c"), undo(4, 1), line(5, "d")];
    expect(gone(lines)).toEqual([2, 3]);
  });

  test("may lie one behind another, with the takings back among them", () => {
    expect(gone([line(1, "a"), line(2, "b"), undo(3, 1), line(4, "c"), undo(5, 0)])).toEqual([1, 2, 3, 4]);
    expect(gone([line(1, "a"), line(2, "b"), undo(3, 1), undo(4, 0), line(5, "e")])).toEqual([1, 2, 3]);
  });
});

test("earlier lines come before, and no line twice", () => {
  const both = merge([line(1, "a"), line(2, "old")], [line(2, "new"), line(3, "c")]);
  expect(both.map(({ says }) => says[0])).toEqual(["a", "new", "c"]);
});
