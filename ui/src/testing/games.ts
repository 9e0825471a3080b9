/** What the tests of every game's page share: a game's info, seats, moves, and what a board is given. */

import { vi } from "vitest";
import type { GameInfo, LineInfo, MoveInfo, SeatInfo } from "../api/wire";
import type { BoardProps } from "../games/game";
import { settings } from "../lib/settings.svelte";

/** A game as the server describes it, as far as boards read it. */
export function infoOf(
  name: string,
  components: object,
  names: GameInfo["names"],
  more: Partial<GameInfo> = {},
): GameInfo {
  return {
    name,
    title: name,
    says: "",
    fewest_players: 2,
    most_players: 4,
    options: [],
    editions: [],
    bots: [],
    edition: { id: "", title: "", hash: "", own: false, ours: 0, values: 0 },
    components: { ...components },
    names,
    ...more,
  };
}

/** People at a table; the first is the reader. */
export function seatsOf(...names: string[]): SeatInfo[] {
  return names.map((name, seat) => ({
    seat,
    kind: "person",
    name,
    bot: null,
    yours: seat === 0,
    online: true,
  }));
}

export function legalOf(...moves: string[]): MoveInfo[] {
  return moves.map((move) => ({ move, says: `says ${move}` }));
}

/** Lines of the log, as "seat: move", seats from 0. */
export function logOf(...lines: string[]): LineInfo[] {
  return lines.map((line, at) => {
    const [seat, move] = line.split(": ");
    return { number: at + 1, seat: Number(seat), move: move!, says: [] };
  });
}

/** What a board is given where nothing has just happened, and nothing is asked unless told otherwise. */
export function boardProps(
  info: GameInfo,
  seats: SeatInfo[],
  view: object,
  more: Partial<Omit<BoardProps, "view">> = {},
): BoardProps {
  return {
    info,
    view: { ...view },
    seats,
    facts: [],
    log: [],
    number: 1,
    pace: 0,
    legal: [],
    mySeat: 0,
    play: () => undefined,
    takeBack: null,
    plans: (seat) => Promise.resolve({ number: 1, seat, plans: [] }),
    pointed: null,
    point: () => undefined,
    ...more,
  };
}

/** The test's document has no sizes, and nobody to watch them. */
class NoSizes {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
}

/** To be called before each test that renders a board: an English reader who uses single keys. */
export function prepareBoard(): void {
  vi.stubGlobal("ResizeObserver", NoSizes);
  settings.language = "en";
  settings.keys = true;
}
