"""Measures the voyage: how often each stop is won, and how often each of its stars is earned then.

    python -m build.voyage [--games N] [--stop KEY]     (50 games a stop and player take about half an hour)

Writes the table of docs/voyage.md; with --stop only that one is measured, and printed. The greedy bot plays
like somebody who builds on without a thought of the wave, the hint's policy ('hand') like somebody who knows
the game well: people are between them. Every game has a wave of its own, as after the first try at a stop.
"""

import argparse
from pathlib import Path
from random import Random
from typing import Final

from build.markdown import rewrite, row, table
from flow_desktop.bots.simulate import play, player_named
from flow_desktop.bots.tempers import HINT
from flow_desktop.engine.record import Move, Record
from flow_desktop.rounds.stars import passage_of
from flow_desktop.rounds.voyage import Stop, stops

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "voyage.md"
PLAYERS: Final = ("greedy", HINT)
COLUMNS: Final = (
    *("#", "stop", "cards", "seats · pace"),
    *("greedy wins", "greedy's stars", "hand wins", "hand's stars"),
)
SEED: Final = "voyage"


def main() -> int:
    """Measure, then write or print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=50)
    options.add_argument("--stop", default="", help="measure this one alone")
    chosen = options.parse_args()
    rows = []
    for place, stop in enumerate(stops(), 1):
        if chosen.stop in ("", stop.key):
            rows.append(_cells(place, stop, chosen.games))
            print(row(rows[-1]), flush=True)
    if not chosen.stop:
        rewrite(PAGE, ("", _told(chosen.games), "", *table(COLUMNS, rows), ""))
    return 0


def _told(games: int) -> str:
    return f"{games} games for each number, so a share of 50 % may be off by {round(98 / games**0.5)} points:"


def _cells(place: int, stop: Stop, games: int) -> list[str]:
    cells = [str(place), stop.key, ", ".join(stop.cards) or "–", f"{stop.seats} · {stop.pace}"]
    for name in PLAYERS:
        won, earned = measured(stop, name, games)
        shares = (f"{star} {_percent(count, won)}" for star, count in zip(stop.stars, earned, strict=True))
        cells += [f"{_percent(won, games)} %", ", ".join(shares)]
    return cells


def measured(stop: Stop, name: str, games: int) -> tuple[int, list[int]]:
    """Games won by a player of that name, and in how many of them each star was earned."""
    player, won, earned = player_named(name), 0, [0] * len(stop.stars)
    for number in range(games):
        seed = f"{SEED}/{stop.key}/{number}"
        options = stop.options(seed, stop.seats)
        played = play(options, player, stop.pace, Random(seed).random)
        if not played.won:
            continue
        won += 1
        record = Record(options, tuple(Move(0, command) for command in played.commands))
        passage = passage_of(record, stop.seats, stop.pace)
        for place, star in enumerate(stop.stars):
            earned[place] += star.earned(passage)
    return won, earned


def _percent(part: int, whole: int) -> int:
    return round(100 * part / whole) if whole else 0


if __name__ == "__main__":
    raise SystemExit(main())
