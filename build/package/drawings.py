"""Drawings are text and shrink to a third: the package has them packed (`app/svg.py` reads both)."""

import gzip
from pathlib import Path

from flow_desktop.app.catalogue import PACKED, PLAIN


def pack_drawings(code: Path) -> None:
    """Pack every drawing of a copy of the game; without names and dates, so that the bytes are the same."""
    for path in sorted((code / "flow_desktop").rglob(f"*{PLAIN}")):
        path.with_suffix(PACKED).write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
        path.unlink()
