"""The home of all games of Flow: those that wait, those that are over, and their numbers."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeAlias

from flow_desktop import table
from flow_desktop.bots.partners import partner_named
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.record import Record
from flow_desktop.files.writing import DiskFile, make_folder, write_whole
from flow_desktop.rounds.box import FLOW_BOX, RULES, KeptGame
from flow_desktop.rounds.statistics import Statistics
from flow_desktop.rounds.table import Table
from flow_desktop.rounds.turns import Game
from flow_desktop.table.journal import OpenFile
from flow_desktop.table.kept import export_folder
from flow_desktop.table.line import Line, Verb
from flow_desktop.table.people import People
from flow_desktop.table.seats import Seat, default_seats
from flow_desktop.table.words import NOT_EXPORTED

TABLE: Final = "flow-games.csv"
CATCH_UP: Final = 8
"""So many finished games are counted at each welcome; after a long time without, the rest follows."""

Shelf: TypeAlias = table.Shelf[KeptGame]


class Home(table.Store[KeptGame, Table]):
    """A data folder with its ``games``."""

    def __init__(
        self,
        folder: Path,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        open_file: OpenFile = DiskFile,
    ) -> None:
        super().__init__(FLOW_BOX, Table, folder, now, open_file)
        self._statistics = Statistics(folder, self.folder)

    def statistics(self) -> Statistics:
        """The numbers of all finished games."""
        return self._statistics

    def write_table(self, text: str) -> Path:
        """Write a table of games where their players find it; returns the file."""
        folder = export_folder(FLOW_BOX.name, self._data)
        path = folder / TABLE
        try:
            make_folder(folder)
            write_whole(path, text.encode())
        except OSError as error:
            raise table.StoreError(NOT_EXPORTED) from error
        return path

    def _troubles(self) -> list[str]:
        self._statistics.catch_up(CATCH_UP)
        return [*super()._troubles(), *iter(self._statistics.take_trouble, "")]


def past_table(record: Record, people: People | None = None) -> Table:
    """The table of a record at its last move; its seats look as these people look now."""
    return Table(past_game(record, people))


def past_game(record: Record, people: People | None = None) -> Game:
    """The game of a record with all its moves."""
    game = Game(RULES, record.options, seats_of(record, people))
    for move in record.moves:
        game.apply(Line(Verb.DO, move.time, move.time, write_command(move.command)))
    return game


def seats_of(record: Record, people: People | None = None) -> tuple[Seat, ...]:
    """Who sat there: the names of the record, with the looks of those who are known."""
    usual = default_seats(record.options.players)
    if not record.seats:
        return usual
    seats = [replace(seat, name=_printable(name)) for seat, name in zip(usual, record.seats, strict=True)]
    dressed = [_dressed(seat, people) for seat in seats]
    if len({seat.colour for seat in dressed}) < len(dressed):  # two in one colour could not be told apart
        dressed = [
            replace(seat, colour=plain.colour, pattern=plain.pattern)
            for seat, plain in zip(dressed, usual, strict=True)
        ]
    return tuple(dressed)


def _dressed(seat: Seat, people: People | None) -> Seat:
    if people is not None and people.knows(seat.name):
        return replace(people.named(seat.name).seat(), name=seat.name)
    partner = partner_named(seat.name.lower())
    return seat if partner is None or partner.shown != seat.name else replace(seat, partner=str(partner))


def _printable(name: str) -> str:
    """A name as a seat can have it; records of other programs may hold more."""
    return "".join(letter for letter in name if letter.isprintable()).strip()
