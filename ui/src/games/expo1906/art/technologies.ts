import type { Drawing } from "./draw";

export const TECHNOLOGIES: Record<string, Drawing> = {};
