/** Signs of the house: the jury's seal, the leader's wreath, the ghost, the scrap. */

import { circle, cog, laurel, star, type Drawing } from "./draw";

const SHEET = "M8 44.5V26C8 17.5 15 12 24 12s16 5.5 16 14v18.5l-5.3-4.5-5.4 4.5-5.3-4.5-5.3 4.5-5.4-4.5z";
const HAT = "M11 12.5h26M16 12.5l-1-11h18l-1 11z";
const BRICKS = "M3.5 36.5h14v8h-14zM20.5 38l13-2 1.3 7.8-13 2z";
const PLANK = "M5 11l5.5-6 22 20.5-3 2.5 1 3.5-4-.5z";

export const SIGNS: Record<string, Drawing> = {
  jury: {
    vermilion: "M15 30L9.5 45.5l6-2 3.5 4L24 34l5 13.5 3.5-4 6 2L33 30z",
    sun: star(24, 18.5, 16, 17, 14.2),
    light: circle(24, 18.5, 10),
    lines: `M13.5 31L8.5 45l6.5-2 4 4 4-11M34.5 31l5 14-6.5-2-4 4-4-11${star(24, 18.5, 16, 17, 14.2)}${circle(24, 18.5, 10)}`,
    ink: star(24, 18.5, 5, 7.5, 3.1),
  },
  leader: {
    patina: laurel(24, 23, 16),
    sun: star(24, 23, 5, 10, 4.2),
    fine: laurel(24, 23, 16),
    lines: star(24, 23, 5, 10, 4.2),
  },
  ghost: {
    light: SHEET,
    vermilion: "M15.5 8.5h17l.3 4H15.2z",
    lines: `${SHEET}${HAT}`,
    ink: `M15 1.5h18l-.7 7H15.7z${circle(18.5, 22.5, 2.7)}${circle(29.5, 22.5, 2.7)}M24 30.5c-2 3.8-7.5 4.8-11 1.5 2.6.2 4.2-1 5.2-2.6 1.4-2 4.4-1.8 5.8.3 1.4-2.1 4.4-2.3 5.8-.3 1 1.6 2.6 2.8 5.2 2.6-3.5 3.3-9 2.3-11-1.5z`,
  },
  scrap: {
    patina: cog(35, 15, 9, 11.5, 8.6),
    sun: PLANK,
    vermilion: BRICKS,
    fine: "M9 12l15 14M12 9.5l12 11.5M35 4l-2.5 6 4 4-3.5 5M4 31l4-3 3 3 4-2",
    lines: `${cog(35, 15, 9, 11.5, 8.6)}${PLANK}${BRICKS}M39 44.5V36c0-3 1.5-5 4.5-5H46`,
    ink: circle(35, 15, 2.4),
  },
};
