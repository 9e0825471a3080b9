/** What is lit in a lab while a tile is held over it. */

import type { Box, ExpoView, Holdings } from "../model";
import { gifts } from "../supply";
import { spotName, type Fitting, type Space, type Spot } from "./grid";

/** The spaces that the tile can cover, turned as it is. */
export function openSpaces(fitting: Fitting, { turn }: Spot): Space[] {
  const spaces = fitting.all(turn).flatMap((spot) => fitting.spaces(spot));
  return [...new Map(spaces.map((space) => [space.join(), space])).values()];
}

export interface Hint {
  /** The middle of the spot, in spaces. */
  x: number;
  y: number;
  /** What would be scored at once. */
  points: number;
}

/** Where it would give something that is lacking: a tile of one space in its best turn, a larger one turned as it is. */
export function hintsFor(
  box: Box,
  holdings: Holdings,
  fitting: Fitting,
  spot: Spot,
  effects: ExpoView["effects"],
): Hint[] {
  const small = fitting.spaces(spot).length === 1;
  const best = new Map<string, Hint>();
  for (const each of fitting.all(small ? undefined : spot.turn)) {
    const effect = effects[spotName(each)];
    const middle = fitting.middle(each);
    const known = best.get(`${middle.x} ${middle.y}`);
    if (effect && gifts(box, holdings, effect).length && effect.points >= (known?.points ?? 0))
      best.set(`${middle.x} ${middle.y}`, { ...middle, points: effect.points });
  }
  return [...best.values()];
}
