"""How a game ends: joy, or a gentle good-bye that ends on a hopeful chord."""

from functools import partial

from build.sounds.cues.cue import LEVEL, Cue
from build.sounds.envelopes import swelling
from build.sounds.instruments import bell, drum, kalimba, marimba, melody, pad
from build.sounds.nature import wash
from build.sounds.pitches import hertz, notes
from build.sounds.samples import Layer, Samples, together


def chord(names: str, start: float, seconds: float, gain: float) -> list[Layer]:
    """A held soft chord."""
    return [(start, pad(hertz(name), 0.25, seconds * 0.6, seconds), gain) for name in names.split()]


def won() -> Samples:
    """Everyone is aboard: a climbing dance, a turn, and the whole band on the last chord."""
    dance = "0:D4 0.16:F#4 0.32:A4 0.48:D5 0.72:B4 0.88:D5 1.04:E5 1.20:F#5"
    landing = "1.52:A4 1.52:D5 1.52:F#5/0.9 1.84:A5/0.9"
    sparkle = "1.20:D5/0.6 1.68:D6/0.35 2.0:F#5/0.6 2.16:A5/0.5 2.32:D6/0.5"
    band = [(start, drum(110.0, 0.5), 0.7) for start in (0.0, 0.72, 1.2, 1.52)]
    bells = [(1.84, bell(hertz("D5"), 2.2), 0.35), (1.84, bell(hertz("D4"), 2.4), 0.35)]
    return together(
        [
            *melody(notes(f"{dance} {landing}"), partial(marimba, decay=1.0), 0.8),
            *melody(notes(sparkle), kalimba, 0.6),
            *band,
            *bells,
            *chord("D4 F#4 A4", 1.4, 2.4, 0.09),
        ]
    )


def lost() -> Samples:
    """The sea was faster: a slow falling line over two chords, the second one warm, and the ebb."""
    line = "0:F#5/0.8 0.45:E5/0.8 0.9:B4/0.9 1.5:A4 2.0:F#4/0.9 2.5:D4/0.9"
    ebb = wash(3.4, lambda moment: 1000.0 - 600.0 * moment, swelling(0.3, 1.2), 121)
    return together(
        [
            *melody(notes(line), kalimba, 0.9),
            *chord("F#4 B4", 0.0, 1.9, 0.08),
            *chord("D4 F#4 A4", 1.4, 2.4, 0.08),
            (0.0, ebb, 0.3),
        ]
    )


ENDINGS = (
    Cue("won", won, LEVEL + 1.0, air=0.35, tail=0.72),
    Cue("lost", lost, air=0.4, tail=0.72),
)
