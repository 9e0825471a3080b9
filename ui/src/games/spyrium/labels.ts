/** What the buttons of moves say. */

import type { MoveInfo } from "../../api/wire";
import { cardName, exchangeText, plainName, sumText, type Tongue } from "./describe";
import { cardAt, meaningOf, type Box, type SpyriumView } from "./model";
import { read } from "./moves";
import { payableTotals } from "./prices";

/** A move in few words, with what it costs or brings now; the server's sentence for what needs no other. */
export function moveLabel(tongue: Tongue, box: Box, view: SpyriumView, info: MoveInfo): string {
  const { words } = tongue;
  const found = read(info.move);
  const { takes = {}, gives = {}, value = 0 } = meaningOf(info);
  switch (found?.kind) {
    case "place":
      return found.gap;
    case "gain":
      return words.gain(words.money(gives.earns ?? 0));
    case "activate":
      return activateLabel(tongue, box, view, info, found);
    case "use":
    case "again":
    case "event":
      return exchangeText(tongue, takes, gives);
    case "plot":
      return words.plotFor(words.money(takes.pays ?? 0));
    case "replace": {
      const name = cardName(tongue.info, box, found.card);
      return words.replaceFor(found.used ? `${name} (${words.used})` : name, words.money(takes.pays ?? 0));
    }
    case "token":
      return words.tokenFor(
        found.value === found.counts
          ? words.useToken(found.value)
          : `${words.useToken(found.value)} ${words.countsAs(found.counts)}`,
        takes.pays ? exchangeText(tongue, takes, gives) : sumText(tongue, gives),
      );
    case "residence":
      return found.scores ? words.residenceScore(words.vp(gives.scores ?? 0)) : words.residenceMove(value);
    case "bonus":
      return found.what === "worker" ? words.bonusWorker : words.bonusMoney(words.money(gives.earns ?? 0));
    case "phase":
      return words.phaseTwo;
    case "pass":
      return words.pass;
    case "taylorism":
    case undefined:
      return info.says;
  }
}

/** Where but one way to build can be paid for, the engine takes it: what makes room for it must be said before. */
function activateLabel(
  tongue: Tongue,
  box: Box,
  view: SpyriumView,
  info: MoveInfo,
  { place, lobbying }: { place: string; lobbying: boolean },
): string {
  const { words } = tongue;
  const totals = payableTotals(view, place, lobbying);
  const money = words.money(Math.min(...totals));
  const { replaces, technique } = meaningOf(info);
  const kind = cardAt(box, view, place)?.kind;
  const label =
    kind === "character"
      ? words.hire(money)
      : kind === "technique"
        ? words.patent(money)
        : replaces
          ? words.buildInPlaceOf(cardName(tongue.info, box, replaces), money)
          : totals.length > 1
            ? words.buildFrom(money)
            : words.build(money);
  const helpers = [lobbying ? "lobbying" : null, technique].filter((id) => typeof id === "string");
  return helpers.length ? `${label} (${helpers.map((id) => plainName(tongue.info, id)).join(", ")})` : label;
}
