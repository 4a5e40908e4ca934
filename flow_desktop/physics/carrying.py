"""How the water carries tiles off: rigid boxes that enter the space when their wave lifts them.

Tiles that stay are never in the space, so nothing can move them; lifted ones bump only into each other.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

import pymunk

from flow_desktop.physics.front import BOARD, Run, bow
from flow_desktop.physics.steps import STEPS_PER_SECOND, Frame, Sample, Track, eased, new_space, record

_DRIVE = 2 / STEPS_PER_SECOND
"""The current is renewed every second step."""
_BOX = 0.9
FAR = 0.7072
"""Half the diagonal of a tile: with its middle this far off the board no corner is left on it."""
MARGIN = 0.3


@dataclass(frozen=True, slots=True)
class Load:
    """One tile to carry off: where it lies, the wave that takes it, and when."""

    place: tuple[float, float]
    run: Run
    lifted: float


class _Tile:
    """One tile in the water."""

    def __init__(self, load: Load, until: float, chance: Random) -> None:
        self.load = load
        self.until = until
        self.body = pymunk.Body(1.0, pymunk.moment_for_box(1.0, (1.0, 1.0)))
        self.body.position = load.place
        self.shape = pymunk.Poly.create_box(self.body, (_BOX - 0.08, _BOX - 0.08), 0.04)
        self.shape.elasticity = 0.35
        self.shape.friction = 0.25
        self.afloat = False
        self.buoyancy = chance.uniform(0.85, 1.1)
        self.drift = chance.choice((-1, 1)) * chance.uniform(0.15, 0.9)
        self.spin = chance.choice((-1, 1)) * chance.uniform(0.8, 3.6)

    def carry(self, now: float, surge: float) -> None:
        """Let the current take hold, never so slow that the tile would be late off the board."""
        body, run = self.body, self.load.run
        dx, dy = run.side.value
        x, y = body.position
        vx, vy = body.velocity
        way = BOARD + FAR + MARGIN - run.along(x, y)
        late = way / max(self.until - now, 0.1)
        pace = max(surge * self.buoyancy * (1.0 if way > 0 else 0.6), late if surge > 0 else 0.0)
        hold = 9.0 * _DRIVE
        body.velocity = (
            vx + (dx * pace - dy * self.drift - vx) * hold,
            vy + (dy * pace + dx * self.drift - vy) * hold,
        )
        body.angular_velocity += (self.spin - body.angular_velocity) * 4.0 * _DRIVE


class _Wall:
    """The kinematic wall of water at a front's tail, which leaves nothing behind."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.body = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
        dx, dy = run.side.value
        points = [
            (-bow(a) * dx - a * dy, -bow(a) * dy + a * dx) for a in (-1.2, -0.8, -0.4, 0.0, 0.4, 0.8, 1.2)
        ]
        self.shapes = [pymunk.Segment(self.body, a, b, 0.08) for a, b in pairwise(points)]
        for shape in self.shapes:
            shape.elasticity = 0.2
            shape.friction = 0.2

    def move(self, now: float) -> None:
        """Follow the tail; beyond its way the wall stops."""
        dx, dy = self.run.side.value
        speed = self.run.surge(now) if now < self.run.ends else 0.0
        self.body.position = self.run.place(self.run.tail(now), 0.0)
        self.body.velocity = (dx * speed, dy * speed)


def carry(loads: Sequence[Load], runs: Sequence[Run], seconds: float, chance: Random) -> Track:
    """Carry tiles off the board; samples are x, y and angle, and all are outside when the time is over."""
    space = new_space()
    walls = [_Wall(run) for run in runs]
    tiles = [_Tile(load, seconds - 0.2, chance) for load in loads]
    for group, wall in enumerate(walls):
        space.add(wall.body, *wall.shapes)
        for shape in wall.shapes:
            shape.filter = pymunk.ShapeFilter(categories=2 << group, mask=2 << group)
    for tile in tiles:
        own = 2 << list(runs).index(tile.load.run)
        tile.shape.filter = pymunk.ShapeFilter(categories=1 | own, mask=1 | own)

    def drive(now: float) -> None:
        if round(now * STEPS_PER_SECOND) % 2:
            return
        surges = {wall.run.side: wall.run.surge(now) for wall in walls}
        for wall in walls:
            wall.move(now)
        for tile in tiles:
            if not tile.afloat and now >= tile.load.lifted:
                tile.afloat = True
                space.add(tile.body, tile.shape)
            if tile.afloat:
                tile.carry(now, surges[tile.load.run.side])

    def sample() -> Frame:
        return tuple((*tile.body.position, tile.body.angle) for tile in tiles)

    return _washed_out(record(space, seconds, drive, sample), loads)


def outside(x: float, y: float, by: float) -> bool:
    """Whether a middle lies off the board by at least that much."""
    return not (-by < x < BOARD + by and -by < y < BOARD + by)


def _washed_out(track: Track, loads: Sequence[Load]) -> Track:
    """The track, stretched along the wave's way for any tile that a jam has kept on the board."""
    missing = []
    for load, (x, y, _) in zip(loads, track.frames[-1], strict=True):
        short = BOARD + FAR + MARGIN - load.run.along(x, y)
        missing.append(0.0 if outside(x, y, FAR + MARGIN) else short)

    def stretch(seconds: float, index: int, sample: Sample) -> Sample:
        load = loads[index]
        share = eased((seconds - load.lifted) / (track.duration - load.lifted))
        dx, dy = load.run.side.value
        further = missing[index] * share
        return (sample[0] + dx * further, sample[1] + dy * further, sample[2])

    return track.reshaped(stretch) if any(missing) else track
