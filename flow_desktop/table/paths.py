"""Where a game lies: its name and its files."""

import contextlib
import os
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from flow_desktop.files.lock import GameLock, is_locked, take_lock
from flow_desktop.files.writing import make_folder
from flow_desktop.values import dataclass

_NAME: Final = re.compile(r"\d{8}-\d{6}-\d{6}-[0-9a-f]{4}", re.ASCII)
_STAMP: Final = "%Y%m%d-%H%M%S-%f"


def new_name(now: datetime) -> str:
    """A name for a game that begins now; names sort by their beginning."""
    return f"{now.astimezone(UTC).strftime(_STAMP)}-{os.urandom(2).hex()}"


def on_the_wall(when: datetime) -> datetime:
    """A moment in the time of this place; one that no clock there can show stays as it is."""
    try:
        return when.astimezone()
    except (OSError, ValueError, OverflowError):
        return when


@dataclass(frozen=True, slots=True)
class GamePaths:
    """The files of one game. The lock is there while it is open, the record when it is finished."""

    folder: Path
    name: str
    ending: str  # of the record, which is the game's own

    @property
    def journal(self) -> Path:
        """Where its journal lies."""
        return self.folder / f"{self.name}.journal"

    @property
    def clock(self) -> Path:
        """The running times between two lines of the journal."""
        return self.folder / f"{self.name}.clock"

    @property
    def lock(self) -> Path:
        """The file that says that it is in use."""
        return self.folder / f"{self.name}.lock"

    @property
    def record(self) -> Path:
        """The record of the finished game."""
        return self.folder / f"{self.name}{self.ending}"

    @property
    def in_use(self) -> bool:
        """Whether a program has this game open."""
        return is_locked(self.lock)

    @property
    def started(self) -> datetime:
        """When the game began: its name says so, else the age of its file does."""
        if _NAME.fullmatch(self.name):
            with contextlib.suppress(ValueError):
                return datetime.strptime(self.name[:-5], _STAMP).replace(tzinfo=UTC)
        with contextlib.suppress(OSError, ValueError, OverflowError):  # a disk may say any number
            return datetime.fromtimestamp(self.record.stat().st_mtime, UTC)
        return datetime.fromtimestamp(0, UTC)

    @property
    def order(self) -> str:
        """When the game began, as text that sorts by it: a usual name is that already."""
        return self.name if _NAME.fullmatch(self.name) else f"{self.started.strftime(_STAMP)}-{self.name}"

    @property
    def begun(self) -> datetime:
        """The same as the clock on this computer's wall says it; where that says nonsense, in UTC."""
        return on_the_wall(self.started)

    def take_lock(self) -> GameLock | None:
        """Lock the game for this program; None when it is in use."""
        make_folder(self.folder)
        return take_lock(self.lock)

    def remove_journal(self) -> None:
        """Remove the journal and what belongs to it."""
        for path in (self.journal, self.clock):
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
