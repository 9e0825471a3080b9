import { expect, test } from "vitest";
import { drawnColumns, newEra, payments, scored, zoneEvents } from "./happenings";

test("a drawn token lights the zone of the era that is now", () => {
  const facts = [
    { kind: "era", amount: 2 },
    { kind: "played", what: "draw E" },
    { kind: "played", what: "draw A" },
  ];
  expect(Object.fromEntries(zoneEvents(facts, 2))).toEqual({ E2: "drawn", A2: "drawn" });
  expect(drawnColumns(facts)).toEqual(["E", "A"]);
  expect(newEra(facts)).toBe(2);
});

test("a zone that is won, and one that is developed", () => {
  const facts = [
    { kind: "zone", seat: 1, what: "E1" },
    { kind: "developed", seat: 1, what: "F1", amount: 2 },
    { kind: "developed", seat: 1, what: "C1" },
  ];
  expect(Object.fromEntries(zoneEvents(facts, 1))).toEqual({ E1: "won", F1: "developed", C1: "developed" });
  expect(scored(facts)).toEqual([{ zone: "F1", points: 2 }]);
});

test("talers move between players, and to and from the bank", () => {
  expect(payments([{ kind: "pays", seat: 0, other: 2, amount: 3 }], 3)).toEqual([
    { from: 0, to: 2, talers: 3 },
  ]);
  expect(payments([{ kind: "buys", seat: 1, other: 0, amount: 1, what: "wood" }], 3)).toEqual([
    { from: 1, to: 0, talers: 1 },
  ]);
  expect(payments([{ kind: "pays_bank", seat: 1, amount: 2 }], 3)).toEqual([
    { from: 1, to: "bank", talers: 2 },
  ]);
  expect(payments([{ kind: "subsidy", seat: 2, amount: 3 }], 3)).toEqual([
    { from: "bank", to: 2, talers: 3 },
  ]);
});

test("an income goes to everybody, and what is no payment to nobody", () => {
  expect(payments([{ kind: "income", amount: 1 }], 3).map(({ to }) => to)).toEqual([0, 1, 2]);
  expect(
    payments(
      [
        { kind: "zone", seat: 1, what: "E1" },
        { kind: "played", seat: 0, what: "bid 3", amount: 77 },
      ],
      3,
    ),
  ).toEqual([]);
});
