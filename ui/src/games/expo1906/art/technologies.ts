/** The technologies, one emblem each. An improvement shows what makes the place of its card better. */

import { circle, rays, rect, star, type Drawing } from "./draw";

const CELL = (x: number): string => `M${x} 14h15v29h-15zM${x + 4} 14v-4h7v4`;

export const TECHNOLOGIES: Record<string, Drawing> = {
  combustion_engines: {
    patina: "M13 2.5h22V23H13z",
    sun: rect(16, 12, 16, 8),
    vermilion: star(24, 7.5, 6, 4.5, 2),
    light: circle(24, 36, 9),
    fine: "M8.5 6h4.5M8.5 10h4.5M8.5 14h4.5M8.5 18h4.5M35 6h4.5M35 10h4.5M35 14h4.5M35 18h4.5M16 14.7h16M16 17.4h16",
    lines: `M13 23V2.5h22V23M16 12h16v8H16zM24 20l4.5 12.5${circle(24, 36, 9)}M6 46h36M11 46V36h4M37 46V36h-4`,
    ink: `${circle(28.5, 33, 2.5)}${circle(24, 36, 2)}`,
  },
  batteries: {
    sun: `${rect(6, 14, 15, 11)}${rect(27, 14, 15, 11)}`,
    patina: `${rect(6, 25, 15, 18)}${rect(27, 25, 15, 18)}`,
    fine: "M10 7h7M13.5 3.5v7M31 7h7",
    lines: `${CELL(6)}${CELL(27)}M6 25h15M27 25h15M13.5 10V4h21v6M3 45.5h42`,
    ink: "M14.5 27l-5 7.5h4l-1.5 6 5.5-8h-4zM35.5 27l-5 7.5h4l-1.5 6 5.5-8h-4z",
  },
  riveting: {
    patina: rect(2, 24, 28, 7),
    sun: rect(18, 31, 28, 7),
    vermilion: "M27 3.5L35 1l6 14-8 2.5z",
    fine: "M31.5 21.5l4-1.5M16.5 21.5l-4-1.5M31.5 41l4 2M16.5 41l-4 2",
    lines: "M2 24h28v7H2zM18 31h28v7H18zM27 3.5L35 1l6 14-8 2.5zM30 10.5L5 19.5l-1-3L28.7 7.5",
    ink: "M18.5 24c0-6 11-6 11 0zM18.5 38c0 6 11 6 11 0zM22 24h4v14h-4z",
  },
  apprenticeships: {
    light: "M3 31c7-2.4 14-1.6 21 2 7-3.6 14-4.4 21-2v13c-7-2.4-14-1.6-21 2-7-3.6-14-4.4-21-2z",
    vermilion: "M24.7 4.9L28.9.7l8.4 8.4-4.2 4.2z",
    sun: "M9 5l4-4 9 9-4 4z",
    fine: "M8 35.5c4-.8 8-.4 12 1.2M8 39.5c4-.8 8-.4 12 1.2M40 35.5c-4-.8-8-.4-12 1.2M40 39.5c-4-.8-8-.4-12 1.2M11 3l9 9",
    lines:
      "M3 31c7-2.4 14-1.6 21 2 7-3.6 14-4.4 21-2v13c-7-2.4-14-1.6-21 2-7-3.6-14-4.4-21-2zM24 33v13M24.7 4.9L28.9.7l8.4 8.4-4.2 4.2zM29 9.2L11 27.2M9 5l4-4 9 9-4 4zM20 12l15 15 3-1-1-2-14-14",
  },
  electroplating: {
    patina: "M7 23h34v17a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4z",
    sun: "M12 12h6v24h-6z",
    light: circle(33, 30, 6),
    fine: `M20 27h6M20 31h6M20 35h6M7 27q3-2 5 0M18 27q3 2 7 0`,
    lines: `M7 16v24a4 4 0 0 0 4 4h26a4 4 0 0 0 4-4V16M7 23h5M18 23h23M12 12h6v24h-6zM15 12V4h7M33 24V4h-7${circle(33, 30, 6)}`,
    ink: "M22 1.5h1.8v5H22zM25 0h1.8v8H25zM4.5 14h5v3h-5zM38.5 14h5v3h-5z",
  },
  wire_drawing: {
    patina: rect(17, 5, 10, 38),
    sun: "M1 18h16l10 4.5v3L17 30H1z",
    vermilion: circle(38.5, 24, 8),
    fine: `${circle(38.5, 24, 5.6)}M3 22h12M3 26h12`,
    lines: `M17 18H1M17 30H1M17 18V5h10v17.5zM17 30v13h10V25.5zM27 24h4${circle(38.5, 24, 8)}M38.5 32v11M32 43.5h13`,
    ink: circle(38.5, 24, 2.8),
  },
  machine_tools: {
    sun: "M3 33h42v6H3z",
    patina: "M3 13h12v20H3zM34 24h11v9H34z",
    vermilion: rect(19, 19, 11, 8),
    light: circle(9, 19, 4),
    fine: `M7 39v6M41 39v6M6 28.5h6M19 21.6h11M19 24.4h11${rays(39.5, 15, 3, 6.5, 4, 45)}`,
    lines: `M3 33h42v6H3zM3 13h12v20H3zM34 24h11v9H34zM15 17h4M15 29h4M19 15v16M19 19h11v8H19M30 23h4M5 39v6M43 39v6M24.5 33v-3${circle(39.5, 15, 6.5)}M39.5 21.5V24`,
    ink: `${circle(9, 19, 2)}${circle(39.5, 15, 2)}M22.5 27.5h4v3h-4z`,
  },
  metallurgy: {
    shade: "M20 4.5l17 9.8-7.4 12.8-17-9.8z",
    sun: "M13.5 13.8c-5 1-6.5 6-6.5 11V35h6.5z",
    vermilion: "M3 35h22l-2.5 9h-17z",
    light: "M31 34l5-5.5 8 3.5-1 8-7.5 3.5L30 40z",
    fine: "M31 34l6.5 2L36 43M37.5 36l6.5-4M7 39.5h14",
    lines:
      "M20 4.5l17 9.8-7.4 12.8-17-9.8zM20 4.5l-6.5 9.3c-5 1-6.5 6-6.5 11V35M13.5 35V18M3 35h22l-2.5 9h-17zM31 34l5-5.5 8 3.5-1 8-7.5 3.5L30 40zM33.3 20.7l8.2 4.8",
  },
  improved_station: {
    patina: rect(17, 20, 24, 12),
    vermilion: rect(4, 13, 13, 19),
    sun: "M33 20l-1.5-9h8L38 20z",
    light: rect(7, 17, 7, 7),
    fine: "M22 20v12M27 20v12M1 45.5h46M9 39h21M36 7c-2-4 3-6 6-3",
    lines: `M17 20h24v12H4V13h13zM2 13h17M7 17h7v7H7zM33 20l-1.5-9h8L38 20M41 32l5 6h-8${circle(10, 39, 5)}${circle(22, 39, 5)}${circle(33.5, 40.5, 3.5)}M24 20v-4h4v4`,
    ink: `${circle(10, 39, 2)}${circle(22, 39, 2)}${circle(33.5, 40.5, 1.4)}`,
  },
  improved_academy: {
    vermilion: "M12 17V29c5 5 19 5 24 0V17z",
    patina: "M24 4L46 13.5 24 23 2 13.5z",
    light: rect(4, 37, 28, 7),
    sun: "M38.5 29l3.5-2 3.5 2v10h-7z",
    fine: "M14 27.5c5 4 15 4 20 0M9 40.5h7M21 40.5h6",
    lines: `M24 4L46 13.5 24 23 2 13.5zM12 18V29c5 5 19 5 24 0V18M42 15.5V27M38.5 29l3.5-2 3.5 2v10h-7zM4 37h28v7H4zM16.5 37v7M20 37v7`,
    ink: circle(24, 13.5, 2.2),
  },
  improved_laboratory: {
    patina: "M7 40h30c0 3 1 5 3 6H4c2-1 3-3 3-6z",
    sun: "M14.5 7.5l8-4.5 10 17.5-8 4.5z",
    vermilion: "M12 3.5L17 .7l3 5.2-5 2.8zM24.6 25l6-3.4 2.6 4.6-6 3.4z",
    fine: "M17.5 12.8l8-4.5M20 17l8-4.5M13 33h17",
    lines:
      "M4 46h36c-2-1-3-3-3-6H7c0 3-1 5-3 6zM14.5 7.5l8-4.5 10 17.5-8 4.5zM12 3.5L17 .7l3 5.2-5 2.8zM24.6 25l6-3.4 2.6 4.6-6 3.4zM29 13.5C42 14 46 32 33 40M13 34h17M18 34v6",
    ink: circle(27.5, 15, 1.8),
  },
  improved_journal: {
    light: "M5 13h27v31H5z",
    sun: rect(9, 26, 9, 9),
    vermilion: "M44.5 2C35 3 27 11 24.5 24.5c9-2.5 18-9 20-22.5z",
    fine: "M9 22h11M21 27h7M21 31h7M9 39h19M44 3L21 30",
    lines: "M24 13H5v31h27V23M44.5 2C35 3 27 11 24.5 24.5 36 22 43 14 44.5 2zM24.5 24.5L20 31M9 18h10",
    ink: rect(9, 16.6, 11, 3),
  },
  improved_skyscraper: {
    light: "M16 46V24h16v22z",
    vermilion: "M20 14h24v6H20z",
    sun: "M3 4h5v42H3z",
    fine: "M3 9l5 5M8 9l-5 5M3 17l5 5M8 17l-5 5M3 25l5 5M8 25l-5 5M3 33l5 5M8 33l-5 5M20 17h24M19.5 30h9M19.5 35h9M19.5 40h9",
    lines:
      "M3 46V4h5v42M1 46h45M3 4h36M8 8l12-4M32 4v4M32 8l-9 6M32 8l9 6M20 14h24v6H20zM16 46V25h16v21M24 25v21",
    ink: rect(29.5, 2.4, 5, 4.6),
  },
};
