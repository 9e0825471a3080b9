/** The score track as a line from 0 on. */

export interface Mark {
  seat: number;
  points: number;
  /** How many others stand on the same point below it. */
  level: number;
}

const SHORTEST = 30;

/** The last point that is drawn: always some way ahead of the first player. */
export function trackEnd(points: readonly number[]): number {
  return Math.max(SHORTEST, Math.ceil((Math.max(...points, 0) + 3) / 10) * 10);
}

/** Where each player stands; those on the same point, or too near to it to be seen, stand on one another. */
export function marks(points: readonly number[]): Mark[] {
  const near = trackEnd(points) / 26;
  const placed: Mark[] = [];
  points.forEach((own, seat) => {
    const level = placed.filter((other) => Math.abs(other.points - own) < near).length;
    placed.push({ seat, points: own, level });
  });
  return placed;
}
