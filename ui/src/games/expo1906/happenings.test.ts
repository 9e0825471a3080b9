import { expect, test } from "vitest";
import { arrivals, bannerOf, dealtTiles, flights, shownProjects } from "./happenings";

const played = (what: string) => ({ kind: "played", what });

test("tiles that were dealt come to their places in the Train Station, two of a kind to two", () => {
  const facts = [played("deal steam-copper"), played("deal steam-copper"), played("deal steel-steam")];
  expect([...dealtTiles(facts, ["manual-steel", "steam-copper", "steam-copper", "steel-steam"])]).toEqual([
    1, 2, 3,
  ]);
});

test("projects come up from the pile, unseen or known", () => {
  expect([...shownProjects([played("show telephone"), { kind: "shown", what: "airship" }])]).toEqual([
    "telephone",
    "airship",
  ]);
});

test("tokens arrive by entry, step and jump, and ghosts where they were moved to", () => {
  const lines = ["steel", "copper"];
  const facts = [
    played("enter copper"),
    played("step steel 4"),
    played("jump copper 3 up"),
    { kind: "ghost_moves", what: "steel", amount: 6 },
  ];
  expect([...arrivals(facts, lines)]).toEqual(["copper 2", "steel 5", "steel 3", "steel 6"]);
});

test("a round, the reorganisation and the last actions are announced", () => {
  expect(bannerOf([{ kind: "reorganisation" }, { kind: "round", amount: 4 }])).toEqual({
    what: "reorganisation",
  });
  expect(bannerOf([{ kind: "round", amount: 1 }])).toEqual({ what: "round", round: 1 });
  expect(bannerOf([played("done")])).toBeNull();
});

test("money and points fly, to a player and from him", () => {
  const facts = [
    { kind: "pays", seat: 1, amount: 2 },
    { kind: "completes", seat: 0, amount: 3, what: "cellophane" },
    { kind: "earns", seat: 0, amount: 0 },
  ];
  expect(flights(facts)).toEqual([
    { seat: 1, ware: "money", amount: 2, gained: false },
    { seat: 0, ware: "vp", amount: 3, gained: true },
  ]);
});
