import { describe, expect, test } from "vitest";
import { DESIGNS, sceneOf } from "./art/scenes";
import { glyphsOf, rowsOf } from "./art/abilities";
import { abilityText, aboutSpot, billLines, cardName, plainName, spokenBoard, spokenSpot } from "./describe";
import { BOX, INFO, TONGUE, ability, holdings, price, view } from "./sample";
import { SPYRIUM_WORDS } from "./words";

describe("names", () => {
  test("of cards that share one have a number, as in the log", () => {
    expect(cardName(INFO, BOX, "mine_2")).toBe("Mine 2");
    expect(cardName(INFO, BOX, "factory_1")).toBe("Factory");
  });

  test("are found by id or by the name in the edition, whatever section has them", () => {
    expect(plainName(INFO, "apprentice")).toBe("Apprenti");
    expect(plainName(INFO, "unheard_of")).toBe("unheard_of");
  });
});

test.each([
  [ability({ spyrium: 1 }), "free → 1 spyrium"],
  [ability({ workers: 1, pay_spyrium: 2, vp: 6 }), "1 worker and 2 spyrium → 6 VP"],
  [ability({ token: "pay", effect: "residence" }), "a token’s value in £ → residence action"],
  [ability({ token: "vp" }), "free → a token’s value in VP"],
  [ability({ pay_per_worker: 1, recruits: 1 }), "£1 for each worker you own → 1 worker from the reserve"],
])("an ability in words", (given, says) => {
  expect(abilityText(TONGUE, given)).toBe(says);
});

describe("an ability in glyphs", () => {
  test("takes, an arrow, gives", () => {
    expect(glyphsOf(ability({ workers: 2, pay_spyrium: 3, vp: 10 })).map(({ what, n }) => [what, n])).toEqual(
      [
        ["worker", null],
        ["worker", null],
        ["spyrium", 3],
        ["arrow", null],
        ["vp", 10],
      ],
    );
  });

  test("what is free has no arrow, and what happens when built has a hammer", () => {
    const rows = rowsOf([ability({ spyrium: 1 })], ability({ recruits: 2 }), true);
    expect(rows.map((row) => row.map(({ what }) => what))).toEqual([
      ["spyrium"],
      ["building", "worker", "worker"],
    ]);
  });
});

describe("a spot for those who do not see it", () => {
  const gaps = { "a1-b1": [0, 1, 1] };

  test("a card: what it is, does, brings and costs me now", () => {
    const ways = [{ how: "plot", plot: 1, discount: 0, total: 9 }];
    const prices = { b1: price({ price: 6, surcharge: 2, ways, via: ["a1-b1"] }) };
    expect(spokenSpot(TONGUE, BOX, view({ gaps, prices }), "place b1", true)).toBe(
      "b1 Factory; building; 1 worker and 2 spyrium → 6 VP; 2 workers and 3 spyrium → 10 VP; 3 VP at the end; " +
        "symbol: factory; 3 workers beside it; " +
        "Price for you now: new plot: £9 (printed 6 + other workers 2 + plot 1); can be chosen",
    );
  });

  test("a gap: between what it lies, who stands in it, and that a worker may be placed", () => {
    expect(spokenSpot(TONGUE, BOX, view({ gaps }), "gap a1-b1", true)).toBe(
      "Gap between a1 Mine 1 and b1 Factory; Ada: 1 worker; Bob: 2 workers; a worker can be placed here",
    );
    expect(spokenSpot(TONGUE, BOX, view(), "gap a2-a3", false)).toBe(
      "Gap between a2 empty place and a3 empty place; nobody stands here",
    );
  });

  test("an event: what it offers, and who has used it", () => {
    const players = [holdings(), holdings({ event_used: true }), holdings({ event_used: true })];
    expect(aboutSpot(TONGUE, BOX, view({ players }), "event")).toEqual({
      title: "Spyrium Export",
      kind: "Event",
      lines: ["1 spyrium → £3", "3 spyrium → £6", "used by Bob and Carla"],
    });
    expect(aboutSpot(TONGUE, BOX, view(), "next_event").lines).toContain("tokens on it: 2");
    expect(aboutSpot(TONGUE, BOX, view({ event: null }), "event").title).toBe("none");
  });

  test("a building: whose it is, whether it is used, and who stands on it", () => {
    const buildings = [{ card: "mine_2", used: true, workers: 1 }];
    const players = [holdings(), holdings({ buildings }), holdings()];
    const { title, kind, lines } = aboutSpot(TONGUE, BOX, view({ players }), "building 1 0");
    expect([title, kind]).toEqual(["Mine 2", "Bob’s district"]);
    expect(lines.slice(-2)).toEqual(["used this turn", "1 worker on it"]);
  });

  test("a technique: its effect and its points", () => {
    const players = [holdings({ techniques: [{ id: "crane", used: true }] }), holdings(), holdings()];
    expect(aboutSpot(TONGUE, BOX, view({ players }), "technique 0 crane").lines).toEqual([
      "A new plot costs £3 less.",
      "at the end, 7 VP at most: 1 for each building",
      "used this turn",
    ]);
  });

  test("a start card: phase and workers", () => {
    const players = [holdings({ phase: "II", active: 1, in_market: 1, inactive: 1 }), holdings(), holdings()];
    expect(aboutSpot(TONGUE, BOX, view({ players }), "start 0").lines).toEqual([
      "phase II",
      "1 worker active",
      "1 worker in the market",
      "1 worker inactive",
      "4 workers in the reserve",
    ]);
  });

  test("the board in short", () => {
    expect(spokenBoard(TONGUE, view())).toBe(
      "Turn 1. Period A. Event: Spyrium Export. Next event: Good Fortune",
    );
  });
});

test("a price I cannot pay says what I have; a token comes on top", () => {
  const ways = [{ how: null, plot: 0, discount: 0, total: 10 }];
  const prices = { b1: price({ price: 1, surcharge: 9, ways, tokens: [2, 3] }) };
  expect(billLines(TONGUE, BOX, view({ prices }, { b1: "banker" }), "b1")).toEqual([
    "£12 (printed 1 + other workers 9 + token 2), you have £10",
  ]);
});

describe("drawings", () => {
  test("every design has one of its own", () => {
    expect(DESIGNS).toHaveLength(18 + 9 + 7 + 7);
    expect(new Set(DESIGNS.map((design) => JSON.stringify(sceneOf(design)))).size).toBe(DESIGNS.length);
  });

  test("a design of somebody's own edition borrows its kin's", () => {
    expect(sceneOf("mine_9")).toEqual(sceneOf("mine_1"));
    expect(sceneOf("bathhouse").lines).not.toBe("");
  });
});

test.each(["en", "it", "fr", "ja"] as const)("who stands in a gap, in %s", (language) => {
  const tongue = { ...TONGUE, words: SPYRIUM_WORDS[language] };
  const lines = aboutSpot(tongue, BOX, view({ gaps: { "a1-b1": [1, 1] } }), "gap a1-b1").lines.join();
  expect(lines).toContain("Bob");
  expect(lines).toContain("2");
});
