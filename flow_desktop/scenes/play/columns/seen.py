"""What the columns beside the board look at; they ask for moves, and change nothing by themselves."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from flow_desktop.app.shell import Shell
from flow_desktop.rounds import TableView
from flow_desktop.scenes.performing.motions import Motions
from flow_desktop.scenes.play.companion import Company
from flow_desktop.scenes.play.hand import Hand
from flow_desktop.scenes.play.layout import is_large
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
    drawer: bool = False
    """Whether the drawer of large text is open: the cards of a seat lie where tiles are drawn."""

    close_in: tuple[int, int] | None = None
    """The room in which the seats have moved together."""
    untitled_in: tuple[int, int] | None = None
    """The room in which close seats have left none for the title of a hand."""
    _pointed_at: bool = False

    @property
    def look(self) -> Look:
        """View, theme and pictures as they are now."""
        return Look.of(self.shell)

    def is_close(self, room: pygame.Rect) -> bool:
        """Whether the seats have moved together in this room."""
        return self.close_in == room.size

    @property
    def shown_seat(self) -> int:
        """The seat whose cards are laid open."""
        return self.table.state.turn.player if self.looked_at is None else self.looked_at

    def look_at(self, index: int) -> None:
        """Lay the cards of a seat open, or those of the turn again; with large text, in the drawer."""
        own = self.table.state.turn.player
        if is_large(self.look):
            again = self.drawer and self.shown_seat == index
            self.drawer, self.looked_at = not again, None if again or index == own else index
        else:
            self.looked_at = None if index in (own, self.looked_at) else index
        self.refresh()

    def turn_drawer(self) -> None:
        """Open the drawer on the cards of the turn, or close it."""
        self.drawer, self.looked_at = not self.drawer, None
        self.refresh()

    def follow(self, in_sight: frozenset[str]) -> None:
        """The drawer opens once for whoever points at a card, and belongs to large text alone."""
        large = is_large(self.look)
        wanted = large and self.hand.card_play is None and any(map(is_in_drawer, in_sight))
        if wanted and not self._pointed_at:
            self.drawer, self.looked_at = True, None
        self._pointed_at = wanted
        self.drawer = self.drawer and large

    def opens_for(self, key: str) -> bool:
        """Open the drawer when that key lies in it; True when it was closed."""
        if self.drawer or not is_in_drawer(key) or not is_large(self.look):
            return False
        self.turn_drawer()
        return True


def is_in_drawer(key: str) -> bool:
    """Whether the widget of that key lies in the drawer of large text."""
    return key.startswith("card-")
