"""Many games on all cores; what comes out does not depend on the number of processes. It knows no game."""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, TypeVar

Result = TypeVar("Result")
BITES: Final = 4
"""Each process takes its share in so many bites, so that nobody waits long for the last."""


def play_all(play: Callable[[int], Result], games: int, jobs: int | None) -> list[Result]:
    """Play games 0, 1, 2 … and give their results in that order; ``jobs=None`` uses every core."""
    jobs = max(1, min(jobs or os.cpu_count() or 1, games))
    if jobs == 1:
        return list(map(play, range(games)))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return list(pool.map(play, range(games), chunksize=max(1, games // (jobs * BITES))))
