import { render, screen } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import ProjectTile from "./ProjectTile.svelte";
import Resource from "./Resource.svelte";
import ResourceTile from "./ResourceTile.svelte";
import { isBlock, middle, outline, plan, type Offset } from "./shape";
import TechnologyTile from "./TechnologyTile.svelte";

// prettier-ignore
const SHAPES = {
  L: [[0, 0], [1, 0], [2, 0], [2, 1]],
  T: [[0, 0], [0, 1], [0, 2], [1, 1]],
  S: [[0, 0], [0, 1], [1, -1], [1, 0]],
  I: [[0, 0], [1, 0], [2, 0], [3, 0]],
  square: [[0, 0], [0, 1], [1, 0], [1, 1]],
} satisfies Record<string, Offset[]>;
const CORNERS = { L: 6, T: 8, S: 8, I: 4, square: 4 };

const CELLOPHANE = {
  id: "cellophane",
  cells: SHAPES.S,
  energy: "steam",
  vp: 3,
  needs: { copper: 1, automated: 2, empirical: 2, steam: 2 },
};

function marks(container: HTMLElement, kind: string): number {
  return container.querySelectorAll(`circle${kind}`).length;
}

describe.each(Object.entries(SHAPES))("a tile of shape %s", (shape, cells) => {
  test("has the corners of one piece", () => {
    expect(outline(cells, 1.5, 4).match(/A/g)).toHaveLength(CORNERS[shape as keyof typeof CORNERS]);
  });

  test("has room for one thing on each of its spaces", () => {
    const { emblem, needs, points } = plan(cells);
    expect(new Set([emblem, ...needs, points])).toEqual(new Set(cells));
  });
});

test("the outline runs within the spaces, clockwise", () => {
  expect(outline([[0, 0]], 2, 4)).toBe(
    "M2 6A4 4 0 0 1 6 2L42 2A4 4 0 0 1 46 6L46 42A4 4 0 0 1 42 46L6 46A4 4 0 0 1 2 42z",
  );
  expect(isBlock(SHAPES.square)).toBe(true);
  expect(isBlock(SHAPES.S)).toBe(false);
  expect(middle([1, -1])).toEqual({ x: -24, y: 72 });
});

describe("a resource tile", () => {
  /** Whether the figure is above or below the middle, as it lies. */
  function side(figure: string): string {
    return Number(screen.getByText(figure).getAttribute("y")) < 24 ? "above" : "below";
  }

  test.each([
    [0, "above"],
    [90, "below"],
    [180, "below"],
    [270, "above"],
  ])("turned by %i degrees has its two of a type %s", (turn, where) => {
    render(ResourceTile, { two: "empirical", one: "copper", turn });
    expect(side("2")).toBe(where);
    expect(side("1")).not.toBe(where);
  });

  test("at rest gives two of a type to the north and the east", () => {
    const { container } = render(ResourceTile, { two: "empirical", one: "copper" });
    const [two, one] = container.querySelectorAll("path");
    expect(two?.getAttribute("fill")).toBe("var(--empirical)");
    expect(two?.getAttribute("d")).toMatch(/h40.*v40/); // along the top, down the right side
    expect(one?.getAttribute("fill")).toBe("var(--copper)");
    expect(one?.getAttribute("d")).toMatch(/v40.*h40/); // down the left side, along the foot
  });
});

describe("a project", () => {
  test("has a mark for each thing it needs, filled as far as it gets it", () => {
    const { container } = render(ProjectTile, {
      ...CELLOPHANE,
      gets: { empirical: 3, automated: 1, electricity: 1 },
      soon: { automated: 2 },
    });
    expect(marks(container, "")).toBe(7);
    expect(marks(container, ".filled")).toBe(3);
    expect(marks(container, ".soon")).toBe(1);
  });

  test("on show has a wreath", async () => {
    const { container, rerender } = render(ProjectTile, CELLOPHANE);
    expect(container.querySelector(".wreath")).toBeNull();
    await rerender({ complete: true });
    expect(container.querySelector(".wreath")).not.toBeNull();
  });
});

test("a technology tells what it gives, or shows the card that it improves", () => {
  const { container, unmount } = render(TechnologyTile, {
    id: "combustion_engines",
    cells: SHAPES.square,
    supplies: { steam: 4 },
  });
  expect(container.querySelector("text")?.textContent).toBe("4");
  unmount();
  const improved = render(TechnologyTile, {
    id: "improved_journal",
    cells: SHAPES.square,
    improves: "journal",
  });
  expect(improved.container.querySelector(".better")).not.toBeNull();
});

test("a picture with a title says it, one without is silent", () => {
  render(ProjectTile, { ...CELLOPHANE, title: "Cellophane" });
  render(Resource, { id: "steel", title: "Steel" });
  render(Resource, { id: "copper" });
  expect(screen.getAllByRole("img").map((picture) => picture.getAttribute("aria-label"))).toEqual([
    "Cellophane",
    "Steel",
  ]);
});
