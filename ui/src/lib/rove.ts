import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys lead from button to button within an element, Home and End to the first and the last. */
export const rove: Attachment = (element) => {
  function pressed(event: Event): void {
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    if (altKey || ctrlKey || metaKey) return;
    const buttons = [...element.querySelectorAll<HTMLElement>("button[data-spot]")];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const next =
      key === "Home" ? buttons[0] : key === "End" ? buttons.at(-1) : buttons[at + (STEPS[key] ?? NaN)];
    if (!next) return;
    next.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  /** One button is in the order of the Tab key: the one last gone to, else the first that may be chosen. */
  function order(): void {
    const buttons = [...element.querySelectorAll<HTMLElement>("button[data-spot]")];
    const stop =
      buttons.find((button) => button === document.activeElement) ??
      buttons.find((button) => button.classList.contains("lit")) ??
      buttons[0];
    for (const button of buttons) {
      const index = button === stop ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    }
  }

  order();
  const changes = new MutationObserver(order);
  changes.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  element.addEventListener("keydown", pressed);
  element.addEventListener("focusin", order);
  return () => {
    changes.disconnect();
    element.removeEventListener("keydown", pressed);
    element.removeEventListener("focusin", order);
  };
};
