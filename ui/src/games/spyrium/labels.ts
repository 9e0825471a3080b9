/** What the buttons of moves say. */

import { abilityText, cardName, type Tongue } from "./describe";
import { cardAt, cardOf, type Ability, type Box, type SpyriumView } from "./model";
import { read } from "./moves";
import { buildCost, gainOf, hasSeveralWays, leastFor } from "./prices";

/** A move in few words, with what it costs or brings now. `says` is the server's sentence, for what is unknown. */
export function moveLabel(tongue: Tongue, box: Box, view: SpyriumView, move: string, says: string): string {
  const { info, words } = tongue;
  const found = read(move);
  const holdings = view.players[view.actor ?? -1];
  switch (found?.kind) {
    case "place":
      return found.gap;
    case "gain":
      return words.gain(words.money(gainOf(view, found.place)));
    case "activate":
      return activateLabel(tongue, box, view, found.place, found.lobbying);
    case "use":
    case "again":
      return ability(tongue, cardOf(box, found.card)?.abilities[found.ability - 1], says);
    case "event":
      return ability(
        tongue,
        box.events.find(({ id }) => id === view.event?.id)?.abilities[found.ability - 1],
        says,
      );
    case "plot":
      return words.plotFor(words.money(buildCost(view, move)?.total ?? 0));
    case "replace":
      return words.replaceFor(
        cardName(info, box, found.card),
        words.money(buildCost(view, move)?.total ?? 0),
      );
    case "token":
      return found.value === found.counts
        ? words.useToken(found.value)
        : `${words.useToken(found.value)} ${words.countsAs(found.counts)}`;
    case "residence":
      return found.scores
        ? words.residenceScore(words.vp(holdings?.residence_value ?? 0))
        : words.residenceMove(box.residence[holdings?.residence ?? 0] ?? 0);
    case "bonus":
      return found.what === "worker" ? words.bonusWorker : words.bonusMoney(words.money(box.bonus_money));
    case "phase":
      return words.phaseTwo;
    case "pass":
      return words.pass;
    case "taylorism":
    case undefined:
      return says;
  }
}

function ability(tongue: Tongue, found: Ability | undefined, says: string): string {
  return found ? abilityText(tongue, found) : says;
}

function activateLabel(
  tongue: Tongue,
  box: Box,
  view: SpyriumView,
  place: string,
  lobbying: boolean,
): string {
  const { words } = tongue;
  const money = words.money(leastFor(view, place, lobbying));
  const kind = cardAt(box, view, place)?.kind;
  const several = hasSeveralWays(box, view, place);
  const label =
    kind === "character"
      ? words.hire(money)
      : kind === "technique"
        ? words.patent(money)
        : several
          ? words.buildFrom(money)
          : words.build(money);
  return lobbying ? `${label} (${words.withLobbying})` : label;
}
