/** Where on the page each player's talers are: coins fly from one to another. */

import type { Attachment } from "svelte/attachments";
import type { Purse } from "./happenings";

const places = new Map<Purse, Element>();

/** Marks an element as the place of a seat's talers, or of the bank's. */
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
