"""Where a game goes when it is written down for somebody else, and what the file is called."""

import re
from pathlib import Path
from typing import Any, Final

import platformdirs

from flow_desktop.table.box import GameBox, Kept
from flow_desktop.table.disk import write_whole

FOLDER: Final = "exports"
_OTHER: Final = re.compile(r"[^a-z0-9]+")
_LONGEST: Final = 40


def export_folder(program: str, data: Path) -> Path:
    """Beside the documents when everything lies in its usual place, else in the data folder."""
    if data == platformdirs.user_data_path(program, appauthor=False):
        documents = platformdirs.user_documents_path()
        if documents.is_dir():
            return documents / program
    return data / FOLDER


def export_name(box: GameBox[Any], kept: Kept) -> str:
    """A file's name that says when and which game, in plain letters whatever its title is."""
    title = _OTHER.sub("-", box.title(kept.record).lower())[:_LONGEST].strip("-")
    day = kept.paths.started.astimezone().strftime("%Y-%m-%d")
    return "-".join(part for part in (box.word, day, title) if part)


def write_export(box: GameBox[Any], kept: Kept, folder: Path) -> Path:
    """Write a game as a record into a file of its own; the same game twice is one file. Raises OSError."""
    data = box.write_record(kept.record).encode()
    folder.mkdir(parents=True, exist_ok=True)
    stem, number = export_name(box, kept), 1
    while True:
        path = folder / (f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt")
        if not path.exists():
            write_whole(path, data)
            return path
        if path.is_file() and path.stat().st_size == len(data) and path.read_bytes() == data:
            return path
        number += 1
