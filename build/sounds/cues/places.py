"""Seven short notes for the rows of a board, high above and low below: where the cursor is, by ear."""

from functools import partial

from build.sounds.cues.cue import LEVEL, Cue
from build.sounds.instruments import kalimba
from build.sounds.pitches import hertz
from build.sounds.samples import Samples, together

ROWS = ("A5", "F#5", "D5", "A4", "F#4", "D4", "B3")
"""From the top row to the bottom one, far enough apart to be told at once."""


def note(row: int) -> Samples:
    """A plucked note and its fifth, soon over: the next step may follow at once.

    The lower it is, the more of its octave is with it: small loudspeakers play nothing below.
    """
    pitch, low = hertz(ROWS[row - 1]), row / len(ROWS)
    return together(
        [
            (0.0, kalimba(pitch, 0.2), 1.0),
            (0.0, kalimba(2.0 * pitch, 0.2), 0.5 * low**2),
            (0.09, kalimba(1.5 * pitch, 0.2), 0.7),
        ]
    )


PLACES = tuple(
    Cue(f"place_row_{row}", partial(note, row), LEVEL - 2.0, 0.05, 0.08) for row in range(1, len(ROWS) + 1)
)
