"""Plies a second of random whole games: through ``step``, through the rollout core, and python-chess beside.

They are measured in turns within one run, so that a busy machine slows them alike, and by the time that the
processor spent on them. One ply is one command (draw, place, card, roll, end of time) or one chess move. The
compiled modules (``build/compiled``) are measured beside the plain ones, in a process of their own; where
nothing can be compiled, their figures are null. A decision is one move chosen by the policy ``hand``.

All of it takes about a minute and a half; `--seconds 2 --steps 100000` takes a third of that.
"""

import argparse
import gc
import json
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import chess

from build.bench.telling import asker, columns
from build.compiled.compiling import NoCompilerError, compiled
from build.compiled.tree import plant, surroundings
from flow_desktop.bots.hand import choose
from flow_desktop.bots.pace import Pace
from flow_desktop.bots.rollout import rollout
from flow_desktop.engine import GameState, Options, Phase, legal, new_game, step
from flow_desktop.engine.commands import TimeUp
from flow_desktop.engine.inner import COMPILED

PACE = 10
SLICES = 15
TRACED = 25
"""One step of so many is traced."""
NEEDED = {
    "step": ">= 1",
    "compiled_step": "",
    "rollout": ">= 5",
    "compiled_rollout": ">= 10",
    "chess": "",
}


def starts(count: int = 42) -> list[GameState]:
    """Return starting positions over all numbers of players and difficulties."""
    return [new_game(Options(f"bench-{n}", 1 + n % 6, difficulty=n % 7)).state for n in range(count)]


def step_plies(seconds: float, random: Random, games: list[GameState]) -> float:
    """Play random legal commands through ``legal`` and ``step``; return plies a second."""
    plies, begun, index = 0, time.process_time(), 0
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
        if (spent := time.process_time() - begun) >= seconds:
            return plies / spent


def rollout_plies(seconds: float, random: Random, games: list[GameState]) -> float:
    """Play random games through the rollout core; return plies a second."""
    plies, begun, index = 0, time.process_time(), 0
    while True:
        plies += rollout(games[index % len(games)], random.random, PACE).plies
        index += 1
        if (spent := time.process_time() - begun) >= seconds:
            return plies / spent


def chess_plies(seconds: float, random: Random, games: list[GameState]) -> float:
    """Play random legal chess moves; return plies a second."""
    plies, begun = 0, time.process_time()
    while True:
        board = chess.Board()
        while board.halfmove_clock < 150 and (moves := list(board.legal_moves)):
            board.push(moves[int(random.random() * len(moves))])
            plies += 1
        if (spent := time.process_time() - begun) >= seconds:
            return plies / spent


def hand_decisions(seconds: float, random: Random, games: list[GameState]) -> float:
    """Let the policy decide in positions of random games; return decisions a second."""
    states = [_played_on(game, random) for game in games[:12]]
    decisions, begun = 0, time.process_time()
    while True:
        choose(states[decisions % len(states)], Pace())
        decisions += 1
        if (spent := time.process_time() - begun) >= seconds:
            return decisions / spent


def _played_on(state: GameState, random: Random) -> GameState:
    """The same game a dozen random commands later."""
    for _ in range(12):
        commands = legal(state)
        state = step(state, commands[int(random.random() * len(commands))]).state
    return state


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


def growth(steps: int) -> dict[str, int]:
    """By how much the heap has grown after so many steps, once the caches are warm.

    Python counts its blocks of memory for nothing; bytes are traced, which is ten times slower, so only over
    the last of the steps.
    """
    games, random = starts(), Random(2)
    step_plies(0.5, random, games)
    traced = max(1, steps // TRACED)
    _walk(traced, random, games)
    gc.collect()
    blocks = sys.getallocatedblocks()
    _walk(steps, random, games)
    gc.collect()
    blocks = sys.getallocatedblocks() - blocks
    tracemalloc.start()
    _walk(traced // 4, random, games)
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    _walk(traced, random, games)
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return {
        "growth_steps": steps,
        "growth_blocks": blocks,
        "growth_traced_steps": traced,
        "growth_bytes": grown,
    }


def _walk(steps: int, random: Random, games: list[GameState]) -> None:
    index, state = 0, games[0]
    for _ in range(steps):
        if state.result is not None:
            index += 1
            state = games[index % len(games)]
        commands = legal(state)
        state = step(state, commands[int(random.random() * len(commands))]).state


Measure = Callable[[float, Random, list[GameState]], float]
CHESS = "chess_plies_per_s"
MEASURES: dict[str, Measure] = {
    "step_plies_per_s": step_plies,
    "rollout_plies_per_s": rollout_plies,
    "hand_decisions_per_s": hand_decisions,
    CHESS: chess_plies,
}


@contextmanager
def twin() -> Iterator[Callable[[str, float], float] | None]:
    """This program again, with compiled modules: a function that measures there; None without a compiler."""
    try:
        libraries = compiled()
    except NoCompilerError as error:
        print(f"Only plain Python is measured. {error}", file=sys.stderr)
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="flow-bench-") as scratch:
        tree = plant(Path(scratch) / "tree", libraries)
        with subprocess.Popen(
            [sys.executable, "-m", "build.bench.engine", "--twin"],
            env=surroundings(tree),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as child:
            assert child.stdin is not None and child.stdout is not None
            asked, told = child.stdin, child.stdout

            def measure(name: str, seconds: float) -> float:
                asked.write(f"{name} {seconds}\n")
                asked.flush()
                return float(told.readline())

            yield measure
            asked.close()


def be_the_twin() -> int:
    """Measure what is asked for, line by line, until nobody asks any more."""
    if not COMPILED:
        raise RuntimeError("The twin was started without its compiled modules.")
    games, random = starts(), Random(0)
    for line in sys.stdin:
        name, seconds = line.split()
        print(MEASURES[name](float(seconds), random, games), flush=True)
    return 0


def measured(seconds: float) -> dict[str, Any]:
    """Measure all in turns and return the medians."""
    games, random = starts(), Random(0)
    runs: dict[str, list[float]] = {}
    with twin() as other:
        for _ in range(SLICES):
            for name, measure in MEASURES.items():
                runs.setdefault(name, []).append(measure(seconds / SLICES, random, games))
                if other and name != CHESS:
                    runs.setdefault(f"compiled_{name}", []).append(other(name, seconds / SLICES))
    middles = {name: median(values) for name, values in runs.items()}
    figures: dict[str, Any] = {
        name: round(rate, 1 if rate < 1000 else None) for name, rate in middles.items()
    }
    missing = [] if other else [f"compiled_{name}" for name in MEASURES if name != CHESS]
    return figures | dict.fromkeys(missing)


def main() -> int:
    """Print the table, or with --json one object."""
    options = asker("engine", __doc__)
    options.add_argument("--seconds", type=float, default=7.0, help="for each of them")
    options.add_argument("--twin", action="store_true", help=argparse.SUPPRESS)
    options.add_argument("--steps", type=int, default=1_000_000, help="for the memory check; 0 leaves it out")
    chosen = options.parse_args()
    if chosen.twin:
        return be_the_twin()
    figures = measured(chosen.seconds)
    for name in ("step", "rollout", "compiled_step", "compiled_rollout"):
        rate = figures[f"{name}_plies_per_s"]
        figures[f"{name}_ratio"] = None if rate is None else round(rate / figures[CHESS], 2)
    figures["state_bytes"] = state_bytes()
    if chosen.steps:
        figures |= growth(chosen.steps)
    if chosen.json:
        print(json.dumps(figures))
        return 0
    rows = [("through", "plies/s", "x chess", "needed")]
    for name, needed in NEEDED.items():
        rate = figures[f"{name}_plies_per_s"]
        if rate is not None:
            rows.append((name.replace("_", " "), f"{rate:,}", f"{rate / figures[CHESS]:.2f}", str(needed)))
    print(columns(rows))
    for name in ("hand", "compiled_hand"):
        if (rate := figures[f"{name}_decisions_per_s"]) is not None:
            print(f"{name.replace('_', ' ')}: {rate:,} decisions a second")
    print(f"one state: {figures['state_bytes']:,} bytes")
    if chosen.steps:
        print(f"{chosen.steps:,} steps grew the heap by {figures['growth_blocks']:,} blocks of memory,")
        print(f"{figures['growth_traced_steps']:,} more by {figures['growth_bytes']:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
