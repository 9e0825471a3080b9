/** The colours of style sheets, for tests of their contrast. */

import tokens from "../styles/tokens.css?raw";

export type Colours = Record<string, string>;
export type Theme = "light" | "dark";

const DARK = ':root[data-theme="dark"]';

/** The colours that a rule sets; the selector is the whole line before the brace. */
function coloursIn(css: string, selector: string): Colours {
  const rule = css.split("\n}").find((each) => each.split("\n").includes(`${selector} {`)) ?? "";
  const found = rule.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/g);
  return Object.fromEntries(Array.from(found, ([, name, hex]): [string, string] => [name!, hex!]));
}

/** The colours that a game's palette sets on the elements of a selector, in a theme. */
export function coloursOn(palette: string, selector: string, theme: Theme): Colours {
  return coloursIn(palette, theme === "dark" ? `${DARK} ${selector}` : selector);
}

const light = coloursIn(tokens, ":root");

/** The colours of the page. */
export const PAGE: Record<Theme, Colours> = { light, dark: { ...light, ...coloursIn(tokens, DARK) } };

/** Each theme with the colours of the page and those of a game's board. */
export function themes(palette: string, board: string): [Theme, Colours, Colours][] {
  return (["light", "dark"] as const).map((theme) => [theme, PAGE[theme], coloursOn(palette, board, theme)]);
}
