"""Who sits at the table, unmistakably whose turn it is, and the scenario cards they play under."""

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _, ngettext, spoken_row
from flow_desktop.engine.cards import Card
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.scenes.naming import card_name, listed, scenario_effect, scenario_name
from flow_desktop.scenes.seat_look import draw_seat_token, seat_name, seat_words
from flow_desktop.table.seats import Seat
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import BUTTON_RADIUS, EDGE_WIDTH, KEY_RADIUS
from flow_desktop.widgets.widget import Press, Size, Widget

TOKEN: Final = 58
ARROW: Final = 30
PAD: Final = 9
MINI: Final = 26
FANNED: Final = 66
"""The width of all cards in a close row."""


class SeatRow(Pressable):
    """One seat; pressing it looks at its cards. The seat whose turn it is stands out by shape and ground.

    In a `close` row the cards lie beside the name instead of below it.
    """

    def __init__(
        self,
        seats: Sequence[Seat],
        index: int,
        cards: tuple[Card, ...],
        on_press: Press,
        *,
        playing: bool,
        open_hand: bool,
        looked_at: bool,
        close: bool = False,
    ) -> None:
        super().__init__(seat_words(seats, index), on_press, key=f"seat-{index}")
        self.seat = seats[index]
        self.name = seat_name(seats, index)
        self.cards = cards
        self.playing = playing
        self.open_hand = open_hand
        self.looked_at = looked_at
        self.close = close
        if open_hand:
            self.hint = listed(card_name(card) for card in cards)
        else:
            self.enabled = False
            self.reason = _("Hands stay hidden until the wave: No Communication.")

    def value(self) -> str:
        """Whose turn it is, and the cards."""
        count = ngettext("{count} card", "{count} cards", len(self.cards)).format(count=len(self.cards))
        parts = [_("has the turn")] if self.playing else []
        parts.append(count)
        if self.open_hand:
            parts += [card_name(card) for card in self.cards]
        return spoken_row(parts)

    def _token(self, look: Look) -> int:
        return look.control(TOKEN)

    def _words_left(self, look: Look) -> int:
        return look.px(PAD + ARROW) + look.px(8) + self._token(look) + look.px(12)

    def measure(self, look: Look, width: int) -> Size:
        """As wide as it may be; high enough for token, name and cards."""
        room = max(1, width - self._words_left(look) - look.px(PAD))
        words = look.block(self.name, Role.STRONG, room - self._beside(look)).height
        words += 0 if self.close else look.px(MINI)
        if self.close:
            return width, max(look.view.target, words)
        return width, max(look.view.target, self._token(look) + 2 * look.px(PAD), words + 2 * look.px(PAD))

    def _beside(self, look: Look) -> int:
        """How much of the line the cards take."""
        return look.px(FANNED) if self.close and self.cards else 0

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A pill of paper; of sunlight, with an arrow and a strong edge, for the one who plays."""
        theme, radius = look.theme, look.px(BUTTON_RADIUS)
        arrow = pygame.Rect(self.rect.x, self.rect.y, look.px(PAD + ARROW), self.rect.height)
        if self.playing:
            before = surface.get_clip()
            for part, shade in ((self.rect, theme.primary), (arrow, theme.caption)):
                surface.set_clip(part.clip(before))
                draw_box(surface, self.rect, radius, shade, theme.ground_text, look.px(4))
            surface.set_clip(before)
            draw_glyph(surface, Glyph.RIGHT, arrow.inflate(-look.px(6), -look.px(6)), theme.caption_text)
        else:
            edge = max(1, look.px(EDGE_WIDTH))
            draw_box(surface, self.rect, radius, theme.panel, theme.panel_edge, edge)
        if self.looked_at:
            eye = look.assets.image(art("icon_eye"), (look.px(ARROW), look.px(ARROW)))
            surface.blit(eye, eye.get_rect(center=arrow.center))
        room = pygame.Rect(arrow.right + look.px(8), self.rect.y, self._token(look), self.rect.height)
        side = min(room.width, self.rect.height - 2 * look.px(EDGE_WIDTH))
        token = pygame.Rect(0, 0, side, side)
        token.center = room.center
        draw_seat_token(surface, look, token, self.seat)
        left = self.rect.x + self._words_left(look)
        room = pygame.Rect(left, self.rect.y, self.rect.right - look.px(PAD) - left, self.rect.height)
        self._draw_words(surface, look, room)

    def _draw_words(self, surface: pygame.Surface, look: Look, room: pygame.Rect) -> None:
        fan = pygame.Rect(0, 0, self._beside(look), look.px(MINI))
        fan.midright = room.midright
        room = pygame.Rect(room.x, room.y, room.width - fan.width, room.height)
        lines = look.block(self.name, Role.STRONG, room.width)
        if self.close:
            shade = look.theme.primary_text if self.playing else look.theme.text
            look.text(surface, self.name, Role.STRONG, shade, room)
            self._draw_cards(surface, look, fan)
            return
        mini = look.px(MINI) if self.cards else 0
        top = room.centery - (lines.height + mini) // 2
        name = pygame.Rect(room.x, top, room.width, lines.height)
        shade = look.theme.primary_text if self.playing else look.theme.text
        look.text(surface, self.name, Role.STRONG, shade, name)
        self._draw_cards(surface, look, pygame.Rect(room.x, name.bottom, room.width, mini))

    def _draw_cards(self, surface: pygame.Surface, look: Look, room: pygame.Rect) -> None:
        """The cards as small pictures, or their backs; closer together when there are many."""
        if not self.cards:
            return
        size = (round(room.height * 4 / 3), room.height) if self.open_hand else (room.height, room.height)
        step = min(size[0] + look.px(5), max(0.0, room.width - size[0]) / max(1, len(self.cards) - 1))
        for index, card in enumerate(self.cards):
            name = art("action", card) if self.open_hand else art("card_action_back")
            picture = look.assets.image(name, size)
            surface.blit(picture, (room.x + round(index * step), room.y))


HIGH: Final = 48
SHAPE: Final = 4 / 3


class ScenarioSign(Widget):
    """A scenario card; its bubble says name and effect."""

    role_word = N_("scenario card")
    focusable = True
    pointed = True
    bubble_above = True  # the cards lie below

    def __init__(self, scenario: Scenario) -> None:
        name, effect = scenario_name(scenario), scenario_effect(scenario)
        hint = _("{name}: {effect}").format(name=name, effect=effect)
        super().__init__(key=f"scenario-{scenario}", label=name, hint=hint)
        self.scenario = scenario

    def measure(self, look: Look, width: int) -> Size:
        """Never smaller than a target."""
        high = max(look.view.target, look.px(HIGH))
        return round(high * SHAPE), high

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The picture with an edge."""
        edge = max(1, look.px(EDGE_WIDTH))
        draw_box(surface, self.rect, look.px(KEY_RADIUS), look.theme.caption, look.theme.panel_edge, edge)
        size = (self.rect.width - 4 * edge, self.rect.height - 4 * edge)
        picture = look.assets.image(art("scenario", self.scenario), size)
        surface.blit(picture, picture.get_rect(center=self.rect.center))
