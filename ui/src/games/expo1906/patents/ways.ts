/** Ways over the Patents Office by keyboard: from the box along the lines and across them. */

import type { Spot } from "../../desk.svelte";
import type { Box } from "../model";
import { FIRST_COLUMN, spaceSpot } from "../spots";

/** The spot that a key leads to from this one; at the rim one stays. Null for other keys. */
export function stepFrom(box: Box, spot: Spot, key: string): Spot | null {
  const { lines, columns } = box;
  const [, line = lines[0]!, number = "1"] = spot.split(" ");
  const [row, column] = [lines.indexOf(line), Number(number)];
  const at = (to: number, onLine = row): Spot =>
    to < FIRST_COLUMN
      ? "box"
      : spaceSpot(lines[Math.min(Math.max(onLine, 0), lines.length - 1)]!, Math.min(to, columns));
  switch (key) {
    case "ArrowLeft":
      return at(column - 1);
    case "ArrowRight":
      return at(column + 1);
    case "ArrowUp":
      return at(column, row - 1);
    case "ArrowDown":
      return at(column, row + 1);
    case "Home":
      return "box";
    case "End":
      return at(columns);
    default:
      return null;
  }
}
