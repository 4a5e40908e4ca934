"""A small file of named values, kept with the promises of the settings.

A missing file is an empty one. What cannot be read is put aside as ``.broken``; what a newer program wrote is
used as far as it makes sense, and stays as it is. Two programs may write: each reads what the other wrote and
changes only its own part. Writing is one stroke and fails softly, with one sentence, once.
"""

import contextlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from flow_desktop.files.lock import take_lock
from flow_desktop.files.reading import FileFault, FileKind, UnreadError, lies_deeper, read
from flow_desktop.files.writing import make_folder, put_aside, write_whole
from flow_desktop.values import dataclass

VERSION: Final = 1
DEEPEST: Final = 8
PATIENT: Final = 100
"""So often a file is tried that another program is writing: it takes a few milliseconds."""


@dataclass(frozen=True, slots=True)
class Sentences:
    """What is said about a file (msgids): it could not be read, a newer program wrote it, it is not kept."""

    broken: str
    newer: str
    not_kept: str


class JsonFile:
    """One file. What has to be told about it is told once while the program runs (``take_trouble``)."""

    def __init__(self, folder: Path, kind: FileKind, sentences: Sentences) -> None:
        self.path = folder / kind.value.pattern
        self._kind = kind
        self._sentences = sentences
        self._stamp: tuple[int, int, int] | None = None
        self._told: set[str] = set()
        self._trouble: list[str] = []
        self._blocked = False  # of a newer program, or broken and in its place: it must not be overwritten

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
            values = parse(read(self.path, self._kind))
        except UnreadError as error:
            if error.fault in (FileFault.MISSING, FileFault.OUT_OF_REACH):  # the start speaks of that
                return {}
            values = None
        if values is None:
            self.reject()
            return {}
        if values["version"] > VERSION:
            self._blocked = True
            self._tell(self._sentences.newer)
        return values

    def reject(self) -> None:
        """Put the file aside, unless that is done: what it holds, or a part of it, makes no sense."""
        if self.lacking or self._blocked:
            return
        self._tell(self._sentences.broken)
        try:
            put_aside(self.path)
        except FileNotFoundError:
            pass  # it is aside already
        except OSError:
            self._blocked = True
        self._stamp = self._look()

    def update(self, change: Callable[[Mapping[str, Any]], Mapping[str, Any]]) -> bool:
        """Change the values as they are in the file now, while no other program can.

        False when they cannot be written, and a sentence waits to be told.
        """
        try:
            kept = self._update(change)
        except OSError:
            kept = False
        if kept:
            self._stamp = self._look()
        elif self._sentences.newer not in self._told:
            self._tell(self._sentences.not_kept)
        return kept

    def take_trouble(self) -> str:
        """The next sentence for the players, each once; nothing when all is told."""
        return self._trouble.pop(0) if self._trouble else ""

    def _update(self, change: Callable[[Mapping[str, Any]], Mapping[str, Any]]) -> bool:
        make_folder(self.path.parent)
        lock = take_lock(self.path.with_suffix(".lock"), PATIENT)
        if lock is None:
            return False
        try:
            values = {**change(self.read()), "version": VERSION}
            data = json.dumps(values, indent=1, ensure_ascii=True).encode()
            if self._blocked or len(data) > self._kind.value.most:
                return False
            write_whole(self.path, data)
        finally:
            lock.release()
        return True

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


def parse(data: bytes) -> dict[str, Any] | None:
    """The values of a file; None when it is no JSON, too deep, or says no version."""
    try:
        values = json.loads(data)
    except (ValueError, RecursionError):
        return None
    if not isinstance(values, dict) or type(values.get("version")) is not int or values["version"] < 1:
        return None
    return None if lies_deeper(values, DEEPEST) else values
