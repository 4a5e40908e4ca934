"""Turning away from the table and back: the pause, help, the rules. The clock stands still meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flow_desktop.app.scene import Change, Destination, Push, Scene
from flow_desktop.scenes.destinations import ToHelp, ToPause, ToRules
from flow_desktop.table import Pause

if TYPE_CHECKING:
    from flow_desktop.scenes.play.scene import PlayScene


class Aside:
    """The pages a play scene lays over itself."""

    def __init__(self, play: PlayScene) -> None:
        self.play = play

    def pause(self, why: Pause) -> Change:
        """Stop the clock and the music now, and hide the board of a timed game."""
        self._stop(why)
        self.play.shell.audio.pause(True)
        return Push(self.pause_page())

    def pause_page(self) -> Scene | Destination:
        """The page of a pause: whoever sits beside the player may have one of their own."""
        return self.play.beside.pause() or ToPause(self.play.table)

    def help(self) -> Change:
        """The goal and what everything means."""
        return self._read(ToHelp(self.play.table))

    def why(self) -> Change:
        """The rule behind the refusal that is shown."""
        reason = self.play.reason
        return self._read(ToRules(reason.code if reason is not None else None))

    def go_on(self) -> None:
        """Back at the table: the clock goes on."""
        self.play.shell.audio.pause(False)
        self.play.table.resume()
        self.play.teller.goal()
        self.play.show_board()

    def _read(self, page: Destination) -> Change:
        self._stop(Pause.MENU)
        return Push(page)

    def _stop(self, why: Pause) -> None:
        play = self.play
        play.table.pause(why)
        play.shell.captions.clear()  # they would lie over the page that comes
        play.hand.put_down()
        play.performer.stop()
        play.show_board(covered=play.table.setting.seconds is not None)
