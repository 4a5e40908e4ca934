"""The job `story` of the command line: the story of a game from a file."""

import sys
from pathlib import Path

from flow_desktop.app.language import _
from flow_desktop.rounds import past_table
from flow_desktop.rounds.box import FLOW_BOX
from flow_desktop.scenes.keepsakes.story import story
from flow_desktop.table.kept import load_record


def tell_story(file: str) -> int:
    """Print the story, a sentence a line; or say that there is no game in the file."""
    try:
        record, _state = load_record(FLOW_BOX, Path(file))
    except (OSError, ValueError):
        print(_("No game could be read from this file."), file=sys.stderr)
        return 2
    print("\n".join(story(past_table(record))))
    return 0
