import { describe, expect, test } from "vitest";
import { aboutSpot, spokenCell, spokenSpot } from "./about";
import { cardSays, chitSays, effectLines, spokenBoard, tileName } from "./describe";
import { drawnSteps } from "./lab/plan";
import { ada, BOX, holding, solo, TONGUE, view } from "./sample";
import { gifts, usefulFor } from "./supply";

describe("tiles in words", () => {
  test("by their names, resource tiles by what their sides give", () => {
    expect(tileName(TONGUE, BOX, "cellophane")).toBe("Cellophane");
    expect(tileName(TONGUE, BOX, "steam-copper")).toBe("2 steam / 1 copper");
    expect(tileName(TONGUE, BOX, "unheard_of")).toBe("unheard_of");
  });

  test("a project in a lab tells what it needs, has and lacks", () => {
    const { title, lines } = aboutSpot(TONGUE, BOX, view(), "lab 0 b2");
    expect(title).toBe("Cellophane");
    expect(lines).toEqual([
      "Needs: 1 copper, 2 automated, 2 empirical and 2 steam",
      "3 VP",
      "Gets: 2 automated and 2 empirical",
      "Lacks: 1 copper and 2 steam",
      "1 VP more for each line you lead: automated and copper",
    ]);
  });

  test("a complete project says so, and no more", () => {
    expect(aboutSpot(TONGUE, BOX, view(), "lab 1 a1").lines.at(-1)).toBe("Complete");
  });

  test("spaces of a lab begin with their name", () => {
    expect(spokenCell(TONGUE, BOX, view(), 0, "b1", true)).toBe("b1; Scrap; can be chosen");
    expect(spokenCell(TONGUE, BOX, view(), 0, "c3", false)).toBe("c3; Empty; a scrap was removed here");
    expect(spokenCell(TONGUE, BOX, view(), 0, "f6", false)).toBe("f6; Empty");
  });

  test("a project for sale tells what is in its pile", () => {
    expect(spokenSpot(TONGUE, BOX, view(), "project I", true)).toMatch(
      /^Electrocardiograph; project \(I\); Needs.*unseen: 2; below: Record player; can be chosen$/,
    );
  });
});

describe("what a tile in the hand would do", () => {
  const { effects } = holding();

  test("only what is lacking counts", () => {
    const effect = {
      supplies: { cellophane: { steam: 4, steel: 2, empirical: 2 } },
      completes: [],
      points: 0,
    };
    expect(usefulFor(BOX, ada(), effect, "cellophane")).toEqual({ steam: 2 });
    const idle = { supplies: { cellophane: { steel: 2 } }, completes: [], points: 0 };
    expect(gifts(BOX, ada(), idle)).toEqual([]);
    expect(effectLines(TONGUE, BOX, ada(), idle)).toEqual(["It gives nothing here."]);
  });

  test("a project that is laid lacks all it needs", () => {
    const effect = { supplies: { telephone: { copper: 2, steel: 1 } }, completes: [], points: 0 };
    expect(usefulFor(BOX, ada(), effect, "telephone")).toEqual({ copper: 2 });
  });

  test("is told with what it completes and scores", () => {
    expect(effectLines(TONGUE, BOX, ada(), effects["c3 90"])).toEqual([
      "Cellophane gets 1 copper and 2 steam",
      "completes Cellophane",
      "5 VP at once",
    ]);
    expect(effectLines(TONGUE, BOX, ada(), undefined)).toEqual(["It gives nothing here."]);
  });
});

describe("cards and chits", () => {
  test("tell their figures, the improved ones theirs", () => {
    expect(cardSays(TONGUE, BOX, "station", false)).toContain("$1, $2, $3");
    expect(cardSays(TONGUE, BOX, "station", true)).toContain("$1, $1, $2");
    expect(cardSays(TONGUE, BOX, "laboratory", true)).toContain("4");
    expect(cardSays(TONGUE, BOX, "academy", true)).toContain("free");
    expect(cardSays(TONGUE, BOX, "academy", false)).not.toContain("free");
    expect(chitSays(TONGUE, BOX, "metro")).toBe("2 VP for each technology in the lab, 6 at most");
  });

  test("the card that the neighbour has just played is barred, with the reason", () => {
    expect(aboutSpot(TONGUE, BOX, solo(), "card journal").lines).toContain("banned");
    expect(aboutSpot(TONGUE, BOX, view(), "card journal").lines).toContain("played this round");
  });
});

test("a space of the Patents Office tells its pile, leader, worth and jumps", () => {
  expect(spokenSpot(TONGUE, BOX, view(), "space steel 4", false)).toBe(
    "steel, column 4; Patents; from the top: Ada, Bob and Ada; Leader: Carla; Jump to copper: $0",
  );
  expect(spokenSpot(TONGUE, BOX, view(), "space manual 10", false)).toContain("Simplon: 1 VP for each shape");
  expect(spokenSpot(TONGUE, BOX, view(), "space steel 8", false)).toContain("1 VP at the end");
  expect(spokenSpot(TONGUE, BOX, solo(), "box", true)).toBe(
    "Waiting; Patents; Ada: 1; ghost: 4; can be chosen",
  );
});

test("the board begins with round, order and jury", () => {
  expect(spokenBoard(TONGUE, BOX, view())).toBe(
    "Round 3 of 10 at most. order: Ada, Bob, Carla and Dario. jury: 3 steam and 1 electricity",
  );
});

test("a plan is drawn step by step, where its tiles would lie", () => {
  const steps = drawnSteps(BOX, {
    project: "telephone",
    steps: [
      { do: "remove", tile: "scrap", at: "c3", turn: 0, buy: false },
      { do: "put", tile: "telephone", at: "d2", turn: 90, buy: false },
      { do: "put", tile: "steam-copper", at: "c2", turn: 0, buy: true },
    ],
    purchases: 1,
    points: 3,
  });
  expect(steps.map(({ number, place }) => [number, place])).toEqual([
    [1, [2, 2]],
    [2, [1, 3]],
    [3, [1, 2]],
  ]);
  expect(steps[1]!.cells).toHaveLength(4);
});
