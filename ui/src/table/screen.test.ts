import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "../api/client";
import type { LineInfo, ReasonInfo } from "../api/wire";
import { settings } from "../lib/settings.svelte";
import { infoOf } from "../testing/games";
import { line, position, seat, table } from "../testing/samples";
import Choices from "./Choices.svelte";
import { groupMoves } from "./choices";
import Log from "./Log.svelte";
import Notice from "./Notice.svelte";
import Scores from "./Scores.svelte";

beforeEach(() => {
  settings.language = "en";
  settings.keys = true;
});

describe("the choices", () => {
  const groups = groupMoves([
    { move: "pass", says: "Pass" },
    { move: "bid 1", says: "Bid 1 taler" },
    { move: "bid 2", says: "Bid 2 talers" },
  ]);

  test("are buttons that say what they mean and make the move", () => {
    const play = vi.fn();
    render(Choices, { groups, busy: false, play, pointed: null, point: () => undefined });
    screen.getByRole("button", { name: "Bid 2 talers" }).click();
    expect(play).toHaveBeenCalledExactlyOnceWith("bid 2");
  });

  test("light the board where they are focused", () => {
    const point = vi.fn();
    render(Choices, { groups, busy: false, play: () => undefined, pointed: null, point });
    screen.getByRole("button", { name: "Bid 1 taler" }).focus();
    expect(point).toHaveBeenLastCalledWith("bid 1");
  });

  test("cannot be pressed while a decision is on its way", () => {
    render(Choices, { groups, busy: true, play: () => undefined, pointed: null, point: () => undefined });
    for (const button of screen.getAllByRole("button")) expect(button).toHaveProperty("disabled", true);
  });

  test("name their keys, unless these are switched off", () => {
    settings.keys = false;
    render(Choices, { groups, busy: false, play: () => undefined, pointed: null, point: () => undefined });
    expect(screen.getByRole("button", { name: "Pass" }).getAttribute("aria-keyshortcuts")).toBeNull();
  });
});

describe("the end", () => {
  const finished = table({
    status: "finished",
    seats: [seat(0, { kind: "person", name: "Ada", yours: true }), seat(1, { name: "Greedy" })],
    position: position({
      actor: null,
      winners: [1],
      scores: [
        { total: 30, sources: { development: 35, subsidy: -5 } },
        { total: 41, sources: { development: 41, subsidy: 0 } },
      ],
    }),
  });
  const info = infoOf("industry", {}, { sources: { development: "Development", subsidy: "Subsidy" } });

  test("names the winner, and tells every player's points by source", () => {
    render(Scores, { now: finished, info });
    screen.getByText("Greedy wins with 41 points");
    const row = screen.getByRole("row", { name: /Subsidy/ });
    expect(
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual(["−5", "0"]);
  });

  test("names no winner where somebody played alone", () => {
    const { position } = finished;
    const alone = { ...position, scores: position.scores.slice(0, 1), winners: [0] };
    render(Scores, { now: { ...finished, seats: finished.seats.slice(0, 1), position: alone }, info });
    screen.getByText("Ada has scored 30 points");
  });

  test("offers the game file and a rematch", () => {
    render(Scores, { now: finished, info });
    expect(screen.getByRole("link", { name: "Game file" }).getAttribute("href")).toBe(
      "/api/tables/t1/record",
    );
    screen.getByRole("button", { name: "Play again" });
  });

  test("leads to the rematch that somebody has opened", () => {
    render(Scores, { now: { ...finished, rematch: "t2" }, info });
    expect(screen.getByRole("link", { name: "To the rematch" }).getAttribute("href")).toBe("/table/t2");
  });

  test("offers no rematch to those who only watched", () => {
    render(Scores, { now: { ...finished, seats: [seat(0), seat(1)] }, info });
    expect(screen.queryByRole("button", { name: "Play again" })).toBeNull();
  });
});

const SAYS = "Expects to win 43 % of the time.";

function renderLog(
  log: LineInfo[],
  reason: (number: number) => Promise<ReasonInfo> = (number) => Promise.resolve({ number, says: SAYS }),
) {
  render(Log, { now: table({ log }), whole: () => Promise.resolve(), reason });
}

describe("why a bot decided so", () => {
  const log = [
    { ...line(1, "Foreman bids 1."), why: true },
    line(2, "Ada passes."),
    { ...line(3, "Foreman bids 2."), why: true },
  ];

  test("can be asked where a bot thought", () => {
    renderLog(log);
    const names = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
    expect(names).toEqual(["why? Foreman bids 1.", "why? Foreman bids 2."]);
  });

  test("is told under its line, and put away again", async () => {
    let resolve: (told: ReasonInfo) => void = () => undefined;
    const reason = vi.fn(() => new Promise<ReasonInfo>((done) => (resolve = done)));
    renderLog(log, reason);
    const button = screen.getByRole("button", { name: "why? Foreman bids 1." });
    button.click();
    await screen.findByText("thinking it over …");
    button.click(); // asked once, however often it is pressed meanwhile
    resolve({ number: 1, says: SAYS });
    await screen.findByText(SAYS);
    expect(reason).toHaveBeenCalledExactlyOnceWith(1);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    button.click();
    await waitFor(() => expect(screen.queryByText(SAYS)).toBeNull());
  });

  test("is in the reader's language: with another it goes", async () => {
    renderLog(log);
    screen.getByRole("button", { name: "why? Foreman bids 2." }).click();
    await screen.findByText(SAYS);
    settings.language = "fr";
    await waitFor(() => expect(screen.queryByText(SAYS)).toBeNull());
  });

  test("and a refusal is told in its place", async () => {
    renderLog(log, () => Promise.reject(new Refusal("too_fast", "Wait a moment.", 429)));
    screen.getByRole("button", { name: "why? Foreman bids 2." }).click();
    await screen.findByText("Wait a moment.");
  });

  test("is one stop for Tab, and arrows walk on from it", async () => {
    renderLog(log);
    const [first, last] = screen.getAllByRole("button");
    expect([first!.tabIndex, last!.tabIndex]).toEqual([-1, 0]);
    last!.focus();
    await fireEvent.keyDown(last!, { key: "ArrowUp" });
    expect(document.activeElement).toBe(first);
    await fireEvent.keyDown(first!, { key: "ArrowDown" });
    expect(document.activeElement).toBe(last);
  });
});

test.each([
  [61, 1],
  [1, 0],
])("the log that begins with line %i has %i button for its beginning", (first, buttons) => {
  renderLog([line(first, "Ada passes.")]);
  expect(screen.queryAllByRole("button", { name: "Show it from the beginning" })).toHaveLength(buttons);
});

test("what was taken back is struck out of the log", () => {
  const log = [
    line(1, "Ada bids 1."),
    { ...line(2, "Ada takes back: bid 1."), move: "undo", back_to: 0 },
    line(3, "Ada passes."),
  ];
  renderLog(log);
  expect(screen.getAllByRole("deletion").map(({ textContent }) => textContent)).toEqual(["Ada bids 1."]);
});

test("a refusal leads to its rule", () => {
  const rule = { id: "I3.2", key: "bid.cannot_pay", figures: {} };
  const error = { type: "error" as const, code: "illegal_move", message: "You need 3 talers", rule };
  render(Notice, { error, game: "industry", close: () => undefined });
  expect(screen.getByRole("link", { name: "Rule I3.2" }).getAttribute("href")).toBe("/rules/industry#I3.2");
});
