"""Plain and compiled modules play the same games: states, events, refusals, the door's answers."""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from build.compiled.modules import MODULES
from build.compiled.tree import surroundings
from tests.compiled.witness import GAMES, HOSTILE_LINES, KINDS, ROLLOUTS

Told = dict[str, list[str]]
FEWEST = {"games": GAMES, "rollouts": ROLLOUTS, "door": HOSTILE_LINES, "transcripts": 20, "records": 5}


def told(tree: Path) -> Told:
    command = [sys.executable, "-m", "tests.compiled.witness", *KINDS]
    done = subprocess.run(command, env=surroundings(tree), cwd=tree, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    answer: Told = json.loads(done.stdout)
    return answer


@pytest.fixture(scope="module")
def both(trees: tuple[Path, Path]) -> list[Told]:
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(told, trees))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "loaded"])
def test_both_tell_the_same(kind: str, both: list[Told]) -> None:
    plain, compiled = (each[kind] for each in both)
    assert len(plain) >= FEWEST.get(kind, 5)
    assert [pair for pair in zip(plain, compiled, strict=True) if pair[0] != pair[1]] == []


def test_one_of_them_is_plain_and_the_other_compiled(both: list[Told]) -> None:
    plain, compiled = (dict(line.split() for line in each["loaded"]) for each in both)
    assert plain == dict.fromkeys(MODULES, "py")
    assert set(compiled) == set(MODULES) and set(compiled.values()) <= {"so", "pyd"}


def test_the_games_are_of_all_sorts(both: list[Told]) -> None:
    ends = {line.split(": ")[1].split()[0] for line in both[0]["games"]}
    assert ends == {"lost", "won"}
