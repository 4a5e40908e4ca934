"""Where things stand in the play scene: seats and hand left, the board in the middle, the supply right.

The board has at least 80 % of the height at 16:9. Columns share the rest: narrow windows squeeze them, wide
ones move them outward and let the sea fill the sides.
"""

import math
from collections.abc import Callable
from typing import Final

import pygame

from flow_desktop.app.captions import ALWAYS_SHOWN, Caption, Captions, beside
from flow_desktop.scenes.play.bubble import ReasonBubble, Spot
from flow_desktop.values import dataclass
from flow_desktop.widgets.captions import CaptionLine, draw_caption
from flow_desktop.widgets.frames import Single
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.scroll import BAR, ROOM, Scroll
from flow_desktop.widgets.text import Role, font
from flow_desktop.widgets.widget import Size, Widget

MARGIN: Final = 14
CAPTION_LINES: Final = 2
CAPTION_ROOM: Final = 16
NARROWEST: Final = (0.195, 0.25)
"""Least width of a column as a share of the window's, at text of 100 % and of 200 %."""
WIDEST: Final = 500
OUTWARD: Final = 0.4
LEAST_BOARD: Final = 0.8


@dataclass(frozen=True, slots=True)
class Rooms:
    """The four places of the scene."""

    left: pygame.Rect
    board: pygame.Rect
    caption: pygame.Rect
    right: pygame.Rect


def rooms(look: Look) -> Rooms:
    """The places for this window and text size."""
    width, height = look.view.size
    margin = look.px(MARGIN)
    large = look.view.text_percent / 100 - 1
    caption = font(Role.BODY, look.view).get_linesize() * CAPTION_LINES + look.px(CAPTION_ROOM)
    narrowest = math.ceil(width * (NARROWEST[0] + (NARROWEST[1] - NARROWEST[0]) * large))
    side = max(height - caption - 3 * margin, math.ceil(height * LEAST_BOARD))
    side = min(side, width - 2 * narrowest - 4 * margin)
    top = max(margin, (height - caption - side - margin) // 2)
    board = pygame.Rect((width - side) // 2, top, side, side)
    below = pygame.Rect(board.x, board.bottom + margin // 2, side, caption)
    below.height = min(below.height, height - below.top)
    room = board.left - 2 * margin
    wide = min(room, round(look.px(WIDEST) * (1 + 0.4 * large)))
    outer = margin + round((room - wide) * OUTWARD)
    left = pygame.Rect(outer, margin, wide, height - 2 * margin)
    return Rooms(left, board, below, left.move(width - wide - 2 * outer, 0))


class PlayRoom(Widget):
    """Left column, board, caption and right column; a bubble may stand over them."""

    stacking = True

    def __init__(
        self,
        left: Widget,
        board: Widget,
        caption: Widget,
        right: Widget,
        bubble: ReasonBubble | None,
        target: Callable[[], Spot],
        over_board: Callable[[pygame.Surface], None],
    ) -> None:
        super().__init__(key="play")
        self.left, self.board, self.caption, self.right = left, board, caption, right
        self.bubble = bubble
        self.target = target
        self.over_board = over_board
        self.children = (left, board, caption, right, *((bubble,) if bubble is not None else ()))

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Give everything its one place."""
        super().place(look, rect)
        places = rooms(look)
        self.left.place(look, places.left)
        self.board.place(look, places.board)
        self.caption.place(look, places.caption)
        self.right.place(look, places.right)
        if self.bubble is not None:
            self.bubble.stand_at(look, self.target(), rect.inflate(-look.px(MARGIN), -look.px(MARGIN)))

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """The board with foam and light on it, then what is to be read."""
        self.board.draw(surface, look)
        self.over_board(surface)
        over = (self.bubble,) if self.bubble is not None else ()
        for part in (self.left, self.right, self.caption, *over):
            part.draw(surface, look)


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
        super().__init__(captions, key="caption")
        self._covered = covered

    def read(self) -> str:
        """What is shown now, good news first."""
        return self.label

    def measure(self, look: Look, width: int) -> Size:
        """It takes the room it is given."""
        return 0, 0

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The newest caption, below good news; the scene above tells it when there is one."""
        shown = () if self._covered() else beside(self.captions.shown)
        if not shown:
            self.label = ""
            return
        caption = self._together(look, shown)
        self.label = caption.text
        room = pygame.Rect(self.rect)
        across = self.rect.width - self._inner(look, self.rect.width)
        room.width = look.balanced(self.label, self.rect.width - across) + across
        room.centerx = self.rect.centerx
        needed = look.block(self.label, Role.BODY, self._inner(look, room.width)).height + look.px(16)
        if needed > room.height:
            room.height, room.bottom = needed, self.rect.bottom
        draw_caption(surface, look, caption, room)

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
