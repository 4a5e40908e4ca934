"""The game as it is installed, compiled modules beside their sources: for tests, measures, the package."""

import os
import shutil
from pathlib import Path

from build.compiled.modules import ENDINGS, ROOT


def plant(target: Path, libraries: Path | None) -> Path:
    """Copy the game into a new folder, with what was compiled; gives the folder, to be imported from."""
    leave = shutil.ignore_patterns("__pycache__", *(f"*{ending}" for ending in ENDINGS))
    shutil.copytree(ROOT / "flow_desktop", target / "flow_desktop", ignore=leave)
    for path in files_of(libraries) if libraries else ():
        assert libraries is not None
        shutil.copy(path, target / path.relative_to(libraries))
    return target


def files_of(libraries: Path) -> list[Path]:
    """The compiled modules in a folder."""
    return sorted(path for path in libraries.rglob("*") if path.suffix in ENDINGS)


def surroundings(tree: Path) -> dict[str, str]:
    """The environment in which Python takes `flow_desktop` from the tree, and the rest from the project."""
    first = os.pathsep.join((str(tree), str(ROOT)))
    return os.environ | {"PYTHONPATH": first, "PYTHONSAFEPATH": "1"}
