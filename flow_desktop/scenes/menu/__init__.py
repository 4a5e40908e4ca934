"""The menu over a living sea."""
