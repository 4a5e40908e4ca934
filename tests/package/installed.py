"""A `flow-desktop` that pip or pipx installed: asked for everything that shows whether it is whole."""

import json
import os
import subprocess
from pathlib import Path

from flow_desktop.version import VERSION

ROOT = Path(__file__).resolve().parents[2]


def run(programs: Path, place: Path, *arguments: str, told: str = "") -> str:
    environment = {"PATH": str(programs), "HOME": str(place), "FLOW_HOME": str(place / "flow")}
    environment |= {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
    command = [str(programs / "flow-desktop"), *arguments]
    done = subprocess.run(command, env=environment, cwd=place, input=told, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def check_everything_works(programs: Path, place: Path, kind: str = "plain Python") -> None:
    assert run(programs, place, "--version") == f"Flow {VERSION} ({kind})\n"
    where = run(programs, place, "--where")
    assert str(ROOT) not in where
    run(programs, place, "shot", "menu", "--size", "1024x640", "--out", "menu.png")
    assert (place / "menu.png").read_bytes().startswith(b"\x89PNG")
    assert json.loads(run(programs, place, "engine", told='{"op":"hello"}\n'))["version"] == VERSION
    assert json.loads(run(programs, place, "simulate", "--games", "4", "--jobs", "2", "--json"))["games"] == 4
    for code in ("de", "fr", "it", "pl"):
        assert "Flow" in run(programs, place, "--lang", code, "--help")
    played = json.loads(run(programs, place, "autoplay", "--size", "1024x640", "--json"))
    assert (played["result"] in ("won", "lost"), played["refusals"]) == (True, 0)
