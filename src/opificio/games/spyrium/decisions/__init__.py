"""The decisions of Spyrium, one file each, named by the rulebook's headings."""
