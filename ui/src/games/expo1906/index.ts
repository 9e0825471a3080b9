import type { GameParts } from "../game";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { keyed } from "./moves";
import Player from "./Player.svelte";
import Status from "./Status.svelte";

export default { Board, Choices, Player, Status, keyed, readable: 320 } satisfies GameParts;
