"""The Patents Office as a seat sees it: where its tokens are, which lines it leads."""

from __future__ import annotations

from typing import Final

from opificio.games.expo1906.patents import COLUMNS, LINES, SPACES_A_LINE, own_tokens, top

# How much of a chit's worth a token has on its way to column 10, by column
PROGRESS: Final = [0.0, 0.0, 0.08, 0.17, 0.26, 0.36, 0.47, 0.59, 0.72, 0.85, 1.0]


class Office:
    """Lines led, own tokens by column, and how far all lines are from their ends."""

    def __init__(self, piles: tuple[int, ...], seat: int) -> None:
        leaders = [-1] * LINES
        fronts = [1] * LINES
        tokens: list[tuple[int, int]] = []
        for at, pile in enumerate(piles):
            if pile:
                line, column = divmod(at, SPACES_A_LINE)
                leaders[line] = top(pile)
                fronts[line] = column
                tokens.extend([(column, line)] * own_tokens(pile, seat))
        tokens.sort(reverse=True)
        self.leads: Final = [leader == seat for leader in leaders]
        self.led: Final = sum(self.leads)
        self.tokens: Final = tokens
        self.to_go: Final = LINES * COLUMNS - sum(fronts)
