/** A seat's sign, so that colour is never the only one: paths on a 24 × 24 grid, filled. */
export interface Sign {
  name: "circle" | "square" | "triangle" | "diamond" | "star";
  path: string;
}

export const signs: readonly Sign[] = [
  { name: "circle", path: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z" },
  { name: "square", path: "M4 4h16v16H4z" },
  { name: "triangle", path: "M12 2.5L22.5 20.5H1.5z" },
  { name: "diamond", path: "M12 1.5L22.5 12L12 22.5L1.5 12z" },
  { name: "star", path: "M12 1.5l3.1 7 7.4.8-5.6 5 1.6 7.4L12 17.9l-6.5 3.8 1.6-7.4-5.6-5 7.4-.8z" },
];

export function sign(seat: number): Sign {
  return signs[seat % signs.length]!;
}
