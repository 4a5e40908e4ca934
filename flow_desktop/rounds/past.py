"""A game that is over, at a table again: to be looked at, never to be played on."""

from dataclasses import replace

from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.record import Record
from flow_desktop.rounds.box import RULES
from flow_desktop.rounds.table import Table
from flow_desktop.table.game import Game
from flow_desktop.table.line import Line, Verb
from flow_desktop.table.people import People
from flow_desktop.table.seats import Seat, default_seats


def past_table(record: Record, people: People | None = None) -> Table:
    """The table of a record at its last move; its seats look as these people look now."""
    game = Game(RULES, record.options, seats_of(record, people))
    for move in record.moves:
        game.apply(Line(Verb.DO, move.time, move.time, write_command(move.command)))
    return Table(game)


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
    if people is None or not people.knows(seat.name):
        return seat
    known = people.named(seat.name)
    return replace(known.seat(), name=seat.name)


def _printable(name: str) -> str:
    """A name as a seat can have it; records of other programs may hold more."""
    return "".join(letter for letter in name if letter.isprintable()).strip()
