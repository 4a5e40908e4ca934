"""The play scene: it turns intents into what the player's hands do, and shows what comes of it.

The hands are `acting.Acting`, what can be asked for is `moves.Moves`, the columns are made in `left` and
`right`, the pointer is followed in `pointer`, keys and pad in `keys`, the clock in `passing`; other pages are
opened in `aside`, and who sits beside the player is a `companion.Companion`; here they meet.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from flow_desktop.app.intents import (
    Act,
    Device,
    Intent,
    PointerIntent,
    PointerReleased,
)
from flow_desktop.app.scene import Change
from flow_desktop.app.shell import Shell
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.tiles import Kind
from flow_desktop.rounds import Table
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.performing.lights import draw_flights, draw_lights
from flow_desktop.scenes.performing.performer import Performer
from flow_desktop.scenes.play.acting import Acting
from flow_desktop.scenes.play.aside import Aside
from flow_desktop.scenes.play.card_play import Step
from flow_desktop.scenes.play.companion import Companion, Witness
from flow_desktop.scenes.play.keys import act_on, loses_hold
from flow_desktop.scenes.play.layout import PlayRoom, TellLine, rooms
from flow_desktop.scenes.play.leading import Leader
from flow_desktop.scenes.play.left import left_column
from flow_desktop.scenes.play.moves import Moves
from flow_desktop.scenes.play.passing import Passing
from flow_desktop.scenes.play.pointer import PointerHand
from flow_desktop.scenes.play.reason import Reason, ReasonBubble, place_of
from flow_desktop.scenes.play.right import right_column
from flow_desktop.scenes.play.sea import Sea
from flow_desktop.scenes.play.stage import PlayStage
from flow_desktop.scenes.play.tell import Teller
from flow_desktop.table import Pause
from flow_desktop.widgets.pictured import Pictured
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Taken, Widget

LOOK_AT_CLOCK: Final = 0.1
"""Seconds between two looks at a running clock when nothing else moves."""


class PlayScene(Screen):
    """A game at a table; a companion may sit beside the player."""

    def __init__(self, table: Table, beside: Companion | None = None) -> None:
        self.table = table
        self.beside = beside or Companion()
        self.witness = Witness(self)
        self.acting = Acting(table, self.beside.why_not, self.beside.why_not_card)
        self.moves = Moves(self)
        self.passing = Passing(self)
        self.aside = Aside(self)
        self.hand = PointerHand(self)
        self.leader = Leader(self)
        self.reason: Reason | None = None
        self.looked_at: int | None = None
        self.sea = Sea(self)
        self._told_round = 0
        self.first_focus = "step" if table.waiting and table.setting.seconds is not None else "pile-0"

    def enter(self, shell: Shell) -> None:
        """Lay the table and say whose turn it is."""
        self.performer = Performer(shell, PlayStage(self))
        self.motions = self.performer.motions
        self.teller = Teller(shell, self.table, self.performer.perform)
        self.board = BoardView(
            self.acting.show(), self._press_space, self.leader.space_words, key="board", now=shell.now
        )
        if self.table.setting.seconds is None:
            self.table.ready()
        self.beside.enter(self)
        super().enter(shell)
        self.show_board(covered=self.table.paused and self.table.setting.seconds is not None)
        self._tell_turn()
        self.teller.music()

    def leave(self) -> None:
        """Let the music be heard again; an unfinished game is kept by its journal."""
        super().leave()
        self.shell.audio.pause(False)
        self.shell.captions.clear()
        if self.table.state.result is None:
            self.table.close()

    def build(self) -> Widget:
        """Columns, board, caption, and the bubble when something was refused."""
        places = rooms(self.look)
        bubble = None
        if self.reason is not None:
            bubble = ReasonBubble(self.reason.words, self.why if self.reason.code is not None else None)
        caption = TellLine(self.shell.captions, lambda: self._covered)
        left, right = Pictured(left_column(self, places)), Pictured(right_column(self, places))
        target = partial(place_of, self.reason, self.board, left, right)
        return PlayRoom(left, self.board, caption, right, bubble, target, self._draw_over_board)

    # Intents

    def handle(self, intent: Intent) -> Change | None:
        """Let the pointer carry, then the widgets answer, then the board follows."""
        if self.passing.skips(intent):
            self.performer.stop()
            return self.passing.next_scene()
        self.leader.notice(intent)
        taken = self.hand.before_widgets(intent)
        change = self._follow(taken) if taken is not None else super().handle(intent)
        if isinstance(intent, PointerReleased):
            self._pointing.hover([])  # what a resting pointer lies on says nothing until it moves again
        self.leader.follow_cursor()
        return change

    def act(self, act: Act) -> Taken | None:
        """Keys and pad."""
        return self.beside.act(act) or act_on(self, act)

    def pointer(self, intent: PointerIntent) -> Taken | None:
        """What no widget used."""
        return self.hand.after_widgets(intent)

    def happened(self, intent: Intent) -> Change | None:
        """Losing the window, or the pad that is in use, pauses."""
        return self.pause(Pause.FOCUS) if loses_hold(intent, self.shell) else None

    def back(self) -> Change | None:
        """Take back one step; with nothing to take back, pause (a pad's B undoes instead)."""
        if self.moves.back():
            return None
        if self.reason is not None or self.looked_at is not None:
            self.set_reason(None)
            self.looked_at = None
            return None
        if self.shell.device is Device.PAD:
            self.moves.undo()
            return None
        return self.pause()

    @property
    def pointed(self) -> Widget | None:
        """A key that turns the tile at the pointer does not make the focus speak up."""
        return self._pointing.hovered if self.leader.by_pointer else super().pointed

    def _press_space(self, cell: Cell) -> Taken | None:
        self.moves.space(cell)
        return Taken()

    @property
    def may_call_wave(self) -> bool:
        """Whether the players end the rounds themselves: nothing is counted."""
        return self.table.setting.seconds is None and self.table.setting.turns is None

    # Time

    @property
    def moving(self) -> bool:
        """While anything moves by itself."""
        alive = self.motions.active or self.beside.moving or self.sea.moving
        return alive or self.board.moving(self.look)

    @property
    def wake_after(self) -> float | None:
        """While the clock runs, or the sea breathes."""
        waits = (LOOK_AT_CLOCK if self.table.running else None, self.sea.wake_after)
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, seconds: float) -> Change | None:
        """Look at the clock; when the round or the game has ended, go on to what follows."""
        if self.table.paused:
            return self.pause()
        gap = self.passing.look()
        self.sea.breathe()
        self.performer.advance()
        if gap:
            return self.pause(Pause.FOCUS)
        return self.beside.update(seconds) or self.passing.next_scene()

    # Other scenes

    def pause(self, why: Pause = Pause.PLAYER) -> Change:
        """Stop the clock and the music now, and hide the board of a timed game."""
        return self.aside.pause(why)

    def help(self) -> Change | None:
        """The goal and what everything means; the clock stands still."""
        return self.aside.help()

    def why(self) -> Change | None:
        """The rule behind the refusal that is shown."""
        return self.aside.why()

    def covered(self) -> None:
        """Nothing moves under another scene."""
        super().covered()
        self.hand.put_down()
        self.performer.stop()

    def uncovered(self, result: object) -> Change | None:
        """Back from a pause, the wave, a page, or the discard with a tile for Return."""
        choosing = self.acting.step is Step.KIND
        super().uncovered(result)
        self.aside.go_on()
        self.witness.look()
        if isinstance(result, Kind):
            self.acting.choose_kind(result)
        elif choosing:
            self.acting.back()
        elif self.acting.carry is None and self.acting.card_play is None:
            self.acting.follow()
        self.refresh()
        self.show_board()
        self.leader.lead()
        if self._told_round != self.table.state.turn.round:
            self._tell_turn()
        return self.passing.next_scene()

    def _tell_turn(self) -> None:
        self._told_round = self.table.state.turn.round
        self.teller.turn()

    # What is seen

    def set_reason(self, reason: Reason | None) -> None:
        """Show why not, or take the bubble away."""
        if reason != self.reason:
            self.reason = reason
            self.refresh()

    def focus_quietly(self, widget: Widget) -> None:
        """Give the focus to a widget without a sound, and bring it into sight."""
        self.focus.set(widget)
        self._reveal()
        self.shell.redraw()

    def show_board(self, covered: bool = False) -> None:
        """Let the board show what the hands are doing."""
        faults = self.reason.cells if self.reason is not None else ()
        cursor = None if self.leader.by_pointer else self.leader.cursor
        show = self.acting.show(faults)
        hidden, moods = self.motions.covered, self.motions.moods
        show = replace(show, hidden=hidden, moods=moods, cursor=cursor, covered=covered)
        self.board.show = self.beside.shown(show)
        self.shell.redraw()

    def background(self, surface: pygame.Surface) -> None:
        """The sea; it rises and darkens as the minute runs."""
        self.sea.draw(surface)

    def _draw_over_board(self, surface: pygame.Surface) -> None:
        self.sea.draw_swell(surface)
        draw_lights(surface, self.board.places, self.motions)

    def foreground(self, surface: pygame.Surface) -> None:
        """Tiles on their way, and the one that hangs at the pointer."""
        draw_flights(surface, self.look, self.board, self.motions)
        self.hand.draw(surface)
        self.beside.draw(surface)
