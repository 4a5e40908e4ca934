"""The card that tells what would come of a choice, beside the thing that is pointed at."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.language import current
from flow_desktop.river_dice.scenes.colours import OCHRE, SEPIA, SHEET
from flow_desktop.river_dice.scenes.pictograms import draw_signs
from flow_desktop.river_dice.scenes.play.account import Account, AccountLine
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box, draw_shadow
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CARD_RADIUS
from flow_desktop.widgets.widget import Size, Widget

WIDE: Final = 400
MOST: Final = 0.39
SIGNS: Final = 42
POINTS: Final = 56
_AROUND: Final = 16
_AWAY: Final = 12
_NAMED: Final = 0.42
_cache = SurfaceCache()
Anchor = Callable[[], pygame.Rect | None]
InSight = Callable[[], Sequence[pygame.Rect]]


class PreviewCard(Widget):
    """Floats beside its anchor where it covers least; the pointer goes through it."""

    see_through = True

    def __init__(
        self, account: Callable[[], Account | None], anchor: Anchor, group: Anchor, in_sight: InSight
    ) -> None:
        super().__init__(key="preview")
        self.account = account
        self._anchor = anchor
        self._group = group
        self._in_sight = in_sight
        self._room = pygame.Rect(0, 0, 0, 0)
        self._settled: tuple[object, ...] = ()

    def read(self) -> str:
        """The account in words."""
        found = self.account()
        return f"{found.title}. {found.words}" if found is not None else ""

    def measure(self, look: Look, width: int) -> Size:
        """It takes no room of its own."""
        return 0, 0

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Anywhere in the window."""
        self._room = rect.inflate(-look.px(_AWAY), -look.px(_AWAY))
        self._settled = ()
        self._settle(look)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The account, if there is one."""
        account = self._settle(look)
        if account is None:
            return
        radius = look.px(CARD_RADIUS)
        if not look.theme.flat:
            draw_shadow(surface, self.rect, radius, look.px(14), SEPIA, 120)
        surface.blit(self._picture(look, account), self.rect.topleft)

    def _settle(self, look: Look) -> Account | None:
        """Find its place for what is pointed at now."""
        account, anchor = self.account(), self._anchor()
        if account is None or anchor is None:
            self.rect = pygame.Rect(self._room.topleft, (0, 0))
            return None
        now = (account, tuple(anchor))
        if now != self._settled:
            self._settled = now
            size = self._picture(look, account).get_size()
            around = (self._group() or anchor, anchor)
            self.rect = beside(around, size, self._room, self._in_sight(), look.px(_AWAY))
        return account

    def _picture(self, look: Look, account: Account) -> pygame.Surface:
        key = (account, look.view, look.theme.name, current())
        return _cache.get(key, lambda: _drawn(look, account, self._room.width))


def beside(
    around: Sequence[pygame.Rect], size: Size, room: pygame.Rect, others: Sequence[pygame.Rect], away: int
) -> pygame.Rect:
    """Of the places around some rects, the best first, the one that covers least of the others.

    The last of them is what is meant, which is not covered at all.
    """
    anchor, spots = around[-1], []
    for rect in around:
        places = [pygame.Rect((0, 0), size) for _side in range(6)]
        places[0].topleft = (rect.left, rect.bottom + away)
        places[1].midright = (rect.left - away, anchor.centery)
        places[2].midleft = (rect.right + away, anchor.centery)
        places[3].midbottom = (anchor.centerx, rect.top - away)
        places[4].topright = (rect.left - away, rect.bottom + away)
        places[5].bottomright = (rect.left - away, rect.top - away)
        spots += [place.clamp(room) for place in places]

    def cost(place: pygame.Rect) -> int:
        over = place.clip(anchor)
        covered = [place.clip(other) for other in others if other != anchor]
        return 20 * over.width * over.height + sum(each.width * each.height for each in covered)

    return min(spots, key=cost)


def _drawn(look: Look, account: Account, room: int) -> pygame.Surface:
    """The card as a picture."""
    around, theme = look.px(_AROUND), look.theme
    wide = min(look.view.text_px(WIDE), round(room * MOST))
    inner = wide - 2 * around
    names = [look.block(line.name, Role.SMALL, inner).width for line in account.lines if line.signs]
    named = min(max(names, default=0), round(inner * _NAMED))
    large = account.lines[-1] if account.points or account.later else None
    heights = [_high(look, line, inner, named, line is large) for line in account.lines]
    title = look.block(account.title, Role.STRONG, inner).height
    gap = look.px(6)
    size = wide, title + sum(heights) + gap * len(heights) + 2 * around
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    sheet.fill(SHEET.with_alpha(0))
    ground, shade = (theme.panel, theme.text) if theme.flat else (SHEET, SEPIA)
    edge = OCHRE if account.sure and not theme.flat else shade
    draw_box(sheet, sheet.get_rect(), look.px(CARD_RADIUS), ground, edge, max(2, look.px(4)))
    y = around
    look.text(sheet, account.title, Role.STRONG, shade, pygame.Rect(around, y, inner, title))
    y += title + gap
    for line, high in zip(account.lines, heights, strict=True):
        rect = pygame.Rect(around, y, inner, high)
        if line.signs:
            look.text(sheet, line.name, Role.SMALL, shade, pygame.Rect(around, y, named, high))
            left = named + look.px(10)
            side = min(high, look.control(POINTS if line is large else SIGNS))
            room_left = pygame.Rect(around + left, y + (high - side) // 2, inner - left, side)
            draw_signs(sheet, look, line.signs, room_left, shade, Align.START)
        else:
            look.text(sheet, _plain(line), Role.SMALL, shade, rect)
        y += high + gap
    return sheet


def _plain(line: AccountLine) -> str:
    return f"{line.name}: {line.words}" if line.name else line.words


def _high(look: Look, line: AccountLine, inner: int, named: int, last: bool) -> int:
    if not line.signs:
        return look.block(_plain(line), Role.SMALL, inner).height
    side = look.control(POINTS if last else SIGNS)
    return max(side, look.block(line.name, Role.SMALL, max(1, named)).height)
