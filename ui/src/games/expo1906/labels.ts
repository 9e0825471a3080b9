/** What the buttons of moves say. */

import type { MoveInfo } from "../../api/wire";
import { resourceName, type Tongue } from "./describe";
import type { Box } from "./model";
import { priceOf, read } from "./moves";
import { targetOf } from "./spots";

/** A move in few words where the board shows the rest; else the server's sentence. */
export function moveLabel(tongue: Tongue, box: Box, info: MoveInfo): string {
  const { words } = tongue;
  const found = read(info.move);
  switch (found?.kind) {
    case "remove":
      return words.remove;
    case "lift":
      return words.lift;
    case "enter":
      return words.enter(resourceName(tongue, found.line));
    case "step":
      return words.step(found.column + 1) + tokenNote(tongue, found.which);
    case "jump": {
      const [, line = ""] = (targetOf(box, found) ?? "").split(" ");
      const price = words.money(priceOf(info));
      return words.jump(resourceName(tongue, line), price) + tokenNote(tongue, found.which);
    }
    default:
      return info.says;
  }
}

/** Which of several tokens in a pile is meant, where it is not the top one. */
function tokenNote({ words }: Tongue, which: number): string {
  const token = which > 1 ? words.token[which - 1] : undefined;
  return token ? ` (${token})` : "";
}
