import { describe, expect, test } from "vitest";
import { gapBox, groupsOf, placeBox, standings } from "./geometry";
import { arrivals, departures, doings, flights, newTurn } from "./happenings";
import { billsFor, shownBills, sumOf } from "./prices";
import { holdings, price, view } from "./sample";
import { marks, trackEnd } from "./tracks";

describe("example 3: a Factory for £6, two others beside it, two buildings owned", () => {
  const ways = [
    { how: "plot", plot: 2, discount: 0, total: 10 },
    { how: "replace neighbourhood_1", plot: 0, discount: 0, total: 8 },
    { how: "replace laboratory_1", plot: 0, discount: 3, total: 5 },
  ];
  const prices = { b1: price({ price: 6, surcharge: 2, ways }) };
  const bills = billsFor(view({ prices, players: [holdings({ money: 8 })] }), "b1");

  test("each way has its sum", () => {
    expect(bills.map(({ total, tooDear }) => [total, tooDear])).toEqual([
      [10, true],
      [8, false],
      [5, false],
    ]);
    expect(bills.map(sumOf)).toEqual(["6+2+2", "6+2", "6−3+2"]);
  });

  test("the card shows that of a new plot, and the cheapest if it is cheaper", () => {
    const { main, cheaper } = shownBills(bills);
    expect([main?.how, cheaper?.how]).toEqual(["plot", "replace laboratory_1"]);
    expect(shownBills(bills.slice(0, 1)).cheaper).toBeNull();
    expect(shownBills([])).toEqual({ main: null, cheaper: null });
  });

  test("a watcher has no bill", () => {
    expect(billsFor(view({ prices, seat: null }), "b1")).toEqual([]);
  });

  test("the printed price alone is no sum", () => {
    const plain = price({ price: 4, ways: [{ how: null, plot: 0, discount: 0, total: 4 }] });
    expect(sumOf(billsFor(view({ prices: { b1: plain } }), "b1")[0]!)).toBe("");
  });
});

describe("workers in a gap", () => {
  test("stand one by one as long as there is room, then together by player", () => {
    expect(groupsOf([0, 0, 1])).toHaveLength(3);
    expect(groupsOf([0, 0, 0, 2, 2])).toEqual([
      { seat: 0, count: 3 },
      { seat: 2, count: 2 },
    ]);
  });

  test.each(["a1-b1", "b1-b2"])("stay within the gap %s", (gap) => {
    const area = gapBox(gap);
    for (const crowd of [[0], [0, 1, 2, 3], [0, 1, 2, 3, 4, 4, 4]])
      for (const { x, y, size } of standings(gap, crowd)) {
        expect(x).toBeGreaterThanOrEqual(area.x);
        expect(y).toBeGreaterThanOrEqual(area.y);
        expect(x + size).toBeLessThanOrEqual(area.x + area.width);
        expect(y + size).toBeLessThanOrEqual(area.y + area.height);
      }
  });

  test("a gap lies between its two cards", () => {
    expect(gapBox("a1-b1").x).toBe(placeBox("a1").x + placeBox("a1").width);
    expect(gapBox("a1-a2").y).toBe(placeBox("a1").y + placeBox("a1").height);
  });
});

describe("what just happened", () => {
  test("cards are dealt, workers come and go, tokens are laid", () => {
    const facts = [
      { kind: "played", what: "deal b2 mine_1" },
      { kind: "played", seat: 1, what: "place a1-b1" },
      { kind: "token", what: "b2", amount: 2 },
      { kind: "token", what: "export", amount: 2 },
      { kind: "played", seat: 2, what: "gain b2 via b2-c2" },
    ];
    expect([...arrivals(facts)]).toEqual(["place b2", "gap a1-b1", "tokens b2"]);
    expect(departures(facts)).toEqual([{ gap: "b2-c2", seat: 2 }]);
  });

  test("buildings are built and used", () => {
    const facts = [
      { kind: "builds", seat: 1, what: "mine_1" },
      { kind: "played", seat: 0, what: "use factory_1 2" },
    ];
    expect(doings(facts)).toEqual([
      { seat: 1, card: "mine_1" },
      { seat: 0, card: "factory_1" },
    ]);
  });

  test("money, spyrium and points move; a gain of nothing does not", () => {
    const facts = [
      { kind: "pays", seat: 0, amount: 3 },
      { kind: "scores", seat: 0, amount: 6 },
      { kind: "earns", seat: 1, amount: 0 },
      { kind: "turn", amount: 2 },
    ];
    expect(flights(facts)).toEqual([
      { seat: 0, ware: "money", amount: 3, gained: false },
      { seat: 0, ware: "vp", amount: 6, gained: true },
    ]);
    expect(newTurn(facts)).toBe(2);
  });
});

describe("the score track", () => {
  test("grows with the first player", () => {
    expect(trackEnd([0, 0])).toBe(30);
    expect(trackEnd([28, 4])).toBe(40);
    expect(trackEnd([61])).toBe(70);
  });

  test("those on the same point stand on one another", () => {
    expect(marks([5, 5, 12]).map(({ level }) => level)).toEqual([0, 1, 0]);
  });
});
