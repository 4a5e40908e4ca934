"""Starting the real program in tests, with a data folder and a machine of the test's making."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
UNSEEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


RIGHTS = "-dac_override,-dac_read_search"
"""What lets the superuser read and write everything, as in a container of tests."""


def as_anybody() -> list[str]:
    """What a command begins with so that closed folders are closed for it; skips where that cannot be."""
    if os.name != "posix":
        pytest.skip("permissions are those of POSIX")
    if os.geteuid() != 0:
        return []
    if shutil.which("setpriv") is None:
        pytest.skip("the superuser may open everything")
    return ["setpriv", f"--bounding-set={RIGHTS}", f"--inh-caps={RIGHTS}"]


def run_program(
    home: Path,
    *arguments: str,
    module: str = "tests.reliability.program",
    without: str = "",
    begin: Sequence[str] = (),
    **more: str,
) -> subprocess.CompletedProcess[str]:
    """Run a module of ours to its end; `without` names variables that are not set."""
    variables = os.environ | {"FLOW_HOME": str(home), "PYTHONPATH": str(ROOT)} | UNSEEN | more
    for name in without.split():
        variables.pop(name, None)
    return subprocess.run(
        [*begin, sys.executable, "-m", module, *arguments],
        env=variables,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
