/** Tiles, cards and lines in words: for the card that explains them, and for those who do not see them. */

import type { GameInfo } from "../../api/wire";
import { nameOf, seatName, type Tongue as GameTongue } from "../tongue";
import {
  ENERGIES,
  figureOf,
  tileOf,
  type Amounts,
  type Box,
  type Card,
  type Chit,
  type Effect,
  type Energy,
  type ExpoView,
  type Holdings,
  type Owner,
  type Progress,
} from "./model";
import { gifts, listed } from "./supply";
import type { ExpoWords } from "./words";

export { nameOf, seatName };
export type Tongue = GameTongue<ExpoWords>;

export function ownerName({ info, seats }: Tongue, owner: Owner): string {
  return owner === "ghost" ? label(info, "ghost") : seatName(seats, owner);
}

export function resourceName({ info }: Tongue, type: string): string {
  return nameOf(info, "resources", type);
}

/** A word that stands beside figures on the board, as the server calls it. */
export function label(info: GameInfo, key: string): string {
  return nameOf(info, "labels", key);
}

/** A label with what it stands for. */
export function labelled({ info }: Tongue, key: string, what: string | number): string {
  return `${label(info, key)}: ${what}`;
}

/** What is told of a spot. */
export interface About {
  title: string;
  kind: string;
  lines: string[];
}

export const NOTHING: About = { title: "", kind: "", lines: [] };

/** "2 empirical and 1 copper". */
export function amountsText(tongue: Tongue, box: Box, amounts: Amounts): string {
  const { words } = tongue;
  return words.list(
    listed(box, amounts).map(({ type, amount }) => words.amount(amount, resourceName(tongue, type))),
  );
}

// Tiles

const SECTIONS = { resource: "tiles", project: "projects", technology: "technologies" };

export function tileName({ info }: Tongue, box: Box, id: string): string {
  const found = tileOf(box, id);
  return found ? nameOf(info, SECTIONS[found.kind], id) : id;
}

/** A tile as it is printed. */
export function aboutTile(tongue: Tongue, box: Box, id: string): About {
  const { info, words } = tongue;
  const found = tileOf(box, id);
  const title = tileName(tongue, box, id);
  if (!found) return { ...NOTHING, title };
  if (found.kind === "resource") {
    const { two, one } = found.tile;
    const sides = words.sides(resourceName(tongue, two), resourceName(tongue, one));
    return { title, kind: words.resourceTile, lines: [sides] };
  }
  const shape = nameOf(info, "shapes", found.shape);
  if (found.kind === "project") {
    const { needs, vp } = found.tile;
    const lines = [labelled(tongue, "needs", amountsText(tongue, box, needs)), words.vp(vp)];
    return { title, kind: `${words.project} (${shape})`, lines };
  }
  const { supplies, improves } = found.tile;
  const lines = improves
    ? [labelled(tongue, "improves", cardName(info, improves)), cardSays(tongue, box, improves, true)]
    : [labelled(tongue, "supplies", amountsText(tongue, box, supplies))];
  return { title, kind: `${words.technology} (${shape})`, lines };
}

/** How far a project in a lab is. */
export function progressLines(tongue: Tongue, box: Box, progress: Progress): string[] {
  const { info, words } = tongue;
  if (progress.complete) return [label(info, "complete")];
  const gets = amountsText(tongue, box, progress.gets);
  return [
    gets ? labelled(tongue, "gets", gets) : "",
    labelled(tongue, "lacks", amountsText(tongue, box, progress.lacks)),
    progress.leads.length
      ? words.leading(words.list(progress.leads.map((type) => resourceName(tongue, type))))
      : "",
  ].filter(Boolean);
}

/** What a tile would do on a spot, a line for each project. */
export function effectLines(
  tongue: Tongue,
  box: Box,
  holdings: Holdings,
  effect: Effect | undefined,
): string[] {
  const { words } = tongue;
  const lines = gifts(box, holdings, effect).flatMap(({ project, amounts, done }) => {
    const name = nameOf(tongue.info, "projects", project);
    const gets = words.list(
      amounts.map(({ type, amount }) => words.amount(amount, resourceName(tongue, type))),
    );
    return [gets ? words.wouldGive(name, gets) : "", done ? words.wouldComplete(name) : ""].filter(Boolean);
  });
  if (effect?.points) lines.push(words.scoresNow(words.vp(effect.points)));
  return lines.length ? lines : [words.givesNothing];
}

// Cards and chits

/** What a card lets one do, base or improved. */
export function cardSays({ words }: Tongue, box: Box, card: Card, improved: boolean): string {
  const { figures } = box;
  const says = { ...words.cardSays, ...(improved ? words.improvedSays : {}) };
  switch (card) {
    case "station":
      return says.station((figures.station_prices[improved ? 1 : 0] ?? []).map(words.money).join(", "));
    case "academy":
      return says.academy(words.money(figures.academy_price));
    case "laboratory":
      return says.laboratory(String(figureOf(figures.lab_steps, improved)));
    case "journal":
      return says.journal(String(figureOf(figures.journal_points, improved)));
    case "skyscraper":
      return says.skyscraper(words.money(figureOf(figures.skyscraper_money, improved)));
    case "meeting":
      return words.meetingSays;
  }
}

export function chitSays({ words: { chitSays: says } }: Tongue, { figures }: Box, chit: Chit): string {
  switch (chit) {
    case "eiffel":
      return says.eiffel(figures.eiffel_step);
    case "ferris":
      return says.ferris(figures.ferris_step);
    case "metro":
      return says.metro(figures.metro_points, figures.metro_most);
    case "fine_arts":
      return says.fine_arts(figures.fine_arts_points);
    case "colonies":
    case "simplon":
      return says[chit];
  }
}

export function cardName(info: GameInfo, card: Card): string {
  return nameOf(info, "cards", card);
}

/** How the energies stand with the jury, or what is left of them. */
export function energiesText(tongue: Tongue, energies: Record<Energy, number>): string {
  const { words } = tongue;
  return words.list(ENERGIES.map((energy) => words.amount(energies[energy], resourceName(tongue, energy))));
}

/** What stands at the top of the board for those who do not see it. */
export function spokenBoard(tongue: Tongue, box: Box, view: ExpoView): string {
  const { seats, words } = tongue;
  const parts = [
    words.roundOf(view.round, box.figures.rounds),
    labelled(tongue, "order", words.list(view.order.map((seat) => seatName(seats, seat)))),
    labelled(tongue, "jury", energiesText(tongue, view.jury)),
  ];
  return parts.join(". ");
}
