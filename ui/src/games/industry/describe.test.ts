import { describe, expect, test } from "vitest";
import { billFor, facts, kindName, spokenBoard, spokenZone, standingText, worth } from "./describe";
import { BOARD, TONGUE, goods, view, zoneOf } from "./sample";
import { standing } from "./standing";
import { INDUSTRY_WORDS } from "./words";

describe("a zone for those who do not see it", () => {
  const players = [goods({ undeveloped: ["H1"] }), goods(), goods()];

  function spoken(id: string, position = view({ players }), may: "pick" | "develop" | null = null): string {
    return spokenZone(TONGUE, BOARD, position, zoneOf(id), standing(position, zoneOf(id)), may);
  }

  test("what it is, costs, gives, requires, where it lies, whose it is and what may be done", () => {
    expect(spoken("H1", view({ players }), "develop")).toBe(
      "H1 iron-ore mine; factory; costs 2 talers; 2 points if developed in Era 1; Requires: wood; " +
        "on the network: river; owned by Ada, undeveloped; can be developed",
    );
  });

  test("the lot with its top bid", () => {
    const lot = view({ open: ["E1"], lot: "E1", top_bid: 3, top_bidder: 1 });
    expect(spoken("E1", lot)).toContain("up for auction; Bob bids 3 talers");
    expect(spoken("E1", { ...lot, top_bidder: null, top_bid: 0 })).toContain("no bid yet");
  });

  test("roads by the zones they lead to", () => {
    expect(spoken("F1")).toContain("Road to: E1 clay pit, F2 Bank");
  });

  test("the whole board in short: the era, the lot, what else is open", () => {
    const position = view({ era: 1, open: ["C1", "E1", "F1"], lot: "E1" });
    expect(spokenBoard(TONGUE, position)).toBe(
      "Era 1. up for auction: E1 clay pit, no bid yet. Open zones: C1 river landing, F1 brickworks",
    );
  });
});

describe("what a zone is good for", () => {
  test.each([
    ["A1", "stands once for wood"],
    ["A5", "stands once for any resource"],
    ["C1", "at the end 2 points for each developed factory of its owner on this network: river"],
    ["F2", "afterwards each construction costs its owner 1 taler less"],
  ])("%s: %s", (id, says) => {
    expect(worth(TONGUE, zoneOf(id))).toContain(says);
  });

  test("a bonus zone goes by its kind", () => {
    expect(kindName(TONGUE, zoneOf("C1"))).toBe("port");
  });

  test("what it requires and makes comes with its icons", () => {
    expect(facts(TONGUE, BOARD, zoneOf("F1")).slice(0, 2)).toEqual([
      { label: "Requires", text: "stone, wood", resources: ["stone", "wood"] },
      { label: "Makes", text: "brick", resources: ["brick"] },
    ]);
  });
});

describe("what it would cost me now", () => {
  const position = view({
    costs: {
      E1: { construction: 1, resources: 0 },
      F1: { construction: 2, resources: null },
      F2: { construction: 5, resources: 1 },
    },
  });

  test("construction and resources together", () => {
    expect(billFor(position, "E1")).toMatchObject({ total: 1, tooDear: false });
  });

  test("nothing adds up where a resource has no source", () => {
    expect(billFor(position, "F1")).toMatchObject({ resources: null, total: null, tooDear: false });
  });

  test("it may be too dear", () => {
    expect(billFor(position, "F2")).toMatchObject({ total: 6, tooDear: true });
  });

  test("a watcher, or a zone that is not to be had, has no bill", () => {
    expect(billFor({ ...position, seat: null }, "E1")).toBeNull();
    expect(billFor(position, "K1")).toBeNull();
  });
});

test.each(["en", "it", "fr", "ja"] as const)("whose it is, in %s", (language) => {
  const players = [goods(), goods({ developed: ["E1"] }), goods()];
  const tongue = { ...TONGUE, words: INDUSTRY_WORDS[language] };
  expect(standingText(tongue, zoneOf("E1"), standing(view({ players }), zoneOf("E1")))).toContain("Bob");
});
