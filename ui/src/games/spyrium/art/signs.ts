/** Our own signs on a 24 × 24 grid, in the ink of the place they stand in. */

import type { CardSymbol } from "../model";

/** A stroke or, where `fill` is set, a surface. */
export interface Shape {
  d: string;
  fill?: boolean;
  width?: number;
}

/** A worker with his cap. */
export const WORKER =
  "M12 1.6c2.7 0 4.7 1.7 5 4.1l1.9.9-.3 1.3-1.8-.1c-.4 1.3-1.2 2.3-2.2 2.9 4.2.9 6.1 4 6.6 11.9H2.8c.5-7.9 2.4-11 6.6-11.9-1.3-.8-2.2-2.3-2.4-4.1C6.9 3.7 9.1 1.6 12 1.6z";

/** A crystal of spyrium, and its facets. */
export const CRYSTAL = "M12 .8L20.8 7.6 18 20 12 23.3 6 20 3.2 7.6z";
export const FACETS = "M3.2 7.6L9 9.2 12 .8 15 9.2 20.8 7.6M9 9.2L6 20M15 9.2L18 20M9 9.2h6";

/** A rosette, for points. */
function rosette(petals: number, outer: number, inner: number): string {
  const points = Array.from({ length: petals * 2 }, (_, at) => {
    const angle = (at * Math.PI) / petals - Math.PI / 2;
    const r = at % 2 ? inner : outer;
    return `${(12 + r * Math.cos(angle)).toFixed(2)} ${(12 + r * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}z`;
}
export const ROSETTE = rosette(12, 11.8, 9.6);
export const STAR = rosette(5, 6.4, 2.7);

export const SYMBOL_SIGNS: Record<CardSymbol, Shape[]> = {
  mine: [
    { d: "M4 7.5C8.5 2.5 15.5 2.5 20 7.5", width: 2.6 },
    { d: "M12 4.5V22", width: 2.6 },
  ],
  factory: [{ d: "M3 21V12l5 3v-3l5 3V4h3.5l.8 8.5L21 15v6z", fill: true, width: 1 }],
  research: [
    {
      d: "M9.5 2.5h5M10.3 2.5v6.5L4.5 19c-.7 1.4.1 2.5 1.6 2.5h11.8c1.5 0 2.3-1.1 1.6-2.5L13.7 9V2.5",
      width: 1.8,
    },
    { d: "M7.5 15h9l2.5 5H5z", fill: true, width: 0 },
  ],
};

export const SIGNS = {
  arrow: [{ d: "M2.5 12h16M13 6l6.5 6-6.5 6", width: 2.6 }],
  residence: [
    { d: "M3 12L12 4.5 21 12M5.5 10.5V21h13V10.5", width: 2 },
    { d: "M10 21v-5.5h4V21z", fill: true, width: 1 },
    { d: "M8 4l1.5-2.5L12 3.5l2.5-2L16 4", width: 1.4 },
  ],
  again: [
    { d: "M19.5 12a7.5 7.5 0 1 1-2.6-5.7", width: 2.4 },
    { d: "M20.5 2.5v5.8h-5.8z", fill: true, width: 0.8 },
  ],
  placing: [
    { d: "M3 21.5h18M5 21.5v-3M19 21.5v-3", width: 2 },
    { d: "M12 3v11M7.5 9.8L12 14.5l4.5-4.7", width: 2.4 },
  ],
  building: [{ d: "M3.5 20.5L13 11M9.5 4.5l10 10M8 7.5L12.5 3l8.5 8.5-4.5 4.5", width: 2.4 }],
  plot: [
    {
      d: "M3.5 3.5h3M9.5 3.5h5M17.5 3.5h3v3M20.5 9.5v5M20.5 17.5v3h-3M14.5 20.5h-5M6.5 20.5h-3v-3M3.5 14.5v-5M3.5 6.5v-3M12 8v8M8 12h8",
      width: 1.9,
    },
  ],
  first: [{ d: "M5 22V2.5M5 3.5h13.5l-3.5 4.5 3.5 4.5H5", width: 2.2 }],
  event: [
    { d: "M5 3h14v18H5z", width: 1.9 },
    { d: "M8 7h8M8 11h8M8 14.5h4M8 18h4M15 14h1.5v4H15z", width: 1.6 },
  ],
  used: [{ d: "M4 12.5l5.5 6L20.5 5.5", width: 3 }],
  deck: [{ d: "M7 3h12v15H7zM5 6H4v15h12v-1", width: 1.9 }],
} as const satisfies Record<string, Shape[]>;
