/** The auction of the lot: who has said what, who comes next, and what it would cost to keep the zone. */

import type { LineInfo, MoveInfo } from "../../api/wire";
import type { IndustryView } from "./model";

/** What a seat has to say about the lot: a bid, a pass, or nothing yet. "out": it passed or was outbid. */
export type Answer = { kind: "bid"; talers: number } | { kind: "pass" | "out" | "thinking" | "later" };

export interface Bidder {
  seat: number;
  answer: Answer;
}

/** The other players in the order in which they are asked, from the auctioneer's left, with their answers (I3.2). */
export function bidders(view: IndustryView, log: readonly LineInfo[]): Bidder[] {
  if (view.auctioneer === null || !view.lot) return [];
  const said = answersSince(log, view.lot);
  const seats = clockwise(view.auctioneer, view.players.length).slice(0, -1);
  const now = view.question === "bid" ? seats.indexOf(view.actor ?? -1) : seats.length;
  return seats.map((seat, at) => {
    if (at === now) return { seat, answer: { kind: "thinking" } };
    if (at > now) return { seat, answer: { kind: "later" } };
    if (seat === view.top_bidder) return { seat, answer: { kind: "bid", talers: view.top_bid } };
    return { seat, answer: said.get(seat) ?? { kind: "out" } };
  });
}

/** What was said since the lot came up, as far as the log at hand goes back; what was taken back is unsaid. */
function answersSince(log: readonly LineInfo[], lot: string): Map<number, Answer> {
  const start = log.findLastIndex(({ move }) => move === `pick ${lot}`);
  const answers = new Map<number, Answer>();
  if (start < 0) return answers;
  for (const { seat, move } of log.slice(start + 1)) {
    const talers = bidOf(move);
    if (seat === null) continue;
    if (talers !== null) answers.set(seat, { kind: "bid", talers });
    else if (move === "pass") answers.set(seat, { kind: "pass" });
  }
  return answers;
}

/** All seats once, from the left of this one; it comes last. */
export function clockwise(seat: number, players: number): number[] {
  return Array.from({ length: players }, (_, at) => (seat + 1 + at) % players);
}

export interface Share {
  seat: number;
  talers: number;
}

/** Who gets what when the auctioneer keeps the zone: taler by taler from his left, himself last (I3.4). */
export function keepShares(bid: number, players: number, auctioneer: number): Share[] {
  const rest = bid % players;
  return clockwise(auctioneer, players)
    .map((seat, at) => ({ seat, talers: Math.floor(bid / players) + (at < rest ? 1 : 0) }))
    .filter(({ talers }) => talers > 0);
}

/** The legal bids, lowest first. */
export interface Bid {
  talers: number;
  info: MoveInfo;
}

export function bidsIn(legal: readonly MoveInfo[]): Bid[] {
  return legal
    .map((info) => ({ info, talers: bidOf(info.move) }))
    .filter((bid): bid is Bid => bid.talers !== null)
    .sort((one, other) => one.talers - other.talers);
}

function bidOf(move: string): number | null {
  const talers = /^bid (\d+)$/.exec(move)?.[1];
  return talers === undefined ? null : Number(talers);
}
