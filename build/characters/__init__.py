"""Draws the characters, cards, logo and program icon as SVG source in the subset the game can render."""
