"""Where things stand in the play scene: seats and hand left, the board in the middle, the supply right.

The board has at least 80 % of the height at 16:9. Columns share the rest: narrow windows squeeze them, wide
ones move them outward and let the sea fill the sides.

Large text has a layout of its own (`is_large`): a narrow rail of signs left of the board, and one wide column
right of it, so that letters grow and nothing else shrinks.
"""

import math
import re
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Final

import pygame

from flow_desktop.app.captions import ALWAYS_SHOWN, Caption, Captions, beside
from flow_desktop.app.view import View
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.play.bubble import ReasonBubble
from flow_desktop.scenes.play.ground import Ground
from flow_desktop.scenes.play.standing import Spot
from flow_desktop.values import dataclass
from flow_desktop.widgets.captions import CaptionLine, draw_caption
from flow_desktop.widgets.frames import Single
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.pictured import Pictured
from flow_desktop.widgets.scroll import BAR, ROOM, Scroll
from flow_desktop.widgets.text import Role, font
from flow_desktop.widgets.widget import Size, Widget, walk

MARGIN: Final = 14
CAPTION_LINES: Final = 2
CAPTION_ROOM: Final = 16
NARROWEST: Final = (0.195, 0.25)
"""Least width of a column as a share of the window's, at text of 100 % and of 200 %."""
WIDEST: Final = 500
OUTWARD: Final = 0.4
LEAST_BOARD: Final = 0.8
LOW: Final = 700
NARROW: Final = (300, 900)
"""In units of text: lower windows, or columns so narrow in a window not so high, are for large text."""
RAIL: Final = 56
"""Width of the rail beside the board, in units of text at 200 %."""
TALL_COLUMN: Final = 340
NARROW_COLUMN: Final = 176
WIDE_COLUMN: Final = 255
"""Widths of the columns of large text, in units of text: at most, of two at least, of one at least."""


@dataclass(frozen=True, slots=True)
class Rooms:
    """The four places of the scene."""

    left: pygame.Rect
    board: pygame.Rect
    caption: pygame.Rect
    right: pygame.Rect


def is_large(look: Look) -> bool:
    """Whether letters are so large that the usual columns would have to shrink what stands in them."""
    return look.view.text_percent > 100 and _is_small_for_its_text(look.view)


@lru_cache(maxsize=16)
def _is_small_for_its_text(view: View) -> bool:
    high = view.height / view.text_unit
    wide = _usual_rooms(view).right.width / view.text_unit
    return high < LOW or (wide < NARROW[0] and high < NARROW[1])


def rooms(look: Look, both: bool = False) -> Rooms:
    """The places for this window and text size; where text is large, with `both` columns or with a rail."""
    return _large_rooms(look, both) if is_large(look) else _usual_rooms(look.view)


def _usual_rooms(view: View) -> Rooms:
    """Two columns, and the board between them."""
    width, height = view.size
    margin = view.px(MARGIN)
    large = view.text_percent / 100 - 1
    caption = font(Role.BODY, view).get_linesize() * CAPTION_LINES + view.px(CAPTION_ROOM)
    narrowest = math.ceil(width * (NARROWEST[0] + (NARROWEST[1] - NARROWEST[0]) * large))
    side = max(height - caption - 3 * margin, math.ceil(height * LEAST_BOARD))
    side = min(side, width - 2 * narrowest - 4 * margin)
    top = max(margin, (height - caption - side - margin) // 2)
    board = pygame.Rect((width - side) // 2, top, side, side)
    below = pygame.Rect(board.x, board.bottom + margin // 2, side, caption)
    below.height = min(below.height, height - below.top)
    room = board.left - 2 * margin
    wide = min(room, round(view.px(WIDEST) * (1 + 0.4 * large)))
    outer = margin + round((room - wide) * OUTWARD)
    left = pygame.Rect(outer, margin, wide, height - 2 * margin)
    return Rooms(left, board, below, left.move(width - wide - 2 * outer, 0))


def _large_rooms(look: Look, both: bool) -> Rooms:
    """A rail (or a second column), the board with its caption, and one column as wide as it can be."""
    width, height = look.view.size
    margin, words = look.px(MARGIN), look.view.text_px
    caption = font(Role.BODY, look.view).get_linesize() * CAPTION_LINES + look.px(CAPTION_ROOM)
    left = words(NARROW_COLUMN) if both else rail_width(look)
    least = words(NARROW_COLUMN) if both else words(WIDE_COLUMN)
    side = max(height - caption - 3 * margin, math.ceil(height * LEAST_BOARD))
    side = min(side, width - left - least - 4 * margin)
    spare = width - left - side - least - 4 * margin
    wide = min(words(TALL_COLUMN), least + (spare // 2 if both else spare))
    if both:
        left = min(words(TALL_COLUMN), left + spare - spare // 2)
    outer = margin + round((width - left - side - wide - 4 * margin) * OUTWARD / 2)
    top = max(margin, (height - caption - side - margin) // 2)
    beside = pygame.Rect(outer, margin, left, height - 2 * margin)
    column = pygame.Rect(width - outer - wide, margin, wide, height - 2 * margin)
    board = pygame.Rect(0, top, side, side)
    board.centerx = (beside.right + column.left) // 2
    below = pygame.Rect(board.x, board.bottom + margin // 2, side, caption)
    below.height = min(below.height, height - below.top)
    return Rooms(beside, board, below, column)


def rail_width(look: Look) -> int:
    """The width of the rail: a target, growing with the text half the way."""
    return max(look.view.target, look.control(RAIL)) + look.px(2 * MARGIN)


class PlayRoom(Widget):
    """Left column, board, caption and right column; a bubble may stand over them."""

    stacking = True

    def __init__(
        self,
        left: Pictured,
        board: BoardView,
        caption: Widget,
        right: Pictured,
        bubble: ReasonBubble | None,
        target: Callable[[], Spot],
        ground: Ground,
        over_board: Callable[[pygame.Surface], None],
        places: Rooms,
    ) -> None:
        super().__init__(key="play")
        self.places = places
        self.left, self.board, self.caption, self.right = left, board, caption, right
        self.bubble = bubble
        self.target = target
        self.ground = ground
        self.over_board = over_board
        self.children = (left, board, caption, right, *((bubble,) if bubble is not None else ()))

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Give everything its one place."""
        super().place(look, rect)
        places = self.places
        self.left.place(look, places.left)
        self.board.place(look, places.board)
        self.caption.place(look, places.caption)
        self.right.place(look, places.right)
        if self.bubble is not None:
            room = rect.inflate(-look.px(MARGIN), -look.px(MARGIN))
            if is_large(look):  # the buttons stay in sight
                room = pygame.Rect(places.board.x, room.y, room.right - places.board.x, room.height)
            self.bubble.stand_at(look, self.target(), room)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """What lies still, the marks and light on the board, then what is to be read."""
        columns = (self.left, self.right)
        self.ground.draw(surface, look, columns)
        self.board.draw_marks(surface, look)
        self.over_board(surface)
        for column in columns:
            column.draw_live(surface, look)
        for part in (self.caption, *((self.bubble,) if self.bubble is not None else ())):
            part.draw(surface, look)

    def draw_over(self, surface: pygame.Surface, look: Look, focused: Widget | None) -> None:
        """The bubble once more where the ring around what it covers would run through its words."""
        bubble = self.bubble
        if bubble is None or focused is None or focused in walk(bubble):
            return
        if bubble.rect.colliderect(focused.ring_rect()):
            bubble.draw(surface, look)


class TopOf(Single):
    """A column at the top of its room, as high as it is."""

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The child has the room's width and its own height."""
        Widget.place(self, look, rect)
        high = min(rect.height, self.child.measure(look, rect.width)[1])
        self.child.place(look, pygame.Rect(rect.x, rect.y, rect.width, high))


def scrolled_width(look: Look, room: pygame.Rect) -> int:
    """The width that is left for a column beside its scroll bar."""
    return room.width - look.px(BAR + ROOM)


def fitted(look: Look, column: Widget, room: pygame.Rect, label: str, key: str) -> Widget:
    """The column itself where it fits, else a part of it that can be turned."""
    if column.measure(look, room.width)[1] <= room.height:
        return TopOf(column)
    return Scroll(column, label=label, key=key, least=0)


class TellLine(CaptionLine):
    """The caption under the board; a longer one grows upwards rather than being cut off."""

    def __init__(self, captions: Captions, covered: Callable[[], bool]) -> None:
        super().__init__(captions, key="caption", covered=covered)

    def read(self) -> str:
        """What is shown now, good news first."""
        return self.label

    def measure(self, look: Look, width: int) -> Size:
        """It takes the room it is given."""
        return 0, 0

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The newest caption, below good news; the scene above tells it when there is one."""
        shown = () if self.covered() else beside(self.captions.shown)
        if not shown:
            self.label = ""
            return
        caption = self._together(look, shown)
        self.label = caption.text
        room = pygame.Rect(self.rect)
        across = self.rect.width - self._inner(look, self.rect.width)
        room.width = look.balanced(self.label, self.rect.width - across) + across
        room.centerx = self.rect.centerx
        letters, needed = Role.BODY, self._needed(look, Role.BODY, room.width)
        if needed > room.height and is_large(look):
            room, letters = pygame.Rect(self.rect), Role.SMALL
            room.top -= look.px(MARGIN)  # the outer edge of the frame
            room.height = surface.get_height() - room.top
            caption = replace(caption, text=self._sentences(look, letters, room))
            needed = self._needed(look, letters, room.width, caption.text)
        if needed > room.height:
            room.height, room.bottom = needed, self.rect.bottom
        draw_caption(surface, look, caption, room, letters)

    def _needed(self, look: Look, letters: Role, width: int, words: str = "") -> int:
        inner = self._inner(look, width)
        return look.block(words or self.label, letters, inner).height + look.px(CAPTION_ROOM)

    def _sentences(self, look: Look, letters: Role, room: pygame.Rect) -> str:
        """As many of the first sentences as have room below the board; if not even one has, all."""
        ends = [found.end() for found in re.finditer(r"[.!?](?= |$)", self.label)]
        parts = (self.label[:end] for end in reversed(ends))
        return next(
            (p for p in parts if self._needed(look, letters, room.width, p) <= room.height), self.label
        )

    def _together(self, look: Look, shown: tuple[Caption, ...]) -> Caption:
        """Good news and what came after it in one; where they have no room, a warning goes first."""
        last = shown[-1]
        if len(shown) == 1:
            return last
        both = Caption("\n".join(each.text for each in shown), last.kind)
        inner = self._inner(look, self.rect.width)
        if look.block(both.text, Role.BODY, inner).height + look.px(CAPTION_ROOM) <= self.rect.height:
            return both
        return last if last.kind in ALWAYS_SHOWN else shown[0]
