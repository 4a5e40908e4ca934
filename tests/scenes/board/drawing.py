"""Boards drawn for tests, and what can be measured on them."""

import pygame

from flow_desktop.app.assets import Assets
from flow_desktop.app.view import View
from flow_desktop.engine.geometry import CELLS, Cell
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import NORMAL, Theme, luminance

ASSETS = Assets()
SIDE = 470
GROUND = (15, 76, 92)

# Cat and dog are joined to the boat, the capybara's water has begun to grow, the lemur waits.
TWO_ABOARD = "a2:NS a3:NE b3:EW c3:SW c4:NE g2:NS g3:NS g4:NW f4:EW e4:EW g6:NS"
# The same without the two tiles beside the boat: nobody is aboard.
NOBODY_ABOARD = "a2:NS a3:NE b3:EW c3:SW g2:NS g3:NS g4:NW f4:EW g6:NS"


class Clock:
    """A clock that stands where it is set."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        return self.seconds


def a_look(theme: Theme = NORMAL, reduced: bool = False, size: tuple[int, int] = (1280, 720)) -> Look:
    return Look(View(*size), theme, ASSETS, reduced)


def a_view(show: BoardShow, clock: Clock | None = None, side: int = SIDE) -> BoardView:
    view = BoardView(show, now=clock.now if clock else None)
    view.place(a_look(), pygame.Rect(30, 20, side, side))
    return view


def painted(view: BoardView, look: Look | None = None) -> pygame.Surface:
    surface = pygame.Surface((view.rect.right + 30, view.rect.bottom + 30), 0, 32)
    surface.fill(GROUND)
    view.paint(surface, look or a_look())
    return surface


def drawn(show: BoardShow, look: Look | None = None, seconds: float = 0.0) -> pygame.Surface:
    clock = Clock()
    clock.seconds = seconds
    return painted(a_view(show, clock), look)


def part(surface: pygame.Surface, rect: pygame.Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(rect), "RGB")


def changed(one: pygame.Surface, other: pygame.Surface, view: BoardView) -> set[Cell]:
    """The cells in which two pictures of a board differ."""
    return {c for c in CELLS if part(one, view.cell_rect(c)) != part(other, view.cell_rect(c))}


def luma(surface: pygame.Surface, rect: pygame.Rect) -> float:
    red, green, blue, _ = pygame.transform.average_color(surface, rect)
    return 0.299 * red + 0.587 * green + 0.114 * blue


def luma_difference(one: pygame.Surface, other: pygame.Surface, rect: pygame.Rect) -> float:
    """How much two pictures differ in greyscale, on average over the pixels of a rect."""
    grey_one, grey_other = (pygame.transform.grayscale(each.subsurface(rect).copy()) for each in (one, other))
    pairs = zip(
        pygame.image.tobytes(grey_one, "RGB")[::3], pygame.image.tobytes(grey_other, "RGB")[::3], strict=True
    )
    return sum(abs(a - b) for a, b in pairs) / (rect.width * rect.height)


def light_range(surface: pygame.Surface, rect: pygame.Rect) -> tuple[float, float]:
    """The darkest and the brightest pixel of a rect, as relative luminance."""
    pixels = pygame.image.tobytes(surface.subsurface(rect), "RGB")
    found = [
        luminance((red, green, blue))
        for red, green, blue in zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True)
    ]
    return min(found), max(found)
