"""Game files that do not hold: broken off, tampered with, foreign or garbage. Always a line and a reason."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import opificio
from opificio.arena.match import play_match
from opificio.core.record import BadRecord, Record, parse
from opificio.core.rule import OpificioError
from opificio.library import UnreadableFile
from opificio.luck.dealer import commitment

WHOLE = play_match(opificio.game("industry"), ["random"] * 3, "a whole game").record.write()
ROWS = WHOLE.splitlines()
HEAD = ROWS.index("")


def read(text: str) -> Record:
    """Read a file with just this text."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "game.opi")
        path.write_bytes(text.encode())
        return opificio.read(path)


def sealed(rows: list[str]) -> str:
    """The rows with a check sum that fits: by somebody who knows how files are written."""
    vouched_for = [row for row in rows if row and row[0] not in "#>" and not row.startswith("check:")]
    digest = sha256("\n".join(vouched_for).encode()).hexdigest()
    return "\n".join([*[row for row in rows if not row.startswith("check:")], f"check: {digest}"]) + "\n"


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        read(text)
    assert str(refused.value) == f"line {refused.value.line}: {refused.value.reason}"
    return refused.value


def line_refused(text: str) -> int | None:
    """The line at which a file does not hold; None if it does."""
    try:
        read(text)
    except BadRecord as error:
        return error.line
    return None


def replaced(old: str, new: str) -> list[str]:
    """The rows with one of them, that begins so, replaced."""
    at = next(at for at, row in enumerate(ROWS) if row.startswith(old))
    return [*ROWS[:at], new, *ROWS[at + 1 :]]


def test_the_seal_of_these_tests_is_that_of_the_files() -> None:
    assert sealed(ROWS) == WHOLE


# Broken off


def test_a_file_broken_off_after_any_line_is_refused_near_the_break() -> None:
    for left in range(len(ROWS)):
        error = refusal("\n".join(ROWS[:left]))
        assert error.line in {1, left - 1, left, left + 1}


@given(st.integers(0, len(WHOLE) - 2))
def test_a_file_broken_off_within_a_line_is_refused(left: int) -> None:
    refusal(WHOLE[:left])


# Tampered with


def test_any_line_that_was_left_out_or_changed_is_found() -> None:
    for at in range(len(ROWS)):
        refusal("\n".join([*ROWS[:at], *ROWS[at + 1 :]]))
        refusal("\n".join([*ROWS[:at], ROWS[at] + "1", *ROWS[at + 1 :]]))


@st.composite
def tampered(draw: st.DrawFn) -> list[str]:
    """The rows of a file after somebody was at one of them."""
    rows = list(ROWS)
    at = draw(st.integers(0, len(rows) - 1))
    other = draw(st.integers(0, len(rows) - 1))
    sign = draw(st.integers(0, len(rows[at])))
    match draw(st.sampled_from(["delete", "double", "swap", "replace", "insert", "cut", "copy"])):
        case "delete":
            del rows[at]
        case "double":
            rows.insert(at, rows[at])
        case "swap":
            rows[at], rows[other] = rows[other], rows[at]
        case "replace":
            rows[at] = draw(st.text(max_size=30))
        case "insert":
            rows[at] = rows[at][:sign] + draw(st.text(min_size=1, max_size=5)) + rows[at][sign:]
        case "cut":
            rows[at] = rows[at][:sign] + rows[at][sign + 1 :]
        case _:
            number = rows[at].split(" ")[0]
            rows[at] = " ".join([number, *rows[other].split(" ")[1:]])
    return rows


@settings(max_examples=300)
@given(tampered())
def test_a_tampered_file_is_refused_at_a_line_or_says_the_same_as_before(rows: list[str]) -> None:
    text = "\n".join(rows)
    line_number = line_refused(text)
    if line_number is not None:
        assert 1 <= line_number <= len(text.splitlines()) + 1
        return
    record = parse(text)
    for line in record.lines:
        line.comments.clear()
        line.variations.clear()
    assert record.write() == WHOLE


@settings(max_examples=300)
@given(tampered())
def test_a_tampered_file_with_a_new_seal_is_refused_at_a_line_or_is_a_game_that_can_be_played(
    rows: list[str],
) -> None:
    text = sealed(rows)
    line = line_refused(text)
    if line is None:
        parse(text).replay(opificio.game("industry"))
    else:
        assert 1 <= line <= len(text.splitlines()) + 1


# Foreign files and garbage


@given(st.binary(max_size=200))
def test_garbage_is_refused(garbage: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder, "game.opi")
        path.write_bytes(garbage)
        with pytest.raises((BadRecord, UnreadableFile)):
            opificio.read(path)


@given(st.text(max_size=200))
def test_anything_under_the_right_heading_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        parse(f"opificio game file 1\n{text}")


@pytest.mark.parametrize("text", ["", "\n", "[Event ?]\n1. e4 e5", "game: industry", "\ufeff" + WHOLE])
def test_a_file_of_another_kind_is_refused_at_its_first_line(text: str) -> None:
    error = refusal(text)
    assert error.line == 1
    assert "this is not an Opificio game file" in error.reason


def test_a_file_of_a_format_to_come_is_refused_as_such() -> None:
    error = refusal(sealed(replaced("opificio game file 1", "opificio game file 2")))
    assert error.line == 1
    assert "game file of another format" in error.reason


def test_a_file_too_long_for_a_game_is_refused() -> None:
    error = refusal(WHOLE + "\n" * 4_000_000)
    assert error.line == 1
    assert "too long for a game file" in error.reason


# Each line in its place


FAULTS: list[tuple[str, str, str]] = [
    ("game:", "game: chess", "there is no game 'chess'; there are: expo1906, industry, spyrium"),
    ("edition:", "edition: mine 0123", "it was played with edition mine 0123, this is"),
    ("rules:", "rules: 999", "it was played by version 999 of the rules, this program plays version"),
    ("rules:", "rules: one", "expected a number, got 'one'"),
    ("players:", "players: 99999999999999999999", "expected a number, got '99999999999999999999'"),
    ("option", "option balanced_draw: 7", "option balanced_draw goes from 0 to 1, got 7"),
    ("option", "option speed: 1", "industry has no option 'speed'; it has: balanced_draw"),
    ("option", "option players: 1", "industry has no option 'players'; it has: balanced_draw"),
    ("option", "option self: 1", "industry has no option 'self'; it has: balanced_draw"),
    ("option", "option balanced_draw: -1", "expected a number, got '-1'"),
    ("option", "colour: red", "unknown tag 'colour'"),
    ("option", "a word", "expected a tag like 'game: industry', got 'a word'"),
    ("seat 1:", "seat 0: Ada", "there is no seat 0 with 3 players"),
    ("seat 1:", "seat 4: Ada", "there is no seat 4 with 3 players"),
    ("seat 2:", "seat 1: Ada", "tag 'seat 1' stands twice"),
    ("seed:", "seed: another", "the seed does not fit the commitment published before the game"),
    ("1 * ", "1 0 first 1", "there is no seat 0: seats count from 1, '*' is chance"),
    ("1 * ", "1 1 first 1", "it is *'s turn ('*' is chance), the line is 1's"),
    ("1 * ", "2 * first 1", "expected number 1, got 2"),
    ("1 * ", "1 *", "expected number, seat and move, got '1 *'"),
    ("1 * ", "x * first 1", "expected a number, got 'x'"),
    ("1 * ", "1 ² first 1", "expected a number, got '²'"),
    ("1 * ", "1 * frist 1", "'frist 1' is not a move of this game; did you mean 'first 1'"),
    ("1 * ", "1 * first 4", "first 4: there is no seat 4 with 3 players [I1.4]"),
    ("1 * ", "# who begins?", "a comment or variation belongs after the line it speaks of"),
    ("2 * ", "> 2 * draw A", "expected number 1 in this variation, got 2"),
    ("end:", "end: finished 1 2 3", "the scores are ["),
    ("end:", "end: finished 1 2", "expected 'end: running' or 'end: finished' and 3 scores"),
    ("end:", "end: finished 1 2 -", "expected a number, got ''"),
    ("end:", "end: perhaps", "expected 'end: running' or 'end: finished' and 3 scores"),
    ("end:", "end: running", "the game is over after the last line, but the file says it runs"),
]


@pytest.mark.parametrize(("old", "new", "reason"), FAULTS, ids=[new for _, new, _ in FAULTS])
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, reason: str) -> None:
    rows = replaced(old, new)
    error = refusal(sealed(rows))
    assert error.reason.startswith(reason)
    assert error.line == rows.index(new) + 1


def test_a_tag_that_is_missing_is_named_at_the_end_of_the_tags() -> None:
    error = refusal(sealed(replaced("game:", "game:")))
    assert error.reason == "the tag 'game' is missing"
    assert error.line == HEAD


def test_too_few_scores_are_named_at_the_end() -> None:
    rows = replaced("players:", "players: 4")
    error = refusal(sealed(rows))
    assert error.reason.startswith("expected 'end: running' or 'end: finished' and 4 scores")
    assert error.line == len(rows) - 1


def test_tags_in_another_order_are_still_named_with_their_own_line() -> None:
    rows = sealed(replaced("rules:", "rules: 999")).splitlines()
    rows[1], rows[3] = rows[3], rows[1]
    error = refusal("\n".join(rows))
    assert error.reason.startswith("it was played by version 999 of the rules")
    assert error.line == 2


@pytest.mark.parametrize("players", [0, 2, 5, 999_999_999])
def test_a_number_of_players_that_the_game_is_not_for_is_named(players: int) -> None:
    rows = [
        row for row in replaced("players:", f"players: {players}") if not row.startswith(("seat", "end:"))
    ]
    error = refusal(sealed([*rows[:-1], "end: running"]))
    assert error.reason == f"industry is for 3 to 4 players, got {players}"
    assert error.line == 5


def test_a_line_after_the_end_of_the_game_is_named() -> None:
    last = len(parse(WHOLE).lines)
    rows = [*ROWS[:-2], f"{last + 1} 1 done", *ROWS[-2:]]
    error = refusal(sealed(rows))
    assert error.reason == "the game is over already"
    assert error.line == len(rows) - 2


def test_a_finished_game_that_is_not_is_named_at_its_end() -> None:
    end = ROWS[-2]
    assert end.startswith("end: finished")
    rows = [*ROWS[:-3], *ROWS[-2:]]
    error = refusal(sealed(rows))
    assert error.reason == "the file says the game is finished, but after the last line it is not"
    assert error.line == rows.index(end) + 1


def test_nothing_follows_the_seal_and_nothing_stands_for_the_end() -> None:
    after = refusal(WHOLE + "one more")
    assert after.reason == "the file breaks off: expected one 'check:' line at the end"
    without = refusal("\n".join([*ROWS[:-2], ROWS[-1]]))
    assert without.reason == "the 'end:' line is missing"
    assert without.line == len(ROWS) - 1


# Draws and seeds


def test_a_draw_that_the_seed_does_not_give_is_found() -> None:
    record = parse(WHOLE)
    rows = [*ROWS[:HEAD], "", *[str(line) for line in record.lines[:2]]]
    drawn = record.lines[1].text
    other = "draw A" if drawn != "draw A" else "draw B"
    error = refusal(sealed([*rows[:-1], f"2 * {other}", "end: running"]))
    assert error.reason == f"the seed gives {drawn!r} here, the line says {other!r}"
    assert error.line == HEAD + 3


def test_a_seed_and_commitment_made_up_together_do_not_give_the_draws() -> None:
    rows = [f"commitment: {commitment('forged')}" if row.startswith("commitment:") else row for row in ROWS]
    error = refusal(sealed(["seed: forged" if row.startswith("seed:") else row for row in rows]))
    assert error.reason.startswith("the seed gives ")


def test_a_running_game_may_keep_its_seed_to_itself() -> None:
    rows = [row for row in ROWS[: HEAD + 40] if not row.startswith("seed:")]
    record = read(sealed([*rows, "end: running"]))
    assert record.seed == ""
    assert record.commitment
    assert record.scores is None


def test_no_fault_is_told_as_anything_but_an_error_of_the_user() -> None:
    assert issubclass(BadRecord, OpificioError)
    assert issubclass(UnreadableFile, OpificioError)


def test_a_seat_named_twice_is_refused_however_its_number_is_written() -> None:
    rows = replaced("seat 2:", "seat 01: Ada")
    assert refusal(sealed(rows)).reason == "seat 1 is named twice"
