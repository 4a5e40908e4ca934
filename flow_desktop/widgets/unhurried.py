"""A page that comes by itself, under somebody's hands: it stays until a press is meant for it."""

from typing import Final

import pygame

from flow_desktop.app.fade import skips
from flow_desktop.app.intents import NAVIGATION, Act, Intent, Wheel
from flow_desktop.app.scene import Change
from flow_desktop.app.shell import Shell
from flow_desktop.widgets.screen import Screen

GUARD: Final = 0.6
"""So many seconds of rest, from when the page is seen, before a press means something there."""


class Unhurried(Screen):
    """A screen on which a press that was meant for what came before, or one of many in a row, starts nothing.

    Walking the focus and turning a page are no presses: they are always free.
    """

    guard = GUARD
    _at_rest: float | None = None

    def enter(self, shell: Shell) -> None:
        """Nobody has seen it yet."""
        self._at_rest = None
        super().enter(shell)

    def handle(self, intent: Intent) -> Change | None:
        """Leave out what comes in haste."""
        walks = isinstance(intent, Wheel) or (isinstance(intent, Act) and intent.action in NAVIGATION)
        if skips(intent) and not walks and self._hasty(intent):
            return None
        return super().handle(intent)

    def _hasty(self, intent: Intent) -> bool:
        """Whether a press comes before the page was looked at (the rest begins anew then), or is held on."""
        now, rested = self.shell.now(), self._at_rest
        if rested is None or now - rested < self.guard:
            self._at_rest = None if rested is None else now
            return True
        return isinstance(intent, Act) and intent.repeated

    def draw(self, surface: pygame.Surface) -> None:
        """The page; from its first picture on it can be read."""
        super().draw(surface)
        if self._at_rest is None:
            self._at_rest = self.shell.now()
