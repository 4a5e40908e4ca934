"""What a game hands the table: its rules, and everything in which its games differ from others when kept."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar, cast

from flow_desktop.table.history import C, E, Entry, S, Sequel
from flow_desktop.table.paths import GamePaths
from flow_desktop.table.words import NAMELESS, Words
from flow_desktop.values import dataclass

JOURNAL: Final = ".journal"


class Refused(Protocol):
    """Why a command cannot be carried out."""

    @property
    def sentence(self) -> str:
        """The reason, for people (a msgid)."""


F = TypeVar("F", bound=Refused)  # the refusals of a game


def no_setting(text: str) -> Any:
    """The answer of a game whose table has nothing to set."""
    raise ValueError("Nothing can be set in this game.")


@dataclass(frozen=True)
class Rules(Generic[S, C, E, F]):
    """The rules of a game as it hands them in. Options are its own; they only say how many ``players`` sit.

    A *setting* may be changed during a game, as a clock may; the table keeps it and never looks inside.
    Whatever reads text raises ValueError when it makes no sense.
    """

    new_game: Callable[[Any], Sequel[S, E]]
    attempt: Callable[[S, C], Sequel[S, E] | F]
    refused: type[F]
    standing: F  # what a command meets while the table is paused
    is_over: Callable[[S], bool]
    write_command: Callable[[C], str]
    read_command: Callable[[str], C]
    may_undo: Callable[[tuple[Entry[S, C, E], ...], Any], bool] = lambda group, setting: True
    waits: Callable[[S, C], bool] = lambda state, command: False  # for the players to be ready, after it
    first_setting: Callable[[Any], Any] = lambda options: None
    read_setting: Callable[[str], Any] = no_setting

    def step(self, state: S, command: C) -> Sequel[S, E]:
        """What a command leads to; one that is refused raises ValueError."""
        answer = self.attempt(state, command)
        if isinstance(answer, self.refused):
            raise ValueError(answer.sentence)
        return cast("Sequel[S, E]", answer)


@dataclass(frozen=True, slots=True)
class Kept:
    """A game on the disk, of which only its own box knows more.

    ``in_use``: a program has it open. ``given_up``: its players did not want to play on; it can be taken up.
    """

    paths: GamePaths
    record: Any
    state: Any
    finished: bool
    in_use: bool
    given_up: bool = False

    def to_json(self) -> dict[str, Any]:
        """What every game has, as plain values."""
        return {
            "name": self.paths.name,
            "started": self.paths.started.isoformat(timespec="seconds"),
            "finished": self.finished,
            "in_use": self.in_use,
            "given_up": self.given_up,
        }


K = TypeVar("K", bound=Kept)


@dataclass(frozen=True)
class GameBox(Generic[K]):
    """One game as the table keeps it. Its name in small letters, its *word*, is the first of its files.

    Games that share a data folder keep theirs in a ``folder`` of their own; what is written down for people
    goes where the ``program`` puts such things.

    A record is text that begins with the line ``<word>-record <number of its format>`` and whose last line
    begins with ``end ``. Whatever reads raises ValueError when something makes no sense.
    """

    name: str
    rules: Rules[Any, Any, Any, Any]
    write_options: Callable[[Any], Mapping[str, Any]]  # as JSON can hold them
    read_options: Callable[[Any], Any]
    record_of: Callable[[Any], Any]  # of a ``Game``
    write_record: Callable[[Any], str]
    read_record: Callable[[str], tuple[Any, Any]]  # the record and its last state
    title: Callable[[Any], str]  # a few words that tell a record from others
    kept: type[K]
    words: Words = NAMELESS
    record_format: int = 1
    longest_record: int = 1 << 20
    folder: str = "games"
    program: str = ""  # the program that this game is a part of, when that has another name

    @property
    def word(self) -> str:
        """The word that a journal begins with: ``flow-journal``."""
        return self.name.lower().replace(" ", "-")

    @property
    def ending(self) -> str:
        """How the names of its records end."""
        return f".{self.word}"

    def paths(self, folder: Path, name: str) -> GamePaths:
        """The files of one game."""
        return GamePaths(folder, name, self.ending)
