"""The round clock: a stopwatch that knows how a round ends, and says what is due."""

from typing import Final, TypeAlias

from flow_desktop.engine.options import Clock
from flow_desktop.table.stopwatch import Source, Stopwatch
from flow_desktop.values import dataclass

LEAST_AFTER_A_CHANGE: Final = 10.0
_LAST_WARNINGS: Final = (10, 5, 4, 3, 2, 1)
_FULL_LENGTH: Final = 60


@dataclass(frozen=True, slots=True)
class ClockWarning:
    """So many seconds are left of the round."""

    seconds_left: int


@dataclass(frozen=True, slots=True)
class Gap:
    """Nobody looked at the clock for so long (a suspended computer): the time was not counted."""

    seconds: float


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The last second of the round has passed."""


Due: TypeAlias = ClockWarning | Gap | RoundEnded


def warnings_for(seconds: int) -> tuple[int, ...]:
    """The seconds left at which a round of this length warns; below a minute the first comes at half time.

    >>> warnings_for(600)[:2], warnings_for(30)[:2]
    ((30, 10), (15, 10))
    """
    return (min(seconds, _FULL_LENGTH) // 2, *_LAST_WARNINGS)


class RoundClock(Stopwatch):
    """The stopwatch of a game with rounds: it stops at the end of one.

    ``pace`` says how much of a second the round counts for one that passes: less for whoever has more time.
    """

    pace = 1.0

    def __init__(self, setting: Clock, source: Source, total: int = 0, elapsed: int = 0) -> None:
        super().__init__(source, total, elapsed)
        self.setting = setting
        self._due: list[Due] = []

    @property
    def remaining(self) -> float | None:
        """Seconds left of the round; None when the clock does not count seconds."""
        seconds = self.setting.seconds
        return None if seconds is None else max(0.0, seconds - self._elapsed / 1000)

    def start(self) -> None:
        """Begin a new round with a full timer; it stands still until it is resumed."""
        super().start()
        self._due.clear()

    def take_due(self) -> list[Due]:
        """Look, and hand out what has become due since the last time, each thing once."""
        self.look()
        due, self._due = self._due, []
        return due

    def change(self, setting: Clock) -> None:
        """Set another clock during a round; the bell does not ring because of the change itself.

        A round that was not timed gets a full timer; a timed one keeps the seconds that have run, but at
        least ``LEAST_AFTER_A_CHANGE`` are left. Warnings above what is left have been given.
        """
        self.look()
        was_timed = self.setting.seconds is not None
        self.setting = setting
        if setting.seconds is not None:
            latest = (setting.seconds - LEAST_AFTER_A_CHANGE) * 1000
            self._elapsed = min(self._elapsed, latest) if was_timed else 0.0

    def _count(self, seconds: float) -> None:
        before, length = self.remaining, self.setting.seconds
        pace = 1.0 if before is None else self.pace
        passed = seconds if before is None else min(seconds, before / pace)
        super()._count(passed)
        self._elapsed -= passed * (1.0 - pace) * 1000
        if before is not None and length is not None:
            if passed * pace == before:
                self._elapsed = length * 1000.0
            self._note_passed(before, length)

    def _missed(self, gap: float) -> None:
        self._due.append(Gap(gap))

    def _note_passed(self, before: float, length: int) -> None:
        after = self.remaining or 0.0
        self._due.extend(ClockWarning(left) for left in warnings_for(length) if before > left >= after)
        if after <= 0:
            self._last = None
            self._due.append(RoundEnded())
