import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inside, parse, router, ruleAddress } from "./router.svelte";

describe("an address shows", () => {
  test.each([
    ["/", "", { page: "lobby" }],
    ["/new", "", { page: "new" }],
    ["/about/", "", { page: "about" }],
    ["/table/p-5Rw", "", { page: "table", id: "p-5Rw", invitation: null }],
    ["/table/p-5Rw", "#invite=a%2Bb", { page: "table", id: "p-5Rw", invitation: "a+b" }],
    ["/table/p-5Rw", "#else", { page: "table", id: "p-5Rw", invitation: null }],
    ["/rules/industry", "", { page: "rules", game: "industry", rule: null }],
    ["/rules/industry", "#I3.2", { page: "rules", game: "industry", rule: "I3.2" }],
    ["/table", "", { page: "unknown" }],
    ["/rules/industry/more", "", { page: "unknown" }],
    ["/elsewhere", "", { page: "unknown" }],
    ["/table/%E0%A4%A", "", { page: "table", id: "%E0%A4%A", invitation: null }],
  ])("%s%s", (path, hash, route) => {
    expect(parse(path, hash)).toEqual(route);
  });

  test("a rule where its link leads", () => {
    const { pathname, hash } = new URL(ruleAddress("industry", "I-R4"), location.href);
    expect(parse(pathname, hash)).toEqual({ page: "rules", game: "industry", rule: "I-R4" });
  });
});

describe("a click on a link", () => {
  let stop: () => void = () => undefined;
  const stay = (event: Event) => event.preventDefault(); // there is no browser here to follow it

  beforeEach(() => {
    vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    addEventListener("click", stay);
  });

  afterEach(() => {
    stop();
    removeEventListener("click", stay);
    document.body.innerHTML = "";
    router.replace("/");
  });

  function click(html: string, init: MouseEventInit = {}): { path: string | null; event: MouseEvent } {
    document.body.innerHTML = html;
    const link = document.querySelector("a")!;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    let path: string | null = null;
    link.addEventListener("click", (clicked) => (path = inside(clicked)));
    link.dispatchEvent(event);
    return { path, event };
  }

  test("within the page is followed by the page", () => {
    expect(click('<a href="/new"><b>New</b></a>').path).toBe("/new");
    expect(click('<a href="/rules/industry#I3.2">Rule</a>').path).toBe("/rules/industry#I3.2");
  });

  test.each([
    ["of another host", '<a href="https://example.org/">x</a>', {}],
    ["in a new tab", '<a href="/new">x</a>', { ctrlKey: true }],
    ["for a target", '<a href="/new" target="_blank">x</a>', {}],
    ["of a file", '<a href="/api/tables/t/record" download>x</a>', {}],
    ["of the API", '<a href="/api/me">x</a>', {}],
    ["to a place on the same page", '<a href="#I1">x</a>', {}],
  ])("%s is left to the browser", (_, html, init) => {
    expect(click(html, init).path).toBeNull();
  });

  test("shows the page without loading it", () => {
    stop = router.start();
    const { event } = click('<a href="/table/t1">x</a>');
    expect(event.defaultPrevented).toBe(true);
    expect(location.pathname).toBe("/table/t1");
    expect(router.route).toEqual({ page: "table", id: "t1", invitation: null });
  });

  test("can be taken back with the browser's own button", async () => {
    stop = router.start();
    router.go("/new");
    router.go("/about");
    const back = new Promise((done) => addEventListener("popstate", done, { once: true }));
    history.back();
    await back;
    expect(router.route).toEqual({ page: "new" });
  });
});
