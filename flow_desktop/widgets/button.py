"""Buttons with words, with a picture, or both; a large one says in smaller letters what it means now."""

from typing import Unpack

import pygame

from flow_desktop.app.catalogue import ArtName
from flow_desktop.app.language import N_
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role, longest_word
from flow_desktop.widgets.theme import BUTTON_RADIUS, EDGE_WIDTH, LIP, SNUG, Colour, Theme
from flow_desktop.widgets.widget import Press, Size, Usual, Weight, touched

ACROSS = 28
LEAST_ACROSS = 8
LETTERS = (Role.BUTTON, Role.STRONG, Role.SMALL)
DOWN = 14
ICON_SHARE = 1.25
PALE = 120
Sign = ArtName | Glyph
DETAIL_ACROSS = 26
DETAIL_DOWN = 12
SIGN = 46
SIGN_SIDE = 36
SIGN_ACROSS = 14
BETWEEN = 20


def button_colours(theme: Theme, weight: Weight, enabled: bool) -> tuple[Colour, Colour]:
    """Ground and text of a button."""
    if not enabled:
        return theme.disabled, theme.disabled_text
    return {
        Weight.PRIMARY: (theme.primary, theme.primary_text),
        Weight.CHOSEN: (theme.chosen, theme.chosen_text),
        Weight.PLAIN: (theme.plain, theme.plain_text),
        Weight.DANGER: (theme.danger, theme.danger_text),
    }[weight]


def button_edge(theme: Theme, weight: Weight, enabled: bool) -> Colour:
    """The rim of a button; what is chosen may be as dark as the ground, and has a light one."""
    return theme.chosen_edge if weight is Weight.CHOSEN and enabled else theme.edge


class Button(Pressable):
    """A button with words, and a sign before them when asked."""

    role_word = N_("button")

    def __init__(
        self,
        label: str,
        on_press: Press,
        *,
        weight: Weight = Weight.PLAIN,
        icon: Sign | None = None,
        align: Align = Align.CENTRE,
        **usual: Unpack[Usual],
    ) -> None:
        super().__init__(label, on_press, **usual)
        self.weight = weight
        self.icon = icon
        self.align = align

    def measure(self, look: Look, width: int) -> Size:
        """The words with room around them, never smaller than a target."""
        across = width - self.word_room(look, width)
        lines = look.block(self.label, self.letters(look, width), max(1, width - across))
        high = lines.height + 2 * look.px(DOWN) + look.px(LIP)
        return max(look.view.target, lines.width + across), max(look.view.target, high)

    def letters(self, look: Look, width: int) -> Role:
        """Its letters: smaller ones before a word is broken."""
        room = width - 2 * look.px(LEAST_ACROSS)
        for role in LETTERS[:-1]:
            if longest_word(self.label, role, look.view) <= room:
                return role
        return LETTERS[-1]

    def word_room(self, look: Look, width: int) -> int:
        """How much of a width is left for its words."""
        return width - 2 * self._across(look, width) - self._icon_room(look, width)

    def _across(self, look: Look, width: int) -> int:
        """The room beside the words; it is given up before a word is broken."""
        spare = (width - longest_word(self.label, self.letters(look, width), look.view)) // 2
        return min(look.px(ACROSS), max(look.px(LEAST_ACROSS), spare))

    def _icon_side(self, look: Look) -> int:
        return look.view.text_px(Role.BUTTON.spec.size * ICON_SHARE) if self.icon else 0

    def _icon_room(self, look: Look, width: int) -> int:
        """The sign and the gap after it; a word that would be broken is worth more than the sign."""
        if self.icon is None:
            return 0
        room = self._icon_side(look) + look.px(SNUG)
        words = width - 2 * look.px(ACROSS) - room
        return room if longest_word(self.label, Role.BUTTON, look.view) <= words else 0

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A rounded box with a lip that goes down when it is pressed."""
        face, shade = draw_button(surface, look, self.rect, self.weight, self)
        inner = face.inflate(-2 * self._across(look, face.width), 0)
        room = self._icon_room(look, face.width)
        letters = self.letters(look, face.width)
        words = look.block(self.label, letters, max(1, inner.width - room))
        spare = max(0, inner.width - room - words.width)
        left = inner.x + round(spare * self.align.share)
        if self.icon is not None and room:
            side = self._icon_side(look)
            place = pygame.Rect(left, face.centery - side // 2, side, side)
            draw_sign(surface, look, self.icon, place, shade, self.enabled)
        text = pygame.Rect(left + room, face.y, words.width, face.height)
        look.text(surface, self.label, letters, shade, text, self.align)


class IconButton(Pressable):
    """A square button with only a sign; its label is spoken and shown in a bubble."""

    role_word = N_("button")

    def __init__(
        self,
        icon: Sign,
        label: str,
        on_press: Press,
        *,
        units: float = 60,
        weight: Weight = Weight.PLAIN,
        **usual: Unpack[Usual],
    ) -> None:
        super().__init__(label, on_press, **usual)
        self.hint = self.hint or label
        self.icon = icon
        self.units = units
        self.weight = weight

    def measure(self, look: Look, width: int) -> Size:
        """A square that grows with the text, never smaller than a target."""
        side = max(look.view.target, look.view.text_px(self.units))
        return side, side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The box and the sign."""
        face, shade = draw_button(surface, look, self.rect, self.weight, self)
        side = round(min(face.size) * 0.62)
        place = pygame.Rect(0, 0, side, side)
        place.center = face.center
        draw_sign(surface, look, self.icon, place, shade, self.enabled)


class FigureButton(Pressable):
    """A small button with only a figure, one of a row under a name; what it does is spoken."""

    role_word = N_("button")

    def __init__(self, figure: str, label: str, on_press: Press, **usual: Unpack[Usual]) -> None:
        super().__init__(label, on_press, **usual)
        self.figure = figure

    def measure(self, look: Look, width: int) -> Size:
        """As high as a button with one line of words, and no wider than that."""
        high = look.block(self.figure, Role.BUTTON, width).height + 2 * look.px(DOWN) + look.px(LIP)
        side = max(look.view.target, high)
        return side, side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The box and the figure."""
        face, shade = draw_button(surface, look, self.rect, Weight.PLAIN, self)
        look.text(surface, self.figure, Role.BUTTON, shade, face, Align.CENTRE)


class SignButton(IconButton):
    """A sign with a word below it, smaller than a button; how things stand is said after the word."""

    def __init__(
        self, icon: Sign, word: str, on_press: Press, *, detail: str = "", **usual: Unpack[Usual]
    ) -> None:
        super().__init__(icon, word, on_press, units=SIGN_SIDE, **usual)
        self.hint = ""
        self.detail = detail

    def value(self) -> str:
        """How things stand."""
        return self.detail

    def measure(self, look: Look, width: int) -> Size:
        """The sign above its word, never smaller than a target."""
        words = look.block(self.label, Role.SMALL, max(1, width - 2 * look.px(SIGN_ACROSS)))
        side = look.view.text_px(self.units)
        wide = max(look.view.target, words.width + 2 * look.px(SIGN_ACROSS))
        high = side + words.height + 2 * look.px(LEAST_ACROSS) + look.px(LIP)
        return wide, max(look.view.target, high)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The box, the sign, the word."""
        face, shade = draw_button(surface, look, self.rect, self.weight, self)
        inner = face.inflate(-2 * look.px(SIGN_ACROSS), 0)
        side = look.view.text_px(self.units)
        high = look.block(self.label, Role.SMALL, inner.width).height
        sign = pygame.Rect(0, 0, side, side)
        sign.midtop = (face.centerx, face.centery - (side + high) // 2)
        draw_sign(surface, look, self.icon, sign, shade, self.enabled)
        below = pygame.Rect(inner.x, sign.bottom, inner.width, high)
        look.text(surface, self.label, Role.SMALL, shade, below, Align.CENTRE)


def draw_sign(
    surface: pygame.Surface, look: Look, sign: Sign, rect: pygame.Rect, shade: Colour, usable: bool = True
) -> None:
    """A glyph in that shade, or a picture of the catalogue, pale where it cannot be used."""
    if isinstance(sign, Glyph):
        draw_glyph(surface, sign, rect, shade)
        return
    picture = look.assets.image(sign, rect.size)
    if not usable:
        picture = look.assets.cache.get((sign, rect.size, "pale"), lambda: _pale(picture))
    surface.blit(picture, picture.get_rect(center=rect.center))


def _pale(picture: pygame.Surface) -> pygame.Surface:
    pale = picture.copy()
    pale.set_alpha(PALE)
    return pale


def draw_button(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, weight: Weight, state: Pressable
) -> tuple[pygame.Rect, Colour]:
    """Paint a button's body; gives its face (where the words go) and the shade for them."""
    ground, shade = button_colours(look.theme, weight, state.enabled)
    lip = look.px(LIP) if state.enabled else 0
    radius = min(look.px(BUTTON_RADIUS), rect.height // 2)
    edge = max(1, look.px(EDGE_WIDTH))
    ground = touched(look.theme, ground, state)
    down = lip - max(1, lip // 3) if state.pressed and lip else 0
    face = pygame.Rect(rect.x, rect.y + down, rect.width, rect.height - lip)
    body = pygame.Rect(rect.x, rect.y + down, rect.width, rect.height - down)
    draw_box(surface, body, radius, look.theme.edge)
    draw_box(surface, face, radius, ground, button_edge(look.theme, weight, state.enabled), edge)
    return face, shade


class DetailButton(Pressable):
    """A button with a sign, a name and a line of detail."""

    role_word = N_("button")

    def __init__(
        self,
        label: str,
        on_press: Press,
        *,
        icon: ArtName,
        detail: str = "",
        weight: Weight = Weight.PLAIN,
        key: str = "",
    ) -> None:
        super().__init__(label, on_press, key=key)
        self.icon = icon
        self.detail = detail
        self.weight = weight

    def value(self) -> str:
        """The detail is said after the name."""
        return self.detail

    def _inner(self, look: Look, width: int) -> int:
        return max(1, width - 2 * look.px(DETAIL_ACROSS) - look.control(SIGN) - look.px(BETWEEN))

    def measure(self, look: Look, width: int) -> Size:
        """Both lines, and room for the sign."""
        inner = self._inner(look, width)
        name = look.block(self.label, Role.HEADING, inner)
        detail = look.block(self.detail, Role.SMALL, inner) if self.detail else None
        high = name.height + (detail.height if detail else 0) + 2 * look.px(DETAIL_DOWN) + look.px(LIP)
        wide = max(name.width, detail.width if detail else 0) + width - inner
        return min(width, wide), max(look.view.target, high)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The body, the sign on the left, the words beside it."""
        face, shade = draw_button(surface, look, self.rect, self.weight, self)
        side = look.control(SIGN)
        sign = pygame.Rect(face.x + look.px(DETAIL_ACROSS), face.centery - side // 2, side, side)
        draw_sign(surface, look, self.icon, sign, shade)
        words = pygame.Rect(sign.right + look.px(BETWEEN), face.y, self._inner(look, face.width), face.height)
        name = look.block(self.label, Role.HEADING, words.width).height
        detail = look.block(self.detail, Role.SMALL, words.width).height if self.detail else 0
        top = face.centery - (name + detail) // 2
        upper = pygame.Rect(words.x, top, words.width, name)
        look.text(surface, self.label, Role.HEADING, shade, upper, Align.START)
        if self.detail:
            lower = pygame.Rect(words.x, upper.bottom, words.width, detail)
            look.text(surface, self.detail, Role.SMALL, shade, lower, Align.START)
