"""A small file of named values, kept with the promises of the settings.

A missing file is an empty one. What cannot be read is put aside as ``.broken``, what a newer program wrote as
``.newer``; nothing ever overwrites either. Writing is one stroke and fails softly, with one sentence, once.
"""

import contextlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from flow_desktop.table.disk import put_aside, write_whole
from flow_desktop.table.lock import take_lock

VERSION: Final = 1
LARGEST: Final = 1 << 20
DEEPEST: Final = 8


@dataclass(frozen=True, slots=True)
class Sentences:
    """What is said about a file (msgids): it could not be read, a newer program wrote it, it is not kept."""

    broken: str
    newer: str
    not_kept: str


class JsonFile:
    """One file. What has to be told about it is told once while the program runs (``take_trouble``)."""

    def __init__(self, path: Path, sentences: Sentences, largest: int = LARGEST) -> None:
        self.path = path
        self._sentences = sentences
        self._largest = largest
        self._stamp: tuple[int, int, int] | None = None
        self._told: set[str] = set()
        self._trouble: list[str] = []
        self._blocked = False  # a file that could not be put aside must not be overwritten

    def changed(self) -> bool:
        """Whether the file is another one than when it was last read or written."""
        return self._look() != self._stamp

    @property
    def lacking(self) -> bool:
        """Whether there is no file now, for instance because it was put aside."""
        return self._stamp is None

    def read(self) -> Mapping[str, Any]:
        """The values, or none; whatever happens, the program goes on."""
        self._stamp = self._look()
        self._blocked = False
        try:
            with self.path.open("rb") as file:
                data = file.read(self._largest + 1)
        except (FileNotFoundError, NotADirectoryError):
            return {}
        except (OSError, ValueError):
            data = b""
        values = parse(data, self._largest)
        if values is None:
            self.reject()
            return {}
        if values["version"] > VERSION:
            self._put_aside(".newer", self._sentences.newer)
        return values

    def reject(self) -> None:
        """Put the file aside, unless that is done: what it holds, or a part of it, makes no sense."""
        if self.lacking or self._blocked:
            return
        self._put_aside(".broken", self._sentences.broken)

    def write(self, values: Mapping[str, Any]) -> bool:
        """Write the values in one stroke; False when it cannot be, and a sentence waits to be told."""
        kept = not self._blocked and self._write({"version": VERSION, **values})
        if kept:
            self._stamp = self._look()
        else:
            self._tell(self._sentences.not_kept)
        return kept

    def take_trouble(self) -> str:
        """The next sentence for the players, each once; nothing when all is told."""
        return self._trouble.pop(0) if self._trouble else ""

    def _write(self, values: Mapping[str, Any]) -> bool:
        try:
            data = json.dumps(values, indent=1, ensure_ascii=True).encode()
            self.path.parent.mkdir(parents=True, exist_ok=True)
            lock = take_lock(self.path.with_suffix(".lock"))
            if lock is None or len(data) > self._largest:
                return False
            try:
                write_whole(self.path, data)
            finally:
                lock.release()
        except OSError:
            return False
        return True

    def _put_aside(self, ending: str, sentence: str) -> None:
        self._tell(sentence)
        try:
            put_aside(self.path, ending)
        except FileNotFoundError:
            pass  # it is aside already
        except OSError:
            self._blocked = True
        self._stamp = self._look()

    def _tell(self, sentence: str) -> None:
        if sentence not in self._told:
            self._told.add(sentence)
            self._trouble.append(sentence)

    def _look(self) -> tuple[int, int, int] | None:
        for look in (self.path.stat, self.path.lstat):  # a link that leads nowhere is there all the same
            with contextlib.suppress(OSError, ValueError):
                seen = look()
                return seen.st_mtime_ns, seen.st_size, seen.st_ino
        return None


def parse(data: bytes, largest: int = LARGEST) -> dict[str, Any] | None:
    """The values of a file; None when it is too large, no JSON, too deep, or says no version."""
    try:
        values = json.loads(data) if len(data) <= largest else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(values, dict) or type(values.get("version")) is not int or values["version"] < 1:
        return None
    return None if _deeper(values, DEEPEST) else values


def _deeper(value: object, levels: int) -> bool:
    """Whether values lie more levels inside each other."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(levels == 0 or _deeper(each, levels - 1) for each in inner)
