"""The colours of a board by what they are for, made of the theme's palette."""

from dataclasses import replace
from functools import cache

from flow_desktop.engine.geometry import Animal
from flow_desktop.scenes.colours import ANIMALS
from flow_desktop.values import dataclass
from flow_desktop.widgets.theme import (
    BLACK,
    CONTRAST,
    CORAL,
    DEEP,
    FOAM,
    INK,
    NIGHT,
    PLAIN,
    SAND,
    SEA,
    STONE,
    SUN,
    WHITE,
    WOOD,
    WOOD_DARK,
    Colour,
    Theme,
)


@dataclass(frozen=True, slots=True)
class Tones:
    """Light is drawn on dark and dark on light everywhere, so that all of it reads without colour."""

    wood: Colour
    wood_light: Colour
    wood_dark: Colour
    grain: int
    """How strongly the grain of the wood shows, 0 to 255."""
    nail: Colour
    sea: Colour
    grid: Colour
    """The line around an empty space."""
    row_badge: Colour
    row_number: Colour
    column_badge: Colour
    column_number: Colour
    ink: Colour
    light: Colour
    sandbar: Colour
    """Where a tile can be laid."""
    foam_casing: Colour
    """The line around foam that runs where it is `cased`, else the fine ripple beside it."""
    cased: bool
    """Whether foam and ribbons have a dark line around them; else they are as soft as water."""
    fault: Colour
    cursor: Colour
    veil: Colour
    lit: Colour

    @staticmethod
    def animal(animal: Animal) -> Colour:
        """The colour of an animal."""
        return ANIMALS[animal]


_WARM = Tones(
    wood=WOOD,
    wood_light=WOOD.mixed(SAND, 0.38),
    wood_dark=WOOD_DARK,
    grain=70,
    nail=SUN.mixed(WOOD, 0.35),
    sea=NIGHT,
    grid=NIGHT,
    row_badge=FOAM,
    row_number=INK,
    column_badge=NIGHT,
    column_number=FOAM,
    ink=NIGHT,
    light=FOAM,
    sandbar=SAND,
    foam_casing=SEA.mixed(DEEP, 0.2),
    cased=False,
    fault=CORAL,
    cursor=SUN,
    veil=NIGHT,
    lit=SUN,
)
_STARK = Tones(
    wood=BLACK.mixed(DEEP, 0.25),
    wood_light=WHITE,
    wood_dark=BLACK,
    grain=0,
    nail=WHITE,
    sea=BLACK,
    grid=STONE,
    row_badge=WHITE,
    row_number=BLACK,
    column_badge=BLACK,
    column_number=WHITE,
    ink=BLACK,
    light=WHITE,
    sandbar=WHITE,
    foam_casing=DEEP,
    cased=True,
    fault=CONTRAST.danger,
    cursor=CONTRAST.ring_inner,
    veil=BLACK,
    lit=CONTRAST.ring_inner,
)

_PLAIN = replace(_WARM, grain=0, foam_casing=DEEP.mixed(SEA, 0.45), cased=True)


@cache
def tones_of(theme: Theme) -> Tones:
    """The board's colours in a theme."""
    return _STARK if theme.name == CONTRAST.name else _PLAIN if theme.name == PLAIN.name else _WARM
