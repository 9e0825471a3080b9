"""How well a game's values play: what strong bots make of every card, tile and zone."""
