"""The log of the voyage: what whoever plays has reached, and which stop a game belongs to.

Each person has a voyage of their own, and the computer has one for nobody in particular. Everybody at the
table gets the stars of a game. Stars are kept apart by kind of clock.
"""

from __future__ import annotations

from flow_desktop.app.shell import Shell
from flow_desktop.engine.geometry import ANIMALS
from flow_desktop.engine.record import Record
from flow_desktop.rounds import Table, clock_kind
from flow_desktop.rounds.stars import passage_of
from flow_desktop.rounds.voyage import OCCASION, Stop, StopLog, read_progress, read_reached, stop_named
from flow_desktop.scenes.kept_names import OCCASION_NOTE
from flow_desktop.scenes.player import player_of
from flow_desktop.scenes.start import home_of
from flow_desktop.table.library import owned
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class Arrival:
    """The end of a game at a stop, and the stars of this game."""

    stop: Stop
    earned: tuple[bool, ...]


def reached_by(shell: Shell) -> dict[str, StopLog]:
    """What was reached at every stop."""
    return read_progress(_voyage_of(shell, player_of(shell).name))


def keep(shell: Shell, stop: Stop, reached: StopLog) -> None:
    """Keep what was reached at a stop."""
    _keep_for(shell, player_of(shell).name, stop, reached)


def _voyage_of(shell: Shell, name: str) -> dict[str, object]:
    """Everything that was kept of somebody's voyage; that of nobody in particular is as old as the voyage."""
    library = home_of(shell).library
    return library.progress_of(OCCASION, name) if name else library.progress(OCCASION)


def _keep_for(shell: Shell, name: str, stop: Stop, reached: StopLog) -> None:
    key = owned(name, stop.key) if name else stop.key
    home_of(shell).library.keep_progress(OCCASION, key, reached.to_json())


def skip(shell: Shell, stop: Stop) -> None:
    """Leave a stop out; the voyage goes on."""
    keep(shell, stop, reached_by(shell)[stop.key].left_out())


def embark(shell: Shell, stop: Stop, table: Table) -> None:
    """A game begins at a stop: it is noted with the game, so that going on with it later still counts."""
    library = home_of(shell).library
    if table.name:
        library.keep_note(table.name, OCCASION_NOTE, {OCCASION: stop.key})
    keep(shell, stop, reached_by(shell)[stop.key].begun())


def stop_of(shell: Shell, table: Table) -> Stop | None:
    """The stop at which a game is played; None for any other game."""
    note = home_of(shell).library.note(table.name, OCCASION_NOTE) if table.name else None
    key = note.get(OCCASION) if isinstance(note, dict) else None
    return stop_named(key) if isinstance(key, str) else None


def judged(stop: Stop, record: Record) -> tuple[bool, ...]:
    """Which stars of a stop a finished game has earned."""
    passage = passage_of(record, stop.seats, stop.pace)
    return tuple(star.earned(passage) for star in stop.stars)


def arrive(shell: Shell, table: Table) -> Arrival | None:
    """Judge a game that ended at a stop, or was given up there, and keep its stars; None for any other game.

    Twice does no harm.
    """
    stop = stop_of(shell, table)
    if stop is None or (table.state.result is None and not table.given_up):
        return None
    record = table.record()
    kind, earned = clock_kind(record.options.clock), judged(stop, record)
    if table.state.board.joined == ANIMALS:
        names = {seat.name for seat in table.seats if seat.name and not seat.partner}
        for name in names | {player_of(shell).name}:
            theirs = read_reached(_voyage_of(shell, name).get(stop.key))
            _keep_for(shell, name, stop, theirs.won(kind, earned))
    return Arrival(stop, earned)
