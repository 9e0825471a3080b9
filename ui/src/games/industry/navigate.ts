/** Ways over the board by keyboard. */

import { COLUMNS, ERAS } from "./model";

/** The zone that a key leads to from this one; null for other keys. At the rim one stays. */
export function stepFrom(id: string, key: string, far: boolean): string | null {
  const column = COLUMNS.indexOf(id[0]!);
  const era = Number(id[1]);
  switch (key) {
    case "ArrowLeft":
      return zoneAt(column - 1, era);
    case "ArrowRight":
      return zoneAt(column + 1, era);
    case "ArrowUp":
      return zoneAt(column, era - 1);
    case "ArrowDown":
      return zoneAt(column, era + 1);
    case "Home":
      return zoneAt(0, far ? 1 : era);
    case "End":
      return zoneAt(COLUMNS.length - 1, far ? ERAS.length : era);
    case "PageUp":
      return zoneAt(column, 1);
    case "PageDown":
      return zoneAt(column, ERAS.length);
    default:
      return null;
  }
}

function zoneAt(column: number, era: number): string {
  const inside = (at: number, last: number): number => Math.min(Math.max(at, 0), last);
  return `${COLUMNS[inside(column, COLUMNS.length - 1)]!}${inside(era, ERAS.length) || 1}`;
}
