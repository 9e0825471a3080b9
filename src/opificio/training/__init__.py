"""Models learned from games that bots play among themselves. Needs NumPy."""
