"""A lesson as a value: positions, and for each a row of small steps. `reading` makes it from its file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flow_desktop.engine.board import Board
from flow_desktop.engine.cards import Card
from flow_desktop.engine.command_text import read_command, write_command
from flow_desktop.engine.commands import Command
from flow_desktop.engine.geometry import Cell, Edges
from flow_desktop.engine.notation import CELL_BY_TEXT, NotationError
from flow_desktop.engine.refusals import Code
from flow_desktop.engine.tiles import Kind

VERBS: Final = frozenset(
    {"draw", "place", "trade", "discard", "roll", "time"}
    | {"support", "bird", "current", "fish", "calm", "return"}
)
WON: Final = "won"
DICE: Final = "dice"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be done, as text: a whole command, or its beginning for any command that goes on so.

    >>> Wanted("place c4").meets(read_command("place c4:NE")), Wanted("draw").meets(read_command("trade"))
    (True, False)
    """

    text: str

    def __post_init__(self) -> None:
        words = self.text.split(" ")
        loose = words[0] in VERBS and (len(words) == 1 or (words[1:] == ["shown"] and words[0] == "draw"))
        if loose or (words[0] == "place" and len(words) == 2 and words[1] in CELL_BY_TEXT):
            return
        if write_command(read_command(self.text)) != self.text:
            raise NotationError(f"'{self.text}' is not written as the game writes it.")

    def meets(self, command: Command) -> bool:
        """Whether a command is what is wanted."""
        said = write_command(command)
        return said == self.text or said.startswith((f"{self.text} ", f"{self.text}:"))


@dataclass(frozen=True, slots=True)
class Step:
    """One small thing to do.

    Doing anything of `do` goes on. With `until` the step lasts until the game is so, and `do` is what may be
    done meanwhile. With `tries` it is a refusal with such a code that goes on: what cannot be is tried out.
    """

    say: str
    do: tuple[Wanted, ...]
    picture: str
    until: str = ""
    tries: frozenset[Code] = frozenset()
    spot: tuple[Cell, Edges] | None = None
    """Where the hand shows a tile going; without it the first thing of `do` says where."""
    light: str = ""
    """With "dice" the rows and then the columns light up, each as a die names it."""

    def allows(self, command: Command) -> bool:
        """Whether a command may be carried out now."""
        return any(wanted.meets(command) for wanted in self.do)


@dataclass(frozen=True, slots=True)
class Position:
    """A game at one moment, for one player; piles and action pile in the order in which they are drawn."""

    board: Board
    piles: tuple[tuple[Kind, ...], ...]
    hand: tuple[Card, ...] = ()
    discard: tuple[Kind, ...] = ()
    actions: tuple[Card, ...] = ()
    seed: str = "lesson"


@dataclass(frozen=True, slots=True)
class Part:
    """A position and what is to be done with it; `way` is one way to do it where the steps leave it open."""

    position: Position
    steps: tuple[Step, ...]
    praise: str
    snap: bool = True
    """Whether a tile turns by itself to what fits."""
    way: tuple[Command, ...] = ()
    rule: str = ""
    """The page of the rules about just this part."""
    calm: bool = False
    """Whether the two calm lines light up at the end."""
    story: str = ""
    """What it is all about, said above the first step."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One idea; `rules` are the pages of the rules that it shows, the most important first."""

    name: str
    title: str
    sign: str
    rules: tuple[str, ...]
    parts: tuple[Part, ...]

    def rule_of(self, part: int) -> str:
        """The page of the rules that a part shows."""
        return self.parts[part].rule or self.rules[0]
