"""Luck: the one generator, seeds and their commitments, and the dealer who settles draws."""
