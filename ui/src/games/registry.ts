import type { GameParts } from "./game";

const games: Record<string, () => Promise<{ default: GameParts }>> = {
  expo1906: () => import("./expo1906"),
  industry: () => import("./industry"),
  spyrium: () => import("./spyrium"),
};

/** The parts of a game, loaded when its first table is opened. */
export async function loadGame(name: string): Promise<GameParts> {
  const load = games[name];
  if (!load) throw new Error(`no board for ${name}`);
  return (await load()).default;
}
