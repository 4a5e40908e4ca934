"""A second of joy when an animal has its path: water runs, the animal hops, drops fly, the boat rocks.

Nothing of it lies still over a tile, and nobody waits for it: the next move may be made in its first frame.
With reduced motion the way and its animal only shine for a while.
"""

import math
from functools import cache
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT, STRIDE, Animal, Cell
from flow_desktop.scenes.board.boat import boat_alone, heading
from flow_desktop.scenes.board.curves import curve
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.ribbons import channel_light, light_reach
from flow_desktop.scenes.board.show import BoardShow, Mood
from flow_desktop.scenes.board.sprites import animal_picture, animal_size
from flow_desktop.scenes.board.tones import Tones, tones_of
from flow_desktop.scenes.board.ways import edge_to, edges_on_way
from flow_desktop.scenes.colours import ANIMALS, PATTERNS
from flow_desktop.scenes.performing.motions import Motions, eased
from flow_desktop.scenes.telling.cues import Joy
from flow_desktop.widgets.look import Look

RUN: Final = 0.5
"""The share of the joy in which the water runs to the boat."""
TAIL: Final = 7
"""So many smaller drops follow the first."""
APART: Final = 1.12
"""From drop to drop, in their breadths."""
HOPS: Final = ((0.04, 0.40, 0.24), (0.42, 0.68, 0.14))
"""The animal's two hops: from when to when, and how high in spaces."""
DROPS: Final = 14
FLIGHT: Final = 0.62
"""How long a drop flies, as a share of the joy."""
SPREAD: Final = 0.95
"""How far drops fly, in spaces."""
DROP: Final = 0.16
ROCKING: Final = 7.0
SWELL: Final = 0.10
RINGS: Final = 2
STEPS: Final = 12
STILL: Final = 190
OVERSAMPLING: Final = 3
_pictures = SurfaceCache()
Place = tuple[float, float]


def draw_joys(
    surface: pygame.Surface, look: Look, places: BoardPlaces, show: BoardShow, motions: Motions
) -> None:
    """Everybody's joy at this moment; the boat rocks for the one that has come last."""
    joys = [(joy.cue, joy.age(motions.now()) / joy.cue.seconds) for joy in motions.joys]
    for cue, share in joys:
        if isinstance(cue, Joy) and cue.still:
            _draw_shine(surface, places, cue, share, tones_of(look.theme))
    moving = [(cue, share) for cue, share in joys if isinstance(cue, Joy) and not cue.still]
    if moving:
        _draw_rocking(surface, look, places, show, [share for _, share in moving])
    for cue, share in moving:
        _draw_joy(surface, look, places, cue, share)


def _draw_joy(surface: pygame.Surface, look: Look, places: BoardPlaces, joy: Joy, share: float) -> None:
    tones, home = tones_of(look.theme), places.cell_rect(ANIMAL_CELLS[joy.animal]).center
    _draw_run(surface, places, joy, share / RUN, tones)
    _draw_drops(surface, places.cell_px, home, joy.animal, share, tones)
    if share > RUN:
        boat = places.cell_rect(BOAT).center
        _draw_drops(surface, places.cell_px * 0.7, boat, joy.animal, (share - RUN) / (1 - RUN), tones)
    picture = animal_picture(look, joy.animal, Mood.ABOARD, animal_size(places.cell_px))
    middle = home[0], home[1] - round(places.cell_px * (0.02 + hop(share)))
    surface.blit(picture, picture.get_rect(center=middle))


def hop(share: float) -> float:
    """How high the animal is above its place, in spaces."""
    for begun, ended, height in HOPS:
        if begun < share < ended:
            return height * math.sin(math.pi * (share - begun) / (ended - begun))
    return 0.0


def _draw_run(surface: pygame.Surface, places: BoardPlaces, joy: Joy, share: float, tones: Tones) -> None:
    """A crest of drops in the animal's colour runs along its way."""
    line = _line(joy.cells)
    if not line:
        return
    left, top = places.cell_rect(0).topleft
    for index in range(TAIL, -1, -1):
        at = share - behind(index) / len(joy.cells)
        if not 0 <= at <= 1:
            continue
        x, y = line[round(at * (len(line) - 1))]
        drop = _drop(joy.animal, round(places.cell_px * pearl(index)), tones)
        centre = round(left + x * places.cell_px), round(top + y * places.cell_px)
        surface.blit(drop, drop.get_rect(center=centre))


def pearl(index: int) -> float:
    """How large a drop of the crest is, in spaces: the first is the largest."""
    return DROP * (1.7 - 0.15 * index)


def behind(index: int) -> float:
    """How far behind the first it runs, in spaces: the drops are a string of pearls, none over the next."""
    return sum((pearl(each) + pearl(each + 1)) / 2 * APART for each in range(index))


@cache
def _line(way: tuple[Cell, ...]) -> tuple[Place, ...]:
    """The middle of the water along a way, in spaces from the board's first."""
    found: list[Place] = []
    for index, cell in enumerate(way):
        before = edge_to(cell, way[index - 1]) if index else 0
        after = edge_to(cell, way[index + 1]) if index + 1 < len(way) else 0
        row, column = divmod(cell, STRIDE)
        if before or after:
            found += [(column + point.x, row + point.y) for point in curve(before, after, 0.3)]
    return tuple(found)


def _draw_drops(
    surface: pygame.Surface, px: float, middle: Place, animal: Animal, share: float, tones: Tones
) -> None:
    """Drops fly up from a place, fall, and are gone."""
    for number in range(DROPS):
        late = 0.16 * (number % 4) / 4
        flown = (share - 0.06 - late) / FLIGHT
        if not 0 < flown < 1:
            continue
        turn = math.tau * (number + 0.5 * (number % 2)) / DROPS
        far = SPREAD * (0.62 + 0.38 * (number * 5 % DROPS) / DROPS)
        x = middle[0] + px * far * math.cos(turn) * eased(flown)
        y = middle[1] + px * (far * math.sin(turn) * eased(flown) - 0.35 * flown + 0.75 * flown * flown)
        size = round(px * DROP * (1.25 if number % 3 == 0 else 0.85) * (1 - flown**3))
        if size > 1:
            drop = _drop(animal, size, tones)
            surface.blit(drop, drop.get_rect(center=(round(x), round(y))))


def _drop(animal: Animal, size: int, tones: Tones) -> pygame.Surface:
    """A round drop in an animal's colour, cased in ink, with a sign of its pattern."""
    return _pictures.get(("drop", animal, size, tones), lambda: _made_drop(animal, size, tones))


def _made_drop(animal: Animal, size: int, tones: Tones) -> pygame.Surface:
    side = max(2, size) * OVERSAMPLING
    sheet = pygame.Surface((side, side), pygame.SRCALPHA)
    sheet.fill(tones.ink.with_alpha(0))
    middle, radius = side / 2, side / 2
    pygame.draw.circle(sheet, tones.ink, (middle, middle), radius)
    pygame.draw.circle(sheet, ANIMALS[animal], (middle, middle), radius * 0.80)
    _sign(sheet, PATTERNS[animal], tones)
    return pygame.transform.smoothscale(sheet, (max(2, size), max(2, size)))


def _sign(sheet: pygame.Surface, pattern: str, tones: Tones) -> None:
    side = sheet.get_width()
    wide = max(1, round(side * 0.09))
    match pattern:
        case "stripes":
            for x in (0.38, 0.62):
                pygame.draw.line(sheet, tones.ink, (x * side, 0.3 * side), (x * side, 0.7 * side), wide)
        case "dots":
            pygame.draw.circle(sheet, tones.ink, (side / 2, side / 2), side * 0.15)
        case "rings":
            pygame.draw.circle(sheet, tones.ink, (side / 2, side / 2), side * 0.22, wide)
        case _:
            points = ((0.28, 0.6), (0.42, 0.4), (0.58, 0.6), (0.72, 0.4))
            pygame.draw.lines(sheet, tones.ink, False, [(x * side, y * side) for x, y in points], wide)


def _draw_rocking(
    surface: pygame.Surface, look: Look, places: BoardPlaces, show: BoardShow, shares: list[float]
) -> None:
    """The boat rocks from when the water comes, and rings run out from it."""
    arrived = [share for share in shares if share >= RUN]
    if not arrived:
        return
    since = (min(arrived) - RUN) / (1 - RUN)
    middle, px = places.cell_rect(BOAT).center, places.cell_px
    tones = tones_of(look.theme)
    for number in range(RINGS):
        grown = since * 1.5 - 0.3 * number
        if 0 < grown < 1:
            ring = _ring(px, int(grown * STEPS), tones)
            surface.blit(ring, ring.get_rect(center=middle))
    calming = math.sin(math.pi * min(1.0, since))
    lean = ROCKING * calming * math.sin(math.tau * 1.5 * since)
    boat = _boat(look, px, heading(show) + lean, 1 + SWELL * calming)
    surface.blit(boat, boat.get_rect(center=middle))


def _boat(look: Look, px: int, angle: float, scale: float) -> pygame.Surface:
    leaning, grown = round(angle), round(scale * 48)
    key = ("boat", look.theme.name, px, leaning, grown)
    return _pictures.get(key, lambda: pygame.transform.rotozoom(boat_alone(look, px), -leaning, grown / 48))


def _ring(px: int, step: int, tones: Tones) -> pygame.Surface:
    return _pictures.get(("ring", px, step, tones), lambda: _made_ring(px, step / STEPS, tones))


def _made_ring(px: int, share: float, tones: Tones) -> pygame.Surface:
    side = round(px * 1.7)
    large = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
    large.fill(tones.light.with_alpha(0))
    shade = tones.light.with_alpha(round(210 * (1 - share)))
    pygame.draw.circle(large, shade, (side, side), px * 2 * (0.42 + 0.38 * share), max(2, round(px * 0.09)))
    return pygame.transform.smoothscale(large, (side, side))


def _draw_shine(surface: pygame.Surface, places: BoardPlaces, joy: Joy, share: float, tones: Tones) -> None:
    """Nothing moves: the way and a ring around the animal shine, come gently and go gently."""
    bright = max(0.0, min(1.0, 6 * share, 4 * (1 - share)))
    for index, cell in enumerate(joy.cells):
        edges, shade = edges_on_way(joy.cells, index), ANIMALS[joy.animal]
        light = channel_light(edges, places.cell_px, shade, 255, light_reach(cell))
        _faintly(surface, light, places.cell_rect(cell).topleft, bright)
    for cell in (ANIMAL_CELLS[joy.animal], BOAT):
        ring = _halo(places.cell_px, joy.animal, tones)
        _faintly(surface, ring, ring.get_rect(center=places.cell_rect(cell).center).topleft, bright)


def _faintly(surface: pygame.Surface, picture: pygame.Surface, place: Place, bright: float) -> None:
    picture.set_alpha(round(STILL * bright))
    surface.blit(picture, place)
    picture.set_alpha(255)


def _halo(px: int, animal: Animal, tones: Tones) -> pygame.Surface:
    """A ring around a space's middle, in an animal's colour between two lines of ink."""

    def make() -> pygame.Surface:
        side = px * OVERSAMPLING
        large = pygame.Surface((side, side), pygame.SRCALPHA)
        large.fill(tones.ink.with_alpha(0))
        for shade, wide in ((tones.ink, 0.085), (ANIMALS[animal], 0.055)):
            inset = (0.085 - wide) / 2
            pygame.draw.circle(large, shade, (side / 2, side / 2), side * (0.5 - inset), round(wide * side))
        return pygame.transform.smoothscale(large, (px, px))

    return _pictures.get(("halo", px, animal, tones), make)
