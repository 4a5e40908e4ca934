"""Draws the wave along a line: its head with a white crest, the swell behind it, flecks of foam on both.

It is broader than its line and spills over the frame, which stays wet behind it.
"""

import math
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.engine.geometry import WIDTH
from flow_desktop.physics.front import From, Run
from flow_desktop.physics.sweep import Crest
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.wave import breaker
from flow_desktop.widgets.theme import FOAM, NIGHT

BOILING: Final = 0.07
"""Seconds from one drawing of the head to the next."""
LEAST: Final = 0.4
"""Spaces of swell that a head drags along at least."""
RUNNING_OUT: Final = 0.6
"""How far behind the tail of the wave its last water is, in spaces."""
UNDER: Final = 0.5
"""How far under the head its swell reaches, counted from the front, in spaces."""
DRIFT: Final = 2.6
"""Spaces a second by which the swell falls behind the head."""
FLECK: Final = 0.3
FLECK_LIGHT: Final = 0.7
"""How large and how bright a fleck of foam on the swell is, beside those that the physics counts."""
WET: Final = 74
GLINTS: Final = 5
WETTING: Final = 0.25
"""Seconds in which the frame gets wet."""
DISC_STEP: Final = 2
ALPHA_STEP: Final = 32
_patches = SurfaceCache()


def draw_crest(
    surface: pygame.Surface, places: BoardPlaces, crest: Crest, seconds: float, soft: bool = False
) -> None:
    """Draw one wave at one moment.

    A `soft` one keeps to its line and has no white lip: among stark tiles it would flash (M2).
    """
    px = places.cell_px
    opacity = round(255 * crest.strength)
    tail = min(crest.tail - RUNNING_OUT, crest.reach - breaker.HEAD - LEAST)
    water = _swell(px, crest, round((crest.reach - UNDER - tail) * px), seconds, soft)
    water.set_alpha(opacity)
    surface.blit(water, _placed(places, crest, tail, crest.reach - UNDER))
    head = breaker.head(px, crest.side, int(seconds / BOILING) % breaker.PHASES, soft)
    head.set_alpha(opacity)
    front = crest.reach + breaker.AHEAD
    surface.blit(head, _placed(places, crest, front - breaker.HEAD - breaker.AHEAD, front))
    if not soft:
        _draw_flecks(surface, crest, px, places.field.topleft)


def warming(px: int, sides: list[From], soft: bool) -> Iterator[None]:
    """Draw one picture of a breaker at each step, before it comes."""
    for side in sides:
        breaker.swell(px, side, soft)
        yield
        breaker.ending(px, side)
        yield
        for phase in range(breaker.PHASES):
            breaker.head(px, side, phase, soft)
            yield


def _placed(places: BoardPlaces, crest: Crest, back: float, front: float) -> pygame.Rect:
    """Where on the window a part of the wave lies, from so far along its way to so far."""
    px, (dx, dy) = places.cell_px, crest.side.value
    first, last = (back, front) if dx + dy > 0 else (WIDTH - front, WIDTH - back)
    along, length = round(first * px), round(last * px) - round(first * px)
    across = round((crest.line + 0.5 - breaker.HEIGHT / 2) * px)
    breadth = round(breaker.HEIGHT * px)
    left, top = places.field.topleft
    if dx:
        return pygame.Rect(left + along, top + across, length, breadth)
    return pygame.Rect(left + across, top + along, breadth, length)


def _swell(px: int, crest: Crest, length: int, seconds: float, soft: bool) -> pygame.Surface:
    """The water behind the head, of that length in pixels: it lags behind, and runs out at its end."""
    strip, end = breaker.swell(px, crest.side, soft), breaker.ending(px, crest.side)
    (dx, dy), breadth = crest.side.value, round(breaker.HEIGHT * px)
    sheet = pygame.Surface((length, breadth) if dx else (breadth, length), pygame.SRCALPHA)
    period = strip.get_width() if dx else strip.get_height()
    behind, ahead = round(DRIFT * seconds * px), dx + dy > 0
    places = range((length - behind if ahead else behind) % period - period, length, period)
    for place in places:
        sheet.blit(strip, (place, 0) if dx else (0, place), special_flags=pygame.BLEND_RGBA_ADD)
    far = 0 if ahead else length - (end.get_width() if dx else end.get_height())
    sheet.blit(end, (far, 0) if dx else (0, far), special_flags=pygame.BLEND_RGBA_MULT)
    return sheet


def _draw_flecks(surface: pygame.Surface, crest: Crest, px: int, origin: tuple[int, int]) -> None:
    """Foam where the water carries it."""
    drawn = []
    for foam in crest.foam:
        picture = _disc(foam.radius * FLECK * px, foam.opacity * FLECK_LIGHT)
        if picture is not None:
            half = picture.get_width() / 2
            drawn.append((picture, (origin[0] + foam.x * px - half, origin[1] + foam.y * px - half)))
    surface.fblits(drawn)


def draw_wet_frame(surface: pygame.Surface, places: BoardPlaces, run: Run, seconds: float) -> None:
    """What a wave leaves where it has spilled over the frame: dark wet wood with glints on it."""
    for reach in (-places.frame / places.cell_px, float(WIDTH)):
        share = min(1.0, (seconds - run.when(reach)) / WETTING)
        if share <= 0:
            continue
        near = reach < 0 if sum(run.side.value) > 0 else reach >= 0
        across = bool(run.side.value[0])
        patch = _wet_patch(places.frame, round(1.5 * places.cell_px), across)
        patch.set_alpha(round(255 * share))
        whole, along = places.rect, (run.line + 0.5) * places.cell_px
        place = patch.get_rect()
        if across:
            place.midleft = whole.left, round(places.field.top + along)
            place.right = place.right if near else whole.right
        else:
            place.midtop = round(places.field.left + along), whole.top
            place.bottom = place.bottom if near else whole.bottom
        surface.blit(patch, place)


def _wet_patch(frame: int, length: int, upright: bool) -> pygame.Surface:
    """A stain on the frame, across all its breadth."""

    def make() -> pygame.Surface:
        large = pygame.Surface((frame * 3, length * 3), pygame.SRCALPHA)
        large.fill(NIGHT.with_alpha(0))
        wide, high = large.get_size()
        steps = [step / 40 for step in range(41)]
        upper = [(wide * share, high * (0.5 - 0.5 * _stained(share, 1.0))) for share in steps]
        lower = [(wide * share, high * (0.5 + 0.5 * _stained(share, 2.7))) for share in steps]
        stain = upper + lower[::-1]
        pygame.draw.polygon(large, NIGHT.with_alpha(WET), stain)
        for glint in range(GLINTS):
            at = (0.2 + 0.6 * _noise(glint, 3)) * wide, (0.22 + 0.56 * glint / (GLINTS - 1)) * high
            size = (0.05 + 0.07 * _noise(glint, 5)) * wide
            pygame.draw.ellipse(large, FOAM.with_alpha(150), (*at, size * 2, size * 0.8))
        picture = pygame.transform.smoothscale(large, (frame, length))
        return picture if upright else pygame.transform.rotate(picture, 90)

    return _patches.get(("wet", frame, length, upright), make)


def _stained(share: float, own: float) -> float:
    """How far a stain reaches at a place across the frame, never quite straight."""
    return 0.88 + 0.07 * math.sin(5.0 * share + own) + 0.04 * math.sin(13.0 * share + 2 * own)


@cache
def _noise(index: int, line: int) -> float:
    """A number from 0 to 1 that looks as if by chance, the same in every frame."""
    return math.sin(index * 12.9898 + line * 78.233) * 43758.5453 % 1.0


def _disc(radius: float, opacity: float) -> pygame.Surface | None:
    """A patch of foam, in steps of size and opacity that cannot be told apart."""
    side = DISC_STEP * round(2 * radius / DISC_STEP)
    alpha = ALPHA_STEP * round(255 * opacity / ALPHA_STEP)
    return _make_disc(side, min(alpha, 255)) if side >= 2 and alpha >= 1 else None


@lru_cache(maxsize=512)
def _make_disc(side: int, alpha: int) -> pygame.Surface:
    large = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
    large.fill(FOAM.with_alpha(0))
    pygame.draw.circle(large, FOAM.with_alpha(alpha), (side * 2, side * 2), side * 2)
    return pygame.transform.smoothscale(large, (side, side))
