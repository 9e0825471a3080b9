import { expect, test } from "vitest";
import { preferredLanguage, settings } from "./settings.svelte";

test.each([
  [["fr-CA", "en"], "fr"],
  [["de", "it-IT", "en"], "it"],
  [["JA"], "ja"],
  [["de", "es"], "en"],
  [[], "en"],
])("who reads %s gets %s", (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language);
});

test("what is chosen is remembered", () => {
  settings.language = "it";
  settings.theme = "dark";
  settings.speed = "fast";
  settings.keys = false;
  expect(localStorage.getItem("opificio.language")).toBe("it");
  expect(localStorage.getItem("opificio.theme")).toBe("dark");
  expect(localStorage.getItem("opificio.speed")).toBe("fast");
  expect(localStorage.getItem("opificio.keys")).toBe("off");
});

test("a slower speed takes more time, and none takes none", () => {
  const paces = (["slow", "normal", "fast", "off"] as const).map((speed) => {
    settings.speed = speed;
    return settings.pace;
  });
  expect(paces).toEqual(paces.toSorted((one, other) => other - one));
  expect(paces.at(-1)).toBe(0);
});
