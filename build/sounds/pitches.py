"""Pitches by name and short tables of notes, such as "0:D5 0.5:F#5/0.7"."""

import re
from dataclasses import dataclass

STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
"""Half tones from A."""

NOTE = re.compile(r"(?P<start>[\d.]+):(?P<pitch>[A-G]#?\d)(?:/(?P<strength>[\d.]+))?")


@dataclass(frozen=True, slots=True)
class Note:
    """When it sounds (in beats or seconds, as the table means it), how high and how strong."""

    start: float
    frequency: float
    strength: float


def hertz(name: str) -> float:
    """The frequency of a named pitch; A4 is 440.

    >>> round(hertz("D5"), 1)
    587.3
    """
    half_tones = STEPS[name[0]] + ("#" in name) + 12 * (int(name[-1]) - 4)
    return float(440.0 * 2.0 ** (half_tones / 12.0))


def notes(table: str) -> list[Note]:
    """Read a table of notes; the strength is 1 where none is given."""
    found = []
    for word in table.split():
        match = NOTE.fullmatch(word)
        if match is None:
            raise ValueError(f"not a note: {word}")
        found.append(Note(float(match["start"]), hertz(match["pitch"]), float(match["strength"] or 1)))
    return found
