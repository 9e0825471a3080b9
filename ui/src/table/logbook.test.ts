import { expect, test } from "vitest";
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

test("earlier lines come before, and no line twice", () => {
  const both = merge([line(1, "a"), line(2, "old")], [line(2, "new"), line(3, "c")]);
  expect(both.map(({ says }) => says[0])).toEqual(["a", "new", "c"]);
});
