import type { GameParts, OwnKeys } from "../game";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { keyed } from "./moves";
import Player from "./Player.svelte";
import Status from "./Status.svelte";
import { w } from "./words";

const keys = (): OwnKeys[] => [[["←", "…", "r", "↵", "Esc"], w.holdHint]];

export default { Board, Choices, Player, Status, keyed, keys, readable: 320 } satisfies GameParts;
