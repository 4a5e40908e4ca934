"""Decodes the shipped sounds the way the game does, through the mixer."""

import math
import os
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

import pygame
import pytest

from build.sounds.seams import BANDS, FRAME, RATE, band_levels

Channels = tuple["array[float]", "array[float]"]


def printed(sound: Sequence[float]) -> list[float]:
    """How strong each band is over the first second, above a floor at -70 dB, at unit length."""
    padded = [*sound[:RATE], *([0.0] * max(0, RATE + FRAME - len(sound)))]
    levels: list[float] = []
    for start in range(0, RATE - FRAME, FRAME):
        frame = padded[start : start + FRAME]
        heard = band_levels(frame) if max(map(abs, frame)) > 1e-4 else [-70.0] * (len(BANDS) - 1)
        levels += [max(0.0, level + 70.0) for level in heard]
    size = math.sqrt(sum(level * level for level in levels))
    return [level / size for level in levels]


@pytest.fixture(scope="session")
def fingerprint(decoded: Callable[[Path], Channels]) -> Callable[[Path], list[float]]:
    """A function from a sound file to how it sounds, by which two can be compared; each is looked at once."""
    return cache(lambda path: printed(decoded(path)[0]))


@pytest.fixture(scope="session")
def decoded() -> Iterator[Callable[[Path], Channels]]:
    """A function from a sound file to its two channels, from -1 to 1."""
    before = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.mixer.quit()
    pygame.mixer.init(44100, -16, 2, 512)

    @cache
    def decode(path: Path) -> Channels:
        woven = array("h", pygame.mixer.Sound(path).get_raw())
        left, right = (array("d", [value / 32768.0 for value in woven[side::2]]) for side in (0, 1))
        return left, right

    yield decode
    pygame.mixer.quit()
    os.environ.pop("SDL_AUDIODRIVER")
    if before is not None:
        os.environ["SDL_AUDIODRIVER"] = before
