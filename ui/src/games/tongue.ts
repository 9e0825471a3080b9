/** How a game's page speaks: with the names of things that the server sends, and with words of its own. */

import type { GameInfo, SeatInfo } from "../api/wire";

/** The names of things in the reader's language, and his words. */
export interface Tongue<Words> {
  info: GameInfo;
  seats: SeatInfo[];
  words: Words;
}

/** What a thing is called; its id where nobody named it. */
export function nameOf(info: GameInfo, section: string, key: string): string {
  return info.names[section]?.[key] ?? key;
}

export function seatName(seats: readonly SeatInfo[], seat: number | null): string {
  return seats.find((each) => each.seat === seat)?.name ?? "";
}
