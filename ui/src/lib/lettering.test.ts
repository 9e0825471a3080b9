import { expect, test } from "vitest";
import { twoLines, widthOf, wrapped } from "./lettering";

test.each([
  ["quarry", ["quarry"]],
  ["structural engineering", ["structural", "engineering"]],
  ["centrale a ciclo combinato", ["centrale a", "ciclo combinato"]],
  ["glass-fibre works", ["glass-fibre", "works"]],
  ["nanotechnology", ["nanotechnology"]],
  ["telecommunications", ["telecommu-", "nications"]],
  ["コンバインドサイクル発電所", ["コンバインド", "サイクル発電所"]],
])("%s", (name, lines) => {
  expect(twoLines(name, 12.5)).toEqual(lines);
});

test("no Japanese line begins with a sign that must not", () => {
  for (const name of ["コンピューターのジョーカー", "プラスチックのジョーカー"])
    expect(twoLines(name, 12.5)[1]).not.toMatch(/^[ーョッュャ]/);
});

test("Japanese letters are wider", () => {
  expect(widthOf("工場")).toBeGreaterThan(widthOf("ab"));
});

test("a text in lines is parted at spaces, in Japanese anywhere", () => {
  expect(wrapped("Using a mine takes no workers.", 16)).toEqual(["Using a mine ", "takes no ", "workers."]);
  expect(wrapped("鉱山の使用にワーカーが要らない", 16)).toEqual(["鉱山の使用にワー", "カーが要らない"]);
});
