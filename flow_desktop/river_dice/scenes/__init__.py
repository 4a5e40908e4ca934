"""The screens of River Dice. Rooms in the order in which they may import one another:

colours, naming -> plans -> painting, sheet_print, pencil -> sheet_view, dice_view -> play -> learn, pause,
setup, results, rules, games -> wayfinding; destinations below all; cartridge hands the game to the shell.
"""
