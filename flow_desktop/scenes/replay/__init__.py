"""A game that was played, shown again: the same timeline as the live game, at any speed, from any moment."""
