"""How databases of earlier versions become those of this one; `database.migrate` runs what is missing."""
