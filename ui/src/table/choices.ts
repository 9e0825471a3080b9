import type { MoveInfo } from "../api/wire";

export interface Choice {
  move: string;
  /** What the move means. */
  says: string;
  /** What the button shows: the meaning, or just the number in a row of numbers. */
  short: string;
  /** The key that makes the move; empty where keys have run out. */
  key: string;
}

/** Choices that differ only in a number stand in one row, under what they have in common. */
export interface Group {
  label: string;
  isRow: boolean;
  choices: Choice[];
}

const NUMBERED = /^(.*\S) (\d+)$/;
// u takes back, and ? shows the keys
const LETTERS = Array.from("abcdefghijklmnopqrstvwxyz");

interface Row {
  moves: MoveInfo[];
  before: string;
}

type Keyed = (move: string) => boolean;

/** The legal moves as the prompt offers them, in their order, with a key for each as far as keys go. */
export function groupMoves(legal: readonly MoveInfo[], keyed: Keyed = () => true): Group[] {
  const rows = findRows(legal);
  const groups: Group[] = [];
  const placed = new Set<Row>();
  for (const info of legal) {
    const row = rows.find(({ moves }) => moves.includes(info));
    if (!row) {
      const last = groups.at(-1);
      const choice = { ...info, short: info.says, key: "" };
      if (last && !last.isRow) last.choices.push(choice);
      else groups.push({ label: "", isRow: false, choices: [choice] });
    } else if (!placed.has(row)) {
      placed.add(row);
      groups.push(rowGroup(row));
    }
  }
  giveKeys(groups, keyed);
  return groups;
}

function findRows(legal: readonly MoveInfo[]): Row[] {
  const rows = new Map<string, Row>();
  for (const info of legal) {
    const [, stem, number] = NUMBERED.exec(info.move) ?? [];
    if (stem === undefined || number === undefined) continue;
    const at = placeOf(number, info.says);
    if (at < 0) continue; // a number that means something else, such as a seat with a name
    const before = info.says.slice(0, at);
    const key = `${stem}\n${before}`;
    const row = rows.get(key) ?? { moves: [], before };
    row.moves.push(info);
    rows.set(key, row);
  }
  return [...rows.values()].filter(({ moves }) => moves.length > 1);
}

function placeOf(number: string, says: string): number {
  return new RegExp(`(?<!\\d)${number}(?!\\d)`).exec(says)?.index ?? -1;
}

function rowGroup({ moves, before }: Row): Group {
  const choices = moves.map((info) => ({ ...info, short: numberOf(info), key: "" }));
  const last = moves.at(-1)!;
  const label = `${before}…${last.says.slice(before.length + numberOf(last).length)}`;
  return { label, isRow: true, choices };
}

function numberOf({ move }: MoveInfo): string {
  return NUMBERED.exec(move)![2]!;
}

/** In a row a digit means itself, and the others get 0 and letters; without a row choices are counted. */
function giveKeys(groups: Group[], keyed: Keyed): void {
  const row = groups.find(({ isRow }) => isRow);
  const digits = row ? ["0"] : Array.from("123456789");
  const free = [...digits, ...LETTERS];
  for (const group of groups) {
    for (const choice of group.choices.filter(({ move }) => keyed(move))) {
      if (group === row) choice.key = choice.short.length === 1 ? choice.short : "";
      else if (!group.isRow) choice.key = free.shift() ?? "";
    }
  }
}

/** The move that a key makes. */
export function moveForKey(groups: readonly Group[], key: string): string | null {
  const wanted = key.toLowerCase();
  for (const { choices } of groups) {
    const choice = choices.find((each) => each.key !== "" && each.key === wanted);
    if (choice) return choice.move;
  }
  return null;
}

/** The keys under which the page makes these moves, for a game that shows them in a form of its own. */
export function keysOf(legal: readonly MoveInfo[], keyed?: Keyed): Map<string, string> {
  const choices = groupMoves(legal, keyed).flatMap((group) => group.choices);
  return new Map(choices.filter(({ key }) => key).map(({ move, key }) => [move, key]));
}
