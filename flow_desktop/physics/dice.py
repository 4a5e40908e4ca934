"""Throw a handful of dice whose faces are already decided, and ask for their pose at any moment.

tumble = throw(tray, [DieThrow(3, "white"), DieThrow(5, "black")], flick=(900, -200), seed=7)
for pose in tumble.pose(0.4): ...
"""

import math
from collections.abc import Sequence
from random import Random

from flow_desktop.physics.cube import Side, Turn, about, after, numbered, part_of, sides, top, unit, upright
from flow_desktop.physics.easing import eased
from flow_desktop.physics.steps import Sample, Track, whole_frames
from flow_desktop.physics.tumbling import Click, Point, Rolled, Start, Tray, apart, roll
from flow_desktop.values import dataclass

__all__ = ["Click", "DiePose", "DieThrow", "Side", "Tray", "Tumble", "throw"]

_SLOWEST, _FASTEST = 10.0, 36.0
_CLICK_GAP = 0.03
MOST_DICE = 8


@dataclass(frozen=True, slots=True)
class DieThrow:
    """One die to throw: the face it must show, its colour, and if wanted where it starts and how it ends."""

    face: int
    colour: str
    start: Point | None = None
    rest: Point | None = None
    angle: float | None = None
    """Radians by which it lies turned in the end; by chance a little when nobody says."""


@dataclass(frozen=True, slots=True)
class DiePose:
    """One die at one moment, in the tray's units."""

    colour: str
    x: float
    y: float
    angle: float
    """Radians by which the shown face is turned on the screen, clockwise; near 0 at rest."""
    face: int
    """The face that points most towards the eye."""
    tilt: float
    """Radians by which that face leans away; 0 = flat."""
    height: float
    """Above the table, in widths of a die: for the shadow."""
    scale: float
    """How much larger it looks for being nearer to the eye; 1 on the table."""
    turn: Turn

    def sides(self) -> tuple[Side, ...]:
        """The visible faces of the cube, in widths of a die (times `scale`) around (x, y)."""
        return sides(self.turn)


@dataclass(frozen=True, slots=True)
class Tumble:
    """A finished throw, from the hand to rest."""

    tray: Tray
    dice: tuple[DieThrow, ...]
    track: Track
    clicks: tuple[Click, ...]
    """Knocks against walls, floor and each other, in order of time."""

    @property
    def duration(self) -> float:
        """Seconds until everything lies still."""
        return self.track.duration

    def pose(self, seconds: float) -> tuple[DiePose, ...]:
        """Every die at a moment; before the throw and after its end they lie still."""
        return tuple(self._pose(index, seconds) for index in range(len(self.dice)))

    def _pose(self, index: int, seconds: float) -> DiePose:
        x, y, height, *numbers = self.track.at(index, seconds)
        turn = unit(*numbers)
        face, tilt, angle = top(turn)
        place = self.tray.outward(x, y)
        return DiePose(self.dice[index].colour, *place, angle, face, tilt, height, 1 + 0.2 * height, turn)


def throw(tray: Tray, dice: Sequence[DieThrow], flick: Point | None = None, seed: int = 0) -> Tumble:
    """Throw dice; `flick` is a velocity in the tray's units a second; nonsense becomes a plain throw."""
    if not 1 <= len(dice) <= MOST_DICE:
        raise ValueError("a hand holds one to eight dice")
    if any(die.face not in range(1, 7) for die in dice):
        raise ValueError("a die shows 1 to 6")
    chance = Random(seed)
    velocity = _velocity(tray, dice, flick, chance)
    speed = math.hypot(*velocity)
    seconds = whole_frames(
        1.3 + 0.4 * (speed - _SLOWEST) / (_FASTEST - _SLOWEST) + chance.uniform(-0.07, 0.07)
    )
    rolled = roll(tray.size, _starts(tray, dice, velocity, chance), seconds)
    track = _settled(tray, dice, rolled, chance)
    clacks = [Click(flat, 0.2) for flat in rolled.flat if flat > 0]
    return Tumble(tray, tuple(dice), track, _spaced([*rolled.clicks, *clacks]))


def _velocity(tray: Tray, dice: Sequence[DieThrow], flick: Point | None, chance: Random) -> Point:
    """The velocity in widths of a die: as flicked, within reason, or a plain throw across the tray."""
    vx, vy = (flick[0] / tray.die, flick[1] / tray.die) if flick else (0.0, 0.0)
    speed = math.hypot(vx, vy)
    if math.isfinite(speed) and speed > 1e-6:
        wanted = min(max(speed, _SLOWEST), _FASTEST)
        return (vx / speed * wanted, vy / speed * wanted)
    width, height = tray.size
    starts = [tray.inward(die.start) for die in dice if die.start]
    way = (width, 0.0) if width >= height else (0.0, -height)
    if starts:
        way = (width / 2 - starts[0][0], height / 2 - starts[0][1])
    heading = math.atan2(way[1], way[0]) + chance.choice((-1, 1)) * chance.uniform(0.15, 0.4)
    wanted = min(max(2.0 * max(width, height), 16.0), 26.0)
    return (math.cos(heading) * wanted, math.sin(heading) * wanted)


def _starts(tray: Tray, dice: Sequence[DieThrow], velocity: Point, chance: Random) -> list[Start]:
    """Every die at its place in the hand, lying flat, with a throw slightly its own."""
    width, height = tray.size
    speed = math.hypot(*velocity)
    way = (velocity[0] / speed, velocity[1] / speed)
    places: list[Point] = []
    for index, die in enumerate(dice):
        aside = (index - (len(dice) - 1) / 2) * 1.7
        hand = (width * (1 - way[0]) / 2 - way[1] * aside, height * (1 - way[1]) / 2 + way[0] * aside)
        places.append(tray.inward(die.start) if die.start else hand)
    rests = [tray.inward(die.rest) if die.rest else None for die in dice]
    known = [rest for rest in rests if rest is not None]
    if len(known) == len(dice):
        rests = list(apart(tray.size, known))
    starts = []
    for index, (place, rest) in enumerate(zip(apart(tray.size, places), rests, strict=True)):
        aside = 1 if index else -1
        heading = math.atan2(velocity[1], velocity[0]) + aside * chance.uniform(0.05, 0.2)
        own = speed * chance.uniform(0.88, 1.0)
        flat = about((0, 0, 1), chance.uniform(-0.3, 0.3))
        going = (math.cos(heading) * own, math.sin(heading) * own)
        starts.append(Start(place, going, chance.uniform(6.5, 9.0), chance.uniform(-5, 5), flat, rest))
    return starts


def _settled(tray: Tray, dice: Sequence[DieThrow], rolled: Rolled, chance: Random) -> Track:
    """The raw tumble, numbered and nudged so that every die ends flat, upright, in place and as decided."""
    ends = rolled.track.frames[-1]
    wished = [tray.inward(die.rest) if die.rest else end[:2] for die, end in zip(dice, ends, strict=True)]
    places = apart(tray.size, [(place[0], place[1]) for place in wished])
    labels: list[tuple[Turn, Turn]] = []
    for die, end in zip(dice, ends, strict=True):
        angle = chance.uniform(-0.16, 0.16) if die.angle is None else die.angle
        wanted = after(about((0, 0, 1), angle), upright(die.face))
        labels.append(numbered(unit(*end[3:]), wanted))
    duration = rolled.track.duration

    def settle(seconds: float, index: int, sample: Sample) -> Sample:
        flat = rolled.flat[index]
        relabel, rest = labels[index]
        fallen = part_of(rest, _falling(seconds, flat))
        turn = after(fallen, after(unit(*sample[3:]), relabel))
        slid = eased((seconds - duration * 0.6) / (duration * 0.4))
        x = sample[0] + (places[index][0] - ends[index][0]) * slid
        y = sample[1] + (places[index][1] - ends[index][1]) * slid
        return (x, y, sample[2] * (1 - slid), *turn)

    return rolled.track.reshaped(settle)


def _falling(seconds: float, flat: float) -> float:
    """How far a die has fallen onto its face: gathering speed, then still at once, as cubes do."""
    share = (seconds - flat * 0.5) / max(flat * 0.5, 0.1)
    return min(max(share, 0.0), 1.0) ** 2


def _spaced(clicks: Sequence[Click]) -> tuple[Click, ...]:
    """The clicks that can be told apart: of those that fall together, the loudest."""
    kept: list[Click] = []
    for click in sorted(clicks, key=lambda c: c.time):
        if click.strength < 0.04:
            continue
        if kept and click.time - kept[-1].time < _CLICK_GAP:
            kept[-1] = Click(kept[-1].time, max(kept[-1].strength, click.strength))
        else:
            kept.append(click)
    return tuple(kept)
