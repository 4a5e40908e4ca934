"""The motion of dice in a tray: pymunk moves them over the floor, hops and rolling ride on top.

The tray has places where dice lie inside and apart. Lengths are widths of a die. Dice are round to each other
and to the walls, as tumbling cubes nearly are.
"""

import math
from collections.abc import Sequence
from itertools import combinations

import pymunk

from flow_desktop.physics.cube import Turn, about, after, unit
from flow_desktop.physics.steps import STEPS_PER_SECOND, Frame, Track, new_space, record
from flow_desktop.values import dataclass

Point = tuple[float, float]
RADIUS = 0.75
"""Room a die keeps around its middle, in widths of a die: more than half its diagonal, so any angle fits."""
_STEP = 1 / STEPS_PER_SECOND
_GRAVITY = 34.0
_HOP_KEPT = 0.42
_FAST_ROLL = 21.0
"""Radians a second; faster, and a cube seems to turn backwards at 60 frames a second."""
_ROLL_RADIUS = 0.637
"""A cube goes four widths in one turn."""
_FREE = 0.25
"""Higher than this nothing brakes a die's rolling, however it is pushed about by others."""
_SLIDE_SPEED = 1.3
"""Slower than this a die slides flat instead of rolling."""


@dataclass(frozen=True, slots=True)
class Tray:
    """A rectangle in the caller's units (x to the right, y down) and the width of a die in the same units."""

    left: float
    top: float
    width: float
    height: float
    die: float

    def __post_init__(self) -> None:
        numbers = (self.left, self.top, self.width, self.height, self.die)
        if not all(math.isfinite(number) for number in numbers) or self.die <= 0:
            raise ValueError("a tray has finite sides, and a die has a width")
        shorter, longer = sorted((self.width, self.height))
        if shorter < 2 * RADIUS * self.die or longer < 4 * RADIUS * self.die:
            raise ValueError("the tray is too small for two dice side by side")

    @property
    def size(self) -> Point:
        """The sides in widths of a die; inside the simulation the tray starts at (0, 0)."""
        return (self.width / self.die, self.height / self.die)

    def inward(self, point: Point) -> Point:
        """The place for a die nearest to a point of the caller; nonsense becomes the middle."""
        if not (math.isfinite(point[0]) and math.isfinite(point[1])):
            return (self.size[0] / 2, self.size[1] / 2)
        return inside(self.size, ((point[0] - self.left) / self.die, (point[1] - self.top) / self.die))

    def outward(self, x: float, y: float) -> Point:
        """A point of the simulation, in the caller's units."""
        return (self.left + x * self.die, self.top + y * self.die)


def inside(size: Point, point: Point) -> Point:
    """The nearest place where a die lies fully inside a tray of that size."""
    x = min(max(point[0], RADIUS), max(RADIUS, size[0] - RADIUS))
    y = min(max(point[1], RADIUS), max(RADIUS, size[1] - RADIUS))
    return (x, y)


def apart(size: Point, points: Sequence[Point]) -> tuple[Point, ...]:
    """Places near the given ones where the dice lie inside the tray and do not touch; many go into rows."""
    places = tuple(inside(size, point) for point in points)
    if len(places) < 2 or all(map(_far_enough, combinations(places, 2))):
        return places
    if len(places) > 2:
        return _in_rows(size, len(places))
    (ax, ay), (bx, by) = places
    distance = math.dist(*places)
    along = ((bx - ax) / distance, (by - ay) / distance) if distance > 1e-6 else (1.0, 0.0)
    middle = ((ax + bx) / 2, (ay + by) / 2)
    pushed = tuple(
        inside(
            size, (middle[0] + along[0] * side * RADIUS * 1.001, middle[1] + along[1] * side * RADIUS * 1.001)
        )
        for side in (-1, 1)
    )
    return pushed if _far_enough(pushed) else _side_by_side(size, middle)


def _far_enough(places: Sequence[Point]) -> bool:
    return math.dist(places[0], places[1]) >= 2 * RADIUS - 1e-9


def _in_rows(size: Point, count: int) -> tuple[Point, ...]:
    """So many dice in as few rows as the tray has room for."""
    columns = min(count, int(size[0] / (2 * RADIUS) + 1e-9))
    rows = -(-count // max(columns, 1))
    if columns == 0 or rows * 2 * RADIUS > size[1] + 1e-9:
        raise ValueError("the tray is too small for so many dice")
    columns = -(-count // rows)
    return tuple(
        inside(size, (size[0] * (index % columns + 0.5) / columns, size[1] * (index // columns + 0.5) / rows))
        for index in range(count)
    )


def _side_by_side(size: Point, middle: Point) -> tuple[Point, ...]:
    """Two dice next to each other along the tray's longer side."""
    if size[0] >= size[1]:
        x = min(max(middle[0], 2 * RADIUS), size[0] - 2 * RADIUS)
        return (inside(size, (x - RADIUS, middle[1])), inside(size, (x + RADIUS, middle[1])))
    y = min(max(middle[1], 2 * RADIUS), size[1] - 2 * RADIUS)
    return (inside(size, (middle[0], y - RADIUS)), inside(size, (middle[0], y + RADIUS)))


@dataclass(frozen=True, slots=True)
class Start:
    """How one die leaves the hand, and where it is to come to rest (None = wherever it does)."""

    place: Point
    velocity: Point
    hop: float
    spin: float
    turn: Turn
    rest: Point | None


@dataclass(frozen=True, slots=True)
class Click:
    """One knock that can be heard: when, and how hard (0 to 1)."""

    time: float
    strength: float


@dataclass(frozen=True, slots=True)
class Rolled:
    """A raw tumble: samples are x, y, height and the four numbers of the turn."""

    track: Track
    clicks: tuple[Click, ...]
    flat: tuple[float, ...]
    """When each die stopped rolling."""


class _Die:
    """One die while it moves."""

    def __init__(self, start: Start) -> None:
        self.body = pymunk.Body(1.0, pymunk.moment_for_circle(1.0, 0, RADIUS))
        self.body.position = start.place
        self.body.velocity = start.velocity
        self.body.angular_velocity = start.spin
        self.shape = pymunk.Circle(self.body, RADIUS)
        self.shape.elasticity = 0.88
        self.shape.friction = 0.35
        self.height = 0.0
        self.rise = start.hop
        self.turn = start.turn
        self.roll: Point = _rolling(start.velocity)
        self.rest = start.rest
        self.rolled_until = 0.0

    def drive(self, now: float, share: float) -> float:
        """Before each step: hop, slow down and tumble; gives how hard the floor was hit.

        Plain numbers instead of pymunk's vectors: a throw is worked out within one frame.
        """
        vx, vy = self.body.velocity
        knock = self._hop()
        if knock > 0.0:
            vx, vy = vx * 0.93, vy * 0.93
        vx, vy = self._slowed(vx, vy, share)
        self.body.velocity = vx, vy
        spin = self.body.angular_velocity * (1 - _STEP * (0.8 + 14.0 * share**4))
        self.body.angular_velocity = spin
        self._tumble(now, vx, vy, spin)
        return knock

    def _slowed(self, vx: float, vy: float, share: float) -> Point:
        """Brake ever harder towards the end; pull towards a wanted resting place in the second half."""
        if self.rest is not None and share > 0.35:
            pull = 13.0 * min(1.0, (share - 0.35) / 0.4)
            x, y = self.body.position
            vx += ((self.rest[0] - x) * pull * pull - vx * 2 * pull) * _STEP
            vy += ((self.rest[1] - y) * pull * pull - vy * 2 * pull) * _STEP
        grip = 0.15 if self.height > 0 else 0.9
        kept = 1 - _STEP * (grip + 22.0 * share**6)
        return vx * kept, vy * kept

    def _hop(self) -> float:
        """Rise, fall and bounce; gives how hard the floor was hit in this step."""
        if self.height == 0.0 and self.rise == 0.0:
            return 0.0
        self.rise -= _GRAVITY * _STEP
        self.height += self.rise * _STEP
        if self.height > 0.0:
            return 0.0
        knock, self.height = -self.rise, 0.0
        self.rise = knock * _HOP_KEPT if knock > 1.2 else 0.0
        return knock

    def _tumble(self, now: float, vx: float, vy: float, spin: float) -> None:
        """Roll the way it goes, one turn in four widths, in the air as before; spin as its body spins."""
        x, y = self.roll
        wanted = _rolling((vx, vy))
        if self.height > _FREE or wanted != (0.0, 0.0):
            self.rolled_until = now
        if self.height <= _FREE:
            grip = 0.22 if wanted != (0.0, 0.0) else 0.2
            x, y = x + (wanted[0] - x) * grip, y + (wanted[1] - y) * grip
        self.roll = x, y
        self.turn = unit(*after(about((x, y, spin), math.hypot(x, y, spin) * _STEP), self.turn))


def _rolling(velocity: Point) -> Point:
    """How a die on the floor rolls that goes so fast; not at all when it slides."""
    vx, vy = velocity
    speed = math.sqrt(vx * vx + vy * vy)
    rate = min(_FAST_ROLL, max(0.0, speed - _SLIDE_SPEED) / _ROLL_RADIUS)
    return (-vy / speed * rate, vx / speed * rate) if rate > 0.0 else (0.0, 0.0)


def roll(size: Point, starts: Sequence[Start], seconds: float) -> Rolled:
    """Let dice roll in a tray for a time; they are at rest when it ends."""
    space = new_space()
    _add_walls(space, size)
    dice = [_Die(start) for start in starts]
    for die in dice:
        space.add(die.body, die.shape)
    clicks: list[Click] = []
    clock = [0.0]

    def knocked(arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: object) -> None:
        if arbiter.is_first_contact:
            clicks.append(Click(clock[0], min(1.0, arbiter.total_impulse.length / 20)))

    space.on_collision(post_solve=knocked)

    def drive(now: float) -> None:
        clock[0] = now
        for die in dice:
            knock = die.drive(now, now / seconds)
            if knock > 0.0:
                clicks.append(Click(now, min(1.0, knock / 12)))

    def sample() -> Frame:
        return tuple((*inside(size, die.body.position), die.height, *die.turn) for die in dice)

    track = record(space, seconds, drive, sample)
    return Rolled(track, tuple(clicks), tuple(die.rolled_until for die in dice))


def _add_walls(space: pymunk.Space, size: Point) -> None:
    """Four thick walls around the tray, so that no throw is fast enough to slip through."""
    width, height = size
    thick = 4.0
    for a, b in (
        ((-thick, -thick), (width + thick, -thick)),
        ((width + thick, -thick), (width + thick, height + thick)),
        ((width + thick, height + thick), (-thick, height + thick)),
        ((-thick, height + thick), (-thick, -thick)),
    ):
        wall = pymunk.Segment(space.static_body, a, b, thick)
        wall.elasticity = 0.88
        wall.friction = 0.3
        space.add(wall)
