"""What tables say and are told: the messages of the websocket and the answers of the HTTP routes.

Texts are in the reader's language; ids and notation are the engine's. Seats count from 0, as in all code.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Lang = Literal["en", "it", "fr", "ja"]
SeatKind = Literal["person", "bot", "open"]
Status = Literal["waiting", "running", "finished"]

# What a table says


class SeatInfo(Struct, frozen=True):
    """Who sits at a seat. `yours`: the reader answers for it; several seats on one screen are possible.

    `name` is ready to be shown, in the reader's language: a bot has its title, an open seat says so, and of
    two alike each has a number.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    yours: bool
    online: bool


class MoveInfo(Struct, frozen=True, omit_defaults=True):
    """A move that may be made: its notation, to be sent back, what it means, and the figures of that."""

    move: str
    says: str
    meaning: dict[str, Any] = {}


class LineInfo(Struct, frozen=True, omit_defaults=True):
    """One line of the log. `seat` is None for a draw.

    `move` is "undo" where lines were taken back: all after line `back_to` that were not yet.
    `why`: a bot that thinks ahead decided so, and can be asked for its reason.
    """

    number: int
    seat: int | None
    move: str
    says: list[str]
    back_to: int | None = None
    why: bool = False


class FactInfo(Struct, frozen=True, omit_defaults=True):
    """What happened, for animation: see `core.fact.Fact`. `what` is an id or notation."""

    kind: str
    seat: int | None = None
    amount: int = 0
    what: str = ""
    other: int | None = None


class Score(Struct, frozen=True):
    """A seat's points if the game ended now, and where they come from, in a fixed order."""

    total: int
    sources: dict[str, int]


class UndoRequest(Struct, frozen=True):
    """A seat asks to take back its last decision; `waiting` are those who have not agreed yet."""

    seat: int
    waiting: list[int]


class Position(Struct, frozen=True):
    """Where the game stands. A move must quote `number`: the last line of the log it has seen."""

    number: int
    actor: int | None
    question: str
    view: dict[str, Any]
    legal: list[MoveInfo]  # empty unless the reader answers for the actor
    scores: list[Score]
    winners: list[int]  # empty while the game runs
    undo: Literal["no", "free", "ask"]  # whether the reader may take a decision back, and how
    undo_request: UndoRequest | None


class TableMessage(Struct, frozen=True, tag="table"):
    """The whole table: the answer to connecting, to another language, and to a change of its seats."""

    id: str
    game: str
    edition: str
    edition_hash: str
    options: dict[str, int]
    status: Status
    created: str
    commitment: str
    seed: str | None  # published when the game is over
    invitation: str | None  # for those who sit here, while seats are open
    seats: list[SeatInfo]
    position: Position
    log: list[LineInfo]
    rematch: str | None  # the id of the table where the same people play again


class UpdateMessage(Struct, frozen=True, tag="update"):
    """What happened since the last message, and where the game stands now."""

    lines: list[LineInfo]
    facts: list[FactInfo]
    status: Status
    seed: str | None
    position: Position


class PlanInfo(Struct, frozen=True):
    """A way to a goal. `says`: what it comes to, then step by step; `plan`: the same in the game's terms."""

    says: list[str]
    plan: dict[str, Any]


class Plans(Struct, frozen=True):
    """What a seat is advised in the position of that number, the best first; nothing, in most games."""

    number: int
    seat: int
    plans: list[PlanInfo]


class ReasonInfo(Struct, frozen=True):
    """Why a bot decided as line `number` of the log tells, in one sentence."""

    number: int
    says: str


class RuleInfo(Struct, frozen=True):
    """The rule behind a refusal: its id on the rules page."""

    id: str
    key: str
    figures: dict[str, int | str]


class ErrorMessage(Struct, frozen=True, tag="error"):
    """Why something was not done. Nothing was changed, and the connection lives on."""

    code: str
    message: str
    number: int | None = None  # the last line of the log, so that a stale reader knows
    rule: RuleInfo | None = None


# What a table is told


class PlayMove(Struct, frozen=True, forbid_unknown_fields=True, tag="play"):
    """Make a move, in answer to the position of that number."""

    number: int
    move: str


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Take one's last decision back, or ask for it where others must agree."""

    number: int


class AnswerTakeBack(Struct, frozen=True, forbid_unknown_fields=True, tag="consent"):
    """Agree to somebody's wish to take back, or not."""

    number: int
    agree: bool


class ChooseLanguage(Struct, frozen=True, forbid_unknown_fields=True, tag="language"):
    """Go on in another language."""

    lang: Lang


Request = PlayMove | TakeBack | AnswerTakeBack | ChooseLanguage


# What is known of games


class OptionInfo(Struct, frozen=True):
    """Something to agree on before a game: its name in code, its title and what it means.

    `values`: what its values are called, from the lowest on; empty where they are plain numbers. With fewer
    players than `fewest_players` there is nothing to agree on.
    """

    name: str
    title: str
    says: str
    default: int
    lowest: int
    highest: int
    fewest_players: int
    values: list[str]


class EditionInfo(Struct, frozen=True):
    """Component values to play with. `own`: the reader brought it; `ours` of `values` are our own design."""

    id: str
    title: str
    hash: str
    own: bool
    ours: int
    values: int


class BotInfo(Struct, frozen=True):
    """A bot that can take a seat, and what to expect of it. Levels come first, rising."""

    id: str
    title: str
    about: str


class GameSummary(Struct, frozen=True):
    """What the form for a new table needs."""

    name: str
    title: str
    says: str
    fewest_players: int
    most_players: int
    options: list[OptionInfo]
    editions: list[EditionInfo]
    bots: list[BotInfo]


class GameInfo(GameSummary, frozen=True):
    """A game with one edition: the components, and the names of everything in the reader's language.

    `names` has sections as the game's words have (`resources`, `questions`, `sources` ...); components stand
    in theirs by id.
    """

    edition: EditionInfo
    components: dict[str, Any]
    names: dict[str, dict[str, str]]


class RulesSection(Struct, frozen=True):
    """A heading of the rules page and what stands under it, up to the next heading. `id` is the rule's."""

    id: str
    title: str
    depth: int
    html: str


class Rules(Struct, frozen=True):
    """The rules page of a game."""

    sections: list[RulesSection]


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: Status
    created: str
    changed: str
    seats: list[SeatInfo]
    your_turn: bool
    scores: list[int] | None
    winners: list[int] | None


class Lobby(Struct, frozen=True):
    """The reader's own tables, and those of others that are not private; the latest first."""

    mine: list[TableSummary]
    running: list[TableSummary]
    finished: list[TableSummary]


# What is asked for


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to set up. `me` and `person` (a further one at the same screen) are the asker's own."""

    kind: Literal["me", "person", "open", "bot"]
    name: str | None = None
    bot: str | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up. `edition` is a hash (None: the game's own); `listed`: others see it in the lobby."""

    game: str
    seats: list[NewSeat]
    edition: str | None = None
    options: dict[str, int] = {}
    listed: bool = True


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat, by the token of the invitation."""

    invitation: str
    name: str
    seat: int | None = None


class NewEdition(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's own edition: TOML, as `opificio edition show` prints it."""

    game: str
    text: str


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: str


class Me(Struct, frozen=True):
    """The guest behind the request. `name` is empty until he gives one."""

    name: str
    languages: list[str]


class Created(Struct, frozen=True):
    """The id of a table: it is at /table/{id}."""

    id: str
