/** How much of a card there is room for. */
export type Detail = "full" | "compact";

/** How much can be read at this scale. */
export function detailAt(scale: number): Detail {
  return scale >= 0.78 ? "full" : "compact";
}
