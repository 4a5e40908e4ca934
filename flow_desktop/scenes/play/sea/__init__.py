"""The sea around the board is the clock: `tide` says how high it stands, `sea.Sea` draws it."""
