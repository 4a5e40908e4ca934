"""The pictures that are compared: single tiles, seats, spaces of a board, the ring of the clock."""

from dataclasses import dataclass

import pygame

from flow_desktop.engine.geometry import EAST, WEST, Animal, Cell
from flow_desktop.engine.notation import read_board, read_cell
from flow_desktop.engine.tiles import PRINTED_EDGES, Kind, piece_of
from flow_desktop.scenes.board.badges import badge_picture_of
from flow_desktop.scenes.board.ribbons import pattern_picture, ribbons_picture
from flow_desktop.scenes.board.show import BoardShow, Ghost
from flow_desktop.scenes.board.sprites import tile_picture
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.scenes.board.ways import Strand
from flow_desktop.scenes.play.columns.held import faint_picture
from flow_desktop.scenes.seat_look import draw_pattern, draw_seat_token
from flow_desktop.table.seats import Seat
from flow_desktop.widgets.clock_ring import ClockFace, ClockRing
from flow_desktop.widgets.look import Look
from tests.scenes.board.drawing import Clock, a_view, painted

PX = 64
LARGE = 96
WATER_SHADE = (90, 180, 200)
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


def way(look: Look, animal: Animal, lanes: int) -> pygame.Surface:
    """A ribbon straight across a space, with as many lanes as there are; the ribbon and no more."""
    surface = pygame.Surface((LARGE, LARGE), 0, 32)
    surface.fill(WATER_SHADE)
    lane = lanes // 2, lanes
    strand = Strand(animal, WEST, EAST, lane, lane)
    tones = tones_of(look.theme)
    surface.blit(ribbons_picture((strand,), LARGE, tones, False), (0, 0))
    surface.blit(pattern_picture((strand,), LARGE, tones, False, 0.5), (0, 0))
    changed = [y for y in range(LARGE) if surface.get_at((LARGE // 2, y))[:3] != WATER_SHADE]
    return surface.subsurface((0, changed[0], LARGE, changed[-1] - changed[0] + 1)).copy()


def inked(look: Look, animal: Animal, lanes: int) -> list[float]:
    """How much of the breadth of a ribbon is dark at each of its places, without its dark edges."""
    picture = way(look, animal, lanes)
    width, height = picture.get_size()
    edge = max(1, round(height * 0.1))
    inner = picture.subsurface((0, edge, width, height - 2 * edge))
    ink = pygame.mask.from_threshold(inner, tones_of(look.theme).ink, (60, 60, 60, 255))
    high = inner.get_height()
    return [sum(ink.get_at((x, y)) for y in range(high)) / high for x in range(width)]


def badge(look: Look, animal: Animal, joined: bool) -> pygame.Surface:
    """The badge of an animal in the panel of the clock."""
    surface = pygame.Surface((46, 46), 0, 32)
    surface.fill(look.theme.panel)
    surface.blit(badge_picture_of(look, animal, 46, joined), (0, 0))
    return surface


def carried(look: Look, kind: Kind, drawing: int) -> pygame.Surface:
    """The place beside the board of a tile that is being carried."""
    surface = pygame.Surface((PX, PX), 0, 32)
    surface.fill(look.theme.panel)
    surface.blit(faint_picture(look, piece_of(kind, PRINTED_EDGES[kind]), PX, drawing), (0, 0))
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
