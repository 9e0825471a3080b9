import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { boardProps, legalOf, prepareBoard } from "../../testing/games";
import type { BoardProps } from "../game";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Player from "./Player.svelte";
import { INFO, SEATS, holdings, price, view } from "./sample";
import Status from "./Status.svelte";

beforeEach(prepareBoard);

function given(more: Partial<Omit<BoardProps, "view">>, position = view()): BoardProps {
  return boardProps(INFO, SEATS, position, more);
}

function cell(name: RegExp): HTMLElement {
  return screen.getByRole("gridcell", { name });
}

const working = view({
  gaps: { "a1-b1": [0], "b1-b2": [1] },
  players: [holdings({ phase: "II", active: 0, in_market: 1 }), holdings(), holdings()],
  prices: {
    a1: price({ price: 1, ways: [{ how: "plot", plot: 0, discount: 0, total: 1 }], via: ["a1-b1"] }),
  },
});
const back = legalOf("gain a1 via a1-b1", "gain b1 via a1-b1", "activate a1 via a1-b1");

describe("the market", () => {
  test("a worker is placed by a click on a lit gap, or by Enter", async () => {
    const play = vi.fn();
    render(Board, given({ legal: legalOf("place a1-b1", "place a1-a2", "phase 2"), play }));
    await fireEvent.click(cell(/^Gap between a1 Mine 1 and b1 Factory.*can be placed here$/));
    await fireEvent.keyDown(cell(/^Gap between a1 Mine 1 and a2/), { key: "Enter" });
    expect(play.mock.calls).toEqual([["place a1-b1"], ["place a1-a2"]]);
  });

  test("what may not be chosen plays nothing", async () => {
    const play = vi.fn();
    render(Board, given({ legal: legalOf("place a1-b1"), play }));
    await fireEvent.click(cell(/^b2 Apprenti/));
    await fireEvent.keyDown(cell(/^Gap between c2/), { key: "Enter" });
    expect(play).not.toHaveBeenCalled();
  });

  test("the Tab key leads to one spot, first to one that may be chosen; arrows lead on", async () => {
    render(Board, given({ legal: legalOf("place b1-b2") }));
    const stops = screen.getAllByRole("gridcell").filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([cell(/^Gap between b1 Factory and b2/)]);
    stops[0]!.focus();
    await fireEvent.keyDown(stops[0]!, { key: "ArrowUp" });
    expect(document.activeElement).toBe(cell(/^b1 Factory/));
  });

  test("a click on a card asks what its worker is taken back for", async () => {
    const play = vi.fn();
    render(Board, given({ legal: back, play }, working));
    await fireEvent.click(cell(/^a1 Mine 1/));
    const card = within(screen.getByRole("dialog", { name: "a1 Mine 1" }));
    expect(card.getAllByRole("button").map(({ textContent }) => textContent.trim())).toEqual([
      "×",
      "Gain £0",
      "Build for £1",
    ]);
    card.getByRole("button", { name: "Build for £1" }).click();
    expect(play).toHaveBeenCalledExactlyOnceWith("activate a1 via a1-b1");
  });

  test("a click on a worker offers both cards beside him", async () => {
    render(Board, given({ legal: back }, working));
    await fireEvent.click(cell(/^Gap between a1 Mine 1 and b1 Factory/));
    const groups = within(screen.getByRole("dialog")).getAllByRole("group");
    expect(groups.map((group) => group.getAttribute("aria-label"))).toEqual(["a1 Mine 1", "b1 Factory"]);
  });

  test("by keys the card's first button gets the focus, and Escape gives it back", async () => {
    render(Board, given({ legal: back }, working));
    const mine = cell(/^a1 Mine 1/);
    mine.focus();
    await fireEvent.keyDown(mine, { key: "Enter" });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Gain £0" }));
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(mine);
  });

  test("the pointer calls up the sum of a price", async () => {
    render(Board, given({}, working));
    await fireEvent.pointerEnter(cell(/^a1 Mine 1/), { pointerType: "mouse" });
    screen.getByText("new plot: £1");
    await fireEvent.pointerLeave(cell(/^a1 Mine 1/), { pointerType: "mouse" });
    expect(screen.queryByText("new plot: £1")).toBeNull();
  });
});

describe("districts and events", () => {
  const buildings = [
    { card: "mine_1", used: true, workers: 1 },
    { card: "university_1", used: false, workers: 0 },
  ];
  const techniques = [{ id: "taylorism" as const, used: false }];
  const players = [holdings({ phase: "II", buildings, techniques }), holdings(), holdings()];

  test("a building with one ability is used by a click, the event by its card", async () => {
    const play = vi.fn();
    const dearer = { takes: { spends: 3 }, gives: { earns: 6 } };
    const legal = [
      ...legalOf("use university_1 1", "event 1"),
      { move: "event 2", says: "says event 2", meaning: dearer },
    ];
    render(Board, given({ legal, play }, view({ players })));
    await fireEvent.click(
      screen.getByRole("button", { name: /^University; Ada’s district.*can be chosen$/ }),
    );
    await fireEvent.click(screen.getByRole("button", { name: /^Spyrium Export/ }));
    screen.getByRole("button", { name: "3 spyrium → £6" }).click();
    expect(play.mock.calls).toEqual([["use university_1 1"], ["event 2"]]);
  });

  test("where to build: the new plot and the buildings that can be replaced", async () => {
    const play = vi.fn();
    const asked = view({ players, question: "build", site: "b1", card: "factory_1" });
    render(Board, given({ legal: legalOf("plot", "replace used mine_1"), play }, asked));
    await fireEvent.click(screen.getByRole("button", { name: "says plot" }));
    await fireEvent.click(screen.getByRole("button", { name: /^Mine 1; Ada’s district.*can be chosen$/ }));
    expect(play.mock.calls).toEqual([["plot"], ["replace used mine_1"]]);
  });

  test("the start card leads to phase II, after a question", async () => {
    const play = vi.fn();
    render(Board, given({ legal: legalOf("phase 2"), play }));
    await fireEvent.click(screen.getByRole("button", { name: /^Ada; Start card; phase I/ }));
    screen.getByRole("button", { name: "Go to phase II" }).click();
    expect(play).toHaveBeenCalledExactlyOnceWith("phase 2");
  });
});

describe("the choices", () => {
  test("every legal move is a button with its meaning", () => {
    const play = vi.fn();
    render(Choices, given({ legal: [...back, ...legalOf("event 1", "pass")], play }, working));
    expect(document.querySelectorAll("button[data-move]")).toHaveLength(5);
    within(screen.getByRole("group", { name: "a1 Mine 1" }))
      .getByRole("button", { name: /Gain £0/ })
      .click();
    expect(play).toHaveBeenCalledExactlyOnceWith("gain a1 via a1-b1");
  });

  test("p passes, unless single keys are switched off", async () => {
    const play = vi.fn();
    render(Choices, given({ legal: legalOf("event 1", "pass"), play }));
    await fireEvent.keyDown(document.body, { key: "p" });
    settings.keys = false;
    await fireEvent.keyDown(document.body, { key: "p" });
    expect(play).toHaveBeenCalledExactlyOnceWith("pass");
  });
});

test("a player's holdings are told in words too", () => {
  const own = holdings({ money: 7, spyrium: 3, points: 9, kept_tokens: [1, 3], bonuses_taken: ["worker"] });
  render(Player, { ...given({}, view({ players: [own, holdings(), holdings()] })), seat: 0 });
  for (const said of [
    "£7",
    "3 spyrium",
    "9 VP scored in play",
    "Kept tokens: 1, 3",
    "First player",
    "phase I",
  ])
    screen.getByText(said);
  screen.getByText("Bonus taken: worker from the reserve");
});

test("the state of the game: turn, period, decks", () => {
  render(Status, given({}, view({ turn: 2 })));
  for (const said of ["Turn 2 of 6", "21 cards in the deck", "20 tokens face down"]) screen.getByText(said);
});
