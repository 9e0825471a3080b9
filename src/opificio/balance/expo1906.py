"""Expo 1906: which projects and technologies are bought and completed, and how games end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from opificio.balance.study import GAMES, WORTH_COLUMN, Column, Kind, Study, number, share
from opificio.balance.targets import Figure, Target, each, seats, winner
from opificio.balance.watcher import Watcher
from opificio.core.fact import Fact
from opificio.core.game import Game
from opificio.core.state import State
from opificio.games.expo1906.components import CARDS, CHITS, RESOURCES, Box
from opificio.games.expo1906.game import ExpoGame
from opificio.games.expo1906.patents import COLUMNS, LINES, front
from opificio.games.expo1906.scoring import chits_of
from opificio.games.expo1906.state import Expo
from opificio.speech import Speech

if TYPE_CHECKING:
    from opificio.balance.results import Results

PROJECTS: Final = "projects"
TECHNOLOGIES: Final = "technologies"
TYPES: Final = "types"
CARDS_PLAYED: Final = "cards"
CHITS_PLACED: Final = "chits"
LINES_RUN: Final = "lines"
COMPLETED: Final = "completed"
ENDS: Final = "ends"
ROUNDS: Final = "rounds"
END_NAMES: Final = {
    "ends_rounds": "the jury is full (a)",
    "ends_patents": "every line is full (b)",
    "ends_projects": "projects are complete (c)",
}
GOOD_SOLO: Final = 30  # VP, to be exceeded (E9.5)


class ExpoWatcher(Watcher):
    """Offers and purchases round by round, projects, cards, tokens, the end."""

    def __init__(self, box: Box, players: int) -> None:
        super().__init__(players)
        self._box: Final = box
        self._kind_of: Final = {project.id: PROJECTS for project in box.projects}
        self._kind_of.update({technology.id: TECHNOLOGIES for technology in box.technologies})
        self._types_of: Final = {
            tile.id: (RESOURCES[tile.two], RESOURCES[tile.one]) for tile in box.resources
        }
        self._seen: Final[set[str]] = set()  # in the Academy this round
        self._bought: Final[set[str]] = set()

    def count(self, fact: Fact, state: State) -> None:
        """See Watcher."""
        assert isinstance(state, Expo)
        match fact.kind:
            case "played":
                self._hear_move(fact)
            case "round":
                self._offer(state)
            case "completes":
                self.add(PROJECTS, fact.what, "completed")
                self.add(PROJECTS, fact.what, "points", fact.amount)
                self.own(PROJECTS, fact.what, fact.seat)
            case "leads":
                self.add(PROJECTS, fact.what, "points", fact.amount)
            case "ends_rounds" | "ends_patents" | "ends_projects":
                self.add(ENDS, fact.kind, "ended")
                self.add(ROUNDS, f"{state.round + 1}", "ended")

    def _offer(self, state: Expo) -> None:
        """What lies in the Academy and the Train Station when a round begins."""
        self._seen.clear()
        self._bought.clear()
        for number in state.academy:
            if number >= 0:
                self._see(self._box.projects[number].id)
        for technology in self._box.technologies:
            if state.technologies >> technology.number & 1:
                self._see(technology.id)
        for tile in state.station:
            for type in self._types_of[self._box.tile_ids[tile]]:
                self.add(TYPES, type, "seen")

    def _hear_move(self, fact: Fact) -> None:
        verb, _, what = fact.what.partition(" ")
        if verb in ("buy", "take"):
            self._buy(what, fact.seat)
        elif verb == "play":
            self.add(CARDS_PLAYED, what, "played")

    def _buy(self, what: str, seat: int) -> None:
        for type in self._types_of.get(what, ()):
            self.add(TYPES, type, "bought")
        if what not in self._kind_of:
            return
        self._see(what)  # a technology may have come back during the round
        kind = self._kind_of[what]
        self.add(kind, what, "purchases")
        if what not in self._bought:
            self._bought.add(what)
            self.add(kind, what, "bought")
        if kind == TECHNOLOGIES:
            self.own(kind, what, seat)

    def _see(self, what: str) -> None:
        if what not in self._seen:
            self._seen.add(what)
            self.add(self._kind_of[what], what, "seen")

    def finish(self, state: State) -> None:
        """See Watcher."""
        assert isinstance(state, Expo)
        for seat in range(self.players):
            completed = f"{state.completed[seat].bit_count()}"
            self.add(COMPLETED, completed, "seats")
            self.add(COMPLETED, completed, "projects", state.completed[seat].bit_count())
            self.own(COMPLETED, completed, seat)
            for chit in chits_of(state, seat):
                self.add(CHITS_PLACED, CHITS[chit], "scored")
                self.own(CHITS_PLACED, CHITS[chit], seat)
            for line in range(LINES):
                column = front(state.piles, line, seat)
                name = RESOURCES[self._box.lines[line]]
                self.add(LINES_RUN, name, "reached", column or 1)
                self.add(LINES_RUN, name, "arrived", column == COLUMNS)
                self.add(LINES_RUN, name, "seats")
        for points in state.breakdown():
            for id in CHITS:
                self.add(CHITS_PLACED, id, "points", points[id])
        for chit in state.chits:
            if chit >= 0:
                self.add(CHITS_PLACED, CHITS[chit], "placed")


class ExpoStudy(Study):
    """Projects, technologies, tiles, cards, patents."""

    tables = (4, 1)

    def watcher(self, game: Game[State], players: int) -> Watcher:
        """See Study."""
        assert isinstance(game, ExpoGame)
        return ExpoWatcher(game.box, players)

    def kinds(self, game: Game[State], players: int) -> list[Kind]:
        """See Study."""
        speech = Speech(game)
        assert isinstance(game, ExpoGame)
        box = game.box
        types = [(type, speech.thing("resources", type)) for type in RESOURCES]
        most = box.figures.projects_to_end + 2
        return [
            Kind(
                PROJECTS,
                "Projects",
                [(project.id, project.name) for project in box.projects],
                [
                    Column("rounds seen a game", "seen", GAMES, number),
                    Column("bought", "bought", "seen", share),
                    Column("completed of bought", "completed", "purchases", share),
                    Column("completed", "completed", GAMES, share),
                    Column("mean VP", "points", "completed", number),
                    WORTH_COLUMN,
                ],
                use="bought",
            ),
            Kind(
                TECHNOLOGIES,
                "Technologies",
                [(technology.id, technology.name) for technology in box.technologies],
                [
                    Column("rounds seen a game", "seen", GAMES, number),
                    Column("bought", "bought", "seen", share),
                    Column("bought a game", "purchases", GAMES, number),
                    WORTH_COLUMN,
                ],
                use="bought a game",
            ),
            Kind(
                TYPES,
                "Resource tiles by type",
                types,
                [
                    Column("seen a game", "seen", GAMES, number),
                    Column("bought a game", "bought", GAMES, number),
                    Column("bought", "bought", "seen", share),
                ],
            ),
            Kind(
                CARDS_PLAYED,
                "Action cards",
                [(card, speech.thing("cards", card)) for card in CARDS],
                [Column("played a game", "played", GAMES, number)],
            ),
            Kind(
                LINES_RUN,
                "Patents Office",
                types[:LINES],
                [
                    Column("mean column", "reached", "seats", number),
                    Column("in column 10", "arrived", "seats", share),
                ],
            ),
            Kind(
                CHITS_PLACED,
                "Bonus chits",
                [(chit, name) for chit, name in zip(CHITS, box.chit_names, strict=True)],
                [
                    Column("placed", "placed", GAMES, share),
                    Column("scored a game", "scored", GAMES, number),
                    Column("mean VP", "points", "scored", number),
                    WORTH_COLUMN,
                ],
            ),
            Kind(
                COMPLETED,
                "Projects completed by a player",
                [(f"{count}", f"{count}") for count in range(most + 1)],
                [Column("seats a game", "seats", GAMES, number), WORTH_COLUMN],
            ),
            Kind(
                ENDS,
                "How games end",
                list(END_NAMES.items()),
                [Column("games", "ended", GAMES, share)],
            ),
            Kind(
                ROUNDS,
                "The round in which games end",
                [(f"{at}", f"{at}") for at in range(1, box.figures.rounds + 1)],
                [Column("games", "ended", GAMES, share)],
            ),
        ]

    def targets(self, players: int) -> list[Target]:
        """See Study."""
        targets = [
            each("every project is completed in some games", [PROJECTS], "completed", 0, None, above=True),
            each(
                "no project is bought in over 90 % of the rounds it is seen", [PROJECTS], "bought", None, 0.9
            ),
        ]
        if players == 4:
            projects = Target("players complete 3–5 projects each on average", _projects_each, 3, 5)
            targets = [winner(26, 40), projects, seats(0.30), *targets]
        elif players == 1:
            solo = Target(f"over {GOOD_SOLO} VP in most games", _good_solo_games, 0.5, above=True)
            targets = [solo, *targets]
        return targets


def _projects_each(found: Results) -> list[Figure]:
    projects = sum(counted.get("projects", 0) for counted in found.counts.get(COMPLETED, {}).values())
    mean = projects / found.games / found.setup.players
    return [Figure("projects", mean, f"{mean:.2f}")]


def _good_solo_games(found: Results) -> list[Figure]:
    good = sum(score > GOOD_SOLO for score in found.winner.figures) / found.games
    return [Figure(f"over {GOOD_SOLO}", good, f"{good:.1%}")]
