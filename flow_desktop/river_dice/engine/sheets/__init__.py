"""The four sheets: each is a value that knows how it is marked, what it offers and what it scores."""
