"""Time in the play scene: the clock is looked at, what is due is told, and the next scene follows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Rect

from flow_desktop.app.fade import skips
from flow_desktop.app.intents import Intent
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push, Replace
from flow_desktop.engine.state import Phase, Result
from flow_desktop.rounds import ClockWarning, Gap, TimeIsUp
from flow_desktop.scenes.destinations import ToClosing, ToResults, ToWave

if TYPE_CHECKING:
    from flow_desktop.scenes.play.scene import PlayScene


class Passing:
    """What becomes due while a game is played."""

    def __init__(self, play: PlayScene) -> None:
        self.play = play
        self._after: Change | None = None

    def look(self) -> bool:
        """Look at the clock and tell what is due; True after a gap (the computer slept)."""
        play, gap = self.play, False
        for due in play.table.tick():
            match due:
                case ClockWarning(seconds_left):
                    play.teller.warning(seconds_left)
                case TimeIsUp(done):
                    play.acting.after_bell()
                    play.teller.events(done.step.events)
                    play.witness.look()
                    play.refresh()
                    play.show_board()
                case Gap():
                    gap = True
        trouble = play.table.take_trouble()
        if trouble:
            play.teller.note(_(trouble))
        play.teller.music()
        if play.table.running:
            play.shell.redraw()
        return gap

    def skips(self, intent: Intent) -> bool:
        """Whether this ends what is still moving before the wave or the results come."""
        waiting = self.play.table.state.turn.phase in (Phase.WAVE, Phase.OVER) and self.play.performer.busy
        return waiting and skips(intent)

    def next_scene(self) -> Change | None:
        """The scene that follows once everything has come to rest: the wave, or the end."""
        play = self.play
        if play.performer.busy:
            return None
        if play.table.state.turn.phase is Phase.WAVE:
            return Push(ToWave(play.table, play.board, self._pause_place, play.aside.pause_page))
        return self._end() if play.table.state.turn.phase is Phase.OVER else None

    def _pause_place(self) -> Rect:
        return self.play.find("pause").rect

    def _end(self) -> Change:
        """First the last moment of the game, then the results or whatever a companion wants."""
        if self._after is not None:
            return self._after
        play = self.play
        self._after = play.beside.over() or Replace(ToResults(play.table))
        follows = self._after.to if isinstance(self._after, Replace) else None
        won = play.table.state.result is Result.WON
        quiet = not won and (play.shell.settings.reduced_motion or not isinstance(follows, ToResults))
        if quiet:
            return self._after
        if isinstance(follows, ToResults):
            self._after = Replace(replace(follows, heard=True))
        return Push(ToClosing(play.table, play.board))
