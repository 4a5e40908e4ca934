"""The menu as the program opens: the lessons are offered once; or it is measured how soon it is there."""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.app.scene import Change, Push, Quit
from flow_desktop.app.shell import Shell
from flow_desktop.files.reading import there
from flow_desktop.scenes.destinations import ToLearnOffer
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.start import people_of, remember_people

QUESTION: Final = "learn"


class MeasuredMenu(MenuScene):
    """Says `menu` when it is drawn, and ends the program."""

    drawn = False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw, and say so."""
        super().draw(surface)
        self.drawn = True
        print("menu", flush=True)

    def update(self, seconds: float) -> Change | None:
        """Go on until there was a frame."""
        return Quit() if self.drawn else super().update(seconds)


def may_be_asked(shell: Shell) -> bool:
    """Whether this is the first start: nothing was ever set, and nobody was asked or has learnt anything."""
    if there(shell.folders.settings_file):
        return False
    machine = people_of(shell).machine
    return QUESTION not in machine.asked and not machine.lessons


class WelcomingMenu(MenuScene):
    """The menu as the program opens."""

    def enter(self, shell: Shell) -> None:
        """Whoever has a game to go on with knows how to play."""
        super().enter(shell)
        self._asking = self._kept is None and may_be_asked(shell)

    def update(self, seconds: float) -> Change | None:
        """Ask once; whatever the answer is, never again."""
        if not self._asking:
            return super().update(seconds)
        self._asking = False
        remember_people(self.shell, people_of(self.shell).machine.having_been_asked(QUESTION))
        return Push(ToLearnOffer())
