"""Whole games played by bots: one, or many on all cores; the figures do not depend on the number of jobs."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import fmean
from typing import Any, Final

from flow_desktop.all_cores import play_all
from flow_desktop.bots.advice import wilson
from flow_desktop.bots.hand import rank
from flow_desktop.bots.pace import Pace
from flow_desktop.bots.players import BOTS, Bot, RandomNumber
from flow_desktop.bots.temper import Temper
from flow_desktop.bots.tempers import BY_STRENGTH, HINT, TEMPERS
from flow_desktop.bots.thinking import MOST_ROLLOUTS, Question, rivals, slip, think
from flow_desktop.engine.commands import Command, TimeUp
from flow_desktop.engine.options import Options
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.state import GameState, Result
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
        return self.state.supply.tiles_left


Player = Callable[[GameState, Pace, RandomNumber], Command]
"""Who plays: looks at the game and the pace at the table, and names a legal command."""
NAMES: Final = (*BOTS, *BY_STRENGTH, HINT)
LEAST_BUDGET: Final = 1000  # milliseconds: in less, no games can be played that would change a move


def player_named(name: str, budget: int = 0) -> Player:
    """A bot, a partner or the hint's policy; the hint thinks on for so many milliseconds."""
    if name in BOTS:
        return _without_pace(BOTS[name])
    if name == HINT and budget:
        return partial(_thinking, budget)
    return partial(_with_temper, TEMPERS[name])


def _without_pace(bot: Bot) -> Player:
    return lambda state, pace, random: bot(state, random)


def _with_temper(temper: Temper, state: GameState, pace: Pace, random: RandomNumber) -> Command:
    return slip(rank(state, pace, temper), temper, random).command


def _thinking(budget: int, state: GameState, pace: Pace, random: RandomNumber) -> Command:
    """Take the last thought that comes in time, at least the first; games are played if they can matter."""
    until, seed = time.process_time() + budget / 1000, f"{int(random() * 1e9)}"
    thoughts = think(Question(state, pace, rollouts=MOST_ROLLOUTS, seed=seed))
    best = next(thoughts)
    assert best is not None
    if budget < LEAST_BUDGET or len(rivals(best.ranking)) == 1:
        return best.command
    for thought in thoughts:
        best = thought or best
        if time.process_time() >= until:
            break
    return best.command


def play_game(options: Options, bot: Bot, pace: int, random: RandomNumber) -> Played:
    """Let a bot that knows no pace play for all seats."""
    return play(options, _without_pace(bot), pace, random)


def play(options: Options, player: Player, pace: int, random: RandomNumber) -> Played:
    """Let a player play for all seats; the clock runs out when ``pace`` turns of a round are complete."""
    state = new_game(options).state
    commands: list[Command] = []
    at_table = Pace(pace, pace)
    while state.result is None:
        command = TimeUp() if at_table.rings(state.turn) else player(state, at_table, random)
        before, state = state.turn, step(state, command).state
        commands.append(command)
        at_table = at_table.then(before, state.turn)
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
    budget: int = 0  # milliseconds that the hint may think about a decision


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
    player = player_named(series.bot, series.budget)
    played = play(options, player, series.pace, Random(seed).random)
    return GameResult(played.won, played.state.turn.round, played.tiles_left, len(played.commands))


def simulate(series: Series, jobs: int | None = None) -> dict[str, Any]:
    """Play all games of a series and return the figures; ``jobs=None`` uses every core."""
    return _figures(series, play_all(partial(play_one, series), series.games, jobs))


def _figures(series: Series, results: list[GameResult]) -> dict[str, Any]:
    wins = sum(result.won for result in results)
    low, high = wilson(wins / len(results), len(results))
    return {
        "bot": series.bot,
        "edition": series.edition,
        "players": series.players,
        "difficulty": series.difficulty,
        "pace": series.pace,
        "seed": series.seed,
        "budget_ms": series.budget,
        "games": len(results),
        "wins": wins,
        "win_rate": wins / len(results),
        "interval": [low, high],
        "rounds": fmean(result.rounds for result in results),
        "tiles_left": fmean(result.tiles_left for result in results),
        "commands": fmean(result.commands for result in results),
    }
