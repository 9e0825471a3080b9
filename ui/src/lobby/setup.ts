import type { GameSummary, NewTable, NewSeat, OptionInfo } from "../api/wire";

export type SeatDraftKind = NewSeat["kind"];

/** A line of the new-table form. Name and bot are kept while the kind changes to and fro. */
export interface SeatDraft {
  kind: SeatDraftKind;
  name: string;
  bot: string;
}

export interface Setup {
  game: string;
  /** The hash of an edition; null for the packaged one. */
  edition: string | null;
  options: Record<string, number>;
  seats: SeatDraft[];
  listed: boolean;
}

const USUAL_BOT = "greedy";

function usualBot(game: GameSummary): string {
  return (game.bots.find(({ id }) => id === USUAL_BOT) ?? game.bots[0])?.id ?? "";
}

function botSeat(game: GameSummary): SeatDraft {
  return { kind: "bot", name: "", bot: usualBot(game) };
}

/** Me against the usual bots, with all seats taken. */
export function usualSetup(game: GameSummary): Setup {
  const seats = Array.from({ length: game.most_players }, () => botSeat(game));
  seats[0]!.kind = "me";
  return {
    game: game.name,
    edition: null,
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    seats,
    listed: false,
  };
}

/** A remembered setup, with whatever the game does not know (any more) put right. */
export function fit(kept: unknown, game: GameSummary): Setup {
  const usual = usualSetup(game);
  if (!isSetup(kept) || kept.game !== game.name) return usual;
  const options = { ...usual.options };
  for (const { name, lowest, highest } of game.options) {
    const value = kept.options[name];
    if (Number.isInteger(value) && value! >= lowest && value! <= highest) options[name] = value!;
  }
  return {
    game: game.name,
    edition: game.editions.some(({ hash }) => hash === kept.edition) ? kept.edition : null,
    options,
    seats: resized(
      kept.seats.map((seat) => fitSeat(seat, game)),
      kept.seats.length,
      game,
    ),
    listed: kept.listed,
  };
}

function fitSeat(seat: SeatDraft, game: GameSummary): SeatDraft {
  return game.bots.some(({ id }) => id === seat.bot) ? seat : { ...seat, bot: usualBot(game) };
}

function isSetup(kept: unknown): kept is Setup {
  const setup = kept as Partial<Setup> | null;
  return (
    typeof setup === "object" &&
    typeof setup?.options === "object" &&
    Array.isArray(setup.seats) &&
    setup.seats.every(({ kind }) => ["me", "person", "open", "bot"].includes(kind))
  );
}

/** So many seats as asked for and the game allows: new ones are for bots. */
export function resized(seats: readonly SeatDraft[], wanted: number, game: GameSummary): SeatDraft[] {
  const count = Math.min(game.most_players, Math.max(game.fewest_players, wanted));
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? botSeat(game));
}

/** Another kind for a seat. I sit only once: where I sat before, a bot sits then. */
export function withKind(seats: readonly SeatDraft[], seat: number, kind: SeatDraftKind): SeatDraft[] {
  return seats.map((draft, at) => {
    if (at === seat) return { ...draft, kind };
    return kind === "me" && draft.kind === "me" ? { ...draft, kind: "bot" } : draft;
  });
}

/** What there is to agree on with so many players. */
export function optionsFor(game: GameSummary, seats: number): OptionInfo[] {
  return game.options.filter(({ fewest_players }) => seats >= fewest_players);
}

/** What the server is asked for. */
export function request(setup: Setup, game: GameSummary): NewTable {
  const { edition, listed, seats } = setup;
  const options: Record<string, number> = {};
  for (const { name, default: usual } of optionsFor(game, seats.length))
    options[name] = setup.options[name] ?? usual;
  return { game: game.name, edition, options, seats: seats.map(choice), listed };
}

function choice({ kind, name, bot }: SeatDraft): NewSeat {
  if (kind === "person") return { kind, name: name.trim() };
  return kind === "bot" ? { kind, bot } : { kind };
}
