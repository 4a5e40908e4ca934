"""Counts flashes in recorded frames (M2): opposing changes of brightness, in the whole and in each part.

A part is as small as a quarter of a space: what flashes there flashes for whoever looks at that spot,
even if the window as a whole stays calm.
"""

from typing import Final

import pygame

from flow_desktop.app.loop import App
from flow_desktop.widgets.theme import luminance

PARTS: Final = (32, 20)
SWING: Final = 0.1
FRAMES: Final = 60
MOST: Final = 3
_RED: Final = [luminance((level, 0, 0)) for level in range(256)]
_GREEN: Final = [luminance((0, level, 0)) for level in range(256)]
_BLUE: Final = [luminance((0, 0, level)) for level in range(256)]


def brightness(app: App) -> tuple[float, ...]:
    """The luminance of every part of the picture, and of the whole at the end."""
    data = pygame.image.tobytes(pygame.transform.smoothscale(app.canvas.surface, PARTS), "RGB")
    shades = zip(data[::3], data[1::3], data[2::3], strict=True)
    parts = [_RED[red] + _GREEN[green] + _BLUE[blue] for red, green, blue in shades]
    return (*parts, sum(parts) / len(parts))


def most_flashes(recorded: list[tuple[float, ...]]) -> int:
    """The most flashes (there and back) that any part shows within a second."""
    return max(_flashes([frame[part] for frame in recorded]) for part in range(len(recorded[0])))


def _flashes(values: list[float]) -> int:
    """Pairs of opposing changes by more than a swing within any second."""
    turns: list[int] = []
    low = high = values[0]
    way = 0
    for frame, value in enumerate(values):
        low, high = min(low, value), max(high, value)
        if (way <= 0 and value - low > SWING) or (way >= 0 and high - value > SWING):
            way = 1 if value - low > SWING and way <= 0 else -1
            turns.append(frame)
            low = high = value
    most = max((sum(1 for other in turns if 0 <= other - turn < FRAMES) for turn in turns), default=0)
    return most // 2
