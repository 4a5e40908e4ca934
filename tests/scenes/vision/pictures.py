"""The pictures that are compared: single tiles, seats, spaces of a board, the ring of the clock."""

from dataclasses import dataclass

import pygame

from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.notation import read_board, read_cell
from flow_desktop.engine.tiles import PRINTED_EDGES, Kind
from flow_desktop.scenes.board.show import BoardShow, Ghost
from flow_desktop.scenes.board.sprites import tile_picture
from flow_desktop.scenes.seat_look import draw_pattern, draw_seat_token
from flow_desktop.table.seats import Seat
from flow_desktop.widgets.clock_ring import ClockFace, ClockRing
from flow_desktop.widgets.look import Look
from tests.scenes.board.drawing import Clock, a_view, painted

PX = 64
EMPTY = read_cell("d2")
# The tile on b3 lies alone; with two others it is joined to the cat; with two more to the boat as well.
ALONE = "b3:EW"
REACHED = "a2:NS a3:NE b3:EW"
ABOARD = "a2:NS a3:NE b3:EW c3:SW c4:NE"
WATER = read_cell("b3")


def tile(look: Look, kind: Kind, drawing: int) -> pygame.Surface:
    """A tile on a dark ground, as its drawing is printed."""
    return _on_ground(look, tile_picture(look, kind, PRINTED_EDGES[kind % 4], PX, drawing))


def seat_token(look: Look, number: int) -> pygame.Surface:
    """A seat's token; all have the same avatar here, so that colour and pattern alone tell them apart."""
    surface = pygame.Surface((PX, PX), 0, 32)
    surface.fill(look.theme.panel)
    draw_seat_token(surface, look, surface.get_rect(), Seat("Pip", number, number, 1))
    return surface


def seat_ribbon(look: Look, number: int) -> pygame.Surface:
    """A ribbon in a seat's colour and pattern."""
    surface = pygame.Surface((120, 16), 0, 32)
    draw_pattern(surface, surface.get_rect(), number, number)
    return surface


def space(look: Look, show: BoardShow, cell: Cell, seconds: float = 0.0) -> pygame.Surface:
    """One space of a board at a moment."""
    clock = Clock()
    clock.seconds = seconds
    view = a_view(show, clock)
    return painted(view, look).subsurface(view.cell_rect(cell)).copy()


def board(text: str) -> BoardShow:
    """A board with these tiles and no marks."""
    return BoardShow(read_board(text))


def ghost(fits: bool) -> BoardShow:
    """A tile held over a space where it fits, or where one edge is wrong."""
    return BoardShow(ghost=Ghost(Kind.TEE, 7, EMPTY, fits, 0 if fits else 1))


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of the clock."""

    hurry: bool = False
    flash: bool = False


def ring(look: Look, moment: Moment) -> pygame.Surface:
    """The ring of the clock; the number is the same at every moment, so that it does not help."""
    surface = pygame.Surface((140, 140), 0, 32)
    surface.fill(look.theme.panel)
    widget = ClockRing(lambda: ClockFace("8", "", 0.5, moment.hurry), lambda: moment.flash)
    widget.place(look, surface.get_rect())
    widget.paint(surface, look)
    return surface


def _on_ground(look: Look, picture: pygame.Surface) -> pygame.Surface:
    surface = pygame.Surface(picture.get_size(), 0, 32)
    surface.fill(look.theme.ground_bottom)
    surface.blit(picture, (0, 0))
    return surface
