"""Draws the art of River Dice as SVG: animals, habitats, signs, and the painted maps of the four sheets."""
