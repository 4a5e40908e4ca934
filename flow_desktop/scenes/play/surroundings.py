"""What is heard around the table: music and sea follow the tide, gulls cry now and then."""

from random import Random
from typing import Final

from flow_desktop.app.player import Bus
from flow_desktop.app.shell import Shell
from flow_desktop.rounds import Table

BLENDS: Final = ((10, "last"), (15, "tense"), (25, "hurried"))
"""From so many seconds left on, which blend is heard; before that it is calm."""
CALM: Final = "calm"
GULL_EVERY: Final = 24.0
"""So many seconds pass between two gulls, more or less."""
GULL_VOLUME: Final = 0.4
FAR: Final = 0.8


class Surroundings:
    """Follows the clock of a table; asked in every frame."""

    def __init__(self, shell: Shell, table: Table) -> None:
        self._shell = shell
        self._table = table
        self._random = Random(table.options.seed)
        self._gull_at = shell.now() + self._pause()
        self._ran = False

    def follow(self) -> None:
        """The blend of this moment; its beats fall on the seconds of the clock."""
        audio, left, now = self._shell.audio, self._table.remaining, self._shell.now()
        ends = left is not None and self._table.state.result is None
        blend = next((name for most, name in BLENDS if ends and left is not None and left <= most), CALM)
        audio.music(blend)
        running = self._table.running and left is not None
        if running and not self._ran and left is not None:
            audio.beat(now + left % 1)
        self._ran = running
        if now >= self._gull_at:
            self._gull_at = now + self._pause()
            if blend == CALM:
                audio.play("gull", Bus.MUSIC, GULL_VOLUME, self._random.uniform(-FAR, FAR))

    def _pause(self) -> float:
        return GULL_EVERY * self._random.uniform(0.5, 1.5)
