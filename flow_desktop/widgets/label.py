"""Words on the screen, and a sentence that says what is wrong, right where it is wrong."""

import pygame

from flow_desktop.app.language import _
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CAPTION_RADIUS, FIELD_RADIUS, Colour
from flow_desktop.widgets.widget import Size, Widget

PLATE_ACROSS = 16
PLATE_DOWN = 4
ACROSS = 16
DOWN = 8
RIM = 4
HEADINGS = (Role.TITLE, Role.HEADLINE, Role.HEADING)


class Label(Widget):
    """A text that wraps; `on_ground` for text outside panels, `readable` makes it a stop for the focus."""

    def __init__(
        self,
        text: str,
        role: Role = Role.BODY,
        *,
        align: Align = Align.START,
        vertical: Align = Align.CENTRE,
        shade: Colour | None = None,
        on_ground: bool = False,
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
        self.on_ground = on_ground
        self.soft = soft
        self.focusable = readable
        self.decorative = not text

    def role(self) -> str:
        """Headings say that they are; a text is just said."""
        return _("heading") if self.text_role in HEADINGS else ""

    def measure(self, look: Look, width: int) -> Size:
        """The lines it needs at that width."""
        lines = look.block(self.label, self.text_role, width)
        return lines.width, lines.height

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the lines; in the middle they are as even as can be, and nowhere is a last word alone."""
        room, words = self.rect, self.label
        if self.align is Align.CENTRE:
            room = self.rect.inflate(
                look.balanced(self.label, self.rect.width, self.text_role) - self.rect.width, 0
            )
        else:
            words = look.together(words, self.rect.width, self.text_role)
        look.text(surface, words, self.text_role, self._shade(look), room, self.align, self.vertical)

    def _shade(self, look: Look) -> Colour:
        if self.shade is not None:
            return self.shade
        theme = look.theme
        if self.on_ground:
            return theme.ground_text
        if self.text_role in HEADINGS:
            return theme.title
        return theme.soft_text if self.soft else theme.text


def title(text: str, *, on_ground: bool = True, key: str = "") -> Label:
    """The large name of a screen."""
    return Label(text, Role.TITLE, align=Align.CENTRE, on_ground=on_ground, key=key)


def heading(text: str, *, on_ground: bool = False, key: str = "") -> Label:
    """The name of a part."""
    return Label(text, Role.HEADING, on_ground=on_ground, key=key)


class Plate(Label):
    """A short title that stands free: on a dark plate, readable whatever lies behind it."""

    def __init__(self, text: str, key: str = "", role: Role = Role.STRONG) -> None:
        super().__init__(text, role, key=key)

    def measure(self, look: Look, width: int) -> Size:
        """The words with a little room around them."""
        across, down = look.px(PLATE_ACROSS), look.px(PLATE_DOWN)
        wide, high = super().measure(look, max(1, width - 2 * across))
        return wide + 2 * across, high + 2 * down

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The plate as wide as its words, and the words."""
        across = look.px(PLATE_ACROSS)
        plate = pygame.Rect(self.rect.topleft, self.measure(look, self.rect.width))
        draw_box(surface, plate, min(plate.height // 2, look.px(CAPTION_RADIUS)), look.theme.caption)
        words = plate.inflate(-2 * across, 0)
        look.text(surface, self.label, self.text_role, self._shade(look), words)

    def _shade(self, look: Look) -> Colour:
        return look.theme.caption_text


class Problem(Widget):
    """A sentence on paper with a rim like that of a refusal at the board; amber is left to the next step."""

    def __init__(self, sentence: str, *, key: str = "problem") -> None:
        super().__init__(label=sentence, key=key)

    def measure(self, look: Look, width: int) -> Size:
        """The sentence with room around it."""
        lines = look.block(self.label, Role.SMALL, max(1, width - 2 * look.px(ACROSS)))
        return lines.width + 2 * look.px(ACROSS), lines.height + 2 * look.px(DOWN)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The box and the sentence."""
        theme, rim = look.theme, max(2, look.px(RIM))
        draw_box(surface, self.rect, look.px(FIELD_RADIUS), theme.panel, theme.danger, rim)
        inner = self.rect.inflate(-2 * look.px(ACROSS), 0)
        look.text(surface, self.label, Role.SMALL, theme.text, inner)
