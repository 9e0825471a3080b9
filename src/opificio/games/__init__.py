"""The games. Each folder holds one, with the same file names in each; no game knows another."""
