import { describe, expect, test } from "vitest";
import { INDUSTRY_WORDS } from "./words";

describe.each(Object.entries(INDUSTRY_WORDS))("in %s", (language, words) => {
  test("every word is there, and what has figures tells them all", () => {
    for (const [key, word] of Object.entries(words) as [string, unknown][]) {
      if (typeof word === "string") expect(word, key).not.toBe("");
      if (typeof word !== "function" || key === "list") continue;
      const figures = Array.from({ length: word.length }, (_, at) => at + 17);
      const said = (word as (...figures: unknown[]) => string)(
        ...figures.map((n) => (key === "scores" ? String(n) : n)),
      );
      for (const figure of figures) expect(said, key).toContain(String(figure));
    }
  });

  test("lists read as lists", () => {
    expect(words.list(["A"])).toBe("A");
    expect(words.list(["A", "B", "C"])).toMatch(/^A.+B.+C$/);
  });

  test("one and several are told apart where the language does", () => {
    const same = words.talers(1).replace("1", "") === words.talers(2).replace("2", "");
    expect(same).toBe(language === "ja");
  });
});
