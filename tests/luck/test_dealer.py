"""The dealer: a seed gives the same draws for ever, each takes one number, and weights are respected."""

from __future__ import annotations

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

import opificio
from opificio.core.rule import BadSetup
from opificio.core.state import CHANCE, State
from opificio.luck.dealer import Dealer, Generator, commitment, new_seed

GAME = opificio.game("industry")
FIRST_WORDS = [
    1965685156, 378157047, 147073787, 251713936, 285210673, 2174375341, 1238696617, 1578317659
]  # fmt: skip


# The generator


def test_the_first_numbers_of_a_seed_are_these_for_ever() -> None:
    generator = Generator("1906")
    assert [generator.word() for _ in range(8)] == FIRST_WORDS


def test_a_generator_is_sfc32_warmed_up_twelve_times_on_the_hash_of_its_seed() -> None:
    digest = sha256(b"deal:1906").digest()
    a, b, c = (int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8))
    words = []
    for counter in range(1, 12 + 8 + 1):
        word = (a + b + counter) % 2**32
        rotated = (c << 21 | c >> 11) % 2**32
        a, b, c = b ^ b >> 9, c * 9 % 2**32, (rotated + word) % 2**32
        words.append(word)
    assert words[12:] == FIRST_WORDS


@given(st.text(max_size=10).filter(lambda text: text.isascii()), st.integers(1, 1000))
def test_a_number_below_a_limit_is_below_it_and_takes_one_word(seed: str, limit: int) -> None:
    one, other = Generator(seed), Generator(seed)
    for _ in range(10):
        assert one.below(limit) == other.word() * limit // 2**32 < limit
    assert one.word() == other.word()


@given(st.lists(st.integers(1, 100), min_size=1, max_size=12), st.integers(0, 1000))
def test_choosing_by_weight_takes_one_word_and_gives_each_its_share_of_the_numbers(
    weights: list[int], seed: int
) -> None:
    one, other = Generator(str(seed)), Generator(str(seed))
    for _ in range(10):
        ticket = other.below(sum(weights))
        chosen = one.weighted(weights)
        assert sum(weights[:chosen]) <= ticket < sum(weights[: chosen + 1])
    assert one.word() == other.word()


def test_what_weighs_three_times_as_much_comes_three_times_as_often() -> None:
    generator = Generator("weights")
    drawn = [generator.weighted([1, 3, 0, 6]) for _ in range(10_000)]
    assert drawn.count(2) == 0
    assert [round(drawn.count(kind) / 1000) for kind in (0, 1, 3)] == [1, 3, 6]


def test_every_number_comes_about_as_often() -> None:
    generator = Generator("fair")
    drawn = [generator.below(12) for _ in range(12_000)]
    assert all(900 < drawn.count(number) < 1100 for number in range(12))


# The dealer


def drawing() -> State:
    """Tokens are to be drawn."""
    return GAME.start(4).play("first 1")


def test_a_draw_is_one_of_the_possible_ones_and_takes_one_word() -> None:
    dealer, generator = Dealer("table"), Generator("table")
    state = GAME.start(4)
    for _ in range(5):
        possible = state.legal()
        drawn = dealer.draw(state)
        assert drawn is possible[generator.below(len(possible))]
        state = state.play(drawn)
    assert dealer.generator.word() == generator.word()


def test_a_dealer_who_skips_so_many_draws_goes_on_as_if_he_had_made_them() -> None:
    dealer = Dealer(7)
    state = GAME.start(3)
    for made in range(4):
        assert Dealer(7).skip(made).draw(state) is dealer.draw(state)


def test_the_kth_draw_depends_on_the_seed_and_k_alone() -> None:
    assert Dealer(7).skip(3).draw(drawing()) is Dealer("7").skip(3).draw(drawing())
    at_third = {Dealer(seed).skip(3).draw(drawing()).text for seed in range(100)}
    assert len(at_third) == 12


def test_settling_makes_all_pending_draws_and_leaves_the_position_given() -> None:
    opening = GAME.start(3)
    settled = Dealer(1).settle(opening)
    assert opening == GAME.start(3)
    assert settled.to_move == settled.dump()["first"]
    assert len(settled.dump()["open"]) == 3  # type: ignore[arg-type] # a list of zones
    assert Dealer(2).settle(settled) is settled


def test_dealing_writes_on_a_state_that_one_owns() -> None:
    state = GAME.start(3)
    Dealer(1).deal(state)
    assert state.to_move != CHANCE
    assert state == Dealer(1).settle(GAME.start(3))


def test_different_seeds_deal_different_games() -> None:
    assert len({Dealer(seed).settle(GAME.start(4)) for seed in range(20)}) > 15


# Seeds


def test_the_commitment_is_the_sha_256_of_the_seed_and_differs_from_what_is_dealt_from() -> None:
    assert commitment("1906") == commitment(1906) == sha256(b"1906").hexdigest()
    assert commitment("1906") != sha256(b"deal:1906").hexdigest()


def test_fresh_seeds_are_long_and_never_the_same() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}


@pytest.mark.parametrize("seed", ["", " ", "a\nb", "a ", "\x1b[0m", "a\u2028b", "\ud800"])
def test_a_seed_that_could_not_be_published_in_a_file_is_refused_at_once(seed: str) -> None:
    with pytest.raises(BadSetup, match="a seed must be a text of one line"):
        Dealer(seed)
    with pytest.raises(BadSetup, match="a seed must be a text of one line"):
        commitment(seed)
