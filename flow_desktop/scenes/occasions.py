"""What a kept game was played for: a stop of the voyage, the wave of a day, a replay that was played on."""

from datetime import date

from flow_desktop.app.language import _
from flow_desktop.engine import Options
from flow_desktop.rounds.daily import day_of
from flow_desktop.rounds.voyage import OCCASION, stop_named
from flow_desktop.scenes.dates import whole_day
from flow_desktop.scenes.kept_names import OCCASION_NOTE, PLAYED_ON
from flow_desktop.scenes.voyage.words import stop_name
from flow_desktop.table.library import Library


class Occasions:
    """Knows the notes of all games at once, as a list of them wants it."""

    def __init__(self, library: Library) -> None:
        self._copies = frozenset(library.notes(PLAYED_ON))
        self._stops = library.notes(OCCASION_NOTE)

    def words(self, name: str, options: Options, begun: date) -> tuple[str, ...]:
        """What is worth saying of the game of that name, each part a few words."""
        said = list[str]()
        note = self._stops.get(name)
        key = note.get(OCCASION) if isinstance(note, dict) else None
        stop = stop_named(key) if isinstance(key, str) else None
        if stop is not None:
            said.append(_("Voyage: {stop}").format(stop=stop_name(stop)))
        elif (day := day_of(options, begun)) is not None:
            said.append(_("Wave of {day}").format(day=whole_day(day)))
        if name in self._copies:
            said.append(_("Played on from a replay"))
        return tuple(said)
