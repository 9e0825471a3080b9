/** The keys that mean something while a tile is in the hand, wherever the focus is. */

import { settings } from "../../../lib/settings.svelte";
import { hold } from "./hold.svelte";
import { stepByKey } from "./ways";

/** Arrows move it, R turns it, Enter puts it down, Escape takes the decision back. */
export function pressed(
  event: KeyboardEvent,
  play: (move: string) => void,
  takeBack: (() => void) | null,
): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog")) return;
  if (act(event, target, play, takeBack)) event.preventDefault();
}

function act(
  { key, shiftKey, repeat }: KeyboardEvent,
  target: Element | null,
  play: (move: string) => void,
  takeBack: (() => void) | null,
): boolean {
  if (stepByKey(key)) return true;
  if (repeat) return false;
  if (key.toLowerCase() === "r" && (settings.keys || target?.closest("[role=grid]"))) {
    hold.turn(shiftKey);
    return true;
  }
  if (key === "Escape" && takeBack) {
    takeBack();
    return true;
  }
  if (key !== "Enter" || !hold.move || target?.closest("a, button, summary")) return false;
  play(hold.move);
  return true;
}
