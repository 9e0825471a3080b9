/** What a card of the market would cost the reader now, as a sum. */

import { ownHoldings, type SpyriumView, type Way } from "./model";

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

/** What activating the card may come to, of what the reader can pay. */
export function payableTotals(view: SpyriumView, place: string, lobbying: boolean): number[] {
  const money = ownHoldings(view)?.money ?? 0;
  const totals = billsFor(view, place).map(({ total, surcharge }) => total - (lobbying ? surcharge : 0));
  return totals.filter((total) => total <= money);
}
