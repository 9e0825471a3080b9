"""Game files that hold: what is written is what is read, whatever people call themselves and each other."""

from __future__ import annotations

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

import opificio
from opificio.arena.match import play_match
from opificio.core.fact import NOBODY, Fact
from opificio.core.record import BadRecord, Line, Record, parse, record_of
from opificio.core.state import CHANCE
from opificio.core.text import one_line

words = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=9)
texts = st.lists(words, min_size=1, max_size=4).map(" ".join)
seats = st.integers(CHANCE, 3)
people_write = st.text(max_size=20) | st.sampled_from(
    [
        "",
        " ",
        "Ada\nend: running\ncheck: 0",
        "a\r\nb",
        "a\u2028b",
        "\x1b[2J",
        "# 1",
        "> 1 1 x",
        "山田　太郎",
        "\ud800",
    ]
)


@st.composite
def line_lists(draw: st.DrawFn, first: int) -> list[Line]:
    moves = draw(st.lists(st.tuples(seats, texts), max_size=5))
    return [Line(number, seat, text) for number, (seat, text) in enumerate(moves, first)]


@st.composite
def records(draw: st.DrawFn) -> Record:
    players = draw(st.integers(1, 5))
    record = Record(draw(words), draw(words), draw(words), draw(st.integers(0, 99)), players)
    record.options.update(
        draw(st.dictionaries(words.filter(lambda word: ":" not in word), st.integers(0, 9)))
    )
    record.names.update(draw(st.dictionaries(st.integers(0, players - 1), people_write)))
    record.seed, record.commitment = draw(st.just("") | texts), draw(st.just("") | words)
    record.lines.extend(draw(line_lists(1)))
    for line in record.lines:
        line.comments.extend(draw(st.lists(people_write, max_size=2)))
        variations = draw(st.lists(line_lists(line.number), max_size=2))
        line.variations.extend(variation for variation in variations if variation)
    scores = st.lists(st.integers(-99, 99), min_size=players, max_size=players)
    record.scores = draw(st.none() | scores)
    return record


@given(records())
def test_what_is_written_reads_back_the_same_and_is_written_the_same_again(record: Record) -> None:
    written = record.write()
    read = parse(written)
    assert read.write() == written
    assert (read.game, read.edition, read.edition_hash) == (record.game, record.edition, record.edition_hash)
    assert (read.rules_version, read.players) == (record.rules_version, record.players)
    assert (read.options, read.seed, read.commitment) == (record.options, record.seed, record.commitment)
    assert read.scores == record.scores
    assert read.names == {seat: one_line(name) for seat, name in record.names.items()}
    assert [str(line) for line in read.lines] == [str(line) for line in record.lines]
    for back, line in zip(read.lines, record.lines, strict=True):
        assert back.comments == [one_line(comment) for comment in line.comments]
        assert [list(map(str, variation)) for variation in back.variations] == [
            list(map(str, variation)) for variation in line.variations
        ]


@given(people_write, people_write)
def test_no_name_and_no_comment_adds_a_line_to_the_file_or_takes_one_away(name: str, comment: str) -> None:
    record = Record("industry", "opificio", "0", 1, 3)
    record.lines.append(Line(1, CHANCE, "first 1"))
    record.names[0] = "Ada"
    record.lines[0].comments.append("so it begins")
    rows = len(record.write().splitlines())
    record.names[0], record.lines[0].comments[0] = name, comment
    written = record.write()
    assert len(written.splitlines()) == rows
    assert [str(line) for line in parse(written).lines] == ["1 * first 1"]
    assert parse(written).scores is None


def test_a_name_that_never_ends_is_cut() -> None:
    record = Record("industry", "opificio", "0", 1, 3)
    record.names[0] = "Ada " * 1_000_000
    assert parse(record.write()).names == {0: ("Ada " * 20).strip()}


def test_names_in_a_file_from_elsewhere_are_cleaned_too() -> None:
    record = Record("industry", "opificio", "0", 1, 3)
    record.names[0] = "[31mred"
    assert parse(record.write().replace("[31mred", "\x1b[31mred")).names == {0: "[31mred"}


def test_the_file_of_a_short_game_looks_just_like_this() -> None:
    state = opificio.game("industry").start(3)
    record = record_of(state)
    record.options["balanced_draw"] = 1
    record.names.update({0: "Ada", 2: "greedy"})
    record.commitment = "c0ffee"
    facts = state.listen()
    state.step(state.checked("first 2"))
    state.step(state.checked("draw A"))
    record.keep(facts)
    record.lines[1].comments.append("an early taler")
    record.lines[1].variations.append([Line(2, CHANCE, "draw B"), Line(3, CHANCE, "draw C")])
    game = state.the_game()
    vouched_for = [
        "opificio game file 1",
        "game: industry",
        f"edition: {game.edition} {game.edition_hash}",
        "rules: 1",
        "players: 3",
        "option balanced_draw: 1",
        "seat 1: Ada",
        "seat 3: greedy",
        "commitment: c0ffee",
        "1 * first 2",
        "2 * draw A",
        "end: running",
    ]
    seal = sha256("\n".join(vouched_for).encode()).hexdigest()
    assert record.write().splitlines() == [
        *vouched_for[:9],
        "",
        *vouched_for[9:11],
        "# an early taler",
        "> 2 * draw B",
        "> 3 * draw C",
        "end: running",
        f"check: {seal}",
    ]
    assert parse(record.write()).replay(opificio.game("industry")) == state


def test_only_the_moves_among_the_facts_are_kept() -> None:
    record = Record("industry", "opificio", "0", 1, 3)
    record.keep([Fact("played", 1, 7, "pass", NOBODY), Fact("income", NOBODY, 1, "", NOBODY)])
    record.keep([Fact("played", CHANCE, 9, "draw A", NOBODY)])
    assert [str(line) for line in record.lines] == ["1 2 pass", "2 * draw A"]


WHOLE = play_match(opificio.game("industry"), ["random"] * 3, "a whole game").record.write()


def test_comments_may_be_added_to_a_file_by_hand_without_breaking_its_seal() -> None:
    rows = WHOLE.splitlines()
    first = rows.index("") + 1
    record = parse("\n".join([*rows[: first + 1], "# who begins?", "", *rows[first + 1 :]]))
    assert record.lines[0].comments == ["who begins?"]
    record.replay(opificio.game("industry"))


def test_a_file_is_read_whatever_ends_its_lines() -> None:
    assert parse(WHOLE.replace("\n", "\r\n")).write() == WHOLE
    assert parse(WHOLE.rstrip("\n")).write() == WHOLE


def test_variations_are_played_too_and_a_wrong_one_is_found() -> None:
    game = opificio.game("industry")
    record = parse(WHOLE)
    at = next(number for number, line in enumerate(record.lines) if line.text.startswith("pick"))
    seat = record.lines[at].seat
    state = record.start(game)
    for line in record.lines[:at]:
        state.carry_out(game.parse(line.text))
    for move in state.legal():
        record.lines[at].variations.append([Line(at + 1, seat, move.text)])
    assert len(parse(record.write()).lines[at].variations) == len(state.legal())
    parse(record.write()).replay(game)
    record.lines[at].variations.append([Line(at + 1, seat, "bid 1")])
    wrong = record.write()
    with pytest.raises(BadRecord) as refused:
        parse(wrong).replay(game)
    assert wrong.splitlines()[refused.value.line - 1] == f"> {at + 1} {seat + 1} bid 1"
    assert refused.value.reason == "bid 1: no bids are taken now [I3.2]"
