"""Chance, as the rules of Flow use it: the same for every game (`flow_desktop/chance.py`)."""

from flow_desktop.chance import die, number, shuffled

__all__ = ["die", "number", "shuffled", "throw"]


def throw(seed: str, number: int) -> tuple[int, int]:
    """What the white and the black die show in the wave that ends this round."""
    return die(seed, f"wave/{number}/white"), die(seed, f"wave/{number}/black")
