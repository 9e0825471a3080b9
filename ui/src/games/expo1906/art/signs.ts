/** Signs of the house on the 48 × 48 grid: the jury's seal, the ghost, the scrap. */

import { circle, star, type Drawing } from "./draw";

export const SIGNS: Record<string, Drawing> = {
  jury: {
    vermilion: "M15 27L8 45l7-2.5 4 5 5-13 5 13 4-5 7 2.5-7-18z",
    sun: star(24, 18, 16, 17, 14.4),
    light: circle(24, 18, 10.5),
    lines: `${star(24, 18, 16, 17, 14.4)}${circle(24, 18, 10.5)}M13.5 31L8 45l7-2.5 4 5 4-10.5M34.5 31L40 45l-7-2.5-4 5-4-10.5`,
  },
  ghost: {
    light: "M8 43V21C8 11 15 4 24 4s16 7 16 17v22l-5.3-4.5L29.3 43 24 38.5 18.7 43l-5.4-4.5z",
    lines: "M8 43V21C8 11 15 4 24 4s16 7 16 17v22l-5.3-4.5L29.3 43 24 38.5 18.7 43l-5.4-4.5z",
    ink: `${circle(18, 20, 2.8)}${circle(30, 20, 2.8)}`,
  },
};
