"""What an agent sees of a position: one encoder a game, compiled with the engine. It knows no numpy."""
