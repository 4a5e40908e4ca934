"""Takes the folders of the machine that built the package out of its files.

Python's own library remembers where it was installed. The packaged program never uses that; it is replaced
by as many other letters, so that nothing in the file moves. The last part of a folder stays: linkers let one
text end inside another, and Python's version may be the end of Python's folder.
"""

import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KEPT = ("/", "/usr", "/usr/local", "/opt")


def private_paths() -> list[bytes]:
    """The folders that say something about this machine: of Python, of the project, of the builder."""
    places = {sys.base_prefix, sys.prefix, str(ROOT), str(Path.home())}
    return [place.encode() for place in sorted(places, key=len, reverse=True) if place not in KEPT]


def found_in(data: bytes, private: Iterable[bytes]) -> list[bytes]:
    """The private folders that some bytes name; a folder's name ends where no letter follows."""
    return [place for place in private if place + b"/" in data or place + b"\0" in data]


def disguised(place: bytes) -> bytes:
    """As many other letters, with the last of several parts of the folder as it was."""
    head, _, last = place.rpartition(b"/")
    kept = b"/" + last if head else b""
    return (b"/flow" + b"_" * len(place))[: len(place) - len(kept)] + kept


def scrub(folder: Path) -> list[str]:
    """Replace private folders in every file; gives the names of the files that had some."""
    private, changed = private_paths(), []
    for path in sorted(folder.rglob("*")):
        if path.is_symlink() or not path.is_file():
            continue
        before = data = path.read_bytes()
        for place in found_in(data, private):
            other = disguised(place)
            data = data.replace(place + b"/", other + b"/").replace(place + b"\0", other + b"\0")
        if data != before:
            path.write_bytes(data)
            changed.append(path.name)
    return changed
