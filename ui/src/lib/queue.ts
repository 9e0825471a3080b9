/** Beyond so many waiting items each is shown more shortly, so that nobody waits for minutes. */
const COMFORTABLE = 8;

/** Shows items one after another, each for its time; whoever is in a hurry skips. */
export class UpdateQueue<T> {
  readonly #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  /**
   * @param show called for each item, with the time it has and how many still wait behind it
   * @param pace the time that an item deserves, in milliseconds
   */
  constructor(
    private readonly show: (item: T, pace: number, waiting: number) => void,
    private readonly pace: (item: T) => number,
  ) {}

  get waiting(): number {
    return this.#waiting.length;
  }

  push(item: T): void {
    this.#waiting.push(item);
    if (this.#timer === null) this.#next();
  }

  /** Show at once everything that still waits. */
  skip(): void {
    this.#stop();
    for (let item = this.#waiting.shift(); item !== undefined; item = this.#waiting.shift()) {
      this.show(item, 0, this.#waiting.length);
    }
  }

  /** Forget everything that still waits. */
  clear(): void {
    this.#stop();
    this.#waiting.length = 0;
  }

  #next(): void {
    this.#timer = null;
    while (this.#waiting.length) {
      const crowd = Math.max(COMFORTABLE, this.#waiting.length);
      const item = this.#waiting.shift()!;
      const pace = Math.round((this.pace(item) * COMFORTABLE) / crowd);
      if (pace > 0) this.#timer = setTimeout(() => this.#next(), pace);
      this.show(item, pace, this.#waiting.length);
      if (pace > 0) return;
    }
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
