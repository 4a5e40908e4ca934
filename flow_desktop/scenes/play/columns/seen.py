"""What the columns beside the board look at; they ask for moves, and change nothing by themselves."""

from collections.abc import Callable
from dataclasses import dataclass

from flow_desktop.app.shell import Shell
from flow_desktop.rounds import TableView
from flow_desktop.scenes.performing.motions import Motions
from flow_desktop.scenes.play.companion import Company
from flow_desktop.scenes.play.hand import Hand
from flow_desktop.scenes.play.moves import Moves
from flow_desktop.widgets.look import Look


@dataclass(slots=True)
class Seen:
    """The game, what is held, what can be asked for, and whose cards are laid open (None: the turn's)."""

    shell: Shell
    table: TableView
    hand: Hand
    moves: Moves
    company: Company
    motions: Motions
    refresh: Callable[[], None]
    looked_at: int | None = None

    @property
    def look(self) -> Look:
        """View, theme and pictures as they are now."""
        return Look.of(self.shell)

    def look_at(self, index: int) -> None:
        """Lay the cards of a seat open, or those of the turn again."""
        own = self.table.state.turn.player
        self.looked_at = None if index in (own, self.looked_at) else index
        self.refresh()
