"""A game of one page that shares nothing with Flow: a pile of stones, and whoever takes the last has won.

It hands the table a box and the shell a cartridge; that is all a game needs to move in.
"""

import json
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from flow_desktop.app.cartridge import Cartridge
from flow_desktop.app.scene import Change, Quit
from flow_desktop.app.shell import Shell
from flow_desktop.table import Entry, Game, GameBox, Happening, Kept, Rules, Sitting, Store
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Widget


@dataclass(frozen=True, slots=True)
class Start:
    """What is decided before a game."""

    stones: int = 21
    players: int = 2


@dataclass(frozen=True, slots=True)
class Pile:
    """The stones that are left, and the seat whose turn it is."""

    left: int
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Take:
    """Take so many stones."""

    count: int


@dataclass(frozen=True, slots=True)
class Taken:
    """A seat has taken so many stones."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Move:
    """What a command led to."""

    state: Pile
    events: tuple[Taken, ...]


@dataclass(frozen=True, slots=True)
class No:
    """Why a command was refused."""

    sentence: str


StonesGame = Game[Pile, Take, Taken, No]


def attempt(pile: Pile, command: Take) -> Move | No:
    """The rules: one to three stones, as long as there are any."""
    if not 1 <= command.count <= min(3, pile.left):
        return No("That many stones cannot be taken.")
    return Move(Pile(pile.left - command.count, 1 - pile.turn), (Taken(pile.turn, command.count),))


def read_command(text: str) -> Take:
    """Read 'take 2'."""
    word, _, count = text.partition(" ")
    if word != "take" or not count.isdigit():
        raise ValueError("Nobody knows such a command.")
    return Take(int(count))


def may_undo(group: tuple[Entry[Pile, Take, Taken], ...], setting: None) -> bool:
    """Three stones at once stay taken."""
    return group[-1].command.count < 3


def write_record(record: list[Any]) -> str:
    """A record is JSON between two lines that the table knows."""
    return f"stones-record 1\n{json.dumps(record)}\nend {len(record) - 1}\n"


def read_record(text: str) -> tuple[list[Any], Pile]:
    """Read and replay a record."""
    record = json.loads(text.split("\n")[1])
    pile = Pile(record[0]["stones"])
    for _, count in record[1:]:
        pile = RULES.step(pile, Take(count)).state
    return record, pile


RULES: Rules[Pile, Take, Taken, No] = Rules(
    new_game=lambda start: Move(Pile(start.stones), ()),
    attempt=attempt,
    refused=No,
    standing=No("The game stands still."),
    is_over=lambda pile: pile.left == 0,
    write_command=lambda command: f"take {command.count}",
    read_command=read_command,
    may_undo=may_undo,
)
STONES_BOX: GameBox[Kept] = GameBox(
    name="Stones",
    rules=RULES,
    write_options=asdict,
    read_options=lambda values: Start(**values),
    record_of=lambda game: [asdict(game.options), *([e.time, e.command.count] for e in game.history.done)],
    write_record=write_record,
    read_record=read_record,
    title=lambda record: f"{record[0]['stones']} stones",
    kept=Kept,
)


def home(folder: Path) -> Store[Kept, Sitting[Pile, Take, Taken, No]]:
    """Where games of stones are kept."""
    return Store(STONES_BOX, Sitting, folder)


class StonesScene(Screen):
    """The pile, and a button for each number of stones; it shows what the table announces."""

    def __init__(self, sitting: Sitting[Pile, Take, Taken, No]) -> None:
        self.sitting = sitting
        self.told: list[Happening[Pile, Take, Taken]] = []
        sitting.resume()
        sitting.listen(self._heard)

    def build(self) -> Widget:
        """The screen as things are now."""
        left = self.sitting.state.left
        takes = [
            Button(f"Take {count}", partial(self._take, count), key=f"take-{count}", enabled=count <= left)
            for count in (1, 2, 3)
        ]
        back = Button("Take back", self._back, key="undo", enabled=not self.sitting.why_not_undo())
        return Column([Label(f"{left} stones"), *takes, back, Button("Leave", Quit, key="leave")])

    def leave(self) -> None:
        """Leave the table; a game that is not over can be gone on with."""
        self.sitting.close()

    def _take(self, count: int) -> Change | None:
        self.sitting.do(Take(count))
        return None

    def _back(self) -> Change | None:
        self.sitting.undo()
        return None

    def _heard(self, happening: Happening[Pile, Take, Taken]) -> None:
        self.told.append(happening)
        self.refresh()


def _first(shell: Shell) -> StonesScene:
    """Go on with the game that waits, or begin one."""
    store = home(shell.folders.data)
    for kept in store.welcome().unfinished:
        return StonesScene(store.go_on(kept, shell.now))
    return StonesScene(store.new_table(Start(), source=shell.now))


STONES = Cartridge("Stones", first=_first)
