"""Turning away from the table and back: the pause, help, the rules. The clock stands still meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flow_desktop.app.scene import Change, Push, Scene
from flow_desktop.scenes.play.help import HelpScene
from flow_desktop.table import Pause

if TYPE_CHECKING:
    from flow_desktop.scenes.play.scene import PlayScene


class Aside:
    """The pages a play scene lays over itself."""

    def __init__(self, play: PlayScene) -> None:
        self.play = play

    def pause(self, why: Pause) -> Change:
        """Stop the clock and the music now, and hide the board of a timed game."""
        from flow_desktop.scenes.pause.scene import PauseScene

        self._stop(why)
        self.play.shell.audio.pause(True)
        return Push(self.play.beside.pause() or PauseScene(self.play.table))

    def help(self) -> Change:
        """The goal and what everything means."""
        return self._read(HelpScene(self.play.table))

    def why(self) -> Change:
        """The rule behind the refusal that is shown."""
        from flow_desktop.scenes.rules.book import rules_anchor
        from flow_desktop.scenes.rules.scene import RulesScene

        reason = self.play.reason
        code = reason.code if reason is not None else None
        return self._read(RulesScene(rules_anchor(code) if code is not None else None))

    def go_on(self) -> None:
        """Back at the table: the clock goes on."""
        self.play.shell.audio.pause(False)
        self.play.table.resume()
        self.play.teller.goal()
        self.play.show_board()

    def _read(self, scene: Scene) -> Change:
        self._stop(Pause.MENU)
        return Push(scene)

    def _stop(self, why: Pause) -> None:
        play = self.play
        play.table.pause(why)
        play.shell.captions.clear()  # they would lie over the page that comes
        play.hand.put_down()
        play.performer.stop()
        play.show_board(covered=play.table.setting.seconds is not None)
