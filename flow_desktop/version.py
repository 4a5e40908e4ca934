"""The version of the game, kept alone so that reading it imports nothing else."""

VERSION = "0.1.0"
