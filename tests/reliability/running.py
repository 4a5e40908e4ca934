"""Starting the real program in tests, with a data folder and a machine of the test's making."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
UNSEEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def run_program(
    home: Path, *arguments: str, module: str = "tests.reliability.program", without: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """Run a module of ours to its end; `without` names variables that are not set."""
    variables = os.environ | {"FLOW_HOME": str(home), "PYTHONPATH": str(ROOT)} | UNSEEN | more
    for name in without.split():
        variables.pop(name, None)
    return subprocess.run(
        [sys.executable, "-m", module, *arguments],
        env=variables,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
