import { describe, expect, test } from "vitest";
import { goods, view, zoneOf } from "./sample";
import { standing } from "./standing";

const players = [goods({ undeveloped: ["E1", "K1"], jokers: ["A1"] }), goods({ developed: ["F1"] }), goods()];

describe("a zone stands", () => {
  test.each([
    ["A5", view(), "later"],
    ["E1", view({ tokens_in_bag: ["E"] }), "in_bag"],
    ["E1", view({ open: ["E1"] }), "open"],
    ["E1", view({ open: ["E1"], lot: "E1" }), "lot"],
    ["E1", view({ players }), "undeveloped"],
    ["F1", view({ players }), "developed"],
    ["K1", view({ players }), "undeveloped"],
    ["K1", view({ players, era: 2 }), "lost"],
    ["E1", view({ players, era: 2 }), "undeveloped"],
    ["A1", view({ players }), "in_hand"],
    ["A1", view(), "spent"],
    ["E1", view({ era: 5, question: "over" }), "empty"],
  ] as const)("%s: case %#", (id, position, stage) => {
    expect(standing(position, zoneOf(id)).stage).toBe(stage);
  });

  test("with its owner, or with the one who holds the joker", () => {
    expect(standing(view({ players }), zoneOf("F1")).owner).toBe(1);
    expect(standing(view({ players }), zoneOf("A1")).owner).toBe(0);
    expect(standing(view({ players }), zoneOf("C1")).owner).toBeNull();
  });

  test("in work while its requirements are being provided", () => {
    expect(standing(view({ players, site: "K1" }), zoneOf("K1")).inWork).toBe(true);
    expect(standing(view({ players, site: "K1" }), zoneOf("E1")).inWork).toBe(false);
  });
});
