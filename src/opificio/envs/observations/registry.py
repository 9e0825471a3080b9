"""Which encoder is whose. A new game adds its two lines."""

from __future__ import annotations

from opificio.core.game import Game
from opificio.core.rule import BadSetup
from opificio.core.state import State
from opificio.envs.observations.encoder import Encoder
from opificio.envs.observations.expo1906 import ExpoEncoder
from opificio.envs.observations.industry import IndustryEncoder
from opificio.envs.observations.spyrium import SpyriumEncoder
from opificio.games.expo1906.game import ExpoGame
from opificio.games.industry.game import IndustryGame
from opificio.games.spyrium.game import SpyriumGame


def make_encoder(game: Game[State], players: int) -> Encoder:
    """The encoder for a game, with its edition, at so many players."""
    game.start(players)  # refuses the players that the game is not for
    one: object = game
    if isinstance(one, ExpoGame):
        return ExpoEncoder(one.box, players)
    if isinstance(one, IndustryGame):
        return IndustryEncoder(one.board, players)
    if isinstance(one, SpyriumGame):
        return SpyriumEncoder(one.box, players)
    raise BadSetup(f"{game.name} has no observation vectors")
