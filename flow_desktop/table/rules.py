"""What the table has to know of a game's rules: how it begins, what a command does, how both are written."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, cast

from flow_desktop.table.history import C, E, Entry, S, Sequel


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

    A *setting* may be changed during a game, as Flow's clock may; the table keeps it and never looks inside.
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
