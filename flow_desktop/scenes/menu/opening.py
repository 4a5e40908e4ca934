"""The menu as the program opens: it is there before the rules and the games are read.

The lessons are offered once; a file may lie over it; or it is measured how soon it is there.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from flow_desktop.app.scene import Change, Push, Quit
from flow_desktop.app.shell import Shell
from flow_desktop.files.reading import FileKind, there
from flow_desktop.scenes.destinations import ToLearnOffer, ToOpened
from flow_desktop.scenes.kept_names import KEPT_PEOPLE
from flow_desktop.scenes.menu.scene import MenuScene

if TYPE_CHECKING:
    from flow_desktop.scenes.menu.known import Known


class StartingMenu(MenuScene):
    """Reads the games once it was seen; before that it looks only whether one seems to wait."""

    def enter(self, shell: Shell) -> None:
        """It looks as whoever plays has set it, from the first frame on."""
        if has_own_settings(shell):
            from flow_desktop.scenes.player import wear_player

            wear_player(shell)
        super().enter(shell)

    def _first_look(self, shell: Shell) -> Known | None:
        self._expected = a_game_waits(shell)
        return None


def has_own_settings(shell: Shell) -> bool:
    """Whether whoever plays had settings of their own when the program was used last."""
    kept = shell.kept(KEPT_PEOPLE)
    return isinstance(kept, dict) and kept.get("own") is True


def a_game_waits(shell: Shell) -> bool:
    """Whether there is a journal; what is in it is not looked at."""
    with contextlib.suppress(OSError):
        return any(shell.folders.data.glob(FileKind.JOURNAL.value.pattern))
    return False


class MeasuredMenu(StartingMenu):
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


class WelcomingMenu(StartingMenu):
    """The menu as most people see it first."""

    def enter(self, shell: Shell) -> None:
        """Whoever has set nothing may be new here: the program keeps settings of its own soon after."""
        self._asking = not there(shell.folders.settings_file)
        super().enter(shell)

    def update(self, seconds: float) -> Change | None:
        """Ask once, and never again; whoever has a game to go on with knows how to play."""
        known = self._known
        if known is None or not self._asking:
            return super().update(seconds)
        self._asking = False
        from flow_desktop.scenes.menu.known import may_be_asked, was_asked

        if known.kept is not None or not may_be_asked(self.shell):
            return super().update(seconds)
        was_asked(self.shell)
        return Push(ToLearnOffer())


class OpeningMenu(StartingMenu):
    """The menu as a file is opened with the program: what the file holds lies over it."""

    def __init__(self, path: Path, replayed: bool = False) -> None:
        super().__init__()
        self._waiting: Path | None = path
        self._replayed = replayed

    def update(self, seconds: float) -> Change | None:
        """Open it once; whoever comes with a file is not asked about lessons before the next start."""
        if self._waiting is None:
            return super().update(seconds)
        path, self._waiting = self._waiting, None
        return Push(ToOpened(path, self._replayed))
