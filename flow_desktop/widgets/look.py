"""What a widget needs to know to be measured and drawn: view, theme, pictures, motion."""

from __future__ import annotations

import pygame

from flow_desktop.app.assets import Assets
from flow_desktop.app.shell import Shell
from flow_desktop.app.view import SMALLEST_TEXT_UNIT, View
from flow_desktop.values import dataclass
from flow_desktop.widgets import text as texts
from flow_desktop.widgets.text import Align, Block, Role
from flow_desktop.widgets.theme import NORMAL, THEMES, Colour, Theme

HALVINGS = 5


@dataclass(frozen=True, slots=True)
class Look:
    """Handed to `measure`, `place` and `draw` of every widget."""

    view: View
    theme: Theme
    assets: Assets
    reduced_motion: bool = False

    @classmethod
    def of(cls, shell: Shell) -> Look:
        """The look that the player's settings ask for."""
        settings = shell.settings
        theme = THEMES.get(settings.theme, NORMAL)
        return cls(shell.view, theme, shell.assets, settings.reduced_motion)

    def px(self, units: float) -> int:
        """Pixels for a length at 1080p."""
        view = self.view
        return max(1, round(units * view.unit)) if units > 0 else round(units * view.unit)

    def control(self, units: float) -> int:
        """Pixels for a part of a control: follows the text size half the way."""
        return max(1, round(units * (self.view.text_unit + max(self.view.unit, SMALLEST_TEXT_UNIT)) / 2))

    def block(self, text: str, role: Role, width: int) -> Block:
        """Text broken into lines of that width."""
        return texts.block(text, role, self.view, width)

    def balanced(self, words: str, width: int, role: Role = Role.BODY) -> int:
        """The least width in which the words take no more lines than in `width`, so that they are even.

        Letters do not become smaller for that.
        """
        whole = self.block(words, role, max(1, width))
        if len(whole.lines) < 2:
            return width
        high = whole.height
        least, most = width // 2, width
        for _step in range(HALVINGS):
            middle = (least + most) // 2
            tried = self.block(words, role, max(1, middle))
            if tried.height > high or tried.size < whole.size:
                least = middle
            else:
                most = middle
        return most

    def together(self, words: str, width: int, role: Role = Role.BODY) -> str:
        """The words in lines; a paragraph whose last line would be one word alone has even ones."""
        told: list[str] = []
        for paragraph in words.split("\n"):
            lines = self.block(paragraph, role, width).lines
            if len(lines) > 1 and " " not in lines[-1]:
                lines = self.block(paragraph, role, self.balanced(paragraph, width, role)).lines
            told += lines
        return "\n".join(told)

    def text(
        self,
        surface: pygame.Surface,
        text: str,
        role: Role,
        shade: Colour,
        rect: pygame.Rect,
        align: Align = Align.START,
        vertical: Align = Align.CENTRE,
    ) -> pygame.Rect:
        """Draw text into a rect; gives the room it took."""
        return texts.draw_text(surface, text, role, self.view, shade, rect, align, vertical)
