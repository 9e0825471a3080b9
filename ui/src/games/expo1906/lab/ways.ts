/** How a tile in the hand follows a pointer, and how keys lead over the spaces of a lab. */

import type { Attachment } from "svelte/attachments";
import { cellAt, spaceOf, type Point } from "./grid";
import { hold } from "./hold.svelte";

interface Size {
  rows: number;
  columns: number;
}

const ARROWS: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The space that an arrow key leads to; at the rim one stays. Null for other keys. */
export function walk({ rows, columns }: Size, cell: string, key: string): string | null {
  const arrow = ARROWS[key];
  const [row, column] = spaceOf(cell);
  if (key === "Home") return cellAt([row, 0]);
  if (key === "End") return cellAt([row, columns - 1]);
  if (!arrow) return null;
  const within = (value: number, size: number): number => Math.min(Math.max(value, 0), size - 1);
  return cellAt([within(row + arrow[0], rows), within(column + arrow[1], columns)]);
}

/** Moves the tile in the hand by an arrow key; whether it was one. */
export function stepByKey(key: string): boolean {
  const arrow = ARROWS[key];
  if (arrow) hold.step(...arrow);
  return arrow !== undefined;
}

const CALM = 140; // milliseconds between turns of the wheel: a trackpad sends dozens

/** The tile follows the pointer; a click puts it down, the wheel turns it. A finger moves it, and puts nothing down. */
export function follow(
  floor: () => SVGRectElement | undefined,
  { rows, columns }: Size,
  play: (move: string) => void,
): Attachment<SVGElement> {
  return (element) => {
    let turned = 0;

    function pointOf({ clientX, clientY }: MouseEvent): Point | null {
      const area = floor()?.getBoundingClientRect();
      if (!area?.width) return null;
      return {
        x: ((clientX - area.left) / area.width) * columns,
        y: ((clientY - area.top) / area.height) * rows,
      };
    }

    function moved(event: PointerEvent): void {
      const point = pointOf(event);
      if (point) hold.over(point);
    }

    function clicked(event: MouseEvent): void {
      if (event instanceof PointerEvent && event.pointerType === "touch") return;
      const point = pointOf(event);
      if (point) hold.over(point);
      if (hold.move) play(hold.move);
    }

    function wheeled(event: WheelEvent): void {
      event.preventDefault();
      if (event.timeStamp - turned < CALM) return;
      turned = event.timeStamp;
      hold.turn(event.deltaY < 0);
    }

    element.addEventListener("pointerdown", moved);
    element.addEventListener("pointermove", moved);
    element.addEventListener("click", clicked);
    element.addEventListener("wheel", wheeled, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", moved);
      element.removeEventListener("pointermove", moved);
      element.removeEventListener("click", clicked);
      element.removeEventListener("wheel", wheeled);
    };
  };
}
