"""Many games at once: how often a table of bots wins, on all cores, the same whatever the number of jobs."""

import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean
from typing import Any

from flow_desktop.bots.game import play_game
from flow_desktop.bots.players import BOTS
from flow_desktop.engine.options import Options


@dataclass(frozen=True, slots=True)
class Series:
    """What is to be simulated."""

    games: int
    players: int = 1
    difficulty: int = 0
    pace: int = 10
    bot: str = "greedy"
    edition: str = "standard"
    seed: str = "flow"


@dataclass(frozen=True, slots=True)
class GameResult:
    """The figures of one game."""

    won: bool
    rounds: int
    tiles_left: int
    commands: int


def play_one(series: Series, number: int) -> GameResult:
    """Play the game with this number; its chance depends on the seed of the series and the number alone."""
    seed = f"{series.seed}/{number}"
    options = Options(seed, series.players, series.edition, series.difficulty)
    played = play_game(options, BOTS[series.bot], series.pace, Random(seed).random)
    return GameResult(played.won, played.state.turn.round, played.tiles_left, len(played.commands))


def simulate(series: Series, jobs: int | None = None) -> dict[str, Any]:
    """Play all games of a series and return the figures; ``jobs=None`` uses every core."""
    jobs = max(1, min(jobs or os.cpu_count() or 1, series.games))
    play = partial(play_one, series)
    if jobs == 1:
        return _figures(series, map(play, range(series.games)))
    chunk = max(1, series.games // (jobs * 4))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return _figures(series, pool.map(play, range(series.games), chunksize=chunk))


def _figures(series: Series, played: Iterable[GameResult]) -> dict[str, Any]:
    results = list(played)
    wins = sum(result.won for result in results)
    low, high = wilson(wins, len(results))
    return {
        "bot": series.bot,
        "edition": series.edition,
        "players": series.players,
        "difficulty": series.difficulty,
        "pace": series.pace,
        "seed": series.seed,
        "games": len(results),
        "wins": wins,
        "win_rate": wins / len(results),
        "interval": [low, high],
        "rounds": fmean(result.rounds for result in results),
        "tiles_left": fmean(result.tiles_left for result in results),
        "commands": fmean(result.commands for result in results),
    }


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a win rate, which holds for few games and extreme rates too.

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    """
    z = 1.959963984540054
    rate, shrink = wins / games, 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / shrink
    half = z / shrink * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
