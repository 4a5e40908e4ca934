"""Before a game: rivers, seats, what is played for, rules and the deal; one panel each."""
