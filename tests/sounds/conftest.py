"""Decodes the shipped sounds the way the game does, through the mixer."""

import os
from array import array
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest

Channels = tuple["array[float]", "array[float]"]


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
