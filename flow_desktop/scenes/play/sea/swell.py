"""Foam around the board's frame: it laps where the water stands, and beats over the rim at the end."""

import math
from random import Random
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.scenes.play.sea.tide import Level
from flow_desktop.scenes.play.sea.water import FOAMING
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import SEA, WATER, WHITE

BREADTH: Final = 50
"""Units from the outermost bubble to the crest of the foam."""
CREST: Final = 4
"""How far from the upper edge of its picture the crest of the foam lies, in units."""
OVER: Final = 22
"""How far a full beat runs up on the frame, in units."""
AWAY: Final = 10
"""How far from the frame the foam waits between two beats."""
LAPPING: Final = 0.34
"""How much of the foam is seen while the sea only laps at the frame."""
BEATING: Final = 0.72
"""How much of it is seen at least in the last seconds: the foam has to be seen between two beats too."""
NARROW: Final = 24.5
VARIED: Final = 14.5
"""How broad a scallop is at least, and how much broader it may be; filling a side evenly, 24 to 40."""
OVERLAP: Final = 0.92
"""So much of a scallop's breadth lies before the next one."""
SHORTEST: Final = 20
CORNER: Final = 0.03
"""The part of a side at each corner where the foam turns."""
OUTWARD: Final = 0.7
"""The middle of its arc lies so much of the radius inside: it must not cut the corner of the wood."""
TURNING: Final = 3
"""So many scallops turn around a corner."""
OVERSAMPLING: Final = 2
SURF: Final = WATER.mixed(SEA, 0.35)
_SIDES: Final = ("bottom", "right", "top", "left")
_strips = SurfaceCache()


def draw_swell(surface: pygame.Surface, look: Look, frame: pygame.Rect, shore: int, level: Level) -> None:
    """Draw the foam around the frame, as far as it stands in the water below the shore."""
    if look.theme.flat or frame.bottom < shore:
        return
    unit = look.view.unit
    rest = 0.3 + 0.2 * level.swash
    least = BEATING if level.threat else LAPPING * (0.8 + 0.2 * level.swash)
    strength, near = (_raised(start, level.surge) for start in (least, rest))
    gap = round((AWAY - (AWAY + OVER) * near - CREST) * unit)
    wet = surface.get_rect()
    wet.top = max(0, shore + round(20 * unit))
    before = surface.get_clip()
    surface.set_clip(wet.clip(before))
    for turn in range(len(_SIDES)):
        corner = bent_foam(frame.width, unit, turn)
        corner.set_alpha(round(255 * strength))
        surface.blit(corner, _corner_place(corner, frame, turn, gap))
    for turn in range(len(_SIDES)):
        strip = side_foam(frame.width, unit, turn)
        strip.set_alpha(round(255 * strength))
        surface.blit(strip, _place(strip, frame, turn, gap))
    surface.set_clip(before)


def _raised(start: float, surge: float) -> float:
    """What a beat makes of a share: it grows out of where the foam rests, so that nothing jumps."""
    return start + (1 - start) * surge


def _place(strip: pygame.Surface, frame: pygame.Rect, turn: int, gap: int) -> pygame.Rect:
    """Where the foam of a side lies, so far from the frame."""
    place = strip.get_rect(center=frame.center)
    if turn == 0:
        place.top = frame.bottom + gap
    elif turn == 1:
        place.left = frame.right + gap
    elif turn == 2:
        place.bottom = frame.top - gap
    else:
        place.right = frame.left - gap
    return place


def side_foam(length: int, unit: float, turn: int) -> pygame.Surface:
    """The foam of a side; the lower one is drawn, the others are drawn of it, turned."""
    return _strips.get((length, unit, turn), lambda: _made(length, unit, turn))


def _made(length: int, unit: float, turn: int) -> pygame.Surface:
    high = math.ceil(BREADTH * unit)
    large = pygame.Surface((length * OVERSAMPLING, high * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(FOAMING.with_alpha(0))
    chance, scale = Random(40 + turn), unit * OVERSAMPLING
    x, end = length * CORNER * OVERSAMPLING, length * (1 - CORNER) * OVERSAMPLING
    for wide in _widths((end - x) / scale, chance):
        _draw_scallop(large, x, wide * scale, scale, chance)
        x += wide * scale * OVERLAP
    strip = pygame.transform.smoothscale(large, (length, high))
    for row in range(high):
        left = round(255 * (1 - row / high) ** 0.7)
        strip.fill(WHITE.with_alpha(left), (0, row, length, 1), pygame.BLEND_RGBA_MULT)
    return pygame.transform.rotate(strip, 90 * turn) if turn else strip


def _corner_place(corner: pygame.Surface, frame: pygame.Rect, turn: int, gap: int) -> pygame.Rect:
    """Where the foam of a corner lies: from the lower right one on, against the clock."""
    inset = gap - round(_bend(frame.width) * OUTWARD)
    within = frame.inflate(2 * inset, 2 * inset)
    place = corner.get_rect()
    match turn:
        case 0:
            place.topleft = within.bottomright
        case 1:
            place.bottomleft = within.topright
        case 2:
            place.bottomright = within.topleft
        case _:
            place.topright = within.bottomleft
    return place


def _bend(length: int) -> int:
    """The radius of a corner of the foam."""
    return round(length * CORNER)


def bent_foam(length: int, unit: float, turn: int) -> pygame.Surface:
    """The foam around a corner; the lower right one is drawn, the others are turned."""
    return _strips.get((length, unit, "corner", turn), lambda: _bent(length, unit, turn))


def _bent(length: int, unit: float, turn: int) -> pygame.Surface:
    bend, high = _bend(length), math.ceil(BREADTH * unit)
    side, scale = (bend + high) * OVERSAMPLING, unit * OVERSAMPLING
    large, fading = (pygame.Surface((side, side), pygame.SRCALPHA) for _layer in range(2))
    large.fill(FOAMING.with_alpha(0))
    fading.fill(WHITE.with_alpha(0))
    chance, radius = Random(50 + turn), 16 * scale
    far = bend * OVERSAMPLING + CREST * scale + radius
    first = math.asin(radius / far)  # there it touches the foam of the side, and is not cut off
    for step in range(TURNING):
        angle = first + (math.pi / 2 - 2 * first) * step / (TURNING - 1)
        rim = (5.0 + 3.0 * chance.random()) * scale
        along = pygame.Vector2(math.cos(angle), math.sin(angle))
        pygame.draw.circle(large, FOAMING.with_alpha(255), along * far, radius)
        pygame.draw.circle(large, SURF.with_alpha(150), along * (far + rim), radius * 0.97)
    for row in range(high * OVERSAMPLING, 0, -1):
        left = round(255 * (1 - row / (high * OVERSAMPLING)) ** 0.7)
        pygame.draw.circle(fading, WHITE.with_alpha(left), (0, 0), bend * OVERSAMPLING + row)
    large.blit(fading, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    corner = pygame.transform.smoothscale(large, (bend + high, bend + high))
    return pygame.transform.rotate(corner, 90 * turn) if turn else corner


def _widths(length: float, chance: Random) -> list[float]:
    """How broad the scallops of a side are, each a little over the one before: the last ends where the
    corner begins, as the first does, and no hole is left between them.
    """
    widths: list[float] = []
    while (taken := OVERLAP * sum(widths)) < length - SHORTEST:
        widths.append(NARROW + VARIED * chance.random())
    if not widths:
        return []
    whole = taken + (1 - OVERLAP) * widths[-1]
    return [wide * length / whole for wide in widths]


def _draw_scallop(large: pygame.Surface, x: float, wide: float, scale: float, chance: Random) -> None:
    """One scallop of surf, its cap of foam towards the frame, with bubbles behind it."""
    middle, radius = (x + wide / 2, CREST * scale + wide * 0.56), wide * 0.56
    rim = (5.0 + 3.0 * chance.random()) * scale
    pygame.draw.circle(large, FOAMING.with_alpha(255), middle, radius)
    below = (middle[0] + 0.06 * wide * (chance.random() - 0.5), middle[1] + rim)
    pygame.draw.circle(large, SURF.with_alpha(150), below, radius * 0.97)
    for _bubble in range(4):
        at = (x + wide * chance.random(), CREST * scale + wide * (0.45 + 0.6 * chance.random()))
        pygame.draw.circle(large, FOAMING.with_alpha(170), at, (0.9 + 1.9 * chance.random()) * scale)
