"""Industry: an auction of sixty zones over five eras, for three or four players."""
