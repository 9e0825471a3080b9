/** Where the spaces of a lab are on its picture. */

import { SPACE } from "../tiles/shape";

/** Room for the letters and figures at the left and the top, and for the frame. */
export const RIM = 13;
const FRAME = 4;

export function viewBoxOf({ rows, columns }: { rows: number; columns: number }, lettered = true): string {
  const rim = lettered ? RIM : FRAME;
  return `${-rim} ${-rim} ${columns * SPACE + rim + FRAME} ${rows * SPACE + rim + FRAME}`;
}
