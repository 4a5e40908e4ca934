"""What is there and how many: a sign with a number, a badge, and the place where nothing lies."""

from dataclasses import replace

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import ArtName
from flow_desktop.app.language import N_
from flow_desktop.widgets.button import draw_button
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role, font, longest_word
from flow_desktop.widgets.theme import EDGE_WIDTH, LIP, Colour
from flow_desktop.widgets.widget import Press, Size, Weight, Widget

ACROSS = 18
DOWN = 14
GAP = 8
DASH = 9
_pictures = SurfaceCache()


class CountButton(Pressable):
    """A button that shows a sign and a number; its words are spoken and stand in the bubble."""

    role_word = N_("button")

    def __init__(self, icon: ArtName, count: int, label: str, on_press: Press, *, key: str) -> None:
        super().__init__(label, on_press, hint=label, key=key)
        self.icon = icon
        self.count = count

    def _parts(self, look: Look) -> tuple[int, int, int]:
        face = font(Role.BUTTON, look.view)
        return face.get_linesize(), face.size("00")[0], look.px(GAP)

    def measure(self, look: Look, width: int) -> Size:
        """Room for the sign and two digits."""
        sign, digits, gap = self._parts(look)
        wide = sign + gap + digits + 2 * look.px(ACROSS)
        return max(look.view.target, wide), max(look.view.target, sign + 2 * look.px(DOWN) + look.px(LIP))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The button, the sign, the number."""
        face, shade = draw_button(surface, look, self.rect, Weight.PLAIN, self)
        sign, digits, gap = self._parts(look)
        left = face.centerx - (sign + gap + digits) // 2
        picture = look.assets.image(self.icon, (sign, sign))
        surface.blit(picture, picture.get_rect(midleft=(left, face.centery)))
        room = pygame.Rect(left + sign, face.y, digits + 2 * gap, face.height)
        look.text(surface, str(self.count), Role.BUTTON, shade, room, Align.CENTRE)


class Fact(Widget):
    """A sign and words; in smaller `letters` where there is little room, or `brief`: only the number."""

    def __init__(self, icon: ArtName, words: str, number: str) -> None:
        super().__init__(label=words)
        self.icon = icon
        self.number = number
        self.brief = False
        self.letters = Role.STRONG

    def _shown(self) -> str:
        return self.number if self.brief else self.label

    def wanted(self, look: Look) -> int:
        """The width it needs with its words in one line."""
        return self._sign(look) + look.px(GAP) + font(self.letters, look.view).size(self.label)[0]

    def breaks_into(self, look: Look, width: int) -> bool:
        """Whether its words fit into that width in several lines."""
        widest = longest_word(self.label, self.letters, look.view)
        return self._sign(look) + look.px(GAP) + widest <= width

    def _sign(self, look: Look) -> int:
        return font(self.letters, look.view).get_linesize()

    def measure(self, look: Look, width: int) -> Size:
        """One line, more where it has to be."""
        side = self._sign(look)
        sign = side + look.px(GAP)
        lines = look.block(self._shown(), self.letters, max(1, width - sign))
        return sign + lines.width, max(side, lines.height)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The sign, then the words."""
        side = self._sign(look)
        picture = look.assets.image(self.icon, (side - look.px(4), side - look.px(4)))
        place = pygame.Rect(self.rect.x, self.rect.y, side, self.rect.height)
        surface.blit(picture, picture.get_rect(center=place.center))
        left = side + look.px(GAP)
        room = pygame.Rect(self.rect.x + left, self.rect.y, self.rect.width - left, self.rect.height)
        look.text(surface, self._shown(), self.letters, look.theme.text, room)


def square_in(rect: pygame.Rect) -> pygame.Rect:
    """The largest square in the middle of a rect."""
    side = min(rect.size)
    square = pygame.Rect(0, 0, side, side)
    square.center = rect.center
    return square


def draw_empty(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """A place where nothing lies: a dashed line."""
    theme = look.theme
    dash, width = look.px(DASH), max(2, look.px(EDGE_WIDTH))
    shade = theme.panel.mixed(theme.text, 0.55)
    key = ("empty", rect.size, dash, width, shade)
    surface.blit(_pictures.get(key, lambda: _dashed(rect.size, dash, width, shade)), rect)


def _dashed(size: tuple[int, int], dash: int, width: int, shade: Colour) -> pygame.Surface:
    """A dashed line a little within the edges of a sheet of that size."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill(shade.with_alpha(0))
    box = surface.get_rect().inflate(-2 * width, -2 * width)
    for start in range(0, box.width - dash // 2, 2 * dash):
        length = min(dash, box.width - start)
        surface.fill(shade, (box.x + start, box.y, length, width))
        surface.fill(shade, (box.x + start, box.bottom - width, length, width))
    for start in range(0, box.height - dash // 2, 2 * dash):
        length = min(dash, box.height - start)
        surface.fill(shade, (box.x, box.y + start, width, length))
        surface.fill(shade, (box.right - width, box.y + start, width, length))
    return surface


def draw_badge(
    surface: pygame.Surface, look: Look, words: str, corner: tuple[int, int], most: int | None = None
) -> pygame.Rect:
    """A number on a dark pill whose lower right corner lies there; it is no higher than `most`."""
    theme, view = look.theme, look.view
    line = font(Role.STRONG, view).get_linesize()
    if most is not None and line > most:
        look = replace(look, view=replace(view, text_percent=max(1, view.text_percent * most // line)))
    wide, high = font(Role.STRONG, look.view).size(words)
    pill = pygame.Rect(0, 0, max(high, wide + look.px(14)), high)
    pill.bottomright = corner
    draw_box(surface, pill, pill.height // 2, theme.caption, theme.caption_text, max(1, look.px(2)))
    look.text(surface, words, Role.STRONG, theme.caption_text, pill, Align.CENTRE)
    return pill
