"""Our games: every kept game on one page, to go on with, look at, write down or delete; and their numbers."""
