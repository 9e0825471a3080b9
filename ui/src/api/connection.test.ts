import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, liveAddress, waitBefore, type LinkState } from "./connection";
import type { ServerMessage } from "./wire";

/** The other end of a line, in the hands of the test. */
class Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: string[] = [];
  closed = false;

  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.onclose?.({ code });
  }
}

let lines: Line[];
let states: LinkState[];
let heard: ServerMessage[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  [lines, states, heard] = [[], [], []];
  connection = new Connection(
    () => "ws://house/live",
    { message: (message) => heard.push(message), state: (state) => states.push(state) },
    (address) => {
      const line = new Line(address);
      lines.push(line);
      return line as unknown as WebSocket;
    },
  );
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

function last(): Line {
  return lines.at(-1)!;
}

describe("a line", () => {
  test("opens, hears and sends", () => {
    connection.open();
    last().onopen?.();
    last().says({ type: "error", code: "stale_move", message: "Look again." });
    expect(connection.send({ type: "play", number: 7, move: "bid 3" })).toBe(true);
    expect(states).toEqual(["connecting", "open"]);
    expect(heard).toEqual([{ type: "error", code: "stale_move", message: "Look again." }]);
    expect(JSON.parse(last().sent[0]!)).toEqual({ type: "play", number: 7, move: "bid 3" });
  });

  test("sends nothing before it is open, and keeps nothing for later", () => {
    connection.open();
    expect(connection.send({ type: "undo", number: 1 })).toBe(false);
    last().onopen?.();
    expect(last().sent).toEqual([]);
  });

  test("that breaks is dialled again by itself", () => {
    connection.open();
    last().onopen?.();
    last().breaks();
    expect(connection.state).toBe("waiting");
    vi.advanceTimersByTime(500);
    expect(lines).toHaveLength(2);
    last().onopen?.();
    expect(states).toEqual(["connecting", "open", "waiting", "connecting", "open"]);
  });

  test("waits longer after each failure, and shortly again once the other end has spoken", () => {
    connection.open();
    last().breaks();
    vi.advanceTimersByTime(500);
    last().breaks();
    vi.advanceTimersByTime(999);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(3);
    last().onopen?.();
    last().says({ type: "error", code: "fault", message: "" });
    last().breaks();
    vi.advanceTimersByTime(500);
    expect(lines).toHaveLength(4);
  });

  test("does not wait when the network comes back or the reader asks", () => {
    connection.open();
    last().breaks();
    dispatchEvent(new Event("online"));
    expect(lines).toHaveLength(2);
    last().breaks();
    connection.retry();
    expect(lines).toHaveLength(3);
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(3);
  });

  test("to a table that is not there is not dialled again", () => {
    connection.open();
    last().onopen?.();
    last().breaks(4404);
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(connection.state).toBe("closed");
  });

  test("that nobody wants any more stays closed", () => {
    connection.open();
    const line = last();
    line.onopen?.();
    connection.close();
    expect(line.closed).toBe(true);
    line.breaks();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });
});

test("the wait doubles up to a limit, with a quarter more or less", () => {
  expect([0, 1, 2, 3].map((tries) => waitBefore(tries, 0.5))).toEqual([500, 1000, 2000, 4000]);
  expect(waitBefore(30, 0.5)).toBe(15_000);
  expect([waitBefore(0, 0), waitBefore(0, 1)]).toEqual([375, 625]);
});

test("the address is that of the page's own server", () => {
  expect(liveAddress("a/b", "it")).toBe(`ws://${location.host}/api/tables/a%2Fb/live?lang=it`);
});
