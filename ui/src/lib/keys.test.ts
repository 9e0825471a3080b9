import { expect, test } from "vitest";
import { isFree } from "./keys";

function pressed(where: string, init: KeyboardEventInit = {}, prevented = false): boolean {
  document.body.innerHTML = where;
  const event = new KeyboardEvent("keydown", { key: "1", bubbles: true, cancelable: true, ...init });
  if (prevented)
    document.body.firstElementChild!.addEventListener("keydown", (each) => each.preventDefault());
  document.body.querySelector("[data-here]")!.dispatchEvent(event);
  return isFree(event);
}

test("a key pressed anywhere on the page is free, also on a button", () => {
  expect(pressed("<p data-here></p>")).toBe(true);
  expect(pressed("<button data-here></button>")).toBe(true);
});

test.each([
  ["while somebody types", "<p><input data-here></p>", {}],
  ["in a dialog", "<dialog><button data-here></button></dialog>", {}],
  ["with Ctrl", "<p data-here></p>", { ctrlKey: true }],
  ["held down", "<p data-here></p>", { repeat: true }],
])("a key is not free %s", (_, where, init) => {
  expect(pressed(where, init)).toBe(false);
});

test("a key is not free once something has taken it", () => {
  expect(pressed("<p><b data-here></b></p>", {}, true)).toBe(false);
});
