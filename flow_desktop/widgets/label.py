"""Words on the screen."""

from __future__ import annotations

import pygame

from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import Colour
from flow_desktop.widgets.widget import Size, Widget


class Label(Widget):
    """A text that wraps; `on_sea` for text outside panels, `readable` makes it a stop for the focus."""

    def __init__(
        self,
        text: str,
        role: Role = Role.BODY,
        *,
        align: Align = Align.START,
        vertical: Align = Align.CENTRE,
        shade: Colour | None = None,
        on_sea: bool = False,
        soft: bool = False,
        readable: bool = False,
        key: str = "",
        grow: float = 0,
    ) -> None:
        super().__init__(key=key, label=text, grow=grow)
        self.text_role = role
        self.align = align
        self.vertical = vertical
        self.shade = shade
        self.on_sea = on_sea
        self.soft = soft
        self.focusable = readable

    def measure(self, look: Look, width: int) -> Size:
        """The lines it needs at that width."""
        lines = look.block(self.label, self.text_role, width)
        return lines.width, lines.height

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the lines."""
        look.text(
            surface, self.label, self.text_role, self._shade(look), self.rect, self.align, self.vertical
        )

    def _shade(self, look: Look) -> Colour:
        if self.shade is not None:
            return self.shade
        theme = look.theme
        if self.on_sea:
            return theme.sea_text
        if self.text_role in (Role.TITLE, Role.HEADING):
            return theme.title
        return theme.soft_text if self.soft else theme.text


def title(text: str, *, on_sea: bool = True, key: str = "") -> Label:
    """The large name of a screen."""
    return Label(text, Role.TITLE, align=Align.CENTRE, on_sea=on_sea, key=key)


def heading(text: str, *, on_sea: bool = False, key: str = "") -> Label:
    """The name of a part."""
    return Label(text, Role.HEADING, on_sea=on_sea, key=key)
