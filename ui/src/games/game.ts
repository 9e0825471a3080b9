/**
 * What a game brings to the page, and what it is given.
 *
 * A game is a folder `ui/src/games/<game>/` whose `index.ts` has a default export of type `GameParts`:
 *
 *     import Board from "./Board.svelte";
 *     import Player from "./Player.svelte";
 *     import Status from "./Status.svelte";
 *     export default { Board, Player, Status } satisfies GameParts;
 *
 * and a line in `registry.ts`. Everything else (prompt, log, undo, scores, connection) is shared: a board never
 * talks to the server itself and decides nothing. It draws `view`, lights what `legal` allows, and calls `play` with a
 * move's notation. The prompt below the board offers every legal move as a button too, so a board need not; a game
 * that has a better form for them (an auction, say) brings it as `Choices`.
 *
 * While updates are shown one after another, `view`, `facts` and `legal` belong together: `view` is the position
 * after the update being shown, `facts` say what happened in it, and `legal` is empty while further updates wait.
 * Animations must end within `pace` milliseconds; a pace of 0 means none (reduced motion, speed "off", skipped).
 * A game may give single keys a meaning of its own (`isFree` of `lib/keys.ts` says when) if it prevents their default;
 * the page's keys are digits and letters as `groupMoves` of `table/choices.ts` hands them out, u, s and ?.
 * `number` changes with each position, so `{#key number}` or `$effect` can start an animation.
 *
 * Sizes: the board fills the width of its area, which scrolls where the board is wider; what has a size of its own
 * is to be multiplied by `var(--zoom)`. Colours: the tokens of
 * `styles/tokens.css`; a seat's colour is `var(--seat-N)`, ink on it `var(--on-seat-N)`, its sign `signs[N]` of
 * `lib/seats.ts` (a path on a 24 × 24 grid) or `<SeatSign seat={N} />` of `parts/`. The palette of a game is set on
 * `[data-game="<game>"]`. The server's Content-Security-Policy forbids `style="…"` in markup: use classes,
 * presentation attributes (`fill="var(--seat-0)"`) or `style:` directives.
 */

import type { Component } from "svelte";
import type { FactInfo, GameInfo, LineInfo, MoveInfo, Plans, SeatInfo } from "../api/wire";

/** The position as this reader sees it: the game's own `view()`. A game narrows it to its own type. */
export type View = Record<string, unknown>;

export interface GameProps {
  /** The edition's components, and the names of everything in the reader's language. */
  info: GameInfo;
  view: View;
  seats: SeatInfo[];
  /** What happened in the update being shown. */
  facts: FactInfo[];
  /** The last lines of the log up to the position shown, newest last: who bid what, say. */
  log: LineInfo[];
  /** The number of the position shown. */
  number: number;
  /** Milliseconds that the animation of this update may take; 0 for none. */
  pace: number;
}

export interface BoardProps extends GameProps {
  /** What the reader may do now; empty while others think and while updates are still being shown. */
  legal: MoveInfo[];
  /** The seat that the reader answers for now, else his first seat; null for a watcher. */
  mySeat: number | null;
  /** Make a move, by its notation. */
  play: (move: string) => void;
  /** Take back the reader's last decision; null where he may not, or not without the others' consent. */
  takeBack: (() => void) | null;
  /** Ask the server how a seat may reach its goals, in a game that has advice to give; it may take a second. */
  plans: (seat: number) => Promise<Plans>;
  /** The move that is hovered or focused, in the prompt or on the board: light what it concerns. */
  pointed: string | null;
  /** Tell the prompt that a move is hovered or focused on the board; null when no longer. */
  point: (move: string | null) => void;
}

export interface PlayerProps extends GameProps {
  seat: number;
}

/** Keys that a game adds to those of the page, and what they do in the reader's language. */
export type OwnKeys = readonly [names: readonly string[], says: string];

/** What a game brings. */
export interface GameParts {
  /** The picture. */
  Board: Component<BoardProps>;
  /** A player's goods, within the shared frame that has name, colour, sign, score and turn. */
  Player: Component<PlayerProps>;
  /** The answers, within the shared prompt and in place of its plain list of buttons; also shown while others think. */
  Choices?: Component<BoardProps>;
  /** The state of the game in a line, for the header of the table: era, round, phase. */
  Status?: Component<GameProps>;
  /** Which moves get a key of the page; all of them unless the game says otherwise. */
  keyed?: (move: string) => boolean;
  /** The keys that it adds, for the page that shows them all. */
  keys?: () => OwnKeys[];
  /** The pixels of width from which the board can be read; on narrower screens it is drawn so wide, and scrolls. */
  readable?: number;
}
