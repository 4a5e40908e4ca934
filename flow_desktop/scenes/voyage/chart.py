"""The chart as a control: it is scrolled along, and one of its stops is always chosen."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import (
    Act,
    Action,
    AnyAction,
    Intent,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from flow_desktop.app.language import N_, _
from flow_desktop.rounds.voyage import Stop, StopLog
from flow_desktop.scenes.voyage.star_row import star_picture
from flow_desktop.scenes.voyage.waters import Waters, draw_ground, waters
from flow_desktop.scenes.voyage.words import stars_spoken, stop_name
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box, draw_shadow
from flow_desktop.widgets.press import DRAG_BEYOND
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import (
    CLOSE,
    EDGE_WIDTH,
    FIELD_RADIUS,
    GAP,
    HAIR,
    INK,
    NIGHT,
    SNUG,
    SUN,
    Colour,
)
from flow_desktop.widgets.widget import Size, Taken, Widget

BUOY: Final = 74
BOAT: Final = 128
STARS: Final = 26
LINE: Final = 240
SPACING: Final = 190
"""Between two stops, in units."""
LOW: Final = 3.2
"""Where the chart has less than so many plates one above the other, only the chosen stop has one."""
FASTER: Final = 9.0
STILL: Final = 0.6
LEAST: Final = 220
MANY: Final = 5
_cache = SurfaceCache()


class Scrolling:
    """How far along the chart the view is, and where it glides to; it outlives the widgets."""

    def __init__(self) -> None:
        self.offset = 0.0
        self.target = 0.0
        self.settled = False

    @property
    def moving(self) -> bool:
        """Whether it still glides."""
        return abs(self.target - self.offset) > STILL

    def go(self, target: float, at_once: bool = False) -> None:
        """Glide there, or be there."""
        self.target = target
        if at_once or not self.settled:
            self.offset, self.settled = target, True

    def advance(self, seconds: float) -> None:
        """Glide on."""
        self.offset += (self.target - self.offset) * (1 - math.exp(-FASTER * seconds))
        if not self.moving:
            self.offset = self.target


class ChartView(Widget):
    """All stops: left and right choose one, wheel and drag look further, accept leads to its card."""

    role_word = N_("choice")
    focusable = True
    pointed = True
    clipping = True

    def __init__(
        self,
        stops: Sequence[Stop],
        reached: dict[str, StopLog],
        chosen: int,
        present: int,
        scrolling: Scrolling,
        choose: Callable[[int], None],
        accept: Callable[[], None],
        *,
        key: str,
    ) -> None:
        super().__init__(label=_("Chart of the voyage"), key=key, grow=1, area="chart")
        self.stops = tuple(stops)
        self.reached = reached
        self.chosen = chosen
        self.present = present
        self.scrolling = scrolling
        self.lying: Waters | None = None
        self._choose = choose
        self._accept = accept
        self._grabbed: tuple[int, float] | None = None
        self._dragged = False
        self._look: Look | None = None

    def value(self) -> str:
        """The chosen stop."""
        return stop_spoken(self.stops, self.reached, self.chosen, self.present)

    def adopt(self, earlier: Widget) -> None:
        """A drag goes on when the screen is rebuilt."""
        super().adopt(earlier)
        if isinstance(earlier, ChartView):
            self._grabbed, self._dragged = earlier._grabbed, earlier._dragged

    # Where things lie

    def measure(self, look: Look, width: int) -> Size:
        """All the width, and a height in which a stop can be seen."""
        return width, look.px(LEAST)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Lay the chart out and keep the chosen stop where it can be seen."""
        super().place(look, rect)
        self._look = look
        plates = [
            plate(look, stop, number, self._stars(stop), False) for number, stop in enumerate(self.stops, 1)
        ]
        widest = max(picture.get_width() for picture in plates)
        high = plates[0].get_height() + look.px(BUOY) + look.px(SNUG)
        least = 0.55 * widest / SPACING
        lying = waters(rect, [stop.at for stop in self.stops], least, min(rect.height - 1, round(high * 1.3)))
        changed = lying != self.lying
        self.lying = lying
        if changed and not self.scrolling.settled:
            self.show_chosen(at_once=True)
        self.scrolling.target = self._within(self.scrolling.target)
        self.scrolling.offset = self._within(self.scrolling.offset)

    def _within(self, offset: float) -> float:
        return min(max(0.0, offset), float(self.lying.furthest if self.lying else 0))

    def show_chosen(self, at_once: bool = False) -> None:
        """Glide until the chosen stop is in the middle."""
        if self.lying is not None:
            middle = self.lying.stops[self.chosen][0] - self.rect.x - self.rect.width / 2
            still = at_once or (self._look is not None and self._look.reduced_motion)
            self.scrolling.go(self._within(middle), still)

    def _stars(self, stop: Stop) -> tuple[bool, ...]:
        return self.reached[stop.key].best[1]

    def ring_rect(self) -> pygame.Rect:
        """The ring goes around the chosen stop, as far as it is in sight."""
        look = self._look
        if look is None or self.lying is None:
            return self.rect
        around = self.room_of(look, self.chosen).clip(self.rect)
        return around if around.width > 0 and around.height > 0 else self.rect

    def room_of(self, look: Look, index: int) -> pygame.Rect:
        """The room of a stop with its plate."""
        assert self.lying is not None
        x, y = self.lying.stops[index]
        x -= round(self.scrolling.offset)
        number, stop = index + 1, self.stops[index]
        side = look.px(BUOY)
        buoy = pygame.Rect(0, 0, side, side)
        buoy.midbottom = (x, y)
        if self._bare(look) and index != self.chosen:
            return buoy
        words = plate(look, stop, number, self._stars(stop), False)
        return buoy.union(self._plate_place(look, words, x, y))

    def _plate_place(self, look: Look, words: pygame.Surface, x: int, y: int) -> pygame.Rect:
        """A plate hangs below its buoy, and keeps to the window as long as the buoy is in sight."""
        place = words.get_rect(midtop=(x, y + look.px(HAIR)))
        if x >= self.rect.left:
            place.left = max(place.left, self.rect.left + look.px(GAP))
        return place

    def _bare(self, look: Look) -> bool:
        first = plate(look, self.stops[0], 1, self._stars(self.stops[0]), False)
        return self.rect.height < LOW * (first.get_height() + look.px(BUOY) / 2)

    # What is done with it

    def handle(self, intent: Intent) -> Taken | None:
        """Scroll, drag, choose."""
        match intent:
            case Wheel(steps=steps):
                return self._scroll(-steps)
            case Act(Action.ACCEPT):
                self._accept()
                return Taken()
            case Act(action):
                return self._step(action)
            case PointerPressed(x, _, MouseButton.LEFT):
                self._grabbed, self._dragged, self.pressed = (x, self.scrolling.offset), False, True
                return Taken()
            case PointerMoved(x, _) if self._grabbed is not None:
                return self._drag(x)
            case PointerReleased(x, y, MouseButton.LEFT) if self._grabbed is not None:
                return self._let_go(x, y)
        return None

    def _scroll(self, steps: int) -> Taken:
        look = self._look
        still = look is not None and look.reduced_motion
        self.scrolling.go(
            self._within(self.scrolling.target + steps * (look.px(LINE) if look else LINE)), still
        )
        return Taken()

    def _step(self, action: AnyAction) -> Taken | None:
        last = len(self.stops) - 1
        targets = {
            Action.NAV_LEFT: self.chosen - 1,
            Action.NAV_RIGHT: self.chosen + 1,
            Action.PAGE_UP: max(0, self.chosen - MANY),
            Action.PAGE_DOWN: min(last, self.chosen + MANY),
            Action.FIRST: 0,
            Action.LAST: last,
        }
        if action not in targets or not 0 <= targets[action] <= last:
            return None
        self._choose(targets[action])
        return Taken(sound="focus")

    def _drag(self, x: int) -> Taken:
        assert self._grabbed is not None
        start, offset = self._grabbed
        if abs(x - start) > DRAG_BEYOND:
            self._dragged = True
        if self._dragged:
            self.scrolling.go(self._within(offset + start - x), at_once=True)
        return Taken()

    def _let_go(self, x: int, y: int) -> Taken:
        self._grabbed, self.pressed = None, False
        if self._dragged or self._look is None:
            return Taken()
        order = [self.chosen, *(index for index in range(len(self.stops)) if index != self.chosen)]
        for index in order:
            if self.room_of(self._look, index).collidepoint(x, y):
                self._choose(index)
                return Taken(sound="button")
        return Taken()

    # How it looks

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Course, buoys, plates, the boat; the ground is the page's."""
        assert self.lying is not None
        before = surface.get_clip()
        across = pygame.Rect(0, self.rect.y, surface.get_width(), self.rect.height).clip(before)
        surface.set_clip(across)  # it goes on below a card that lies beside it
        surface.fblits(self.dots(look, across))
        order = [index for index in range(len(self.stops)) if index != self.chosen]
        for index in [*order, self.chosen]:
            if self.room_of(look, index).colliderect(self.rect):
                self._paint_stop(surface, look, index)
        surface.set_clip(before)

    def named(self, look: Look, index: int) -> bool:
        """Whether a stop has its plate: not where the plate would be cut off by the card beside the chart."""
        if index == self.chosen:
            return True
        return not self._bare(look) and self.room_of(look, index).right <= self.rect.right

    def dots(self, look: Look, seen: pygame.Rect) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """The dots of the course that are seen there, each with its corner."""
        assert self.lying is not None
        offset = round(self.scrolling.offset)
        reach = look.px(HAIR)
        plates = [
            self._plate_place(look, plate(look, stop, index + 1, self._stars(stop), False), x - offset, y)
            for index, (stop, (x, y)) in enumerate(zip(self.stops, self.lying.stops, strict=True))
            if self.named(look, index)
        ]  # no dot lies half below one of them, nor below a buoy or the boat
        rooms = [place.inflate(reach, reach) for place in plates if place.colliderect(seen)]
        figures = (self.figure(look, index) for index in range(len(self.stops)))
        rooms += [
            picture.get_bounding_rect().move(place.topleft)
            for picture, place in figures
            if place.colliderect(seen)
        ]
        sailed, ahead = _dot(look, SUN, 15), _dot(look, look.theme.ground_text, 11)
        dots = []
        for x, y, leads_to in self.lying.course:
            if seen.left <= x - offset <= seen.right:
                dot = sailed if leads_to <= self.present else ahead
                place = dot.get_rect(center=(x - offset, y))
                if place.collidelist(rooms) < 0:
                    dots.append((dot, (place.x, place.y)))
        return dots

    def _paint_stop(self, surface: pygame.Surface, look: Look, index: int) -> None:
        assert self.lying is not None
        x, y = self.lying.stops[index]
        x -= round(self.scrolling.offset)
        stop, chosen = self.stops[index], index == self.chosen
        surface.blit(*self.figure(look, index))
        if self.named(look, index):
            words = plate(look, stop, index + 1, self._stars(stop), chosen)
            surface.blit(words, self._plate_place(look, words, x, y))

    def figure(self, look: Look, index: int) -> tuple[pygame.Surface, pygame.Rect]:
        """The boat or the buoy of a stop, and where it stands."""
        assert self.lying is not None
        x, y = self.lying.stops[index]
        name, side = ("chart_boat", BOAT) if index == self.present else ("chart_buoy", BUOY)
        picture = look.assets.image(art(name), (look.px(side), look.px(side)))
        return picture, picture.get_rect(midbottom=(x - round(self.scrolling.offset), y + look.px(HAIR)))

    def paint_ground(self, surface: pygame.Surface, look: Look) -> None:
        """The painted sea below the whole page."""
        if self.lying is not None:
            draw_ground(surface, look, self.lying, round(self.scrolling.offset))


def stop_spoken(stops: Sequence[Stop], reached: dict[str, StopLog], index: int, present: int) -> str:
    """A stop as it is said: its name, where it lies, its stars, whether the boat is here."""
    stop = stops[index]
    count = _("stop {place} of {count}").format(place=index + 1, count=len(stops))
    parts = [stop_name(stop), count, stars_spoken(reached[stop.key].best[1])]
    if index == present:
        parts.append(_("your boat is here"))
    elif reached[stop.key].skipped and not reached[stop.key].passed:
        parts.append(_("skipped"))
    return ", ".join(parts)


def plate(look: Look, stop: Stop, number: int, stars: tuple[bool, ...], chosen: bool) -> pygame.Surface:
    """The plate of a stop: its number and name, below them its stars."""
    words = f"{number} · {stop_name(stop)}"
    key = "plate", words, stars, chosen, look.theme.name, look.view

    def make() -> pygame.Surface:
        theme = look.theme
        lines = look.block(words, Role.SMALL, look.view.width)
        side, edge = look.control(STARS), look.px(CLOSE)
        wide = max(lines.width, 3 * side) + 2 * look.px(SNUG)
        high = lines.height + side + 2 * edge
        spread = look.px(CLOSE)
        sheet = pygame.Surface((wide + 2 * spread, high + spread), pygame.SRCALPHA)
        box = pygame.Rect(spread, 0, wide, high)
        ground, text = (theme.primary, theme.primary_text) if chosen else (theme.panel, theme.text)
        if not theme.flat:
            draw_shadow(sheet, box, look.px(FIELD_RADIUS), spread, theme.shadow, theme.shadow_alpha)
        draw_box(sheet, box, look.px(FIELD_RADIUS), ground, theme.edge, max(1, look.px(EDGE_WIDTH)))
        top = pygame.Rect(box.x, box.y + edge // 2, wide, lines.height)
        look.text(sheet, words, Role.SMALL, text, top, Align.CENTRE)
        for place, earned in enumerate(stars):
            star = star_picture(side, earned, NIGHT if chosen else theme.text)
            left = box.centerx + round((place - 1.5) * side)
            sheet.blit(star, (left, top.bottom + edge // 2))
        return sheet

    return _cache.get(key, make)


def _dot(look: Look, shade: Colour, units: float) -> pygame.Surface:
    """A dot of the course with a rim that shows on any water."""
    side = max(4, look.px(units))

    def make() -> pygame.Surface:
        large = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
        large.fill(INK.with_alpha(0))
        pygame.draw.circle(large, INK, (side * 2, side * 2), side * 2)
        pygame.draw.circle(large, shade, (side * 2, side * 2), side * 1.55)
        return pygame.transform.smoothscale(large, (side, side))

    return _cache.get(("dot", side, shade), make)
