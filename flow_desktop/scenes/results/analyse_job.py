"""The job `analyse` of the command line: the tide of a game from a file, for people or machines."""

import json
import sys
from pathlib import Path

from flow_desktop.app.language import _
from flow_desktop.bots.analysis import GameTide, write_tide
from flow_desktop.bots.analysis_tide import tide_of
from flow_desktop.engine.record import Record, read_record
from flow_desktop.engine.record_header import RecordError
from flow_desktop.files.reading import FileFault, FileKind, UnreadError, read
from flow_desktop.rounds.tape import Tape
from flow_desktop.scenes.results.tide_words import (
    luck_words,
    moment_lines,
    moment_title,
    no_moments_words,
    skill_words,
    tide_lines,
)

WRONG = 2


def analyse_file(path: Path, as_json: bool) -> int:
    """Print the tide of the game in a file; what is no game gets a sentence."""
    try:
        record, _state = read_record(read(path, FileKind.RECORD).decode("utf-8-sig"))
    except (UnreadError, UnicodeDecodeError, RecordError) as error:
        missing = isinstance(error, UnreadError) and error.fault is FileFault.MISSING
        words = (
            _("There is no file {file}.") if missing else _("{file} holds no game of Flow and no wave code.")
        )
        print(words.format(file=path.name), file=sys.stderr)
        return WRONG
    tide = tide_of(record)
    print(json.dumps(machine_words(tide)) if as_json else "\n".join(people_words(record, tide)))
    return 0


def machine_words(tide: GameTide) -> dict[str, object]:
    """The tide with its levels worked out."""
    levels = [
        {"at": each.at, "round": each.round, "chance": each.chance, "low": each.low, "high": each.high}
        for each in tide.levels()
    ]
    return {**write_tide(tide), "levels": levels}


def people_words(record: Record, tide: GameTide) -> list[str]:
    """The tide, the moments, luck and skill, as they can be read."""
    tape = Tape(record)
    lines = tide_lines(tape, tide.levels())
    for moment in tide.moments:
        lines += ["", moment_title(tape, moment), *(line for line in moment_lines(moment) if line)]
    if not tide.moments:
        lines += ["", no_moments_words(sum(tide.skill), tide.levels())]
    return [*lines, "", luck_words(sum(tide.luck)), skill_words(sum(tide.skill), tide.levels())]
