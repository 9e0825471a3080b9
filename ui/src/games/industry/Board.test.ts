import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { boardProps, legalOf, logOf, prepareBoard } from "../../testing/games";
import type { BoardProps } from "../game";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Player from "./Player.svelte";
import { INFO, SEATS, goods, view } from "./sample";
import Status from "./Status.svelte";

beforeEach(prepareBoard);

function given(more: Partial<Omit<BoardProps, "view">>, position = view()): BoardProps {
  return boardProps(INFO, SEATS, position, more);
}

function zone(name: RegExp): HTMLElement {
  return screen.getByRole("gridcell", { name });
}

describe("the board", () => {
  const open = view({ open: ["C1", "E1"] });
  const legal = legalOf("pick C1", "pick E1");

  test("a zone that may be chosen is chosen by a click, or by Enter", async () => {
    const play = vi.fn();
    render(Board, given({ legal, play }, open));
    await fireEvent.click(zone(/^E1 clay pit.*can be put up for auction$/));
    await fireEvent.keyDown(zone(/^C1/), { key: "Enter" });
    expect(play.mock.calls).toEqual([["pick E1"], ["pick C1"]]);
  });

  test("other zones can be looked at, not chosen", async () => {
    const play = vi.fn();
    render(Board, given({ legal, play }, open));
    await fireEvent.click(zone(/^F1/));
    await fireEvent.keyDown(zone(/^F1/), { key: "Enter" });
    expect(play).not.toHaveBeenCalled();
  });

  test("the Tab key leads to one zone, first to one that may be chosen; arrows lead on", async () => {
    render(Board, given({ legal }, open));
    const stops = screen.getAllByRole("gridcell").filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([zone(/^C1/)]);
    zone(/^E1/).focus();
    await fireEvent.keyDown(zone(/^E1/), { key: "ArrowRight" });
    expect(document.activeElement).toBe(zone(/^F1/));
  });

  test("a zone that may be chosen tells the prompt when it has the focus", async () => {
    const point = vi.fn();
    render(Board, given({ legal, point }, open));
    await fireEvent.pointerEnter(zone(/^E1/), { pointerType: "mouse" });
    expect(point).toHaveBeenLastCalledWith("pick E1");
    await fireEvent.pointerLeave(zone(/^E1/), { pointerType: "mouse" });
    expect(point).toHaveBeenLastCalledWith(null);
  });

  test("the pointer calls up a card with what the zone would cost me now", async () => {
    const costs = { E1: { construction: 1, resources: null } };
    render(Board, given({ legal }, { ...open, costs }));
    await fireEvent.pointerEnter(zone(/^E1/), { pointerType: "mouse" });
    screen.getByText("a resource has no source");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByText("a resource has no source")).toBeNull();
  });
});

describe("the choices", () => {
  const bidding = view({
    question: "bid",
    open: ["E1"],
    lot: "E1",
    auctioneer: 2,
    actor: 1,
    top_bid: 1,
    top_bidder: 0,
  });

  test("bids are one click or key", async () => {
    const play = vi.fn();
    render(Choices, given({ legal: legalOf("pass", "bid 2", "bid 3", "subsidy"), play }, bidding));
    screen.getByRole("button", { name: "says bid 3" }).click();
    await fireEvent.keyDown(document.body, { key: "b" });
    await fireEvent.keyDown(document.body, { key: "p" });
    expect(play.mock.calls).toEqual([["bid 3"], ["bid 2"], ["pass"]]);
  });

  test("Enter on a button is that button's", async () => {
    const play = vi.fn();
    render(Choices, given({ legal: legalOf("pass", "bid 2"), play }, bidding));
    await fireEvent.keyDown(screen.getByRole("button", { description: "says pass" }), { key: "Enter" });
    expect(play).not.toHaveBeenCalled();
  });

  test("single keys can be switched off", async () => {
    settings.keys = false;
    const play = vi.fn();
    render(Choices, given({ legal: legalOf("pass", "bid 2"), play }, bidding));
    await fireEvent.keyDown(document.body, { key: "b" });
    expect(play).not.toHaveBeenCalled();
  });

  test("high bids wait behind a button", async () => {
    const bids = Array.from({ length: 20 }, (_, at) => `bid ${at + 1}`);
    render(Choices, given({ legal: legalOf("pass", ...bids) }, bidding));
    expect(screen.queryByRole("button", { name: "says bid 20" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "or more" }));
    screen.getByRole("button", { name: "says bid 20" });
  });

  test("a button that goes away with the focus can still say that nothing is pointed at", () => {
    const [point, complain] = [vi.fn(), vi.spyOn(console, "warn")];
    const asked = given({ legal: legalOf("pass", "bid 2"), point }, bidding);
    const { rerender, unmount } = render(Choices, asked);
    const button = screen.getByRole("button", { description: "says pass" });
    void rerender({ number: 2, legal: [] }); // the last decision of a game: the prompt goes at once
    unmount();
    button.dispatchEvent(new FocusEvent("blur")); // some browsers send it to what they take away
    expect(point).toHaveBeenLastCalledWith(null);
    expect(complain).not.toHaveBeenCalled();
  });

  test("while others think it is told who has bid what", () => {
    render(Choices, given({ log: logOf("2: pick E1", "0: bid 1") }, bidding));
    const said = screen
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent.replaceAll(/\s+/g, " ").trim());
    expect(said).toEqual(["Ada 1bids 1 taler", "Bob is thinking", "Carla auctioneer"]);
  });

  test("keeping a zone says who gets what", () => {
    const deciding = view({ ...bidding, question: "keep_or_sell", actor: 2, top_bid: 4, top_bidder: 0 });
    render(Choices, given({ legal: legalOf("sell", "keep") }, deciding));
    expect(screen.getByRole("button", { description: "says keep" }).textContent).toContain(
      "you pay 2 to Ada, 1 to Bob and 1 to yourself",
    );
  });

  test("a source is a button that says where the resource comes from", () => {
    const play = vi.fn();
    const asked = view({ question: "supply", site: "H1", resource: "wood" });
    render(Choices, given({ legal: legalOf("supply wood from 2", "supply wood joker"), play }, asked));
    const button = screen.getByRole("button", { description: "says supply wood from 2" });
    expect(button.textContent).toContain("from Bob");
    button.click();
    expect(play).toHaveBeenCalledExactlyOnceWith("supply wood from 2");
  });
});

test("a player's goods are told in words too", () => {
  const players = [
    goods({ talers: 7, developed: ["E1"], undeveloped: ["F1"], jokers: ["A1"], subsidy_taken: true }),
    goods(),
    goods(),
  ];
  render(Player, { ...given({}, view({ players })), seat: 0 });
  for (const said of ["7 talers", "wood joker", "Subsidy taken", "First player"]) screen.getByText(said);
  screen.getByText("clay pit, developed");
  screen.getByText("brickworks, undeveloped");
});

test("the state of the game: era, tokens, what the bank sells", () => {
  render(Status, given({}, view({ era: 2, tokens_in_bag: ["B", "K"], bank: ["stone"] })));
  for (const said of ["Era 2", "2 column tokens in the bag", "B", "K", "The bank sells", "stone"])
    screen.getByText(said);
});
