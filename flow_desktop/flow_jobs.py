"""The jobs of the command line for Flow: kept games."""

import sys
from pathlib import Path

from flow_desktop.app.language import _
from flow_desktop.engine.record_short import game_text
from flow_desktop.games_job import GamesJob
from flow_desktop.rounds import FLOW_BOX, Home, KeptGame
from flow_desktop.rounds.games_csv import games_csv


def flow_games(data: Path) -> GamesJob[KeptGame]:
    """The kept games of Flow."""
    return GamesJob(Home(data), FLOW_BOX, _ended, _short, "flow-desktop games")


def print_table(data: Path) -> int:
    """Print all games that are over as a table for a spreadsheet, the oldest first."""
    sys.stdout.flush()
    sys.stdout.buffer.write(games_csv(reversed(Home(data).games())).encode())  # its line ends are its own
    sys.stdout.buffer.flush()
    return 0


def _ended(kept: KeptGame) -> str:
    return _("won") if kept.result == "won" else _("lost")


def _short(kept: KeptGame) -> str:
    return game_text(kept.record)
