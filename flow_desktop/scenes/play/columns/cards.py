"""The cards of a hand: large with picture, name and effect; briefer where there is less room."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _, current
from flow_desktop.engine.cards import Card
from flow_desktop.scenes.naming import card_effect, card_name
from flow_desktop.widgets.layout import Grid
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box, draw_ring, draw_shadow, veil
from flow_desktop.widgets.press import Grabbable
from flow_desktop.widgets.text import Align, Role, longest_word
from flow_desktop.widgets.theme import CARD_RADIUS, EDGE_WIDTH, KEY_RADIUS
from flow_desktop.widgets.widget import Press, Size, Widget

PICTURE_SHAPE: Final = 156 / 208
PAD: Final = 10
RISE: Final = 8
RADIUS: Final = CARD_RADIUS
FADED: Final = 130
ROW_PICTURE: Final = 72
GAP: Final = 14
NARROWEST: Final = 170
"""Least width of a card whose effect can be read, in units of text."""
MOST_ROOMS: Final = 64
_title_rooms: dict[tuple[object, ...], int] = {}


class Detail(Enum):
    """How much of a card is shown."""

    FULL = "full"  # picture, name, effect
    BRIEF = "brief"  # picture, name
    TOLD = "told"  # a small picture beside the name, the effect below
    ROW = "row"  # a small picture beside the name


ROWS: Final = (Detail.TOLD, Detail.ROW)
TELLING: Final = (Detail.FULL, Detail.TOLD)


class CardFace(Grabbable):
    """An action card in a hand."""

    role_word = N_("action card")

    def __init__(
        self,
        card: Card,
        on_press: Press,
        on_drag: Callable[[], None],
        detail: Detail,
        *,
        key: str,
        enabled: bool = True,
        reason: str = "",
        chosen: bool = False,
    ) -> None:
        hint = "" if detail in TELLING else card_effect(card)
        super().__init__(
            card_name(card), on_press, on_drag, enabled=enabled, reason=reason, hint=hint, key=key
        )
        self.card = card
        self.detail = detail
        self.chosen = chosen

    def value(self) -> str:
        """What it does, and whether it is being played."""
        effect = card_effect(self.card)
        return " ".join((effect, _("Being played."))) if self.chosen else effect

    def measure(self, look: Look, width: int) -> Size:
        """As wide as it may be, as high as its detail needs."""
        pad = look.px(PAD)
        inner = max(1, width - 2 * pad)
        if self.detail in ROWS:
            picture = self._row_picture(look, inner)
            name = look.block(self.label, Role.STRONG, max(1, inner - picture[0] - pad)).height
            high = max(picture[1], name)
            if self.detail is Detail.TOLD:
                high += look.block(card_effect(self.card), Role.SMALL, inner).height + pad // 2
            return width, max(look.view.target, high + 2 * pad)
        high = round(inner * PICTURE_SHAPE) + title_room(look, inner - pad)
        if self.detail is Detail.FULL:
            high += look.block(card_effect(self.card), Role.SMALL, inner - pad).height + pad // 2
        return width, high + 2 * pad + look.px(RISE)

    def _row_picture(self, look: Look, inner: int) -> Size:
        wide = min(look.px(ROW_PICTURE), inner // 3)
        return wide, round(wide * PICTURE_SHAPE)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The card; it rises under the pointer, and more so when it is being played."""
        theme = look.theme
        rise = look.px(RISE) if self.chosen else look.px(RISE) // 2 if self.hovered and self.enabled else 0
        box = self.rect if self.detail in ROWS else self._raised(rise, look.px(RISE))
        radius = look.px(RADIUS)
        draw_shadow(surface, box, radius, look.px(8), theme.shadow, theme.shadow_alpha)
        width = max(2, look.px(2 * EDGE_WIDTH))
        draw_box(surface, box, radius, theme.panel, theme.chosen, width)
        if self.detail in ROWS:
            self._draw_row(surface, look, box)
        else:
            self._draw_card(surface, look, box)
        if not self.enabled:
            inner = box.inflate(-2 * width, -2 * width)
            surface.blit(veil(inner.size, theme.disabled, FADED // 2, max(0, radius - width)), inner)
        if self.chosen:
            line = look.px(5)
            draw_ring(surface, box.inflate(-line, -line), radius, line, theme.ring_outer, theme.primary)

    def _raised(self, rise: int, most: int) -> pygame.Rect:
        return pygame.Rect(self.rect.x, self.rect.y + most - rise, self.rect.width, self.rect.height - most)

    def _draw_card(self, surface: pygame.Surface, look: Look, box: pygame.Rect) -> None:
        theme, pad = look.theme, look.px(PAD)
        inner = box.inflate(-2 * pad, -2 * pad)
        picture = look.assets.image(art("action", self.card), (inner.width, inner.height))
        high = title_room(look, inner.width - pad)
        ribbon = pygame.Rect(inner.x, inner.y + picture.get_height(), inner.width, high)
        behind = picture.get_height() // 2  # the round corners of the picture end on it, not on paper
        draw_box(
            surface,
            pygame.Rect(inner.x, ribbon.y - behind, inner.width, high + behind),
            look.px(KEY_RADIUS),
            theme.chosen,
        )
        surface.blit(picture, picture.get_rect(midtop=inner.midtop))
        look.text(surface, self.label, Role.STRONG, theme.chosen_text, ribbon.inflate(-pad, 0), Align.CENTRE)
        if self.detail is Detail.FULL:
            top = ribbon.bottom + pad // 2
            room = pygame.Rect(inner.x + pad // 2, top, inner.width - pad, inner.bottom - top)
            shade = theme.text if self.enabled else theme.soft_text
            words = look.together(card_effect(self.card), room.width, Role.SMALL)
            look.text(surface, words, Role.SMALL, shade, room, Align.CENTRE, Align.START)

    def _draw_row(self, surface: pygame.Surface, look: Look, box: pygame.Rect) -> None:
        pad = look.px(PAD)
        inner = box.inflate(-2 * pad, -2 * pad)
        size = self._row_picture(look, inner.width)
        picture = look.assets.image(art("action", self.card), size)
        wide, high = inner.width - size[0] - pad, inner.height
        if self.detail is Detail.TOLD:
            high = max(size[1], look.block(self.label, Role.STRONG, wide).height)
            below = pygame.Rect(
                inner.x, inner.y + high + pad // 2, inner.width, inner.height - high - pad // 2
            )
            shade = look.theme.text if self.enabled else look.theme.soft_text
            words = look.together(card_effect(self.card), below.width, Role.SMALL)
            look.text(surface, words, Role.SMALL, shade, below)
        surface.blit(picture, picture.get_rect(midleft=(inner.x, inner.y + high // 2)))
        room = pygame.Rect(inner.x + size[0] + pad, inner.y, wide, high)
        look.text(surface, self.label, Role.STRONG, look.theme.text, room)


def title_room(look: Look, width: int) -> int:
    """Room for the longest name of any card in this width: titles of a hand stand on one line.

    Every card asks for it in every frame, so it is worked out once for a window and a language.
    """
    view = look.view
    key = view.width, view.height, view.text_percent, view.typeface, current(), width
    if key not in _title_rooms:
        if len(_title_rooms) > MOST_ROOMS:
            _title_rooms.clear()
        _title_rooms[key] = max(look.block(card_name(card), Role.STRONG, width).height for card in Card)
    return _title_rooms[key]


def hand_grid(
    look: Look,
    cards: Sequence[Card],
    make: Callable[[Card, int, Detail], CardFace],
    width: int,
    height: int,
) -> Widget:
    """The cards as large as fits into that room: whole, else brief, else as rows (which may scroll)."""
    whole = 2 if width >= 2 * look.view.text_px(NARROWEST) else 1
    for detail, across in ((Detail.FULL, whole), (Detail.TOLD, 1), (Detail.BRIEF, 2), (Detail.BRIEF, 3)):
        grid = _faces(cards, make, detail, across)
        room = width // across - look.px(4 * PAD)
        if _reads_well(look, cards, detail, room) and grid.measure(look, width)[1] <= height:
            return grid
    return _faces(cards, make, Detail.ROW, 1)


def tells(grid: Widget) -> bool:
    """Whether cards in that form say what they do."""
    return all(isinstance(face, CardFace) and face.detail in TELLING for face in grid.children)


def _faces(
    cards: Sequence[Card], make: Callable[[Card, int, Detail], CardFace], detail: Detail, across: int
) -> Widget:
    return _Pairs([make(card, index, detail) for index, card in enumerate(cards)], across, gap=GAP)


def _reads_well(look: Look, cards: Sequence[Card], detail: Detail, room: int) -> bool:
    """Whether no word of the cards would be broken."""
    texts = [(card_name(card), Role.STRONG) for card in cards]
    if detail in TELLING:
        texts += [(card_effect(card), Role.SMALL) for card in cards]
    return all(longest_word(text, role, look.view) <= room for text, role in texts)


class _Pairs(Grid):
    """A grid whose columns keep their width when there are fewer cards than columns."""

    def _columns(self, look: Look, width: int) -> int:
        return self.columns
