"""What moves over the board: tiles on their way, light on a joined way, a ring around who is hopeful."""

import math
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.engine.geometry import ANIMAL_CELLS
from flow_desktop.scenes.board.places import BoardPlaces
from flow_desktop.scenes.board.ribbons import channel_light, light_reach
from flow_desktop.scenes.board.show import Mood
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.board.ways import edges_on_way
from flow_desktop.scenes.colours import ANIMALS
from flow_desktop.scenes.performing.joy import draw_joys
from flow_desktop.scenes.performing.motions import Begun, Motions
from flow_desktop.scenes.telling.cues import Feeling, Glow
from flow_desktop.scenes.telling.moves import GLOW
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import Colour

BRIGHT: Final = 255
PULSE: Final = 0.55
PULSE_STEPS: Final = 10
OVERSAMPLING: Final = 3
_rings = SurfaceCache()


def draw_lights(surface: pygame.Surface, look: Look, board: BoardView, motions: Motions) -> None:
    """Everything that glows now, and whoever is glad; with reduced motion no ring grows."""
    places = board.places
    now = motions.now()
    for glow in motions.glows:
        if isinstance(glow.cue, Glow):
            _draw_glow(surface, places, glow.cue, glow.age(now))
    for feeling in motions.feelings if not look.reduced_motion else ():
        _draw_pulse(surface, places, feeling, now)
    if motions.joys:
        draw_joys(surface, look, places, board.show, motions)


def draw_flights(surface: pygame.Surface, look: Look, board: BoardView, motions: Motions) -> None:
    """The tiles that are on their way."""
    for flight in motions.flights:
        pose = flight.at(motions.now())
        board.draw_piece(
            surface,
            look,
            flight.piece,
            flight.cell,
            pose.middle,
            angle=pose.tilt,
            scale=pose.scale,
            alpha=pose.alpha,
            variant=flight.variant,
        )


def brightness(glow: Glow, index: int, age: float) -> float:
    """How bright the light is on one space of a way, 0 to 1: it comes, goes, and has gone on."""
    length = min(GLOW, glow.seconds)
    step = (glow.seconds - length) / max(1, len(glow.cells))
    share = (age - step * index) / length
    return math.sin(math.pi * share) if 0 < share < 1 else 0.0


def _draw_glow(surface: pygame.Surface, places: BoardPlaces, glow: Glow, age: float) -> None:
    for index, cell in enumerate(glow.cells):
        bright = brightness(glow, index, age)
        if bright <= 0:
            continue
        edges, shade = edges_on_way(glow.cells, index), ANIMALS[glow.animal]
        light = channel_light(edges, places.cell_px, shade, 255, light_reach(cell))
        light.set_alpha(round(BRIGHT * bright))
        surface.blit(light, places.cell_rect(cell))
        light.set_alpha(255)


def _draw_pulse(surface: pygame.Surface, places: BoardPlaces, feeling: Begun, now: float) -> None:
    """A ring in its colour runs out from an animal that has become hopeful."""
    share, cue = feeling.age(now) / PULSE, feeling.cue
    if not isinstance(cue, Feeling) or cue.mood is not Mood.HOPEFUL or share >= 1:
        return
    ring = _ring(places.cell_px, int(share * PULSE_STEPS), ANIMALS[cue.animal])
    surface.blit(ring, ring.get_rect(center=places.cell_rect(ANIMAL_CELLS[cue.animal]).center))


def _ring(px: int, step: int, shade: Colour) -> pygame.Surface:
    return _rings.get((px, step, shade), lambda: _made_ring(px, step / PULSE_STEPS, shade))


def _made_ring(px: int, share: float, shade: Colour) -> pygame.Surface:
    side = round(px * 1.3)
    large = pygame.Surface((side * OVERSAMPLING, side * OVERSAMPLING), pygame.SRCALPHA)
    large.fill(shade.with_alpha(0))
    radius = px * (0.40 + 0.22 * share) * OVERSAMPLING
    width = max(2, round(px * 0.07 * (1 - 0.6 * share) * OVERSAMPLING))
    middle = side * OVERSAMPLING / 2
    pygame.draw.circle(large, shade.with_alpha(round(230 * (1 - share))), (middle, middle), radius, width)
    return pygame.transform.smoothscale(large, (side, side))
