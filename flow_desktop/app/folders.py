"""Where the program keeps its files: one data folder, named by FLOW_HOME or by the system's custom."""

import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs

HOME_VARIABLE = "FLOW_HOME"


@dataclass(frozen=True, slots=True)
class Folders:
    """The data folder and what lies in it; nothing is made on disk until it is needed."""

    data: Path

    @property
    def settings_file(self) -> Path:
        """The player's settings."""
        return self.data / "settings.json"

    @property
    def log_file(self) -> Path:
        """The log of the last runs."""
        return self.data / "flow.log"

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


def find_folders() -> Folders:
    """The folders of this player."""
    named = os.environ.get(HOME_VARIABLE)
    if not named:
        return Folders(platformdirs.user_data_path("Flow", appauthor=False))
    try:
        return Folders(Path(named).expanduser())
    except RuntimeError:  # a "~" of somebody whom the system does not know
        return Folders(Path(named))
