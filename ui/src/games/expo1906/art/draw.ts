/** What drawings are made of, and the compasses and dividers to make them with. */

/**
 * An emblem on a 48 × 48 grid, printed as a poster is, layer over layer in the order written: flat fields of colour,
 * `shade` a tint of the ink, `lines` contours of 2, `fine` hatching of 1.2, `ink` solid.
 */
export interface Drawing {
  shade?: string;
  sun?: string;
  patina?: string;
  vermilion?: string;
  light?: string;
  fine?: string;
  lines: string;
  ink?: string;
}

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** A point so far from another, at an angle in degrees clockwise from the top. */
function polar(x: number, y: number, r: number, angle: number): string {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${round(x + r * Math.cos(turn))} ${round(y + r * Math.sin(turn))}`;
}

export function circle(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${y}a${r} ${r} 0 1 1 ${round(2 * r)} 0a${r} ${r} 0 1 1 ${round(-2 * r)} 0z`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, tilt = 0): string {
  const [start, end] = [polar(x, y, rx, tilt - 90), polar(x, y, rx, tilt + 90)];
  return `M${start}A${rx} ${ry} ${tilt} 1 1 ${end}A${rx} ${ry} ${tilt} 1 1 ${start}z`;
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Strokes from one distance to another around a point, evenly from one angle on. */
export function rays(
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  start = 0,
  sweep = 360,
): string {
  const step = sweep === 360 ? sweep / count : sweep / (count - 1);
  return Array.from({ length: count }, (_, at) => start + at * step)
    .map((angle) => `M${polar(x, y, from, angle)}L${polar(x, y, to, angle)}`)
    .join("");
}

/** A cog wheel. */
export function cog(x: number, y: number, teeth: number, outer: number, inner: number): string {
  const step = 360 / teeth;
  const points = Array.from({ length: teeth }, (_, tooth) => {
    const middle = tooth * step;
    return [
      polar(x, y, inner, middle - step * 0.31),
      polar(x, y, outer, middle - step * 0.19),
      polar(x, y, outer, middle + step * 0.19),
      polar(x, y, inner, middle + step * 0.31),
    ].join("L");
  });
  return `M${points.join("L")}z`;
}

/** A star, or with shallow teeth a rosette. */
export function star(x: number, y: number, points: number, outer: number, inner: number, start = 0): string {
  const step = 180 / points;
  const corners = Array.from({ length: points * 2 }, (_, at) =>
    polar(x, y, at % 2 ? inner : outer, start + at * step),
  );
  return `M${corners.join("L")}z`;
}

/** A leaf from one point on a circle to another further along and out. */
function leaf(x: number, y: number, r: number, from: number, turn: number, out: number): string {
  const [base, tip] = [polar(x, y, r, from), polar(x, y, r + out, from + turn)];
  const [one, other] = [
    polar(x, y, r + out * 1.1, from + turn * 0.3),
    polar(x, y, r - out * 0.1, from + turn * 0.7),
  ];
  return `M${base}Q${one} ${tip}Q${other} ${base}z`;
}

/** A laurel wreath around a point, open at the top. */
export function laurel(x: number, y: number, r: number): string {
  const branch = Array.from({ length: 5 }, (_, at) => 12 + at * 28);
  return branch
    .flatMap((from) => [r * 0.25, -r * 0.25].map((out) => [from, out] as const))
    .map(([from, out]) => leaf(x, y, r, 180 + from, 30, out) + leaf(x, y, r, 180 - from, -30, out))
    .join("");
}
