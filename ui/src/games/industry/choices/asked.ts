import type { MoveInfo } from "../../../api/wire";
import type { Tongue } from "../describe";
import type { IndustryView } from "../model";

/** What the answers to each question are made from. */
export interface Asked {
  tongue: Tongue;
  view: IndustryView;
  legal: MoveInfo[];
  /** The page's key for each move. */
  keys: Map<string, string>;
  pointed: string | null;
  play: (move: string) => void;
  point: (move: string | null) => void;
}

/** Keys that Industry adds: b for the next bid, p to pass. Enter bids too, as long as nothing has the focus. */
export function moveForOwnKey(key: string, legal: readonly MoveInfo[]): string | null {
  if (key === "p") return legal.find(({ move }) => move === "pass")?.move ?? null;
  const next = legal.find(({ move }) => move.startsWith("bid "));
  return key === "b" || key === "Enter" ? (next?.move ?? null) : null;
}
