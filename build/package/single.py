"""The whole program for Linux in one file: a few lines of shell in front of the archive.

It is to Linux what an AppImage is, without a run time that would have to be downloaded, and without FUSE: the
first start unpacks it into the cache folder, every other start only looks whether it is there.
"""

import hashlib
from pathlib import Path
from typing import Final

from build.package.archive import write_sum

HEAD: Final = Path(__file__).resolve().parent / "single.sh"
ENDING: Final = ".run"


def single_file(archive: Path, name: str, target: Path) -> Path:
    """Make the one file of an archive whose only folder has that name, and its checksum beside it."""
    packed = archive.read_bytes()
    words = {"NAME": name, "SIZE": str(len(packed)), "SUM": hashlib.sha256(packed).hexdigest()}
    head = HEAD.read_text("utf-8")
    for key, value in words.items():
        head = head.replace(f"@{key}@", value)
    made = target / f"{name}{ENDING}"
    made.write_bytes(head.encode() + packed)
    made.chmod(0o755)
    write_sum(made)
    return made
