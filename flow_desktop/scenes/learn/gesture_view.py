"""The moving picture of a step as a widget."""

from collections.abc import Callable
from typing import Final

import pygame

from flow_desktop.scenes.learn.gestures import GESTURES, RESTING
from flow_desktop.scenes.learn.sketchpad import Sketchpad
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.pictured import Live
from flow_desktop.widgets.widget import Size

HIGH: Final = 230
SECONDS: Final = 2.6
"""How long a gesture takes before it begins anew."""
WIDEST: Final = 3.0
"""So many times as wide as high."""


class GestureView(Live):
    """Shows a gesture again and again; `clock` says how long the step is shown, None: nothing may move."""

    def __init__(self, name: str, clock: Callable[[], float | None], label: str, units: float = HIGH) -> None:
        super().__init__(key="gesture", label=label)
        self.name = name
        self.units = units
        self._clock = clock

    def measure(self, look: Look, width: int) -> Size:
        """As wide as it may be; large words leave it less height."""
        high = look.px(self.units * 100 / look.view.text_percent)
        return width, min(high, round(width / 1.4))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The gesture at this moment, in the middle of its place."""
        box = pygame.Rect(self.rect)
        box.width = min(box.width, round(box.height * WIDEST))
        box.centerx = self.rect.centerx
        seconds = None if look.reduced_motion else self._clock()
        moment = RESTING if seconds is None else seconds % SECONDS / SECONDS
        GESTURES[self.name](Sketchpad(surface, look, box), moment)
