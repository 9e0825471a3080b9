import { describe, expect, test } from "vitest";
import { legalOf, logOf } from "../../testing/games";
import { bidders, bidsIn, clockwise, keepShares } from "./auction";
import { goods, view } from "./sample";

const four = [goods(), goods(), goods(), goods()];
const lot = view({ players: four, lot: "E1", open: ["E1"], auctioneer: 1, question: "bid" });

describe("the bidders", () => {
  test("are asked from the auctioneer's left, who is not among them", () => {
    expect(bidders({ ...lot, actor: 2 }, []).map(({ seat }) => seat)).toEqual([2, 3, 0]);
  });

  test("have said what the log tells, in their order; then one thinks, and the rest come later", () => {
    const log = logOf("1: pick E1", "2: bid 2", "3: pass");
    const said = bidders({ ...lot, actor: 0, top_bid: 2, top_bidder: 2 }, log).map(({ answer }) => answer);
    expect(said).toEqual([{ kind: "bid", talers: 2 }, { kind: "pass" }, { kind: "thinking" }]);
    expect(bidders({ ...lot, actor: 2 }, log).map(({ answer }) => answer.kind)).toEqual([
      "thinking",
      "later",
      "later",
    ]);
  });

  test("have all answered when the auctioneer decides; a lower bid is still told", () => {
    const log = logOf("1: pick E1", "2: bid 2", "3: bid 4", "0: pass");
    const position = view({ ...lot, question: "keep_or_sell", actor: 1, top_bid: 4, top_bidder: 3 });
    expect(bidders(position, log).map(({ answer }) => answer)).toEqual([
      { kind: "bid", talers: 2 },
      { kind: "bid", talers: 4 },
      { kind: "pass" },
    ]);
  });

  test("bids for an earlier lot, or that were taken back, do not count", () => {
    const log = logOf("1: pick E1", "2: bid 9", "1: undo", "1: pick F1", "2: pass", "1: pick E1", "2: pass");
    expect(bidders({ ...lot, actor: 3 }, log)[0]?.answer).toEqual({ kind: "pass" });
  });

  test("without the log it is still known who bids most and who is out", () => {
    const said = bidders({ ...lot, actor: 0, top_bid: 2, top_bidder: 3 }, []).map(({ answer }) => answer);
    expect(said).toEqual([{ kind: "out" }, { kind: "bid", talers: 2 }, { kind: "thinking" }]);
  });

  test("nobody bids where nothing is up for auction", () => {
    expect(bidders(view(), [])).toEqual([]);
  });
});

describe("keeping the zone", () => {
  const paid = (bid: number, players: number) => keepShares(bid, players, 0).map(({ talers }) => talers);

  test("a bid of 5 among four: 2 to the left neighbour, 1 to each other and 1 to oneself", () => {
    expect(keepShares(5, 4, 1)).toEqual([
      { seat: 2, talers: 2 },
      { seat: 3, talers: 1 },
      { seat: 0, talers: 1 },
      { seat: 1, talers: 1 },
    ]);
  });

  test("a bid of 8 among four gives 2 each; of 4 among three 2, 1 and 1", () => {
    expect(paid(8, 4)).toEqual([2, 2, 2, 2]);
    expect(paid(4, 3)).toEqual([2, 1, 1]);
  });

  test("whoever gets nothing is not named", () => {
    expect(keepShares(1, 4, 3)).toEqual([{ seat: 0, talers: 1 }]);
  });
});

test("everybody once, clockwise, oneself last", () => {
  expect(clockwise(2, 4)).toEqual([3, 0, 1, 2]);
});

test("bids are found among the moves, lowest first", () => {
  const found = bidsIn(legalOf("pass", "bid 3", "bid 10", "subsidy"));
  expect(found.map(({ talers }) => talers)).toEqual([3, 10]);
});
