"""A Wine prefix: a folder that is a Windows computer, with its own drive C: and its own processes."""

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath
from typing import Final

LONGEST: Final = 600
FAULT: Final = "Unhandled"
"""What Wine says of a program that fell."""
_QUIET: Final = {
    "WINEARCH": "win64",
    "WINEDEBUG": "-all",
    # else it asks whether to fetch .NET and a browser, and a program that fell waits behind a dialogue
    "WINEDLLOVERRIDES": "mscoree,mshtml=;winedbg.exe=d",
    "SDL_XINPUT_ENABLED": "0",  # a thread of Wine's own library for pads falls when it is unloaded
    "LC_ALL": "C.UTF-8",  # umlauts in names of files
}


@dataclass(frozen=True, slots=True)
class Prefix:
    """One such computer."""

    folder: Path
    display: str = ""

    @property
    def environment(self) -> dict[str, str]:
        """Nothing of ours but where Wine finds its things; no Python of the host is seen."""
        kept = {name: os.environ[name] for name in ("HOME", "USER", "PATH") if name in os.environ}
        return kept | _QUIET | {"WINEPREFIX": str(self.folder), "DISPLAY": self.display}

    @property
    def drive(self) -> Path:
        """Its drive C:."""
        return self.folder / "drive_c"

    def make(self) -> None:
        """Make it anew, as Windows 10."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.parent.mkdir(parents=True, exist_ok=True)
        for command in (["wineboot", "-i"], ["wine", "winecfg", "-v", "win10"]):
            self.run(command, plain=True, check=True)
        self.settle()

    def run(
        self,
        command: Sequence[str],
        *,
        plain: bool = False,
        told: str = "",
        check: bool = False,
        more: Mapping[str, str] | None = None,
        folder: Path | None = None,
    ) -> subprocess.CompletedProcess[str]:
        """Run a program to its end. Its streams are pipes: Python does not begin with files there."""
        try:
            return subprocess.run(
                [*command] if plain else ["wine", *command],
                env=self.environment | dict(more or {}),
                input=told,
                capture_output=True,
                encoding="utf-8",
                errors="replace",
                timeout=LONGEST,
                check=check,
                cwd=folder,
            )
        except subprocess.TimeoutExpired:
            self.stop()
            raise

    def settle(self) -> None:
        """Wait until everything that runs in it has ended, and is on the disk."""
        subprocess.run(["wineserver", "-w"], env=self.environment, timeout=LONGEST, check=False)

    def stop(self) -> None:
        """End everything that runs in it."""
        subprocess.run(["wineserver", "-k"], env=self.environment, timeout=60, check=False)

    def here(self, path: str) -> Path:
        """Where a path of Windows lies on this computer."""
        seen = PureWindowsPath(path)
        drive = self.folder / "dosdevices" / seen.drive.lower()
        return drive.resolve().joinpath(*seen.parts[1:])


def there(path: Path) -> str:
    """How a prefix names a path of this computer: its drive Z: is all of it."""
    return str(PureWindowsPath("Z:" + path.resolve().as_posix()))
