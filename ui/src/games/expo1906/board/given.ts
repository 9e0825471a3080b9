import type { FactInfo } from "../../../api/wire";
import type { Desk, Spot } from "../../desk.svelte";
import type { Tongue } from "../describe";
import type { Box, ExpoView } from "../model";

/** What every part of the board is given. */
export interface Given {
  tongue: Tongue;
  box: Box;
  view: ExpoView;
  desk: Desk;
  /** The spots of the move that is pointed at. */
  pointed: readonly Spot[];
  facts: FactInfo[];
  number: number;
  /** Whether what happened is shown in motion. */
  moving: boolean;
}
