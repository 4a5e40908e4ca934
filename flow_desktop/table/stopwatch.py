"""Running time, counted from a source that is handed in.

The source is any callable that returns seconds, like ``time.monotonic``. Between two looks at most
``LONGEST_GAP`` seconds can pass: a longer gap is a suspended computer and counts as a pause; a source that
jumps back counts nothing. So the time never runs on by itself.
"""

import math
from collections.abc import Callable
from typing import Final, TypeAlias

Source: TypeAlias = Callable[[], float]
LONGEST_GAP: Final = 2.0


class Stopwatch:
    """Running time of a round and of the whole game, in milliseconds; it stands until it is resumed."""

    def __init__(self, source: Source, total: int = 0, elapsed: int = 0) -> None:
        self._total = float(total)
        self._elapsed = float(elapsed)
        self._source = source
        self._last: float | None = None

    @property
    def running(self) -> bool:
        """Whether time is being counted."""
        return self._last is not None

    @property
    def total(self) -> int:
        """Running time of the game in milliseconds."""
        return int(self._total)

    @property
    def elapsed(self) -> int:
        """Running time of the round in milliseconds."""
        return int(self._elapsed)

    def start(self) -> None:
        """Begin a new round; the watch stands still until it is resumed."""
        self.pause()
        self._elapsed = 0.0

    def resume(self) -> None:
        """Let the time run from now on."""
        if self._last is None:
            self._last = self._now()

    def pause(self) -> None:
        """Count what has run until now, then stand still."""
        self.look()
        self._last = None

    def look(self) -> None:
        """Count the time since the last look."""
        if self._last is None:
            return
        before, self._last = self._last, self._now(self._last)
        gap = self._last - before
        if gap > LONGEST_GAP:
            self._missed(gap)
        self._count(gap if 0 < gap <= LONGEST_GAP else 0.0)

    def _now(self, otherwise: float = 0.0) -> float:
        now = self._source()
        return now if math.isfinite(now) else otherwise

    def _count(self, seconds: float) -> None:
        self._total += seconds * 1000
        self._elapsed += seconds * 1000

    def _missed(self, gap: float) -> None:
        """So many seconds have not been counted."""
