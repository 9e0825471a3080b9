import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { boardProps, legalOf, prepareBoard } from "../../testing/games";
import type { BoardProps } from "../game";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { hold } from "./lab/hold.svelte";
import Player from "./Player.svelte";
import { ada, holding, holdings, INFO, PUTS, SEATS, solo, view } from "./sample";
import Status from "./Status.svelte";

const SPACE = 50; // pixels, in a lab of 6 × 6

beforeEach(() => {
  prepareBoard();
  hold.drop();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 0, 6 * SPACE, 6 * SPACE),
  );
});

function given(more: Partial<Omit<BoardProps, "view">>, position = view()): BoardProps {
  return boardProps(INFO, SEATS.slice(0, position.players.length), position, more);
}

/** The middle of a space, by column and row from 0. */
function at(column: number, row: number): { clientX: number; clientY: number } {
  return { clientX: (column + 0.5) * SPACE, clientY: (row + 0.5) * SPACE };
}

// By selectors: to ask for a role reckons the name of everything on the board, which takes a second.

function lab(name = "Ada’s lab"): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[role="grid"][aria-label="${name}"]`);
  expect(found, name).not.toBeNull();
  return found!;
}

function space(cell: string): HTMLElement {
  return lab().querySelector<HTMLElement>(`[role="gridcell"][data-cell="${cell}"]`)!;
}

function spot(name: string): HTMLElement {
  return document.querySelector<HTMLElement>(`[data-spot="${name}"]`)!;
}

describe("a tile in the hand", () => {
  test("follows the pointer, and a click puts it down", async () => {
    const play = vi.fn();
    render(Board, given({ legal: PUTS, play }, holding()));
    await fireEvent.pointerMove(lab(), at(4, 2));
    expect(hold.name).toBe("e3 0");
    await fireEvent.click(lab(), at(2, 2));
    expect(play).toHaveBeenCalledExactlyOnceWith("put c3 0");
  });

  test("is put nowhere it does not fit", async () => {
    const play = vi.fn();
    render(Board, given({ legal: PUTS, play }, holding()));
    await fireEvent.click(lab(), at(1, 0));
    await fireEvent.keyDown(document.body, { key: "Enter" });
    expect(hold.name).toBe("b1 0");
    expect(play).not.toHaveBeenCalled();
  });

  test("is turned by R, by the wheel and by a button", async () => {
    render(Board, given({ legal: PUTS }, holding()));
    render(Choices, given({ legal: PUTS }, holding()));
    await fireEvent.pointerMove(lab(), at(2, 2));
    await fireEvent.keyDown(document.body, { key: "r" });
    expect(hold.name).toBe("c3 90");
    await fireEvent.keyDown(document.body, { key: "R", shiftKey: true });
    expect(hold.name).toBe("c3 0");
    await fireEvent.wheel(lab(), { deltaY: -100 });
    expect(hold.name).toBe("c3 270");
    screen.getByRole("button", { name: /^Turn/ }).click();
    expect(hold.name).toBe("c3 0");
  });

  test("by keys alone: arrows, R, Enter; Escape takes it back", async () => {
    const [play, takeBack] = [vi.fn(), vi.fn()];
    render(Board, given({ legal: PUTS, play, takeBack }, holding()));
    hold.take(hold.fitting!, { at: [2, 4], turn: 0 });
    for (const key of ["ArrowLeft", "ArrowLeft", "r", "Enter"])
      await fireEvent.keyDown(document.body, { key });
    expect(play).toHaveBeenCalledExactlyOnceWith("put c3 90");
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(takeBack).toHaveBeenCalledOnce();
  });

  test("does not answer to R where single keys are switched off, but in the lab itself", async () => {
    settings.keys = false;
    render(Board, given({ legal: PUTS }, holding()));
    const before = hold.name;
    await fireEvent.keyDown(document.body, { key: "r" });
    expect(hold.name).toBe(before);
    await fireEvent.keyDown(space("c3"), { key: "r" });
    expect(hold.name).not.toBe(before);
  });

  test("a finger moves it, and puts it down with the button", async () => {
    const play = vi.fn();
    render(Board, given({ legal: PUTS, play }, holding()));
    render(Choices, given({ legal: PUTS, play }, holding()));
    await fireEvent.pointerDown(lab(), { ...at(2, 2), pointerType: "touch" });
    lab().dispatchEvent(new PointerEvent("click", { ...at(2, 2), pointerType: "touch", bubbles: true }));
    expect(play).not.toHaveBeenCalled();
    screen.getByRole("button", { name: /^Put here/ }).click();
    expect(play).toHaveBeenCalledExactlyOnceWith("put c3 0");
  });

  test("what it would give and complete is told before it is put down", async () => {
    render(Board, given({ legal: PUTS }, holding()));
    render(Choices, given({ legal: PUTS }, holding()));
    await fireEvent.pointerMove(lab(), at(2, 2));
    await fireEvent.keyDown(document.body, { key: "r" });
    const told = screen.getByRole("status");
    expect(told.textContent).toContain("at c3, turned by 90°");
    expect(told.textContent).toContain("Cellophane gets 1 copper and 2 steam; completes Cellophane; 5 VP");
    expect(lab().querySelectorAll("circle.soon")).toHaveLength(3);
  });

  test("that was taken up begins where it lay", () => {
    const held = { tile: "steam-copper", from: { at: "d3", turn: 180 as const } };
    render(Board, given({ legal: PUTS }, holding({ held })));
    expect(hold.name).toBe("d3 180");
  });

  test("is only shown, not held, to those who watch", () => {
    render(Board, given({ legal: [], mySeat: 1 }, holding({ seat: 1 })));
    expect(hold.name).toBe("");
  });
});

describe("the lab", () => {
  const working = legalOf("lay telephone", "remove b2", "remove b1", "done");

  test("a tile beside it is taken up by a click", () => {
    const play = vi.fn();
    render(
      Board,
      given({ legal: working, play }, view({ question: "laboratory", card: "laboratory", left: 2 })),
    );
    expect(spot("own 0").ariaLabel).toMatch(/^Telephone; project.*can be chosen$/);
    spot("own 0").click();
    expect(play).toHaveBeenCalledExactlyOnceWith("lay telephone");
  });

  test("what lies there is removed only after a question, which says what becomes of it", async () => {
    const play = vi.fn();
    render(Board, given({ legal: working, play }, view({ question: "laboratory" })));
    await fireEvent.click(space("c4"));
    const card = within(screen.getByRole("dialog", { name: "Cellophane" }));
    expect(play).not.toHaveBeenCalled();
    card.getByRole("button", { name: /Remove.*under its pile/ }).click();
    expect(play).toHaveBeenCalledExactlyOnceWith("remove b2");
  });

  test("arrows lead from space to space, Enter chooses", async () => {
    const play = vi.fn();
    render(Board, given({ legal: legalOf("lift a3", "done"), play }, view({ question: "reposition" })));
    const stops = [...lab().querySelectorAll('[role="gridcell"][tabindex="0"]')];
    expect(stops).toEqual([space("a3")]);
    space("b3").focus();
    await fireEvent.keyDown(space("b3"), { key: "ArrowLeft" });
    expect(document.activeElement).toBe(space("a3"));
    await fireEvent.keyDown(space("a3"), { key: "Enter" });
    expect(play).toHaveBeenCalledExactlyOnceWith("lift a3");
  });

  test("another's is shown at full size, until one's own is asked for", async () => {
    const { rerender } = render(Board, given({}));
    screen.getAllByLabelText("Show Bob’s lab")[0]!.click();
    await tick();
    lab("Bob’s lab");
    await rerender(given({ legal: working, number: 2 }, view({ question: "laboratory" })));
    lab();
  });

  test("a watcher sees that of the player who acts", () => {
    render(Board, given({ mySeat: null }, view({ seat: null, actor: 1 })));
    lab("Bob’s lab");
    expect(spot("card academy")).toBeNull();
  });
});

describe("the Patents Office", () => {
  const legal = legalOf(
    "step steel 4",
    "jump steel 4 down",
    "jump steel 4 down second",
    "step copper 3",
    "enter manual",
    "done",
  );
  const journal = view({ question: "journal", card: "journal", left: 2 });

  test("a token that can go to one place only goes there at a click", async () => {
    const play = vi.fn();
    render(Board, given({ legal, play }, journal));
    await fireEvent.click(spot("space copper 3"));
    expect(play).toHaveBeenCalledExactlyOnceWith("step copper 3");
  });

  test("one that can go to several is chosen first, then its place", async () => {
    const play = vi.fn();
    render(Board, given({ legal, play }, journal));
    await fireEvent.click(spot("space steel 4"));
    expect(screen.getByRole("dialog", { name: "Steel, column 4" })).toBeTruthy();
    await fireEvent.click(spot("space steel 5"));
    expect(play).toHaveBeenCalledExactlyOnceWith("step steel 4");
  });

  test("which of two tokens in a pile jumps can be said", async () => {
    const play = vi.fn();
    render(Board, given({ legal, play }, journal));
    await fireEvent.click(spot("space steel 4"));
    within(screen.getByRole("dialog"))
      .getByRole("button", { name: "Jump to copper: $0 (second token)" })
      .click();
    expect(play).toHaveBeenCalledExactlyOnceWith("jump steel 4 down second");
  });

  test("a token enters a line at the line", async () => {
    const play = vi.fn();
    render(Board, given({ legal, play }, journal));
    await fireEvent.keyDown(spot("space manual 2"), { key: "Enter" });
    expect(play).toHaveBeenCalledExactlyOnceWith("enter manual");
  });
});

describe("the answers", () => {
  const shown = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>("button[data-move]")].map(({ dataset }) => dataset["move"]);

  test.each([
    ["card", ["play station", "play academy", "play meeting"]],
    ["station", ["buy steam-copper", "done"]],
    ["academy", ["buy laparoscopy", "buy rail_hub", "done"]],
    ["laboratory", ["lay telephone", "done"]],
    ["journal", ["step steel 4", "jump steel 4 down second", "enter copper", "done"]],
    ["chit", ["chit eiffel", "chit metro"]],
    ["meeting", ["meet money", "meet steam", "meet reposition", "done"]],
    ["last_card", ["play station", "pass"]],
  ] as const)("to %s are buttons", (question, moves) => {
    const play = vi.fn();
    render(Choices, given({ legal: legalOf(...moves), play }, view({ question, price: 1 })));
    expect(shown().toSorted()).toEqual([...moves].toSorted());
    screen.getAllByRole("button").at(-1)!.click();
    expect(play).toHaveBeenCalledOnce();
  });

  test("a card says what it does for this player, a chit what it would give", () => {
    const improved = view({ players: [ada({ improved: ["laboratory"] })] });
    render(Choices, given({ legal: legalOf("play laboratory") }, improved));
    screen.getByText("place or remove up to 4 tiles");
    const chit = { move: "chit ferris", says: "", meaning: { worth: 3 } };
    render(Choices, given({ legal: [chit] }, view({ question: "chit" })));
    screen.getByText("1 VP for every $2 begun");
    screen.getByText("3 VP as things stand");
  });

  test("a button that goes away with the focus can still say that nothing is pointed at", () => {
    const [point, complain] = [vi.fn(), vi.spyOn(console, "warn")];
    const { rerender, unmount } = render(Choices, given({ legal: legalOf("play station", "pass"), point }));
    const button = document.querySelector<HTMLElement>('[data-move="play station"]')!;
    void rerender({ number: 2, legal: [] }); // the last decision of a game: the prompt goes at once
    unmount();
    button.dispatchEvent(new FocusEvent("blur")); // some browsers send it to what they take away
    expect(point).toHaveBeenLastCalledWith(null);
    expect(complain).not.toHaveBeenCalled();
  });

  test("what was done in the Meeting Room stays in sight", () => {
    const meeting = view({ question: "meeting", options_used: ["money"] });
    render(Choices, given({ legal: legalOf("meet steam", "done") }, meeting));
    screen.getByText("options_used: money");
  });
});

test("alone, the ghost deck shows what it drew, what is aside and what is left", () => {
  render(Board, given({}, solo()));
  screen.getByText("deck_left: 7");
  screen.getByText(/deck_top: Journal/);
  screen.getByText(/aside: Skyscraper/);
});

test("a player's holdings are told in words too", () => {
  const position = view({
    players: [holdings({ money: 7, points: 9, completed: ["cruise_ship"], top: "station" })],
  });
  render(Player, { ...given({}, position), seat: 0 });
  for (const said of ["$7", "points: 9", "completed: 1 / 5"]) screen.getByText(said);
  screen.getByText(/hand: Station, Academy.*top: Station/);
});

test("the state of the game: round, turn order, jury", () => {
  render(Status, given({}));
  for (const said of ["Round 3 of 10 at most", "jury: 3 steam and 1 electricity"]) screen.getByText(said);
});
