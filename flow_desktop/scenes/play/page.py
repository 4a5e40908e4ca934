"""What is seen of a game at a table: columns, board, sea, and what moves over them."""

from abc import abstractmethod
from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from flow_desktop.app.scene import Change
from flow_desktop.rounds import Table
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.performing.lights import draw_flights, draw_lights
from flow_desktop.scenes.performing.motions import Motions
from flow_desktop.scenes.play.attention import Attention
from flow_desktop.scenes.play.bubble import Bubble
from flow_desktop.scenes.play.columns.beside import columns
from flow_desktop.scenes.play.columns.seen import Seen
from flow_desktop.scenes.play.companion import Company
from flow_desktop.scenes.play.grip import Grip
from flow_desktop.scenes.play.ground import Ground
from flow_desktop.scenes.play.hand import Hand
from flow_desktop.scenes.play.layout import PlayRoom, TellLine, is_large, rooms
from flow_desktop.scenes.play.sea.sea import Sea
from flow_desktop.scenes.play.standing import place_of
from flow_desktop.widgets.pictured import Pictured
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Widget

LOOK_AT_CLOCK: Final = 0.1
"""Seconds between two looks at a running clock when nothing else moves."""


class TablePage(Screen):
    """The parts laid out and drawn; the scene above it makes them, and knows what they do."""

    table: Table
    company: Company
    hand: Hand
    attention: Attention
    bubble: Bubble
    board: BoardView
    motions: Motions
    grip: Grip
    sea: Sea
    ground: Ground
    seen: Seen
    frames = 0
    """How many were drawn."""
    _board_changed = False

    @abstractmethod
    def why(self) -> Change | None:
        """The rule behind the refusal that is shown."""

    def build(self) -> Widget:
        """Columns, board, caption, and the bubble when something was refused."""
        places = rooms(self.look)
        self.seen.follow(self.company.in_sight())
        caption = TellLine(self.shell.captions, lambda: self._covered)
        large, bubble = is_large(self.look), self.bubble.widget(self.why)
        advice = bubble if large and bubble is not None and self.bubble.stays else None
        if advice is not None:
            advice.settle()
            bubble = None
        left, right = (Pictured(column) for column in columns(self.seen, places, advice))
        target = partial(
            place_of, self.bubble.reason, self.company.in_sight(), self.board, left, right, large
        )
        over, ground = self._draw_over_board, self.ground
        return PlayRoom(left, self.board, caption, right, bubble, target, ground, over, places)

    @property
    def moving(self) -> bool:
        """While anything moves by itself."""
        alive = self.motions.active or self.company.moving or self.sea.moving
        return alive or self.board.moving(self.look)

    @property
    def wake_after(self) -> float | None:
        """While the clock runs, or the sea breathes."""
        clock = LOOK_AT_CLOCK if self.table.running else None
        waits = (clock, self.sea.wake_after, self.company.wake_after)
        return min((wait for wait in waits if wait is not None), default=None)

    def show_board(self) -> None:
        """What the hand does, or what moves, is to be seen on the board; once, before the next frame."""
        self._board_changed = True
        self.shell.redraw()

    def reshow(self) -> None:
        """Everything may look different now: columns and board."""
        self.refresh()
        self.show_board()

    def draw(self, surface: pygame.Surface) -> None:
        """The board as it is now, and everything around it."""
        self.frames += 1
        if self._board_changed:
            self._board_changed = False
            self.board.show = self._shown()
        super().draw(surface)

    def _shown(self) -> BoardShow:
        """What the board shows; in the pause of a timed game, nothing."""
        cursor = None if self.attention.by_pointer else self.attention.cursor
        covered = self.table.paused and self.table.setting.seconds is not None
        show = replace(
            self.hand.show(self.bubble.faults),
            hidden=self.motions.covered,
            moods=self.motions.moods,
            lines=self.motions.lines,
            away=self.motions.hopping,
            cursor=cursor,
            covered=covered,
        )
        return self.company.shown(show)

    def background(self, surface: pygame.Surface) -> None:
        """Nothing: the ground of the play room fills the window."""

    def _draw_over_board(self, surface: pygame.Surface) -> None:
        draw_lights(surface, self.look, self.board, self.motions)
        self.company.draw_on_board(surface)

    def foreground(self, surface: pygame.Surface) -> None:
        """Tiles on their way, and the one that hangs at the pointer."""
        if isinstance(self.root, PlayRoom):
            self.root.draw_over(surface, self.look, self.focus.current)
        draw_flights(surface, self.look, self.board, self.motions)
        self.grip.draw(surface, self.look, self.attention.by_pointer, self.root)
        self.company.draw(surface)
