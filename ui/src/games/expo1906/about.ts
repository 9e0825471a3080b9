/** Every spot of the board in words. */

import type { Spot } from "../desk.svelte";
import {
  NOTHING,
  aboutTile,
  cardName,
  cardSays,
  chitSays,
  label,
  labelled,
  nameOf,
  ownerName,
  progressLines,
  resourceName,
  seatName,
  tileName,
  type About,
  type Tongue,
} from "./describe";
import type { Box, Card, Chit, ExpoView, Shape } from "./model";
import { jumpsFrom, pileAt, waiting } from "./patents/office";

function aboutCard(tongue: Tongue, box: Box, view: ExpoView, card: Card): About {
  const { info, words } = tongue;
  const holdings = view.players[view.seat ?? view.actor ?? 0];
  const improved = holdings?.improved.includes(card) ?? false;
  const lines = [cardSays(tongue, box, card, improved)];
  if (holdings?.banned === card) lines.push(label(info, "banned"));
  if (holdings && !holdings.hand.includes(card)) lines.push(words.played);
  return { title: cardName(info, card), kind: improved ? words.improved : "", lines };
}

function aboutProjectSpace(tongue: Tongue, box: Box, view: ExpoView, shape: Shape): About {
  const { info, words } = tongue;
  const id = view.academy.projects[shape];
  const empty = { title: label(info, "empty"), kind: nameOf(info, "shapes", shape), lines: [] };
  const about = id ? aboutTile(tongue, box, id) : empty;
  const { unseen = 0, below = [] } = view.academy.piles[shape] ?? {};
  const lines = [...about.lines, labelled(tongue, "unseen", unseen)];
  const known = words.list(below.map((each) => tileName(tongue, box, each)));
  if (known) lines.push(labelled(tongue, "below", known));
  return { ...about, lines };
}

/** A tile in a lab, a scrap, or a free space. */
export function aboutLab(tongue: Tongue, box: Box, view: ExpoView, seat: number, cell: string): About {
  const { info, seats, words } = tongue;
  const holdings = view.players[seat];
  const kind = words.lab(seatName(seats, seat));
  const piece = holdings?.lab.find(({ cells }) => cells.includes(cell));
  if (piece) {
    const about = aboutTile(tongue, box, piece.tile);
    const progress = holdings?.projects.find(({ id }) => id === piece.tile);
    return progress ? { ...about, lines: [...about.lines, ...progressLines(tongue, box, progress)] } : about;
  }
  if (holdings?.scraps.includes(cell)) return { title: label(info, "scrap"), kind, lines: [] };
  const lines = holdings?.cleared.includes(cell) ? [words.clearedSpace] : [];
  return { title: label(info, "empty"), kind, lines };
}

function aboutBox(tongue: Tongue, view: ExpoView): About {
  const { info } = tongue;
  const lines = waiting(view).map(({ owner, tokens }) => `${ownerName(tongue, owner)}: ${tokens}`);
  return {
    title: label(info, "waiting"),
    kind: label(info, "patents"),
    lines: lines.length ? lines : [label(info, "empty")],
  };
}

function aboutSpace(tongue: Tongue, box: Box, view: ExpoView, line: string, column: number): About {
  const { info, words } = tongue;
  const pile = pileAt(view, line, column);
  const leader = view.patents.leaders[line] ?? null;
  const chit = column === box.columns ? view.patents.chits[line] : null;
  const points = box.figures.column_points[column] ?? 0;
  const lines = [
    pile.length
      ? words.fromTop(words.list(pile.map((owner) => ownerName(tongue, owner))))
      : label(info, "empty"),
    leader === null ? "" : labelled(tongue, "leader", ownerName(tongue, leader)),
    points ? words.atTheEnd(words.vp(points)) : "",
    chit ? `${nameOf(info, "chits", chit)}: ${chitSays(tongue, box, chit)}` : "",
    ...jumpsFrom(box, line, column).map((jump) =>
      words.jump(resourceName(tongue, jump.line), words.money(jump.price)),
    ),
  ];
  const title = words.at(resourceName(tongue, line), column);
  return { title, kind: label(info, "patents"), lines: lines.filter(Boolean) };
}

function aboutChit(tongue: Tongue, box: Box, chit: Chit): About {
  const { info } = tongue;
  return {
    title: nameOf(info, "chits", chit),
    kind: label(info, "chits"),
    lines: [chitSays(tongue, box, chit)],
  };
}

export function aboutSpot(tongue: Tongue, box: Box, view: ExpoView, spot: Spot): About {
  const [what, first = "", second = ""] = spot.split(" ");
  switch (what) {
    case "card":
      return aboutCard(tongue, box, view, first as Card);
    case "own":
      return aboutTile(tongue, box, view.players[view.seat ?? view.actor ?? 0]?.tiles[Number(first)] ?? "");
    case "station":
      return aboutTile(tongue, box, view.station[Number(first)] ?? "");
    case "project":
      return aboutProjectSpace(tongue, box, view, first as Shape);
    case "technology":
      return aboutTile(tongue, box, first);
    case "lab":
      return aboutLab(tongue, box, view, Number(first), second);
    case "box":
      return aboutBox(tongue, view);
    case "space":
      return aboutSpace(tongue, box, view, first, Number(second));
    case "chit":
      return aboutChit(tongue, box, first as Chit);
    default:
      return NOTHING;
  }
}

/** Everything about a spot in one line, with whether the reader may choose it. */
export function spokenSpot(tongue: Tongue, box: Box, view: ExpoView, spot: Spot, playable: boolean): string {
  const { title, kind, lines } = aboutSpot(tongue, box, view, spot);
  return [title, kind, ...lines, playable ? tongue.words.canBeChosen : ""].filter(Boolean).join("; ");
}

/** A space of a lab in one line: the space comes first, for those who walk over it. */
export function spokenCell(
  tongue: Tongue,
  box: Box,
  view: ExpoView,
  seat: number,
  cell: string,
  playable: boolean,
): string {
  const { title, lines } = aboutLab(tongue, box, view, seat, cell);
  return [cell, title, ...lines, playable ? tongue.words.canBeChosen : ""].filter(Boolean).join("; ");
}
