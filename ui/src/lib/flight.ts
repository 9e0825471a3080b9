/** Goods on their way: what is gained comes down to a purse, what is paid goes up from it; one after another. */

import type { Attachment } from "svelte/attachments";
import { middleOf } from "./purses";

const FAR = 70;

interface Flight {
  /** The purse, as `purse` of `purses.ts` named it. */
  purse: string;
  gained: boolean;
  /** How many fly before it. */
  order: number;
  /** The milliseconds that all of it may take. */
  pace: number;
  /** How large it is, in pixels. */
  size: number;
}

export function fly({ purse, gained, order, pace, size }: Flight): Attachment<HTMLElement> {
  return (element) => {
    const at = middleOf(purse, size);
    if (!at) return () => undefined;
    const home = `translate(${at.x}px, ${at.y}px)`;
    const away = `translate(${at.x}px, ${Math.max(0, at.y - FAR)}px)`;
    const motion = element.animate(
      gained
        ? [
            { transform: away, opacity: 0 },
            { transform: away, opacity: 1, offset: 0.2 },
            { transform: home, opacity: 1 },
          ]
        : [
            { transform: home, opacity: 1 },
            { transform: away, opacity: 0 },
          ],
      {
        duration: pace * 0.7,
        delay: Math.min(order * pace * 0.08, pace * 0.3),
        fill: "backwards",
        easing: "ease-in-out",
      },
    );
    return () => {
      motion.cancel();
    };
  };
}
