"""Seven short notes for the rows of a board, high above and low below: where the cursor is, by ear."""

from functools import partial

from build.sounds.cues.cue import LEVEL, Cue
from build.sounds.instruments import kalimba
from build.sounds.pitches import hertz
from build.sounds.samples import Samples, together

ROWS = ("A5", "E5", "C5", "A4", "F4", "D4", "A3")
"""From the top row to the bottom one, far enough apart to be told at once."""


def note(row: int) -> Samples:
    """A plucked note and its fifth, soon over: the next step may follow at once."""
    pitch = hertz(ROWS[row - 1])
    return together([(0.0, kalimba(pitch, 0.2), 1.0), (0.09, kalimba(1.5 * pitch, 0.2), 0.7)])


PLACES = tuple(
    Cue(f"place_row_{row}", partial(note, row), LEVEL - 2.0, 0.05, 0.08) for row in range(1, len(ROWS) + 1)
)
