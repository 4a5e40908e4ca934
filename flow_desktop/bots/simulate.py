"""Whole games played by bots: one, or many on all cores; the figures do not depend on the number of jobs."""

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

from flow_desktop.bots.players import BOTS, Bot, RandomNumber
from flow_desktop.engine.commands import Command, TimeUp
from flow_desktop.engine.options import Options
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.state import GameState, Phase, Result
from flow_desktop.engine.step import step


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: how it ended, what was done."""

    state: GameState
    commands: tuple[Command, ...]

    @property
    def won(self) -> bool:
        """Whether the animals were saved."""
        return self.state.result is Result.WON

    @property
    def tiles_left(self) -> int:
        """How many tiles could still have been drawn."""
        return self.state.supply.face_down + len(self.state.supply.shown)


def play_game(options: Options, bot: Bot, pace: int, random: RandomNumber) -> Played:
    """Let a bot play for all seats; the clock runs out when ``pace`` turns of a round are complete."""
    state = new_game(options).state
    commands: list[Command] = []
    turns = 0
    while state.result is None:
        waiting = state.turn.phase is Phase.TURN
        command = TimeUp() if waiting and turns >= pace else bot(state, random)
        before, state = state, step(state, command).state
        commands.append(command)
        if before.turn.round != state.turn.round:
            turns = 0
        elif state.turn.phase is Phase.TURN:
            turns += 1
    return Played(state, tuple(commands))


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
