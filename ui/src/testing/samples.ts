/** Messages as the server sends them, for tests. */

import type { GameSummary, LineInfo, Position, SeatInfo, TableMessage, UpdateMessage } from "../api/wire";

export function seat(number: number, given: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    kind: "bot",
    name: `Bot ${number}`,
    bot: "greedy",
    yours: false,
    online: true,
    ...given,
  };
}

export function position(given: Partial<Position> = {}): Position {
  return {
    number: 1,
    actor: 0,
    question: "Bid or pass?",
    view: {},
    legal: [],
    scores: [],
    winners: [],
    undo: "no",
    undo_request: null,
    ...given,
  };
}

export function table(given: Partial<TableMessage> = {}): TableMessage {
  return {
    type: "table",
    id: "t1",
    game: "industry",
    edition: "opificio-1",
    edition_hash: "abc",
    options: {},
    status: "running",
    created: "2026-01-01T12:00:00Z",
    commitment: "00",
    seed: null,
    invitation: null,
    seats: [seat(0, { kind: "person", name: "Ada", bot: null, yours: true }), seat(1), seat(2)],
    position: position(),
    log: [],
    rematch: null,
    ...given,
  };
}

export function line(number: number, says: string, seatOf: number | null = 1): LineInfo {
  return { number, seat: seatOf, move: "pass", says: says ? [says] : [] };
}

export function update(
  number: number,
  says = `Line ${number}`,
  given: Partial<Position> = {},
): UpdateMessage {
  return {
    type: "update",
    lines: [line(number, says)],
    facts: [{ kind: "played", seat: 1 }],
    status: "running",
    seed: null,
    position: position({ number, ...given }),
  };
}

export const industry: GameSummary = {
  name: "industry",
  title: "Industry",
  says: "",
  fewest_players: 3,
  most_players: 4,
  options: [
    {
      name: "balanced_draw",
      title: "Balanced draw",
      says: "",
      default: 1,
      lowest: 0,
      highest: 1,
      fewest_players: 0,
      values: [],
    },
  ],
  editions: [
    { id: "opificio-1", title: "Opificio board", hash: "packaged", own: false, ours: 1, values: 2 },
    { id: "mine", title: "My box", hash: "own", own: true, ours: 0, values: 2 },
  ],
  bots: [
    { id: "foreman", title: "Foreman", about: "looks a few moves ahead" },
    { id: "greedy", title: "Greedy", about: "takes what is best at once" },
    { id: "random", title: "Random", about: "makes any legal move" },
  ],
};
