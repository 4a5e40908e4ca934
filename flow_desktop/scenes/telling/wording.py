"""How much is told by ear: of each event the same in few words, and what can be added to it.

Few words leave out what the player has just done or knows; what was left out can be asked for. Whoever wants
to hear everything hears at once what others ask for: what lies around a tile, how far each animal is.
"""

from typing import Final

from flow_desktop.app.language import _, ngettext
from flow_desktop.app.speech import Wording
from flow_desktop.engine import events
from flow_desktop.engine.events import Event
from flow_desktop.rounds import TableView
from flow_desktop.scenes.naming import card_name, kind_name
from flow_desktop.scenes.place_names import place_name
from flow_desktop.scenes.seat_look import seat_name
from flow_desktop.scenes.telling.answers import neighbours_answer, sentences
from flow_desktop.scenes.telling.events import spoken_of

USUAL: Final = "normal"
_LAID: Final = (events.TilePlaced, events.TileMoved, events.TileReturned)


def words_of(event: Event, table: TableView, detail: str) -> str | None:
    """What is said of an event, as briefly or fully as the player wishes; None for what needs no words."""
    usual = spoken_of(event, table)
    if usual is None or detail == USUAL:
        return usual
    return Wording(usual, brief_of(event, table), more_of(event, table)).at(detail)


def brief_of(event: Event, table: TableView) -> str | None:
    """An event in few words: what was drawn, where it lies, whose turn it is. None: there are no fewer."""
    match event:
        case events.TileDrawn(player=player):
            return _whose(player, kind_name(event.tile), table)
        case events.TileTraded(player=player) if not table.state.rules.silent:
            return _whose(player, card_name(event.card), table)
        case events.TilePlaced() | events.TileMoved() | events.TileReturned():
            return sentences((place_name(event.cell),))
        case events.TurnStarted(player=player):
            return sentences((seat_name(table.seats, player),))
    return None


def more_of(event: Event, table: TableView) -> str:
    """What else is worth hearing: how many tiles are left, what lies around the one that was laid."""
    if isinstance(event, events.TileDrawn):
        supply = table.state.supply
        left = supply.tiles_left
        return sentences((ngettext("{count} tile left", "{count} tiles left", left).format(count=left),))
    return neighbours_answer(table.state.board, event.cell) if isinstance(event, _LAID) else ""


def _whose(player: int, what: str, table: TableView) -> str:
    """Something of a player's; at a table of one nobody needs to be named."""
    if len(table.seats) == 1:
        return sentences((what,))
    return sentences((_("{name}: {line}").format(name=seat_name(table.seats, player), line=what),))
