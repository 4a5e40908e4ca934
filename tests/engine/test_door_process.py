"""The door as a process of its own: ``python -m flow_desktop engine``."""

import json
import os
import subprocess
import sys
from io import BytesIO, StringIO
from pathlib import Path

from flow_desktop.engine.door import serve
from flow_desktop.version import VERSION
from tests.engine.fuzz import lines

ROOT = Path(__file__).resolve().parent.parent.parent


def run(sent: bytes, *flags: str) -> subprocess.CompletedProcess[bytes]:
    """Send lines to a door in another process and wait for its end."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "ascii"}
    call = [sys.executable, *flags, "-m", "flow_desktop", "engine"]
    return subprocess.run(call, input=sent, capture_output=True, env=environment, check=False, timeout=300)


def test_ten_thousand_lines_get_the_same_answers_as_within() -> None:
    asked = [line for line in lines(10_000) if b"hint" not in line]  # the engine alone knows no advice
    sent = b"".join(line + b"\n" for line in asked)
    done = run(sent)
    assert done.returncode == 0
    assert done.stderr == b""
    target = StringIO()
    serve(BytesIO(sent), target, VERSION)
    assert done.stdout.decode("ascii").splitlines() == target.getvalue().splitlines()
    assert done.stdout.count(b"\n") == len(asked) > 9_000


def test_neither_pygame_nor_pymunk_is_imported() -> None:
    done = run(b'{"op":"hello"}\n{"op":"new","seed":"otter"}\n{"op":"actions"}\n', "-X", "importtime")
    assert done.returncode == 0
    imported = done.stderr.decode().lower()
    assert "flow_desktop.engine.door" in imported
    assert "pygame" not in imported
    assert "pymunk" not in imported


def test_an_answer_comes_before_the_next_line_is_sent() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    call = [sys.executable, "-m", "flow_desktop", "engine"]
    with subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment) as door:
        assert door.stdin is not None and door.stdout is not None
        for request in ({"op": "hello"}, {"op": "new", "seed": "otter"}, {"op": "nothing"}):
            door.stdin.write(json.dumps(request).encode() + b"\n")
            door.stdin.flush()
            assert json.loads(door.stdout.readline())["ok"] is (request["op"] != "nothing")
        door.stdin.close()
        assert door.wait(60) == 0
