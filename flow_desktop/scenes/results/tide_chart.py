"""The tide as a chart: the win chance from turn to turn as water that rises and falls, with its uncertainty.

It is a slider: pointer, keys and pad go from point to point, and each point is said in words.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Final, TypeAlias

import pygame

from flow_desktop.app.intents import Intent, PointerMoved
from flow_desktop.app.language import N_, _, spoken_row
from flow_desktop.bots.analysis import TideLevel
from flow_desktop.engine.commands import Roll
from flow_desktop.rounds.tape import Mark, Sign
from flow_desktop.scenes.results.logbook import rule_shade
from flow_desktop.scenes.results.study import Study
from flow_desktop.scenes.results.tide_words import chance_words, marks_words, percent, point_words
from flow_desktop.scenes.struck_badge import draw_moment_badge
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.slider import Slider
from flow_desktop.widgets.smooth import Smooth
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, EDGE_WIDTH, HAIR, SEA, WATER, Colour
from flow_desktop.widgets.widget import Size, Taken, Widget

HIGH: Final = 300
BADGE: Final = 30
LINE: Final = 5
KNOB: Final = 12
Shade: TypeAlias = tuple[int, int, int, int]
BAND: Final = 100
"""How much of the band's colour is seen."""
SIZES: Final = 6
"""So many sizes of the water are kept."""


class TideChart(Slider):
    """The chart; `held` is the point that is looked at."""

    role_word = N_("chart")

    def __init__(self, study: Study, on_change: Callable[[int], None]) -> None:
        most = max(1, len(study.levels) - 1)
        super().__init__(_("Tide"), study.chosen, on_change, most=most, step=1, key="tide-chart", grow=1)
        self.study = study
        self._axis = 0
        self._painted: dict[Hashable, pygame.Surface] = {}
        self.badges: list[tuple[Mark, pygame.Rect]] = []
        """The animals that were joined or cut off, and where they stand above the chart."""

    def adopt(self, earlier: Widget) -> None:
        """Take over what was drawn: only another point is looked at, as a rule."""
        super().adopt(earlier)
        if isinstance(earlier, TideChart):
            self._painted = earlier._painted

    def value(self) -> str:
        """The point in words."""
        level = self.study.level
        if level is None:
            return ""
        tape = self.study.tape
        before = self.study.levels[self.study.chosen - 1].at if self.study.chosen else 0
        parts = [point_words(tape, level), *marks_words(tape, before, level.at), chance_words(level)]
        return spoken_row(parts)

    def read(self) -> str:
        """The chart as a whole, too: where it begins and ends, how high and how low it comes."""
        levels = self.study.levels
        if not levels:
            return self.spoken()
        chances = [level.chance for level in levels]
        whole = _("From {first} to {last}, highest {most}, lowest {least}, rounds {begin} to {end}.").format(
            first=percent(chances[0]),
            last=percent(chances[-1]),
            most=percent(max(chances)),
            least=percent(min(chances)),
            begin=levels[0].round,
            end=levels[-1].round,
        )
        return f"{self.spoken()}. {whole}"

    def measure(self, look: Look, width: int) -> Size:
        """As wide as there is room."""
        return width, look.px(HIGH) + look.px(BADGE) + self._line(look)

    def _line(self, look: Look) -> int:
        return look.block("0", Role.SMALL, look.view.width).height

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Room for the shares on the left, the animals above and the rounds below."""
        super().place(look, rect)
        self._axis = look.block(percent(1), Role.SMALL, rect.width).width + look.px(CLOSE)
        foot, edge = self._line(look), look.px(KNOB)
        self._track = pygame.Rect(rect.x + self._axis, rect.y, rect.width - self._axis - edge, rect.height)
        self.badges = self._badge_places(look)
        lowest = max([place.bottom for _mark, place in self.badges], default=rect.y + look.px(BADGE))
        self._track.y = lowest + look.px(HAIR)
        self._track.height = max(1, rect.bottom - foot - self._track.y)

    def _badge_places(self, look: Look) -> list[tuple[Mark, pygame.Rect]]:
        """Each over its turn, in the lowest row in which it covers no other: the rows rise from the chart."""
        side, levels, found = look.px(BADGE), self.study.levels, list[tuple[Mark, pygame.Rect]]()
        for mark in self.study.tape.marks if levels else ():
            if mark.animal is None:
                continue
            index = next((i for i, level in enumerate(levels) if level.at >= mark.at), len(levels) - 1)
            place = pygame.Rect(0, 0, side, side)
            place.midtop = self._x(index), self.rect.y
            place.clamp_ip(self.rect)
            while place.collidelist([other for _mark, other in found]) >= 0:
                place.y += side + max(1, look.px(HAIR) // 2)
            found.append((mark, place))
        highest = max([place.y for _mark, place in found], default=0)
        for _mark, place in found:
            place.y = self.rect.y + highest - place.y
        return found

    def handle(self, intent: Intent) -> Taken | None:
        """The pointer shows a point by being over it."""
        if isinstance(intent, PointerMoved) and not self.pressed and self.study.levels:
            if self._track.collidepoint(intent.x, intent.y):
                taken = self.change_to(self._value_at(intent.x, intent.y))
                return Taken(taken.change)
            return None
        return super().handle(intent)

    def _grip(self) -> pygame.Rect:
        return self.rect

    # Drawing

    def _x(self, index: int) -> int:
        return self._track.x + round(self._track.width * index / self.most)

    def _y(self, share: float) -> int:
        return self._track.bottom - round(self._track.height * share)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Rules, band, water, waves, animals, and the point that is looked at."""
        self._paint_rules(surface, look)
        levels = self.study.levels
        if not levels:
            return
        self._paint_water(surface, look, levels)
        self._paint_waves(surface, look, levels)
        for mark, place in self.badges:
            self._paint_mark(surface, look, mark, place)
        self._paint_chosen(surface, look, levels[self.study.chosen])

    def _paint_rules(self, surface: pygame.Surface, look: Look) -> None:
        thin, shade = max(1, look.px(EDGE_WIDTH / 2)), rule_shade(look.theme)
        for share in (0.0, 0.5, 1.0):
            y = self._y(share)
            surface.fill(shade, pygame.Rect(self._track.x, y - thin // 2, self._track.width, thin))
            high = self._line(look)
            room = pygame.Rect(self.rect.x, y - high // 2, self._axis - look.px(CLOSE), high)
            if not share:
                room.bottom = y + high // 4  # clear of the round below
            room.clamp_ip(self.rect)
            look.text(surface, percent(share), Role.SMALL, look.theme.text, room, Align.END)

    def _paint_water(self, surface: pygame.Surface, look: Look, levels: Sequence[TideLevel]) -> None:
        """Water, band and lines, drawn once for a size and a look.

        The words below have more lines or fewer, so that there are a few sizes.
        """
        if len(levels) < 2:
            return
        track = self._track.move(-self.rect.x, -self.rect.y)
        stamp = (self.rect.size, track.topleft, track.size, look.theme.name, tuple(levels))
        if stamp not in self._painted:
            while len(self._painted) >= SIZES:
                del self._painted[next(iter(self._painted))]
            self._painted[stamp] = self._water(look, levels)
        surface.blit(self._painted[stamp], self.rect)

    def _water(self, look: Look, levels: Sequence[TideLevel]) -> pygame.Surface:
        theme, (left, top) = look.theme, self.rect.topleft
        middle, upper, lower = (
            [
                (self._x(index) - left, self._y(getattr(level, name)) - top)
                for index, level in enumerate(levels)
            ]
            for name in ("chance", "high", "low")
        )
        water, band = band_colours(look)
        share, foot = band[3] / 255, self._track.bottom - top
        mixed = [round(below + (above - below) * share) for below, above in zip(water, band, strict=True)]
        sheet = Smooth(self.rect.size, band)
        sheet.fill(band, [*upper, *reversed(middle)])
        sheet.fill((mixed[0], mixed[1], mixed[2]), [*middle, *reversed(lower)])
        sheet.fill(water, [*lower, (lower[-1][0], foot), (lower[0][0], foot)])
        width = max(2, look.px(LINE))
        for line, thick in ((upper, max(1, width / 3)), (lower, max(1, width / 3)), (middle, width)):
            sheet.line(theme.title if thick == width else theme.soft_text, line, thick)
        return sheet.picture()

    def _paint_waves(self, surface: pygame.Surface, look: Look, levels: Sequence[TideLevel]) -> None:
        """A line for each wave, and below it the number of the round that it began."""
        theme, entries = look.theme, self.study.tape.entries
        self._paint_round(surface, look, 0, levels[0].round)
        for index, level in enumerate(levels):
            if not level.at or not isinstance(entries[level.at - 1].command, Roll):
                continue
            x, dash = self._x(index), max(2, look.px(HAIR) * 2)
            for top in range(self._track.y, self._track.bottom, 2 * dash):
                high = min(dash, self._track.bottom - top)
                surface.fill(theme.title, pygame.Rect(x - 1, top, max(2, look.px(EDGE_WIDTH)), high))
            self._paint_round(surface, look, index, level.round)

    def _paint_round(self, surface: pygame.Surface, look: Look, index: int, number: int) -> None:
        high = self._line(look)
        wide = look.block(str(number), Role.STRONG, self.rect.width).width
        room = pygame.Rect(self._x(index) - wide, self._track.bottom, 2 * wide, high)
        look.text(surface, str(number), Role.STRONG, look.theme.title, room, Align.CENTRE)

    def _paint_mark(self, surface: pygame.Surface, look: Look, mark: Mark, rect: pygame.Rect) -> None:
        """An animal that was joined; one that was cut off is struck through."""
        assert mark.animal is not None
        draw_moment_badge(surface, look, mark.animal, rect, mark.sign is Sign.CUT_OFF)

    def _paint_chosen(self, surface: pygame.Surface, look: Look, level: TideLevel) -> None:
        theme, x = look.theme, self._x(self.study.chosen)
        thick = max(2, look.px(EDGE_WIDTH))
        surface.fill(theme.text, pygame.Rect(x - thick // 2, self._track.y, thick, self._track.height))
        radius = look.px(KNOB)
        knob = look.assets.cache.get(
            ("tide knob", radius, thick, theme.name), lambda: _knob(radius, thick, theme.primary, theme.text)
        )
        surface.blit(knob, knob.get_rect(center=(x, self._y(level.chance))))


def _knob(radius: int, thick: int, shade: Colour, rim: Colour) -> pygame.Surface:
    """The point that is looked at."""
    side = 2 * (radius + thick)
    sheet, middle = Smooth((side, side), rim), [(side / 2, side / 2)]
    sheet.line(rim, middle, side)
    sheet.line(shade, middle, 2 * radius)
    return sheet.picture()


def band_colours(look: Look) -> tuple[Shade, Shade]:
    """The water below the line, and the band around it; told apart by brightness, too."""
    theme = look.theme
    if not theme.flat:
        return WATER.with_alpha(255), SEA.with_alpha(BAND)
    water = theme.chosen.mixed(theme.panel, 0.5)
    return water.with_alpha(255), theme.title.mixed(theme.panel, 0.35).with_alpha(BAND)
