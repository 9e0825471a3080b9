import { expect, test } from "vitest";
import { LANGUAGES, settings } from "../lib/settings.svelte";
import type { Words } from "./en";
import { all, t } from "./words.svelte";

const KEYS = Object.keys(all.en) as (keyof Words)[];
const FIGURES = { names: "Ada", text: "Bruno", numbers: [2, 7] };

function said(
  words: Words,
  key: keyof Words,
  figure: string | number = 2,
  other: string | number = 7,
): string {
  const entry = words[key] as string | ((...figures: unknown[]) => string);
  return typeof entry === "string" ? entry : entry(figure, other);
}

test.each(LANGUAGES)("%s has every word, and no other", (language) => {
  expect(Object.keys(all[language]).toSorted()).toEqual(KEYS.toSorted());
  for (const key of KEYS) {
    expect(typeof all[language][key], key).toBe(typeof all.en[key]);
    expect(said(all[language], key).trim(), key).not.toBe("");
  }
});

test.each(LANGUAGES)("%s tells the same figures as English", (language) => {
  for (const key of KEYS.filter((each) => typeof all.en[each] === "function")) {
    const figures = [41, 43].filter((figure) => said(all.en, key, 41, 43).includes(`${figure}`));
    for (const figure of figures) expect(said(all[language], key, 41, 43), key).toContain(`${figure}`);
  }
});

test("every language names itself in its own letters", () => {
  expect(LANGUAGES.map((language) => all[language].itself)).toEqual([
    "English",
    "Italiano",
    "Français",
    "日本語",
  ]);
});

test("French puts a space that does not break before its tall signs", () => {
  for (const key of KEYS) {
    expect(said(all.fr, key, FIGURES.names, FIGURES.text), key).not.toMatch(/ [:;!?»]|« /);
  }
});

test("the words of the page follow the language", () => {
  settings.language = "it";
  expect(t.newTable).toBe("Nuovo tavolo");
  settings.language = "ja";
  expect(t.seatNumber(3)).toBe("席3");
});
