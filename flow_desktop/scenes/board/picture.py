"""Boards as pictures: rules pages, setup, results. The same renderer as in play."""

from dataclasses import replace
from math import ceil

import pygame

from flow_desktop.app.language import N_
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import STRIDE, WIDTH, Edges
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.board.layer import draw_board_shadow
from flow_desktop.scenes.board.places import PLAIN_FRAME
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.sprites import tile_picture
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.widget import Size, Widget


def board_picture(
    look: Look, board: Board, px: int, show: BoardShow | None = None, plain: bool | None = None
) -> pygame.Surface:
    """A board `px` pixels high and wide; `show` adds marks, `plain` leaves the numbers out."""
    shown = replace(show or BoardShow(), board=board)
    if plain is not None:
        shown = replace(shown, plain=plain)
    return _painted(BoardView(shown, focusable=False), look, px)


def _painted(view: BoardView, look: Look, px: int) -> pygame.Surface:
    """The board alone; its shadow belongs to the page that it lies on."""
    surface = pygame.Surface((px, px), pygame.SRCALPHA)
    view.casts_shadow = False
    view.place(look, surface.get_rect())
    view.paint(surface, look)
    return surface


class BoardPicture(Widget):
    """A board as a still picture, so many units high and wide; the label says what it shows."""

    role_word = N_("picture")

    def __init__(
        self,
        board: Board,
        units: float,
        *,
        label: str = "",
        key: str = "",
        grow: float = 0,
        show: BoardShow | None = None,
        plain: bool = False,
        follows: float = 0,
    ) -> None:
        """`follows`: how far its size follows that of the text, 0 to 1."""
        super().__init__(key=key, label=label, grow=grow)
        self.decorative = not label
        self.units = units
        self.follows = follows
        self.board_show = replace(show or BoardShow(), board=board, plain=plain)
        self._view = BoardView(self.board_show, focusable=False)
        self._made: tuple[object, pygame.Surface] | None = None

    def adopt(self, earlier: Widget) -> None:
        """Take over what was drawn already: of another moment of a game only a few spaces differ."""
        super().adopt(earlier)
        if isinstance(earlier, BoardPicture):
            self._view.adopt(earlier._view)
            self._made = earlier._made if self.board_show == earlier.board_show else None

    def measure(self, look: Look, width: int) -> Size:
        """A square, never wider than the room."""
        grown = 1 + self.follows * (look.view.text_percent / 100 - 1)
        side = min(look.px(self.units * grown), width)
        return side, side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the board in the middle of its place."""
        side = min(self.rect.size)
        stamp = (side, look.theme.name, look.view)
        if self._made is None or self._made[0] != stamp:
            self._made = stamp, _painted(self._view, look, side)
        picture = self._made[1]
        place, drawn = picture.get_rect(center=self.rect.center), self._view.places
        lies = replace(drawn, left=drawn.left + place.x, top=drawn.top + place.y)
        draw_board_shadow(surface, look, lies)
        surface.blit(picture, place)


class BoardCorner(Widget):
    """The four spaces in the upper left corner of a board, for a sentence about spaces beside it."""

    decorative = True

    def __init__(self, show: BoardShow, units: float) -> None:
        super().__init__()
        self.units = units
        self._show = replace(show, plain=True)
        self._made: tuple[object, pygame.Surface] | None = None

    def measure(self, look: Look, width: int) -> Size:
        """A square."""
        side = min(look.px(self.units), width)
        return side, side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Cut out of the whole board."""
        side = min(self.rect.size)
        stamp = (side, look.theme.name)
        if self._made is None or self._made[0] != stamp:
            view = BoardView(self._show, focusable=False)
            whole = _painted(view, look, ceil(side / 2 * (WIDTH + 2 * PLAIN_FRAME)) + 1)
            first, last = view.cell_rect(0), view.cell_rect(STRIDE + 1)
            self._made = stamp, whole.subsurface(first.union(last)).copy()
        surface.blit(self._made[1], self._made[1].get_rect(center=self.rect.center))


class TileImage(Widget):
    """A tile as a picture, so many units high and wide; without a label it stands beside its name."""

    role_word = N_("picture")

    def __init__(self, kind: Kind, edges: Edges, units: float, label: str = "") -> None:
        super().__init__(label=label)
        self.decorative = not label
        self.kind = kind
        self.edges = edges
        self.units = units

    def measure(self, look: Look, width: int) -> Size:
        """A square."""
        side = min(width, look.px(self.units))
        return side, side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The tile in the middle of its place."""
        picture = tile_picture(look, self.kind, self.edges, min(self.rect.size))
        surface.blit(picture, picture.get_rect(center=self.rect.center))
