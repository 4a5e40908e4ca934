"""Ways to watch a wave: let frames pass until something is so, and remember what was seen."""

from collections.abc import Callable

import pygame

from flow_desktop.app.loop import App
from flow_desktop.scenes.wave.pace import WavePart
from flow_desktop.scenes.wave.scene import WaveScene

MOST_FRAMES = 900


def until(app: App, met: Callable[[], bool]) -> int:
    """Let frames pass until it is so; gives how many it took."""
    for frame in range(MOST_FRAMES):
        if met():
            return frame
        app.loop_once()
    raise AssertionError("it never came to that")


def until_still(app: App, scene: WaveScene) -> int:
    """Look on until nothing moves; gives how many frames it took."""
    return until(app, lambda: not scene.moving)


def until_told(app: App, scene: WaveScene) -> None:
    """Watch the whole story, and a moment longer."""
    until(app, lambda: scene.part is WavePart.TOLD)
    until_still(app, scene)


def part_of(scene: WaveScene) -> WavePart | None:
    """Where the story is."""
    return scene.part


def picture(app: App) -> bytes:
    """What is on the screen."""
    return pygame.image.tobytes(app.canvas.surface, "RGB")
