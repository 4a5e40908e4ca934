"""What a kept game was played for: a stop of the voyage, the wave of a day, a replay that was played on."""

from datetime import date

from flow_desktop.app.dates import whole_day
from flow_desktop.app.language import _
from flow_desktop.engine import Options
from flow_desktop.rounds.daily_results import KIND, played_day
from flow_desktop.rounds.voyage import OCCASION, stop_named
from flow_desktop.scenes.kept_names import OCCASION_NOTE
from flow_desktop.scenes.naming import level_name
from flow_desktop.scenes.voyage.words import sailed_words
from flow_desktop.table.library import PLAYED_ON, Library


class Occasions:
    """Knows the notes of all games at once, as a list of them wants it."""

    def __init__(self, library: Library) -> None:
        self._copies = frozenset(library.notes(PLAYED_ON))
        self._notes = library.notes(OCCASION_NOTE)

    def game_is(self, name: str, options: Options, begun: date) -> str:
        """Which game it was: the stop or the day it was played for, else how hard it was."""
        return occasion_words(self._notes.get(name), options, begun) or level_name(options)

    def more(self, name: str) -> tuple[str, ...]:
        """What else is worth saying of the game of that name, each part a few words."""
        return (_("Played on from a replay"),) if name in self._copies else ()


def occasion_of(library: Library, name: str, options: Options, begun: date) -> str:
    """The stop or the day that one game was played for; empty for any other game."""
    return occasion_words(library.note(name, OCCASION_NOTE) if name else None, options, begun)


def occasion_words(note: object, options: Options, begun: date) -> str:
    """The same from the note of the game: its cards were given with it, nobody has picked them by hand."""
    key = note.get(OCCASION) if isinstance(note, dict) else None
    stop = stop_named(key) if isinstance(key, str) else None
    if stop is not None:
        return sailed_words(stop)
    day = meant_day(note) or played_day(options, begun)
    return "" if day is None else _("Wave of {day}").format(day=whole_day(day))


def day_of_game(library: Library, name: str, options: Options, begun: date) -> date | None:
    """The day that a game was played for, whether it was begun as that or by a friend's wave code."""
    note = library.note(name, OCCASION_NOTE) if name else None
    if isinstance(note, dict) and OCCASION in note:
        return None
    return meant_day(note) or played_day(options, begun)


def meant_day(note: object) -> date | None:
    """The day for which a game was begun, from its note; None for any other game."""
    written = note.get(KIND) if isinstance(note, dict) else None
    try:
        return date.fromisoformat(written) if isinstance(written, str) else None
    except ValueError:
        return None
