"""Painted grounds of River Dice: paper, water and pigment, made when a sheet is first seen in its size."""
