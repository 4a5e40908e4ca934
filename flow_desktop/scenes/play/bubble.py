"""The bubble at the spot: why something cannot be, in words, and the way to the rule."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product
from typing import Final

import pygame

from flow_desktop.app.language import _
from flow_desktop.engine.events import Event, TileDiscarded, TurnPassed
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.refusals import Code
from flow_desktop.rounds import TableView
from flow_desktop.scenes.naming import listed
from flow_desktop.scenes.play.standing import BOARD, RIM, TILES, Spot, along, area, beside, covered
from flow_desktop.scenes.seat_look import seat_name
from flow_desktop.scenes.telling.events import caption_of
from flow_desktop.values import dataclass
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Wrap
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box, draw_shadow
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import BUBBLE_RADIUS, EDGE_WIDTH, GAP
from flow_desktop.widgets.widget import Press, Size, Widget, walk

WIDEST: Final = 430
PAD: Final = 16
AWAY: Final = 10
TAIL: Final = 14
CLOSE: Final = 8
"""How far from its tile a refusal stands; its tail reaches just there."""
SHAPES: Final = (0.3, 0.36, 0.42, 0.48, 0.55, 0.62, 0.7, 0.78, 0.86, 1.0)
"""Breadths of a large bubble that are tried, in breadths of its room; and how many places each way."""
PLACES: Final = 16
NEAR: Final = 2
"""So many tails away from its place a bubble still points at it."""
BROKEN: Final = 0.6
"""How dear it is to break sentences for a narrower bubble: per pixel of the lines that come of it."""
FAR: Final = 1.3
"""So many spaces away a question still leads a line to its tile."""


@dataclass(frozen=True, slots=True)
class Saying:
    """A sentence and where it belongs: a space of the board, or the widget of a key or an area."""

    words: str
    code: Code | None = None
    cell: Cell | None = None
    cells: tuple[Cell, ...] = ()
    key: str = ""
    asks: bool = False
    """A question and no refusal: the same once more is its answer."""
    stays: bool = False
    """Advice: it stays until whoever gave it takes it away, or something else is said."""
    below: Callable[[], Widget] | None = None
    """Makes what stands below the words."""
    source: Cell | None = None
    """Where what goes to the space comes from: an arrow leads there, and stays in sight."""


def announcement(events: tuple[Event, ...], table: TableView) -> Saying | None:
    """What nobody should miss, at its place: a tile that had to go, a seat that was passed over."""
    passed = [event for event in events if isinstance(event, TurnPassed)]
    if len(passed) > 1:
        names = listed(seat_name(table.seats, event.player) for event in passed)
        words = _("{names} have nothing to draw or play and are passed over.").format(names=names)
        return Saying(words, key=f"seat-{passed[0].player}")
    for event in events:
        if isinstance(event, TurnPassed):
            return Saying(caption_of(event, table) or "", key=f"seat-{event.player}")
        if isinstance(event, TileDiscarded):
            return Saying(caption_of(event, table) or "", key="held")
    return None


class Bubble:
    """The one bubble of a screen: what it says, if anything; whoever draws it is told when that changes."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.reason: Saying | None = None
        self._changed = changed

    def say(self, reason: Saying | None) -> None:
        """Show why not, or take the bubble away unless it is to stay."""
        if reason is not None or self.reason is None or not self.reason.stays:
            self._use(reason)

    def drop(self) -> None:
        """Take the bubble away, whatever it says."""
        self._use(None)

    def _use(self, reason: Saying | None) -> None:
        if reason != self.reason:
            self.reason = reason
            self._changed()

    @property
    def stays(self) -> bool:
        """Whether it is advice."""
        return self.reason is not None and self.reason.stays

    @property
    def faults(self) -> tuple[Cell, ...]:
        """The spaces it is about."""
        return self.reason.cells if self.reason is not None else ()

    def widget(self, on_why: Press) -> ReasonBubble | None:
        """What is drawn; a refusal of the rules has a button that leads to them."""
        if self.reason is None:
            return None
        reason = self.reason
        why = on_why if reason.code is not None else None
        below = None if reason.below is None else reason.below()
        return ReasonBubble(reason.words, why, reason.asks or reason.stays, below, asks=reason.asks)


class ReasonBubble(Widget):
    """Words and 'why?', beside the place they are about and never over it.

    Only its button keeps the pointer from what lies below (a legal space, a pile).
    """

    def __init__(
        self,
        words: str,
        on_why: Press | None,
        friendly: bool = False,
        below: Widget | None = None,
        *,
        asks: bool = False,
    ) -> None:
        super().__init__(key="reason", area="reason")
        self.label = words
        self.friendly = friendly
        self._asks = asks
        self._board_price = BOARD if on_why is None else 0.0  # its button would stand in the way of the piles
        self._words = Label(words)
        self._below = below
        parts: list[Widget] = [self._words]
        self.see_through = parts[0].see_through = True
        if on_why is not None:
            parts.append(Button(_("Why?"), on_why, key="why", hint=_("Read the rule about it")))
        self.child: Widget = Wrap(parts, gap=12, align=Align.CENTRE, justify=Align.START)
        if below is not None:
            below.see_through = True
            self.child = Column([self.child, below], gap=GAP)
            self.child.see_through = True
        self.children = (self.child,)
        self._target = pygame.Rect(0, 0, 0, 0)
        self._settled = False

    def measure(self, look: Look, width: int) -> Size:
        """Its words with room around them."""
        pad = look.px(PAD)
        if self._settled:
            return width, self.child.measure(look, max(1, width - 2 * pad))[1] + 2 * pad
        most = min(width, look.view.text_px(WIDEST)) - 2 * pad
        wide, high = self.child.measure(look, self._wide(look, most))
        return wide + 2 * pad, high + 2 * pad

    def _wide(self, look: Look, most: int) -> int:
        """How wide the words are in even lines, or what stands below them, which nothing is to wrap."""
        below = 0 if self._below is None else self._below.measure(look, most)[0]
        return max(1, look.balanced(self.label, most), below)

    def settle(self) -> None:
        """Be a part of a column, and no bubble."""
        self._settled = True
        self._words.text_role = Role.SMALL
        for part in walk(self):
            part.see_through = False

    def stand_at(self, look: Look, spot: Spot, room: pygame.Rect) -> None:
        """Stand inside the room, beside all that should stay in sight, or at least beside the target."""
        self._target = target = spot.target
        if spot.rather:
            self._words.text_role = Role.SMALL
            self.place(look, self._least_covering(look, spot, room))
            return
        size, away = self.measure(look, room.width), look.px(AWAY + TAIL)
        rooms = (*(room.clip(each) for each in spot.inside), room)
        if spot.away_from is not None and self._stand_close(look, spot, size, rooms):
            return
        if spot.inside:
            self.place(look, self._best_beside(look, spot, size, room))
            return
        for free in ((*spot.keep, *spot.clear), spot.keep, ()):
            for box in beside(target, size, away, room):
                if room.contains(box) and box.collidelist([target, *free]) < 0:
                    self.place(look, spot.over_whole_words(box))
                    return
        self.place(look, pygame.Rect((target.left, target.bottom + away), size).clamp(room))

    def _best_beside(self, look: Look, spot: Spot, size: Size, room: pygame.Rect) -> pygame.Rect:
        """Beside the space or what lies around it, as broad as it likes or as what lies around: the place
        that covers least, rather on the board's spaces than on its frame, and there rather than outside.
        """
        target, away = spot.target, look.px(AWAY + TAIL)
        around = spot.clear[0] if spot.away_from is None else target
        sizes = (size, self._shaped(look, around.width)) if around is not target else (size,)
        boxes = [
            box
            for each in sizes
            for base, off in ((target, away), (around, away if spot.several else 0))
            for box in along(base, each, off, room)
            if room.contains(box) and not box.colliderect(target)
        ]

        def price(box: pygame.Rect) -> float:
            outside = (box.width * box.height - area(box.clip(rect)) for rect in spot.inside)
            broken = max(0, box.height - size[1])
            return covered(box, spot, TILES) + RIM * sum(outside) + BROKEN * broken * box.width

        return min(boxes, key=price, default=pygame.Rect(target.bottomleft, size).clamp(room))

    def _stand_close(self, look: Look, spot: Spot, size: Size, rooms: tuple[pygame.Rect, ...]) -> bool:
        """Stand right beside the tile, away from the boat, where nothing that matters is covered."""
        boat, tile = pygame.Vector2(spot.away_from or (0, 0)), pygame.Vector2(spot.target.center)
        clear = (*spot.keep, *spot.clear)
        ways = (((*clear, *spot.board), beside), (clear, beside), (clear, along), (spot.keep, beside))
        for (free, places), within in product(ways, rooms):
            boxes = places(spot.target, size, look.px(CLOSE), within)
            far = {each.center: boat.distance_to(each.center) for each in boxes}
            if places is along:
                far = {each.center: -tile.distance_to(each.center) for each in boxes}
            for box in sorted(boxes, key=lambda each: -far[each.center]):
                if within.contains(box) and box.collidelist([spot.target, *free]) < 0:
                    self.place(look, box)
                    return True
        return False

    def _least_covering(self, look: Look, spot: Spot, room: pygame.Rect) -> pygame.Rect:
        """Of many shapes and places in the room the one that covers least of what matters (large text)."""
        best, least = pygame.Rect(room.topleft, (1, 1)), math.inf
        for share in SHAPES:
            size = self._shaped(look, round(room.width * share))
            if size[1] > room.height:
                continue
            spare = room.width - size[0], room.height - size[1]
            for across in range(PLACES + 1):
                for down in range(PLACES + 1):
                    corner = room.x + spare[0] * across // PLACES, room.y + spare[1] * down // PLACES
                    box = pygame.Rect(corner, size)
                    cost = covered(box, spot, self._board_price)
                    if cost < least:
                        best, least = box, cost
        return best

    def _shaped(self, look: Look, width: int) -> Size:
        """Its size when it is no wider than that."""
        pad = look.px(PAD)
        wide, high = self.child.measure(look, self._wide(look, width - 2 * pad))
        return wide + 2 * pad, high + 2 * pad

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The words lie inside."""
        super().place(look, rect)
        pad = look.px(PAD)
        self.child.place(look, rect.inflate(-2 * pad, -2 * pad))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paper with a strong edge and a tail towards the place."""
        theme = look.theme
        radius, edge = look.px(BUBBLE_RADIUS), max(2, look.px(2 * EDGE_WIDTH))
        draw_shadow(surface, self.rect, radius, look.px(12), theme.shadow, theme.shadow_alpha)
        self._draw_leader(surface, look, edge)
        shade = theme.primary if self.friendly else theme.danger
        self._draw_tail(surface, look, shade, 0)
        draw_box(surface, self.rect, radius, theme.panel, shade, edge)
        self._draw_tail(surface, look, theme.panel, edge)

    def _draw_tail(
        self, surface: pygame.Surface, look: Look, shade: tuple[int, int, int], inset: int
    ) -> None:
        gaps = (self._target.top - self.rect.bottom, self.rect.top - self._target.bottom)
        tail = min(look.px(TAIL), max(look.px(CLOSE), *gaps))
        half = tail - inset
        near = self.rect.inflate(2 * NEAR * tail, 2 * NEAR * tail)
        if not near.colliderect(self._target):
            return  # one that stands further off would point at the wrong space
        x = min(max(self._target.centerx, self.rect.left + 2 * tail), self.rect.right - 2 * tail)
        if self.rect.bottom <= self._target.top:
            base, tip = self.rect.bottom - inset, self.rect.bottom + tail - 2 * inset
        elif self.rect.top >= self._target.bottom:
            base, tip = self.rect.top + inset, self.rect.top - tail + 2 * inset
        else:
            return
        pygame.draw.polygon(surface, shade, [(x - half, base), (x + half, base), (x, tip)])

    def _draw_leader(self, surface: pygame.Surface, look: Look, width: int) -> None:
        """A question over the space in between, which stays in sight: a line to the tile it is about."""
        target, above = self._target, self.rect.bottom <= self._target.top
        gap = target.top - self.rect.bottom if above else self.rect.top - target.bottom
        x = min(max(target.centerx, self.rect.left), self.rect.right)
        if not (self._asks and x == target.centerx and look.px(2 * TAIL) < gap <= FAR * target.height):
            return
        off, knob = look.px(CLOSE) + 2 * width, 2 * width
        tip = target.top - off if above else target.bottom + off
        base = self.rect.bottom if above else self.rect.top
        line = pygame.Rect(x - width // 2, min(tip, base), width, abs(base - tip))
        for grown, shade in ((max(1, width // 3), look.theme.shadow), (0, look.theme.primary)):
            pygame.draw.rect(surface, shade, line.inflate(2 * grown, 0))
            pygame.draw.aacircle(surface, shade, (line.centerx, tip), knob + grown)
