"""Shares of a movement: where something is between the beginning and the end of a stretch of time."""

from __future__ import annotations


def share(moment: float, start: float, end: float) -> float:
    """How much of the stretch from `start` to `end` is over, 0 to 1, gentle at both ends."""
    if end <= start:
        return float(moment >= end)
    part = min(1.0, max(0.0, (moment - start) / (end - start)))
    return part * part * (3 - 2 * part)


def between(start: float, end: float, part: float) -> float:
    """The number at that share of the way."""
    return start + (end - start) * part
