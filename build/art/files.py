"""Where drawings become files: the same bytes on every system."""

from collections.abc import Mapping
from pathlib import Path


def write(folder: Path, drawings: Mapping[str, str]) -> None:
    """Write SVG texts under their names; files that are there are replaced."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in drawings.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
