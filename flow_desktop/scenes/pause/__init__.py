"""The pause: the clock stands, the board is covered."""
