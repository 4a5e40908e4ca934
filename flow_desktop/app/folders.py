"""Where a game keeps its files: one data folder, named by a variable of its own or by the system's custom."""

import contextlib
import os
from pathlib import Path
from typing import Final

import platformdirs

from flow_desktop.values import dataclass

_NOWHERE: Final = Path(os.devnull)
"""Nothing can ever lie in there, on any system."""


@dataclass(frozen=True, slots=True)
class Folders:
    """The data folder and what lies in it; nothing is made on disk until it is needed."""

    data: Path
    name: str = "game"
    """Of the log."""
    usual: bool = False
    """Whether it is the place that the system keeps for the game alone."""

    @property
    def settings_file(self) -> Path:
        """The player's settings."""
        return self.data / "settings.json"

    @property
    def log_file(self) -> Path:
        """The log of the last runs."""
        return self.data / f"{self.name}.log"

    def file(self, *names: str) -> Path:
        """A file or folder of that name inside the data folder."""
        return self.data.joinpath(*names)

    def make(self) -> bool:
        """Make the data folder; False when the disk does not let us."""
        from flow_desktop.files.writing import OWN_FOLDER, make_folder  # not needed before there is a window

        try:
            make_folder(self.data)
        except (OSError, ValueError):
            return False
        if self.usual:  # an earlier version made it for everybody to read
            with contextlib.suppress(OSError):
                self.data.chmod(OWN_FOLDER)
        return self.writable

    @property
    def writable(self) -> bool:
        """Whether anything can be kept; the start says so when it cannot."""
        return os.access(self.data, os.R_OK | os.W_OK | os.X_OK)

    @property
    def nowhere(self) -> bool:
        """Whether the system knows no place at all: then nothing can be kept."""
        return self.data.parent == _NOWHERE


def home_variable(game: str) -> str:
    """The environment variable that names the data folder of a game, as GAME_HOME."""
    return f"{game.upper()}_HOME"


def find_folders(game: str) -> Folders:
    """The folders that a game of this name has for this player."""
    named, name = os.environ.get(home_variable(game)), game.lower()
    if named:
        try:
            return Folders(Path(named).expanduser(), name)
        except RuntimeError:  # a "~" of somebody whom the system does not know
            return Folders(Path(named), name)
    try:
        usual = platformdirs.user_data_path(game, appauthor=False).expanduser()
    except (RuntimeError, OSError, LookupError):
        return Folders(_NOWHERE / game, name)
    return Folders(usual, name, usual=True)
