"""Reading the fields of a lesson file strictly: what is missing, unknown or of a wrong kind is named."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

Value = TypeVar("Value")


class LessonError(ValueError):
    """A lesson file that cannot be used; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Fields:
    """The named values of a table in the file; `where` names the table for people."""

    where: str
    values: Mapping[str, object]

    @classmethod
    def of(cls, where: str, data: object, needed: str, allowed: str = "") -> Fields:
        """The table, if it has everything that is needed and nothing that is unknown."""
        if not isinstance(data, dict):
            raise LessonError(f"{where}: named values are expected.")
        missing = [name for name in needed.split() if name not in data]
        if missing:
            raise LessonError(f"{where}: '{missing[0]}' is missing.")
        unknown = sorted(set(data) - {*needed.split(), *allowed.split()})
        if unknown:
            raise LessonError(f"{where}: '{unknown[0]}' is unknown.")
        return cls(where, data)

    def wrong(self, name: str, why: str) -> LessonError:
        """The error about a field."""
        return LessonError(f"{self.where}: '{name}': {why}")

    def text(self, name: str, usual: str | None = None) -> str:
        """A text that is not empty."""
        value = self.values.get(name, usual)
        if not isinstance(value, str) or (not value.strip() and value != usual):
            raise self.wrong(name, "a text is expected.")
        return value

    def truth(self, name: str, usual: bool) -> bool:
        """True or false."""
        value = self.values.get(name, usual)
        if not isinstance(value, bool):
            raise self.wrong(name, "true or false is expected.")
        return value

    def tables(self, name: str) -> list[object]:
        """A list with something in it."""
        value = self.values[name]
        if not isinstance(value, list) or not value:
            raise self.wrong(name, "a list with something in it is expected.")
        return value

    def each(self, name: str, read: Callable[[str], Value]) -> tuple[Value, ...]:
        """A list of texts, each read; nothing when the field is not there."""
        return self._read_all(name, self.values.get(name, []), read)

    def each_of_lists(self, name: str, read: Callable[[str], Value]) -> tuple[tuple[Value, ...], ...]:
        """A list of lists of texts."""
        value = self.values[name]
        if not isinstance(value, list):
            raise self.wrong(name, "a list is expected.")
        return tuple(self._read_all(name, inner, read) for inner in value)

    def _read_all(self, name: str, value: object, read: Callable[[str], Value]) -> tuple[Value, ...]:
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise self.wrong(name, "a list of texts is expected.")
        return tuple(self.read(name, text, read) for text in value)

    def read(self, name: str, text: str, read: Callable[[str], Value]) -> Value:
        """A text read; what is wrong with it is said in the reader's own words."""
        try:
            return read(text)
        except ValueError as error:
            raise self.wrong(name, str(error)) from error
