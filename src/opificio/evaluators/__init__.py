"""How good a position is for a seat: one small module a game."""
