/**
 * The eight resources on a 24 × 24 grid. A pair shares the form of its badge: metals a square, work a disc, methods a
 * shield, energies a lozenge. Of each pair the older way is dark with a light sign, the newer one light with a dark
 * sign: form, tone, sign and colour each tell them apart.
 */

import { circle, cog, ellipse } from "./draw";

export interface Badge {
  /** The form of the pair. */
  form: string;
  /** Surfaces of the sign. */
  mass?: string;
  /** Strokes of the sign, and their width. */
  lines?: string;
  width?: number;
}

const SQUARE = "M4.5 1.5h15a3 3 0 0 1 3 3v15a3 3 0 0 1-3 3h-15a3 3 0 0 1-3-3v-15a3 3 0 0 1 3-3z";
const DISC = circle(12, 12, 11);
const SHIELD =
  "M3.6 1.5h16.8a1.8 1.8 0 0 1 1.8 1.8v9.2c0 5.4-5 8.8-10.2 11-5.2-2.2-10.2-5.6-10.2-11V3.3a1.8 1.8 0 0 1 1.8-1.8z";
const LOZENGE = "M12 .2Q19.2 4.8 23.8 12 19.2 19.2 12 23.8 4.8 19.2 .2 12 4.8 4.8 12 .2z";

export const BADGES: Record<string, Badge> = {
  steel: { form: SQUARE, mass: "M5.2 5h13.6v3.6h-4.6v6.8h4.6V19H5.2v-3.6h4.6V8.6H5.2z" },
  copper: {
    form: SQUARE,
    mass: "M8.9 5h6.2l1.6 6H7.3zM5.3 12.4h5.2l1.3 6.1H3.7zM13.5 12.4h5.2l1.6 6.1h-8.1z",
  },
  manual: {
    form: DISC,
    mass: "M16.1 14.9l3.6-3.6-6-6c-1.6-1.1-3.6-1.6-5.7-1.2l2.1 4.8z",
    lines: "M13 11L6.4 17.8",
    width: 3.4,
  },
  automated: { form: DISC, mass: `${cog(12, 12, 8, 8.4, 6)}${circle(12, 12, 2.7)}` },
  empirical: {
    form: SHIELD,
    lines: "M9 4.6h6M10.4 4.8v4.4L6.6 15.6c-.7 1.3 0 2.4 1.4 2.4h8c1.4 0 2.1-1.1 1.4-2.4L13.6 9.2V4.8",
    width: 1.8,
    mass: "M8.8 12.6h6.4l2 3.6c.4.8 0 1.4-.9 1.4H7.7c-.9 0-1.3-.6-.9-1.4z",
  },
  scientific: {
    form: SHIELD,
    lines: `${ellipse(12, 11, 7.6, 3.1, 45)}${ellipse(12, 11, 7.6, 3.1, -45)}`,
    width: 1.6,
    mass: circle(12, 11, 1.9),
  },
  steam: {
    form: LOZENGE,
    lines: "M7.4 16.6c-2.4-3.2 2-6 0-9.2M12 18.8c-3-4.4 3-9.2 0-13.6M16.6 16.6c-2-3.2 2.4-6 0-9.2",
    width: 2.3,
  },
  electricity: { form: LOZENGE, mass: "M13.4 3.6L7.4 13.2h3.9l-1.5 7.2 6.8-10.2h-4.1z" },
};

/** A type that no edition of ours knows. */
const UNKNOWN: Badge = { form: DISC, mass: circle(12, 12, 3) };

export function badgeOf(id: string): Badge {
  return BADGES[id] ?? UNKNOWN;
}
