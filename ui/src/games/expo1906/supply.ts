/** What tiles give and projects get, put together for the eye. */

import type { Amounts, Box, Effect } from "./model";

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

/** What an effect gives to projects, those that it completes last. */
export function gifts(
  box: Box,
  effect: Effect | undefined,
): { project: string; amounts: Amount[]; done: boolean }[] {
  if (!effect) return [];
  const projects = [...new Set([...Object.keys(effect.supplies), ...effect.completes])];
  return projects
    .map((project) => ({
      project,
      amounts: listed(box, effect.supplies[project] ?? {}),
      done: effect.completes.includes(project),
    }))
    .sort((one, other) => Number(one.done) - Number(other.done));
}

/** What a project would get beyond what it has. */
export function soonOf(effect: Effect | undefined, project: string): Amounts {
  return effect?.supplies[project] ?? {};
}
