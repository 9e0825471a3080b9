import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UpdateQueue } from "./queue";

let shown: string[];

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function queue(pace: (item: string) => number): UpdateQueue<string> {
  return new UpdateQueue((item, time, waiting) => shown.push(`${item} ${time} ${waiting}`), pace);
}

test("updates are shown one after another, each for its time", () => {
  const updates = queue(() => 1000);
  for (const item of ["a", "b", "c"]) updates.push(item);
  expect(shown).toEqual(["a 1000 0"]);
  vi.advanceTimersByTime(999);
  expect(shown).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["a 1000 0", "b 1000 1"]);
  vi.advanceTimersByTime(1000);
  expect(shown.at(-1)).toBe("c 1000 0");
});

test("an update that comes when all was shown is shown at once", () => {
  const updates = queue(() => 1000);
  updates.push("a");
  vi.advanceTimersByTime(1000);
  updates.push("b");
  expect(shown).toEqual(["a 1000 0", "b 1000 0"]);
});

test("without animation nothing waits", () => {
  const updates = queue(() => 0);
  for (const item of ["a", "b", "c"]) updates.push(item);
  expect(shown).toEqual(["a 0 0", "b 0 0", "c 0 0"]);
});

test("what says nothing passes without waiting", () => {
  const updates = queue((item) => (item === "silent" ? 0 : 1000));
  for (const item of ["a", "silent", "b"]) updates.push(item);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(["a 1000 0", "silent 0 1", "b 1000 0"]);
});

test("skipping shows everything that waits, in order and without time", () => {
  const updates = queue(() => 1000);
  for (const item of ["a", "b", "c"]) updates.push(item);
  updates.skip();
  expect(shown).toEqual(["a 1000 0", "b 0 1", "c 0 0"]);
  expect(updates.waiting).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveLength(3);
});

test("after skipping the next update has its time again", () => {
  const updates = queue(() => 1000);
  updates.push("a");
  updates.skip();
  updates.push("b");
  expect(shown.at(-1)).toBe("b 1000 0");
});

test("a long queue goes faster", () => {
  const updates = queue(() => 800);
  updates.push("first");
  for (let item = 0; item < 32; item += 1) updates.push(`${item}`);
  vi.advanceTimersByTime(800);
  expect(shown[1]).toBe("0 200 31");
});

test("what was cleared is never shown", () => {
  const updates = queue(() => 1000);
  updates.push("a");
  updates.push("b");
  updates.clear();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(["a 1000 0"]);
});
