"""Where and when each animal swims along its own ribbon to the boat, and the rings it leaves behind.

Places are in spaces, counted from the upper left corner of the board; moments in seconds since the win.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from itertools import accumulate, pairwise
from typing import Final, NamedTuple

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import ArtName, art
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import STRIDE, Animal, Cell
from flow_desktop.physics.easing import eased
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.ribbons import in_lane
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.board.sprites import ANIMAL_SHARE, animal_size
from flow_desktop.scenes.board.tones import Tones, tones_of
from flow_desktop.scenes.board.ways import Strand, strands, ways_to_boat
from flow_desktop.scenes.finale.crew import Vessel, seated_art
from flow_desktop.values import dataclass
from flow_desktop.widgets.look import Look

KEPT_OFF: Final = 0.6
"""How far from the boat's space they leap, in spaces."""
FIRST: Final = 0.45
"""When the first animal sets out."""
APART: Final = 0.36
"""How much later the next one does."""
SHORTEST: Final = 1.0
LONGEST: Final = 1.35
USUAL: Final = 0.6
EACH_SPACE: Final = 0.09
HOP: Final = 0.62
BREATH: Final = 0.12
"""From the last landing to the words."""
REST: Final = 1.4
FADE: Final = 0.4
STILL_REST: Final = 1.8
Spot = tuple[float, float]
AFLOAT: Final = 0.84
"""How large a swimming animal is drawn, in spaces."""
LEAPS: Final = {Animal.LEMUR: 0.7, Animal.CAT: 1.2, Animal.DOG: 1.7, Animal.CAPYBARA: 2.2}
"""How high each leaps over to the boat, in spaces: no two pass the same spot, which would flicker."""
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


@dataclass(frozen=True, slots=True)
class SwimWay:
    """A line over the board, and its length up to each of its points."""

    spots: tuple[Spot, ...]
    lengths: tuple[float, ...]

    @classmethod
    def through(cls, spots: list[Spot]) -> SwimWay:
        """The line through these spots."""
        steps = (math.dist(one, two) for one, two in pairwise(spots))
        return cls(tuple(spots), tuple(accumulate(steps, initial=0.0)))

    def shortened(self, by: float) -> SwimWay:
        """The same line, so much shorter at its end."""
        until = self.length - by
        kept = [spot for spot, length in zip(self.spots, self.lengths, strict=True) if length < until]
        return SwimWay.through([*kept, self.at(until / self.length)])

    @property
    def length(self) -> float:
        """How long it is, in spaces."""
        return self.lengths[-1]

    def at(self, share: float) -> Spot:
        """The spot after a share (0 to 1) of the line."""
        wanted = self.length * min(1.0, max(0.0, share))
        after = max(1, bisect_left(self.lengths, wanted))
        (x, y), (to_x, to_y) = self.spots[after - 1], self.spots[after]
        room = self.lengths[after] - self.lengths[after - 1]
        part = (wanted - self.lengths[after - 1]) / room if room else 0.0
        return x + (to_x - x) * part, y + (to_y - y) * part


def courses(board: Board) -> dict[Animal, SwimWay]:
    """The line of every animal that is joined to the boat."""
    runs = strands(board)
    found = {}
    for animal, way in ways_to_boat(board).items():
        spots: list[Spot] = []
        for cell in way[:-1]:
            strand = next(each for each in runs[cell] if each.animal is animal)
            spots += _spots(strand, cell)[1 if spots else 0 :]
        found[animal] = SwimWay.through(spots).shortened(KEPT_OFF)
    return found


def _spots(strand: Strand, cell: Cell) -> list[Spot]:
    """The middle of a ribbon on one space; it changes lane gently on the way, as the ribbon does."""
    row, column = divmod(cell, STRIDE)
    return [(column + point.x, row + point.y) for point, _share in in_lane(strand)]


@dataclass(frozen=True, slots=True)
class Swim:
    """One animal on its way: it sets out, reaches the boat, and lands in it."""

    animal: Animal
    course: SwimWay
    begins: float
    seconds: float

    @property
    def arrives(self) -> float:
        """When it leaps out of the water."""
        return self.begins + self.seconds

    @property
    def lands(self) -> float:
        """When it is aboard."""
        return self.arrives + HOP


@dataclass(frozen=True, slots=True)
class Crossing:
    """Who swims when, when the words come, and when it is over."""

    swims: tuple[Swim, ...]
    words: float
    ends: float

    @classmethod
    def of(cls, board: Board) -> Crossing:
        """The shortest way first, so that they board one soon after the other."""
        ordered = sorted(courses(board).items(), key=lambda pair: pair[1].length)
        swims = tuple(
            Swim(animal, course, FIRST + APART * index, _seconds(course))
            for index, (animal, course) in enumerate(ordered)
        )
        words = max(swim.lands for swim in swims) + BREATH
        return cls(swims, words, words + REST)

    @classmethod
    def still(cls) -> Crossing:
        """Reduced motion: nobody swims, they are simply there."""
        return cls((), FADE, FADE + STILL_REST)


def _seconds(course: SwimWay) -> float:
    return min(LONGEST, max(SHORTEST, USUAL + EACH_SPACE * course.length))


class Swimmer(NamedTuple):
    """An animal at a moment: its middle and its size in spaces, and by how many degrees it leans."""

    x: float
    y: float
    size: float
    angle: float


def pose(swim: Swim, seconds: float) -> Swimmer | None:
    """Where a swimmer is; None before it sets out and from when it leaps."""
    if not swim.begins <= seconds < swim.arrives:
        return None
    passed = seconds - swim.begins
    share = passed / swim.seconds
    x, y = swim.course.at(eased(share))
    gone = min(1.0, passed / 0.3)
    size = ANIMAL_SHARE + (AFLOAT - ANIMAL_SHARE) * eased(gone)
    turn = math.tau * passed / STROKE
    calm = math.sin(math.pi * share) ** 0.5
    lifted = 0.02 + (FLOATING - 0.02) * eased(gone) + BOB * math.sin(2 * turn) * calm
    return Swimmer(x, y - lifted, size, ROLL * math.sin(turn) * calm)


def leaping(swim: Swim, seconds: float) -> float | None:
    """Which share of its leap somebody has behind it; None when it does not leap."""
    return (seconds - swim.arrives) / HOP if swim.arrives <= seconds < swim.lands else None


def leap(swim: Swim, share: float, seat: Spot, size: float) -> Swimmer:
    """A bow from the water of the board to a seat in the boat, where it is drawn so large."""
    start = swim.course.spots[-1]
    x = start[0] + (seat[0] - start[0]) * share
    from_y = start[1] - FLOATING
    y = from_y + (seat[1] - from_y) * share - LEAPS[swim.animal] * 4 * share * (1 - share)
    return Swimmer(x, y, AFLOAT + (size - AFLOAT) * share, 16 * math.sin(math.tau * share))


def draw_swimmer(
    surface: pygame.Surface, look: Look, places: BoardPlaces, swim: Swim, seconds: float
) -> None:
    """One animal on its way."""
    at = pose(swim, seconds)
    if at is not None:
        _draw_at(surface, look, places, art("animal", swim.animal, Mood.ABOARD), at)


def draw_leaping(
    surface: pygame.Surface, look: Look, places: BoardPlaces, swim: Swim, seconds: float, vessel: Vessel
) -> None:
    """One animal in the air between the board and its seat."""
    share = leaping(swim, seconds)
    if share is not None:
        px, field, (x, y) = places.cell_px, places.field, vessel.seat(swim.animal)
        at = leap(swim, share, ((x - field.x) / px, (y - field.y) / px), vessel.sitting / px)
        _draw_at(surface, look, places, seated_art(swim.animal), at)


def _draw_at(surface: pygame.Surface, look: Look, places: BoardPlaces, name: ArtName, at: Swimmer) -> None:
    """A drawing at a moment of its way, from a cache of sizes and angles."""
    whole = animal_size(places.cell_px)
    size = max(SIZE_STEP, round(at.size * places.cell_px / SIZE_STEP) * SIZE_STEP)
    leaning = round(at.angle / ANGLE_STEP)

    def make() -> pygame.Surface:
        upright = look.assets.image(name, (whole, whole))
        return pygame.transform.rotozoom(upright, -leaning * ANGLE_STEP, size / whole)

    picture = _pictures.get((name, whole, size, leaning), make)
    surface.blit(picture, picture.get_rect(center=in_window(places, at.x, at.y)))


def draw_ripples(
    surface: pygame.Surface, look: Look, places: BoardPlaces, swim: Swim, seconds: float
) -> None:
    """Rings on the water where it has just been; they widen and fade."""
    passed = seconds - swim.begins
    latest = math.floor(min(passed, swim.seconds) / RIPPLE_EVERY)
    for number in range(latest, max(-1, latest - RIPPLES), -1):
        age = (passed - number * RIPPLE_EVERY) / RIPPLE_LIFE
        if age >= 1:
            continue
        share = eased(number * RIPPLE_EVERY / swim.seconds)
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
