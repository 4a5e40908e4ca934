"""The real program is killed at random moments; tests/reliability/killing.py says how."""

import random
import signal
import subprocess
from pathlib import Path

import pytest

from flow_desktop.rounds import Home
from tests.reliability.killing import BELL, PROGRAM, Killer, environment, games

KILLS = 12
pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")


@pytest.mark.parametrize("seed", range(2))
def test_what_the_program_acknowledged_survives_being_killed(seed: int, tmp_path: Path) -> None:
    killer = Killer(tmp_path, random.Random(seed))
    for _ in range(KILLS):
        killer.kill_once()
    assert killer.counts["killed"] >= KILLS // 2
    assert killer.counts["acknowledged"] > KILLS


def test_a_bell_that_was_torn_off_is_acknowledged_when_the_game_goes_on(tmp_path: Path) -> None:
    """The turn is safe and its bell is not: it rings before anybody can listen, and is said all the same."""
    said_of(tmp_path, 8)
    (journal,) = Home(tmp_path).folder.glob("*.journal")
    lines = journal.read_bytes().splitlines(keepends=True)
    bell = next(number for number, line in enumerate(lines) if b" auto " in line)
    journal.write_bytes(b"".join(lines[:bell]))
    before = games(tmp_path)[0]["commands"]
    assert BELL not in before
    said = said_of(tmp_path, 3, "--resume")
    assert said[0] == BELL and games(tmp_path)[0]["commands"][: len(before) + 3] == before + said


def said_of(home: Path, count: int, *more: str) -> list[str]:
    """The first commands that a program acknowledges, in rounds of three turns, before it is killed."""
    asked = [*PROGRAM, "autoplay", "--ack", "--clock", "3t", "--size", "1024x640", *more]
    with subprocess.Popen(asked, env=environment(home), stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        said = [child.stdout.readline().rstrip("\n") for _ in range(count)]
        child.kill()
    return said


def test_a_second_program_leaves_the_game_of_the_first_alone(tmp_path: Path) -> None:
    first = Killer(tmp_path, random.Random(1)).start()
    try:
        assert first.stdout is not None and first.stdout.readline()
        first.send_signal(signal.SIGSTOP)
        (journal,) = Home(tmp_path).folder.glob("*.journal")
        before = journal.read_bytes()
        second = Killer(tmp_path, random.Random(2)).start()
        said = second.communicate(timeout=120)[0].splitlines()
        assert second.returncode == 0
        newest, oldest = games(tmp_path)
        assert newest["finished"] and newest["commands"] == said
        assert oldest["in_use"] and not oldest["finished"] and journal.read_bytes() == before
    finally:
        first.kill()
        first.communicate()
