"""Games that were played: the list of them, and a replay of each."""
