"""The card that tells what would come of a choice, beside the thing that is pointed at."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.language import current
from flow_desktop.river_dice.scenes.colours import SEPIA
from flow_desktop.river_dice.scenes.play.account import Account
from flow_desktop.river_dice.scenes.play.account_picture import narrow_account, wide_account
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_shadow
from flow_desktop.widgets.theme import CARD_RADIUS
from flow_desktop.widgets.widget import Size, Widget

WIDE: Final = 400
MOST: Final = 0.39
_AWAY: Final = 12
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
        self.harbour: pygame.Rect | None = None
        """Where letters are large: the place of what is in front, at whose foot or head a wide card lies."""
        self.widest: int | None = None
        """How wide the column of the choices is inside: the card stands in it from edge to edge."""
        self._wide = False
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
        surface.blit(self._picture(look, account, self._wide), self.rect.topleft)

    def _settle(self, look: Look) -> Account | None:
        """Find its place for what is pointed at now."""
        account, anchor = self.account(), self._anchor()
        if account is None or anchor is None:
            self.rect = pygame.Rect(self._room.topleft, (0, 0))
            return None
        now = (account, tuple(anchor))
        if now != self._settled:
            self._settled = now
            size = self._picture(look, account, wide=False).get_size()
            around = (self._group() or anchor, anchor)
            self._wide, others = False, self._in_sight()
            self.rect = beside(around, size, self._room, others, look.px(_AWAY))
            harbour = self.harbour
            if harbour is not None and (
                self.rect.colliderect(harbour) or _covered(self.rect, anchor, others)
            ):
                self._wide = True
                high = self._picture(look, account, wide=True).get_height()
                self.rect = moored(harbour, high, anchor, others)
        return account

    def _picture(self, look: Look, account: Account, wide: bool) -> pygame.Surface:
        key = (account, look.view, look.theme.name, current(), wide)
        if wide and self.harbour is not None:
            across = self.harbour.width
            return _cache.get(key, lambda: wide_account(look, account, across))
        most = min(look.view.text_px(WIDE), round(self._room.width * MOST), self.widest or self._room.width)
        return _cache.get(key, lambda: narrow_account(look, account, most))


def beside(
    around: Sequence[pygame.Rect], size: Size, room: pygame.Rect, others: Sequence[pygame.Rect], away: int
) -> pygame.Rect:
    """Of the places around some rects, the best first, the one that covers least of the others.

    The last of them is what is meant, which is not covered at all. Beside a group it stands twice as far
    away, clear of the paper that the group lies on.
    """
    anchor, spots = around[-1], []
    for rect in around:
        aside = away if rect == anchor else 2 * away
        places = [pygame.Rect((0, 0), size) for _side in range(8)]
        places[0].topleft = (rect.left, rect.bottom + away)
        places[1].midright = (rect.left - aside, anchor.centery)
        places[2].midleft = (rect.right + aside, anchor.centery)
        places[3].midbottom = (anchor.centerx, rect.top - away)
        places[4].topright = (rect.left - aside, rect.bottom + away)
        places[5].bottomright = (rect.left - aside, rect.top - away)
        places[6].topleft = (rect.right + aside, rect.bottom + away)
        places[7].topleft = (rect.centerx, rect.bottom + away)
        spots += [place.clamp(room) for place in places]

    return min(spots, key=lambda place: _covered(place, anchor, others))


def moored(
    harbour: pygame.Rect, high: int, anchor: pygame.Rect, others: Sequence[pygame.Rect]
) -> pygame.Rect:
    """At the foot of a place, as wide as it is; at its head where that covers less."""
    foot = pygame.Rect(harbour.x, harbour.bottom - high, harbour.width, high)
    head = pygame.Rect(harbour.x, harbour.y, harbour.width, high)
    return min((foot, head), key=lambda place: _covered(place, anchor, others))


def _covered(place: pygame.Rect, anchor: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """How much is covered; what is meant counts twenty times."""
    over = place.clip(anchor)
    covered = [place.clip(other) for other in others if other != anchor]
    return 20 * over.width * over.height + sum(each.width * each.height for each in covered)
