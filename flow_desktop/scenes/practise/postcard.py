"""A way to practise as a postcard: a picture, and below it what it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.app.catalogue import ArtName
from flow_desktop.scenes.laid_art import covering, fitting
from flow_desktop.scenes.papers import draw_card
from flow_desktop.widgets.button import DetailButton
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box, draw_shadow
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, EDGE_WIDTH, GAP, HAIR, KEY_RADIUS, SHADOW_SPREAD, SNUG
from flow_desktop.widgets.widget import Press, Size, Weight, Widget

LEAST_PICTURE: Final = 110
CARD: Final = 0.72
"""The height of a postcard for its width."""
SHAPE: Final = 0.4
"""A picture is at least so high for its width."""


class Postcard(DetailButton):
    """A card to press; in the flat themes a plain button with a sign."""

    def __init__(
        self,
        label: str,
        on_press: Press,
        *,
        picture: ArtName,
        icon: ArtName,
        detail: str,
        weight: Weight = Weight.PLAIN,
        key: str = "",
        grow: float = 0,
        whole: bool = False,
    ) -> None:
        super().__init__(label, on_press, icon=icon, detail=detail, weight=weight, key=key)
        self.picture = picture
        self.whole = whole
        self.grow = grow
        self.peers: Sequence[Postcard] = (self,)
        """The cards of one row: their pictures end, and their names begin, on one line."""

    def words_high(self, look: Look, width: int) -> tuple[int, int]:
        """Heights of the name and of the line below it: those of the card in the row that needs most."""
        room = max(1, width - 2 * look.px(GAP))
        names = [look.block(each.label, Role.HEADING, room).height for each in self.peers]
        return max(names), max([look.block(each.detail, Role.SMALL, room).height for each in self.peers])

    def measure(self, look: Look, width: int) -> Size:
        """The words, and room for a picture that can be made out."""
        if look.theme.flat:
            return super().measure(look, width)
        picture = max(look.px(LEAST_PICTURE), round(SHAPE * width))
        return width, sum(self.words_high(look, width)) + picture + look.px(2 * SNUG + CLOSE)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The card, its picture, the words."""
        if look.theme.flat:
            super().paint(surface, look)
            return
        card, shade = draw_card(surface, look, self)
        name, detail = self.words_high(look, card.width)
        below = name + detail + look.px(CLOSE)
        room = pygame.Rect(card.x, card.y, card.width, card.height - below).inflate(
            -2 * look.px(SNUG), -2 * look.px(SNUG)
        )
        surface.blit((fitting if self.whole else covering)(look, self.picture, room.size), room)
        pygame.draw.rect(surface, look.theme.edge, room, max(1, look.px(EDGE_WIDTH) // 2))
        words = pygame.Rect(card.x + look.px(GAP), card.bottom - below, card.width - 2 * look.px(GAP), name)
        look.text(surface, self.label, Role.HEADING, shade, words, Align.START, Align.START)
        words = pygame.Rect(words.x, words.bottom - look.px(HAIR) // 2, words.width, detail)
        look.text(surface, self.detail, Role.SMALL, shade, words, Align.START, Align.START)


class LyingPostcard(Widget):
    """A postcard that only lies there, so many units wide."""

    decorative = True

    def __init__(self, picture: ArtName, units: float) -> None:
        super().__init__()
        self.picture = picture
        self.units = units

    def measure(self, look: Look, width: int) -> Size:
        """As wide as it is, and as high as a card is then."""
        wide = min(look.px(self.units), width)
        return wide, round(wide * CARD)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The card with its rim; plain in the flat themes."""
        theme, edge = look.theme, max(1, look.px(EDGE_WIDTH))
        if not theme.flat:
            radius, spread = look.px(KEY_RADIUS), look.px(SHADOW_SPREAD)
            draw_shadow(surface, self.rect, radius, spread, theme.shadow, theme.shadow_alpha)
            draw_box(surface, self.rect, radius, theme.plain, theme.edge, edge)
        room = self.rect.inflate(-2 * look.px(SNUG), -2 * look.px(SNUG))
        surface.blit(fitting(look, self.picture, room.size), room)
        pygame.draw.rect(surface, theme.edge, room, max(1, edge // 2))


def in_one_row(cards: Sequence[Postcard]) -> Sequence[Postcard]:
    """Let the cards have their names on one line."""
    for card in cards:
        card.peers = cards
    return cards
