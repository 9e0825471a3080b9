/** The six action cards, one emblem each. */

import { circle, rays, rect, type Drawing } from "./draw";

export const CARDS: Record<string, Drawing> = {
  // a station's hall of glass and iron, with its clock
  station: {
    patina: "M9 43V25a15 15 0 0 1 30 0v18z",
    sun: rect(2, 20, 7, 23) + rect(39, 20, 7, 23),
    light: circle(24, 21.5, 6),
    vermilion: "M16 43v-8a8 8 0 0 1 16 0v8z",
    fine: `${rays(24, 25, 8, 15, 7, -90, 180)}M2 26h7M39 26h7M5.5 30v8M42.5 30v8`,
    lines: `M9 43V25a15 15 0 0 1 30 0v18M2 43V20h7.5M46 43V20h-7.5M1 43.5h46M16 43v-8a8 8 0 0 1 16 0v8${circle(24, 21.5, 6)}M24 18v3.5l2.6 1.6M24 10V3.5M5.5 20v-5M42.5 20v-5`,
    ink: "M24 3h8l-2 2 2 2h-8z",
  },
  // a temple of learning
  academy: {
    shade: rect(6, 21, 36, 17),
    light: `${rect(7.5, 21, 5.5, 17)}${rect(16.8, 21, 5.5, 17)}${rect(25.7, 21, 5.5, 17)}${rect(35, 21, 5.5, 17)}`,
    sun: "M3.5 17.5L24 4.5l20.5 13z",
    patina: rect(3, 38, 42, 6),
    vermilion: circle(24, 12.8, 3.2),
    fine: "M3 41h42",
    lines: `M3.5 17.5L24 4.5l20.5 13zM3 38h42v6H3zM5 21h38${rect(7.5, 21, 5.5, 17)}${rect(16.8, 21, 5.5, 17)}${rect(25.7, 21, 5.5, 17)}${rect(35, 21, 5.5, 17)}${circle(24, 12.8, 3.2)}`,
  },
  // retort, flask and flame
  laboratory: {
    light:
      "M12.2 7.2C22 5 31 8 35.5 15.5l-4 1C29 12.6 26 10.8 21.8 11.4 24 16 23 17 23.6 17.5H5C5 12 8 8 12.2 7.2z",
    patina: "M5 16.5h18.8a9.3 9.3 0 0 1-18.8 0z",
    sun: "M26 31h15.5l3.6 8.5c.8 2-.2 3.5-2.2 3.5H24.6c-2 0-3-1.5-2.2-3.5z",
    vermilion: "M14.5 28.5c2.8 3 4 4.8 4 6.8 0 2.3-1.8 3.7-4 3.7s-4-1.4-4-3.7c0-2 1.2-3.8 4-6.8z",
    fine: "M29.5 36h8M28.5 39.5h5M5 16.5h18.8",
    lines:
      "M12.2 7.2C22 5 31 8 35.5 15.5M21.8 11.4C26 10.8 29 12.6 31 16M21.8 11.4A9.3 9.3 0 1 1 12.2 7.2M29.5 18.5h9M31.5 18.5V26l-9.1 13.5c-.8 2 .2 3.5 2.2 3.5h18.3c2 0 3-1.5 2.2-3.5L36.5 26v-7.5M14.5 28.5c2.8 3 4 4.8 4 6.8 0 2.3-1.8 3.7-4 3.7s-4-1.4-4-3.7c0-2 1.2-3.8 4-6.8zM7 43h14",
  },
  // the news of the inventions
  journal: {
    light: "M4 6h30v37H9c-3 0-5-2-5-5z",
    shade: "M34 15h10v23c0 3-2 5-5 5s-5-2-5-5z",
    sun: rect(8.5, 21, 11, 10),
    vermilion: rect(8.5, 10.5, 21, 6),
    fine: "M23 22h6.5M23 26h6.5M23 30h6.5M8.5 35h21M8.5 38.8h21M38 20v17",
    lines:
      "M4 6h30v32c0 3 2 5 5 5H9c-3 0-5-2-5-5zM34 15h10v23c0 3-2 5-5 5M8.5 21h11v10h-11zM8.5 10.5h21v6h-21z",
  },
  // the Flatiron of 1902
  skyscraper: {
    light: "M10 45V9l14-5v41z",
    sun: "M24 4l14 7v34H24z",
    patina: "M2 45v-9h8v9zM38 45V33h8v12z",
    fine: "M14 14.5v4M19 12.8v4.4M14 22v4M19 21v4M14 29.5v4M19 29v4M14 37v4M19 37v4M28.5 13v4M33.5 15v4M28.5 21v4M33.5 22v4M28.5 29v4M33.5 29.5v4M28.5 37v4M33.5 37v4",
    lines: "M10 45V9l14-5 14 7v34M24 4v41M1 45h46M2 45v-9h8M38 33h8v12M8 9.7L24 4l16 8",
  },
  // the round table with its lamp
  meeting: {
    sun: "M15 13.5c0-5 4-8.5 9-8.5s9 3.5 9 8.5z",
    patina: "M4 32c0-4 9-7 20-7s20 3 20 7-9 7-20 7-20-3-20-7z",
    light: "M21.5 28.5l8 1.2-2.5 4.6-8-1.2z",
    fine: "M18 16l-3 6M24 16v6M30 16l3 6",
    lines:
      "M24 1.5V5M15 13.5c0-5 4-8.5 9-8.5s9 3.5 9 8.5zM4 32c0-4 9-7 20-7s20 3 20 7-9 7-20 7-20-3-20-7zM4 32v3c0 4 9 7 20 7s20-3 20-7v-3M21.5 28.5l8 1.2-2.5 4.6-8-1.2zM20 42v4M28 42v4",
    ink: `${circle(6.5, 19, 3.4)}${circle(41.5, 19, 3.4)}M2 27.5c0-3 1.6-5 4.5-5 2 0 3.4 1 4 2.6-3 .7-5.4 2-6.6 4.4zM46 27.5c0-3-1.6-5-4.5-5-2 0-3.4 1-4 2.6 3 .7 5.4 2 6.6 4.4z`,
  },
};
