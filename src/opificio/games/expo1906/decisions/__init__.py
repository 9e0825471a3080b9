"""The decisions of Expo 1906, one file each, named by the rulebook's headings."""
