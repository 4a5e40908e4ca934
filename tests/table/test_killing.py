"""Proof by killing: a program that plays is ended at random moments; what it said was safe is there."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from flow_desktop.rounds import Home, KeptGame
from flow_desktop.rounds.words import OTHERS_PLAY
from flow_desktop.table.saved import unseal

ROOT = Path(__file__).resolve().parent.parent.parent
KILLS = 60


def start(folder: Path, seed: int, clock: str, games: int = 1000, rest: int = 0) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.table.program", str(folder), str(seed), clock, str(games), str(rest)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )


def ended(child: subprocess.Popen[str]) -> None:
    """Wait for the end of a program and close what connected us."""
    child.wait()
    for pipe in (child.stdin, child.stdout):
        if pipe is not None:
            pipe.close()


def acknowledged(said: list[str], before: list[list[str]]) -> list[list[str]]:
    """The commands of each game, oldest first, after what a program has said."""
    games = [list(game) for game in before]
    for line in said:
        word, _, rest = line.partition(" ")
        if word == "new":
            games.append([])
        elif (
            word == "on"
        ):  # what was safe but not yet said may be there as well, and is checked by the caller
            assert len(games[-1]) == int(rest)
        elif word == "do":
            games[-1].append(rest)
        elif word == "undo":
            del games[-1][-int(rest) :]
    return games


def agrees(said: list[str], kept: KeptGame) -> bool:
    """Whether a game is what was said, or that and one thing more that was safe but not yet said."""
    found = list(kept.commands)
    if len(found) >= len(said):
        return found[: len(said)] == said and len(found) <= len(said) + 2  # a turn and its bell
    last = unseal(kept.paths.journal.read_bytes())[-1].text
    return last.startswith("undo ") and said[: len(found)] == found and len(found) >= len(said) - 2


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
@pytest.mark.parametrize("clock", ["off", "3t"])
def test_what_was_said_to_be_safe_survives_being_killed(tmp_path: Path, clock: str) -> None:
    home, chance = Home(tmp_path), random.Random(7)
    games: list[list[str]] = []
    moves = 0
    for kill in range(KILLS // 2):
        child = start(tmp_path, kill, clock)
        assert child.stdout is not None
        said = [child.stdout.readline()]  # it plays: from now on any moment may be its last
        time.sleep(chance.random() * 0.12)
        child.send_signal(signal.SIGKILL)
        said += child.stdout.readlines()
        ended(child)
        whole = [line.rstrip("\n") for line in said if line.endswith("\n")]
        games = acknowledged(whole, games)
        moves += sum(line.startswith("do ") for line in whole)
        found = list(reversed(home.games()))
        if len(found) > len(games):
            assert found.pop().commands == ()  # begun, but not yet said
        assert [list(kept.commands) for kept in found[:-1]] == games[:-1]
        assert len(found) == len(games)
        assert agrees(games[-1], found[-1])
        games = [list(kept.commands) for kept in reversed(home.games())]
    assert moves > KILLS


def test_a_second_program_says_so_and_leaves_the_first_ones_game_alone(tmp_path: Path) -> None:
    home, first = Home(tmp_path), start(tmp_path, 1, "off", rest=20)
    assert first.stdout is not None
    while first.stdout.readline() not in ("resting\n", ""):
        pass
    (journal,) = home.folder.glob("*.journal")
    before = journal.read_bytes()
    second = start(tmp_path, 2, "off", games=1)
    said = second.communicate(timeout=60)[0].splitlines()
    assert said[:2] == [f"told {OTHERS_PLAY}", "new"] and said[-1] == "over"
    assert journal.read_bytes() == before
    assert [(kept.in_use, kept.finished) for kept in home.games()] == [(False, True), (True, False)]
    first.kill()
    ended(first)
    assert [kept.in_use for kept in home.waiting()] == [False]
