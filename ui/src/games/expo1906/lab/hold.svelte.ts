/** The tile in the reader's hand, held over his lab: board and prompt show it, and either can turn it and put it down. */

import { spotName, type Fitting, type Point, type Spot } from "./grid";

class Hold {
  fitting = $state.raw<Fitting | null>(null);
  spot = $state.raw<Spot | null>(null);
  /** Where the pointer is; a tile that is moved by keys turns about its own middle. */
  #point: Point | null = null;

  /** Take a tile in hand, from a spot in the lab or from beside it. */
  take(fitting: Fitting, from: Spot | null): void {
    this.fitting = fitting;
    this.spot = from ?? (this.#point ? fitting.near(fitting.turns[0] ?? 0, this.#point) : fitting.start());
  }

  drop(): void {
    this.fitting = null;
    this.spot = null;
    this.#point = null;
  }

  /** The name of the spot it is held over. */
  get name(): string {
    return this.spot ? spotName(this.spot) : "";
  }

  /** The move that puts it down here; null where it does not fit. */
  get move(): string | null {
    return (this.spot && this.fitting?.moveAt(this.spot)) ?? null;
  }

  over(point: Point): void {
    this.#point = point;
    if (this.fitting && this.spot) this.spot = this.fitting.near(this.spot.turn, point);
  }

  turn(back = false): void {
    if (!this.fitting || !this.spot) return;
    this.spot = this.fitting.turnedOn(this.spot, this.#point ?? this.fitting.middle(this.spot), back);
  }

  /** A step by a key. */
  step(down: number, right: number): void {
    this.#point = null;
    if (this.fitting && this.spot) this.spot = this.fitting.moved(this.spot, down, right);
  }
}

export const hold = new Hold();
