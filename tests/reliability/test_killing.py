"""The real program is killed at random moments; tests/reliability/killing.py says how."""

import random
import signal
from pathlib import Path

import pytest

from tests.reliability.killing import Killer

KILLS = 8
pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")


@pytest.mark.parametrize("seed", range(2))
def test_what_the_program_acknowledged_survives_being_killed(seed: int, tmp_path: Path) -> None:
    killer = Killer(tmp_path, random.Random(seed))
    for _ in range(KILLS):
        killer.kill_once()
    assert killer.counts["killed"] >= KILLS // 2
    assert killer.counts["acknowledged"] > KILLS
