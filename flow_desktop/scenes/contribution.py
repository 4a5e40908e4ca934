"""What other rooms have to say about a game that is over: a narrow door to the page of its results.

A room writes a function that is given a `FinishedGame` and answers with a `Contribution`; the list of these
functions is in `results/contributions.py`. The room does not know the page, and the page not what it is told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from flow_desktop.values import dataclass

if TYPE_CHECKING:
    from flow_desktop.app.shell import Shell
    from flow_desktop.engine.record import Record
    from flow_desktop.rounds import Table
    from flow_desktop.widgets.widget import Widget


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over, and where it is kept; `name` is empty for one that is kept nowhere.

    `past` when it is looked at later: nothing is celebrated then. `occasion` is what it was played
    for, in words.
    """

    shell: Shell
    table: Table
    name: str = ""
    past: bool = False
    occasion: str = ""

    @property
    def record(self) -> Record:
        """The game as a record."""
        return self.table.record()


@dataclass(frozen=True, slots=True)
class Contribution:
    """What is shown of it, each part empty unless there is something to say.

    `lines` stand below the warm sentence, each one short sentence, and are spoken as the page opens;
    `widgets` stand below the players (stars, badges); `buttons` stand beside the way to the replay.
    """

    lines: tuple[str, ...] = ()
    widgets: tuple[Widget, ...] = ()
    buttons: tuple[Widget, ...] = ()


Contributor = Callable[[FinishedGame], Contribution]
