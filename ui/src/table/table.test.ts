import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import { position, seat, table, update } from "../testing/samples";
import { Table } from "./table.svelte";

let shown: Table;
let sent: string[];

/** A line that is open from the start, and writes down what is sent. */
class OpenLine {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    OpenLine.last = this;
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    sent.push(text);
  }
  close(): void {
    this.onclose = null;
  }
  static last: OpenLine;
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", OpenLine);
  settings.speed = "normal";
  sent = [];
  shown = new Table("t1");
  shown.open();
  await Promise.resolve();
  shown.hear(table());
});
afterEach(() => {
  shown.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const BIDS = [{ move: "pass", says: "Pass" }];

describe("updates", () => {
  test("are shown one after another, and the choice comes with the last", () => {
    shown.hear(update(2));
    shown.hear(update(3, "Line 3", { legal: BIDS }));
    expect(shown.now?.position.number).toBe(2);
    expect(shown.waiting).toBe(1);
    expect(shown.legal).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(shown.now?.position.number).toBe(3);
    expect(shown.sentences).toEqual(["Line 3"]);
    expect(shown.legal).toEqual(BIDS);
  });

  test("offer nothing while the line is down, for nothing could be sent", () => {
    shown.hear(update(2, "Line 2", { legal: BIDS, undo: "free" }));
    vi.advanceTimersByTime(5000);
    expect(shown.legal).toEqual(BIDS);
    expect(shown.mayTakeBack).toBe(true);
    OpenLine.last.onclose?.({ code: 1006 });
    expect(shown.legal).toEqual([]);
    expect(shown.mayTakeBack).toBe(false);
  });

  test("add their lines to the log as they are shown", () => {
    shown.hear(update(2));
    shown.hear(update(3));
    expect(shown.now?.log.map(({ number }) => number)).toEqual([2]);
    shown.skip();
    expect(shown.now?.log.map(({ number }) => number)).toEqual([2, 3]);
  });

  test("come at once when the reader wants no animation", () => {
    settings.speed = "off";
    shown.hear(update(2));
    shown.hear(update(3));
    expect(shown.now?.position.number).toBe(3);
    expect(shown.pace).toBe(0);
  });

  test("still waiting are dropped for the whole table after a broken line", () => {
    shown.hear(update(2));
    shown.hear(update(3));
    OpenLine.last.onclose?.({ code: 1006 });
    shown.hear(table({ position: position({ number: 9 }) }));
    vi.advanceTimersByTime(5000);
    expect(shown.now?.position.number).toBe(9);
    expect(shown.waiting).toBe(0);
  });
});

describe("a decision", () => {
  test("quotes the position it answers, and is sent once", () => {
    shown.hear(table({ position: position({ number: 4, legal: BIDS }) }));
    shown.play("pass");
    shown.play("pass");
    expect(sent.map((text) => JSON.parse(text) as unknown)).toEqual([
      { type: "play", number: 4, move: "pass" },
    ]);
    expect(shown.sent).toBe(true);
  });

  test("that was refused can be made again, and says why", () => {
    shown.play("pass");
    shown.hear({ type: "error", code: "illegal_move", message: "You need 3 talers and have 2", number: 1 });
    expect(shown.error?.message).toBe("You need 3 talers and have 2");
    expect(shown.sent).toBe(false);
    shown.hear(update(2));
    expect(shown.error).toBeNull();
  });

  test("waits until the reader has seen what led to it", () => {
    shown.hear(update(2));
    shown.hear(update(3, "Line 3", { legal: BIDS }));
    shown.play("pass");
    expect(sent).toEqual([]);
  });

  test("is taken back only from the newest position", () => {
    shown.hear(update(2, "Line 2", { undo: "free" }));
    shown.hear(update(3, "Line 3", { undo: "ask" }));
    shown.takeBack();
    expect(sent).toEqual([]);
    shown.skip();
    shown.takeBack();
    expect(sent.map((text) => JSON.parse(text) as unknown)).toEqual([{ type: "undo", number: 3 }]);
  });

  test("too late brings the table as it is now", async () => {
    const now = table({ position: position({ number: 8 }) });
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(now)));
    shown.hear({ type: "error", code: "stale_move", message: "Look again", number: 8 });
    await vi.waitFor(() => expect(shown.now?.position.number).toBe(8));
    expect(shown.error?.code).toBe("stale_move");
  });
});

describe("whose screen it is", () => {
  const two = [
    seat(0, { kind: "person", name: "Ada", yours: true }),
    seat(1),
    seat(2, { kind: "person", name: "Bruno", yours: true }),
  ];

  test("the seat whose turn it is comes first on a shared screen", () => {
    shown.hear(table({ seats: two, position: position({ actor: 2 }) }));
    expect(shown.mySeat).toBe(2);
    expect(shown.isMyTurn).toBe(true);
  });

  test("else the first of one's own", () => {
    shown.hear(table({ seats: two, position: position({ actor: 1 }) }));
    expect(shown.mySeat).toBe(0);
    expect(shown.isMyTurn).toBe(false);
  });

  test("a watcher has none", () => {
    shown.hear(table({ seats: [seat(0), seat(1), seat(2)] }));
    expect(shown.mySeat).toBeNull();
  });
});

test("another language renews the lines that are already there", () => {
  shown.hear(table({ log: [{ number: 1, seat: 0, move: "pass", says: ["Ada passes."] }] }));
  shown.hear(table({ log: [{ number: 1, seat: 0, move: "pass", says: ["Ada passa."] }] }));
  expect(shown.now?.log.map(({ says }) => says[0])).toEqual(["Ada passa."]);
});
