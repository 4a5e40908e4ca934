"""What a kept game was played for: a stop of the voyage, the wave of a day, a replay that was played on."""

from datetime import date

from flow_desktop.app.dates import whole_day
from flow_desktop.app.language import _
from flow_desktop.engine import Options
from flow_desktop.rounds.daily_results import KIND, played_day
from flow_desktop.rounds.voyage import OCCASION, stop_named
from flow_desktop.scenes.kept_names import OCCASION_NOTE
from flow_desktop.scenes.voyage.words import stop_name
from flow_desktop.table.library import PLAYED_ON, Library


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
        elif (day := meant_day(note) or played_day(options, begun)) is not None:
            said.append(_("Wave of {day}").format(day=whole_day(day)))
        if name in self._copies:
            said.append(_("Played on from a replay"))
        return tuple(said)


def meant_day(note: object) -> date | None:
    """The day for which a game was begun, from its note; None for any other game."""
    written = note.get(KIND) if isinstance(note, dict) else None
    try:
        return date.fromisoformat(written) if isinstance(written, str) else None
    except ValueError:
        return None
