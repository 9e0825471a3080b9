"""Expo 1906: inventions, resources and scrap in a small laboratory, for one to four players."""
