"""Plain and compiled modules play the same games: states, events, refusals, the door's answers."""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from build.compiled.modules import MODULES
from build.compiled.tree import surroundings
from tests.compiled.witness import GAMES, HOSTILE_LINES, KINDS, ROLLOUTS

Told = dict[str, list[str]]
FEWEST = {
    "games": GAMES,
    "rollouts": ROLLOUTS,
    "door": HOSTILE_LINES,
    "transcripts": 20,
    "records": 5,
    "advice": 3,
}


def told(tree: Path) -> Told:
    command = [sys.executable, "-m", "tests.compiled.witness", *KINDS]
    done = subprocess.run(command, env=surroundings(tree), cwd=tree, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    answer: Told = json.loads(done.stdout)
    return answer


def test_both_tell_the_same_and_one_of_them_is_compiled(trees: tuple[Path, Path]) -> None:
    """One test, so that the games are played once, however many processes share the tests."""
    with ThreadPoolExecutor(2) as pool:
        plain, compiled = pool.map(told, trees)
    assert dict(line.split() for line in plain.pop("loaded")) == dict.fromkeys(MODULES, "py")
    files = dict(line.split() for line in compiled.pop("loaded"))
    assert set(files) == set(MODULES) and set(files.values()) <= {"so", "pyd"}
    for kind, lines in plain.items():
        assert len(lines) >= FEWEST.get(kind, 5), kind
        differing = [pair for pair in zip(lines, compiled[kind], strict=True) if pair[0] != pair[1]]
        assert differing == [], kind
    assert {line.split(": ")[1].split()[0] for line in plain["games"]} == {"lost", "won"}
