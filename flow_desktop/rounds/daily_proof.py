"""The certificate of a day: a won game of its wave, as a record that anybody can replay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from flow_desktop.bots.certificate import Certificate, searching
from flow_desktop.bots.pace import MOST_TURNS, SECONDS_A_TURN, USUAL_TURNS
from flow_desktop.engine.codes import write_code
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.commands import Roll, completes_turn
from flow_desktop.engine.options import Clock, Options
from flow_desktop.engine.record import Move, Record, write_record
from flow_desktop.rounds.daily import DayWave
from flow_desktop.rounds.pace import expected_pace
from flow_desktop.version import VERSION

_THOUSAND: Final = 1000


def turns_of(clock: Clock) -> int:
    """The turns a round that a certificate is played with: what a table with this clock can expect."""
    return max(1, min(MOST_TURNS, int(expected_pace(clock) or USUAL_TURNS)))


def proving(options: Options) -> Iterator[Record | None]:
    """Search for a won game of these options, a little at a time; None while it goes on."""
    for found in searching(options, turns_of(options.clock)):
        yield None if found is None else record_of_proof(options, found)


def proof_of(options: Options) -> Record | None:
    """A won game of these options as a record; None when none was found."""
    return next((record for record in proving(options) if record is not None), None)


def record_of_proof(options: Options, found: Certificate) -> Record:
    """The certificate with times: every turn takes equally long, and the bell rings on the second."""
    clock, turns = options.clock, turns_of(options.clock)
    round_takes = (clock.seconds or round(turns * SECONDS_A_TURN)) * _THOUSAND
    moves, before, done = list[Move](), 0, 0
    for command in found.commands:
        done += completes_turn(command)
        moves.append(Move(before + round_takes * min(done, turns) // turns, command))
        if isinstance(command, Roll):
            before, done = moves[-1].time, 0
    return Record(options, tuple(moves), (), VERSION)


def day_object(wave: DayWave, record: Record) -> dict[str, Any]:
    """A day for other programs: its code, what the door's `new` takes, and commands that win."""
    options = record.options
    cards: dict[str, Any] = {"difficulty": 0}
    if options.scenarios is not None:
        cards = {"scenarios": [card.value for card in options.scenarios]}
    return {
        "date": wave.day.isoformat(),
        "code": write_code(options),
        "options": {
            "seed": options.seed,
            "players": options.players,
            "edition": options.edition,
            **cards,
        },
        "clock": str(options.clock),
        "turns": turns_of(options.clock),
        "commands": [write_command(move.command) for move in record.moves],
        "record": write_record(record),
    }
