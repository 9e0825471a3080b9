import type { ClientMessage, ServerMessage } from "./wire";

/** `waiting`: the line is down and will be tried again by itself; `closed`: nobody wants it any more. */
export type LinkState = "connecting" | "open" | "waiting" | "closed";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
// The server's own close codes: 4403 is another origin, 4404 no such table.
const HOPELESS = [4403, 4404];

export interface Hooks {
  message(message: ServerMessage): void;
  state(state: LinkState): void;
}

/** How long to wait before a try, after so many failed ones: twice as long each time, a little at random. */
export function waitBefore(tries: number, random: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + random / 2);
}

/** The live line to a table. It comes back by itself; whatever was missed is in the first message after that. */
export class Connection {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #tries = 0;
  #state: LinkState = "closed";

  constructor(
    private readonly address: () => string,
    private readonly hooks: Hooks,
    private readonly dial: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  get state(): LinkState {
    return this.#state;
  }

  open(): void {
    if (this.#state !== "closed") return;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  close(): void {
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#stopWaiting();
    this.#drop();
    this.#become("closed");
  }

  /** Whether it could be sent. Nothing is kept for later: the answer to an old position would be stale. */
  send(message: ClientMessage): boolean {
    if (this.#state !== "open" || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Try again now instead of waiting. */
  retry(): void {
    if (this.#state === "waiting") this.#connect();
  }

  readonly #hurry = (): void => {
    if (document.visibilityState === "visible") this.retry();
  };

  #connect(): void {
    this.#stopWaiting();
    this.#drop();
    this.#become("connecting");
    const socket = this.dial(this.address());
    this.#socket = socket;
    socket.onopen = () => this.#become("open");
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#tries = 0; // only a line that says something counts as good
      this.hooks.message(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (HOPELESS.includes(code)) this.close();
      else this.#wait();
    };
  }

  #wait(): void {
    this.#drop();
    this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#tries, Math.random()));
    this.#tries += 1;
    this.#become("waiting");
  }

  #stopWaiting(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Let go of the socket without hearing of its end. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #become(state: LinkState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.hooks.state(state);
  }
}

/** The address of a table's live line. */
export function liveAddress(table: string, lang: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/live?lang=${lang}`;
}
