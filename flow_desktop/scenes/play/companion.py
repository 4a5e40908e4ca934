"""Whoever sits beside the player: a lesson, practice, a drill; here nobody.

A companion sees what is done, may ask for something else first, adds a panel and buttons, and draws over the
scene. It changes nothing of the game: only commands do. Every answer has a default that leaves the play scene
as it is, so that a companion says only what it cares about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from flow_desktop.app.intents import Act
from flow_desktop.app.scene import Change, Destination, Scene
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Command
from flow_desktop.engine.events import Event
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.refusals import Refusal
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.widgets.widget import Taken, Widget

if TYPE_CHECKING:
    from flow_desktop.scenes.play.scene import PlayScene


class Companion:
    """Nobody: the game as the table plays it."""

    replaces_seats = False
    """Whether `panel` stands where the seats are; else it stands above them."""
    play: PlayScene

    def enter(self, play: PlayScene) -> None:
        """The scene opens; nothing is laid out yet."""
        self.play = play

    # What the player does

    def why_not(self, command: Command) -> str:
        """Why this command is not wanted now; empty when it may be given to the table."""
        return ""

    def why_not_card(self, card: Card) -> str:
        """Why this card is not to be begun now; empty when it may be."""
        return ""

    def why_no_wave(self) -> str:
        """Why the wave is not to be called now; empty when it may be."""
        return ""

    def done(self, commands: tuple[Command, ...], events: tuple[Event, ...]) -> None:
        """These commands were carried out: by the player, by the clock, or in the wave."""

    def refused(self, refusal: Refusal) -> None:
        """The rules said no."""

    def taken_back(self) -> None:
        """Commands were taken back or done again."""

    def act(self, act: Act) -> Taken | None:
        """Keys and pad, before the scene's own; None leaves them to it."""
        return None

    # What is seen

    def panel(self) -> Widget | None:
        """Words and buttons at the top of the left column; asked for at every refresh."""
        return None

    def signs(self) -> tuple[Widget, ...]:
        """More buttons for the corner of the right column."""
        return ()

    def shown(self, show: BoardShow) -> BoardShow:
        """The last word on what the board shows."""
        return show

    def space_words(self, cell: Cell) -> str:
        """What is to be said of a space beyond what lies there; empty when nothing is."""
        return ""

    def step_words(self) -> str | None:
        """The next step in its own words, instead of words or button; None leaves it to the game."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw over everything: an arrow, a hand."""

    @property
    def moving(self) -> bool:
        """Whether `draw` wants every frame."""
        return False

    # What follows

    def update(self, seconds: float) -> Change | None:
        """A frame has passed; a change leads elsewhere."""
        return None

    def over(self) -> Change | None:
        """The game is over and everything has come to rest; None leads to the results."""
        return None

    def pause(self) -> Scene | Destination | None:
        """Its own pause page; None: the usual one."""
        return None


class Witness:
    """Tells a companion what has become of the game since it last looked."""

    def __init__(self, play: PlayScene) -> None:
        self.play = play
        self._seen = play.table.moves

    def look(self) -> None:
        """Report commands that were carried out, or that some were taken back."""
        before, now = self._seen, self.play.table.moves
        if len(now) == len(before) and (not now or now[-1] is before[-1]):
            return
        self._seen = now
        beside = self.play.beside
        if len(now) > len(before) and (not before or now[len(before) - 1] is before[-1]):
            fresh = now[len(before) :]
            events = tuple(event for entry in fresh for event in entry.step.events)
            beside.done(tuple(entry.command for entry in fresh), events)
        else:
            beside.taken_back()
