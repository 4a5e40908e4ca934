"""What an exhibit is made on: the shell, and a clock that moves only when it is told to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from flow_desktop.app.loop import App
from flow_desktop.app.scene import Destination, Scene
from flow_desktop.app.shell import Shell
from flow_desktop.app.start import StillTime
from flow_desktop.engine import Options
from flow_desktop.rounds import Table
from flow_desktop.scenes.gallery.tables import Wanted, table_when

TICK = 0.5
SETTLING_FRAMES = 90
MOST_FRAMES = 1200
THINKING = 0.6
"""Seconds that pass with each look at the clock in a game that is to have taken some time."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Shell and time for one exhibit."""

    shell: Shell
    clock: StillTime

    def let_run(self, table: Table, seconds: float) -> None:
        """Let the round's clock run for so long."""
        table.ready()
        until = self.clock.seconds + seconds
        while self.clock.seconds < until:
            self.clock.seconds += TICK
            table.tick()

    def table_in_time(self, options: Options, wanted: Wanted) -> Table:
        """A table whose game has come so far, and has taken its time."""
        return table_when(options, self._thinking, wanted)

    def _thinking(self) -> float:
        """The clock as the table sees it: every look at it takes a little while."""
        self.clock.seconds += THINKING
        return self.clock.seconds


def let_settle(app: App) -> None:
    """Look on until what comes in has come in."""
    look_on(app, SETTLING_FRAMES)


def look_on(app: App, frames: int) -> None:
    """Let frames pass."""
    for _ in range(frames):
        app.loop_once()


def look_until(app: App, met: Callable[[], bool]) -> None:
    """Let frames pass until something is so."""
    for _ in range(MOST_FRAMES):
        if met():
            return
        app.loop_once()
    raise LookupError("the screen never comes to that state")


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A scene in a state worth a picture: how it is made, and what is done with it before the picture."""

    scene: Callable[[Stage], Scene | Destination]
    arrange: Callable[[App], None] = let_settle
