"""The home of all games of Flow: a folder of games, the people of the computer, and the numbers of both."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeAlias

from flow_desktop import table
from flow_desktop.rounds.box import FLOW, KeptGame
from flow_desktop.rounds.statistics import Statistics
from flow_desktop.rounds.table import Table
from flow_desktop.table.disk import DiskFile
from flow_desktop.table.journal import OpenFile

CATCH_UP: Final = 8
"""So many finished games are counted at each welcome; after a long time without, the rest follows."""

Shelf: TypeAlias = table.Shelf[KeptGame]


class Home(table.Store[KeptGame, Table]):
    """A data folder with its ``games``."""

    def __init__(
        self,
        folder: Path | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        open_file: OpenFile = DiskFile,
    ) -> None:
        super().__init__(FLOW, Table, folder, now, open_file)
        self._statistics = Statistics(self.data, self.folder)

    def statistics(self) -> Statistics:
        """The numbers of all finished games."""
        return self._statistics

    def _troubles(self) -> list[str]:
        self._statistics.catch_up(CATCH_UP)
        return [*super()._troubles(), *iter(self._statistics.take_trouble, "")]
