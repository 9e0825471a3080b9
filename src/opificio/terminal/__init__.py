"""Play in a terminal, line by line: questions, numbered answers, a board drawn with characters."""
