"""What a seat looks like: colour, pattern, avatar, name. The pattern tells seats apart without colour."""

import math
from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import ArtName, art
from flow_desktop.app.language import N_, _, spoken_row
from flow_desktop.bots.partners import Partner, partner_named
from flow_desktop.scenes.colours import SEATS
from flow_desktop.table.seats import Seat
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import INK, WHITE, Colour
from flow_desktop.widgets.widget import Size, Widget

OVERSAMPLING: Final = 4
AVATAR_SHARE: Final = 0.70
INK_SHARE: Final = 0.85

COLOUR_NAMES: Final = (
    N_("coral"),
    N_("sun yellow"),
    N_("leaf green"),
    N_("lagoon blue"),
    N_("plum"),
    N_("pink"),
)
PATTERN_NAMES: Final = (N_("stripes"), N_("dots"), N_("zigzag"), N_("rings"), N_("checks"), N_("stars"))
AVATAR_NAMES: Final = (
    N_("otter"),
    N_("turtle"),
    N_("puffin"),
    N_("crab"),
    N_("octopus"),
    N_("seahorse"),
    N_("starfish"),
    N_("whale"),
    N_("frog"),
    N_("heron"),
)
PARTNER_NAMES: Final = {
    Partner.BENO: N_("beaver, a partner"),
    Partner.PELLA: N_("pelican, a partner"),
    Partner.RUFO: N_("raccoon, a partner"),
}
_cache = SurfaceCache()


def seat_colour(colour: int) -> Colour:
    """The colour of that number."""
    return tuple(SEATS.values())[colour]


def pattern_ink(colour: int) -> Colour:
    """The darker shade in which a seat's pattern is drawn on its colour."""
    return seat_colour(colour).mixed(INK, INK_SHARE)


def colour_name(colour: int) -> str:
    """What a seat's colour is called."""
    return _(COLOUR_NAMES[colour])


def pattern_name(pattern: int) -> str:
    """What a seat's pattern is called."""
    return _(PATTERN_NAMES[pattern])


def avatar_name(avatar: int) -> str:
    """What an avatar shows; avatars are counted from 1."""
    return _(AVATAR_NAMES[avatar - 1])


def avatar_art(avatar: int) -> ArtName:
    """The picture of an avatar, counted from 1."""
    return art("avatar", str(avatar))


def seat_art(seat: Seat) -> ArtName:
    """The face of a seat: a partner's own, or a person's avatar; one whom nobody knows has an avatar too."""
    known = partner_named(seat.partner)
    return art("partner", known) if known is not None else avatar_art(seat.avatar)


def seat_name(seats: Sequence[Seat], index: int) -> str:
    """The name of a seat; one without a name is called by its number."""
    return seats[index].name or _("Player {number}").format(number=index + 1)


def seat_words(seats: Sequence[Seat], index: int) -> str:
    """A seat in words for those who do not see it: name, avatar, colour and pattern."""
    seat = seats[index]
    known = partner_named(seat.partner)
    face = _(PARTNER_NAMES[known]) if known is not None else avatar_name(seat.avatar)
    parts = (seat_name(seats, index), face, colour_name(seat.colour))
    return spoken_row((*parts, pattern_name(seat.pattern)))


def pattern_disc(colour: int, pattern: int, side: int) -> pygame.Surface:
    """A disc in a seat's colour and pattern; kept, do not draw on it."""
    return _cache.get((colour, pattern, side), lambda: _make_disc(colour, pattern, max(4, side)))


def draw_pattern(surface: pygame.Surface, rect: pygame.Rect, colour: int, pattern: int) -> None:
    """Fill a rect with a seat's colour and pattern, for a ribbon or a card's edge."""
    key = ("sheet", colour, pattern, rect.size)
    surface.blit(_cache.get(key, lambda: _make_sheet(colour, pattern, rect.size)), rect)


def draw_seat_token(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, seat: Seat, *, dimmed: bool = False
) -> None:
    """A seat as a round token: the avatar within a ring of its colour and pattern."""
    side = min(rect.size)
    disc = pattern_disc(seat.colour, seat.pattern, side)
    surface.blit(disc, disc.get_rect(center=rect.center))
    inner = round(side * AVATAR_SHARE)
    face = look.assets.image(seat_art(seat), (inner, inner))
    if dimmed:
        face = face.copy()
        face.set_alpha(130)
    surface.blit(face, face.get_rect(center=rect.center))


class SeatToken(Widget):
    """A seat's token as a part of a screen; its label tells the seat in words."""

    def __init__(
        self, seats: Sequence[Seat], index: int, units: float = 72, *, text: bool = True, key: str = ""
    ) -> None:
        super().__init__(key=key, label=seat_words(seats, index))
        self.seat = seats[index]
        self.units = units
        self.text = text

    def measure(self, look: Look, width: int) -> Size:
        """A square."""
        side = min(width, look.control(self.units) if self.text else look.px(self.units))
        return side, side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The token in the middle of its place."""
        draw_seat_token(surface, look, self.rect, self.seat)


def _make_disc(colour: int, pattern: int, side: int) -> pygame.Surface:
    large = side * OVERSAMPLING
    sheet = _large_sheet(colour, pattern, (large, large), large / 6)
    mask = pygame.Surface((large, large), pygame.SRCALPHA)
    pygame.draw.circle(mask, WHITE, (large // 2, large // 2), large // 2)
    sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    rim = max(OVERSAMPLING, large // 36)
    pygame.draw.circle(sheet, INK, (large // 2, large // 2), large // 2, rim)
    return pygame.transform.smoothscale(sheet, (side, side))


def _make_sheet(colour: int, pattern: int, size: tuple[int, int]) -> pygame.Surface:
    large = (size[0] * OVERSAMPLING, size[1] * OVERSAMPLING)
    step = max(min(large) / 2, OVERSAMPLING * 6)
    return pygame.transform.smoothscale(_large_sheet(colour, pattern, large, step), size)


def _large_sheet(colour: int, pattern: int, size: tuple[int, int], step: float) -> pygame.Surface:
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    sheet.fill(seat_colour(colour))
    _PAINTERS[pattern](sheet, pattern_ink(colour), step)
    return sheet


def _places(sheet: pygame.Surface, step: float) -> list[tuple[float, float, int]]:
    """Points of a staggered net over a sheet: x, y and the number of their row."""
    columns, rows = math.ceil(sheet.get_width() / step) + 2, math.ceil(sheet.get_height() / step) + 2
    return [
        ((column - 0.5 * (row % 2)) * step, row * step, row)
        for row in range(rows)
        for column in range(columns)
    ]


def _stripes(sheet: pygame.Surface, ink: Colour, step: float) -> None:
    width, height = sheet.get_size()
    for number in range(math.ceil((width + height) / step) + 1):
        start = number * step - height
        pygame.draw.line(sheet, ink, (start, height), (start + height, 0), max(1, round(step * 0.36)))


def _dots(sheet: pygame.Surface, ink: Colour, step: float) -> None:
    for x, y, _row in _places(sheet, step * 0.8):
        pygame.draw.circle(sheet, ink, (x, y), step * 0.22)


def _zigzag(sheet: pygame.Surface, ink: Colour, step: float) -> None:
    width, height = sheet.get_size()
    for row in range(math.ceil(height / step) + 2):
        points = [
            (column * step / 2, row * step - (step * 0.4 if column % 2 else 0))
            for column in range(math.ceil(2 * width / step) + 2)
        ]
        pygame.draw.lines(sheet, ink, False, points, max(1, round(step * 0.26)))


def _rings(sheet: pygame.Surface, ink: Colour, step: float) -> None:
    for x, y, _row in _places(sheet, step):
        pygame.draw.circle(sheet, ink, (x, y), step * 0.40, max(1, round(step * 0.20)))


def _checks(sheet: pygame.Surface, ink: Colour, step: float) -> None:
    side = step * 0.6
    for row in range(math.ceil(sheet.get_height() / side)):
        for column in range(row % 2, math.ceil(sheet.get_width() / side), 2):
            sheet.fill(
                ink, pygame.Rect(round(column * side), round(row * side), math.ceil(side), math.ceil(side))
            )


def _stars(sheet: pygame.Surface, ink: Colour, step: float) -> None:
    for x, y, _row in _places(sheet, step):
        points = [
            (
                x + math.sin(corner * math.pi / 5) * step * (0.2 if corner % 2 else 0.46),
                y - math.cos(corner * math.pi / 5) * step * (0.2 if corner % 2 else 0.46),
            )
            for corner in range(10)
        ]
        pygame.draw.polygon(sheet, ink, points)


_PAINTERS: Final = (_stripes, _dots, _zigzag, _rings, _checks, _stars)
