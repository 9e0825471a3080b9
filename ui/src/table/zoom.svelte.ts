const NARROW = 700; // pixels: on less, a whole board is too small to read
const READABLE = 980; // unless the game says otherwise
const STEPS = [1, 1.35, 1.8, 2.5, 3.5];

/** How large the board is drawn, as a multiple of the width there is for it. */
export class Zoom {
  /** The width there is, in pixels. */
  width = $state(0);
  #chosen = $state<number | null>(null);
  readonly #readable: number;

  constructor(readable = READABLE) {
    this.#readable = readable;
  }

  /** What was chosen; else the whole board, or on a small screen as large as can be read. */
  get scale(): number {
    return this.#chosen ?? (this.width && this.width < NARROW ? Math.max(1, this.#readable / this.width) : 1);
  }

  get isSmallest(): boolean {
    return this.scale <= STEPS[0]!;
  }

  get isLargest(): boolean {
    return this.scale >= STEPS.at(-1)!;
  }

  readonly larger = (): void => {
    this.#chosen = STEPS.find((step) => step > this.scale) ?? this.scale;
  };

  readonly smaller = (): void => {
    this.#chosen = STEPS.findLast((step) => step < this.scale) ?? this.scale;
  };
}
