"""What a game is: states, moves, rules, refusals, bags, facts and game files. Knows no game."""
