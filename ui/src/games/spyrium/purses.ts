/** Where on the page each player's money, spyrium and points are: what he gains flies there. */

import type { Attachment } from "svelte/attachments";

const places = new Map<string, Element>();

/** Marks an element as the place of a seat's ware: "0 money". */
export function purse(whose: string): Attachment {
  return (element) => {
    places.set(whose, element);
    return () => {
      if (places.get(whose) === element) places.delete(whose);
    };
  };
}

export function placeOf(whose: string): Element | null {
  return places.get(whose) ?? null;
}
