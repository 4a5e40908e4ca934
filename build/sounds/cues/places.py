"""Seven short notes for the rows of a board, high above and low below: where the cursor is, by ear."""

from functools import partial

from build.sounds.cues.cue import LEVEL, Cue
from build.sounds.instruments import kalimba
from build.sounds.pitches import hertz
from build.sounds.samples import Samples

ROWS = ("A5", "E5", "C5", "A4", "F4", "D4", "A3")
"""From the top row to the bottom one, far enough apart to be told at once."""


def note(row: int) -> Samples:
    """One plucked note, soon over: the next step may follow at once."""
    return kalimba(hertz(ROWS[row - 1]), 0.26)


PLACES = tuple(
    Cue(f"place_row_{row}", partial(note, row), LEVEL - 2.0, 0.05, 0.08) for row in range(1, len(ROWS) + 1)
)
