import type { MoveInfo } from "../../../api/wire";
import type { Tongue } from "../describe";
import type { Box, ExpoView } from "../model";

/** What every form of answers is given. */
export interface Asked {
  tongue: Tongue;
  box: Box;
  view: ExpoView;
  legal: MoveInfo[];
  /** The page's key of a move. */
  keys: Map<string, string>;
  pointed: string | null;
  play: (move: string) => void;
  point: (move: string | null) => void;
}
