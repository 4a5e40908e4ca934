"""What the packaged program is called, everywhere the same."""

import platform
import sys
from typing import Final

from flow_desktop.version import VERSION

NAME: Final = "Flow"
COMMAND: Final = "flow-desktop"
BUNDLE: Final = "io.github.flow_desktop.Flow"
MEDIA_TYPE: Final = "application/x-flow-game"
ENDINGS: Final = ("flow", "river-dice")
"""Of the files that are opened with the program: games and codes of both its games (docs/records.md)."""
PUBLISHER: Final = "The Flow desktop authors"
COPYRIGHT: Final = "Copyright (c) 2026 the Flow desktop authors, MIT licence"
LANGUAGES: Final = ("en", "de", "fr", "it", "pl")
SYSTEMS: Final = {"linux": "linux", "win32": "windows", "darwin": "macos"}
MACHINES: Final = {"amd64": "x86_64", "x64": "x86_64", "aarch64": "arm64"}

__all__ = [
    "BUNDLE",
    "COMMAND",
    "COPYRIGHT",
    "ENDINGS",
    "LANGUAGES",
    "MEDIA_TYPE",
    "NAME",
    "PUBLISHER",
    "VERSION",
    "folder_name",
]


def folder_name(system: str = sys.platform, machine: str | None = None) -> str:
    """The name of the folder and of its archive: `Flow-0.1.0-linux-x86_64`."""
    processor = (machine or platform.machine()).lower()
    return f"{NAME}-{VERSION}-{SYSTEMS.get(system, system)}-{MACHINES.get(processor, processor)}"
