/** Scrolls the panes around an element, and only as far as needed, until it is in view. The page itself stays. */
export function bringIntoView(element: Element, smoothly: boolean): void {
  const at = element.getBoundingClientRect();
  for (const pane of panesOf(element)) {
    const room = pane.getBoundingClientRect();
    const [left, top] = [
      away(at.left, at.right, room.left, room.right),
      away(at.top, at.bottom, room.top, room.bottom),
    ];
    if (left || top) pane.scrollBy({ left, top, behavior: smoothly ? "smooth" : "auto" });
  }
}

/** Brings an element into view in its pane; where the page itself scrolls, to the top of it, under so many pixels. */
export function bringToTop(element: Element, under: number, smoothly: boolean): void {
  if (panesOf(element).length) bringIntoView(element, smoothly);
  else {
    const top = element.getBoundingClientRect().top - under;
    document.scrollingElement?.scrollBy({ top, behavior: smoothly ? "smooth" : "auto" });
  }
}

function panesOf(element: Element): Element[] {
  const panes: Element[] = [];
  for (let pane = element.parentElement; pane && pane !== document.body; pane = pane.parentElement)
    if (isScrolled(pane)) panes.push(pane);
  return panes;
}

/** How far the middle of the one is from the middle of the other, unless the one lies within the other. */
function away(start: number, end: number, from: number, to: number): number {
  return start >= from && end <= to ? 0 : (start + end - from - to) / 2;
}

function isScrolled(pane: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(pane);
  const scrolls = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";
  return (
    (scrolls(overflowX) && pane.scrollWidth > pane.clientWidth) ||
    (scrolls(overflowY) && pane.scrollHeight > pane.clientHeight)
  );
}
