"""Plies a second of random whole games: through ``step``, through the rollout core, and python-chess beside.

The three are measured in turns within one run, so that a busy machine slows them alike. One ply is one
command (draw, place, card, roll, end of time) or one chess move.
"""

import argparse
import gc
import json
import sys
import time
import tracemalloc
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import chess

from flow_desktop.bots.rollout import rollout
from flow_desktop.engine import GameState, Options, Phase, legal, new_game, step
from flow_desktop.engine.commands import TimeUp

PACE = 10
SLICES = 7


def starts(count: int = 42) -> list[GameState]:
    """Return starting positions over all numbers of players and difficulties."""
    return [new_game(Options(f"bench-{n}", 1 + n % 6, difficulty=n % 7)).state for n in range(count)]


def step_plies(seconds: float, random: Random, games: list[GameState]) -> float:
    """Play random legal commands through ``legal`` and ``step``; return plies a second."""
    plies, begun, index = 0, time.perf_counter(), 0
    while True:
        state, turns, index = games[index % len(games)], 0, index + 1
        while state.result is None:
            if turns >= PACE and state.turn.phase is Phase.TURN:
                state, turns = step(state, TimeUp()).state, 0
            else:
                commands = legal(state)
                state = step(state, commands[int(random.random() * len(commands))]).state
                turns += state.turn.phase is Phase.TURN
            plies += 1
        if (spent := time.perf_counter() - begun) >= seconds:
            return plies / spent


def rollout_plies(seconds: float, random: Random, games: list[GameState]) -> float:
    """Play random games through the rollout core; return plies a second."""
    plies, begun, index = 0, time.perf_counter(), 0
    while True:
        plies += rollout(games[index % len(games)], random.random, PACE).plies
        index += 1
        if (spent := time.perf_counter() - begun) >= seconds:
            return plies / spent


def chess_plies(seconds: float, random: Random, games: list[GameState]) -> float:
    """Play random legal chess moves; return plies a second."""
    plies, begun = 0, time.perf_counter()
    while True:
        board = chess.Board()
        while board.halfmove_clock < 150 and (moves := list(board.legal_moves)):
            board.push(moves[int(random.random() * len(moves))])
            plies += 1
        if (spent := time.perf_counter() - begun) >= seconds:
            return plies / spent


def state_bytes() -> int:
    """Return the memory that one more state of a running game takes, averaged over a game."""
    games = starts(20)
    random = Random(1)
    kept: list[GameState] = []
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for game in games:
        state = game
        while state.result is None and len(kept) < 2000:
            commands = legal(state)
            state = step(state, commands[int(random.random() * len(commands))]).state
            kept.append(state)
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken // len(kept)


def growth(steps: int) -> int:
    """Return by how many bytes the heap has grown after so many steps, once the caches are warm."""
    games, random = starts(), Random(2)
    step_plies(0.5, random, games)
    gc.collect()
    tracemalloc.start()
    _walk(20_000, random, games)
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    _walk(steps, random, games)
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return grown


def _walk(steps: int, random: Random, games: list[GameState]) -> None:
    index, state = 0, games[0]
    for _ in range(steps):
        if state.result is not None:
            index += 1
            state = games[index % len(games)]
        commands = legal(state)
        state = step(state, commands[int(random.random() * len(commands))]).state


Measure = Callable[[float, Random, list[GameState]], float]
MEASURES: dict[str, Measure] = {"step": step_plies, "rollout": rollout_plies, "chess": chess_plies}


def measured(seconds: float) -> dict[str, Any]:
    """Measure all three in turns and return the medians."""
    games, random = starts(), Random(0)
    runs: dict[str, list[float]] = {name: [] for name in MEASURES}
    for _ in range(SLICES):
        for name, measure in MEASURES.items():
            runs[name].append(measure(seconds / SLICES, random, games))
    return {f"{name}_plies_per_s": round(median(values)) for name, values in runs.items()}


def main() -> int:
    """Print the table, or with --json one object."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--json", action="store_true")
    options.add_argument("--seconds", type=float, default=7.0, help="for each of the three")
    options.add_argument("--steps", type=int, default=1_000_000, help="for the memory check; 0 leaves it out")
    chosen = options.parse_args()
    figures = measured(chosen.seconds)
    figures["step_ratio"] = round(figures["step_plies_per_s"] / figures["chess_plies_per_s"], 2)
    figures["rollout_ratio"] = round(figures["rollout_plies_per_s"] / figures["chess_plies_per_s"], 2)
    figures["state_bytes"] = state_bytes()
    if chosen.steps:
        figures["growth_bytes"] = growth(chosen.steps)
        figures["growth_steps"] = chosen.steps
    if chosen.json:
        print(json.dumps(figures))
        return 0
    print(f"{'through':12} {'plies/s':>10} {'x chess':>8}   needed")
    for name, needed in (("step", ">= 1"), ("rollout", ">= 5 (aim 10)"), ("chess", "")):
        rate = figures[f"{name}_plies_per_s"]
        print(f"{name:12} {rate:>10,} {rate / figures['chess_plies_per_s']:>8.2f}   {needed}")
    print(f"one state    {figures['state_bytes']:>10,} bytes")
    if chosen.steps:
        print(f"{chosen.steps:,} steps grew the heap by {figures['growth_bytes']:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
