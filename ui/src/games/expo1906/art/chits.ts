/** The bonus chits: what earlier exhibitions left behind, and what this one celebrates. */

import { circle, rays, rect, type Drawing } from "./draw";

const TOWER = "M22.5 6h3c.6 14 4 27 13.5 39h-8c-2-9-12-9-14 0H9C18.5 33 21.9 20 22.5 6z";
const CABINS = [
  [24, 3.5],
  [38.3, 11.8],
  [38.3, 28.2],
  [24, 36.5],
  [9.7, 28.2],
  [9.7, 11.8],
]
  .map(([x, y]) => circle(x!, y!, 2.8))
  .join("");
const FRONDS =
  "M36 9c-5-5-11-4-13 2 5-1 9-1 13-2zM36 9c4-6 9-6 11-1-4-.6-7 0-11 1zM36 9c-5 1-8 5-7 10 3-3 5-6 7-10zM36 9c5 0 9 4 9 9-4-2-7-5-9-9z";
const PALETTE =
  "M25 5C12 5 3 13.5 3 24.5S11.5 43 21.5 43c4.5 0 6-2.6 4.6-5.8-1.3-3 .6-5.2 3.9-5.2h6c5.6 0 9-3.6 9-8.8C45 12.6 36.5 5 25 5z";
const PEAKS = "M1 41L14 13l6 8.5L29 5l18 36z";

export const CHITS: Record<string, Drawing> = {
  // Paris 1889
  eiffel: {
    sun: TOWER,
    fine: "M20 27.5l8-9M28 27.5l-8-9M16 36.5l13-9M32 36.5l-13-9M22.3 14l3-5M25.7 14l-3-5",
    lines: `M24 1.5V6${TOWER}M18.5 27.5h11M15 36.5h18M20.5 18.5h7M5 45.5h38`,
  },
  // Chicago 1893
  ferris: {
    shade: circle(24, 20, 16.5),
    fine: `${rays(24, 20, 3, 16.5, 12)}${circle(24, 20, 10.5)}`,
    lines: `${circle(24, 20, 16.5)}M24 20L12.5 45.5M24 20l11.5 25.5M7 45.5h34${CABINS}`,
    vermilion: CABINS,
    ink: circle(24, 20, 3),
  },
  // Brussels 1897: the palace at Tervuren, and a palm
  colonies: {
    sun: rect(2, 27, 28, 17.5),
    patina: `M9 27v-6h14v6z${FRONDS}`,
    vermilion: "M11.5 21c0-6 9-6 9 0z",
    light: "M13 44.5V37a3 3 0 0 1 6 0v7.5z",
    fine: "M5.5 32v7M9.5 32v7M22.5 32v7M26.5 32v7",
    lines: `M2 44.5V27h28v17.5M1 45h46M9 27v-6h14v6M11.5 21c0-6 9-6 9 0M16 16.5V13M13 44.5V37a3 3 0 0 1 6 0v7.5M37 45c2-12 1.5-25-1-36${FRONDS}`,
  },
  // Paris 1900: an entrance by Guimard
  metro: {
    shade: "M13 45h22V33H13z",
    patina: "M7.2 18c10 3 23.6 3 33.6 0l-.4 9.5c-10-2-23-2-32.8 0z",
    sun: "M17.5 6.5c4 .5 6 4 4.5 8-4.5 0-7-3.6-4.5-8zM30.5 6.5c-4 .5-6 4-4.5 8 4.5 0 7-3.6 4.5-8z",
    fine: "M13 37.5h22M13 41.5h22M16.5 23q7.5 1.5 15 0",
    lines:
      "M9.5 45.5C9.5 34 6 26 7 16 7.7 7 14 2 17.5 6.5M38.5 45.5C38.5 34 42 26 41 16 40.3 7 34 2 30.5 6.5M17.5 6.5c4 .5 6 4 4.5 8-4.5 0-7-3.6-4.5-8zM30.5 6.5c-4 .5-6 4-4.5 8 4.5 0 7-3.6 4.5-8zM7.2 18c10 3 23.6 3 33.6 0M7.6 27.5c10-2 23-2 32.8 0M5 45.5h38M13 45V33h22v12",
  },
  // Liège 1905
  fine_arts: {
    light: PALETTE,
    vermilion: circle(13, 17.5, 3.6),
    patina: circle(24, 12.5, 3.6),
    sun: circle(35, 17.5, 3.6),
    fine: `${circle(13, 17.5, 3.6)}${circle(24, 12.5, 3.6)}${circle(35, 17.5, 3.6)}`,
    lines: `${PALETTE}${circle(16, 33, 3.4)}M46 44L31 26`,
    ink: `${circle(12, 26.5, 2.6)}M32.5 28.5c-3-.5-5.5-3-6-6.5 3.5 0 7 1.5 8.5 4z`,
  },
  // Milan 1906
  simplon: {
    sun: circle(40, 12, 6),
    patina: PEAKS,
    light: "M29 5l-6 11 3.5 2 2.5-2.5 3.5 3 3-1.5zM14 13l-4 8.5 3.5-1 3 2.5 2-3z",
    fine: "M23 16l3.5 2 2.5-2.5 3.5 3 3-1.5M10 21.5l3.5-1 3 2.5 2-3",
    lines: `${PEAKS}M1 45.5h46M11.5 45V36a12.5 12.5 0 0 1 25 0v9`,
    ink: "M14 45.5V36a10 10 0 0 1 20 0v9.5zM22.8 33h-1l-4.3 12.5h2.5zM25.2 33h1l4.3 12.5h-2.5z",
  },
};
