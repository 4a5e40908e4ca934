"""The colours of the beach and the sea around the board, made of the theme's palette."""

from __future__ import annotations

import itertools
from typing import Final

from flow_desktop.widgets.theme import (
    DEEP,
    FOAM,
    NIGHT,
    PAPER,
    SAND,
    SEA,
    STONE,
    STONE_DARK,
    WATER,
    WOOD,
    WOOD_DARK,
    Colour,
    Theme,
    luminance,
)

BEACH: Final = SAND.mixed(WOOD, 0.30)
DUNE: Final = SAND.mixed(WOOD, 0.16)
RIPPLE: Final = BEACH.mixed(WOOD_DARK, 0.5)
GRAIN: Final = BEACH.mixed(PAPER, 0.8)
WET: Final = BEACH.mixed(WOOD_DARK, 0.7)
PEBBLES: Final = (STONE.mixed(BEACH, 0.25), STONE_DARK.mixed(BEACH, 0.3), WOOD.mixed(BEACH, 0.3))
SHELL: Final = PAPER.mixed(SAND, 0.25)
SHALLOW: Final = WATER.mixed(SEA, 0.35)
DEPTHS: Final = ((0.0, SHALLOW), (0.09, SEA), (0.38, DEEP), (1.0, DEEP.mixed(NIGHT, 0.7)))
"""How deep below the shore, in heights of the window, and the colour there."""
FOAMING: Final = FOAM
STORM: Final = NIGHT


def depth_colour(depth: float) -> Colour:
    """The colour of the water so deep below the shore."""
    for (above, upper), (below, lower) in itertools.pairwise(DEPTHS):
        if depth <= below:
            return upper.mixed(lower, max(0.0, (depth - above) / (below - above)))
    return DEPTHS[-1][1]


def flat_water(theme: Theme) -> Colour:
    """The one colour of water in a flat theme, told from its land by brightness; white words read on both."""
    return DEEP if luminance(theme.ground_bottom) < luminance(DEEP) else NIGHT
