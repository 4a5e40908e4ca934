"""How the wave comes over the scene below: it is caught as a picture, and again when it looks different."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.app.shell import Shell
from flow_desktop.scenes.wave.course import Course
from flow_desktop.scenes.wave.stage import Stage
from flow_desktop.widgets.look import Look

DIMMING: Final = 0.5
FIRST_FRAMES: Final = 2
"""The frame of the bell shows the scene below and no more, the next one catches it: each has enough to do."""

Shape = tuple[object, ...]


class Entrance:
    """Catches the scene below: in portions when the wave comes, at once when the window has changed."""

    def __init__(self, stage: Stage, course: Course) -> None:
        self._stage = stage
        self._course = course
        self._left = FIRST_FRAMES
        self._shape: Shape = ()

    @property
    def coming(self) -> bool:
        """Whether the wave is not there yet."""
        return self._left > 0

    def follow(self, shell: Shell) -> None:
        """Where the scene below looks different now it has to be caught anew; a device changes nothing."""
        if shape_of(shell) != self._shape:
            self._stage.forget()

    def over(self, surface: pygame.Surface, shell: Shell) -> bool:
        """Catch what is drawn on the surface if that is due; True when the wave is drawn over it."""
        softly = self.coming and self._course.telling is None
        self._left = self._left - 1 if softly else 0
        if self.coming:
            return False
        if not self._stage.caught:
            self._catch(surface, shell, softly)
        return not softly

    def _catch(self, surface: pygame.Surface, shell: Shell, softly: bool) -> None:
        waiting, now = self._course.telling is None, self._stage.board_view.show
        self._shape = shape_of(shell)
        self._stage.catch(surface)
        shows = self._course.threats() if waiting else iter([now])
        self._stage.open(Look.of(shell), shows, DIMMING if softly else 0.0)
        if not softly:
            self._stage.finish()


def shape_of(shell: Shell) -> Shape:
    """Everything that the look of the scene below depends on, but for the game itself."""
    settings = shell.settings
    return shell.view, settings.theme, settings.language, settings.reduced_motion
