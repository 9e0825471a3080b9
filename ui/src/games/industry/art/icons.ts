/** Our own icons on a 24 × 24 grid: things on a cream tile with an ink outline, and signs in the ink of the place. */

import type { JokerOf, Kind, Network } from "../model";

/** A stroke or a surface. `fill` is a colour, "ink" for the colour of the text around, or absent for an outline. */
export interface Shape {
  d: string;
  fill?: string;
  /** The outline's width; 0 for none. */
  width?: number;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** A cog wheel around 12, 12. */
function cog(teeth: number, outer: number, inner: number): string {
  const at = (angle: number, r: number): string =>
    `${(12 + r * Math.cos(angle)).toFixed(2)} ${(12 + r * Math.sin(angle)).toFixed(2)}`;
  const step = (2 * Math.PI) / teeth;
  const points = Array.from({ length: teeth }, (_, tooth) => {
    const start = tooth * step - step / 2;
    return [
      at(start - step * 0.02, inner),
      at(start + step * 0.14, outer),
      at(start + step * 0.42, outer),
      at(start + step * 0.58, inner),
    ].join("L");
  });
  return `M${points.join("L")}z`;
}

export const GEAR = cog(12, 11.5, 9.2);

export const RESOURCE_ICONS: Record<JokerOf, Shape[]> = {
  stone: [
    { d: "M3.5 17L6 9l6-4 6.5 3L21 15.5 18 19.5H6z", fill: "#aeb0ab" },
    { d: "M6 9l5.5 3.5L18.5 8M11.5 12.5L10.5 19.5", width: 1.1 },
  ],
  brick: [
    { d: "M3 6.5h8.6v5H3zM12.4 6.5H21v5h-8.6z", fill: "#c9553a" },
    { d: "M3 12.5h3.8v5H3zM7.7 12.5h8.6v5H7.7zM17.2 12.5H21v5h-3.8z", fill: "#b1432b" },
  ],
  wood: [
    { d: circle(7.7, 15.6, 4.3) + circle(16.3, 15.6, 4.3) + circle(12, 8.3, 4.3), fill: "#b5763f" },
    {
      d: circle(7.7, 15.6, 1.9) + circle(16.3, 15.6, 1.9) + circle(12, 8.3, 1.9),
      fill: "#f0cf9d",
      width: 0.9,
    },
  ],
  ceramics: [
    {
      d: "M8.5 3.5h7l-1.2 3.3c3.5 1.4 5.2 3.8 5.2 6.7 0 4-3.5 7-7.5 7s-7.5-3-7.5-7c0-2.9 1.7-5.3 5.2-6.7z",
      fill: "#e09a55",
    },
    { d: "M5 11.5q2.3 2 4.7 0t4.7 0 4.6 0M5.3 15.8h13.4", width: 1.2 },
  ],
  glass: [
    {
      d: "M6.5 3.5h11c.3 6-1.6 9.4-4.5 10.1V18h3.5v2.5h-9V18H11v-4.4C8.1 12.9 6.2 9.5 6.5 3.5z",
      fill: "#b5e2ef",
    },
    { d: "M7 8h10", width: 1.1 },
  ],
  iron: [
    {
      d: "M2.5 8h4.7V6.2h14v3c-3 .2-5.2 1.5-5.7 4v1.3l2.7 3v2.3H7.5v-2.3l2.3-3v-1.8C6 12.5 2.9 11.5 2.5 8z",
      fill: "#666c75",
    },
  ],
  cable: [
    { d: "M18.5 13v5.5H22", width: 2 },
    { d: circle(11, 12, 8), fill: "#ea9232" },
    { d: circle(11, 12, 5.3), width: 1.1 },
    { d: circle(11, 12, 2.6), fill: "#fbf4e2", width: 1.1 },
  ],
  steel: [{ d: "M4.5 4h15v4.2h-5v7.6h5V20h-15v-4.2h5V8.2h-5z", fill: "#8fabc4" }],
  cement: [
    {
      d: "M5.5 5.5c2.5-2 10.5-2 13 0l-1.2 2.7c1.9 3.3 1.9 8.3.7 12.3H6c-1.2-4-1.2-9 .7-12.3z",
      fill: "#d8d0bf",
    },
    { d: "M5.3 12h13.4v4.5H5.3z", fill: "#8b8172", width: 0.9 },
  ],
  plastic: [
    { d: "M9.8 2.8h4.4v3.4c2.3 1.2 3.3 2.7 3.3 5.3v9.7h-11v-9.7c0-2.6 1-4.1 3.3-5.3z", fill: "#df6aa6" },
    { d: "M6.5 12h11v4.8h-11z", fill: "#fbe3ef", width: 1 },
  ],
  computer: [
    { d: "M3 4.5h18v12H3z", fill: "#e9e2d0" },
    { d: "M5.3 6.7h13.4v7.6H5.3z", fill: "#2b8a74", width: 0.9 },
    { d: "M12 16.5v3M7.5 20h9", width: 1.8 },
  ],
  "?": [
    { d: "M3 3h18v18H3z", fill: "#f0c95f", width: 0 },
    { d: "M8 9.2c0-2.7 1.7-4.2 4.1-4.2s4.1 1.5 4.1 3.8c0 3.1-4 3.3-4 6.4", width: 2.6 },
    { d: circle(12.1, 18.6, 1.2), fill: "ink", width: 0.6 },
  ],
};

export const KIND_SIGNS: Record<Kind, Shape[]> = {
  joker: [
    { d: "M6 2.5h12v19H6z" },
    { d: "M12 7l1.5 3.3 3.5.4-2.6 2.4.7 3.5L12 14.9l-3.1 1.7.7-3.5L7 10.7l3.5-.4z", fill: "ink", width: 0 },
  ],
  bonus: [{ d: circle(12, 12, 9.3) }, { d: "M8 8l8 8M16 8l-8 8", width: 2.6 }],
  factory: [{ d: "M2.5 21V11l5 3.5V11l5 3.5V11l3.5 2.5V3h3.5v10l2 1.5V21z", fill: "ink", width: 1 }],
  technology: [
    { d: "M9 17.5c0-3-3.5-4.5-3.5-9a6.5 6.5 0 0 1 13 0c0 4.5-3.5 6-3.5 9z" },
    { d: "M9.2 20.5h5.6M10.5 22.8h3", width: 1.8 },
  ],
};

export const NETWORK_SIGNS: Record<Network, Shape[]> = {
  river: [
    { d: "M2 8q2.5-3 5 0t5 0 5 0 5 0M2 13.5q2.5-3 5 0t5 0 5 0 5 0M2 19q2.5-3 5 0t5 0 5 0 5 0", width: 2.2 },
  ],
  rails: [{ d: "M8 2L6 22M16 2l2 20M5 6h14M4.5 11h15M4 16h16M3.5 21h17", width: 2 }],
  pipeline: [
    { d: "M1.5 9.5h21v7h-21z", width: 2 },
    { d: "M6.5 7v12M17.5 7v12M12 9V4M8.5 4h7", width: 2.4 },
  ],
  power_line: [{ d: "M13.5 1.5L4.5 13.5h6L8.5 22.5l11-13h-6.5z", fill: "ink", width: 0.8 }],
};

export const SIGNS = {
  coin: [
    { d: circle(12, 12, 10.3), fill: "#f0c95f", width: 1.6 },
    { d: circle(12, 12, 7.6), width: 0.8 },
  ],
  hammer: [
    { d: "M5.2 9.8l6-6 5.5 5.5-6 6z", fill: "ink", width: 1 },
    { d: "M3.8 8.4l8.8-8.8M18 10.7l-8.8 6.3M14.5 13L22 20.5", width: 2.6 },
  ],
  clock: [
    { d: circle(12, 12, 9.5), width: 2 },
    { d: "M12 6.5V12l4 2.5", width: 2.2 },
  ],
  bank: [{ d: "M2.5 9L12 3l9.5 6zM5 10.5v7M9.7 10.5v7M14.3 10.5v7M19 10.5v7M3 20.5h18", width: 1.9 }],
  bag: [
    { d: "M9 7c-5 4-6.5 8-5.5 12 .4 1.4 1.5 2.2 3 2.2h11c1.5 0 2.6-.8 3-2.2 1-4-.5-8-5.5-12z" },
    { d: "M8 3.5l1.5 3h5l1.5-3-2 .8-2-.8-2 .8z" },
  ],
  road: [{ d: "M8.5 2L3.5 22M15.5 2l5 20M12 3v3.5M12 10v4M12 17.5V22", width: 2 }],
  link: [
    { d: `${circle(4.5, 12, 2.2)}${circle(12, 12, 2.2)}${circle(19.5, 12, 2.2)}`, fill: "ink", width: 0 },
  ],
  first: [{ d: "M5 22V2.5M5 3.5h13.5l-3.5 4.5 3.5 4.5H5", width: 2.2 }],
  discount: [{ d: "M12 3v14M5.5 11L12 18l6.5-7M4.5 21.5h15", width: 2.4 }],
  grant: [
    {
      d: "M3 12.5h4.5l5 2.5c1.5.8 1 3-.8 2.8l-3-.3M13.5 16.5l6-3c1.5-.5 2.8 1 1.5 2.2l-7 5.3H7.5L3 19.5M14 2v8M10.5 6.7L14 10l3.5-3.3",
      width: 1.9,
    },
  ],
  arrow: [{ d: "M3 12h16M13 5.5L19.5 12 13 18.5", width: 3 }],
  done: [{ d: "M3.5 12.5l6 6.5L20.5 5.5", width: 3 }],
} as const satisfies Record<string, Shape[]>;

export type SignName = keyof typeof SIGNS;
