"""Counts flashes in recorded frames: opposing changes of brightness, in the whole and in each part."""

import pygame

from flow_desktop.app.loop import App
from flow_desktop.widgets.theme import luminance

PARTS = (8, 6)
SWING = 0.1
FRAMES = 60
MOST = 3


def brightness(app: App) -> tuple[float, ...]:
    """The luminance of every part of the picture, and of the whole at the end."""
    small = pygame.transform.smoothscale(app.canvas.surface, PARTS)
    shades = [small.get_at((x, y)) for y in range(PARTS[1]) for x in range(PARTS[0])]
    parts = [luminance((shade.r, shade.g, shade.b)) for shade in shades]
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
