"""What the program keeps on this computer: where it is, and how to begin afresh."""

import sys
from pathlib import Path

from flow_desktop.app.folders import find_folders
from flow_desktop.app.settings import put_aside


def where() -> int:
    """Say where everything is kept, and where the program itself is."""
    folders = find_folders()
    for name, path in {
        "data": folders.data,
        "settings": folders.settings_file,
        "games": folders.file("games"),
        "log": folders.log_file,
        "program": Path(__file__).resolve().parent,
    }.items():
        print(f"{name:9} {path}")
    return 0


def reset_settings() -> int:
    """Put the settings aside; games and everything else stay as they are."""
    settings = find_folders().settings_file
    if not settings.exists():
        print("There are no settings yet; Flow starts with fresh ones.")
        return 0
    aside = put_aside(settings, ".old")
    if aside is None:
        print(f"{settings} could not be put aside.", file=sys.stderr)
        return 1
    print(f"Flow starts with fresh settings; the former ones are kept in {aside}.")
    return 0
