import { describe, expect, test } from "vitest";
import { groupMoves, moveForKey } from "./choices";

const AUCTION = [
  { move: "pass", says: "Pass" },
  { move: "bid 1", says: "Bid 1 taler" },
  { move: "bid 2", says: "Bid 2 talers" },
  { move: "bid 10", says: "Bid 10 talers" },
  { move: "subsidy", says: "Take the subsidy" },
];

describe("bids", () => {
  const groups = groupMoves(AUCTION);

  test("stand in one row of numbers, the rest around it in its order", () => {
    expect(groups.map(({ choices }) => choices.map(({ short }) => short))).toEqual([
      ["Pass"],
      ["1", "2", "10"],
      ["Take the subsidy"],
    ]);
    expect(groups[1]).toMatchObject({ isRow: true, label: "Bid … talers" });
  });

  test("are chosen by their own digit, the rest by 0 and letters", () => {
    expect(moveForKey(groups, "2")).toBe("bid 2");
    expect(moveForKey(groups, "0")).toBe("pass");
    expect(moveForKey(groups, "a")).toBe("subsidy");
    expect(moveForKey(groups, "3")).toBeNull();
  });

  test("keep their whole meaning for those who cannot see the row", () => {
    expect(groups[1]?.choices.map(({ says }) => says)).toContain("Bid 10 talers");
  });

  test("stand in a row in a language that puts the number first", () => {
    const row = groupMoves([
      { move: "bid 1", says: "1ターラーで入札する" },
      { move: "bid 2", says: "2ターラーで入札する" },
    ]);
    expect(row[0]).toMatchObject({ isRow: true, label: "…ターラーで入札する" });
  });
});

describe("other choices", () => {
  test("are counted by keys", () => {
    const groups = groupMoves([
      { move: "pick E1", says: "Put E1 (clay pit) up for auction" },
      { move: "pick C1", says: "Put C1 (river landing) up for auction" },
    ]);
    expect(groups).toHaveLength(1);
    expect(moveForKey(groups, "1")).toBe("pick E1");
    expect(moveForKey(groups, "2")).toBe("pick C1");
  });

  test("go on with letters after nine, never with the one that takes back", () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ move: `move m${at}`, says: `Choice ${at}` }));
    const keys = groupMoves(many).flatMap(({ choices }) => choices.map(({ key }) => key));
    expect(keys.slice(8, 11)).toEqual(["9", "a", "b"]);
    expect(keys).not.toContain("u");
    expect(new Set(keys.filter(Boolean)).size).toBe(34);
    expect(keys.at(-1)).toBe("");
  });

  test("from two named sellers are no row, though their notation ends in a number", () => {
    const groups = groupMoves([
      { move: "supply wood from 1", says: "Buy wood from Ada for 1 taler" },
      { move: "supply wood from 2", says: "Buy wood from Bruno for 1 taler" },
    ]);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.isRow).toBe(false);
  });

  test("a single bid is no row", () => {
    expect(groupMoves([{ move: "bid 4", says: "Bid 4 talers" }])[0]?.isRow).toBe(false);
  });

  test("that a game makes on its board alone take no key from the others", () => {
    const legal = ["put c2 90", "put d2 90", "done"].map((move) => ({ move, says: move }));
    const groups = groupMoves(legal, (move) => !move.startsWith("put"));
    expect(groups.flatMap(({ choices }) => choices.map(({ key }) => key))).toEqual(["", "", "1"]);
  });

  test("there may be none", () => {
    expect(groupMoves([])).toEqual([]);
    expect(moveForKey([], "1")).toBeNull();
  });
});
