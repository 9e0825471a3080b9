/** How much of a zone there is room for. */
export type Detail = "full" | "compact" | "mini";

/** The zone whose card is shown, and what called it up. */
export interface Shown {
  id: string;
  how: "mouse" | "focus" | "touch";
}

/** How much can be read at this scale. */
export function detailAt(scale: number): Detail {
  if (scale >= 0.68) return "full";
  return scale >= 0.45 ? "compact" : "mini";
}
