"""Things that are struck, plucked or held: kalimba, marimba, bell, wood, drum and pad."""

import math
import random
from collections.abc import Callable

from build.sounds.envelopes import held, struck
from build.sounds.filters import low_passed, resonating
from build.sounds.pitches import Note
from build.sounds.samples import Layer, Samples, count, faded, scaled, silence, times, together
from build.sounds.tones import gliding, noise, ringing, steady

Instrument = Callable[[float], Samples]
"""Anything that sounds when given a frequency."""

CONTACT = 0.012
"""So long wood touches wood; by then it is 60 dB fainter."""
MELLOW = 520.0
"""Above this pitch decays shorten and overtones weaken, so that high notes stay soft."""


def partials(frequency: float, table: list[tuple[float, float, float]], seconds: float) -> Samples:
    """Ringing partials: ratio to the note, strength, decay in seconds."""
    return together(
        (0.0, ringing(frequency * ratio, decay, min(seconds, decay)), strength)
        for ratio, strength, decay in table
        if frequency * ratio < 9000.0
    )


def softness(frequency: float) -> float:
    """How much a note's overtones are kept: less the higher it is."""
    return min(1.0, MELLOW / frequency)


def kalimba(frequency: float, decay: float = 1.6) -> Samples:
    """A metal tongue over a wooden box, plucked by a thumb."""
    soft = softness(frequency)
    body = partials(
        frequency,
        [(1.0, 1.0, decay), (2.003, 0.16 * soft, decay * 0.6), (5.42, 0.11 * soft, 0.16)],
        decay,
    )
    thumb = resonating(low_passed(noise(count(0.01), 11), 2500.0) + silence(count(0.07)), 330.0, 0.08)
    return faded(together([(0.0, body, 0.8), (0.0, thumb, 0.5)]), 0.002, 0.05)


def marimba(frequency: float, decay: float = 0.7) -> Samples:
    """A wooden bar over a tube, struck with wool."""
    soft = softness(frequency)
    body = partials(
        frequency,
        [(1.0, 1.0, decay), (3.98, 0.20 * soft, decay * 0.3), (9.6, 0.05 * soft, 0.07)],
        decay,
    )
    mallet = resonating(low_passed(noise(count(0.01), 12), 1400.0) + silence(count(0.06)), 240.0, 0.06)
    return faded(together([(0.0, body, 0.85), (0.0, mallet, 0.5)]), 0.003, 0.04)


def bell(frequency: float, decay: float = 2.4) -> Samples:
    """A small bronze bell with a sweet major third, struck with leather."""
    table = [
        (0.5, 0.30, decay * 1.1),
        (1.0, 1.00, decay),
        (1.26, 0.18, decay * 0.6),
        (1.5, 0.22, decay * 0.7),
        (2.0, 0.42, decay * 0.5),
        (2.67, 0.12, decay * 0.3),
        (4.07, 0.07, decay * 0.15),
    ]
    return faded(partials(frequency, table, decay), 0.004, 0.1)


def knock(
    frequency: float, seed: int, hardness: float = 0.5, spread: float = 1.0, *, sudden: bool = True
) -> Samples:
    """Wood on wood; the hardness (0 to 1) decides how bright the contact is.

    No two pieces of wood are alike: the `spread` moves what rings above the lowest tone. What is not `sudden`
    is struck through cloth.
    """
    contact = low_passed(noise(count(CONTACT), seed), 900.0 + 3200.0 * hardness)
    if sudden:
        contact = times(contact, struck(0.0003, CONTACT, CONTACT))
    source = contact + silence(count(0.16))
    body = together(
        (0.0, resonating(source, frequency * ratio, decay), gain)
        for ratio, gain, decay in ((1.0, 1.0, 0.14), (1.83 * spread, 0.6, 0.09), (2.91 * spread, 0.35, 0.06))
    )
    return faded(scaled(body, 0.8 / max(map(abs, body))), 0.001, 0.02)


def drum(frequency: float, decay: float = 0.6) -> Samples:
    """A low frame drum: the skin's pitch drops a little, the second partial lets small speakers speak."""

    def skin(moment: float) -> float:
        return frequency * (1.0 + 0.7 * math.exp(-moment * decay / 0.03))

    low = gliding(skin, decay)
    high = gliding(lambda moment: 1.59 * skin(moment), decay)
    hand = low_passed(noise(count(0.03), 13), 700.0)
    tone = together([(0.0, low, 1.0), (0.0, high, 0.35)])
    return faded(
        together(
            [(0.0, times(tone, struck(0.004, decay, decay)), 0.9), (0.0, faded(hand, 0.002, 0.02), 0.8)]
        ),
        0.002,
        0.05,
    )


def pad(frequency: float, rise: float, fall: float, seconds: float) -> Samples:
    """A soft held tone: three voices slightly apart, with few overtones."""
    length = count(seconds)
    phases = random.Random(round(frequency * 100))
    voices = [
        (0.0, steady(frequency * ratio * detune, length, phases.uniform(0.0, 6.28)), strength)
        for ratio, strength in ((1.0, 1.0), (2.0, 0.22), (3.0, 0.07))
        for detune in (0.9985, 1.0, 1.0017)
    ]
    return times(together(voices), held(rise, fall, seconds))


def melody(table: list[Note], instrument: Instrument, gain: float = 1.0) -> list[Layer]:
    """Layers that play a table of notes, whose starts are seconds."""
    return [(note.start, instrument(note.frequency), gain * note.strength) for note in table]
