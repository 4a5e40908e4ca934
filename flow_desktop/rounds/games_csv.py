"""All games that are over as a table for a spreadsheet: CSV as RFC 4180 says, its header in English.

Names are written by players. One that a spreadsheet would take for a formula gets an apostrophe before it.
"""

import csv
import io
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final

from flow_desktop.engine import GameState
from flow_desktop.engine.record import Record
from flow_desktop.rounds.box import KeptGame

HEADER: Final = (
    *("name", "started", "result", "rounds", "seconds", "players", "people", "rules"),
    *("difficulty", "scenarios", "clock", "animals", "tiles_left", "seed"),
)
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def harmless(text: str) -> str:
    """Text that no spreadsheet reckons with.

    >>> harmless("=1+1"), harmless("Mia")
    ("'=1+1", 'Mia')
    """
    return f"'{text}" if text.startswith(FORMULA) else text


def table_text(rows: Iterable[Sequence[str | int]]) -> str:
    """The header, and one line for each game."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(HEADER)
    writer.writerows([harmless(cell) if isinstance(cell, str) else cell for cell in row] for row in rows)
    return text.getvalue()


def games_csv(games: Iterable[KeptGame]) -> str:
    """All games that are over or were given up."""
    return table_text(
        game_row(kept.paths.name, kept.paths.started, kept.record, kept.state)
        for kept in games
        if kept.finished or kept.given_up
    )


def game_row(name: str, started: datetime, record: Record, state: GameState) -> list[str | int]:
    """What stands in the line of a game."""
    options = record.options
    return [
        name,
        started.isoformat(timespec="seconds"),
        "given_up" if state.result is None else state.result.value,
        state.turn.round,
        (record.moves[-1].time if record.moves else 0) // 1000,
        options.players,
        "; ".join(record.seats),
        options.edition,
        options.difficulty,
        " ".join(card.value for card in state.setup.scenarios),
        str(options.clock),
        state.board.joined.bit_count(),
        state.supply.tiles_left,
        options.seed,
    ]
