"""Pictures and films of a game as files, beside the games that were written down."""

from pathlib import Path

from flow_desktop.files.reading import there
from flow_desktop.files.writing import make_folder, write_whole


def write_keepsake(folder: Path, stem: str, ending: str, data: bytes) -> Path:
    """Write it under a name that is free; nothing that is there is written over. Raises OSError."""
    make_folder(folder)
    number = 1
    while True:
        path = folder / (f"{stem}{ending}" if number == 1 else f"{stem}-{number}{ending}")
        if not there(path):
            write_whole(path, data)
            return path
        number += 1
