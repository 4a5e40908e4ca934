"""The wave runs along a row and a column and carries off the tiles that the rules have given to it.

wave = sweep(Lines(row=2, column=5), [(0, 2), (3, 2), (5, 6)], seed=7)
wave.front(0.8); wave.pose(1, 0.8)
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pymunk

from flow_desktop.physics.easing import eased
from flow_desktop.physics.front import BOARD, Crest, Foam, From, Run, bow, run
from flow_desktop.physics.steps import (
    FRAMES_PER_SECOND,
    STEPS_PER_SECOND,
    Frame,
    Sample,
    Track,
    moment,
    new_space,
    record,
    whole_frames,
)
from flow_desktop.values import dataclass

_DRIVE = 2 / STEPS_PER_SECOND
"""The current is renewed every second step."""
_BOX = 0.9
FAR = 0.7072
"""Half the diagonal of a tile: with its middle this far off the board no corner is left on it."""
MARGIN = 0.3
__all__ = ["Crest", "Foam", "From", "Lines", "Sweep", "TilePose", "sweep"]
_ALONE_TEMPO = 0.82
_COLUMN_DELAY = 0.85
_AFTERMATH = 0.15
_LIFTING, _SINKING = 0.22, 0.35
_LIFT_REACH = 0.15
"""An edge lifts a tile when it has come this far over the tile's near edge."""


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


@dataclass(frozen=True, slots=True)
class Lines:
    """The lines the wave runs along, counted from 0, and the sides it comes from (None = either)."""

    row: int | None = None
    column: int | None = None
    row_from: From | None = None
    column_from: From | None = None

    def __post_init__(self) -> None:
        if any(line is not None and line not in range(BOARD) for line in (self.row, self.column)):
            raise ValueError("a line is 0 to 6")
        if self.row_from in (From.TOP, From.BOTTOM) or self.column_from in (From.LEFT, From.RIGHT):
            raise ValueError(
                "along a row the wave comes from the left or right, along a column from top or bottom"
            )


@dataclass(frozen=True, slots=True)
class TilePose:
    """One washed tile at one moment, in spaces of the board; (0.5, 0.5) is the middle of a1."""

    x: float
    y: float
    angle: float
    """Radians, clockwise on the screen."""
    lift: float
    """0 = in its place, 1 = afloat above the others; draw it larger and with a shadow."""
    sunk: float
    """0 = afloat, 1 = gone under, for fading it out beside the board."""
    gone: bool


@dataclass(frozen=True, slots=True)
class Sweep:
    """A finished wave."""

    washed: tuple[tuple[int, int], ...]
    track: Track
    runs: tuple[Run, ...]
    lifted: tuple[float, ...]
    """When the wave comes over each tile."""
    exits: tuple[float, ...]
    """When each tile is off the board and starts to sink."""

    @property
    def duration(self) -> float:
        """Seconds until the water has gone and every washed tile with it."""
        return self.track.duration

    def pose(self, index: int, seconds: float) -> TilePose:
        """One of the washed tiles, in the order they were given, at any moment."""
        now = moment(seconds, self.duration)
        x, y, angle = self.track.at(index, now)
        since = now - self.lifted[index]
        sinking = min(_SINKING, self.duration - self.exits[index])
        sunk = eased((now - self.exits[index]) / sinking)
        bob = 0.08 * math.sin(7 * max(since, 0.0) + index) * eased(since / 0.5)
        lift = max(0.0, (eased(since / _LIFTING) * 0.92 + bob) * (1 - sunk))
        return TilePose(x, y, angle, lift, sunk, sunk >= 1.0)

    def front(self, seconds: float) -> tuple[Crest, ...]:
        """The waves that can be seen at a moment, the row's first."""
        now = moment(seconds, self.duration)
        crests = (run.crest(now) for run in self.runs if run.begins <= now < run.ends)
        return tuple(crest for crest in crests if crest.strength > 0)


def sweep(lines: Lines, washed: Sequence[tuple[int, int]], seed: int = 0) -> Sweep:
    """Let the wave carry off the washed tiles, given as (column, row); a crossing goes with the row."""
    chance = Random(seed)
    runs = _runs(lines, chance)
    loads = [_load(cell, runs) for cell in _checked(lines, washed)]
    seconds = whole_frames(max((run.ends for run in runs), default=0.0) + (_AFTERMATH if runs else 0.0))
    track = carry(loads, runs, seconds, chance)
    lifted = tuple(load.lifted for load in loads)
    exits = tuple(_exit(track, index) for index in range(len(loads)))
    return Sweep(tuple(washed), track, runs, lifted, exits)


def _checked(lines: Lines, washed: Sequence[tuple[int, int]]) -> Sequence[tuple[int, int]]:
    """The washed spaces, refused if one is named twice or lies on neither line."""
    if len(set(washed)) < len(washed):
        raise ValueError("a tile is washed away once")
    for column, row in washed:
        on_board = column in range(BOARD) and row in range(BOARD)
        if not on_board or (row != lines.row and column != lines.column):
            raise ValueError("a washed tile lies on one of the wave's lines")
    return washed


def _runs(lines: Lines, chance: Random) -> tuple[Run, ...]:
    """The fronts in order: the row first, the column a little later."""
    row_from = lines.row_from or chance.choice((From.LEFT, From.RIGHT))
    column_from = lines.column_from or chance.choice((From.TOP, From.BOTTOM))
    both = lines.row is not None and lines.column is not None
    tempo = 1.0 if both else _ALONE_TEMPO
    runs = []
    if lines.row is not None:
        runs.append(run(row_from, lines.row, 0.0, tempo, chance))
    if lines.column is not None:
        runs.append(run(column_from, lines.column, _COLUMN_DELAY if both else 0.0, tempo, chance))
    return tuple(runs)


def _load(cell: tuple[int, int], runs: tuple[Run, ...]) -> Load:
    """A tile with the first front that comes over it."""
    x, y = cell[0] + 0.5, cell[1] + 0.5
    front = next(run for run in runs if run.line == (cell[1] if run.side.value[0] else cell[0]))
    return Load((x, y), front, front.when(front.along(x, y) - 0.5 + _LIFT_REACH))


def _exit(track: Track, index: int) -> float:
    """When a tile's last corner leaves the board, early enough to be seen sinking."""
    latest = track.duration - 0.1
    for number, frame in enumerate(track.frames):
        if outside(frame[index][0], frame[index][1], FAR):
            return min(number / FRAMES_PER_SECOND, latest)
    return latest
