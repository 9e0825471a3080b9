"""A game with one edition of its components: the table of moves, and the door to its positions."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final, Generic, TypeVar

from opificio.core.edition import ORIGINS
from opificio.core.move import Move
from opificio.core.rule import BadSetup, NotAMove
from opificio.core.state import Json, State

S = TypeVar("S", bound=State)


class Option:
    """Something players may agree on before the game."""

    def __init__(self, name: str, default: int, lowest: int, highest: int, fewest_players: int = 0) -> None:
        self.name: Final = name
        self.default: Final = default
        self.lowest: Final = lowest
        self.highest: Final = highest
        self.fewest_players: Final = fewest_players  # with fewer there is nothing to agree on


class Game(Generic[S]):
    """Name, edition, options and moves of a game; starts, loads and parses."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        edition: str,
        edition_hash: str,
        fewest_players: int,
        most_players: int,
        options: list[Option],
        moves: list[Move[S]],
    ) -> None:
        self.name: Final = name
        self.rules_version: Final = rules_version  # rises when behaviour changes, never for speed or tidiness
        self.edition: Final = edition
        self.edition_hash: Final = edition_hash
        self.edition_text = ""  # the TOML that the game was made from: another process makes the same of it
        self.fewest_players: Final = fewest_players
        self.most_players: Final = most_players
        self.options: Final = options
        self.moves: Final = moves
        self._by_text: Final[dict[str, Move[S]]] = {}
        for id, move in enumerate(moves):
            assert move.text.lower() not in self._by_text, move.text
            move.id = id
            self._by_text[move.text.lower()] = move

    # What each game knows; a state asks its game

    def begin(self, players: int, options: dict[str, int]) -> S:
        """The opening position, for checked players and options."""
        raise NotImplementedError

    def asked(self, state: S) -> list[Move[S]]:
        """All answers to the question asked, by ascending id: just those that no rule forbids."""
        raise NotImplementedError

    def weights(self, state: S) -> list[int]:
        """At a chance position: how likely each of `asked` is. Alike, where a game does not say otherwise."""
        return [1] * len(state.legal())

    def breakdown(self, state: S) -> list[dict[str, int]]:
        """Points by source, one dict a seat, as if the game ended now."""
        raise NotImplementedError

    def winners(self, state: S) -> list[int]:
        """The seats that win, tie-breaks applied."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> Json:
        """What a seat may see."""
        raise NotImplementedError

    def plans(self, state: S, seat: int) -> list[Json]:
        """Ways in which a seat may reach its goals, the best first; none where a game has no advice to give.

        Each has its `steps`, in order, and each of these says what to `do`; all else is in the game's terms.
        Advice may take a second to work out, and knows nothing but what the seat sees.
        """
        return []

    def dump(self, state: S) -> Json:
        """The whole position as JSON data."""
        raise NotImplementedError

    def load(self, data: Json) -> S:
        """The position that `dump` wrote; BadPosition if it does not hold."""
        raise NotImplementedError

    def describe(self) -> Json:
        """The edition's components in ids and figures, for whoever draws them."""
        raise NotImplementedError

    def names(self) -> dict[str, str]:
        """The edition's components that moves and facts speak of: their English names by id."""
        raise NotImplementedError

    def contents(self) -> list[tuple[str, int]]:
        """How much the edition holds of what: components by kind, then values by origin."""
        raise NotImplementedError

    def position(self, state: S) -> str:
        """The position in a few lines of text."""
        raise NotImplementedError

    # What all games share

    def start(self, players: int | None = None, **options: int) -> S:
        """The opening position. Unknown options and wrong player counts are refused with BadSetup."""
        seats = self.most_players if players is None else players
        if not self.fewest_players <= seats <= self.most_players:
            raise BadSetup(
                f"{self.name} is for {self.fewest_players} to {self.most_players} players, got {seats}"
            )
        checked = self.checked_options(options)
        for option in self.options:
            if seats < option.fewest_players and checked[option.name] != option.default:
                raise BadSetup(
                    f"option {option.name} is for {option.fewest_players} players or more, got {seats}"
                )
        return self.begin(seats, checked)

    def checked_options(self, options: dict[str, int]) -> dict[str, int]:
        """All options of the game: those given, checked, and the others' defaults."""
        names = [option.name for option in self.options]
        for name in options:
            if name not in names:
                raise BadSetup(f"{self.name} has no option {name!r}; it has: {', '.join(names) or 'none'}")
        checked: dict[str, int] = {}
        for option in self.options:
            value = int(options.get(option.name, option.default))
            if not option.lowest <= value <= option.highest:
                raise BadSetup(
                    f"option {option.name} goes from {option.lowest} to {option.highest}, got {value}"
                )
            checked[option.name] = value
        return checked

    def values_ours(self) -> tuple[int, int]:
        """How many of the edition's values are of our own design, and how many there are."""
        origins = {name: count for name, count in self.contents() if name in ORIGINS}
        return origins["ours"], sum(origins.values())

    def parse(self, text: str) -> Move[S]:
        """The move that a text means; spaces and case do not matter. NotAMove if it means none."""
        plain = " ".join(text.lower().split())
        move = self._by_text.get(plain)
        if move is None:
            near = get_close_matches(plain, list(self._by_text), 2)
            raise NotAMove(text, [self._by_text[match].text for match in near])
        return move
