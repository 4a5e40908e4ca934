"""Where a game keeps its files: one data folder, named by a variable of its own or by the system's custom."""

import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs


@dataclass(frozen=True, slots=True)
class Folders:
    """The data folder and what lies in it; nothing is made on disk until it is needed."""

    data: Path
    name: str = "game"
    """Of the log."""

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
        try:
            self.data.mkdir(parents=True, exist_ok=True)
        except OSError:
            return False
        return os.access(self.data, os.W_OK)


def home_variable(game: str) -> str:
    """The environment variable that names the data folder of a game, as GAME_HOME."""
    return f"{game.upper()}_HOME"


def find_folders(game: str) -> Folders:
    """The folders that a game of this name has for this player."""
    named = os.environ.get(home_variable(game))
    if not named:
        return Folders(platformdirs.user_data_path(game, appauthor=False), game.lower())
    try:
        return Folders(Path(named).expanduser(), game.lower())
    except RuntimeError:  # a "~" of somebody whom the system does not know
        return Folders(Path(named), game.lower())
