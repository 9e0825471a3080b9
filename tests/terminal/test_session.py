"""The line-mode game: what is shown, what may be typed, what is refused and how."""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path

import pytest

import opificio
from opificio.core.game import Game
from opificio.core.state import State
from opificio.games import registry
from opificio.luck.dealer import Dealer
from opificio.speech import Speech
from opificio.terminal.screen import PlainConsole
from opificio.terminal.session import Session
from opificio.terminal.table import names_in, new_table, shown_names

GAME = opificio.game("industry")
SEED = next(str(seed) for seed in range(99) if Dealer(seed).settle(GAME.start(3)).actor == 0)
OPENING = Dealer(SEED).settle(GAME.start(3))  # the first seat is asked which zone it picks
FIRST = OPENING.legal()[0].text


class Player:
    """Types lines into a session and reads what it prints."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def types(
        self,
        *lines: str,
        names: str = "Ada greedy greedy",
        lang: str = "en",
        kept: Path | None = None,
        game: Game[State] = GAME,
    ) -> str:
        """What is printed at a table with a fixed seed when these lines are typed, then no more."""
        self._monkeypatch.setattr(sys, "stdin", StringIO("".join(f"{line}\n" for line in lines)))
        table = new_table(game, names.split(), {}, SEED)
        speech = Speech(game, lang, shown_names(names_in(table.record)))
        Session(table, speech, PlainConsole(), kept).run()
        return self._capsys.readouterr().out


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Player:
    monkeypatch.setenv("COLUMNS", "100")
    return Player(monkeypatch, capsys)


def after(out: str, typed: str) -> str:
    """What was printed in answer to a line, up to the next prompt."""
    return out.partition(f"> {typed}\n")[2].partition("\nYour move> ")[0].strip("\n")


# What is shown


def test_the_table_the_news_the_question_and_the_answers_are_shown(player: Player) -> None:
    out = player.types()
    board, players, news, question, moves = (
        out.index(part)
        for part in (
            "│>1│",
            "Talers",
            "is first player.",
            "Ada, it is your turn.",
            "  Put ",
        )
    )
    assert board < players < news < question < moves


def test_the_board_is_shown_again_only_with_a_new_round_or_phase(player: Player) -> None:
    assert player.types("board").count("│>1│") == 2
    assert player.types("subsidy", "undo", "subsidy").count("│>1│") == 1


@pytest.mark.parametrize(
    ("width", "lines"), [("100", "┬───────┬"), ("80", "┬─────┬"), ("200", "┬─────────┬")]
)
def test_the_board_fits_the_width(
    player: Player, monkeypatch: pytest.MonkeyPatch, width: str, lines: str
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    out = player.types("board", "scores", "help")
    assert lines in out
    assert max(len(line) for line in out.splitlines()) <= int(width)


def test_without_a_terminal_there_are_no_colours(player: Player) -> None:
    assert "\x1b" not in player.types("board", "rules I3", "E1", "scores")


@pytest.mark.parametrize(
    ("lang", "turn", "goodbye"),
    [
        ("it", "Ada, tocca a te.", "Arrivederci."),
        ("fr", "Ada, à toi de jouer.", "Au revoir."),
        ("ja", "Adaの番です。", "さようなら。"),
    ],
)
def test_it_speaks_the_players_language(player: Player, lang: str, turn: str, goodbye: str) -> None:
    out = player.types(lang=lang)
    assert f"\n{turn}\n" in out
    assert out.endswith(f"\n{goodbye}\n")


@pytest.mark.parametrize("game", registry.NAMES)
def test_every_game_is_played_to_its_end_and_scored(player: Player, game: str) -> None:
    lines = ["1", "a"] * 300  # a number or a letter of the list, whatever it asks for
    out = player.types(*lines, names="Ada random random", lang="it", game=opificio.game(game))
    words = Speech(opificio.game(game), "it")
    assert words.say("final_scores") in out
    for source in opificio.game(game).start().breakdown()[0]:
        assert words.thing("sources", source) in out


# Moves and refusals


def test_a_move_may_be_a_number_or_its_text(player: Player) -> None:
    zone = FIRST.removeprefix("pick ")
    for typed in ("1", FIRST, f"  PICK   {zone.lower()} "):
        assert f"· Ada puts {zone} (" in player.types(typed)


def test_a_refusal_gives_the_reason_and_the_rule(player: Player) -> None:
    out = player.types("bid 3", "pick L5")
    assert after(out, "bid 3") == "Not allowed: no bids are taken now [I3.2]"
    assert after(out, "pick L5").startswith("Not allowed: L5 (robotics) is not open")
    assert after(out, "pick L5").endswith("[I3.1]")


def test_refusals_are_in_the_players_language(player: Player) -> None:
    assert "Non si può: " in player.types("bid 3", lang="it")


def test_a_number_that_is_not_in_the_list_is_refused(player: Player) -> None:
    assert after(player.types("77"), "77").endswith(f"is not a number from 1 to {len(OPENING.legal())}.")


def test_what_is_nearly_a_move_is_answered_with_the_move(player: Player) -> None:
    assert after(player.types("subsidi"), "subsidi") == "“subsidi” is not a move. Did you mean subsidy?"


@pytest.mark.parametrize("typed", ["xyzzy", "[red]", "{seat}", "%s", "»", "/quit"])
def test_what_is_no_move_at_all_is_answered_with_the_way_to_the_help(player: Player, typed: str) -> None:
    expected = f"Unknown command “{typed}”. Type help to see the commands."
    assert after(player.types(typed), typed) == expected


def test_empty_lines_are_no_answers(player: Player) -> None:
    assert player.types("", "   ", "").count("Your move> ") == 4


# Commands


def test_help_lists_every_command(player: Player) -> None:
    told = after(player.types("help"), "help")
    for command in (
        "help",
        "moves",
        "board",
        "scores",
        "show",
        "plan",
        "why",
        "rules",
        "undo",
        "save",
        "quit",
    ):
        assert f"\n  {command} " in told
    assert after(player.types("?"), "?") == told


def test_moves_lists_them_again(player: Player) -> None:
    assert after(player.types("moves"), "moves").startswith(f"1  {FIRST}  Put ")


def test_scores_are_shown_by_source(player: Player) -> None:
    told = after(player.types("SCORES"), "SCORES")
    assert told.startswith("Scores if the game ended now")
    assert "Unused jokers" in told


@pytest.mark.parametrize("typed", ["show F2", "F2", "f2"])
def test_a_part_of_the_board_is_explained_by_its_id(player: Player, typed: str) -> None:
    told = after(player.types(typed), typed)
    assert told.startswith("F2 Bank\n")
    assert "stone" in told
    assert "Later construction costs its owner 1 taler less" in told
    assert "road: F1" in told


def test_an_unknown_part_of_the_board_is_told_with_an_example(player: Player) -> None:
    out = player.types("show Z9", "show")
    assert after(out, "show Z9") == "There is no Z9 on the board. An example: show A1"


EXPO = opificio.game("expo1906")


def test_plan_lists_the_goals_and_shows_the_steps_to_one(player: Player) -> None:
    out = player.types("plan", game=EXPO, names="Ada random")
    goals = after(out, "plan").splitlines()
    assert len(goals) > 2
    name, _, rest = goals[0].partition(": ")
    assert re.fullmatch(r"[456] steps, [456] tiles to buy, \d VP", rest)
    steps = after(player.types(f"plan {name}", game=EXPO, names="Ada random"), f"plan {name}").splitlines()
    assert steps[0] == goals[0]
    assert steps[1].startswith("  1 ")
    assert f"Buy {name} and put it at " in "\n".join(steps)
    assert len(steps) == 1 + int(rest[0])


def test_plan_says_where_there_is_no_advice(player: Player) -> None:
    assert after(player.types("plan"), "plan") == "There is no advice to give here."
    out = player.types("plan eiffel", game=EXPO, names="Ada random")
    assert after(out, "plan eiffel") == "There is no advice to give on eiffel."


@pytest.mark.parametrize("typed", ["show cruise_ship", "show Cruise Ship", "cruise ship"])
def test_components_go_by_their_names_too(player: Player, typed: str) -> None:
    told = after(player.types(typed, game=EXPO, names="Ada random"), typed)
    assert told.startswith("Cruise Ship\n")


def test_rules_shows_a_rule_or_all_their_titles(player: Player) -> None:
    out = player.types("rules i5.1", "rules")
    assert after(out, "rules i5.1").startswith("### I5.1 ")
    assert "I3 " in after(out, "rules")
    assert "  I-R15 " in after(out, "rules")


def test_an_unknown_rule_is_answered_with_those_near_it(player: Player) -> None:
    out = player.types("rules I5.7")
    assert after(out, "rules I5.7") == "There is no rule I5.7. Did you mean I5 or I5.1?"


def test_undo_takes_a_decision_back_and_asks_again(player: Player) -> None:
    out = player.types("subsidy", "undo", "undo")
    assert "Taken back: subsidy\n" in out
    assert "There is nothing to take back.\n" in out
    assert out.count("subsidy  Take the subsidy") == 2  # in the list before it, and after it was taken back


def test_people_take_turns_at_one_keyboard(player: Player) -> None:
    out = player.types("1", "pass", "1", names="Ada Blaise Carl")
    asked = [line.partition(",")[0] for line in out.splitlines() if line.endswith(", it is your turn.")]
    assert len(asked) == 4
    assert set(asked) == {"Ada", "Blaise", "Carl"}


# Leaving


@pytest.mark.parametrize("typed", ["quit", "exit", "QUIT"])
def test_a_game_that_is_not_kept_ends_with_goodbye(player: Player, typed: str) -> None:
    assert player.types(typed, "1").endswith(f"> {typed}\n\nGoodbye.\n")


def test_a_game_that_is_kept_says_how_to_go_on(player: Player, tmp_path: Path) -> None:
    file = tmp_path / "my game.opi"
    out = " ".join(player.types("1", "quit", kept=file).split())
    assert out.endswith("my game.opi'")
    assert "To go on with it: opificio play industry --resume '" in out


def test_a_terminal_without_any_input_is_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    table = new_table(GAME, ["Ada", "greedy", "greedy"], {}, SEED)
    Session(table, Speech(GAME), PlainConsole(), None).run()
    assert capsys.readouterr().out.endswith("\nGoodbye.\n")


# Why


def test_the_last_bot_to_decide_says_why(player: Player) -> None:
    told = after(player.types("1", "why", names="Ada foreman foreman foreman"), "why")
    assert re.match(r"foreman \d, “.+”: Expects to win \d+\s% of the time, with about \d+\s+points", told), (
        told
    )


def test_a_bot_that_never_thinks_ahead_says_so(player: Player) -> None:
    told = after(player.types("1", "why"), "why")
    assert "Takes whatever looks best at once" in told


def test_before_a_bot_has_decided_there_is_nothing_to_ask(player: Player) -> None:
    assert after(player.types("why", names="Ada Bruno Carla"), "why") == "No bot has decided anything yet."


def test_a_bot_with_a_budget_of_its_own_is_a_bot(player: Player) -> None:
    told = after(player.types("1", "why", names="Ada foreman:8 foreman:8 foreman:8"), "why")
    assert told.startswith("foreman:8 ")
    assert "Expects to win" in told
