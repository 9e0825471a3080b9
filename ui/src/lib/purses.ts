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

export function placeOf(whose: Purse): Element | null {
  return places.get(whose) ?? null;
}
