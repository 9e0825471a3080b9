import { describe, expect, test } from "vitest";
import { anchor } from "./anchor";
import { pieces, search } from "./search";

const RULES = [
  {
    id: "",
    title: "Words",
    depth: 2,
    html: "<table><tbody><tr><td>zone</td></tr><tr><td>joker</td></tr></tbody></table>",
  },
  { id: "I3.2", title: "Bidding", depth: 3, html: "<p>A <em>bid</em> must be higher than the last one.</p>" },
  { id: "I3.4", title: "Keeping", depth: 3, html: "<p>Perché no? Pay the bid.</p>" },
];

function found(query: string): string[] {
  return search(RULES, query).map(anchor);
}

describe("looking for", () => {
  test("nothing gives the whole page, unmarked", () => {
    expect(search(RULES, "  ").map(({ html }) => html)).toEqual(RULES.map(({ html }) => html));
  });

  test("a word finds it in text and titles", () => {
    expect(found("bid")).toEqual(["I3.2", "I3.4"]);
    expect(found("KEEPING")).toEqual(["I3.4"]);
  });

  test("a rule's id finds the rule", () => {
    expect(found("i3.2")).toEqual(["I3.2"]);
  });

  test("several words finds where all of them are", () => {
    expect(found("bid pay")).toEqual(["I3.4"]);
    expect(found("bid river")).toEqual([]);
  });

  test("a word without its accent finds it", () => {
    expect(search(RULES, "perche")[0]?.html).toContain("<mark>Perché</mark>");
  });

  test("a word in a table leaves only its rows", () => {
    expect(search(RULES, "joker")[0]?.html).toBe(
      "<table><tbody><tr><td><mark>joker</mark></td></tr></tbody></table>",
    );
  });

  test("signs of patterns means just these signs", () => {
    expect(found("no?")).toEqual(["I3.4"]);
    expect(found(".*")).toEqual([]);
  });

  test("tags finds nothing in them", () => {
    expect(found("em")).toEqual([]);
  });
});

test("hits are marked without touching the tags around them", () => {
  expect(search(RULES, "bid")[0]).toMatchObject({
    hits: 1,
    html: "<p>A <em><mark>bid</mark></em> must be higher than the last one.</p>",
  });
});

test("a text is cut at its hits", () => {
  expect(pieces("Bidding and bids", ["bid"])).toEqual(["", "Bid", "ding and ", "bid", "s"]);
  expect(pieces("Bidding", [])).toEqual(["Bidding"]);
});

test("a heading without id has its title for an anchor", () => {
  expect(anchor({ id: "", title: "Words and more" })).toBe("Words-and-more");
});
