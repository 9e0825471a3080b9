/** Small engineering drawings, 60 × 32: what stands on a zone, era by era. Outlines; the second path is shaded. */

import type { Bonus } from "../model";

export interface Vignette {
  lines: string;
  shade: string;
}

const FACTORIES: Vignette[] = [
  {
    // a workshop with a smoking chimney
    lines:
      "M4 30h52M10 30V17l12-8 12 8v13M34 30v-9h16v9M33 21l4-5h10l4 5M26 11V3h5v11M28 1c-2-1-3 0-4-1M18 30v-7h7v7M39 24h3v3h-3zM45 24h3v3h-3z",
    shade: "M10 17l12-8 12 8z",
  },
  {
    // a mill with a sawtooth roof
    lines:
      "M3 30h54M9 30V16l9-6v6l9-6v6l9-6v20M36 30V18h16v12M41 18l1-17h5l1 17M41.5 5h6M13 21h4v4h-4zM21 21h4v4h-4zM29 21h3v4h-3zM40 22h8M40 26h8",
    shade: "M9 16l9-6v6l9-6v6l9-6v8H9z",
  },
  {
    // works with a blast furnace
    lines:
      "M3 30h54M6 30V19q11-7 22 0v11M8 19h18M12 30v-6h5v6M34 30l2-15h8l2 15M37 15l1-6h4l1 6M40 9V5l-9 9M31 14v16M49 30V4h4v26M55 30V9h3v21M51 2c2-1 3 0 4-1",
    shade: "M34 30l2-15h8l2 15z",
  },
  {
    // a plant with ribbon windows and tanks
    lines:
      "M3 30h54M5 30V14h30v16M5 17h30M5 21h30M5 25h30M39 30V18q4-4 8 0v12M49 30V18q4-4 8 0v12M39 20h8M49 20h8M35 16h8v-3M43 13h10v3M16 14V8h8v6M20 8V3",
    shade: "M5 17h30v4H5zM5 25h30v3H5z",
  },
  {
    // a clean hall with a robot's arm and panels on the roof
    lines:
      "M3 30h54M6 30V15q0-3 3-3h42q3 0 3 3v15M6 20h48M14 12l3-6h7l-3 6M26 12l3-6h7l-3 6M38 12l3-6h7l-3 6M22 30v-4l5-5 6 3M33 24v3M20 26h5M42 30v-6h7v6",
    shade: "M14 12l3-6h7l-3 6zM26 12l3-6h7l-3 6zM38 12l3-6h7l-3 6z",
  },
];

const TECHNOLOGIES: Vignette[] = [
  {
    // compasses and set square
    lines:
      "M30 4a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM30 1v3M28.5 9.5L18 29M31.5 9.5L42 29M22 22q8 5 16 0M44 28V8l14 20zM47.5 25v-8l5.5 8zM4 28h10M4 25v3M9 26v2M14 25v3",
    shade: "M44 28V8l14 20z",
  },
  {
    // a flywheel with its piston
    lines:
      "M20 3a13 13 0 1 1 0 26a13 13 0 1 1 0-26zM20 6.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19zM20 14a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM20 6.5V14M20 18v7.5M10.5 16H18M22 16h7.5M22 15l18-4M40 9h16v6H40zM44 9V4h8v5M38 30h20M42 15v15M54 15v15",
    shade: "M40 9h16v6H40z",
  },
  {
    // a lamp that shines
    lines:
      "M26 22c0-4-5-5-5-11a9 9 0 1 1 18 0c0 6-5 7-5 11zM26 25h8M27 28h6M27 20l-2-8 3 3 2-3 2 3 3-3-2 8M12 11H6M15 3l-4-3M48 11h6M45 3l4-3M16 20l-4 3M44 20l4 3",
    shade: "M26 22c0-4-5-5-5-11a9 9 0 1 1 18 0c0 6-5 7-5 11z",
  },
  {
    // an atom
    lines:
      "M30 10c14 0 24 2.5 24 6s-10 6-24 6S6 19.5 6 16s10-6 24-6zM24.8 13c7-11 14-16 17-14.5s.5 10-6.5 20.5-14 16-17 14.5-.5-9.5 6.5-20.5zM35.2 13c7 10.5 9.5 19 6.5 20.5S31.7 30 24.7 19 15.2 0 18.2-1.5 28.2 2 35.2 13z",
    shade: "M30 13a3 3 0 1 1 0 6a3 3 0 1 1 0-6z",
  },
  {
    // nodes of a net around a chip
    lines:
      "M23 9h14v14H23zM26 12h8v8h-8zM23 12h-8V5M23 16H8M23 20h-6v7M37 12h8V5M37 16h15M37 20h6v7M27 9V3M33 9V3M27 23v6M33 23v6M15 2.5a1.5 1.5 0 1 1 0 3M6.5 14.5h3v3h-3zM50.5 14.5h3v3h-3zM15.5 26.5h3v3h-3zM41.5 26.5h3v3h-3zM43.5 2.5h3v3h-3z",
    shade: "M26 12h8v8h-8z",
  },
];

const BONUSES: Record<Bonus, Vignette> = {
  port: {
    // a crane and a steamer
    lines:
      "M3 25q4-3 8 0t8 0 8 0 8 0 8 0 8 0 6 0M3 30q4-3 8 0t8 0 8 0 8 0 8 0 8 0 6 0M8 22l-3-6h30l-3 6M12 16v-5h14v5M17 11V4h5v7M28 16v-3h4v3M46 22V4h4v18M44 22h8M50 5L36 3M37 3v6M35.5 9h3",
    shade: "M8 22l-3-6h30l-3 6z",
  },
  railway_station: {
    // a locomotive
    lines:
      "M2 29h56M8 23V8h14v15M6 8h18M11 11h8v6h-8zM22 13h25v10H8M41 13V6M38.5 6h5M30 13v-3h4v3M47 18h5v5h-5M14 21a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM28 21a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM42 21a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM14 25h28M52 23l4 4h-6",
    shade: "M22 13h25v10H22z",
  },
  pumping_station: {
    // a pump with its hand wheel
    lines:
      "M2 19h12v8H2M12 17h4v12h-4zM46 19h12v8M46 17h-4v12h4zM16 19c3-7 23-7 26 0v8c-3 3-23 3-26 0zM29 14V6M20 6h18M20 4v4M38 4v4M23 30h12M29 27v3M23 22a6 5 0 0 1 12 0",
    shade: "M16 19c3-7 23-7 26 0v8c-3 3-23 3-26 0z",
  },
  power_station: {
    // cooling towers and a pylon
    lines:
      "M2 30h56M5 30c4-9 3-14 2-20h13c-1 6-2 11 2 20M22 30c4-9 3-14 2-20h13c-1 6-2 11 2 20M7 13h13M24 13h13M9 6c1-3 4-1 5-4M26 6c1-3 4-1 5-4M44 30l5-26 5 26M45.5 22h7M47 14h4M42 9h14M49 4v5M45.5 22l5.5-8M52.5 22L47 14",
    shade: "M5 30c4-9 3-14 2-20h13c-1 6-2 11 2 20zM22 30c4-9 3-14 2-20h13c-1 6-2 11 2 20z",
  },
};

/** What is drawn on a zone of this kind; nothing on a joker's. */
export function vignette(kind: string, era: number, bonus: Bonus | null): Vignette | null {
  if (bonus) return BONUSES[bonus];
  if (kind === "factory") return FACTORIES[era - 1]!;
  return kind === "technology" ? TECHNOLOGIES[era - 1]! : null;
}
