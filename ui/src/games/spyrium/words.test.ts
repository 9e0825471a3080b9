import { describe, expect, test } from "vitest";
import { SPYRIUM_WORDS } from "./words";

/** Every text or function of texts, those in groups included. */
function entries(words: object): [string, unknown][] {
  return Object.entries(words).flatMap(([key, word]: [string, unknown]) =>
    typeof word === "object" && word !== null ? entries(word) : [[key, word] as [string, unknown]],
  );
}

describe.each(Object.entries(SPYRIUM_WORDS))("in %s", (language, words) => {
  test("every word is there, and what has figures tells them all", () => {
    for (const [key, word] of entries(words)) {
      if (typeof word === "string") expect(word, key).not.toBe("");
      if (typeof word !== "function" || key === "list") continue;
      const figures = Array.from({ length: word.length }, (_, at) => at + 17);
      const said = (word as (...figures: number[]) => string)(...figures);
      for (const figure of figures) expect(said, key).toContain(String(figure));
    }
  });

  test("one and several are told apart where the language does", () => {
    const same = words.workers(1).replace("1", "") === words.workers(2).replace("2", "");
    expect(same).toBe(language === "ja");
  });
});
