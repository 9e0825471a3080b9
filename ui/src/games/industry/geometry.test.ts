import { describe, expect, test } from "vitest";
import {
  BOX,
  GAP,
  PITCH,
  SIZE,
  boxCorner,
  place,
  plainPath,
  sheet,
  sketchedBox,
  ticksPath,
  wavyPath,
  zigzagPath,
} from "./geometry";
import { ERAS, type Point } from "./model";

function ends(path: string): [number[], number[]] {
  const points = path.split(/[ML]/).filter(Boolean);
  return [points[0]!.split(" ").map(Number), points.at(-1)!.split(" ").map(Number)];
}

describe("the edition's drawing on the picture", () => {
  test("a zone's box spans 2 to 8, and the gap between boxes the rest", () => {
    const [left, top] = place([42, 12]);
    expect(place([48, 18])).toEqual([left + BOX.width, top + BOX.height]);
    expect(place([52, 12])[0] - place([48, 12])[0]).toBeCloseTo(GAP.x);
    expect(place([42, 22])[1] - place([42, 18])[1]).toBeCloseTo(GAP.y);
  });

  test("what lies on the border of two zones lies in the middle of their gap", () => {
    expect(place([50, 5])[0] - place([48, 5])[0]).toBeCloseTo(GAP.x / 2);
  });

  test("points keep their order, so that lines that do not cross still do not", () => {
    const across = Array.from({ length: 121 }, (_, x) => place([x, 0])[0]);
    expect(across.toSorted((one, other) => one - other)).toEqual(across);
    expect(new Set(across).size).toBe(121);
  });

  test("E1 lies four zones to the right of A1, and E2 an era below it", () => {
    const [x, y] = boxCorner(4, 1);
    expect(x - boxCorner(0, 1)[0]).toBeCloseTo(4 * PITCH.x);
    expect(boxCorner(4, 2)).toEqual([x, y + PITCH.y]);
  });

  test("the sheets of the eras lie edge to edge and hold the outermost lines", () => {
    for (const era of ERAS.slice(1)) {
      const above = sheet(era - 1);
      expect(above.y + above.height).toBeCloseTo(sheet(era).y);
    }
    expect(sheet(1).y).toBeLessThan(place([0, 0])[1]);
    expect(sheet(5).y + sheet(5).height).toBeLessThanOrEqual(SIZE.height);
  });
});

describe("lines", () => {
  const bent: Point[] = [
    [0, 0],
    [60, 0],
    [60, 40],
  ];

  test.each([
    ["plain", plainPath(bent)],
    ["wavy", wavyPath(bent, 3, 20)],
    ["zigzag", zigzagPath(bent, 3, 10)],
  ])("a %s line begins and ends where it should", (_, path) => {
    expect(ends(path)).toEqual([
      [0, 0],
      [60, 40],
    ]);
  });

  test("a line moved aside runs beside the line", () => {
    expect(ends(plainPath(bent, 2))).toEqual([
      [0, 2],
      [58, 40],
    ]);
  });

  test("strokes across a line stand evenly, and even a short line has one", () => {
    expect(ticksPath([[0, 0], [100, 0]], 4, 20).match(/M/g)).toHaveLength(5); // prettier-ignore
    expect(ticksPath([[0, 0], [3, 0]], 4, 20).match(/M/g)).toHaveLength(1); // prettier-ignore
  });

  test("a sketched box looks the same each time, and not like its neighbour", () => {
    expect(sketchedBox(74, 93, 13, 1, 4)).toBe(sketchedBox(74, 93, 13, 1, 4));
    expect(sketchedBox(74, 93, 13, 1, 4)).not.toBe(sketchedBox(74, 93, 14, 1, 4));
  });
});
