"""Where the parts of the menu stand, and the sea around them: how lively, how often drawn, where it moves."""

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.scenes.menu.water import LIST_WIDTH, animals_room, moving_water
from flow_desktop.scenes.seascape import draw_animals, draw_glints, draw_sea
from flow_desktop.widgets.frames import Padding, Placed, Sized, Spacer, Stack
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import CLOSE, EDGE, GAP, PADDING, SNUG
from flow_desktop.widgets.widget import Size, Widget

LEAST_LOGO: Final = 300
LEAST_CORNER: Final = 360
ASPECT = 350 / 800
LIVELY_SECONDS: Final = 2.0
SETTLING_SECONDS: Final = 2.0
LIVELY_FRAME: Final = 1 / 12
CALM_FRAME: Final = 1 / 4
"""Between two drawings nothing moves by much more than a pixel."""
CALM: Final = 0.5


def arranged(look: Look, entries: Sequence[Widget], corner: Widget, shelf: Widget, other: Widget) -> Widget:
    """The logo as large as the list leaves room for; where even a small one has none, everything scrolls.

    The shelf stands in the sky; where that has no room for it, `other` is the way to the other game.
    """
    corner = _narrowed(look, corner)
    high = corner.measure(look, look.view.width)[1] + look.px(GAP)
    shelved = _fits_the_sky(look, shelf, high)
    entries = entries if shelved else [*entries, other]
    units = _logo_units(look, entries, corner)
    if units < LEAST_LOGO:
        return _scrolled(look, [*entries, Placed(corner, Align.START)])
    beside = _beside_corner(look, corner) < look.view.text_px(LIST_WIDTH)
    logo = Placed(Logo(units), Align.START if beside else Align.CENTRE)
    column = Sized(
        Column([logo, *entries], gap=GAP), most_width=LIST_WIDTH, least_width=LIST_WIDTH, text=True
    )
    placed = Placed(column, Align.START, Align.CENTRE)
    parts: list[Widget] = [placed, Placed(corner, Align.END, Align.START)]
    if shelved:
        below = Column([Spacer(high / look.view.unit), Placed(shelf, Align.END, Align.START)], gap=0)
        parts.append(Placed(below, Align.END, Align.START))
    return Padding(Stack(parts), EDGE, PADDING)


def _scrolled(look: Look, parts: Sequence[Widget]) -> Widget:
    """Everything below each other; the logo goes before somebody has to scroll for what there is to do."""
    for head in ([Logo(LEAST_LOGO)], []):
        listed = Padding(Column([*head, *parts], gap=SNUG), GAP, SNUG)
        if listed.measure(look, look.view.text_px(LIST_WIDTH))[1] <= look.view.height - 2 * look.px(CLOSE):
            break
    scroll = Scroll(listed, label=_("Menu"), key="list")
    sized = Sized(scroll, most_width=LIST_WIDTH, least_width=LIST_WIDTH, text=True)
    return Padding(Placed(sized, Align.START, Align.STRETCH), EDGE, CLOSE)


def _narrowed(look: Look, corner: Widget) -> Widget:
    """The corner as wide as the list leaves room for, where that is not too little."""
    view = look.view
    free = view.width - 2 * look.px(EDGE) - view.text_px(LIST_WIDTH) - look.px(GAP)
    return Sized(corner, most_width=free / view.unit) if free > view.text_px(LEAST_CORNER) else corner


def _fits_the_sky(look: Look, shelf: Widget, below: int) -> bool:
    """Whether the shelf finds room beside the list, below the corner and above the moving water."""
    view = look.view
    wide, high = shelf.measure(look, view.width)
    free = view.width - 2 * look.px(EDGE) - view.text_px(LIST_WIDTH) - look.px(GAP)
    return wide <= free and look.px(PADDING) + below + high <= view.height // 2


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
        super().__init__(label=_("Flow: save four animals before the sea takes them"), key="logo")
        self.units = units

    def measure(self, look: Look, width: int) -> Size:
        """Its own shape, not wider than the room."""
        wide = min(width, look.px(self.units))
        return wide, round(wide * ASPECT)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """In the middle of its place."""
        picture = look.assets.image(art("logo"), self.rect.size)
        surface.blit(picture, picture.get_rect(center=self.rect.center))


class LivingSea:
    """It rocks fully while somebody is there, more gently and seldom drawn when nobody is."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._last_used = 0.0
        self._due = 0.0

    @property
    def wake_after(self) -> float:
        """Seconds until it wants to be drawn again."""
        return max(0.0, self._due - self._seconds)

    def use(self) -> None:
        """Somebody is there."""
        self._last_used = self._seconds

    def advance(self, seconds: float) -> bool:
        """Let it move on; True when it should be drawn."""
        self._seconds += seconds
        if self._seconds < self._due:
            return False
        self._due = self._seconds + (LIVELY_FRAME if self._lively() > CALM else CALM_FRAME)
        return True

    def _lively(self) -> float:
        """How much the animals rock, 0 to 1."""
        rest = max(0.0, self._seconds - self._last_used - LIVELY_SECONDS)
        return max(CALM, 1 - (1 - CALM) * rest / SETTLING_SECONDS)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """The whole sea."""
        draw_sea(surface, look)
        self._draw_moving(surface, look)

    def draw_water(self, surface: pygame.Surface, look: Look) -> None:
        """Only the water where it moves, over what was drawn there before."""
        before = surface.get_clip()
        surface.set_clip(moving_water(look.view).clip(before))
        draw_sea(surface, look)
        self._draw_moving(surface, look)
        surface.set_clip(before)

    def _draw_moving(self, surface: pygame.Surface, look: Look) -> None:
        before, water = surface.get_clip(), moving_water(look.view)
        surface.set_clip(water.clip(before))
        if not look.reduced_motion:
            draw_glints(surface, look, self._seconds)
        lively = 0.0 if look.reduced_motion else self._lively()
        draw_animals(surface, look, animals_room(look.view), self._seconds, lively)
        surface.set_clip(before)
