"""The dice in motion: a throw whose end the engine has decided."""

from flow_desktop.physics.dice import Tumble
from flow_desktop.river_dice.scenes.dice_view import DiceTray


class Rolling:
    """A throw, as long as it lasts."""

    def __init__(self) -> None:
        self.on = False
        self.tumble: Tumble | None = None
        self._seconds = 0.0
        self._heard = 0.0
        self._kinds: frozenset[str] | None = None

    def start(self, moving: bool, kinds: frozenset[str] | None = None) -> None:
        """Throw all dice, or those of some kinds; where nothing may move they lie at once."""
        self.on, self.tumble, self._seconds, self._kinds = moving, None, 0.0, kinds
        self._heard = 0.0

    def stop(self) -> None:
        """Let the dice lie."""
        self.on, self.tumble = False, None

    def now(self) -> tuple[Tumble, float] | None:
        """The throw and how long it has lasted."""
        return (self.tumble, self._seconds) if self.on and self.tumble is not None else None

    def throw(self, tray: DiceTray, seed: int) -> None:
        """Let the dice leave the hand."""
        self.tumble = tray.thrown(self._kinds, seed)

    def roll_on(self, seconds: float) -> bool:
        """Let time pass; gives whether the dice have come to rest."""
        self._seconds += seconds
        return self.tumble is not None and self._seconds >= self.tumble.duration

    def knocks(self) -> list[float]:
        """How hard (0 to 1) dice have knocked since this was asked last."""
        since, self._heard = self._heard, self._seconds
        clicks = self.tumble.clicks if self.tumble is not None else ()
        return [click.strength for click in clicks if since <= click.time < self._seconds]
