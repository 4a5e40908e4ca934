"""What a move points at: the spaces it means, and how the board shows it before it is made."""

from dataclasses import replace
from typing import Final

import pygame

from flow_desktop.engine.commands import (
    Command,
    Draw,
    DrawShown,
    PlaceTile,
    PlayBird,
    PlayCalmWaters,
    PlayCurrent,
    PlayFishing,
    PlayReturn,
    PlaySupport,
    Trade,
)
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.state import GameState
from flow_desktop.engine.tiles import BIRD, kind_of
from flow_desktop.scenes.board.show import NOWHERE, BoardShow, Ghost
from flow_desktop.scenes.play.companion import Beside
from flow_desktop.scenes.seat_look import draw_seat_token
from flow_desktop.table import Seat

TOKEN: Final = 0.5
"""The face that points, in spaces."""


def space_of(command: Command) -> Cell | None:
    """The space that a move means in the end; None for one without a space."""
    match command:
        case PlaceTile(cell) | PlaySupport(cell) | PlayBird(cell):
            return cell
        case PlayCurrent(_, cell) | PlayReturn(_, cell):
            return cell
    return None


def key_of(command: Command, state: GameState) -> str:
    """The key of what is to be pressed for a move without a space: a pile, a card, Trade."""
    match command:
        case Draw(pile):
            return f"pile-{pile}"
        case DrawShown(index):
            return f"shown-{index}"
        case Trade():
            return "trade"
        case PlayFishing() | PlayCalmWaters():
            return f"card-{state.hand.index(command.card)}"
    return "step"


def draw_pointer(surface: pygame.Surface, play: Beside, seat: Seat, command: Command) -> None:
    """The face of a seat at the corner of the space or the button that its move means."""
    cell, board = space_of(command), play.board
    if board.show.covered:
        return
    if cell is not None:
        place, room = board.cell_rect(cell), board.rect
    else:
        button = play.seek(key_of(command, play.table.state))
        if button is None:
            return
        place, room = button.rect, surface.get_rect()
    side = round(board.cell_px * TOKEN)
    token = pygame.Rect(0, 0, side, side)
    token.center = (place.right - side // 4, place.top + side // 4)
    draw_seat_token(surface, play.look, token.clamp(room), seat)


def pointed_at(show: BoardShow, state: GameState, command: Command, held: int | None) -> BoardShow:
    """The board with a move that is meant: its tile as a ghost, what a card touches ringed.

    `held` is the drawing of the tile in hand.
    """
    ghost, targets = _ghost(state, command, held), NOWHERE
    match command:
        case PlaySupport(cell) | PlayBird(cell):
            targets = frozenset({cell})
        case PlayCurrent(source):
            targets = frozenset({source})
    return replace(show, targets=targets or show.targets, ghost=ghost or show.ghost)


def _ghost(state: GameState, command: Command, held: int | None) -> Ghost | None:
    match command:
        case PlaceTile(cell, edges) if state.turn.holding is not None:
            return Ghost(state.turn.holding, edges, cell, variant=held)
        case PlayReturn(kind, cell, edges):
            return Ghost(kind, edges, cell)
        case PlayCurrent(source, cell, edges):
            piece = state.board.pieces[source]
            return Ghost(kind_of(piece), edges, cell, bird=bool(piece & BIRD))
    return None
