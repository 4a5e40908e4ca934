"""How the game stands at a moment of a replay: seats as at the table, round, tiles left, who has a path."""

from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Intent
from flow_desktop.app.language import _, ngettext
from flow_desktop.rounds import TableView
from flow_desktop.scenes.play.columns.clock_panel import AnimalBadges
from flow_desktop.scenes.play.columns.seats import SeatRow
from flow_desktop.widgets.counts import Fact
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import CLOSE, GAP
from flow_desktop.widgets.widget import Taken, Widget

FEW: Final = 3
"""With more seats than these, their cards lie beside their names."""


class SeatShown(SeatRow):
    """A seat with its cards, only to be looked at."""

    role_word = ""
    focusable = False
    pointed = False

    def handle(self, intent: Intent) -> Taken | None:
        """Nothing is chosen here."""
        return None


def seats_shown(table: TableView) -> list[Widget]:
    """Everybody with their cards; who has the turn stands out."""
    state, close = table.state, len(table.seats) > FEW
    return [
        SeatShown(
            table.seats,
            index,
            cards,
            lambda: None,
            playing=index == state.turn.player,
            open_hand=True,
            looked_at=False,
            close=close,
        )
        for index, cards in enumerate(state.hands)
    ]


def standing(table: TableView) -> Widget:
    """The facts of the moment, as beside the clock."""
    state = table.state
    left = state.supply.tiles_left
    tiles = ngettext("{count} tile left", "{count} tiles left", left).format(count=left)
    number = state.turn.round
    badges = AnimalBadges(state.board)
    badges.focusable = False  # to be read, as all that stands here: keys wind the game
    facts = [
        Fact(art("icon_turns"), _("Round {round}").format(round=number), str(number)),
        Fact(art("back_tile"), tiles, str(left)),
        badges,
    ]
    return Panel(Column(facts, gap=CLOSE, align=Align.START), padding=GAP, area="standing")
