"""What the wave does to the tiles it meets: some are carried off, birds fly up, obstacles hold.

Two ways to show the same story: `FreeFlood` after the physics, `StillFlood` for reduced motion (a stepwise
fill along the lines, tiles fading in the order of the hits; nothing shakes, flies or grows). Both draw the
single things that the wave meets: a tile at rest, a bird, a lock, a shadow, still water.
"""

import math
from collections.abc import Sequence
from typing import Final, Protocol

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import art
from flow_desktop.engine.board import Board
from flow_desktop.engine.events import BirdSaved, TileWashedAway
from flow_desktop.engine.geometry import ANIMAL_CELLS, STRIDE, WIDTH, Cell
from flow_desktop.engine.tiles import BIRD, Piece, piece_of
from flow_desktop.physics.sweep import Sweep, TilePose
from flow_desktop.scenes.board.show import mood_of
from flow_desktop.scenes.board.sprites import animal_picture, animal_size, bird_rect
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.telling.wave import Toll
from flow_desktop.scenes.wave.pace import FADE, FLIGHT, STEP, WavePace, filled_in_order
from flow_desktop.scenes.wave.water_view import draw_crest, draw_wet_frame
from flow_desktop.values import dataclass
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import CONTRAST, NIGHT, SEA, WATER

LOCK_SHARE: Final = 0.4
BIRD_SHARE: Final = 120
_cache = SurfaceCache()
LIFTED: Final = 0.12
"""How much larger a tile looks when it floats."""
SUNKEN: Final = 0.25
NEAR: Final = 1.25
"""A tile whose middle is nearer to an animal's, in spaces, may lie over it."""
EDGE: Final = -0.1
LOST: Final = 0.85
"""A tile fades from here to there, its middle so many spaces beyond those of the board."""
SHAKE: Final = 0.45
WATER_STEPS: Final = 7
"""After so many steps the still water leaves a space again."""


def draw_resting(
    surface: pygame.Surface, look: Look, view: BoardView, piece: Piece, cell: Cell, aside: float = 0.0
) -> None:
    """A tile in its place, or pushed aside by a part of a space."""
    x, y = view.cell_rect(cell).center
    view.draw_piece(surface, look, piece, cell, (x + aside * view.cell_px, y))


def draw_animals(
    surface: pygame.Surface,
    look: Look,
    view: BoardView,
    toll: Toll,
    bob: float,
    afloat: Sequence[TilePose] = (),
) -> None:
    """The animals that water or a tile in it runs over: they stay above, and bob by a part of a space."""
    px = view.cell_px
    for animal, cell in ANIMAL_CELLS.items():
        row, column = divmod(cell, STRIDE)
        beside = any(abs(pose.x - column - 0.5) < NEAR and abs(pose.y - row - 0.5) < NEAR for pose in afloat)
        if row == toll.row or column == toll.column or beside:
            picture = animal_picture(look, animal, mood_of(view.show, animal), animal_size(px))
            x, y = view.cell_rect(cell).center
            surface.blit(picture, picture.get_rect(center=(x, round(y + bob * px))))


def draw_bird(surface: pygame.Surface, look: Look, name: str, place: pygame.Rect, alpha: int) -> None:
    """A bird, sitting or flying, as large as its place."""
    if alpha <= 0:
        return
    picture = pygame.transform.smoothscale(bird_drawing(look, name), place.size)
    picture.set_alpha(alpha)
    surface.blit(picture, picture.get_rect(center=place.center))


def bird_drawing(look: Look, name: str) -> pygame.Surface:
    """A bird in one size that is large enough for every moment of its flight."""
    side = look.px(BIRD_SHARE)
    return look.assets.image(art(name), (side, side))


def draw_lock(
    surface: pygame.Surface, look: Look, view: BoardView, cell: Cell, share: float, alpha: int
) -> None:
    """A small lock on a tile that holds."""
    side = round(view.cell_px * LOCK_SHARE * share)
    if side < 4 or alpha <= 0:
        return
    place = pygame.Rect(0, 0, side, side)
    place.center = view.cell_rect(cell).center
    radius = round(side * 0.72)
    disc = _cache.get(("lock", radius), lambda: _lock_disc(radius))
    for picture in (disc, look.assets.image(art("icon", "lock"), place.size)):
        picture.set_alpha(alpha)
        surface.blit(picture, picture.get_rect(center=place.center))
        picture.set_alpha(255)


def _lock_disc(radius: int) -> pygame.Surface:
    large = pygame.Surface((radius * 8, radius * 8), pygame.SRCALPHA)
    large.fill(NIGHT.with_alpha(0))
    pygame.draw.circle(large, NIGHT.with_alpha(215), (radius * 4, radius * 4), radius * 4)
    return pygame.transform.smoothscale(large, (radius * 2, radius * 2))


def draw_shadow(
    surface: pygame.Surface, px: int, centre: tuple[float, float], lift: float, alpha: int
) -> None:
    """The shadow of a floating tile, on the water below it."""
    shadow = _cache.get(("shadow", px), lambda: _make_shadow(px))
    shadow.set_alpha(alpha)
    away = px * 0.13 * lift
    surface.blit(shadow, shadow.get_rect(center=(round(centre[0] + away * 0.6), round(centre[1] + away))))


def _make_shadow(px: int) -> pygame.Surface:
    blur = max(2, px // 9)
    sheet = pygame.Surface((px + 4 * blur, px + 4 * blur), pygame.SRCALPHA)
    sheet.fill(NIGHT.with_alpha(0))
    box = sheet.get_rect().inflate(-4 * blur, -4 * blur)
    pygame.draw.rect(sheet, NIGHT.with_alpha(140), box, border_radius=px // 4)
    return pygame.transform.box_blur(sheet, blur, repeat_edge_pixels=False)


def draw_water(surface: pygame.Surface, rect: pygame.Rect, share: float) -> None:
    """A space under still water."""
    if share <= 0.0:
        return

    def make() -> pygame.Surface:
        sheet = pygame.Surface(rect.size, 0, 32)
        sheet.fill(SEA.mixed(WATER, 0.35))
        return sheet

    sheet = _cache.get(("water", rect.size), make)
    sheet.set_alpha(round(200 * min(1.0, share)))
    surface.blit(sheet, rect)


class Flood(Protocol):
    """A way to show the flood."""

    def draw(
        self, surface: pygame.Surface, look: Look, view: BoardView, seconds: float, met: frozenset[Cell]
    ) -> None:
        """Draw the water and, of the tiles, those it has met, so many seconds after the flood began."""


@dataclass(frozen=True, slots=True)
class FreeFlood:
    """The flood as rigid bodies and running water."""

    toll: Toll
    before: Board
    wave: Sweep
    pace: WavePace

    def draw(
        self, surface: pygame.Surface, look: Look, view: BoardView, seconds: float, met: frozenset[Cell]
    ) -> None:
        """Tiles that stay, floating tiles from the lowest to the highest, water, animals, birds, locks.

        The swell lies over what it carries, and takes its brightness: tiles that rush past would flash (M2).
        """
        pieces, passes = self.before.pieces, self.pace.passes
        saved = [event for event in self.toll.saved if event.cell in met]
        held = [event.cell for event in self.toll.held if event.cell in met]
        for event in saved:
            draw_resting(surface, look, view, pieces[event.cell] & ~BIRD, event.cell)
        for cell in held:
            draw_resting(surface, look, view, pieces[cell], cell, _shaken(seconds - passes[cell]))
        for run in self.wave.runs:
            draw_wet_frame(surface, view.places, run, seconds)
        poses = [(self.wave.pose(n, seconds), tile) for n, tile in enumerate(self.toll.washed)]
        afloat: list[TilePose] = []
        for pose, tile in sorted(poses, key=lambda pair: pair[0].lift):
            if tile.cell in met and not pose.gone:
                _draw_afloat(surface, look, view, pose, tile)
                afloat.append(pose)
        for crest in self.wave.front(seconds):
            draw_crest(surface, view.places, crest, seconds, soft=look.theme.name == CONTRAST.name)
        draw_animals(surface, look, view, self.toll, 0.05 * math.sin(6 * seconds), afloat)
        for number, event in enumerate(saved):
            _draw_flight(surface, look, view, event, seconds - passes[event.cell], -1 if number % 2 else 1)
        for cell in held:
            draw_lock(surface, look, view, cell, min(1.0, (seconds - passes[cell]) / 0.2), 255)


@dataclass(frozen=True, slots=True)
class StillFlood:
    """The flood as a stepwise fill, without any motion."""

    toll: Toll
    before: Board
    pace: WavePace

    def draw(
        self, surface: pygame.Surface, look: Look, view: BoardView, seconds: float, met: frozenset[Cell]
    ) -> None:
        """Tiles that fade, water that fills and leaves one space after the other, birds and locks."""
        pieces, passes = self.before.pieces, self.pace.passes
        for tile in self.toll.washed:
            if tile.cell in met:
                alpha = round(255 * (1 - _faded(seconds - passes[tile.cell])))
                centre = view.cell_rect(tile.cell).center
                view.draw_piece(surface, look, _piece(tile), tile.cell, centre, alpha=alpha)
        saved = [event.cell for event in self.toll.saved if event.cell in met]
        held = [event.cell for event in self.toll.held if event.cell in met]
        for cell in (*saved, *held):
            draw_resting(surface, look, view, pieces[cell] & ~BIRD if cell in saved else pieces[cell], cell)
        for index, cell in enumerate(filled_in_order(self.toll)):
            came = _faded(seconds - STEP * index)
            went = _faded(seconds - STEP * (index + WATER_STEPS))
            draw_water(surface, view.cell_rect(cell), came - went)
        draw_animals(surface, look, view, self.toll, 0.0)
        for cell in saved:
            alpha = round(255 * (1 - _faded((seconds - passes[cell]) / 2)))
            draw_bird(surface, look, "bird_flying", bird_rect(view.cell_rect(cell)), alpha)
        for cell in held:
            draw_lock(surface, look, view, cell, 1.0, round(255 * _faded(seconds - passes[cell])))


def _piece(tile: TileWashedAway) -> Piece:
    return piece_of(tile.tile, tile.edges, tile.bird)


def _faded(seconds: float) -> float:
    """How far a fade is, 0 to 1, so many seconds after it began."""
    return min(max(seconds / FADE, 0.0), 1.0)


def _shaken(seconds: float) -> float:
    """How far an obstacle that holds is pushed aside, in spaces: a short, fading shudder."""
    if not 0.0 < seconds < SHAKE:
        return 0.0
    return 0.05 * math.sin(38 * seconds) * (1 - seconds / SHAKE)


def _draw_afloat(
    surface: pygame.Surface, look: Look, view: BoardView, pose: TilePose, tile: TileWashedAway
) -> None:
    """A tile that the water carries, with its shadow on the ground; the swell is drawn over it."""
    field, px = view.places.field, view.cell_px
    centre = field.x + pose.x * px, field.y + pose.y * px
    alpha = round(255 * (1 - pose.sunk) * (1 - overboard(pose)))
    if alpha <= 0:
        return
    scale = (1 + LIFTED * pose.lift) * (1 - SUNKEN * pose.sunk)
    draw_shadow(surface, px, centre, pose.lift, alpha)
    angle = math.degrees(pose.angle)
    view.draw_piece(surface, look, _piece(tile), tile.cell, centre, angle=angle, scale=scale, alpha=alpha)


def overboard(pose: TilePose) -> float:
    """How far a tile that went over the frame is lost from sight: before it lies on what stands beside it."""
    beyond = max(-pose.x, pose.x - WIDTH, -pose.y, pose.y - WIDTH)
    return min(max((beyond - EDGE) / (LOST - EDGE), 0.0), 1.0)


def _draw_flight(
    surface: pygame.Surface, look: Look, view: BoardView, saved: BirdSaved, since: float, side: int
) -> None:
    """A bird on its way up and away from the tile it has saved."""
    place = bird_rect(view.cell_rect(saved.cell))
    share, px = min(1.0, since / FLIGHT), view.cell_px
    rise = 3.4 * share * share + 0.5 * math.sin(math.pi * share) - 0.06 * math.sin(15 * since)
    size = round(place.width * (1.7 + 0.9 * share))
    spot = pygame.Rect(0, 0, size, size)
    spot.center = round(place.centerx + side * 1.9 * share * px), round(place.centery - rise * px)
    draw_bird(surface, look, "bird_flying", spot, round(255 * min(1.0, 3.5 * (1 - share))))
