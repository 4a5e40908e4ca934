"""A gentle celebration: a few drops and petals that rise and drift over the screen once, and are gone."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.scenes.colours import ANIMALS
from flow_desktop.widgets.theme import FOAM, WATER, Colour

SECONDS: Final = 5.0
COUNT: Final = 34
_cache = SurfaceCache(2 * 1024 * 1024)


@dataclass(frozen=True, slots=True)
class Drop:
    """One drop: where it rises (shares of the window), when, how fast, how large, in which colour."""

    across: float
    begins: float
    speed: float
    size: float
    sway: float
    colour: Colour


def drops(seed: int = 0) -> tuple[Drop, ...]:
    """The drops of a celebration, each in its own time."""
    chance = Random(seed)
    colours = (*ANIMALS.values(), FOAM, WATER)
    return tuple(
        Drop(
            chance.random(),
            chance.uniform(0.0, 1.8),
            chance.uniform(0.26, 0.42),
            chance.uniform(0.008, 0.018),
            chance.uniform(0, 2 * math.pi),
            chance.choice(colours),
        )
        for _ in range(COUNT)
    )


def draw_drops(surface: pygame.Surface, falling: tuple[Drop, ...], seconds: float) -> None:
    """The drops so many seconds after the celebration began; they fade before they are gone."""
    width, height = surface.get_size()
    for drop in falling:
        age = seconds - drop.begins
        if age <= 0 or seconds >= SECONDS:
            continue
        y = 1.04 - drop.speed * age
        x = drop.across + 0.02 * math.sin(2.2 * age + drop.sway)
        alpha = round(220 * min(1.0, age / 0.4) * min(1.0, (SECONDS - seconds) / 1.2))
        if y > -0.05 and alpha > 0:
            picture = _drop(max(3, round(height * drop.size)), drop.colour)
            picture.set_alpha(alpha)
            surface.blit(picture, picture.get_rect(center=(round(x * width), round(y * height))))


def _drop(radius: int, colour: Colour) -> pygame.Surface:
    def make() -> pygame.Surface:
        large = pygame.Surface((8 * radius, 8 * radius), pygame.SRCALPHA)
        large.fill(colour.with_alpha(0))
        pygame.draw.circle(large, colour.with_alpha(150), (4 * radius, 4 * radius), 4 * radius)
        rim = max(1, round(radius * 0.7))
        pygame.draw.circle(large, colour.with_alpha(235), (4 * radius, 4 * radius), 4 * radius, rim)
        glint = FOAM.with_alpha(230)
        pygame.draw.circle(large, glint, (round(2.8 * radius), round(2.7 * radius)), round(radius * 0.8))
        return pygame.transform.smoothscale(large, (2 * radius, 2 * radius))

    return _cache.get((radius, colour), make)
