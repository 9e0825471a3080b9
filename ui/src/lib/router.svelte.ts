export type Route =
  | { page: "lobby" }
  | { page: "new" }
  | { page: "table"; id: string; invitation: string | null }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "about" }
  | { page: "unknown" };

/** What an address shows. */
export function parse(path: string, hash = ""): Route {
  const [first = "", second, ...rest] = path.split("/").filter(Boolean).map(decode);
  if (rest.length) return { page: "unknown" };
  if (second === undefined) {
    if (first === "") return { page: "lobby" };
    return first === "new" || first === "about" ? { page: first } : { page: "unknown" };
  }
  const fragment = decode(hash.replace(/^#/, ""));
  if (first === "table") {
    return { page: "table", id: second, invitation: /^invite=(.+)$/.exec(fragment)?.[1] ?? null };
  }
  return first === "rules" ? { page: "rules", game: second, rule: fragment || null } : { page: "unknown" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where a click on a link leads within the page; null when the browser should follow it itself. */
export function inside(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return null;
  if (link.pathname.startsWith("/api/")) return null;
  if (link.hash && link.pathname === location.pathname) return null;
  return link.pathname + link.search + link.hash;
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.hash));

  /** Listen to the browser; gives back how to stop. */
  start(): () => void {
    const read = () => (this.route = parse(location.pathname, location.hash));
    const click = (event: MouseEvent) => {
      const path = inside(event);
      if (path === null) return;
      event.preventDefault();
      this.go(path);
    };
    addEventListener("popstate", read);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", read);
      document.removeEventListener("click", click);
    };
  }

  go(path: string): void {
    const to = new URL(path, location.href);
    const samePage = to.pathname === location.pathname;
    history.pushState(null, "", path);
    this.route = parse(to.pathname, to.hash);
    if (!samePage) scrollTo(0, 0);
  }

  /** Another address for the same page: nothing to go back to. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.route = parse(location.pathname, location.hash);
  }
}

export const router = new Router();

/** The address of a rule on the rules page. */
export function ruleAddress(game: string, rule: string): string {
  return `/rules/${encodeURIComponent(game)}#${encodeURIComponent(rule)}`;
}
