"""Whoever helps a player who wants it: a question before a move that cannot be made good, hints, a tutor.

Each is a companion of the play scene, and none changes the game.
"""
