/**
 * Where things are on the picture. The edition draws on a grid of 10 units a zone, whose box spans 2 to 8; the
 * picture gives boxes more room and the gaps between them less, so that lines stay where they are between zones.
 */

import type { Point } from "./model";

export const BOX = { width: 74, height: 93 } as const;
export const GAP = { x: 15, y: 16 } as const;
export const PITCH = { x: BOX.width + GAP.x, y: BOX.height + GAP.y } as const;
const LEFT = 34; // the eras' names
const TOP = 33; // the column tokens
const EDGE = 12; // room for lines along the rim

export const SIZE = { width: LEFT + 12 * PITCH.x + 2, height: TOP + 5 * PITCH.y + EDGE } as const;

/** A point of the edition's drawing on the picture. */
export function place([x, y]: Point): Point {
  return [LEFT + stretched(x, BOX.width, GAP.x), TOP + stretched(y, BOX.height, GAP.y)];
}

function stretched(at: number, box: number, gap: number): number {
  const zone = Math.floor(at / 10);
  const rest = at - zone * 10;
  const before = (Math.min(rest, 2) * gap) / 4;
  const inside = ((Math.min(Math.max(rest, 2), 8) - 2) * box) / 6;
  const after = (Math.max(rest - 8, 0) * gap) / 4;
  return zone * (box + gap) + before + inside + after;
}

/** The corner of a zone's box, by column (0 for A) and era. */
export function boxCorner(column: number, era: number): Point {
  return place([column * 10 + 2, (era - 1) * 10 + 2]);
}

/** Where an era's sheet of drawing paper lies. */
export function sheet(era: number): { y: number; height: number } {
  const y = TOP + (era - 1) * PITCH.y - (era === 1 ? EDGE : 0);
  const end = TOP + era * PITCH.y + (era === 5 ? EDGE : 0);
  return { y, height: end - y };
}

// Lines

interface Sample {
  x: number;
  y: number;
  /** The unit normal, and how far along the line. */
  nx: number;
  ny: number;
  along: number;
}

const CORNER = 7;

/** The line with its corners rounded. */
function rounded(points: readonly Point[]): Point[] {
  const smooth: Point[] = [];
  points.forEach((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    if (!before || !after) smooth.push(point);
    else smooth.push(...corner(before, point, after));
  });
  return smooth;
}

function corner(before: Point, point: Point, after: Point): Point[] {
  const start = towards(point, before);
  const end = towards(point, after);
  return [0, 0.25, 0.5, 0.75, 1].map((t) => [
    bezier(start[0], point[0], end[0], t),
    bezier(start[1], point[1], end[1], t),
  ]);
}

function towards(from: Point, to: Point): Point {
  const share = Math.min(CORNER / distance(from, to), 0.5);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function bezier(start: number, control: number, end: number, t: number): number {
  return start * (1 - t) ** 2 + 2 * control * t * (1 - t) + end * t ** 2;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(other[0] - one[0], other[1] - one[1]);
}

/** Samples along the line, at most `step` apart. */
function trace(points: readonly Point[], step: number): Sample[] {
  const samples: Sample[] = [];
  let along = 0;
  const line = rounded(points);
  line.slice(1).forEach((end, at) => {
    const start = line[at]!;
    const length = distance(start, end);
    if (length === 0) return;
    const [nx, ny] = [-(end[1] - start[1]) / length, (end[0] - start[0]) / length];
    const pieces = Math.max(1, Math.ceil(length / step));
    for (let piece = samples.length ? 1 : 0; piece <= pieces; piece++) {
      const [x, y] = towardsBy(start, end, piece / pieces);
      samples.push({ x, y, nx, ny, along: along + (length * piece) / pieces });
    }
    along += length;
  });
  return samples;
}

function towardsBy(start: Point, end: Point, share: number): Point {
  return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
}

function path(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at ? "L" : "M"}${tidy(x)} ${tidy(y)}`).join("");
}

function tidy(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The line with rounded corners, moved sideways by `aside`. */
export function plainPath(points: readonly Point[], aside = 0): string {
  return path(trace(points, Infinity).map(({ x, y, nx, ny }) => [x + nx * aside, y + ny * aside]));
}

/** The line as a wave. */
export function wavyPath(points: readonly Point[], amplitude: number, length: number): string {
  return swung(points, length / 6, (along) => amplitude * Math.sin((along / length) * 2 * Math.PI));
}

/** The line as a zigzag. */
export function zigzagPath(points: readonly Point[], amplitude: number, length: number): string {
  return swung(points, length / 4, (along) => {
    const phase = (along / length) % 1;
    return amplitude * (phase < 0.25 ? phase * 4 : phase < 0.75 ? 2 - phase * 4 : phase * 4 - 4);
  });
}

/** Both ends stay where they are. */
function swung(points: readonly Point[], step: number, swing: (along: number) => number): string {
  const samples = trace(points, step);
  const total = samples.at(-1)?.along ?? 0;
  return path(
    samples.map(({ x, y, nx, ny, along }) => {
      const aside = swing(along) * Math.min(1, along / 6, (total - along) / 6);
      return [x + nx * aside, y + ny * aside];
    }),
  );
}

/** Short strokes across the line: flanges, pylons' arms. */
export function ticksPath(points: readonly Point[], half: number, every: number): string {
  const samples = trace(points, 1);
  const total = samples.at(-1)?.along ?? 0;
  const ticks = Math.max(1, Math.round(total / every));
  return Array.from({ length: ticks }, (_, tick) => {
    const along = ((tick + 0.5) * total) / ticks;
    const { x, y, nx, ny } = samples.find((sample) => sample.along >= along) ?? samples[0]!;
    return path([
      [x - nx * half, y - ny * half],
      [x + nx * half, y + ny * half],
    ]);
  }).join("");
}

// Drawn by hand

/** Numbers from 0 to 1 that look like chance and are always the same. */
function* jitter(seed: number): Generator<number, never> {
  let state = (seed * 2654435761 + 12345) >>> 0;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** A box as a hand with a ruling pen draws it: strokes overshoot the corners, and tremble by `wobble`. */
export function sketchedBox(
  width: number,
  height: number,
  seed: number,
  wobble: number,
  over: number,
): string {
  const chance = jitter(seed);
  const off = (): number => (chance.next().value - 0.5) * 2 * wobble;
  const far = (): number => over * (0.4 + chance.next().value * 0.6);
  const stroke = ([x0, y0]: Point, [x1, y1]: Point): string => {
    const [dx, dy] = [Math.sign(x1 - x0), Math.sign(y1 - y0)];
    const [before, after] = [far(), far()];
    const middle = [(x0 + x1) / 2 + off(), (y0 + y1) / 2 + off()] as const;
    const start = [x0 - dx * before + off() * 0.5, y0 - dy * before + off() * 0.5] as const;
    const end = [x1 + dx * after + off() * 0.5, y1 + dy * after + off() * 0.5] as const;
    return `M${tidy(start[0])} ${tidy(start[1])}Q${tidy(middle[0])} ${tidy(middle[1])} ${tidy(end[0])} ${tidy(end[1])}`;
  };
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return corners.map((start, at) => stroke(start, corners[(at + 1) % 4]!)).join("");
}
