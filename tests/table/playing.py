"""Playing at tables in tests: a clock that is turned by hand, and random but repeatable games."""

import random

from flow_desktop.engine import legal
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.commands import PlaceTile
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds import ClockEvent, Done, Table


class Hand:
    """A source of time that a test turns on."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def run(table: Table, hand: Hand, seconds: float, frame: float = 0.1) -> list[ClockEvent]:
    """Let time pass in frames, looking at the clock after each; return everything it said."""
    told: list[ClockEvent] = []
    for _ in range(round(seconds / frame)):
        hand.now += frame
        told += table.tick()
    return told


def done(answer: Done | Refusal) -> Done:
    """The answer to a command that must not be refused."""
    assert not isinstance(answer, Refusal), answer
    return answer


def play_one(table: Table, chance: random.Random) -> Done:
    """Play one random command, calling the wave now and then when the clock is off."""
    if table.waiting:
        table.ready()
    if chance.random() < 0.05:
        called = table.call_wave()
        if not isinstance(called, Refusal):
            return called
    return done(table.do(chance.choice(legal(table.state))))


def play_out(table: Table) -> None:
    """Play a game to its end; the same one for the same seed."""
    while table.state.result is None:
        play_one(table, random.Random(len(table.moves)))


def first_placement(table: Table) -> PlaceTile:
    """A place for the tile that is held."""
    return next(command for command in legal(table.state) if isinstance(command, PlaceTile))


def texts(table: Table) -> list[str]:
    """The commands that count, as text."""
    return [write_command(entry.command) for entry in table.moves]
