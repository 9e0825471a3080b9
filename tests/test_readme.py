"""The README's examples work as printed."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_short_game_in_the_readme_plays_as_printed() -> None:
    result = doctest.testfile(str(README), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 8
    assert result.failed == 0
