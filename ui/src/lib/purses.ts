/** Where on the page each player's goods are: what he gains flies there. A purse is named by a seat, or by a text. */

import type { Attachment } from "svelte/attachments";

type Purse = number | string;

const places = new Map<Purse, Element>();

/** Marks an element as the place of somebody's goods: of seat 0, of the "bank", of "0 money". */
export function purse(whose: Purse): Attachment {
  return (element) => {
    places.set(whose, element);
    return () => {
      if (places.get(whose) === element) places.delete(whose);
    };
  };
}

/** Where something of that size lies in the middle of a purse, kept inside the window; null where there is none. */
export function middleOf(whose: Purse, size: number): { x: number; y: number } | null {
  const at = places.get(whose)?.getBoundingClientRect();
  if (!at?.width) return null;
  const inside = (value: number, most: number): number => Math.min(Math.max(value, 0), most - size);
  return {
    x: inside(at.left + at.width / 2 - size / 2, innerWidth),
    y: inside(at.top + at.height / 2 - size / 2, innerHeight),
  };
}
