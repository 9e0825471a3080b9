/** A number and what is counted, for languages where only 1 takes the singular. */
export const counted = (one: string, other: string) => (n: number) =>
  `${String(n).replace("-", "−")} ${Math.abs(n) === 1 ? one : other}`;

/** Items joined by commas and, before the last, by a word. */
export const listed = (and: string) => (items: string[]) =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")}${and}${items.at(-1)!}`;
