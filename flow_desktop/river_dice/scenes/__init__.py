"""The screens of River Dice. Rooms in the order in which they may import one another:

colours, naming -> foresight -> plans -> sheet_view, dice_view, tallies, cards, chips -> play -> pause, setup,
results, rules -> wayfinding; destinations below all; cartridge hands the game to the shell.
"""
