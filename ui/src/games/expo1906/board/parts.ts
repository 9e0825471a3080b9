import type { ExpoView } from "../model";

/** The part of the board that a question is about. */
export function partOf(view: ExpoView): string | null {
  switch (view.question) {
    case "swap":
    case "laboratory":
    case "put":
    case "reposition":
      return "lab";
    case "station":
    case "free_tile":
      return "station";
    case "academy":
      return "academy";
    case "journal":
    case "chit":
      return "patents";
    default:
      return null;
  }
}
