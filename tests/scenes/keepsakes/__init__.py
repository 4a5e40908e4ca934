"""Keepsakes of a game."""
