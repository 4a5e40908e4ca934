"""The end of a game: the score told line by line, goals, the best so far."""
