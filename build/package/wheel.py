"""Wheel and source archive for pip and pipx, built in a copy of the files that belong to the project.

The project has a package called `build`, so the tool of that name cannot be used beside it; the backend is
asked directly instead.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BELONGING = (
    *(".ci", ".github", "flow_desktop", "build", "tests", "docs"),
    *("dev.py", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md"),
)


def make(target: Path) -> list[Path]:
    """Build both into `target`; gives them, the wheel first."""
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="flow-wheel-") as scratch:
        copy, made = Path(scratch) / "project", Path(scratch) / "made"
        copy_source(copy)
        command = [sys.executable, "-I", "-m", "hatchling", "build", "--directory", str(made)]
        subprocess.run(command, cwd=copy, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return [Path(shutil.move(next(made.glob(kind)), target)) for kind in ("*.whl", "*.tar.gz")]


def copy_source(copy: Path) -> None:
    """Copy the files that belong to the project, and nothing else that lies beside them."""
    copy.mkdir()
    leave = shutil.ignore_patterns("__pycache__", "*.pyc")
    for name in BELONGING:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=leave)
        elif source.is_file():
            shutil.copy(source, copy / name)
