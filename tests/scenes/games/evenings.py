"""Homes with games in them, for the tests of the page of games."""

from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path

from flow_desktop.engine import Clock, Options
from flow_desktop.engine.commands import Draw
from flow_desktop.engine.record import write_record
from flow_desktop.rounds import Home, Table
from flow_desktop.table import Seat
from tests.table.playing import play_out

BEGIN = datetime(2025, 3, 1, 12, tzinfo=UTC)
NAMES = ("Mia", "Tom")


@cache
def finished_record(seed: str = "otter-reef", clock: str = "off", people: tuple[str, ...] = NAMES) -> str:
    """The record of a game, as text; it is the same however long this computer takes to play it."""
    seats = tuple(Seat(name, index) for index, name in enumerate(people))
    table = Table.new(Options(seed, len(people), clock=Clock.parse(clock)), seats, lambda: 0.0)
    play_out(table)
    return write_record(table.record())


def keep_finished(
    folder: Path, count: int = 1, first_day: int = 0, people: tuple[str, ...] = NAMES
) -> list[str]:
    """So many finished games, a day apart; their names, the oldest first."""
    games = Home(folder).folder
    games.mkdir(parents=True, exist_ok=True)
    names = []
    for day in range(first_day, first_day + count):
        names.append((BEGIN + timedelta(days=day)).strftime("%Y%m%d-%H%M%S-000000-") + f"{day:04x}")
        (games / f"{names[-1]}.flow").write_text(finished_record(people=people), encoding="utf-8")
    return names


def keep_unfinished(folder: Path, day: int = 100, seed: str = "otter-reef") -> str:
    """A game that waits; its name."""
    home = Home(folder, lambda: BEGIN + timedelta(days=day))
    table = home.new_table(Options(seed, 2), tuple(Seat(name, n) for n, name in enumerate(NAMES)))
    table.do(Draw(0))
    table.close()
    return next(home.waiting()).paths.name
