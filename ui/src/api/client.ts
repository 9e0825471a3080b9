import { settings } from "../lib/settings.svelte";
import type {
  EditionInfo,
  ErrorMessage,
  GameInfo,
  GameSummary,
  LineInfo,
  Lobby,
  Me,
  NewTable,
  Plans,
  ReasonInfo,
  RuleInfo,
  RulesSection,
  TableMessage,
} from "./wire";

/** The server said no, or nothing at all (code "no_answer"). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly problems: string[] = [],
    readonly rule: RuleInfo | null = null,
  ) {
    super(message);
  }
}

type Query = Record<string, string | null>;

let introduction: Promise<unknown> | null = null;

/** The very first answer brings the cookie that says who we are: nothing else is asked before it is here. */
function introduced(): Promise<unknown> {
  introduction ??= fetch("/api/me", { credentials: "same-origin" }).catch(() => (introduction = null));
  return introduction;
}

async function ask<T>(method: string, path: string, body?: unknown, query: Query = {}): Promise<T> {
  const address = new URL(`/api${path}`, location.origin);
  address.searchParams.set("lang", settings.language);
  for (const [name, value] of Object.entries(query))
    if (value !== null) address.searchParams.set(name, value);
  const headers: Record<string, string> = { Accept: "application/json" };
  const request: RequestInit = { method, credentials: "same-origin", headers };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    headers["Content-Type"] = "application/json";
  }
  await introduced();
  const answer = await fetch(address, request).catch(() => {
    throw new Refusal("no_answer", "", 0);
  });
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  throw await refusal(answer);
}

/** The first line of a message says what is wrong; further lines list the problems one by one. */
async function refusal(answer: Response): Promise<Refusal> {
  const said = (await answer.json().catch(() => null)) as ErrorMessage | null;
  if (!said?.message) return new Refusal("no_answer", "", answer.status);
  const [message = "", ...problems] = said.message.split("\n").filter((line) => line.trim());
  return new Refusal(said.code, message, answer.status, problems, said.rule ?? null);
}

const part = encodeURIComponent;

export const api = {
  me: () => ask<Me>("GET", "/me"),
  rename: (name: string) => ask<Me>("PUT", "/me", { name }),
  games: () => ask<GameSummary[]>("GET", "/games"),
  game: (game: string, edition: string | null) =>
    ask<GameInfo>("GET", `/games/${part(game)}`, undefined, { edition }),
  rules: (game: string) => ask<{ sections: RulesSection[] }>("GET", `/games/${part(game)}/rules`),
  addEdition: (game: string, text: string) => ask<EditionInfo>("POST", "/editions", { game, text }),
  lobby: () => ask<Lobby>("GET", "/tables"),
  newTable: (table: NewTable) => ask<{ id: string }>("POST", "/tables", table),
  table: (id: string) => ask<TableMessage>("GET", `/tables/${part(id)}`),
  log: (id: string) => ask<LineInfo[]>("GET", `/tables/${part(id)}/log`),
  plans: (id: string, seat: number) =>
    ask<Plans>("GET", `/tables/${part(id)}/plans`, undefined, { seat: String(seat) }),
  reason: (id: string, number: number) => ask<ReasonInfo>("GET", `/tables/${part(id)}/reasons/${number}`),
  join: (id: string, invitation: string, name: string, seat: number | null) =>
    ask<TableMessage>("POST", `/tables/${part(id)}/join`, {
      invitation,
      name,
      ...(seat === null ? {} : { seat }),
    }),
  rematch: (id: string) => ask<{ id: string }>("POST", `/tables/${part(id)}/rematch`),
  recordAddress: (id: string) => `/api/tables/${part(id)}/record`,
};
