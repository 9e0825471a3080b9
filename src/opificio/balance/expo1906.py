"""Expo 1906: which projects and technologies are bought and completed, and how games end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from opificio.arena.figures import hundredths, percent
from opificio.balance.study import WORTH_COLUMNS, Component, Kind, Study, a_game, mean_of, of_each, of_games
from opificio.balance.targets import Figure, Target, of_components, seats, winner
from opificio.balance.watcher import Watcher
from opificio.core.fact import Fact
from opificio.core.game import Game
from opificio.core.state import State
from opificio.games.expo1906.components import CARDS, CHITS, RESOURCES, Box
from opificio.games.expo1906.game import ExpoGame
from opificio.games.expo1906.patents import COLUMNS, LINES, front
from opificio.games.expo1906.scoring import chits_of
from opificio.games.expo1906.state import NONE, Expo
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
EVERY_PROJECT: Final = "every project is completed in some games"
NO_PROJECT: Final = "no project is bought in over 90 % of the rounds it is seen"
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
        for project in state.academy:
            if project != NONE:
                self._see(self._box.projects[project].id)
        for technology in self._box.technologies:
            if state.technologies >> technology.number & 1:
                self._see(technology.id)
        for tile in state.station:
            for each in self._types_of[self._box.tile_ids[tile]]:
                self.add(TYPES, each, "seen")

    def _hear_move(self, fact: Fact) -> None:
        verb, _, what = fact.what.partition(" ")
        if verb in ("buy", "take"):
            self._buy(what, fact.seat)
        elif verb == "play":
            self.add(CARDS_PLAYED, what, "played")

    def _buy(self, what: str, seat: int) -> None:
        for each in self._types_of.get(what, ()):
            self.add(TYPES, each, "bought")
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
            completed = min(state.completed[seat].bit_count(), self._box.figures.projects_to_end)
            self.add(COMPLETED, f"{completed}", "players")
            self.own(COMPLETED, f"{completed}", seat)
            self._finish_lines(state, seat)
        self._finish_chits(state)

    def _finish_lines(self, state: Expo, seat: int) -> None:
        for line, resource in enumerate(self._box.lines):
            column = front(state.piles, line, seat)
            self.add(LINES_RUN, RESOURCES[resource], "players")
            self.add(LINES_RUN, RESOURCES[resource], "reached", column or 1)
            self.add(LINES_RUN, RESOURCES[resource], "arrived", column == COLUMNS)

    def _finish_chits(self, state: Expo) -> None:
        for chit in state.chits:
            if chit != NONE:
                self.add(CHITS_PLACED, CHITS[chit], "placed")
        for seat, sources in enumerate(state.breakdown()):
            for chit in chits_of(state, seat):
                self.add(CHITS_PLACED, CHITS[chit], "scored")
                self.add(CHITS_PLACED, CHITS[chit], "points", sources[CHITS[chit]])
                self.own(CHITS_PLACED, CHITS[chit], seat)


class ExpoStudy(Study):
    """Projects, technologies, tiles, cards, patents, the end."""

    players = 4

    def watcher(self, game: Game[State], players: int) -> Watcher:
        """See Study."""
        assert isinstance(game, ExpoGame)
        return ExpoWatcher(game.box, players)

    def kinds(self, game: Game[State], players: int) -> list[Kind]:
        """See Study."""
        speech = Speech(game)
        assert isinstance(game, ExpoGame)
        types = [Component(name, speech.thing("resources", name)) for name in RESOURCES]
        cards = [Component(card, speech.thing("cards", card)) for card in CARDS]
        return [
            _projects(game.box),
            _technologies(game.box),
            _tiles(types),
            Kind(CARDS_PLAYED, "Action cards", cards, [a_game("played a game", "played")]),
            _lines(types[:LINES]),
            _chits(game.box),
            *_ends(game.box),
        ]

    def targets(self, players: int) -> list[Target]:
        """See Study."""
        targets = [
            of_components(EVERY_PROJECT, [PROJECTS], "completed", 0, above=True),
            of_components(NO_PROJECT, [PROJECTS], "bought", high=0.9),
        ]
        if players == 4:
            projects = Target("players complete 3–5 projects each on average", _projects_each, 3, 5)
            return [winner(26, 40), projects, seats(0.30), *targets]
        if players == 1:
            good = Target(f"over {GOOD_SOLO} VP in most games", _good_solo_games, 0.5, above=True)
            return [good, *targets]
        return targets


SEEN: Final = [a_game("rounds", "seen"), of_each("bought", "bought", "seen")]


def _projects(box: Box) -> Kind:
    projects = [Component(project.id, project.name) for project in box.projects]
    columns = [
        *SEEN,
        a_game("buys", "purchases"),
        a_game("completed", "completed"),
        mean_of("VP", "points", "completed"),
        *WORTH_COLUMNS,
    ]
    about = (
        "Rounds seen, buys and completions a game. Bought: in so many of these rounds. VP: with those for "
        "leading. Worth: of who completed it."
    )
    return Kind(PROJECTS, "Projects", projects, columns, about, use="bought")


def _technologies(box: Box) -> Kind:
    technologies = [Component(technology.id, technology.name) for technology in box.technologies]
    columns = [*SEEN, a_game("buys", "purchases"), *WORTH_COLUMNS]
    about = "Rounds seen and buys a game. Bought: in so many of these rounds. Worth: of who bought it."
    return Kind(TECHNOLOGIES, "Technologies", technologies, columns, about, use="buys")


def _tiles(types: list[Component]) -> Kind:
    seen, bought = a_game("seen a game", "seen"), a_game("bought a game", "bought")
    columns = [seen, bought, of_each("bought", "bought", "seen")]
    about = "In the Train Station, by type; a tile counts with both of its types. Bought: taken free too."
    return Kind(TYPES, "Resource tiles", types, columns, about)


def _lines(types: list[Component]) -> Kind:
    columns = [mean_of("mean column", "reached", "players"), of_each("in column 10", "arrived", "players")]
    return Kind(LINES_RUN, "Lines of patents", types, columns, "Where the players' right-most tokens end.")


def _chits(box: Box) -> Kind:
    chits = [Component(id, name) for id, name in zip(CHITS, box.chit_names, strict=True)]
    columns = [
        of_games("placed", "placed"),
        a_game("scored a game", "scored"),
        mean_of("mean VP", "points", "scored"),
        *WORTH_COLUMNS,
    ]
    return Kind(CHITS_PLACED, "Bonus chits", chits, columns, use="scored a game")


def _ends(box: Box) -> list[Kind]:
    most = box.figures.projects_to_end
    counts = [Component(f"{count}", f"{count}") for count in range(most)]
    counts.append(Component(f"{most}", f"{most} or more"))
    ends = [Component(id, name) for id, name in END_NAMES.items()]
    rounds = [Component(f"{at}", f"round {at}") for at in range(1, box.figures.rounds + 1)]
    of_all = [of_games("games", "ended")]
    of_players = [a_game("players a game", "players"), *WORTH_COLUMNS]
    return [
        Kind(COMPLETED, "Completed by a player", counts, of_players),
        Kind(ENDS, "How games end", ends, of_all),
        Kind(ROUNDS, "When games end", rounds, of_all),
    ]


def _projects_each(found: Results) -> list[Figure]:
    projects = next(kind for kind in found.kinds if kind.id == PROJECTS)
    completed = sum(found.counted(PROJECTS, each.id).get("completed", 0) for each in projects.components)
    mean = completed / found.games / found.setup.players
    return [Figure("projects", mean, hundredths(mean))]


def _good_solo_games(found: Results) -> list[Figure]:
    good = sum(score > GOOD_SOLO for score in found.places[0].scores) / found.games
    return [Figure(f"over {GOOD_SOLO}", good, percent(good))]
