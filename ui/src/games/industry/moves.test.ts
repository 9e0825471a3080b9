import { describe, expect, test } from "vitest";
import { keysOf } from "../../table/choices";
import { legalOf } from "../../testing/games";
import { moveForOwnKey } from "./choices/asked";
import { chosenZone, networksOf, partners, zoneMoves } from "./model";
import { stepFrom } from "./navigate";
import { BOARD, zoneOf } from "./sample";
import { offersIn } from "./supply";

describe("moves that choose a zone", () => {
  test("are found by the zone they pick or develop", () => {
    const moves = zoneMoves(legalOf("pick E1", "pick C1", "subsidy"));
    expect(Array.from(moves, ([id, { move }]) => [id, move])).toEqual([
      ["E1", "pick E1"],
      ["C1", "pick C1"],
    ]);
    expect(zoneMoves(legalOf("develop F2", "done")).get("F2")?.move).toBe("develop F2");
  });

  test("others choose none", () => {
    for (const move of ["bid 3", "supply stone own", "done", "pick", "pick M1", "pick E12", null])
      expect(chosenZone(move)).toBeNull();
  });
});

describe("sources", () => {
  test("are read from the notation, where seats count from 1", () => {
    const offers = offersIn(
      legalOf(
        "supply stone joker",
        "supply stone ?",
        "supply stone own",
        "supply stone from 3",
        "supply stone bank",
        "subsidy",
      ),
    );
    expect(offers.map(({ source, seller, price }) => [source, seller, price])).toEqual([
      ["joker", null, 0],
      ["wild", null, 0],
      ["own", null, 0],
      ["seat", 2, 1],
      ["bank", null, 1],
    ]);
    expect(new Set(offers.map(({ resource }) => resource))).toEqual(new Set(["stone"]));
  });
});

describe("keys", () => {
  const bidding = legalOf("pass", "bid 4", "bid 5", "subsidy");

  test("b and Enter make the next bid, p passes", () => {
    expect(moveForOwnKey("b", bidding)).toBe("bid 4");
    expect(moveForOwnKey("Enter", bidding)).toBe("bid 4");
    expect(moveForOwnKey("p", bidding)).toBe("pass");
    expect(moveForOwnKey("x", bidding)).toBeNull();
  });

  test("they do nothing where nobody bids, nor where no bid can be paid", () => {
    expect(moveForOwnKey("b", legalOf("sell", "keep"))).toBeNull();
    expect(moveForOwnKey("Enter", legalOf("pick E1"))).toBeNull();
  });

  test("p passes even where no bid can be paid", () => {
    expect(moveForOwnKey("p", legalOf("pass", "subsidy"))).toBe("pass");
  });

  test("the rest have the page's keys", () => {
    expect(keysOf(legalOf("sell", "keep")).get("keep")).toBe("2");
  });
});

describe("over the board by keys", () => {
  test.each([
    ["E1", "ArrowRight", "F1"],
    ["E1", "ArrowLeft", "D1"],
    ["E1", "ArrowDown", "E2"],
    ["E2", "ArrowUp", "E1"],
    ["A1", "ArrowLeft", "A1"],
    ["L5", "ArrowDown", "L5"],
    ["A1", "ArrowUp", "A1"],
    ["E3", "Home", "A3"],
    ["E3", "End", "L3"],
    ["E3", "PageUp", "E1"],
    ["E3", "PageDown", "E5"],
  ])("from %s with %s to %s", (from, key, to) => {
    expect(stepFrom(from, key, false)).toBe(to);
  });

  test("with Ctrl to the corners; other keys lead nowhere", () => {
    expect(stepFrom("E3", "Home", true)).toBe("A1");
    expect(stepFrom("E3", "End", true)).toBe("L5");
    expect(stepFrom("E3", "x", false)).toBeNull();
  });
});

test("a zone's networks and neighbours by road", () => {
  expect(networksOf(BOARD, zoneOf("H1"))).toEqual(["river"]);
  expect(networksOf(BOARD, zoneOf("C1"))).toEqual(["river"]);
  expect(networksOf(BOARD, zoneOf("E1"))).toEqual([]);
  expect(partners(BOARD, "road", "F1")).toEqual(["E1", "F2"]);
  expect(partners(BOARD, "link", "F1")).toEqual([]);
});
