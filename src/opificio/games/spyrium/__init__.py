"""Spyrium: workers, cards and crystals in a market of nine places, for two to five players."""
