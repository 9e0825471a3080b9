/** Our own signs on a 24 × 24 grid, in the ink of the place they stand in. */

import type { CardSymbol } from "../model";

/** A stroke or, where `fill` is set, a surface. */
export interface Shape {
  d: string;
  fill?: boolean;
  width?: number;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** A worker with his cap. */
export const WORKER =
  "M12 1.6c2.700 0 4.700 1.700 5 4.100l1.900.9-.3 1.300-1.800-.1c-.4 1.300-1.200 2.300-2.200 2.900 4.200.9 6.100 4 6.600 11.900H2.800c.5-7.900 2.400-11 6.600-11.900-1.300-.8-2.200-2.300-2.400-4.100C6.900 3.700 9.100 1.600 12 1.600z";

/** A crystal of spyrium, and its facets. */
export const CRYSTAL = "M12 .8L20.800 7.600 18 20 12 23.300 6 20 3.200 7.600z";
export const FACETS =
  "M3.200 7.600L9 9.200 12 .8 15 9.200 20.800 7.600M9 9.200L6 20M15 9.200L18 20M9 9.200h6";

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
    { d: "M4 7.500C8.500 2.500 15.500 2.500 20 7.500", width: 2.6 },
    { d: "M12 4.500V22", width: 2.6 },
  ],
  factory: [{ d: "M3 21V12l5 3v-3l5 3V4h3.500l.8 8.500L21 15v6z", fill: true, width: 1 }],
  research: [
    {
      d: "M9.500 2.500h5M10.300 2.500v6.500L4.500 19c-.7 1.400.1 2.500 1.600 2.500h11.800c1.500 0 2.300-1.100 1.600-2.500L13.700 9V2.500",
      width: 1.8,
    },
    { d: "M7.500 15h9l2.500 5H5z", fill: true, width: 0 },
  ],
};

export const SIGNS = {
  arrow: [{ d: "M2.500 12h16M13 6l6.500 6-6.500 6", width: 2.6 }],
  residence: [
    { d: "M3 12L12 4.500 21 12M5.500 10.500V21h13V10.500", width: 2 },
    { d: "M10 21v-5.500h4V21z", fill: true, width: 1 },
    { d: "M8 4l1.500-2.500L12 3.500l2.500-2L16 4", width: 1.4 },
  ],
  again: [
    { d: "M19.500 12a7.500 7.500 0 1 1-2.600-5.700", width: 2.4 },
    { d: "M20.500 2.500v5.800h-5.800z", fill: true, width: 0.8 },
  ],
  placing: [
    { d: "M3 21.500h18M5 21.500v-3M19 21.500v-3", width: 2 },
    { d: "M12 3v11M7.500 9.800L12 14.500l4.500-4.700", width: 2.4 },
  ],
  building: [
    { d: "M3.500 20.500L13 11M9.500 4.500l10 10M8 7.500L12.500 3l8.500 8.500-4.500 4.500", width: 2.4 },
  ],
  plot: [
    {
      d: "M3.500 3.500h3M9.500 3.500h5M17.500 3.500h3v3M20.500 9.500v5M20.500 17.500v3h-3M14.500 20.500h-5M6.500 20.500h-3v-3M3.500 14.500v-5M3.500 6.500v-3M12 8v8M8 12h8",
      width: 1.9,
    },
  ],
  first: [{ d: "M5 22V2.500M5 3.500h13.500l-3.500 4.500 3.500 4.500H5", width: 2.2 }],
  event: [
    { d: "M5 3h14v18H5z", width: 1.9 },
    { d: "M8 7h8M8 11h8M8 14.500h4M8 18h4M15 14h1.500v4H15z", width: 1.6 },
  ],
  used: [{ d: "M4 12.500l5.500 6L20.500 5.500", width: 3 }],
  passed: [{ d: "M6 4v16M12 4l8 8-8 8z", width: 2.2 }],
  deck: [{ d: "M7 3h12v15H7zM5 6H4v15h12v-1", width: 1.9 }],
  market: [{ d: "M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h7v7h-7z", width: 2 }],
  cup: [{ d: circle(12, 12, 9.3), width: 2 }],
} as const satisfies Record<string, Shape[]>;

export type SignName = keyof typeof SIGNS;
