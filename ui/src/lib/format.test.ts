import { expect, test } from "vitest";
import { ago, figure, list } from "./format";

const NOW = Date.parse("2026-05-01T12:00:00Z");

test.each([
  ["2026-05-01T11:59:30Z", "en", "this minute"],
  ["2026-05-01T11:55:00Z", "en", "5 minutes ago"],
  ["2026-05-01T09:00:00Z", "it", "3 ore fa"],
  ["2026-04-30T12:00:00Z", "fr", "hier"],
  ["2026-04-21T12:00:00Z", "ja", "10 日前"],
  ["2026-05-01T12:00:09Z", "en", "this minute"], // the server's clock may be ahead
])("%s is said in %s as “%s”", (moment, lang, said) => {
  expect(ago(moment, NOW, lang)).toBe(said);
});

test("names are joined as each language does it", () => {
  expect(list(["Ada", "Bruno", "Carla"], "it")).toBe("Ada, Bruno e Carla");
  expect(list(["Ada", "Bruno"], "ja")).toBe("Ada、Bruno");
});

test("a loss has a true minus", () => {
  expect(figure(-5)).toBe("−5");
  expect(figure(12)).toBe("12");
});
