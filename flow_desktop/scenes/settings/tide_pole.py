"""A volume as a tide: a painted staff in a lock of the quay, and the water in it stands as high as the sound.

In the flat themes it is a plain upright slider. Keys are those of every slider; the pointer may press or drag
anywhere in the lock.
"""

import math
from collections.abc import Callable
from typing import Final, Unpack

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Action, AnyAction
from flow_desktop.app.scene import Change
from flow_desktop.scenes.slices import stretched
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.slider import KNOB, TRACK, Slider
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import (
    CLOSE,
    DEEP,
    EDGE_WIDTH,
    FIELD_RADIUS,
    FOAM,
    HAIR,
    NIGHT,
    SNUG,
    STONE,
    STONE_DARK,
    WATER,
    Colour,
)
from flow_desktop.widgets.widget import Size, Taken, Usual, Widget, touched

LEAST_HIGH: Final = 250
LEAST_WIDE: Final = 150
WIDEST: Final = 230
FIFTHS: Final = 5
PAGE: Final = 20
SHARE: Final = 240
"""The drawings of a lock are so many parts wide; all other measures of it are in those parts."""
ARCH: Final = 124
SILL: Final = 30
SIDE: Final = 30
FULL: Final = 62
EMPTY: Final = 40
STAFF: Final = 52
CAP: Final = 66
FLOAT: Final = 108
SWELL: Final = 7
WAVES: Final = 32
PERIOD: Final = 4.0
RISING: Final = 140.0
"""How many parts of a hundred the water rises or falls in a second."""
BODY_ALPHA: Final = (110, 205)


class TidePole(Slider):
    """An upright slider in a lock: `shown` is where the water stands while it still rises or falls."""

    def __init__(
        self,
        label: str,
        held: int,
        on_change: Callable[[int], Change | None],
        *,
        words: Callable[[int], str],
        still: bool = False,
        phase: float = 0.0,
        **usual: Unpack[Usual],
    ) -> None:
        super().__init__(label, held, on_change, words=words, **usual)
        self.shown = float(held)
        self.still = still
        self.phase = phase
        self.seconds = 0.0
        self._sign = pygame.Rect(0, 0, 1, 1)
        self._lock = pygame.Rect(0, 0, 1, 1)

    def adopt(self, earlier: Widget) -> None:
        """The water goes on from where it stood."""
        super().adopt(earlier)
        if isinstance(earlier, TidePole):
            self.shown, self.seconds = earlier.shown, earlier.seconds

    @property
    def settled(self) -> bool:
        """Whether the water stands where it should."""
        return self.shown == self.held

    def pass_time(self, seconds: float, at_once: bool = False) -> None:
        """Let waves run, and the water come nearer to its level."""
        self.seconds += seconds
        reach = RISING * seconds
        missing = self.held - self.shown
        self.shown = (
            float(self.held)
            if at_once or abs(missing) <= reach
            else self.shown + math.copysign(reach, missing)
        )

    def level(self) -> int:
        """Where the surface of the water is, in pixels of the window."""
        return self._height_of(self.held)

    def _height_of(self, volume: float) -> int:
        share = (volume - self.least) / max(1, self.most - self.least)
        return round(self._track.bottom - share * self._track.height)

    def _sign_lines(self, look: Look, width: int) -> tuple[int, int, int]:
        """Heights of the name and of the value, and the widest of both."""
        room = max(1, width - 2 * look.px(SNUG))
        name, value = look.block(self.label, Role.STRONG, room), look.block(self.value(), Role.NUMBER, room)
        return name.height, value.height, max(name.width, value.width) + 2 * look.px(SNUG)

    def measure(self, look: Look, width: int) -> Size:
        """The sign above, a lock high enough for all its marks below."""
        name, value, wide = self._sign_lines(look, width)
        high = (
            name
            + value
            + 2 * look.px(HAIR)
            + look.px(CLOSE)
            + max(3 * look.view.target, look.control(LEAST_HIGH))
        )
        return max(wide, min(width, look.view.text_px(LEAST_WIDE))), high

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The sign hangs above the lock; the track is the part of the staff that counts."""
        super().place(look, rect)
        name, value, wide = self._sign_lines(look, rect.width)
        self._sign = pygame.Rect(
            0, rect.y, min(rect.width, max(wide, look.px(LEAST_WIDE))), name + value + 2 * look.px(HAIR)
        )
        self._sign.centerx = rect.centerx
        top = self._sign.bottom + look.px(CLOSE)
        wide = min(rect.width, look.control(WIDEST), round((rect.bottom - top) * 0.62))
        self._lock = pygame.Rect(0, top, max(look.view.target, wide), rect.bottom - top)
        self._lock.centerx = rect.centerx
        if look.theme.flat:
            knob = look.control(KNOB)
            self._track = self._lock.inflate(0, -knob)
            return
        part = self._lock.width / SHARE
        upper, lower = top + round(FULL * part), rect.bottom - round((SILL + EMPTY) * part)
        left, wide = self._lock.x + round(SIDE * part), round((SHARE - 2 * SIDE) * part)
        self._track = pygame.Rect(left, upper, wide, max(1, lower - upper))

    def _grip(self) -> pygame.Rect:
        return self._lock

    def _share_at(self, x: int, y: int) -> float:
        return (self._track.bottom - y) / max(1, self._track.height)

    def _act(self, action: AnyAction) -> Taken | None:
        """As every slider, and by larger steps with the page keys."""
        leaps = {Action.PAGE_UP: PAGE, Action.PAGE_DOWN: -PAGE}
        if action in leaps:
            return self.change_to(min(max(self.held + leaps[action], self.least), self.most))
        return super()._act(action)

    def ring_rect(self) -> pygame.Rect:
        """Sign and lock together."""
        across = self._ring_room[0]
        around = self._sign.union(self._lock)
        return around.inflate(2 * min(across, max(0, (self.rect.width - around.width) // 2)), 0)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Sign, lock, staff, water, float."""
        self._paint_sign(surface, look)
        if look.theme.flat:
            self._paint_plain(surface, look)
        else:
            self._paint_lock(surface, look)

    @property
    def lock(self) -> pygame.Rect:
        """Where water moves."""
        return self._lock

    def _paint_lock(self, surface: pygame.Surface, look: Look) -> None:
        """Everything that the water can change."""
        back = look.assets.cache.get(("lock", self._lock.size), lambda: self._back(look))
        surface.blit(back, self._lock)
        top = self._height_of(self.shown)
        self._paint_water(surface, look, top)
        front = look.assets.cache.get(("lock front", self._lock.size), lambda: self._front(look))
        surface.blit(front, self._lock)
        self._paint_float(surface, look, top)

    def _paint_sign(self, surface: pygame.Surface, look: Look) -> None:
        theme = look.theme
        if not theme.flat:
            draw_box(
                surface,
                self._sign,
                look.px(FIELD_RADIUS),
                theme.panel,
                theme.edge,
                max(1, look.px(EDGE_WIDTH)),
            )
        shade = theme.text if self.enabled else theme.disabled_text
        name, value, _wide = self._sign_lines(look, self.rect.width)
        inner = self._sign.inflate(-2 * look.px(SNUG), 0)
        upper = pygame.Rect(inner.x, inner.y + look.px(HAIR), inner.width, name)
        look.text(surface, self.label, Role.STRONG, shade, upper, Align.CENTRE)
        lower = pygame.Rect(inner.x, upper.bottom, inner.width, value)
        look.text(surface, self.value(), Role.NUMBER, shade, lower, Align.CENTRE)

    def _part(self, units: float) -> int:
        return round(units * self._lock.width / SHARE)

    def _back(self, look: Look) -> pygame.Surface:
        """The dark of the lock and the painted staff."""
        wide, high = self._lock.size
        sheet = pygame.Surface((wide, high), pygame.SRCALPHA)
        radius, side = self._part((SHARE - 2 * SIDE) / 2), self._part(SIDE)
        dark = NIGHT.mixed(DEEP, 0.25)
        pygame.draw.circle(sheet, dark, (wide // 2, side + radius), radius + 2)
        sheet.fill(dark, (side, side + radius, wide - 2 * side, high - side - radius))
        staff, full, empty = (
            self._part(STAFF),
            self._track.top - self._lock.top,
            self._track.bottom - self._lock.top,
        )
        left = (wide - staff) // 2
        for fifth in range(FIFTHS):
            top, below = (full + (empty - full) * (fifth + k) // FIFTHS for k in (0, 1))
            sheet.blit(stretched(look, art("tide_staff"), (staff, below - top)), (left, top))
        sheet.fill(NIGHT, (left, empty, staff, high - empty))
        cap = look.assets.image(art("tide_staff_cap"), (self._part(CAP), self._part(CAP)))
        sheet.blit(cap, cap.get_rect(midbottom=(wide // 2, full + self._part(HAIR))))
        return sheet

    def _front(self, look: Look) -> pygame.Surface:
        """The stones around the opening."""
        wide, high = self._lock.size
        sheet = pygame.Surface((wide, high), pygame.SRCALPHA)
        arch, sill = self._part(ARCH), self._part(SILL)
        sheet.blit(stretched(look, art("quay_arch"), (wide, arch)), (0, 0))
        room = high - arch - sill
        count = max(1, round(room / max(1, self._part(SHARE / 2))))
        for number in range(count):
            top, below = (arch + room * (number + k) // count for k in (0, 1))
            sheet.blit(stretched(look, art("quay_jamb"), (wide, below - top)), (0, top))
        sheet.blit(stretched(look, art("quay_sill"), (wide, sill)), (0, high - sill))
        return sheet

    def _paint_water(self, surface: pygame.Surface, look: Look, top: int) -> None:
        """A crest that runs through, and the depth below it, through which the staff can be seen."""
        left, wide = self._track.x, self._track.width
        bottom = self._lock.bottom - self._part(SILL)
        swell = max(2, self._part(SWELL))
        resting = self.still or look.reduced_motion
        turn = 0 if resting else int((self.seconds / PERIOD + self.phase) % 1 * WAVES)
        bright, deep = (STONE, STONE_DARK) if self.still else (WATER, DEEP)
        crest = look.assets.cache.get(
            ("crest", wide, swell, turn, resting, bright),
            lambda: _crest(wide, swell, turn / WAVES, bright, flat=resting),
        )
        surface.blit(crest, (left, top - swell))
        high = bottom - top - swell
        if high > 0:
            depth = self._lock.height
            body = look.assets.cache.get(
                ("depth", wide, depth, bright), lambda: _depth((wide, depth), bright, deep)
            )
            surface.blit(body, (left, top + swell), (0, 0, wide, high))

    def _paint_float(self, surface: pygame.Surface, look: Look, top: int) -> None:
        grown = 1.12 if self.enabled and (self.hovered or self.pressed) else 1.0
        side = round(self._part(FLOAT) * grown)
        buoy = look.assets.image(art("tide_float"), (side, side))
        lift = 0.0
        if not (self.still or look.reduced_motion):
            lift = math.sin(math.tau * (self.seconds / PERIOD + self.phase)) * self._part(SWELL) * 0.5
        place = buoy.get_rect(center=(self._track.centerx, round(top - buoy.get_height() * 0.15 + lift)))
        surface.blit(buoy, place)
        if self.focused:
            self._paint_arrows(surface, place)

    def _paint_arrows(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        """Left and right of the float: these keys move it."""
        side = max(8, self._part(26))
        for sign, x in ((Glyph.LEFT, place.left - side * 2 // 3), (Glyph.RIGHT, place.right + side * 2 // 3)):
            for shade, grown in ((NIGHT, side // 3), (FOAM, 0)):
                box = pygame.Rect(0, 0, side + grown, side + grown)
                box.center = (x, place.centery)
                draw_glyph(surface, sign, box, shade)

    def _paint_plain(self, surface: pygame.Surface, look: Look) -> None:
        """A plain upright track with a knob."""
        theme, edge = look.theme, max(1, look.px(EDGE_WIDTH))
        wide, knob = look.control(TRACK), look.control(KNOB)
        if self.enabled and (self.hovered or self.pressed):
            knob += 2 * edge
        track = pygame.Rect(0, 0, wide, self._track.height)
        track.center = self._track.center
        top = self._height_of(self.held)
        draw_box(surface, track, wide // 2, theme.field, theme.edge, edge)
        done = pygame.Rect(track.x, min(top, track.bottom - wide), wide, max(wide, track.bottom - top))
        draw_box(surface, done, wide // 2, theme.chosen if self.enabled else theme.disabled, theme.edge, edge)
        place = pygame.Rect(0, 0, knob, knob)
        place.center = (track.centerx, top)
        ground = touched(theme, theme.primary if self.enabled else theme.disabled, self)
        draw_box(surface, place, knob // 2, ground, theme.edge, edge)


def _crest(wide: int, swell: int, turn: float, bright: Colour, flat: bool) -> pygame.Surface:
    """The surface of the water for one moment: two waves, a line of foam along them."""
    scale = 2
    sheet = pygame.Surface((wide * scale, 2 * swell * scale), pygame.SRCALPHA)
    sheet.fill(bright.with_alpha(0))
    points = []
    for x in range(0, wide * scale + scale, scale * 2):
        along = x / (wide * scale)
        wave = 0.0 if flat else math.sin(math.tau * (along * 1.5 + turn)) * 0.6
        wave += 0.0 if flat else math.sin(math.tau * (along * 3 - 2 * turn)) * 0.25
        points.append((x, round((1 - wave * 0.8) * swell * scale)))
    low = 2 * swell * scale
    pygame.draw.polygon(sheet, bright.with_alpha(BODY_ALPHA[0]), [*points, (wide * scale, low), (0, low)])
    pygame.draw.lines(sheet, FOAM, False, points, max(2, swell * scale // 2))
    return pygame.transform.smoothscale(sheet, (wide, 2 * swell))


def _depth(size: tuple[int, int], bright: Colour, deep: Colour) -> pygame.Surface:
    """Water that is darker and denser the deeper it is."""
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    for row in range(size[1]):
        share = (row / max(1, size[1] - 1)) ** 0.6
        alpha = round(BODY_ALPHA[0] + (BODY_ALPHA[1] - BODY_ALPHA[0]) * share)
        sheet.fill(bright.mixed(deep, share).with_alpha(alpha), (0, row, size[0], 1))
    return sheet
