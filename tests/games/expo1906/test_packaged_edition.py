"""The packaged edition holds what is known of the published one, says where each value is from, and what we
designed follows the rules that we gave ourselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

import pytest

from opificio.core.edition import ORIGINS
from opificio.games.expo1906 import constraints
from opificio.games.expo1906.components import (
    CARDS,
    CHITS,
    FIGURES,
    FIRST_ENERGY,
    NO_CARD,
    PROJECT_SHAPES,
    RESOURCES,
    SHAPES,
    SQUARE,
    Project,
    Resource,
    Technology,
)
from opificio.games.expo1906.constraints import SHOWN_TILES, summary
from tests.games.expo1906.editions import BOX

every_project = pytest.mark.parametrize("project", BOX.projects, ids=lambda project: project.id)


def project(id: str) -> Project:
    return BOX.projects[BOX.tile(id) - BOX.first_project]


def technology(id: str) -> Technology:
    return BOX.technologies[BOX.tile(id) - BOX.first_technology]


def amounts(numbers: list[int]) -> dict[str, int]:
    return {RESOURCES[at]: number for at, number in enumerate(numbers) if number}


# What the rulebook states


def test_it_speaks_against_no_rule() -> None:
    assert constraints.problems(BOX) == []


def test_it_has_all_its_components_and_says_where_each_value_comes_from() -> None:
    counts = dict(summary(BOX))
    assert [counts[name] for name in ("resource", "project", "technology", "scrap", "jury", "chit")] == [
        96, 30, 13, 5, 16, 6,
    ]  # fmt: skip
    assert sum(counts[origin] for origin in ORIGINS) == len(BOX.all_origins())
    assert counts["public-old"] == 0


def test_the_figures_are_the_rulebooks_and_say_so() -> None:
    assert {BOX.origins[figure] for figure in FIGURES} == {"rulebook"}


def test_tiles_are_numbered_through() -> None:
    tiles: list[Resource | Project | Technology] = [*BOX.resources, *BOX.projects, *BOX.technologies]
    assert [tile.index for tile in tiles] == list(range(BOX.tiles))
    assert BOX.tile_ids == [tile.id for tile in tiles]
    assert [each.number for each in BOX.projects] == list(range(30))
    assert [each.number for each in BOX.technologies] == list(range(13))


@pytest.mark.parametrize("id", SHOWN_TILES)
def test_a_resource_tile_that_an_example_shows_says_so(id: str) -> None:
    tile = BOX.resources[BOX.tile(id)]
    assert tile.origins == {"two": "rulebook", "one": "rulebook", "copies": "ours"}


def test_cellophane_is_the_rulebooks_but_for_its_shape() -> None:
    cellophane = project("cellophane")
    assert amounts(cellophane.needs) == {"copper": 1, "automated": 2, "empirical": 2, "steam": 2}
    assert cellophane.vp == 3
    assert cellophane.origins == {"name": "rulebook", "shape": "ours", "needs": "rulebook", "vp": "rulebook"}


@pytest.mark.parametrize("id", ["cruise_ship", "electrocardiograph", "synthetic_rubber"])
def test_shape_and_energy_of_those_that_an_example_puts_back_are_the_rulebooks(id: str) -> None:
    origins = project(id).origins
    assert (origins["shape"], origins["energy"], origins["needs"]) == ("rulebook", "rulebook", "ours")


def test_of_telephone_and_laparoscopy_the_energy_is_the_rulebooks_and_of_the_latter_the_types() -> None:
    assert [project(id).origins["energy"] for id in ("telephone", "laparoscopy")] == ["rulebook"] * 2
    assert project("laparoscopy").origins["types"] == "rulebook"
    assert set(amounts(project("laparoscopy").needs)) == {"copper", "automated", "empirical", "steam"}


def test_combustion_engines_and_batteries_are_the_rulebooks() -> None:
    assert amounts(technology("combustion_engines").supplies) == {"steam": 4}
    assert amounts(technology("batteries").supplies) == {"electricity": 4}
    for id in ("combustion_engines", "batteries"):
        assert technology(id).origins == {"name": "rulebook", "shape": "ours", "supplies": "rulebook"}


def test_the_chits_are_those_of_the_world_fairs() -> None:
    assert BOX.chits == CHITS
    assert [name.split(", ")[1] for name in BOX.chit_names] == [
        "Paris 1889", "Chicago 1893", "Brussels 1897", "Paris 1900", "Liège 1905", "Milan 1906",
    ]  # fmt: skip
    assert {BOX.origins[f"chit {chit} name"] for chit in CHITS} == {"rulebook"}


@pytest.mark.parametrize("id", ["record_player", "x_ray_apparatus", "light_bulb"])
def test_inventions_that_reviews_name_are_there_by_name(id: str) -> None:
    assert project(id).origins["name"] == "public"


# What we designed


def test_resource_tiles_are_all_pairs_of_types_that_are_not_rivals_twice_each() -> None:
    assert {(tile.two, tile.one) for tile in BOX.resources} == {
        (two, one) for two in range(8) for one in range(8) if two // 2 != one // 2
    }
    assert [tile.copies for tile in BOX.resources] == [2] * 48


def test_every_shape_has_six_projects_three_of_each_energy() -> None:
    counts = Counter((each.shape, each.energy) for each in BOX.projects)
    assert counts == {(shape, energy): 3 for shape in PROJECT_SHAPES for energy in (6, 7)}


@every_project
def test_a_project_needs_one_type_of_each_pair_and_six_to_nine_in_all(project: Project) -> None:
    assert [need // 2 for need in range(8) if project.needs[need]] == [0, 1, 2, 3]
    assert 6 <= sum(project.needs) <= 9


def test_every_type_is_needed_by_fifteen_projects_and_about_as_much_as_any_other() -> None:
    for resource in range(8):
        assert len([each for each in BOX.projects if each.needs[resource]]) == 15
        assert 27 <= sum(each.needs[resource] for each in BOX.projects) <= 30


def test_no_two_projects_of_a_shape_need_the_same() -> None:
    assert len({(each.shape, each.need) for each in BOX.projects}) == 30


@cache
def fewest_tiles(needs: tuple[int, ...], corners: int) -> int:
    """The tiles that can bring what is needed, where so many of them may bring both of their types."""
    types = [resource for resource, need in enumerate(needs) if need]
    if not types:
        return 0
    ways: list[int] = []
    for two in types:
        rest = less(needs, two, 2)
        ways.append(fewest_tiles(rest, corners))
        if corners:
            ways += [fewest_tiles(less(rest, one, 1), corners - 1) for one in types if one != two]
    return 1 + min(ways)


def less(needs: tuple[int, ...], resource: int, number: int) -> tuple[int, ...]:
    left = list(needs)
    left[resource] = max(0, left[resource] - number)
    return tuple(left)


def inner_corners(shape: int) -> int:
    """In how many spaces a resource tile touches a tile of this shape with two sides."""
    lab, at = BOX.lab, BOX.lab.cell("c2")
    around = [1 << cell for cell in range(lab.cells) if lab.border[shape][at] >> cell & 1]
    return len([space for space in around if (lab.beside(space) & lab.mask[shape][at]).bit_count() == 2])


def tiles_for(project: Project) -> int:
    return fewest_tiles(tuple(project.needs), inner_corners(project.shape))


def test_only_l_t_and_s_have_inner_corners() -> None:
    assert {SHAPES[shape]: inner_corners(shape) for shape in PROJECT_SHAPES} == {
        "L": 1, "T": 2, "S": 2, "I": 0, "square": 0,
    }  # fmt: skip


@every_project
def test_points_are_half_of_what_is_needed_and_of_the_tiles_that_bring_it(project: Project) -> None:
    assert project.vp == (sum(project.needs) + tiles_for(project) - 3) // 2
    assert 2 <= project.vp <= 6


def test_both_energies_bring_about_as_many_points() -> None:
    points = Counter(energy for each in BOX.projects for energy in [each.energy] * each.vp)
    assert abs(points[6] - points[7]) <= 2


def test_six_technologies_pair_types_of_two_lines_and_use_each_twice() -> None:
    pairs = [amounts(each.supplies) for each in BOX.technologies if len(amounts(each.supplies)) == 2]
    assert len(pairs) == 6
    assert Counter(resource for pair in pairs for resource in pair) == dict.fromkeys(RESOURCES[:6], 2)
    for first, second in pairs:
        assert RESOURCES.index(first) // 2 != RESOURCES.index(second) // 2


def test_every_card_but_the_meeting_room_has_its_improvement_and_all_technologies_are_squares() -> None:
    improved = [CARDS[each.improves] for each in BOX.technologies if each.improves != NO_CARD]
    assert improved == CARDS[:-1]
    assert {each.shape for each in BOX.technologies} == {SQUARE}


def test_arrows_stand_in_columns_3_to_9_between_all_neighbours_and_cost_0_to_3() -> None:
    assert BOX.lines == list(range(FIRST_ENERGY))
    prices = {(line, column): price for line, row in enumerate(BOX.arrow) for column, price in enumerate(row)}
    arrows = {at: price for at, price in prices.items() if price >= 0}
    assert {line for line, _ in arrows} == set(range(5))
    assert {column for _, column in arrows} <= set(range(3, 10))
    assert set(arrows.values()) == {0, 1, 2, 3}


def test_the_jury_is_even() -> None:
    assert BOX.jury == [8, 8]


# The space of the lab


def layouts(shapes: tuple[int, ...], free: int) -> Iterator[list[int]]:
    """All ways to lay tiles of these shapes, as the spaces that each covers."""
    if not shapes:
        yield []
        return
    for mask in BOX.lab.mask[shapes[0]]:
        if mask and mask & free == mask:
            for others in layouts(shapes[1:], free & ~mask):
                yield [mask, *others]


def hardest(shapes: tuple[int, ...]) -> list[int]:
    """The tiles for each of some projects of these shapes, at worst: no two are the same project."""
    tiles = {
        shape: sorted(tiles_for(each) for each in BOX.projects if each.shape == shape) for shape in shapes
    }
    return [tiles[shape].pop() for shape in shapes]


def test_any_three_projects_fit_among_all_scraps_each_beside_free_spaces_for_its_tiles() -> None:
    free = BOX.lab.full & ~BOX.scraps
    for shapes in combinations_with_replacement(PROJECT_SHAPES, 3):
        tiles = hardest(shapes)
        assert any(
            all(
                (BOX.lab.beside(mask) & free & ~sum(laid)).bit_count() >= tiles[at]
                for at, mask in enumerate(laid)
            )
            for laid in layouts(shapes, free)
        ), [SHAPES[shape] for shape in shapes]


def test_five_projects_with_tiles_of_their_own_need_scraps_cleared() -> None:
    least = sorted(4 + tiles_for(each) for each in BOX.projects)[:5]
    assert sum(least) > (BOX.lab.full & ~BOX.scraps).bit_count()


def test_any_five_projects_and_two_technologies_fit_a_clean_lab() -> None:
    for shapes in combinations_with_replacement(PROJECT_SHAPES, 5):
        assert any(layouts((SQUARE, SQUARE, *shapes), BOX.lab.full)), [SHAPES[shape] for shape in shapes]
