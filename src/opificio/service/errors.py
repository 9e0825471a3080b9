"""What the frame says no to, before or beside the rules: each with a code and a sentence."""

from __future__ import annotations

import tomllib
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Final

from opificio.core.rule import IllegalMove, OpificioError


class ErrorCode(StrEnum):
    """Everything that can go wrong by an asker's doing, and the two things that are not his doing."""

    UNKNOWN_TABLE = "unknown_table"
    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_EDITION = "unknown_edition"
    UNKNOWN_PAGE = "unknown_page"
    UNKNOWN_LINE = "unknown_line"
    NO_REASON = "no_reason"
    # a move
    STALE_MOVE = "stale_move"
    NOT_YOUR_SEAT = "not_your_seat"
    NOT_YOUR_TURN = "not_your_turn"
    WAITING_FOR_PLAYERS = "waiting_for_players"
    GAME_OVER = "game_over"
    NOT_A_MOVE = "not_a_move"
    ILLEGAL_MOVE = "illegal_move"
    # taking back
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOTHING_TO_ANSWER = "nothing_to_answer"
    # setting up
    BAD_SETUP = "bad_setup"
    BAD_EDITION = "bad_edition"
    BAD_NAME = "bad_name"
    BAD_INVITATION = "bad_invitation"
    NO_OPEN_SEAT = "no_open_seat"
    GAME_RUNNING = "game_running"
    # messages
    BAD_MESSAGE = "bad_message"
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"
    WRONG_ORIGIN = "wrong_origin"
    # not the asker's doing
    OTHER_RULES = "other_rules"
    NOT_STORED = "not_stored"
    FAULT = "fault"


class Refused(OpificioError):
    """Something was not done, and nothing was changed. Figures fill the sentence of the code."""

    def __init__(self, code: ErrorCode, number: int | None = None, **figures: str | int) -> None:
        super().__init__(f"{code} {figures}")
        self.code: Final = code
        self.number: Final = number  # the last line of the log, where the asker must know it
        self.figures: Final = figures


class RefusedMove(Refused):
    """A move of the game that a rule forbids now."""

    def __init__(self, error: IllegalMove, number: int) -> None:
        super().__init__(ErrorCode.ILLEGAL_MOVE, number, reason=error.reason)
        self.error: Final = error


def sentence(code: str, lang: str, figures: dict[str, str | int]) -> str:
    """What went wrong, in the reader's language."""
    return words(lang)["errors"][code].format(**figures)


@cache
def words(lang: str) -> dict[str, dict[str, str]]:
    """The sentences of the service itself; those about games are in `speech`."""
    text = files("opificio.service").joinpath("words", f"{lang}.toml").read_text("utf-8")
    return tomllib.loads(text)
