"""The decisions of Industry, one file each, named by the rulebook's headings."""
