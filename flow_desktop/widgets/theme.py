"""Every colour, size and radius that widgets and scenes draw with: the palette, and three themes of it."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from flow_desktop.values import dataclass


class Colour(NamedTuple):
    """Red, green and blue, 0 to 255 each."""

    red: int
    green: int
    blue: int

    def with_alpha(self, alpha: int) -> tuple[int, int, int, int]:
        """The colour with an opacity, 0 to 255."""
        return self.red, self.green, self.blue, alpha

    def mixed(self, other: Colour, share: float) -> Colour:
        """This colour with a share (0 to 1) of another."""
        return _mixed(self, other, share)


@lru_cache(maxsize=256)
def _mixed(one: Colour, other: Colour, share: float) -> Colour:
    (red, green, blue), (to_red, to_green, to_blue) = one, other
    return Colour(
        round(red + (to_red - red) * share),
        round(green + (to_green - green) * share),
        round(blue + (to_blue - blue) * share),
    )


def colour(text: str) -> Colour:
    """A colour from its hexadecimal form, `#RRGGBB`."""
    return Colour(int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16))


NIGHT = colour("#0B2530")
INK = colour("#12303B")
DEEP = colour("#0F4C5C")
SEA = colour("#1B7F8C")
WATER = colour("#6FD3D9")
FOAM = colour("#E8FBF7")
PAPER = colour("#FFF8E7")
SAND = colour("#F3E2B3")
SUN = colour("#FFC857")
CORAL = colour("#E4572E")
WOOD = colour("#8A5A3B")
WOOD_DARK = colour("#5C3A26")
STONE = colour("#7C8790")
STONE_DARK = colour("#4B555E")
BLACK = colour("#000000")
WHITE = colour("#FFFFFF")


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by what they are for; `ground_top` and `ground_bottom` are of what panels lie on.

    Text and what it stands on contrast by 4.5 to 1 or more.
    """

    name: str
    ground_top: Colour
    ground_bottom: Colour
    ground_text: Colour
    panel: Colour
    panel_edge: Colour
    text: Colour
    soft_text: Colour
    title: Colour
    primary: Colour
    primary_text: Colour
    plain: Colour
    plain_text: Colour
    danger: Colour
    danger_text: Colour
    disabled: Colour
    disabled_text: Colour
    chosen: Colour
    chosen_text: Colour
    edge: Colour
    field: Colour
    ring_outer: Colour
    ring_inner: Colour
    caption: Colour
    caption_text: Colour
    warning: Colour
    warning_text: Colour
    shadow: Colour
    shadow_alpha: int
    veil_alpha: int
    flat: bool = False
    """Plain fills only: no picture, texture or gradient behind what is to be read."""

    @property
    def chosen_edge(self) -> Colour:
        """The rim of what is chosen and may lie on the ground: light where it is as dark as that."""
        return self.chosen_text if luminance(self.chosen_text) > luminance(self.chosen) else self.edge


NORMAL = Theme(
    name="normal",
    ground_top=DEEP,
    ground_bottom=NIGHT,
    ground_text=FOAM,
    panel=PAPER,
    panel_edge=SAND,
    text=INK,
    soft_text=colour("#3F5963"),
    title=DEEP,
    primary=SUN,
    primary_text=INK,
    plain=colour("#FBEFD0"),
    plain_text=INK,
    danger=CORAL.mixed(PAPER, 0.2),
    danger_text=NIGHT,
    disabled=colour("#E4E1D6"),
    disabled_text=colour("#55636A"),
    chosen=DEEP,
    chosen_text=FOAM,
    edge=WOOD,
    field=WHITE,
    ring_outer=NIGHT,
    ring_inner=SUN,
    caption=NIGHT,
    caption_text=FOAM,
    warning=SUN,
    warning_text=NIGHT,
    shadow=NIGHT,
    shadow_alpha=110,
    veil_alpha=150,
)
"""Warm paper on a calm dark ground."""

CONTRAST = Theme(
    name="contrast",
    ground_top=BLACK,
    ground_bottom=BLACK,
    ground_text=WHITE,
    panel=BLACK,
    panel_edge=WHITE,
    text=WHITE,
    soft_text=WHITE,
    title=SUN,
    primary=SUN,
    primary_text=BLACK,
    plain=colour("#101C22"),
    plain_text=WHITE,
    danger=colour("#FF8A66"),
    danger_text=BLACK,
    disabled=colour("#1A1A1A"),
    disabled_text=colour("#C8C8C8"),
    chosen=WATER,
    chosen_text=BLACK,
    edge=WHITE,
    field=BLACK,
    ring_outer=BLACK,
    ring_inner=colour("#FFE45C"),
    caption=BLACK,
    caption_text=WHITE,
    warning=colour("#FFE45C"),
    warning_text=BLACK,
    shadow=BLACK,
    shadow_alpha=0,
    veil_alpha=215,
    flat=True,
)
"""White and yellow on black."""

PLAIN = replace(
    NORMAL,
    name="plain",
    ground_top=colour("#24586A"),
    ground_bottom=colour("#24586A"),
    ground_text=WHITE,
    panel=colour("#FAFAF6"),
    panel_edge=colour("#C9D3D4"),
    title=INK,
    plain=colour("#E7EFF0"),
    danger=CORAL.mixed(WHITE, 0.3),
    disabled=colour("#E3E5E4"),
    chosen_text=WHITE,
    edge=colour("#4A646E"),
    caption_text=WHITE,
    shadow_alpha=0,
    veil_alpha=190,
    flat=True,
)
"""Flat quiet fills: one colour of ground, no pictures behind words, no shadows."""

THEMES = {theme.name: theme for theme in (NORMAL, PLAIN, CONTRAST)}

HAIR = 4
CLOSE = 8
SNUG = 12
GAP = 16
ROOMY = 24
PADDING = 28
MARGIN = 24
EDGE = 56
"""Room between things, from parts of one thing (`HAIR`) to the window's edge (`EDGE`), in units at 1080p."""

PANEL_RADIUS = 24
BUTTON_RADIUS = 14
CAPTION_RADIUS = 14
CARD_RADIUS = 14
BUBBLE_RADIUS = 14
FIELD_RADIUS = 14
KEY_RADIUS = 6
EDGE_WIDTH = 2.5
LIP = 5
RING_WIDTH = 4
LEAST_RING = 3
SHADOW_SPREAD = 18


def luminance(shade: tuple[int, int, int]) -> float:
    """Relative luminance, 0 (black) to 1 (white)."""
    parts = [c / 255 for c in shade]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """The contrast of two colours, 1 (none) to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
