"""Chance, as the rules of Flow use it: the same for every game (`flow_desktop/chance.py`)."""

from flow_desktop.chance import die, number, shuffled

__all__ = ["die", "number", "shuffled"]
