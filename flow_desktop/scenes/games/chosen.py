"""A game on a page of its own, where the list leaves no room beside it."""

from __future__ import annotations

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop
from flow_desktop.rounds import KeptGame
from flow_desktop.scenes.games.actions import FIRST, GameActions
from flow_desktop.scenes.games.details import details
from flow_desktop.scenes.games.words import Shown
from flow_desktop.scenes.menu.sea import draw_sea
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.frames import Padding, Placed
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.widget import Widget


class ChosenGame(Screen):
    """The details and the deeds of one game; the result is True when it was deleted."""

    first_focus = FIRST

    def __init__(self, game: Shown) -> None:
        self.game = game

    def build(self) -> Widget:
        """The game on paper, the way back below."""
        back = Button(_("Back"), self.back, icon=art("icon", "back"), key="back")
        panel = Panel(details(self, self.game), grow=1, key="details")
        return Padding(Column([panel, Placed(back, Align.START, Align.CENTRE)], gap=14), 32, 24)

    def background(self, surface: pygame.Surface) -> None:
        """The deep sea."""
        draw_sea(surface, self.look, "sea_deep")

    def uncovered(self, result: object) -> Change | None:
        """Delete when that was the answer."""
        super().uncovered(result)
        if result is not True or not isinstance(self.game, KeptGame):
            return None
        return GameActions(self, self.game).delete() or Pop(True)
