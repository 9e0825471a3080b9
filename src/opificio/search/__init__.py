"""Playing games out, and one day searching them: knows what a game is, and no game."""
