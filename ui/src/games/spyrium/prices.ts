/** What a card of the market would cost the reader now, as a sum. */

import {
  cardAt,
  hasTechnique,
  marketPlace,
  ownHoldings,
  type Box,
  type SpyriumView,
  type Way,
} from "./model";

/** One way to pay: the printed price, then what comes on top and goes off. */
export interface Bill {
  /** "plot", "replace …", or null where there is but one way. */
  how: string | null;
  price: number;
  surcharge: number;
  plot: number;
  discount: number;
  /** The least that a token costs on top. */
  token: number;
  total: number;
  tooDear: boolean;
}

/** The ways to pay for the card at a place, a new plot first; none for watchers. */
export function billsFor(view: SpyriumView, place: string): Bill[] {
  const price = view.prices[place];
  const holdings = ownHoldings(view);
  if (!price || !holdings) return [];
  const token = Math.min(...price.tokens, Infinity);
  const extra = Number.isFinite(token) ? token : 0;
  return price.ways.map((way: Way) => ({
    how: way.how,
    price: price.price,
    surcharge: price.surcharge,
    plot: way.plot,
    discount: way.discount,
    token: extra,
    total: way.total + extra,
    tooDear: way.total + extra > holdings.money,
  }));
}

/** The bill that a card shows: a new plot's, or the only one. And the cheapest of the others if it is cheaper. */
export function shownBills(bills: readonly Bill[]): { main: Bill | null; cheaper: Bill | null } {
  const [main, ...others] = bills;
  if (!main) return { main: null, cheaper: null };
  const best = others.reduce((one, other) => (other.total < one.total ? other : one), main);
  return { main, cheaper: best === main ? null : best };
}

/** The sum as it is written on a card: "6+2+1"; empty where the price is the printed one. */
export function sumOf({ price, surcharge, plot, discount, token }: Bill): string {
  const parts = [surcharge, plot, token].filter((part) => part > 0).map((part) => `+${part}`);
  if (discount) parts.unshift(`−${discount}`);
  return parts.length ? `${price}${parts.join("")}` : "";
}

const CAPITALIZATION_MONEY = 2;

/** What taking a worker back beside a card brings (S4.3, S7.2); without a card only the technique's share. */
export function gainOf(view: SpyriumView, place: string | null): number {
  const others = place === null ? 0 : (marketPlace(view, place)?.workers ?? 1) - 1;
  return others + (hasTechnique(ownHoldings(view), "capitalization") ? CAPITALIZATION_MONEY : 0);
}

/** What activating the card takes at least. */
export function leastFor(view: SpyriumView, place: string, lobbying: boolean): number {
  const totals = billsFor(view, place).map(({ total, surcharge }) => total - (lobbying ? surcharge : 0));
  return Math.min(...totals);
}

/** Whether its price depends on more than the card: where it will be built. */
export function hasSeveralWays(box: Box, view: SpyriumView, place: string): boolean {
  return cardAt(box, view, place)?.kind === "building" && billsFor(view, place).length > 1;
}

/** What building now would cost on a new plot or in the place of a building, while it is asked where. */
export function buildCost(
  view: SpyriumView,
  how: string,
): { total: number; discount: number; plot: number } | null {
  const price = view.site ? view.prices[view.site] : undefined;
  const way = price?.ways.find((each) => each.how === how);
  if (!price || !way) return null;
  // The worker who was beside it has been taken back: what is due for others was fixed then.
  return { total: way.total - price.surcharge + view.surcharge, discount: way.discount, plot: way.plot };
}
