import type { LineInfo } from "../api/wire";

export interface Entry {
  number: number;
  says: string[];
  isUndo: boolean;
  isTakenBack: boolean;
  /** Whether its reason can be asked for. */
  hasReason: boolean;
}

/** What one seat, or the luck of the draw, did in a row. */
export interface Passage {
  key: number;
  seat: number | null;
  entries: Entry[];
}

/** Lines in their order, those of the same seat together; lines that say nothing are left out. */
export function passages(lines: readonly LineInfo[]): Passage[] {
  const all: Passage[] = [];
  const gone = takenBack(lines);
  for (const { number, seat, move, says, why } of lines) {
    const entry = {
      number,
      says: says.filter(Boolean),
      isUndo: move === "undo",
      isTakenBack: gone.has(number),
      hasReason: why ?? false,
    };
    if (!entry.says.length) continue;
    const last = all.at(-1);
    if (last?.seat === seat) last.entries.push(entry);
    else all.push({ key: number, seat, entries: [entry] });
  }
  return all;
}

/** The numbers of the lines that count no more: a taking back names the last one before it that stays. */
function takenBack(lines: readonly LineInfo[]): Set<number> {
  const gone = new Set<number>();
  let stays = Infinity;
  for (const { number, back_to } of [...lines].reverse()) {
    if (number > stays) gone.add(number);
    stays = Math.min(stays, back_to ?? Infinity);
  }
  return gone;
}

/** Both lists as one, by number; a line that is in both comes from the second. */
export function merge(earlier: readonly LineInfo[], later: readonly LineInfo[]): LineInfo[] {
  const lines = new Map([...earlier, ...later].map((line) => [line.number, line]));
  return [...lines.values()].sort((one, other) => one.number - other.number);
}
