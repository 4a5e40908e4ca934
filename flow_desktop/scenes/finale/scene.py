"""The last moment of a game on the screen: the game is over and kept; it is only looked at, or skipped."""

from __future__ import annotations

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.fade import skips
from flow_desktop.app.intents import Act, Intent
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop, Quit
from flow_desktop.app.shell import Shell
from flow_desktop.engine.state import Result
from flow_desktop.rounds import Table
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.finale.boarding import Boarding
from flow_desktop.scenes.finale.ground import Ground
from flow_desktop.scenes.finale.rising import Rising
from flow_desktop.scenes.results.words import headline
from flow_desktop.scenes.wave.panels import StoryPage
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.captions import CaptionLine
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Widget


class ClosingScene(Screen):
    """Lies over the play scene when a game is over; pops itself, and any press skips it."""

    overlay = True
    first_focus = "skip"

    def __init__(self, table: Table, board_view: BoardView) -> None:
        self.table = table
        self.board_view = board_view
        self.won = table.state.result is Result.WON
        self.sudden = True
        self._ground = Ground()
        self._seconds = -1.0
        self.told = False

    def enter(self, shell: Shell) -> None:
        """The board lies there as the game ended, with nothing marked on it."""
        show = BoardShow(self.table.state.board, variants=self.board_view.show.variants)
        self.board_view.show = show
        self.ending = Boarding(show, shell.settings.reduced_motion) if self.won else Rising()
        self._begun = shell.now()
        self._places = self.board_view.places
        super().enter(shell)

    def build(self) -> Widget:
        """The caption below the board, and in the corner the button that skips."""
        skip = Button(_("Skip"), self.skip, icon=art("icon", "arrow", "right"), key="skip")
        return StoryPage(CaptionLine(self.shell.captions), skip, self.board_view.places.rect)

    def _speak_focus(self) -> None:
        """Named after what is being said, never over it."""
        if self.focus.current is not None:
            self.shell.speech.say(self.focus.current.spoken(), interrupt=False)

    # Time

    @property
    def moving(self) -> bool:
        """From the first frame to the last."""
        return True

    def update(self, seconds: float) -> Change | None:
        """Let be heard what is due; at the end go on."""
        self.sudden = False  # it comes without a fade, and goes with one
        before, self._seconds = self._seconds, self.shell.now() - self._begun
        for landing in self.ending.landings:
            if before < landing <= self._seconds:
                self.shell.audio.play("animal_aboard")
        if self._seconds >= self.ending.tells_at:
            self._tell()
        return Pop() if self._seconds >= self.ending.length else None

    def _tell(self) -> None:
        """Won or lost: heard, and said or written, once."""
        if self.told:
            return
        self.told = True
        self.shell.audio.music("")
        self.shell.audio.play("won" if self.won else "lost")
        words = headline(self.table.state.result)
        if self.won:
            self.shell.speech.say(words, interrupt=False)
        else:
            self.shell.captions.show(words)

    def handle(self, intent: Intent) -> Change | None:
        """Whatever a player does on purpose ends it at once; a key still held from before does nothing."""
        if isinstance(intent, Act) and intent.repeated:
            return None
        return self.skip() if skips(intent) else super().handle(intent)

    def skip(self) -> Change | None:
        """To what follows; how it ended is heard all the same."""
        self._tell()
        return Pop()

    def quit_asked(self) -> Change | None:
        """The game is over: leave the table."""
        self.table.close()
        return Quit()

    # What is seen

    def view_changed(self) -> None:
        """The scene below is drawn and caught anew."""
        self._ground.forget()
        self.overlay = True
        super().view_changed()

    def draw(self, surface: pygame.Surface) -> None:
        """Catch the scene below as soon as it is drawn, then draw over its picture."""
        if self._places != self.board_view.places:
            self._places = self.board_view.places
            self.refresh()
        if not self._ground.caught:
            self._ground.catch(surface)
            self.overlay = False
        super().draw(surface)

    def background(self, surface: pygame.Surface) -> None:
        """The veiled screen, the board, and what happens on it."""
        seconds = max(0.0, self._seconds)
        self._ground.draw(surface, self.look, seconds)
        self.board_view.draw(surface, self.look)
        self.ending.draw(surface, self.look, self.board_view.places, seconds)
