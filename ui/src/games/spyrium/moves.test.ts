import { describe, expect, test } from "vitest";
import { legalOf } from "../../testing/games";
import { gapsIn, groupsOf, moveForOwnKey } from "./choices/groups";
import { moveLabel } from "./labels";
import type { Meaning, SpyriumView } from "./model";
import { movesBySpot, plainMove, read, spotsOf } from "./moves";
import { ROWS, stepFrom } from "./navigate";
import { BOX, TONGUE, holdings, price, view } from "./sample";

describe("moves are read from the notation", () => {
  test.each([
    ["place a1-b1", { kind: "place", gap: "a1-b1" }],
    ["gain b2 via a2-b2", { kind: "gain", place: "b2", gap: "a2-b2" }],
    ["gain via a2-b2", { kind: "gain", place: null, gap: "a2-b2" }],
    ["activate b2 via a2-b2", { kind: "activate", place: "b2", gap: "a2-b2", lobbying: false }],
    ["activate b2 via a2-b2 lobbying", { kind: "activate", place: "b2", gap: "a2-b2", lobbying: true }],
    ["use mine_2 1", { kind: "use", card: "mine_2", ability: 1 }],
    ["again mine_2 2", { kind: "again", card: "mine_2", ability: 2 }],
    ["replace mine_1", { kind: "replace", card: "mine_1", used: false }],
    ["replace used mine_1", { kind: "replace", card: "mine_1", used: true }],
    ["token 2", { kind: "token", value: 2, counts: 2 }],
    ["token 2 as 3", { kind: "token", value: 2, counts: 3 }],
    ["residence score", { kind: "residence", scores: true }],
    ["bonus worker", { kind: "bonus", what: "worker" }],
    ["phase 2", { kind: "phase" }],
    ["plot", { kind: "plot" }],
  ])("%s", (move, meaning) => {
    expect(read(move)).toEqual(meaning);
  });

  test("what chance does is no player's move", () => {
    for (const move of ["deal a1 mine_1", "draw 2", "reveal export", "first 1"])
      expect(read(move)).toBeNull();
  });
});

describe("the spots of a move", () => {
  const buildings = [
    { card: "mine_1", used: true, workers: 1 },
    { card: "mine_1", used: false, workers: 0 },
  ];
  const position = view({ players: [holdings({ buildings }), holdings(), holdings()] });

  test("a worker taken back concerns his gap and the card", () => {
    expect(spotsOf(position, "activate b2 via b1-b2")).toEqual(["place b2", "gap b1-b2"]);
  });

  test("a building is used where it is unused, and used again where it is used", () => {
    expect(spotsOf(position, "use mine_1 1")).toEqual(["building 0 1"]);
    expect(spotsOf(position, "again mine_1 1")).toEqual(["building 0 0"]);
    expect(spotsOf(position, "replace used mine_1")).toEqual(["building 0 0"]);
  });

  test("a token lies on the card in question, or on the event", () => {
    expect(spotsOf({ ...position, site: "b2" }, "token 1")).toEqual(["place b2"]);
    expect(spotsOf({ ...position, site: "event" }, "token 1")).toEqual(["event"]);
  });

  test("a click makes a single move at once, but never takes a worker back or ends a phase unasked", () => {
    const moves = movesBySpot(position, legalOf("place a1-b1", "gain b2 via b1-b2", "phase 2"));
    expect(plainMove(moves.get("gap a1-b1")!)).toBe("place a1-b1");
    expect(plainMove(moves.get("place b2")!)).toBeNull();
    expect(plainMove(moves.get("start 0")!)).toBeNull();
    expect(plainMove(legalOf("use mine_2 1", "use mine_2 2"))).toBeNull();
    expect(plainMove([])).toBeNull();
  });
});

describe("over the market by keys", () => {
  test("from card to gap to card", () => {
    expect(stepFrom("place a1", "ArrowRight", false)).toBe("gap a1-b1");
    expect(stepFrom("gap a1-b1", "ArrowRight", false)).toBe("place b1");
    expect(stepFrom("place a1", "ArrowDown", false)).toBe("gap a1-a2");
    expect(stepFrom("gap a1-a2", "ArrowDown", false)).toBe("place a2");
  });

  test("over a crossing to the gap behind it", () => {
    expect(stepFrom("gap a1-b1", "ArrowDown", false)).toBe("gap a2-b2");
    expect(stepFrom("gap a1-a2", "ArrowRight", false)).toBe("gap b1-b2");
  });

  test("at the rim one stays; Home and End lead along the row, with Ctrl to the corners", () => {
    expect(stepFrom("place a1", "ArrowUp", false)).toBe("place a1");
    expect(stepFrom("gap c1-c2", "ArrowRight", false)).toBe("gap c1-c2");
    expect(stepFrom("place b2", "End", false)).toBe("place c2");
    expect(stepFrom("place b2", "Home", true)).toBe("place a1");
    expect(stepFrom("place b2", "x", false)).toBeNull();
  });

  test("nine places and twelve gaps can be reached", () => {
    expect(ROWS.flat().filter((spot) => spot.startsWith("place"))).toHaveLength(9);
    expect(ROWS.flat().filter((spot) => spot.startsWith("gap"))).toHaveLength(12);
  });
});

describe("what buttons say", () => {
  const way = { how: null, plot: 0, discount: 0, total: 4 };
  const gaps = { "b1-b2": [0, 1, 1], "a2-b2": [2] };
  const prices = { b2: price({ via: ["b1-b2"], surcharge: 4, ways: [way], lobbying: true }) };
  const position = view({ gaps, prices });
  const says = (move: string, meaning: Meaning = {}, at = position): string =>
    moveLabel(TONGUE, BOX, at, { move, says: "as told", meaning: { ...meaning } });

  test("money gained is what the engine says it is", () => {
    expect(says("gain b2 via b1-b2", { gives: { earns: 3 } })).toBe("Gain £3");
    expect(says("gain via a3-b3", { gives: { earns: 0 } })).toBe("Gain £0");
  });

  test("a card's price is what it costs me, with Lobbying without the surcharge", () => {
    expect(says("activate b2 via b1-b2")).toBe("Hire for £4");
    expect(says("activate b2 via b1-b2 lobbying")).toBe("Hire for £0 (Lobbying)");
  });

  test("a technique without which it could not be paid for is named", () => {
    expect(says("activate b2 via b1-b2", { technique: "commerce" })).toBe("Hire for £4 (Commerce)");
  });

  test("abilities are told by what they take and give", () => {
    const engineered = { takes: { staffs: 2, spends: 3 }, gives: { scores: 12 } };
    expect(says("use factory_1 2", engineered)).toBe("2 workers and 3 spyrium → 12 VP");
    expect(says("again mine_1 1", { gives: { gets_spyrium: 1 } })).toBe("free → 1 spyrium");
    expect(says("event 1", { takes: { pays: 4 }, gives: { recruits: 1 } })).toBe(
      "£4 → 1 worker from the reserve",
    );
    expect(says("event 2", { gives: { token_vp: 2 } })).toBe("free → 2 VP");
    expect(says("residence move", { value: 3 })).toBe("Move up to 3");
    expect(says("residence score", { gives: { scores: 2 } })).toBe("Score 2 VP");
    expect(says("bonus money", { gives: { earns: 5 } })).toBe("Take £5");
    expect(says("taylorism")).toBe("as told");
  });

  test("a token is told with what it is paid for, or brings", () => {
    expect(says("token 2", { gives: { gets_spyrium: 2 } })).toBe("Token 2: 2 spyrium");
    expect(says("token 1 as 3", { takes: { pays: 3 }, gives: { scores: 4 } })).toBe(
      "Token 1 as 3, with Commerce: £3 → 4 VP",
    );
  });

  test("building costs what the engine says it costs there", () => {
    expect(says("plot", { takes: { pays: 10 } })).toBe("New plot: £10");
    expect(says("replace mine_1", { takes: { pays: 8 } })).toBe("Replace Mine 1: £8");
    expect(says("replace used mine_1", { takes: { pays: 8 } })).toBe("Replace Mine 1 (used this turn): £8");
  });

  describe("a Factory on sale: £9 on a new plot, £7 in the place of a Mine", () => {
    const ways = [
      { how: "plot", plot: 1, discount: 0, total: 9 },
      { how: "replace mine_1", plot: 0, discount: 0, total: 7 },
    ];
    const withMoney = (money: number): SpyriumView =>
      view({
        prices: { b1: price({ price: 6, surcharge: 1, ways }) },
        players: [holdings({ money }), holdings(), holdings()],
      });

    test("whoever can pay for both learns where the prices begin", () => {
      expect(says("activate b1 via a1-b1", {}, withMoney(9))).toBe("Build from £7");
    });

    test("whoever can pay for one only learns what it would replace", () => {
      expect(says("activate b1 via a1-b1", { replaces: "mine_1" }, withMoney(8))).toBe(
        "Build in the place of Mine 1 for £7",
      );
      expect(says("activate b1 via a1-b1 lobbying", { replaces: "mine_1" }, withMoney(6))).toBe(
        "Build in the place of Mine 1 for £6 (Lobbying)",
      );
    });
  });
});

describe("the answers in the prompt", () => {
  test("stand together by card, each with its worker where there are several", () => {
    const legal = legalOf(
      "gain b2 via a2-b2",
      "activate b2 via a2-b2",
      "gain b2 via b1-b2",
      "event 1",
      "phase 2",
    );
    const groups = groupsOf(TONGUE, BOX, view(), legal);
    expect(groups.map(({ title, moves }) => [title, moves.length])).toEqual([
      ["b2 Apprenti", 3],
      ["Spyrium Export", 1],
      ["", 1],
    ]);
    expect(gapsIn(groups[0]!.moves)).toEqual(["a2-b2", "b1-b2"]);
  });

  test("p goes on to phase II, and passes there", () => {
    expect(moveForOwnKey("p", legalOf("place a1-b1", "phase 2"))).toBe("phase 2");
    expect(moveForOwnKey("p", legalOf("event 1", "pass"))).toBe("pass");
    expect(moveForOwnKey("p", legalOf("plot"))).toBeNull();
    expect(moveForOwnKey("x", legalOf("pass"))).toBeNull();
  });
});
