"""Where everything lies: tally left, cards above, the sheet in the middle, dice and choices right."""

from typing import Final

import pygame

from flow_desktop.river_dice.scenes.dice_view import DiceTray
from flow_desktop.river_dice.scenes.play.preview_card import PreviewCard
from flow_desktop.river_dice.scenes.play.table_picture import TablePicture
from flow_desktop.river_dice.scenes.rolling_die import RollingDice
from flow_desktop.river_dice.scenes.sheet_view import SheetView
from flow_desktop.widgets.captions import CaptionLine
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import GAP
from flow_desktop.widgets.widget import Size, Widget

LEFT: Final = 250
LEFT_TEXT: Final = 225
RIGHT: Final = 430
RIGHT_TEXT: Final = 330
MOST_RIGHT: Final = 0.34
ROW: Final = 0.25
AROUND: Final = 14
SHARED_RIGHT: Final = 0.4


class PlayFrame(Widget):
    """Gives each part its place; none moves while a game goes on."""

    see_through = True
    stacking = True

    def __init__(
        self,
        side: Widget,
        row: Widget,
        sheet: Widget,
        caption: CaptionLine,
        tray: DiceTray,
        choices: Widget,
        preview: PreviewCard,
        picture: TablePicture,
        bar: Widget | None = None,
        front: str = "",
    ) -> None:
        """With a `bar` one part is in front: row, sheet or side."""
        super().__init__(key="frame")
        self._picture, self._dice = picture, RollingDice()
        picture.forget()
        self.preview = preview
        self.side, self.row, self.sheet = side, row, sheet
        self.caption, self.tray, self.choices = caption, tray, choices
        self.bar = bar
        shared = {"row": row, "sheet": sheet, "side": side}
        self.front = shared.get(front)
        for part in shared.values():
            part.visible = bar is None or part is self.front
        first = [bar] if bar is not None else []
        self.children = [*first, row, sheet, caption, tray, choices, side, preview]

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """What lies still as one picture, and over it what moves."""
        rolling = self.tray.poses()
        still = [part for part in self.children if part.visible and part is not self.preview]
        self._picture.draw(surface, look, still)
        for die, pose in rolling.items():
            self._dice.draw(surface, look, die.key, die.kind, pose, self.tray.die)
        self.preview.draw(surface, look)

    def measure(self, look: Look, width: int) -> Size:
        """The whole window."""
        return look.view.size

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """From the edges inwards; the sheet has what is left."""
        self.rect = pygame.Rect(rect)
        if self.bar is not None:
            self._place_in_front(look, rect, self.bar)
            return
        around, view = look.px(AROUND), look.view
        left = max(look.px(LEFT), view.text_px(LEFT_TEXT))
        right = min(max(look.px(RIGHT), view.text_px(RIGHT_TEXT)), round(rect.width * MOST_RIGHT))
        inner = rect.inflate(-2 * around, -2 * around)
        self.side.place(look, pygame.Rect(inner.x, inner.y, left, inner.height))
        x = inner.right - right
        tray = self.tray.measure(look, right)[1]
        self.tray.place(look, pygame.Rect(x, inner.y, right, tray))
        top = inner.y + tray + around
        self.choices.place(look, pygame.Rect(x, top, right, inner.bottom - top))
        middle = pygame.Rect(inner.x + left + around, inner.y, x - inner.x - left - 2 * around, inner.height)
        row = round(rect.height * ROW)
        self.row.place(look, pygame.Rect(middle.x, middle.y, middle.width, row))
        told = self.caption.kept(look)  # a longer one stands over the lower edge of the sheet
        self.caption.place(look, pygame.Rect(middle.x, middle.bottom - told, middle.width, told))
        high = middle.height - row - told - 2 * around
        self.sheet.place(look, pygame.Rect(middle.x, middle.y + row + around, middle.width, max(1, high)))
        self.preview.widest = right - 2 * look.px(GAP)
        self.preview.place(look, rect)

    def _place_in_front(self, look: Look, rect: pygame.Rect, bar: Widget) -> None:
        """Dice and choices right; left one part at a time, the bar above it and the caption below."""
        around = look.px(AROUND)
        inner = rect.inflate(-2 * around, -2 * around)
        right = round(rect.width * SHARED_RIGHT)
        x, left = inner.right - right, inner.width - right - around
        tray = self.tray.measure(look, right)[1]
        self.tray.place(look, pygame.Rect(x, inner.y, right, tray))
        top = inner.y + tray + around
        self.choices.place(look, pygame.Rect(x, top, right, inner.bottom - top))
        high, told = bar.measure(look, left)[1], self.caption.measure(look, left)[1]
        bar.place(look, pygame.Rect(inner.x, inner.y, left, high))
        self.caption.place(look, pygame.Rect(inner.x, inner.bottom - told, left, told))
        room = pygame.Rect(inner.x, inner.y + high + around, left, inner.height - high - told - 2 * around)
        for part in (self.row, self.sheet, self.side):
            part.place(look, room)
        if isinstance(self.sheet, SheetView):  # high up, so that an account at the foot covers little of it
            high = min(room.height, self.sheet.height_of(left))
            self.sheet.place(look, pygame.Rect(room.x, room.y, left, high))
        self.preview.harbour = pygame.Rect(room.x, room.y, room.width, inner.bottom - room.y)
        self.preview.place(look, rect)
