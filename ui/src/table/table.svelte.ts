import { api } from "../api/client";
import { Connection, liveAddress, type LinkState } from "../api/connection";
import type {
  ErrorMessage,
  FactInfo,
  LineInfo,
  MoveInfo,
  Plans,
  ReasonInfo,
  SeatInfo,
  ServerMessage,
  TableMessage,
  UpdateMessage,
} from "../api/wire";
import { UpdateQueue } from "../lib/queue";
import { settings, type Language } from "../lib/settings.svelte";
import { merge } from "./logbook";

type Shown = TableMessage | UpdateMessage;

/** A table as this screen shows it. Updates are shown one after another; the newest position may still wait. */
export class Table {
  /** The table with the position that is being shown. */
  now = $state.raw<TableMessage | null>(null);
  facts = $state.raw<FactInfo[]>([]);
  /** What just happened, in words. */
  sentences = $state.raw<string[]>([]);
  pace = $state(0);
  /** How many updates still wait to be shown. */
  waiting = $state(0);
  link = $state<LinkState>("closed");
  /** Whether a decision is on its way to the server. */
  sent = $state(false);
  error = $state.raw<ErrorMessage | null>(null);

  readonly #queue = new UpdateQueue<Shown>(
    (message, pace, waiting) => this.#show(message, pace, waiting),
    (message) => paceOf(message, document.hidden ? 0 : settings.pace),
  );
  readonly #connection: Connection;
  #greeted = false;

  constructor(readonly id: string) {
    this.#connection = new Connection(() => liveAddress(id, settings.language), {
      message: this.hear,
      state: (state) => this.#link(state),
    });
  }

  open(): void {
    this.#connection.open();
  }

  close(): void {
    this.#queue.clear();
    this.#connection.close();
  }

  readonly retry = (): void => {
    this.#connection.retry();
  };

  // What the server says

  readonly hear = (message: ServerMessage): void => {
    this.sent = false;
    if (message.type === "error") this.#refused(message);
    else if (message.type === "table" && !this.#greeted) this.#greet(message);
    else {
      this.#queue.push(message);
      this.waiting = this.#queue.waiting;
    }
  };

  /** The first message of a line: it is all there is to know. */
  #greet(message: TableMessage): void {
    this.#greeted = true;
    this.#queue.clear();
    this.facts = [];
    this.sentences = [];
    this.#show(message, 0, 0);
  }

  #show(message: Shown, pace: number, waiting: number): void {
    this.waiting = waiting;
    this.pace = pace;
    if (message.type === "table") {
      this.now = { ...message, log: merge(this.#sameLanguage(message), message.log) };
      return;
    }
    if (!this.now) return;
    const { status, seed, position, lines, facts } = message;
    this.now = { ...this.now, status, seed, position, log: merge(this.now.log, lines) };
    this.facts = facts;
    this.sentences = lines.flatMap(({ says }) => says).filter(Boolean);
    this.error = null;
  }

  /** Earlier lines that were fetched stay, unless they are in another language now. */
  #sameLanguage(message: TableMessage): LineInfo[] {
    const old = this.now?.log ?? [];
    const first = message.log[0];
    const same = old.find(({ number }) => number === first?.number);
    return first && same?.says.join() === first.says.join() ? old : [];
  }

  #refused(error: ErrorMessage): void {
    this.error = error;
    const known = this.now?.position.number ?? 0;
    if ((error.number ?? 0) > known && !this.#queue.waiting) void this.#catchUp();
  }

  async #catchUp(): Promise<void> {
    const message = await api.table(this.id).catch(() => null);
    if (message && message.position.number > (this.now?.position.number ?? -1)) this.#show(message, 0, 0);
  }

  #link(state: LinkState): void {
    this.link = state;
    if (state === "open") return;
    this.#greeted = false;
    this.sent = false;
  }

  // What the reader does

  play(move: string): void {
    if (!this.now || this.sent || this.waiting) return;
    this.#send({ type: "play", number: this.now.position.number, move });
  }

  readonly takeBack = (): void => {
    if (!this.mayTakeBack || this.sent) return;
    this.#send({ type: "undo", number: this.now!.position.number });
  };

  readonly answerTakeBack = (agree: boolean): void => {
    if (this.now) this.#send({ type: "consent", number: this.now.position.number, agree });
  };

  chooseLanguage(lang: Language): void {
    this.#queue.skip();
    this.#connection.send({ type: "language", lang });
  }

  readonly skip = (): void => {
    this.#queue.skip();
    this.waiting = 0;
    this.pace = 0;
  };

  readonly dismiss = (): void => {
    this.error = null;
  };

  readonly fetchWholeLog = async (): Promise<void> => {
    const lines = await api.log(this.id);
    if (this.now) this.now = { ...this.now, log: merge(lines, this.now.log) };
  };

  readonly fetchPlans = (seat: number): Promise<Plans> => api.plans(this.id, seat);

  readonly fetchReason = (number: number): Promise<ReasonInfo> => api.reason(this.id, number);

  #send(message: Parameters<Connection["send"]>[0]): void {
    this.error = null;
    this.sent = this.#connection.send(message);
  }

  // What follows from it

  get mine(): SeatInfo[] {
    return this.now?.seats.filter(({ yours }) => yours) ?? [];
  }

  /** The seat the reader answers for now, else the first of his; null for a watcher. */
  get mySeat(): number | null {
    const actor = this.now?.position.actor;
    return (this.mine.find(({ seat }) => seat === actor) ?? this.mine[0])?.seat ?? null;
  }

  get isMyTurn(): boolean {
    return this.now?.status === "running" && this.mine.some(({ seat }) => seat === this.now?.position.actor);
  }

  /** Only from the newest position: whether it is free or needs consent is another question in an older one. */
  get mayTakeBack(): boolean {
    return !this.waiting && this.link === "open" && this.now !== null && this.now.position.undo !== "no";
  }

  /** What may be chosen: nothing while older updates are still being shown, or while nothing can be sent. */
  get legal(): MoveInfo[] {
    return this.waiting || this.link !== "open" ? NONE : (this.now?.position.legal ?? NONE);
  }
}

const NONE: MoveInfo[] = [];

/** Something that is told deserves its time; the rest passes at once. */
function paceOf(message: Shown, pace: number): number {
  if (message.type === "table") return 0;
  return message.lines.some(({ says }) => says.some(Boolean)) ? pace : 0;
}
