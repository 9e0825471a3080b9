/** Names on plates: two short lines. */

/** A name in at most two lines of about so many letters, broken where it can be. */
export function twoLines(name: string, most: number): string[] {
  if (widthOf(name) <= most) return [name];
  const breaks = breakPoints(name);
  if (!breaks.length) return hyphenated(name, most);
  const width = (at: number): number => Math.max(widthOf(name.slice(0, at)), widthOf(name.slice(at)));
  const best = breaks.reduce((one, other) => (width(other) < width(one) ? other : one));
  return [name.slice(0, best).trim(), name.slice(best).trim()];
}

/** After a space, else after a hyphen; in Japanese anywhere but before a sign that cannot begin a line. */
function breakPoints(name: string): number[] {
  const places = Array.from(name, (_, at) => at).slice(1);
  const after = (sign: string): number[] => places.filter((at) => name[at - 1] === sign);
  const found = [after(" "), after("-"), places.filter((at) => isBetweenWide(name, at))];
  return found.find(({ length }) => length) ?? [];
}

function isBetweenWide(name: string, at: number): boolean {
  return isWide(name[at - 1]!) && isWide(name[at]!) && !/[ーァィゥェォャュョッ」]/.test(name[at]!);
}

function isWide(letter: string): boolean {
  return letter.charCodeAt(0) > 0x2e80;
}

/** The width in letters; those of Japanese are twice as wide. */
export function widthOf(text: string): number {
  return Array.from(text).reduce((width, letter) => width + (isWide(letter) ? 1.9 : 1), 0);
}

const SYLLABLE = /[aeiouàâéèêìïîòôùûy](?=[bcdfghjklmnpqrstvwxz][aeiouàâéèêìïîòôùûy])/g;

/** A word that is much too long for a line, parted near its middle before a consonant that begins a syllable. */
function hyphenated(word: string, most: number): string[] {
  if (widthOf(word) <= most * 1.3) return [word];
  const ends = [...word.matchAll(SYLLABLE)].map(({ index }) => index + 1);
  const middle = word.length / 2;
  const best = ends.reduce(
    (one, other) => (Math.abs(other - middle) < Math.abs(one - middle) ? other : one),
    0,
  );
  return best ? [`${word.slice(0, best)}-`, word.slice(best)] : [word];
}

/** Narrows a line that the reader's font makes wider than its room: fonts differ, plates do not. */
export function fits(line: string, room: number): (element: SVGTextElement) => void {
  return (element) => {
    const narrow = (): void => {
      element.removeAttribute("textLength");
      if (line && element.getComputedTextLength() > room) element.setAttribute("textLength", String(room));
    };
    if (!("getComputedTextLength" in element)) return;
    narrow();
    void document.fonts.ready.then(narrow);
  };
}

/** A text in lines of about so many letters, parted at spaces; in Japanese anywhere. */
export function wrapped(text: string, most: number): string[] {
  const pieces = text.split(/(?<=\s)|(?<=[\u3000-\u9fff])(?![ーァィゥェォャュョッ、。」])/);
  return pieces.reduce<string[]>((lines, piece) => {
    const last = lines.at(-1);
    if (last === undefined || widthOf(last + piece.trimEnd()) > most) return [...lines, piece];
    return [...lines.slice(0, -1), last + piece];
  }, []);
}
