/** The tests that the words of every game pass. */

import { describe, expect, test } from "vitest";
import type { Language } from "../lib/settings.svelte";

interface GameWords {
  list: (items: string[]) => string;
}

/** Every text or function of texts, those in groups included. */
function entries(words: object): [string, unknown][] {
  return Object.entries(words).flatMap(([key, word]: [string, unknown]) =>
    typeof word === "object" && word !== null ? entries(word) : [[key, word] as [string, unknown]],
  );
}

/** `counted` is one of the words that say how much there is of something. */
export function testWords<Words extends GameWords>(
  all: Record<Language, Words>,
  counted: (words: Words) => (n: number) => string,
): void {
  describe.each(Object.entries(all))("in %s", (language, words) => {
    test("every word is there, and what has figures tells them all", () => {
      for (const [key, word] of entries(words)) {
        if (typeof word === "string") expect(word, key).not.toBe("");
        if (typeof word !== "function" || key === "list") continue;
        const figures = Array.from({ length: word.length }, (_, at) => String(at + 17));
        const said = (word as (...figures: string[]) => string)(...figures);
        for (const figure of figures) expect(said, key).toContain(figure);
      }
    });

    test("lists read as lists", () => {
      expect(words.list(["A"])).toBe("A");
      expect(words.list(["A", "B", "C"])).toMatch(/^A.+B.+C$/);
    });

    test("one and several are told apart where the language does", () => {
      const say = counted(words);
      const same = say(1).replace("1", "") === say(2).replace("2", "");
      expect(same).toBe(language === "ja");
    });
  });
}
