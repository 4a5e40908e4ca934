"""The advisor never waits, its answers come from a worker, and a broken worker costs the answer alone."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from flow_desktop.bots.advice import Advice
from flow_desktop.bots.advisor import HANGS, Advisor, Status
from flow_desktop.bots.pace import Pace
from flow_desktop.bots.thinking import Question, advise
from flow_desktop.engine import GameState, Options, Phase, Result, new_game, step
from flow_desktop.engine.commands import Draw
from tests.bots.test_thinking import late

PATIENCE = 60.0
ROOT = Path(__file__).resolve().parents[2]


def holding() -> GameState:
    return step(new_game(Options("advice", 2)).state, Draw(0)).state


def question(rollouts: int = 0) -> Question:
    return Question(holding(), Pace(8, 8), rollouts=rollouts)


def last_answer(advisor: Advisor) -> Advice | None:
    """Poll as frames do until the worker has done, or is lost."""
    newest, until = None, time.monotonic() + PATIENCE
    while advisor.status is Status.THINKING and time.monotonic() < until:
        newest = advisor.poll() or newest
        time.sleep(0.002)
    return newest


@pytest.fixture
def advisor() -> Iterator[Advisor]:
    made = Advisor()
    yield made
    made.close()


def test_the_worker_says_what_is_thought_here(advisor: Advisor) -> None:
    asked = Question(late(), Pace(8, 4), rollouts=2)
    advisor.ask(asked)
    assert last_answer(advisor) == advise(asked)
    assert advisor.status is Status.DONE


def test_a_later_question_is_answered_and_the_earlier_forgotten(advisor: Advisor) -> None:
    advisor.ask(question())
    other = Question(new_game(Options("other", 1)).state, rollouts=0)
    advisor.ask(other)
    assert last_answer(advisor) == advise(other)


def test_a_cancelled_question_has_no_answer(advisor: Advisor) -> None:
    advisor.ask(question())
    advisor.cancel()
    assert advisor.status is Status.IDLE
    advisor.ask(question())
    assert last_answer(advisor) == advise(question())


def test_a_worker_that_is_killed_costs_the_answer_and_is_started_anew(advisor: Advisor) -> None:
    advisor.ask(question(rollouts=100_000))
    assert advisor._worker.process is not None
    advisor._worker.process.kill()
    advisor._worker.process.join()
    last_answer(advisor)
    assert advisor.status is Status.LOST
    advisor.ask(question())
    assert last_answer(advisor) == advise(question())
    assert advisor.restarts == 1


def hang(connection: Connection) -> None:
    time.sleep(PATIENCE)


def babble(connection: Connection) -> None:
    connection.recv_bytes()
    connection.send_bytes(b'{"number": 1, "advice": {"action": "sing"}}')
    time.sleep(PATIENCE)


def test_a_worker_that_hangs_is_given_up() -> None:
    now = [0.0]
    advisor = Advisor(lambda: now[0], hang)
    advisor.ask(question())
    assert (advisor.poll(), advisor.status) == (None, Status.THINKING)
    now[0] = HANGS + 1
    assert (advisor.poll(), advisor.status) == (None, Status.LOST)
    advisor.close()


def test_a_worker_that_reads_nothing_never_blocks_who_asks() -> None:
    advisor = Advisor(worker=hang)
    for _ in range(200):  # far more than a pipe holds
        advisor.ask(question())
    assert advisor.restarts > 0
    advisor.close()


def test_a_worker_that_speaks_nonsense_is_given_up() -> None:
    advisor = Advisor(worker=babble)
    advisor.ask(question())
    assert last_answer(advisor) is None
    assert advisor.status is Status.LOST
    advisor.close()


PARENT = """
import sys, time
from flow_desktop.bots.advisor import Advisor
from flow_desktop.bots.thinking import Question
from flow_desktop.engine import Options, new_game
if __name__ == "__main__":
    advisor = Advisor()
    advisor.ask(Question(new_game(Options("orphan", 2)).state, rollouts=100_000))
    print(advisor._worker.process.pid, flush=True)
    time.sleep(600)
"""


def lives(process: int) -> bool:
    """Whether a process runs; one that has ended and waits for its parent does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux shows them")
def test_the_worker_dies_with_a_game_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, env=environment) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        assert lives(worker)
        parent.kill()
    until = time.monotonic() + PATIENCE
    while lives(worker) and time.monotonic() < until:
        time.sleep(0.05)
    assert not lives(worker)


def test_the_worker_loads_neither_screen_nor_physics() -> None:
    asked = "import flow_desktop.bots.worker, sys; print(sorted({'pygame', 'pymunk'} & sys.modules.keys()))"
    done = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, check=True)
    assert done.stdout.strip() == b"[]"


def test_a_game_that_is_over_has_no_advice(advisor: Advisor) -> None:

    state = holding()
    turn = replace(state.turn, phase=Phase.OVER, holding=None)
    over = Question(replace(state, turn=turn, result=Result.LOST))
    assert advise(over) is None
    advisor.ask(over)
    assert last_answer(advisor) is None
    assert advisor.status is Status.OVER
