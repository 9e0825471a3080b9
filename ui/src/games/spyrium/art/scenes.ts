/** Line drawings, one for each design, on a field of 64 × 40: soot lines, green crystal, lamplight. */

export interface Scene {
  lines: string;
  shade?: string;
  crystal?: string;
  light?: string;
}

/** Several drawings over one another. */
function together(...scenes: Scene[]): Scene {
  const join = (part: keyof Scene): string => scenes.map((scene) => scene[part] ?? "").join("");
  return { lines: join("lines"), shade: join("shade"), crystal: join("crystal"), light: join("light") };
}

// Mines

const HEADFRAME: Scene = {
  lines:
    "M2 38h60M20 38L29 9M44 38L35 9M23 28h18M21 34h22M23 28l14-12M41 28L27 16M27 8a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM32 3v10M27 8h10M32 13v25",
  shade: "M29 14h6l6 24H23z",
};
const CART: Scene = {
  lines: "M4 31h15l-2.5 5H6.5zM7 38a1.5 1.5 0 1 1 3 0M14 38a1.5 1.5 0 1 1 3 0",
  crystal: "M6 31l1.5-5 3 2.5 2-6 3 3.5 1.5 5z",
};
const SHED: Scene = {
  lines: "M46 38V25l7-5 7 5v13M44.5 26L53 19.5 61.5 26M50 38v-7h6v7",
  shade: "M46 38V25l7-5 7 5v13z",
  light: "M50 31h6v7h-6z",
};
const HEAP: Scene = {
  lines: "M50 8c-4-1-4-6 0-6 1-3 6-2 6 1 4 0 4 5 0 5zM52 20v-9h3v9",
  crystal: "M1 38l3-9 3.5 3L11 24l4 6 2-3 3 11z",
};

// Works

const WORKSHOP: Scene = {
  lines:
    "M2 38h60M6 38V22h28v16M3.5 23L20 12l16.5 11M12 38V28h7v10M24 27h6v5h-6zM28 17V7h4v12.5M29 5c-2-2 1-4 3-3M43 28h17c-1 4-4 4.5-7 4.5V35h3v3H46v-3h3v-2.5c-4 0-5.5-1.5-6-4.5z",
  shade: "M6 38V22L20 12l14 10v16z",
  light: "M24 27h6v5h-6z",
};
const FORGE: Scene = {
  lines: "M48 24l-6-9 3-2 6 9M43 11l5-4 2.5 3.5-5 4z",
  crystal: "M50 28l2-5 2.5 2 1.5-3 2 6z",
};
const FACTORY: Scene = {
  lines:
    "M2 38h60M6 38V22l10-6v6l10-6v6l10-6v22M36 26h22v12M40 26L41 8h4l1 18M49 26l1-14h4l1 14M42 6c-4-1-2-6 2-4 1-3 6-1 4 2M51 10c-3-2 0-6 3-4M10 27h4v4h-4zM20 27h4v4h-4zM30 27h4v4h-4zM42 38v-7h8v7",
  shade: "M6 38V22l10-6v6l10-6v6l10-6v10h22v12z",
  light: "M10 27h4v4h-4zM20 27h4v4h-4zM30 27h4v4h-4z",
};
const SECOND_STACK: Scene = {
  lines: "M7 20L8 5h4l.8 12M10 3c-4-1-2-5 2-3",
  crystal: "M42 38v-7h8v7z",
};
const FLASK: Scene = {
  lines: "M2 38h60M28 4h8M29.5 4v11L19 33c-1 2 0 4 2.5 4h21c2.5 0 3.5-2 2.5-4L34.5 15V4",
  crystal: "M24.5 25h15l4.5 9c.5 1-.2 2-1.5 2h-21c-1.3 0-2-1-1.5-2z",
  light: "M30 21a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1-3 0zM34 14a1 1 0 1 1 2 0a1 1 0 1 1-2 0z",
};
const RETORT: Scene = {
  lines: "M4 38V20M4 24h8M12 18a6 6 0 1 1-1 11.9M12 18c8-1 10-6 17-6M6 34h9M9 30v4M2 20h4",
  crystal: "M8 25h10.5a6 6 0 0 1-10.5 0z",
};
const COIL: Scene = {
  lines: "M50 8v24M58 8v24M50 10l8 4-8 4 8 4-8 4 8 4M46 38l2-6h12l2 6M54 8V3c0-2-12-2-16 0",
  crystal: "M49 34h10l1 3H48z",
};
const COLUMNS: Scene = {
  lines:
    "M4 38h56M8 35h48M12 33V20M20 33V20M28 33V20M36 33V20M44 33V20M52 33V20M9 33h46M9 19h46L32 7zM28 14a4 4 0 1 1 8 0a4 4 0 1 1-8 0z",
  shade: "M9 19h46L32 7zM12 20h8v13h-8zM28 20h8v13h-8zM44 20h8v13h-8z",
};
const DOME: Scene = {
  lines: "M22 12c0-7 4-10 10-10s10 3 10 10M32 2V-1M30 0h4",
  crystal: "M28 14a4 4 0 1 1 8 0a4 4 0 1 1-8 0z",
};

// Homes

const TERRACE: Scene = {
  lines:
    "M2 38h60M4 38V20l9-7 9 7v18M22 20l9-7 9 7v18M40 20l9-7 9 7v18M9 38v-8h6v8M27 38v-8h6v8M45 38v-8h6v8M10 21h6v5h-6zM28 21h6v5h-6zM46 21h6v5h-6zM18 13V8h3v7M36 13V8h3v7M54 13V8h3v9",
  shade: "M4 20l9-7 9 7 9-7 9 7 9-7 9 7v18H4z",
  light: "M10 21h6v5h-6zM46 21h6v5h-6z",
};
const SMOKE: Scene = {
  lines: "M19 6c-2-3 3-3 1-6M37 6c-2-3 3-3 1-6M55 6c-2-3 3-3 1-6M4 28h18M22 28h18M40 28h18",
  light: "M28 21h6v5h-6zM9 30h6v8H9zM27 30h6v8h-6zM45 30h6v8h-6z",
};
const HOUSE: Scene = {
  lines:
    "M2 38h60M18 38V20h28v18M14 21L32 7l18 14M28 38V28h8v10M21 24h5v5h-5zM38 24h5v5h-5zM29 15h6v4h-6zM40 12V6h4v9M4 38v-7M8 38v-7M12 38v-7M3 33h12M52 38c-3-6 1-9 4-9s7 3 4 9",
  shade: "M18 38V20L32 9l14 11v18z",
  light: "M21 24h5v5h-5zM38 24h5v5h-5z",
};
const VILLA: Scene = {
  lines:
    "M2 38h60M14 38V16h24v22M38 38V22h14v16M12 16L26 6l14 10M37 22l8-6 9 6M18 38v-9a4 4 0 0 1 8 0v9M29 28h6v6h-6zM18 19h5v5h-5zM29 19h5v5h-5zM42 26h6v6h-6zM6 38c-3-9 2-12 3-14 1 2 6 5 3 14",
  shade: "M14 38V16L26 6l12 10v6l7-6 7 6v16z",
  light: "M29 19h5v5h-5zM42 26h6v6h-6zM29 28h6v6h-6z",
};
const MANSION: Scene = {
  lines:
    "M2 38h60M8 38V14h10v24M46 38V14h10v24M6 14L13 3l7 11M44 14L51 3l7 11M18 38V19h28v19M16 19h32L44 12H20zM28 38v-9h8v9M22 23h5v5h-5zM37 23h5v5h-5zM11 18h4v5h-4zM49 18h4v5h-4zM11 28h4v5h-4zM49 28h4v5h-4zM13 3V0M51 3V0",
  shade: "M8 38V14L13 5l5 9v5h28v-5l5-9 5 9v24z",
  light: "M22 23h5v5h-5zM37 23h5v5h-5zM11 18h4v5h-4zM49 18h4v5h-4z",
};
const PALACE: Scene = {
  lines:
    "M1 38h62M3 38V22h16v16M45 38V22h16v16M19 38V18h26v20M17 18h30M22 18c0-8 4-11 10-11s10 3 10 11M32 7V0M32 0h6l-2 1.8L38 3.5h-6M1.5 22h18M44.5 22h18M24 38V22M29 38V22M35 38V22M40 38V22M6 26h4v6H6zM12 26h4v6h-4zM48 26h4v6h-4zM54 26h4v6h-4z",
  shade: "M3 22h16v16H3zM45 22h16v16H45zM22 18c0-8 4-11 10-11s10 3 10 11z",
  light: "M6 26h4v6H6zM12 26h4v6h-4zM48 26h4v6h-4zM54 26h4v6h-4z",
  crystal: "M29.5 38V30a2.5 2.5 0 0 1 5 0v8z",
};

// People: head and shoulders, a hat and a thing

const BUST: Scene = {
  lines:
    "M6 40c0-9 4-12 12-13.5V23M42 40c0-9-4-12-12-13.5V23M16.5 14c0 8 3 12 7.5 12s7.5-4 7.5-12M18 26.5l6 7 6-7M24 33.5V40",
  shade: "M6 40c0-9 4-12 12-13.5l6 7 6-7C38 28 42 31 42 40z",
};
const TOP_HAT = "M12.5 14h23M16.5 14V2h15v12M16.5 10.5h15";
const BOWLER = "M12 14h24M16 14c-.5-12 16.5-12 16 0M16 11.5h16";
const MOUSTACHE = "M19.5 21.5c2-2 3.5-1.5 4.5 0 1-1.5 2.5-2 4.5 0";

function person(hat: string, thing: Scene): Scene {
  return together(BUST, { lines: hat }, thing);
}

const DRAWN: Record<string, Scene> = {
  mine_1: together(HEADFRAME, CART),
  mine_2: together(HEADFRAME, CART, SHED),
  mine_3: together(HEADFRAME, SHED, HEAP),
  workshop_1: WORKSHOP,
  workshop_2: together(WORKSHOP, FORGE),
  factory_1: FACTORY,
  factory_2: together(FACTORY, SECOND_STACK),
  laboratory_1: FLASK,
  laboratory_2: together(FLASK, RETORT),
  laboratory_3: together(FLASK, RETORT, COIL),
  university_1: COLUMNS,
  university_2: together(COLUMNS, DOME),
  neighbourhood_1: TERRACE,
  neighbourhood_2: together(TERRACE, SMOKE),
  residence: HOUSE,
  luxury_home: VILLA,
  mansion: MANSION,
  palace: PALACE,

  miner: person("M13 14c0-13 22-13 22 0zM13 14h23M22 5h4v4h-4z", {
    lines: "M47 36L58 12M50 13c5-4 11-2 12 4",
    light: "M22 5h4v4h-4z",
    crystal: "M46 40l2-6 3 2 2-4 3 8z",
  }),
  geologist: person(BOWLER, {
    lines: "M44 36l9-14M49 19l9 6M20 18h3M25 18h3",
    crystal: "M50 14l3-9 4 2 4-5 2 10-5 5z",
  }),
  apprentice: person("M15 13c-1-9 8-11 14-8 4 2 4 5 3 8M15 13h20", {
    lines: "M46 37L57 24M55 20a5 5 0 1 0 6 6l-4 .5-2-2.5z",
  }),
  engineer: person(TOP_HAT, {
    lines:
      "M17 17h6v4h-6zM25 17h6v4h-6zM23 19h2M53 16a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM53 13v3M53 32v3M42 24h3M61 24h3M45.5 16.5l2 2M58.5 29.5l2 2M60.5 16.5l-2 2M47.5 29.5l-2 2",
    crystal: "M53 19l3 3-1 5h-4l-1-5z",
  }),
  bureaucrat: person(`${BOWLER}${MOUSTACHE}`, {
    lines: "M46 12h14v24H46zM49 17h8M49 21h8M49 25h5",
    crystal: "M53 30a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0z",
  }),
  adviser: person(TOP_HAT, {
    lines:
      "M25.5 18a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0zM30.5 18c2 3 2 6 2 9M46 20c0-8 16-8 16 0 0 5-5 5-6 9h-4c-1-4-6-4-6-9zM51 32h6M52 35h4",
    light: "M46 20c0-8 16-8 16 0 0 5-5 5-6 9h-4c-1-4-6-4-6-9z",
  }),
  banker: person(`${TOP_HAT}${MOUSTACHE}`, {
    lines: "M46 34h14v3H46zM46 30h14v4H46zM46 26h14v4H46zM46 22h14v4H46z",
    light: "M46 22h14v15H46z",
  }),
  financier: person(`${TOP_HAT}M19 21c0 6 10 6 10 0`, {
    lines: "M44 37V12M44 37h18M47 32l4-6 4 3 6-11M57 18h4v4",
    crystal: "M48 37v-3h3v3zM53 37v-6h3v6zM58 37V25h3v12z",
  }),
  architect: person("M14 13c2-9 10-11 18-8 4 2 3 6 0 8zM29 5l2-3", {
    lines: "M53 8l-7 28M53 8l7 28M48 26h10M53 4v4M51.5 8a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1-3 0z",
  }),

  automation: {
    lines:
      "M2 38h60M10 14a9 9 0 1 1 18 0a9 9 0 1 1-18 0zM19 1v4M19 23v4M6 14h4M28 14h4M10 5l3 3M25 20l3 3M28 5l-3 3M13 20l-3 3M16 14a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM28 14l16 6M40 16h8v14h-8zM44 30v8M52 22h8v8h-8M48 26h4M36 38V32h16v6",
    crystal: "M54 38l1-5 2.5 2 2-3 1.5 6z",
    shade: "M40 16h8v14h-8z",
  },
  capitalization: {
    lines:
      "M6 34h14v4H6zM6 30h14v4H6zM24 34h14v4H24zM24 30h14v4H24zM24 26h14v4H24zM24 22h14v4H24zM42 34h14v4H42zM42 30h14v4H42zM42 26h14v4H42zM42 22h14v4H42zM42 18h14v4H42zM42 14h14v4H42zM6 22L22 10l8 4L50 3M43 2h7v7",
    light: "M6 30h14v8H6zM24 22h14v16H24zM42 14h14v24H42z",
  },
  engineering: {
    lines:
      "M20 8a12 12 0 1 1 0 24a12 12 0 1 1 0-24zM20 4v4M20 32v4M4 20h4M32 20h4M8.5 8.5l3 3M28.5 28.5l3 3M31.5 8.5l-3 3M11.5 28.5l-3 3M46 4l-8 34M46 4l10 34M41 24h11M44 4h4V1h-4z",
    crystal: "M20 14l5 4-1.5 7h-7L15 18z",
  },
  lobbying: {
    lines:
      "M2 14l12-2 8 4-4 6M62 14l-12-2-18 2-6 8c2 2 5 1 8-2l4 1 10 9c-1 2-3 2-5 1M18 22l8 8M26 30c1 2 3 2 4 1M30 31c1 2 4 2 5 0M35 31c2 2 4 1 5-1M2 26l8 1 6-5M62 26l-14 4",
    crystal: "M24 8V2h12l-6 3.5zM24 2v7h12V2l-6 3.5z",
  },
  crane: {
    lines:
      "M2 38h60M16 38V6M24 38V6M16 6l4-5 4 5zM16 14l8-8M16 22l8-8M16 30l8-8M16 38l8-8M20 8h40M20 5l40 3M24 8L36 5M20 8H6v6h6V8M54 8v12M50 24h8M54 20l-4 4M54 20l4 4",
    crystal: "M48 34l2-7h8l2 7-6 3z",
  },
  taylorism: {
    lines:
      "M20 22a13 13 0 1 1 26 0a13 13 0 1 1-26 0zM33 9V4M29 3h8M43.5 12l3-3M33 22l6-6M33 11v2M33 31v2M22 22h2M42 22h2M4 14h10M2 22h10M4 30h10",
    crystal: "M33 22V9a13 13 0 0 1 9.2 3.8z",
  },
  commerce: {
    lines:
      "M32 4v32M22 38h20M12 10h40M12 10L4 26h16zM52 10l-8 16h16zM4 26c1 6 15 6 16 0M44 26c1 6 15 6 16 0M30 4h4",
    light: "M8 23a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0z",
    crystal: "M49 26l1-5 2.5-3 2.5 3 1 5z",
  },

  fortune: {
    lines:
      "M18 20a14 14 0 1 1 28 0a14 14 0 1 1-28 0zM32 6v28M18 20h28M22 10l20 20M42 10L22 30M29 20a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM32 34v4M24 38h16",
    crystal: "M32 20V6a14 14 0 0 1 10 4zM32 20v14a14 14 0 0 1-10-4z",
    light: "M32 20h14a14 14 0 0 1-4 10zM32 20H18a14 14 0 0 1 4-10z",
  },
  export: {
    lines:
      "M4 28h50l-6 8H10zM12 28v-6h26v6M18 22V10h5v12M28 22V12h5v10M19 8c-5-1-3-6 2-5M29 10c-3-2 0-6 4-5M44 28V8M44 8l10 16H44M2 38q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0",
    crystal: "M14 22l2-5 3 2 2-4 3 7zM34 28l1-4 2 1 2-3 2 6z",
    shade: "M4 28h50l-6 8H10z",
  },
  patronage: {
    lines:
      "M14 32h36M14 36h36M14 32L8 12l12 9L32 5l12 16 12-9-6 20M6 10a2 2 0 1 1 4 0a2 2 0 1 1-4 0zM30 3a2 2 0 1 1 4 0a2 2 0 1 1-4 0zM54 10a2 2 0 1 1 4 0a2 2 0 1 1-4 0z",
    light: "M14 32L8 12l12 9L32 5l12 16 12-9-6 20z",
    crystal: "M32 20l4 4-1.5 5h-5L28 24z",
  },
  overtime: {
    lines:
      "M2 38h60M8 38V22l8-5v5l8-5v5l8-5v21M32 26h12v12M35 26l1-12h4l1 12M52 4a9 9 0 1 0 8 13 8 8 0 0 1-8-13zM12 27h3v4h-3zM20 27h3v4h-3zM37 30h3v4h-3zM6 8h1M20 5h1M30 9h1",
    light: "M12 27h3v4h-3zM20 27h3v4h-3zM37 30h3v4h-3zM52 4a9 9 0 1 0 8 13 8 8 0 0 1-8-13z",
    shade: "M8 38V22l8-5v5l8-5v5l8-5v9h12v12z",
  },
  late_arrival: {
    lines:
      "M1 37h62M10 30V10h14v20M8 10h18M13 14h8v7h-8zM24 17h26v13H10M42 17V8M39 8h6M31 17v-4h5v4M50 22h6v8h-6M14 28a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9zM29 28a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9zM44 28a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9zM14 32.5h30M56 30l5 5h-7M42 5c-4-1-8-5-14-3-6-3-10 0-14 1",
    shade: "M24 17h26v13H24z",
    light: "M13 14h8v7h-8z",
  },
  charity: {
    lines:
      "M32 1v6M20 14c0-5 5-7 12-7s12 2 12 7M16 14h32M18 14v5M25 14v5M32 14v7M39 14v5M46 14v5M8 38c2-6 6-8 12-8h10c3 0 3 4 0 4h-6M30 34l14-4c4-1 5 3 2 4L32 38H8M38 26h12v2H38z",
    light:
      "M16.5 19h3l-1.5 4zM23.5 19h3L25 23zM30.5 21h3L32 25zM37.5 19h3L39 23zM44.5 19h3L46 23zM38 22h12v6H38z",
  },
  labour_exchange: {
    lines:
      "M2 38h60M4 38V14h24v24M2 14L16 5l14 9M8 19h16v7H8zM12 38v-8h8v8M36 22a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0zM34 38c0-8 2-11 5.5-11S45 30 45 38M35.5 20h8M51 22a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0zM49 38c0-8 2-11 5.5-11S60 30 60 38M50.5 20h8M10 22.5h12",
    shade: "M4 38V14L16 6l12 8v24z",
    light: "M12 30h8v8h-8z",
  },
};

/** What is drawn on a card of this design; a design of somebody's own edition gets what its name begins like. */
export function sceneOf(design: string): Scene {
  const kin = Object.keys(DRAWN).find((known) => known.split("_")[0] === design.split("_")[0]);
  return DRAWN[design] ?? DRAWN[kin ?? ""] ?? COLUMNS;
}

export const DESIGNS = Object.keys(DRAWN);
