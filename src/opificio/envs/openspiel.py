"""OpenSpiel: importing this module registers `python_opificio_industry` and the other games.

Actions are the ids of the game's moves, for players and for chance; both stand in one table. Draws are
explicit chance nodes. Everything is public. Utilities are those of `opificio.envs.rewards`, by `win`: they
add up to 0, and a lone player's is his points divided by 100. Parameters: `players`, and the game's options.

>>> import pyspiel
>>> import opificio.envs.openspiel
>>> game = pyspiel.load_game("python_opificio_industry(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), state.legal_actions()
(True, [0, 1, 2])
>>> [state.action_to_string(action) for action in state.legal_actions()]
['first 1', 'first 2', 'first 3']
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Self

from opificio.core.game import Game
from opificio.core.rule import BadSetup
from opificio.core.state import CHANCE, OVER, Json, State
from opificio.envs.arrays import encoder, fill_in, find_game, np
from opificio.envs.extra import MissingExtra
from opificio.envs.observations.encoder import Sheet
from opificio.envs.rewards import rewards
from opificio.games import registry

try:
    import pyspiel
except ImportError as error:
    raise MissingExtra(error) from None

PREFIX: Final = "python_opificio_"
MOST_DECISIONS: Final = 10_000
"""No game comes near it; OpenSpiel wants to know a bound."""
MOST_SOLO_POINTS: Final = 1_000


class Position:
    """One of our positions in an OpenSpiel state. A clone shares it until one of the two moves on."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._is_shared = True

    def step(self, action: int) -> None:
        """Carry out a move by its id."""
        if self._is_shared:
            self.state = self.state.copy()
            self._is_shared = False
        self.state.step(self.state.the_game().moves[action])

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """OpenSpiel clones a state by a deep copy of what Python added to it."""
        self._is_shared = True
        return type(self)(self.state)

    def __reduce__(self) -> tuple[Callable[[str, Json], Position], tuple[str, Json]]:
        """OpenSpiel serialises a state by pickling what Python added to it."""
        return loaded_position, (self.state.the_game().name, self.state.dump())


def loaded_position(name: str, data: Json) -> Position:
    """The position that was dumped, of a game with its own edition."""
    return Position(find_game(name).load(data))


class OpificioGame(pyspiel.Game):
    """One of our games, with its players and options."""

    def __init__(self, game: str | Game[State], params: dict[str, int] | None = None) -> None:
        ours = find_game(game)
        params = {**default_params(ours), **(params or {})}
        options = {name: value for name, value in params.items() if name != "players"}
        self.ours: Final = ours
        self.players: Final = params["players"]
        self.opening: Final = ours.start(self.players, **options)
        super().__init__(game_type(ours, self.players), game_info(ours, self.players), params)

    def new_initial_state(self, state: object = None) -> OpificioState:
        """The opening: nothing drawn yet."""
        return OpificioState(self, self.opening)

    def state_at(self, position: State) -> OpificioState:
        """An OpenSpiel state at any of our positions; its history begins there."""
        if position.the_game() is not self.ours or position.players != self.players:
            raise BadSetup(f"this is no position of {self.ours.name} with {self.players} players")
        return OpificioState(self, position)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
        """What players see: all the same, each from his own seat."""
        if params:
            raise BadSetup(f"an observer of {self.ours.name} takes no parameters, got {params}")
        return Observer(self)


class OpificioState(pyspiel.State):
    """A position of ours, under OpenSpiel's names."""

    def __init__(self, game: OpificioGame, position: State) -> None:
        super().__init__(game)
        self.position = Position(position)

    def current_player(self) -> int:
        """A seat, chance, or that it is over."""
        to_move = self.position.state.to_move
        if to_move == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if to_move == OVER else to_move

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.state.to_move == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, and how likely it is."""
        state = self.position.state
        weights = state.weights()
        total = sum(weights)
        return [(move.id, weight / total) for move, weight in zip(state.legal(), weights, strict=True)]

    def returns(self) -> list[float]:
        """What each seat has got: 0 until the game is over."""
        state = self.position.state
        return rewards(state) if state.to_move == OVER else [0.0] * state.players

    def _legal_actions(self, player: int) -> list[int]:
        state = self.position.state
        return [move.id for move in state.legal()] if player == state.to_move else []

    def _apply_action(self, action: int) -> None:
        self.position.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.state.the_game().moves[action].text

    def __str__(self) -> str:
        return str(self.position.state)


class Observer:
    """The observation vectors of `opificio.envs.arrays`, as OpenSpiel asks for them."""

    def __init__(self, game: OpificioGame) -> None:
        self._encoder: Final = encoder(game.ours, game.players)
        self._sheet: Final = Sheet()
        self.tensor: Final = np.zeros(len(self._encoder.names), np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: OpificioState, player: int) -> None:
        """What a player sees of a state."""
        self.tensor.fill(0)
        self._encoder.note(state.position.state, player, self._sheet)
        fill_in(self.tensor, self._sheet)

    def string_from(self, state: OpificioState, player: int) -> str:
        """The position as text: the same for all."""
        return str(state)


def game_of(state: State) -> OpificioGame:
    """The OpenSpiel game, with the same edition, players and options, that a position of ours belongs to."""
    return OpificioGame(state.the_game(), {"players": state.players, **state.options()})


def default_params(game: Game[State]) -> dict[str, int]:
    """What the game is played with if nobody says otherwise."""
    options = {option.name: option.default for option in game.options}
    return {"players": game.most_players, **options}


def game_type(game: Game[State], players: int) -> pyspiel.GameType:
    """What kind of game it is, in OpenSpiel's terms."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.name}",
        long_name=f"Opificio: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility.ZERO_SUM if players > 1 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_players,
        min_num_players=game.fewest_players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=default_params(game),
    )


def game_info(game: Game[State], players: int) -> pyspiel.GameInfo:
    """Its figures, in OpenSpiel's terms."""
    alone = players == 1
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.moves),
        max_chance_outcomes=len(game.moves),
        num_players=players,
        min_utility=-MOST_SOLO_POINTS / 100 if alone else -1.0,
        max_utility=MOST_SOLO_POINTS / 100 if alone else 1.0,
        utility_sum=None if alone else 0.0,
        max_game_length=MOST_DECISIONS,
    )


def register(name: str) -> None:
    """Make a game known to OpenSpiel.

    It keeps what it is given until after Python's end, which only a class survives.
    """

    class Registered(OpificioGame):
        def __init__(self, params: dict[str, int] | None = None) -> None:
            super().__init__(name, params)

    game = find_game(name)
    pyspiel.register_game(game_type(game, game.most_players), Registered)


for _name in registry.NAMES:
    register(_name)
