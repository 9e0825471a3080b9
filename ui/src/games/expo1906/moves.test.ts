import { describe, expect, test } from "vitest";
import { legalOf } from "../../testing/games";
import { keyed, priceOf, read } from "./moves";
import { jumpsFrom, movesBySource, pileAt, waiting } from "./patents/office";
import { stepFrom } from "./patents/ways";
import { BOX, holding, solo, view } from "./sample";
import { movesBySpot, plainMove, spotsOf } from "./spots";

describe("moves are read from the notation", () => {
  test.each([
    ["play station", { kind: "play", card: "station" }],
    ["buy steam-copper", { kind: "buy", tile: "steam-copper" }],
    ["take steam-copper", { kind: "take", tile: "steam-copper" }],
    ["lay telephone", { kind: "lay", tile: "telephone" }],
    ["put c2 90", { kind: "put", at: "c2", turn: 90 }],
    ["remove c2", { kind: "remove", at: "c2" }],
    ["lift c2", { kind: "lift", at: "c2" }],
    ["enter steel", { kind: "enter", line: "steel" }],
    ["step steel 4", { kind: "step", line: "steel", column: 4, which: 1 }],
    ["step steel 4 third", { kind: "step", line: "steel", column: 4, which: 3 }],
    ["jump steel 4 down", { kind: "jump", line: "steel", column: 4, way: "down", which: 1 }],
    ["jump steel 4 up second", { kind: "jump", line: "steel", column: 4, way: "up", which: 2 }],
    ["chit fine_arts", { kind: "chit", chit: "fine_arts" }],
    ["meet patents", { kind: "meet", option: "patents" }],
    ["done", { kind: "done" }],
    ["pass", { kind: "pass" }],
  ])("%s", (move, meaning) => {
    expect(read(move)).toEqual(meaning);
  });

  test("what chance does is no player's move", () => {
    for (const move of ["order 1", "deal steel-manual", "show telephone", "jury steam", "draw journal"])
      expect(read(move)).toBeNull();
  });

  test("tiles are laid and taken up in the lab, not by keys of the page", () => {
    expect(["put c2 90", "remove c2", "lift c2"].filter(keyed)).toEqual([]);
    expect(["lay telephone", "step steel 4", "done"].filter(keyed)).toHaveLength(3);
  });
});

describe("the spots of a move", () => {
  test("a tile of which there are two can be bought at either place", () => {
    expect(spotsOf(BOX, view(), "buy steam-copper")).toEqual(["station 0", "station 3"]);
  });

  test("projects lie by shape, technologies by name, own tiles by number", () => {
    expect(spotsOf(BOX, view(), "buy laparoscopy")).toEqual(["project S"]);
    expect(spotsOf(BOX, view(), "buy rail_hub")).toEqual(["technology rail_hub"]);
    expect(spotsOf(BOX, view(), "lay batteries")).toEqual(["own 1"]);
    expect(spotsOf(BOX, view(), "remove b2")).toEqual(["lab 0 b2"]);
  });

  test("a token's move concerns where it comes from and where it goes", () => {
    expect(spotsOf(BOX, view(), "enter copper")).toEqual(["box", "space copper 2"]);
    expect(spotsOf(BOX, view(), "step steel 4 second")).toEqual(["space steel 4", "space steel 5"]);
    expect(spotsOf(BOX, view(), "jump copper 3 up")).toEqual(["space copper 3", "space steel 3"]);
    expect(spotsOf(BOX, view(), "jump copper 3 down")).toEqual(["space copper 3", "space manual 3"]);
  });

  test("a click makes the only move at once, but removes nothing unasked", () => {
    const moves = movesBySpot(BOX, view(), legalOf("lay telephone", "remove b2", "lift b2"));
    expect(plainMove(moves.get("own 0")!)).toBe("lay telephone");
    expect(plainMove(moves.get("lab 0 b2")!)).toBeNull();
    expect(plainMove(legalOf("remove a3"))).toBeNull();
    expect(plainMove(legalOf("lift a3"))).toBe("lift a3");
    expect(plainMove([])).toBeNull();
  });

  test("what is put down lies where it is held: no spot of the board means it", () => {
    expect(spotsOf(BOX, holding(), "put c3 90")).toEqual([]);
  });
});

describe("the Patents Office", () => {
  test("piles are told from the top", () => {
    expect(pileAt(view(), "steel", 4)).toEqual([0, 1, 0]);
    expect(pileAt(view(), "steel", 5)).toEqual([]);
  });

  test("those who wait in column 1, ghosts included", () => {
    expect(waiting(view())).toEqual([
      { owner: 1, tokens: 2 },
      { owner: 2, tokens: 1 },
      { owner: 3, tokens: 2 },
    ]);
    expect(waiting(solo())).toEqual([
      { owner: 0, tokens: 1 },
      { owner: "ghost", tokens: 4 },
    ]);
  });

  test("arrows lead both ways, at their price", () => {
    expect(jumpsFrom(BOX, "copper", 3)).toEqual([
      { line: "steel", price: 1 },
      { line: "manual", price: 2 },
    ]);
    expect(jumpsFrom(BOX, "copper", 9)).toEqual([]);
  });

  test("what a jump costs now is told with the move, and nothing where it is free", () => {
    const [info] = legalOf("jump copper 3 down");
    expect(priceOf({ ...info!, meaning: { to: "manual", takes: { pays: 2 } } })).toBe(2);
    expect(priceOf(info!)).toBe(0);
  });

  test("moves stand together by where they start", () => {
    const legal = legalOf("step steel 4", "step copper 3", "jump steel 4 down", "enter steel", "done");
    expect(movesBySource(legal).map(([source, moves]) => [source, moves.length])).toEqual([
      ["space steel 4", 2],
      ["space copper 3", 1],
      ["box", 1],
    ]);
  });

  test("keys lead along the lines and across them; at the rim one stays", () => {
    expect(stepFrom(BOX, "box", "ArrowRight")).toBe("space steel 2");
    expect(stepFrom(BOX, "space steel 2", "ArrowLeft")).toBe("box");
    expect(stepFrom(BOX, "space steel 2", "ArrowDown")).toBe("space copper 2");
    expect(stepFrom(BOX, "space steel 2", "ArrowUp")).toBe("space steel 2");
    expect(stepFrom(BOX, "space steel 10", "ArrowRight")).toBe("space steel 10");
    expect(stepFrom(BOX, "space steel 4", "End")).toBe("space steel 10");
    expect(stepFrom(BOX, "space steel 4", "x")).toBeNull();
  });
});
