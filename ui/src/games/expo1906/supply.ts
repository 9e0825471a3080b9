/** What tiles give and projects get, put together for the eye. */

import { tileOf, type Amounts, type Box, type Effect, type Holdings } from "./model";

export interface Amount {
  type: string;
  amount: number;
}

/** Amounts in the order of the resources; those of nothing are left out. */
export function listed(box: Box, amounts: Amounts): Amount[] {
  return box.resources.flatMap((type) => {
    const amount = amounts[type] ?? 0;
    return amount ? [{ type, amount }] : [];
  });
}

/** What a project in the lab lacks; one that is still in the hand lacks all it needs. */
function lacksOf(box: Box, holdings: Holdings, project: string): Amounts {
  const progress = holdings.projects.find(({ id }) => id === project);
  if (progress) return progress.complete ? {} : progress.lacks;
  const found = tileOf(box, project);
  return found?.kind === "project" ? found.tile.needs : {};
}

/** What of an effect a project has a use for: no more than it lacks. */
export function usefulFor(
  box: Box,
  holdings: Holdings,
  effect: Effect | undefined,
  project: string,
): Amounts {
  const lacks = lacksOf(box, holdings, project);
  const given = Object.entries(effect?.supplies[project] ?? {});
  return Object.fromEntries(
    given.flatMap(([type, amount]) => {
      const useful = Math.min(amount, lacks[type] ?? 0);
      return useful ? [[type, useful]] : [];
    }),
  );
}

export interface Gift {
  project: string;
  amounts: Amount[];
  done: boolean;
}

/** What an effect gives to projects that have a use for it, those that it completes last. */
export function gifts(box: Box, holdings: Holdings, effect: Effect | undefined): Gift[] {
  if (!effect) return [];
  return Object.keys(effect.supplies)
    .map((project) => ({
      project,
      amounts: listed(box, usefulFor(box, holdings, effect, project)),
      done: effect.completes.includes(project),
    }))
    .filter(({ amounts, done }) => amounts.length || done)
    .sort((one, other) => Number(one.done) - Number(other.done));
}
