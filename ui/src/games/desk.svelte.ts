/** What the reader looks at and points to on a board: one spot at a time, with its card. */

import type { MoveInfo } from "../api/wire";

/** A spot of a board, by a name that its game gives it. */
export type Spot = string;

/** The spot whose card is shown, and what called it up; a card that was asked for stays, and offers its moves. */
export interface Shown {
  spot: Spot;
  how: "mouse" | "focus" | "asked";
  /** Asked for by a finger: the card comes to the thumb. */
  touched: boolean;
  /** Asked for by a key: the first of its buttons gets the focus. */
  keyed: boolean;
}

interface Given {
  moves: Map<Spot, MoveInfo[]>;
  /** The one move that a click on a spot with these makes; null where it must be said what is meant, or whether at all. */
  plain: (moves: readonly MoveInfo[]) => string | null;
  /** Whether a finger makes a move at once; else a first tap calls up the spot's card, and a second one makes it. */
  quick?: (move: string) => boolean;
  play: (move: string) => void;
  point: (move: string | null) => void;
}

export class Desk {
  shown = $state.raw<Shown | null>(null);
  readonly #given: () => Given;

  constructor(given: () => Given) {
    this.#given = given;
  }

  movesOf(spot: Spot): MoveInfo[] {
    return this.#given().moves.get(spot) ?? [];
  }

  isLit(spot: Spot): boolean {
    return this.movesOf(spot).length > 0;
  }

  play(move: string): void {
    this.shown = null;
    this.#given().play(move);
  }

  /** A single move is made at once; else the spot's card is called up, with the moves there are. */
  choose(spot: Spot, { touched = false, keyed = false } = {}): void {
    const plain = this.#given().plain(this.movesOf(spot));
    const looked = this.shown?.spot === spot && this.shown.how === "asked";
    if (plain && (!touched || looked || this.#given().quick?.(plain))) this.play(plain);
    else if (looked && !keyed) this.close();
    else this.shown = { spot, how: "asked", touched, keyed };
  }

  look(spot: Spot, how: "mouse" | "focus"): void {
    const [only, ...others] = this.movesOf(spot);
    this.#given().point(only && !others.length ? only.move : null);
    if (this.shown?.how !== "asked") this.shown = { spot, how, touched: false, keyed: false };
  }

  leave(spot: Spot): void {
    this.#given().point(null);
    if (this.shown?.spot === spot && this.shown.how !== "asked") this.shown = null;
  }

  readonly close = (): void => {
    this.shown = null;
  };

  /** What an element of a spot listens to. */
  attributes(spot: Spot) {
    return {
      "data-spot": spot,
      onclick: (event: MouseEvent): void => {
        const touched = event instanceof PointerEvent && event.pointerType === "touch";
        this.choose(spot, { touched, keyed: event.detail === 0 });
      },
      onpointerenter: (event: PointerEvent): void => {
        if (event.pointerType === "mouse") this.look(spot, "mouse");
      },
      onpointerleave: (event: PointerEvent): void => {
        if (event.pointerType === "mouse") this.leave(spot);
      },
      onfocus: (event: FocusEvent): void => {
        if ((event.currentTarget as Element).matches(":focus-visible")) this.look(spot, "focus");
      },
      onblur: (): void => {
        this.leave(spot);
      },
    };
  }
}
