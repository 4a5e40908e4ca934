"""The sea around the board: it climbs the beach as the minute runs and beats against the frame at the end."""

import math
from collections.abc import Callable, Hashable
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.shell import Shell
from flow_desktop.app.view import View
from flow_desktop.rounds import TableView
from flow_desktop.scenes.board.frame import frame_radius
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.play.sea.shore import DRIFT, EDGE, STRIP, Shore, beach_sheet, shore
from flow_desktop.scenes.play.sea.swell import draw_swell
from flow_desktop.scenes.play.sea.tide import Level, Tide
from flow_desktop.scenes.play.sea.water import HALVED, SHADES, DarkeningSea, deep_water, flat_water
from flow_desktop.widgets.look import Look

LOWEST: Final = 0.955
"""Where the shore lies at low tide, in heights of the window."""
HIGHEST: Final = 34
"""The same at high tide, in units from the top: the line of the tide stays in sight."""
SWASH: Final = 9
HEAVE: Final = 16
"""Units by which the water runs up and down by itself, and by which a beat of the swell lifts it."""
LACE: Final = 46
FLAT_LINE: Final = 6
BREATH: Final = 0.05
"""Seconds between two looks at the breathing sea: it moves by a pixel in that time."""
SURGE: Final = 0.03
"""The same while it beats against the frame or ebbs away."""
Sheet = tuple[tuple[int, int], str]
_sheets = SurfaceCache()
_ahead: dict[Sheet, pygame.Surface] = {}
"""What was painted before there was a table."""
_shores: dict[tuple[int, float], Shore] = {}
_NOTHING: Final = pygame.Surface((0, 0))


class Sea:
    """The sea of a play scene."""

    def __init__(self, shell: Shell, table: TableView, board: BoardView) -> None:
        self._shell = shell
        self._table = table
        self._board = board
        self._tide = Tide(table)
        self._level = Level(0.0)
        self._stirred: float | None = None
        self._water: tuple[tuple[int, int], DarkeningSea] | None = None

    @property
    def _still(self) -> bool:
        return self._shell.settings.reduced_motion or self._table.paused

    @property
    def moving(self) -> bool:
        """Whether every frame shows it differently: it beats against the frame, rises fast or ebbs away."""
        return not self._still and (self._tide.beating or not self._tide.settled)

    @property
    def wake_after(self) -> float | None:
        """When it is to be looked at again."""
        return None if self._still else BREATH

    def stir(self, look: Look) -> Hashable:
        """Let the sea go on, not more often than an eye would notice; what it looks like now."""
        now = self._shell.now()
        wait = SURGE if self.moving else BREATH
        if self._stirred is None or look.reduced_motion or not 0 <= now - self._stirred < wait:
            self._stirred = now
            self._level = self._tide.at(now, look.reduced_motion)
        return self._level, self._darken(look)

    def _darken(self, look: Look) -> int:
        """Let the water be as dark as this tide wants it; how often it was painted. Flat themes have none."""
        if look.theme.flat:
            return 0
        if self._water is None or self._water[0] != look.view.size:
            self._water = look.view.size, DarkeningSea(calm_water(look))
        self._water[1].toward(round(self._level.height * SHADES))
        return self._water[1].painted

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """The sea as it was stirred last, over the whole window."""
        places = self._board.places
        inset = -2 * frame_radius(places)
        water = self._water[1].sheet if self._water is not None else _NOTHING
        draw_sea(surface, look, self._level, water, places.rect.inflate(inset, inset))

    def draw_swell(self, surface: pygame.Surface, look: Look) -> None:
        """Foam at the board's rim."""
        frame = self._board.places.rect
        draw_swell(surface, look, frame, shore_height(look, self._level), self._level)


def shore_height(look: Look, level: Level) -> int:
    """Where the water's edge is, in pixels from the top of the window."""
    high = look.view.size[1]
    top = HIGHEST * look.view.unit
    at = top + (high * LOWEST - top) * (1 - level.height)
    return round(at - (SWASH * level.swash + HEAVE * level.surge) * look.view.unit)


def draw_sea(
    surface: pygame.Surface,
    look: Look,
    level: Level,
    water: pygame.Surface,
    hidden: pygame.Rect | None = None,
) -> None:
    """Fill the window, sand above the shore and water below it; nothing is drawn where it is `hidden`."""
    edge, before = shore_height(look, level), surface.get_clip()
    for part in _around(surface.get_rect(), hidden):
        surface.set_clip(part.clip(before))
        if look.theme.flat:
            _draw_flat(surface, look, edge)
        else:
            _draw_part(surface, look, level, edge, water)
    surface.set_clip(before)


def _around(whole: pygame.Rect, hidden: pygame.Rect | None) -> list[pygame.Rect]:
    """What is left of the whole: above, below, left and right of what is hidden."""
    inner = whole.clip(hidden) if hidden is not None else pygame.Rect(0, 0, 0, 0)
    if not inner:
        return [whole]
    parts = [
        pygame.Rect(0, 0, whole.width, inner.top),
        pygame.Rect(0, inner.bottom, whole.width, whole.height - inner.bottom),
        pygame.Rect(0, inner.top, inner.left, inner.height),
        pygame.Rect(inner.right, inner.top, whole.width - inner.right, inner.height),
    ]
    return [part for part in parts if part]


def _draw_part(surface: pygame.Surface, look: Look, level: Level, edge: int, water: pygame.Surface) -> None:
    size, unit = surface.get_size(), look.view.unit
    top = edge - round(EDGE * unit)
    below = top + round(STRIP * unit) - 1
    beach = _sheet((size, "beach"), lambda: beach_sheet(size, unit))
    if below > 0:
        surface.blit(beach, (0, 0), (0, 0, size[0], min(size[1], below)))
    surface.blit(water, (0, below))
    _draw_shore(surface, unit, top, level)


def _draw_shore(surface: pygame.Surface, unit: float, top: int, level: Level) -> None:
    """The strip of foam, and the lace behind it that follows later."""
    width, high = surface.get_size()
    if not -STRIP * unit - LACE * unit < top < high:
        return
    key = (width, unit)
    if key not in _shores:
        _shores.clear()
        _shores[key] = shore(width, unit)
    pictures, room = _shores[key], DRIFT * unit
    aside = math.sin(level.swash * 1.3 + level.height * 40) * room
    surface.blit(pictures.strip, (round(-room + aside * 0.4), top))
    lower = top + round((LACE + 6 * level.swash) * unit)
    surface.blit(pictures.lace, (round(-room - aside), lower))


def calm_water(look: Look) -> pygame.Surface:
    """The water of a calm sea, high enough to fill the window when the shore is above it."""
    view = look.view
    return _sheet((view.size, "water"), lambda: _water_below(view))


def _water_below(view: View) -> pygame.Surface:
    high = view.height + math.ceil((STRIP + EDGE + SWASH + HEAVE) * view.unit)
    return deep_water((view.width, high), view.unit)


def _sheet(key: Sheet, make: Callable[[], pygame.Surface]) -> pygame.Surface:
    """A sheet that is kept, was painted ahead, or is made now; what was painted for another window goes."""
    for other in tuple(_ahead):
        if other[0] != key[0]:
            del _ahead[other]
    painted = _ahead.pop(key, None)
    return _sheets.get(key, lambda: make() if painted is None else painted)


def paint_ahead(view: View) -> None:
    """Paint sand and water of a very large window while nobody needs them; another thread may do it."""
    if view.unit >= HALVED:
        _ahead[view.size, "beach"] = beach_sheet(view.size, view.unit)
        _ahead[view.size, "water"] = _water_below(view)


def _draw_flat(surface: pygame.Surface, look: Look, edge: int) -> None:
    """Two plain grounds with a line between them."""
    wide, high = surface.get_size()
    line = max(2, look.px(FLAT_LINE))
    surface.fill(look.theme.ground_bottom, (0, 0, wide, max(0, edge)))
    surface.fill(flat_water(look.theme), (0, max(0, edge), wide, high))
    surface.fill(look.theme.ground_text, (0, edge - line, wide, line))
