"""Animals in the water and in the air: where each is at a moment, and the rings it leaves behind."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.engine.geometry import BOAT, STRIDE
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.board.sprites import ANIMAL_SHARE, animal_picture, animal_size
from flow_desktop.scenes.board.tones import Tones, tones_of
from flow_desktop.scenes.finale.crew import SEATED, SEATS
from flow_desktop.scenes.finale.swims import HOP, Swim
from flow_desktop.widgets.look import Look

AFLOAT: Final = 0.84
"""How large a swimming animal is drawn, in spaces."""
LEAP: Final = 0.5
"""How high it leaps into the boat, in spaces."""
ROLL: Final = 6.0
STROKE: Final = 0.55
"""Degrees by which it rolls from side to side, and seconds of that."""
BOB: Final = 0.02
FLOATING: Final = 0.2
"""How far above its ribbon the middle of an animal is drawn: the swim ring lies on the water."""
FROM_SHORE: Final = 0.45
"""So far from the middle of its corner it is in the water, in spaces."""
RIPPLES: Final = 6
RIPPLE_EVERY: Final = 0.1
RIPPLE_LIFE: Final = 0.6
RIPPLE_STEPS: Final = 12
OVERSAMPLING: Final = 3
SIZE_STEP: Final = 2
ANGLE_STEP: Final = 2
_pictures = SurfaceCache()


class Swimmer(NamedTuple):
    """An animal at a moment: its middle and its size in spaces, and by how many degrees it leans."""

    x: float
    y: float
    size: float
    angle: float


def pose(swim: Swim, seconds: float) -> Swimmer | None:
    """Where a swimmer is; None before it sets out and once it sits in the boat."""
    if not swim.begins <= seconds < swim.lands:
        return None
    if seconds >= swim.arrives:
        return _leap(swim, (seconds - swim.arrives) / HOP)
    passed = seconds - swim.begins
    share = passed / swim.seconds
    x, y = swim.course.at(_smooth(share))
    gone = min(1.0, passed / 0.3)
    size = ANIMAL_SHARE + (AFLOAT - ANIMAL_SHARE) * _smooth(gone)
    turn = math.tau * passed / STROKE
    calm = math.sin(math.pi * share) ** 0.5
    lifted = 0.02 + (FLOATING - 0.02) * _smooth(gone) + BOB * math.sin(2 * turn) * calm
    return Swimmer(x, y - lifted, size, ROLL * math.sin(turn) * calm)


def _leap(swim: Swim, share: float) -> Swimmer:
    """A bow from the water into the boat."""
    row, column = divmod(BOAT, STRIDE)
    seat_x, seat_y = SEATS[swim.animal]
    end = (column + 0.5 + seat_x, row + 0.5 + seat_y)
    start = swim.course.spots[-1]
    x = start[0] + (end[0] - start[0]) * share
    from_y = start[1] - FLOATING
    y = from_y + (end[1] - from_y) * share - LEAP * 4 * share * (1 - share)
    size = AFLOAT + (SEATED - AFLOAT) * share + 0.08 * math.sin(math.pi * share)
    away = 1 if end[0] > start[0] else -1
    return Swimmer(x, y, size, away * 14 * math.sin(math.pi * share))


def _smooth(share: float) -> float:
    """Gently off, gently on."""
    bounded = min(1.0, max(0.0, share))
    return bounded * bounded * (3 - 2 * bounded)


def draw_swimmer(
    surface: pygame.Surface, look: Look, places: BoardPlaces, swim: Swim, seconds: float
) -> None:
    """One animal on its way."""
    at = pose(swim, seconds)
    if at is None:
        return
    whole = animal_size(places.cell_px)
    size = max(SIZE_STEP, round(at.size * places.cell_px / SIZE_STEP) * SIZE_STEP)
    leaning = round(at.angle / ANGLE_STEP)

    def make() -> pygame.Surface:
        upright = animal_picture(look, swim.animal, Mood.ABOARD, whole)
        return pygame.transform.rotozoom(upright, -leaning * ANGLE_STEP, size / whole)

    picture = _pictures.get((swim.animal, whole, size, leaning), make)
    surface.blit(picture, picture.get_rect(center=in_window(places, at.x, at.y)))


def draw_ripples(
    surface: pygame.Surface, look: Look, places: BoardPlaces, swim: Swim, seconds: float
) -> None:
    """Rings on the water where it has just been; they widen and fade."""
    passed = seconds - swim.begins
    latest = math.floor(min(passed, swim.seconds) / RIPPLE_EVERY)
    for number in range(latest, max(-1, latest - RIPPLES), -1):
        age = (passed - number * RIPPLE_EVERY) / RIPPLE_LIFE
        if number < 0 or age >= 1:
            continue
        share = _smooth(number * RIPPLE_EVERY / swim.seconds)
        if share * swim.course.length < FROM_SHORE:
            continue
        x, y = swim.course.at(share)
        ring = _ripple(places.cell_px, math.floor(age * RIPPLE_STEPS), tones_of(look.theme))
        surface.blit(ring, ring.get_rect(center=in_window(places, x, y + 0.06)))


def _ripple(px: int, step: int, tones: Tones) -> pygame.Surface:
    """A ring as wide and as faint as at that step of its life."""

    def make() -> pygame.Surface:
        age = step / RIPPLE_STEPS
        wide, high = round((0.26 + 0.3 * age) * px), round((0.13 + 0.16 * age) * px)
        large = pygame.Surface((wide * OVERSAMPLING, high * OVERSAMPLING), pygame.SRCALPHA)
        large.fill(tones.light.with_alpha(0))
        shade = tones.light.with_alpha(round(190 * (1 - age)))
        pygame.draw.ellipse(large, shade, large.get_rect(), max(2, round(0.022 * px * OVERSAMPLING)))
        return pygame.transform.smoothscale(large, (max(1, wide), max(1, high)))

    return _pictures.get(("ripple", px, step, tones), make)


def in_window(places: BoardPlaces, x: float, y: float) -> tuple[int, int]:
    """A place in spaces as a point of the window."""
    field = places.field
    return round(field.x + x * places.cell_px), round(field.y + y * places.cell_px)
