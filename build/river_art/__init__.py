"""Draws the art of River Dice as SVG: animals, habitats, signs, ink marks and the partners' faces."""
