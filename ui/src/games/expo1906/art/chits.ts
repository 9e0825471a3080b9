import type { Drawing } from "./draw";

export const CHITS: Record<string, Drawing> = {};
