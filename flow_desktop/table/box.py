"""The box of a game: its rules, and everything in which its games differ from others' when they are kept."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from flow_desktop.table.game import Game
from flow_desktop.table.paths import GamePaths
from flow_desktop.table.rules import Rules

JOURNAL: Final = ".journal"
AnyGame: TypeAlias = Game[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Kept:
    """A game on the disk, of which only its own box knows more. ``in_use``: a program has it open."""

    paths: GamePaths
    record: Any
    state: Any
    finished: bool
    in_use: bool


K = TypeVar("K", bound=Kept)
K_co = TypeVar("K_co", bound=Kept, covariant=True)


class Keeping(Protocol[K_co]):
    """How a kept game is made; the class itself does it."""

    def __call__(self, paths: GamePaths, record: Any, state: Any, finished: bool, in_use: bool) -> K_co:
        """A game as it is on the disk."""


@dataclass(frozen=True)
class Box(Generic[K]):
    """One game as the table keeps it. The name is the first word of its files: ``flow-journal``, ``.flow``.

    A record is text that begins with the line ``<name>-record <number of its format>`` and whose last line
    begins with ``end ``. Whatever reads raises ValueError when something makes no sense.
    """

    name: str
    rules: Rules[Any, Any, Any, Any]
    write_options: Callable[[Any], Mapping[str, Any]]  # as JSON can hold them
    read_options: Callable[[Any], Any]
    record_of: Callable[[AnyGame], Any]
    write_record: Callable[[Any], str]
    read_record: Callable[[str], tuple[Any, Any]]  # the record and its last state
    title: Callable[[Any], str]  # a few words that tell a record from others
    kept: Keeping[K]
    folder: str  # beside those of other games
    record_format: int = 1
    longest_record: int = 1 << 20

    @property
    def ending(self) -> str:
        """How the names of its records end."""
        return f".{self.name}"

    def paths(self, folder: Path, name: str) -> GamePaths:
        """The files of one game."""
        return GamePaths(folder, name, self.ending)
