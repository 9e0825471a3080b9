/**
 * What server and page say to each other. Seats count from 0; texts come in the reader's language.
 *
 * All of it is made from the server's own document by `npm run types`; the names are those of `service/wire.py`.
 */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type SeatInfo = Schemas["SeatInfo"];
export type MoveInfo = Schemas["MoveInfo"];
export type LineInfo = Schemas["LineInfo"];
export type Score = Schemas["Score"];
export type UndoRequest = Schemas["UndoRequest"];
export type Position = Schemas["Position"];
export type TableMessage = Schemas["TableMessage"];
export type PlanInfo = Schemas["PlanInfo"];
export type Plans = Schemas["Plans"];
export type ReasonInfo = Schemas["ReasonInfo"];
export type RuleInfo = Schemas["RuleInfo"];
export type ErrorMessage = Schemas["ErrorMessage"];
export type OptionInfo = Schemas["OptionInfo"];
export type EditionInfo = Schemas["EditionInfo"];
export type BotInfo = Schemas["BotInfo"];
export type GameSummary = Schemas["GameSummary"];
export type GameInfo = Schemas["GameInfo"];
export type RulesSection = Schemas["RulesSection"];
export type TableSummary = Schemas["TableSummary"];
export type Lobby = Schemas["Lobby"];
export type Me = Schemas["Me"];
export type NewSeat = Schemas["NewSeat"];
export type NewTable = Schemas["NewTable"];

export type FactInfo = Schemas["FactInfo"];
export type UpdateMessage = Schemas["UpdateMessage"];

export type ServerMessage = TableMessage | UpdateMessage | ErrorMessage;
export type ClientMessage =
  Schemas["PlayMove"] | Schemas["TakeBack"] | Schemas["AnswerTakeBack"] | Schemas["ChooseLanguage"];
