/** Cards, gaps, buildings and events in words: for the card that explains them, and for those who do not see them. */

import type { GameInfo } from "../../api/wire";
import { nameOf, seatName, type Tongue as GameTongue } from "../tongue";
import {
  cardAt,
  cardOf,
  marketPlace,
  type Ability,
  type Box,
  type Card,
  type SpyriumView,
  type Sum,
} from "./model";
import type { Spot } from "./moves";
import { billsFor } from "./prices";
import type { SpyriumWords } from "./words";

export { nameOf, seatName };
export type Tongue = GameTongue<SpyriumWords>;

const SECTIONS = ["buildings", "characters", "techniques", "events"];

/** What a card or an event is called, without a number. */
export function plainName(info: GameInfo, id: string): string {
  const known = SECTIONS.map((section) => info.names[section] ?? {});
  const name = known.find((names) => id in names)?.[id] ?? id;
  return known.find((names) => name in names)?.[name] ?? name;
}

/** What a card is called, as the log calls it too: those that share a name have a number. */
export function cardName(info: GameInfo, box: Box, id: string): string {
  const name = plainName(info, id);
  const namesakes = box.cards.filter((card) => plainName(info, card.id) === name);
  return namesakes.length > 1 ? `${name} ${namesakes.findIndex((card) => card.id === id) + 1}` : name;
}

// What abilities take and give

const UNKNOWN = 0; // the value of a token, on a card as it is printed

function takenBy(ability: Ability): Sum {
  return {
    staffs: ability.workers,
    spends: ability.pay_spyrium,
    pays: ability.pay_money,
    pays_per_worker: ability.pay_per_worker,
    pays_token: ability.token === "pay" ? 1 : 0,
  };
}

function givenBy({ money, spyrium, vp, recruits, token, effect }: Ability): Sum {
  return {
    earns: money,
    gets_spyrium: spyrium,
    scores: vp,
    recruits,
    ...(token && token !== "pay" ? { [`token_${token}`]: UNKNOWN } : {}),
    ...(effect ? { [effect]: 1 } : {}),
  };
}

/** "1 worker and 2 spyrium"; empty where it is nothing. */
export function sumText({ info, words }: Tongue, sum: Sum): string {
  const told: Record<keyof Sum, (amount: number) => string> = {
    staffs: words.workers,
    spends: words.spyrium,
    pays: words.money,
    pays_per_worker: words.perWorker,
    pays_token: () => words.tokenPaid,
    earns: words.money,
    gets_spyrium: words.spyrium,
    scores: words.vp,
    recruits: (amount) => words.recruits(words.workers(amount)),
    token_money: (value) => (value ? words.money(value) : words.tokenGained.money),
    token_spyrium: (value) => (value ? words.spyrium(value) : words.tokenGained.spyrium),
    token_vp: (value) => (value ? words.vp(value) : words.tokenGained.vp),
    residence: () => nameOf(info, "amounts", "residence"),
    use_again: () => nameOf(info, "amounts", "use_again"),
    place_worker: () => nameOf(info, "amounts", "place_worker"),
  };
  const parts = Object.entries(sum) as [keyof Sum, number][];
  const some = parts.filter(([kind, amount]) => amount || kind.startsWith("token_"));
  return words.list(some.map(([kind, amount]) => told[kind](amount)));
}

/** "1 worker and 2 spyrium → 6 VP". */
export function exchangeText(tongue: Tongue, takes: Sum, gives: Sum): string {
  return tongue.words.ability(sumText(tongue, takes) || tongue.words.free, sumText(tongue, gives));
}

/** What an ability takes and gives, as printed. */
export function abilityText(tongue: Tongue, ability: Ability): string {
  return exchangeText(tongue, takenBy(ability), givenBy(ability));
}

function atOnceText(tongue: Tongue, ability: Ability): string {
  const cost = sumText(tongue, takenBy(ability));
  return cost ? abilityText(tongue, ability) : sumText(tongue, givenBy(ability));
}

/** What a card is and does, in sentences. */
export function cardLines(tongue: Tongue, card: Card): string[] {
  const { info, words } = tongue;
  if (card.kind === "technique")
    return [
      nameOf(info, "technique_effects", card.id),
      words.atEndUpTo(nameOf(info, "technique_points", card.id)),
    ];
  const lines = card.abilities.map((ability) => abilityText(tongue, ability));
  if (card.at_once) {
    const text = atOnceText(tongue, card.at_once);
    lines.push(card.kind === "building" ? words.whenBuilt(text) : text);
  }
  if (card.vp) lines.push(words.atEnd(words.vp(card.vp)));
  if (card.symbols.length)
    lines.push(words.symbols(words.list(card.symbols.map((symbol) => nameOf(info, "symbols", symbol)))));
  return lines;
}

// The spots of the board

/** What is told of a spot. */
export interface About {
  title: string;
  kind: string;
  lines: string[];
}

/** Who stands in a gap: "Ada: 2 workers". */
function crowd({ seats, words }: Tongue, workers: readonly number[]): string[] {
  return [...new Set(workers)].map((seat) =>
    words.standsHere(seatName(seats, seat), words.workers(workers.filter((each) => each === seat).length)),
  );
}

function aboutPlace(tongue: Tongue, box: Box, view: SpyriumView, place: string): About {
  const { info, words } = tongue;
  const card = cardAt(box, view, place);
  if (!card) return { title: place, kind: words.empty, lines: [] };
  const { tokens, workers } = marketPlace(view, place)!;
  const lines = cardLines(tongue, card);
  if (tokens.length) lines.push(words.tokensOn(tokens.join(", ")));
  else if (card.at_once?.token) lines.push(words.noTokenLeft);
  if (workers) lines.push(words.beside(words.workers(workers)));
  return {
    title: `${place} ${cardName(info, box, card.id)}`,
    kind: nameOf(info, "kinds", card.kind),
    lines,
  };
}

/** The place with its card, in short. */
export function placeTitle({ info, words }: Tongue, box: Box, view: SpyriumView, place: string): string {
  const card = cardAt(box, view, place);
  return `${place} ${card ? cardName(info, box, card.id) : words.empty}`;
}

function aboutGap(tongue: Tongue, box: Box, view: SpyriumView, gap: string): About {
  const [one, other] = box.gaps[gap]!.map((place) => placeTitle(tongue, box, view, place)) as [
    string,
    string,
  ];
  const workers = view.gaps[gap] ?? [];
  return {
    title: tongue.words.gap(one, other),
    kind: "",
    lines: workers.length ? crowd(tongue, workers) : [tongue.words.nobodyHere],
  };
}

function aboutEvent(tongue: Tongue, box: Box, view: SpyriumView, isNext: boolean): About {
  const { info, seats, words } = tongue;
  const shown = isNext ? view.next_event : view.event;
  const kind = isNext ? words.nextEvent : words.event;
  const event = box.events.find(({ id }) => id === shown?.id);
  if (!shown || !event) return { title: words.noEvent, kind, lines: [] };
  const lines = event.abilities.map((ability) => abilityText(tongue, ability));
  if (shown.token) lines.push(words.tokensOn(String(shown.token)));
  const users = view.players.flatMap(({ event_used }, seat) => (event_used ? [seatName(seats, seat)] : []));
  if (!isNext && users.length) lines.push(words.usedBy(words.list(users)));
  return { title: plainName(info, event.id), kind, lines };
}

function aboutBuilding(tongue: Tongue, box: Box, view: SpyriumView, seat: number, at: number): About {
  const { info, seats, words } = tongue;
  const building = view.players[seat]?.buildings[at];
  const card = cardOf(box, building?.card ?? null);
  if (!building || !card) return { title: "", kind: "", lines: [] };
  const lines = cardLines(tongue, card);
  if (card.abilities.length) lines.push(building.used ? words.used : words.unused);
  if (building.workers) lines.push(words.workersOn(words.workers(building.workers)));
  return { title: cardName(info, box, card.id), kind: words.district(seatName(seats, seat)), lines };
}

function aboutTechnique(tongue: Tongue, box: Box, view: SpyriumView, seat: number, id: string): About {
  const card = cardOf(box, id);
  const used = view.players[seat]?.techniques.find((technique) => technique.id === id)?.used;
  const lines = card ? cardLines(tongue, card) : [];
  if (used) lines.push(tongue.words.used);
  return { title: plainName(tongue.info, id), kind: nameOf(tongue.info, "kinds", "technique"), lines };
}

export function aboutSpot(tongue: Tongue, box: Box, view: SpyriumView, spot: Spot): About {
  const { seats, words } = tongue;
  const [what, first = "", second = ""] = spot.split(" ");
  switch (what) {
    case "place":
      return aboutPlace(tongue, box, view, first);
    case "gap":
      return aboutGap(tongue, box, view, first);
    case "event":
      return aboutEvent(tongue, box, view, false);
    case "next_event":
      return aboutEvent(tongue, box, view, true);
    case "building":
      return aboutBuilding(tongue, box, view, Number(first), Number(second));
    case "technique":
      return aboutTechnique(tongue, box, view, Number(first), second);
    case "plot":
      return { title: words.newPlot, kind: "", lines: [] };
    case "residence":
      return { title: words.residenceTrack, kind: "", lines: [] };
    case "bonus":
      return { title: words.scoreTrack, kind: "", lines: [] };
    default:
      return aboutStart(tongue, view, Number(first), seatName(seats, Number(first)));
  }
}

function aboutStart({ info, words }: Tongue, view: SpyriumView, seat: number, name: string): About {
  const holdings = view.players[seat];
  if (!holdings) return { title: "", kind: "", lines: [] };
  const { active, in_market, on_buildings, inactive, reserve, phase } = holdings;
  const lines = [
    nameOf(info, "phases", phase),
    words.active(active),
    in_market ? words.inMarket(in_market) : "",
    on_buildings ? words.onBuildings(on_buildings) : "",
    inactive ? words.inactive(inactive) : "",
    words.reserve(reserve),
  ].filter(Boolean);
  return { title: name, kind: words.startCard, lines };
}

// Prices

/** One way to pay in words: "new plot: £9 (printed 6 + other workers 2 + plot 1)". */
export function billLines(tongue: Tongue, box: Box, view: SpyriumView, place: string): string[] {
  const { words } = tongue;
  return billsFor(view, place).map(({ how, price, surcharge, plot, discount, token, total, tooDear }) => {
    const parts = [
      `${words.printed} ${price}`,
      discount ? `− ${words.forSymbol} ${discount}` : "",
      surcharge ? `+ ${words.forOthers} ${surcharge}` : "",
      plot ? `+ ${words.forPlot} ${plot}` : "",
      token ? `+ ${words.forToken} ${token}` : "",
    ].filter(Boolean);
    const sum = parts.length > 1 ? ` (${parts.join(" ")})` : "";
    const dear = tooDear ? `, ${words.tooDear(words.money(view.players[view.seat ?? 0]?.money ?? 0))}` : "";
    const way = how === null ? "" : `${wayName(tongue, box, how)}: `;
    return `${way}${words.money(total)}${sum}${dear}`;
  });
}

/** A way to build: on a new plot, or in the place of what. */
export function wayName({ info, words }: Tongue, box: Box, how: string): string {
  const old = /^replace (?:used )?(\S+)$/.exec(how)?.[1];
  return old ? words.inPlaceOf(cardName(info, box, old)) : words.newPlot;
}

/** Everything about a spot in one line, with what the reader may do with it. */
export function spokenSpot(
  tongue: Tongue,
  box: Box,
  view: SpyriumView,
  spot: Spot,
  playable: boolean,
): string {
  const { title, kind, lines } = aboutSpot(tongue, box, view, spot);
  const [what, place = ""] = spot.split(" ");
  const parts = [title, kind, ...lines];
  const bills = what === "place" ? billLines(tongue, box, view, place) : [];
  if (bills.length) parts.push(`${tongue.words.priceNow}: ${bills.join(", ")}`);
  if (playable)
    parts.push(what === "gap" && view.actor !== null ? mayText(tongue, view) : tongue.words.canBeChosen);
  return parts.filter(Boolean).join("; ");
}

function mayText({ words }: Tongue, view: SpyriumView): string {
  const phase = view.players[view.actor ?? -1]?.phase;
  return view.question === "place" || phase === "I" ? words.placeHere : words.canBeChosen;
}

/** What stands at the top of the board for those who do not see it. */
export function spokenBoard(tongue: Tongue, view: SpyriumView): string {
  const { info, words } = tongue;
  const parts = [words.turn(view.turn), nameOf(info, "periods", view.period)];
  if (view.event) parts.push(`${words.event}: ${plainName(info, view.event.id)}`);
  if (view.next_event) parts.push(`${words.nextEvent}: ${plainName(info, view.next_event.id)}`);
  return parts.join(". ");
}
