"""Where the parts of the menu stand: the logo over the list on the left, small things in the far corner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.widgets.frames import Padding, Placed, Sized, Stack
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import EDGE, GAP, PADDING
from flow_desktop.widgets.widget import Size, Widget

LIST_WIDTH: Final = 560
LEAST_LOGO: Final = 300
ASPECT = 350 / 800


def arranged(look: Look, entries: Sequence[Widget], corner: Widget) -> Widget:
    """The logo as large as the list leaves room for; where even a small one has none, everything scrolls."""
    units = _logo_units(look, entries, corner)
    if units < LEAST_LOGO:
        listed = Column([Logo(LEAST_LOGO), *entries, Placed(corner, Align.START)], gap=GAP)
        scroll = Scroll(Padding(listed, GAP), label=_("Menu"), key="list")
        sized = Sized(scroll, most_width=LIST_WIDTH, least_width=LIST_WIDTH, text=True)
        return Padding(Placed(sized, Align.START, Align.STRETCH), EDGE, PADDING)
    beside = _beside_corner(look, corner) < look.view.text_px(LIST_WIDTH)
    logo = Placed(Logo(units), Align.START if beside else Align.CENTRE)
    column = Sized(
        Column([logo, *entries], gap=GAP), most_width=LIST_WIDTH, least_width=LIST_WIDTH, text=True
    )
    placed = Placed(column, Align.START, Align.CENTRE)
    return Padding(Stack([placed, Placed(corner, Align.END, Align.START)]), EDGE, PADDING)


def _beside_corner(look: Look, corner: Widget) -> int:
    """The width that the corner leaves free."""
    width = look.view.width - 2 * look.px(EDGE)
    return width - corner.measure(look, width)[0] - look.px(GAP)


def _logo_units(look: Look, entries: Sequence[Widget], corner: Widget) -> float:
    """How wide the logo can be; 0 where the corner would come down over the list."""
    view, free = look.view, _beside_corner(look, corner)
    rest = Column(entries, gap=GAP).measure(look, view.text_px(LIST_WIDTH))[1]
    high = view.height - 2 * look.px(PADDING) - rest - look.px(GAP)
    width = min(view.px(LIST_WIDTH), round(high / ASPECT), free)
    covered = free < view.text_px(LIST_WIDTH) and corner.measure(look, view.width)[1] > width * ASPECT
    return 0.0 if covered else width / view.unit


class Logo(Widget):
    """The logo, so many units wide at most."""

    def __init__(self, units: float) -> None:
        super().__init__(label=_("Flow: save four animals before the sea takes them"))
        self.units = units

    def measure(self, look: Look, width: int) -> Size:
        """Its own shape, not wider than the room."""
        wide = min(width, look.px(self.units))
        return wide, round(wide * ASPECT)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """In the middle of its place."""
        picture = look.assets.image(art("logo"), self.rect.size)
        surface.blit(picture, picture.get_rect(center=self.rect.center))
