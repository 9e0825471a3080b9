import type { Drawing } from "./draw";

export const CARDS: Record<string, Drawing> = {};
