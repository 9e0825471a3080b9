const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago a moment was, in the reader's words. */
export function ago(moment: string, now: number, lang: string): string {
  const seconds = Math.min(0, (Date.parse(moment) - now) / 1000);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (-seconds >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, "minute");
}

/** A moment as date and time of day. */
export function moment(text: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(new Date(text));
}

/** "Anna, Bob and Carla" */
export function list(names: readonly string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
}

/** A number with a true minus. */
export function figure(number: number): string {
  return `${number}`.replace("-", "−");
}
