/** How a project can be completed, as the server works it out: shown on the lab, step by step. */

import type { PlanInfo } from "../../../api/wire";
import { tileOf, type Box, type Turn } from "../model";
import { spaceOf, type Space } from "./grid";
import { cellsOf } from "./pieces";

export interface PlanStep {
  do: "put" | "remove";
  /** The tile; "scrap" for one that is removed. */
  tile: string;
  at: string;
  turn: Turn;
  /** It must be bought first. */
  buy: boolean;
}

export interface ProjectPlan {
  project: string;
  steps: PlanStep[];
  purchases: number;
  points: number;
}

/** A step as it is drawn. */
export interface DrawnStep extends PlanStep {
  number: number;
  place: Space;
  /** Where it covers the lab, from its first space. */
  cells: [number, number][];
}

export function planOf(info: PlanInfo): ProjectPlan {
  return info.plan as unknown as ProjectPlan;
}

export function drawnSteps(box: Box, plan: ProjectPlan): DrawnStep[] {
  return plan.steps.map((step, at) => ({
    ...step,
    number: at + 1,
    place: spaceOf(step.at),
    cells: cellsOf(box, tileOf(box, step.tile)?.shape ?? "single", step.turn),
  }));
}
