import { describe, expect, test } from "vitest";
import { legalOf } from "../../../testing/games";
import { BOX } from "../sampleBox";
import { cellAt, fittingOf, spaceOf, spotName, type Spot } from "./grid";
import { hold } from "./hold.svelte";

/** All spots of a shape on an empty lab, as the engine would offer them. */
function everywhere(shape: string): string[] {
  const { rows, columns } = BOX.lab;
  return BOX.shapes[shape]!.flatMap(({ turn, cells }) =>
    Array.from({ length: rows * columns }, (_, at) => [Math.floor(at / columns), at % columns] as const)
      .filter(([row, column]) =>
        cells.every(([down, right]) => {
          const [y, x] = [row + down, column + right];
          return y >= 0 && x >= 0 && y < rows && x < columns;
        }),
      )
      .map((at) => `put ${cellAt(at)} ${turn}`),
  );
}

const spot = (cell: string, turn: Spot["turn"]): Spot => ({ at: spaceOf(cell), turn });
const names = (...spots: Spot[]): string[] => spots.map(spotName);

test("spaces are named by column and row", () => {
  expect(spaceOf("c2")).toEqual([1, 2]);
  expect(cellAt([5, 0])).toBe("a6");
});

describe("a tile under the pointer", () => {
  const free = fittingOf(BOX, "T", legalOf(...everywhere("T")));

  test("lies with its middle there", () => {
    expect(names(free.near(0, { x: 2.5, y: 2 }))).toEqual(["b2 0"]);
    expect(names(free.near(90, { x: 3, y: 2.5 }))).toEqual(["d2 90"]);
  });

  test("never leaves the lab", () => {
    expect(names(free.near(0, { x: 0, y: 0 }), free.near(0, { x: 5.9, y: 5.9 }))).toEqual(["a1 0", "d5 0"]);
    expect(names(free.near(90, { x: 0, y: 5.9 }))).toEqual(["b4 90"]);
  });

  test("slips to where it fits and still covers that space", () => {
    const tight = fittingOf(BOX, "single", legalOf("put c3 0", "put e5 0"));
    expect(names(tight.near(0, { x: 2.2, y: 2.9 }))).toEqual(["c3 0"]);
    const beam = fittingOf(BOX, "I", legalOf("put c3 0"));
    expect(names(beam.near(0, { x: 2.5, y: 2.5 }))).toEqual(["c3 0"]);
  });

  test("is shown where it does not fit, but cannot be put there", () => {
    const beam = fittingOf(BOX, "I", legalOf("put c3 0"));
    const away = beam.near(0, { x: 0.5, y: 2 });
    expect(names(away)).toEqual(["a1 0"]);
    expect(beam.moveAt(away)).toBeNull();
  });
});

describe("turning", () => {
  test("goes clockwise, and back", () => {
    const free = fittingOf(BOX, "L", legalOf(...everywhere("L")));
    const here = { x: 3, y: 3 };
    expect(free.turnedOn(free.near(0, here), here).turn).toBe(90);
    expect(free.turnedOn(free.near(0, here), here, true).turn).toBe(270);
  });

  test("skips what does not fit at that space", () => {
    const tight = fittingOf(BOX, "L", legalOf("put b2 0", "put b2 180"));
    expect(tight.turnedOn(spot("b2", 0), { x: 1.5, y: 1.5 }).turn).toBe(180);
  });

  test("still turns where nothing fits at all", () => {
    const tight = fittingOf(BOX, "S", legalOf("put e5 0"));
    expect(tight.turnedOn(spot("b1", 0), { x: 1, y: 1 }).turn).toBe(90);
  });
});

test("a tile first lies near the middle, turned as little as can be", () => {
  const tight = fittingOf(BOX, "I", legalOf("put a1 0", "put d2 0", "put c3 90"));
  expect(names(tight.start())).toEqual(["d2 0"]);
  expect(names(fittingOf(BOX, "I", legalOf("put c6 90")).start())).toEqual(["c6 90"]);
});

describe("the tile in the hand", () => {
  const free = fittingOf(BOX, "single", legalOf(...everywhere("single")));

  test("is moved by keys, a space at a time, and stops at the rim", () => {
    hold.drop();
    hold.take(free, spot("b2", 90));
    hold.step(0, -1);
    hold.step(0, -1);
    hold.step(1, 0);
    expect(hold.name).toBe("a3 90");
    expect(hold.move).toBe("put a3 90");
  });

  test("stays under the pointer when the next is taken up", () => {
    hold.drop();
    hold.take(free, null);
    hold.over({ x: 4.5, y: 1.5 });
    hold.take(free, null);
    expect(hold.name).toBe("e2 0");
    hold.turn();
    expect(hold.name).toBe("e2 90");
  });

  test("can be put nowhere once it is laid down", () => {
    hold.drop();
    expect(hold.move).toBeNull();
    expect(hold.name).toBe("");
  });
});
