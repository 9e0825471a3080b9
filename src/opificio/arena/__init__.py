"""Matches between bots, and what they tell."""
