"""What the program keeps on this computer: where it is, and how to begin afresh."""

import sys
from pathlib import Path

from flow_desktop.app.folders import find_folders
from flow_desktop.app.language import _, pgettext
from flow_desktop.app.settings import put_aside
from flow_desktop.scenes.cartridge import FLOW


def where() -> int:
    """Say where everything is kept, and where the program itself is."""
    folders = find_folders(FLOW.name)
    places = {
        pgettext("folders", "data"): folders.data,
        pgettext("folders", "settings"): folders.settings_file,
        pgettext("folders", "games"): folders.file("games"),
        pgettext("folders", "log"): folders.log_file,
        pgettext("folders", "program"): Path(__file__).resolve().parent,
    }
    widest = max(map(len, places))
    for name, path in places.items():
        print(f"{name:{widest}}  {path}")
    return 0


def reset_settings() -> int:
    """Put the settings aside; games, people and everything else stay as they are."""
    settings = find_folders(FLOW.name).settings_file
    if not settings.exists():
        print(_("There are no settings yet. Flow starts with fresh ones."))
        return 0
    aside = put_aside(settings, ".old")
    if aside is None:
        print(_("{file} could not be put aside.").format(file=settings), file=sys.stderr)
        return 1
    print(_("Flow starts with fresh settings. The former ones are kept in {file}.").format(file=aside))
    return 0
