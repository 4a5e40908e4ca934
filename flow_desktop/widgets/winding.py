"""A page that winds a game: it runs by itself until its end, by keys and buttons it goes by turns."""

from typing import Protocol

from flow_desktop.app.intents import Act, Action
from flow_desktop.app.scene import Change
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.transport import SPEEDS, USUAL, transport
from flow_desktop.widgets.widget import Taken, Widget


class Windable(Protocol):
    """A game of which every moment can be shown."""

    def __len__(self) -> int:
        """The number of the last moment."""

    @property
    def at(self) -> int:
        """The moment it is wound to."""

    def wind(self, at: int) -> None:
        """To another moment."""

    def next_turn(self) -> int:
        """The moment after the turn that comes next."""

    def previous_turn(self) -> int:
        """The moment before the turn that came last."""


class WindingPage(Screen):
    """What every game's replay does with its way; a game says what is shown of it, and for how long.

    Whoever winds it by hand stays where that leads to.
    """

    first_focus = "run"
    runs = False
    speed = USUAL
    _left = 0.0

    @property
    def way(self) -> Windable:
        """The game that is wound."""
        raise NotImplementedError

    def wound(self) -> None:
        """Show the moment that it is wound to; nothing of the way there is told."""
        raise NotImplementedError

    def tell_move(self, forward: bool) -> None:
        """Tell the last move before this moment; `forward`: it has just been made."""
        raise NotImplementedError

    def looked_at(self) -> float:
        """Seconds that the last move before this moment is looked at."""
        raise NotImplementedError

    def winding_buttons(self) -> list[Widget]:
        """To the beginning, by turns, play or stop, how fast."""
        return transport(self, self.way.at, len(self.way), self._set_speed)

    def toggle(self) -> None:
        """Let it run, or stop it; at the end it begins anew."""
        self.runs = not self.runs
        if self.runs and self.way.at == len(self.way):
            self._wind(0)
        self._left = 0.0
        self.refresh()

    def wind_to(self, at: int) -> None:
        """To a moment, and stay there."""
        self.runs = False
        self._wind(at)

    def turn_on(self) -> None:
        """To the end of the next turn."""
        self.wind_to(self.way.next_turn())
        self.tell_move(True)

    def turn_back(self) -> None:
        """To the end of the turn before."""
        self.wind_to(self.way.previous_turn())
        self.tell_move(False)

    def _wind(self, at: int) -> None:
        self.way.wind(at)
        self.wound()

    def _set_speed(self, number: int) -> None:
        self.speed = number
        self.refresh()

    @property
    def wake_after(self) -> float | None:
        """When the next move is due."""
        return max(0.0, self._left / SPEEDS[self.speed]) if self.runs else None

    def update(self, seconds: float) -> Change | None:
        """The next move when the last was looked at long enough."""
        if not self.runs:
            return None
        self._left -= seconds * SPEEDS[self.speed]
        if self._left > 0:
            return None
        if self.way.at == len(self.way):
            self.runs = False
            self.refresh()
            return None
        self._wind(self.way.at + 1)
        self.tell_move(True)
        self._left = self.looked_at()
        return None

    def act(self, act: Act) -> Taken | None:
        """Pause runs and stops it, Undo and Redo go by turns."""
        ways = {Action.PAUSE: self.toggle, Action.UNDO: self.turn_back, Action.REDO: self.turn_on}
        way = next((way for action, way in ways.items() if act.action is action), None)
        if way is None or (act.repeated and act.action is Action.PAUSE):
            return None
        way()
        return Taken()
