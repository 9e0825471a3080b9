/** Spaces of a lab, and where a tile may lie on them. Rows and columns count from 0, spaces are named "a1" to "f6". */

import type { MoveInfo } from "../../../api/wire";
import type { Box, Shape, Turn, Turned } from "../model";
import { read } from "../moves";

export type Space = readonly [row: number, column: number];

export function spaceOf(cell: string): Space {
  return [Number(cell.slice(1)) - 1, cell.charCodeAt(0) - "a".charCodeAt(0)];
}

export function cellAt([row, column]: Space): string {
  return `${String.fromCharCode("a".charCodeAt(0) + column)}${row + 1}`;
}

/** Where a tile lies: its first space in reading order, and how far it is turned clockwise. */
export interface Spot {
  at: Space;
  turn: Turn;
}

/** A spot as moves and effects name it. */
export function spotName({ at, turn }: Spot): string {
  return `${cellAt(at)} ${turn}`;
}

/** A point of the lab in spaces from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** How one tile in the hand can lie in a lab. */
export class Fitting {
  readonly #turned: readonly Turned[];
  readonly #moves: ReadonlyMap<string, string>;

  constructor(
    private readonly lab: { rows: number; columns: number },
    turned: readonly Turned[],
    moves: ReadonlyMap<string, string>,
  ) {
    this.#turned = turned;
    this.#moves = moves;
  }

  get turns(): Turn[] {
    return this.#turned.map(({ turn }) => turn);
  }

  /** The move that puts the tile there; null where it may not lie. */
  moveAt(spot: Spot): string | null {
    return this.#moves.get(spotName(spot)) ?? null;
  }

  spaces({ at: [row, column], turn }: Spot): Space[] {
    return this.#offsets(turn).map(([down, right]) => [row + down, column + right]);
  }

  middle(spot: Spot): Point {
    const spaces = this.spaces(spot);
    const mean = (values: number[]): number => (Math.min(...values) + Math.max(...values) + 1) / 2;
    return { x: mean(spaces.map(([, column]) => column)), y: mean(spaces.map(([row]) => row)) };
  }

  /** Every spot where the tile may lie, turned so; without a turn, in any. */
  all(turn?: Turn): Spot[] {
    return [...this.#moves.keys()]
      .map((name) => {
        const [cell, degrees] = name.split(" ") as [string, string];
        return { at: spaceOf(cell), turn: Number(degrees) as Turn };
      })
      .filter((spot) => turn === undefined || spot.turn === turn);
  }

  /** The spot for a tile that is held over a point: under it if it fits there, else where it fits and covers it. */
  near(turn: Turn, point: Point): Spot {
    const origin = this.middle({ at: [0, 0], turn });
    const wanted = this.#inside(turn, Math.round(point.y - origin.y), Math.round(point.x - origin.x));
    if (this.moveAt(wanted)) return wanted;
    const covering = this.all(turn).filter((spot) => this.#covers(spot, point));
    return nearest(covering, (spot) => this.#distance(spot, point)) ?? wanted;
  }

  /** Turned on, over the same point: to the next turn that fits there, or just to the next. */
  turnedOn(spot: Spot, point: Point, back = false): Spot {
    const { turns } = this;
    const at = turns.indexOf(spot.turn);
    const next = turns.map(
      (_, step) => turns[(at + (back ? -1 - step : 1 + step) + 2 * turns.length) % turns.length]!,
    );
    const found = next.map((turn) => this.near(turn, point));
    return found.find((each) => this.moveAt(each)) ?? found[0] ?? spot;
  }

  /** Moved by a space; at the rim it stays. */
  moved({ at: [row, column], turn }: Spot, down: number, right: number): Spot {
    return this.#inside(turn, row + down, column + right);
  }

  /** Where the tile is first shown: as near to the middle as it fits, turned as little as can be. */
  start(): Spot {
    const middle = { x: this.lab.columns / 2, y: this.lab.rows / 2 };
    const [first] = this.turns;
    for (const turn of this.turns) {
      const found = nearest(this.all(turn), (spot) => this.#distance(spot, middle));
      if (found) return found;
    }
    return this.near(first ?? 0, middle);
  }

  #offsets(turn: Turn): [number, number][] {
    return (this.#turned.find((each) => each.turn === turn) ?? this.#turned[0])?.cells ?? [[0, 0]];
  }

  /** As near as the rim allows. */
  #inside(turn: Turn, row: number, column: number): Spot {
    const offsets = this.#offsets(turn);
    const within = (value: number, shifts: number[], size: number): number =>
      Math.min(Math.max(value, -Math.min(...shifts)), size - 1 - Math.max(...shifts));
    return {
      at: [
        within(
          row,
          offsets.map(([down]) => down),
          this.lab.rows,
        ),
        within(
          column,
          offsets.map(([, right]) => right),
          this.lab.columns,
        ),
      ],
      turn,
    };
  }

  #covers(spot: Spot, { x, y }: Point): boolean {
    return this.spaces(spot).some(([row, column]) => row === Math.floor(y) && column === Math.floor(x));
  }

  #distance(spot: Spot, { x, y }: Point): number {
    const middle = this.middle(spot);
    return Math.hypot(middle.x - x, middle.y - y);
  }
}

function nearest<T>(items: readonly T[], distance: (item: T) => number): T | null {
  return items.reduce<T | null>(
    (best, item) => (best === null || distance(item) < distance(best) ? item : best),
    null,
  );
}

/** How the tile in the hand can lie, by the moves there are. */
export function fittingOf(box: Box, shape: Shape, legal: readonly MoveInfo[]): Fitting {
  const moves = legal.flatMap(({ move }): [string, string][] => {
    const found = read(move);
    return found?.kind === "put" ? [[`${found.at} ${found.turn}`, move]] : [];
  });
  return new Fitting(box.lab, box.shapes[shape] ?? [], new Map(moves));
}
