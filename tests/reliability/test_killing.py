"""The real program is killed at random moments; tests/reliability/killing.py says how."""

import random
import signal
from pathlib import Path

import pytest

from flow_desktop.rounds import Home
from tests.reliability.killing import Killer, games

KILLS = 12
pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")


@pytest.mark.parametrize("seed", range(2))
def test_what_the_program_acknowledged_survives_being_killed(seed: int, tmp_path: Path) -> None:
    killer = Killer(tmp_path, random.Random(seed))
    for _ in range(KILLS):
        killer.kill_once()
    assert killer.counts["killed"] >= KILLS // 2
    assert killer.counts["acknowledged"] > KILLS


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
