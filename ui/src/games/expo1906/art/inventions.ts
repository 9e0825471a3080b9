import type { Drawing } from "./draw";

export const INVENTIONS: Record<string, Drawing> = {};
