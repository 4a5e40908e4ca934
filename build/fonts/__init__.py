"""Builds the game's typefaces from the open web fonts they are published as."""
