"""What happened where: words for the ear, which cannot see the space."""

from __future__ import annotations

from flow_desktop.app.language import _
from flow_desktop.engine.events import (
    BirdPlaced,
    BirdSaved,
    Event,
    ObstacleHeld,
    TileMoved,
    TilePlaced,
    TileRemoved,
    TileReturned,
    TileWashedAway,
)
from flow_desktop.rounds import TableView
from flow_desktop.scenes.naming import cell_name, edges_words, kind_name
from flow_desktop.scenes.seat_look import seat_name


def placed_words(event: Event, table: TableView) -> str:
    """The sentence with its space, and how a tile lies now; empty for events that have no place."""
    words = _sentence(event, table)
    if isinstance(event, TilePlaced | TileMoved | TileReturned) and event.edges:
        return _("{words} Water {edges}.").format(words=words, edges=edges_words(event.edges))
    return words


def _sentence(event: Event, table: TableView) -> str:
    match event:
        case TilePlaced(player=player, tile=tile, cell=cell):
            words = _("{name} places the {tile} on {space}.")
            name = seat_name(table.seats, player)
            return words.format(name=name, tile=kind_name(tile), space=cell_name(cell))
        case TileMoved(tile=tile, source=source, cell=cell):
            words = _("The current carries the {tile} from {source} to {space}.")
            return words.format(tile=kind_name(tile), source=cell_name(source), space=cell_name(cell))
        case BirdPlaced(cell=cell):
            return _("A bird sits on {space} and guards it.").format(space=cell_name(cell))
        case TileRemoved() | TileReturned() | TileWashedAway() | BirdSaved() | ObstacleHeld():
            words = _of_a_tile(event)
            return words.format(tile=kind_name(event.tile), space=cell_name(event.cell))
    return ""


def _of_a_tile(event: TileRemoved | TileReturned | TileWashedAway | BirdSaved | ObstacleHeld) -> str:
    match event:
        case TileRemoved():
            return _("Support takes the {tile} from {space}.")
        case TileReturned():
            return _("The {tile} comes back to {space}.")
        case TileWashedAway():
            return _("The wave takes the {tile} from {space}.")
        case BirdSaved():
            return _("The bird saves the {tile} on {space}.")
        case ObstacleHeld():
            return _("The {tile} on {space} holds.")
