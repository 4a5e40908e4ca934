"""Players made of code: what a game is worth, the greedy player, partners, advice, many games at once.

Importing order: temper, promise -> worth -> greedy -> partners -> players -> simulate. They look at the table
alone: what lies face down or is not rolled yet is taken on average.
"""
