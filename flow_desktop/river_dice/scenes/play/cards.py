"""The row of habitat cards, each with the completion card of its place above or below it."""

from collections.abc import Callable
from typing import Final

import pygame

from flow_desktop.app.language import _, ngettext
from flow_desktop.river_dice.engine.commands import RiverCommand
from flow_desktop.river_dice.engine.content import PLACES, habitat_cards
from flow_desktop.river_dice.engine.goods import ANIMALS, HABITATS
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.river_dice.scenes.colours import BONUS, DISCOUNT, OCHRE, PINE, PINE_DEEP, SEPIA, SHEET
from flow_desktop.river_dice.scenes.naming import card_words, completion_words
from flow_desktop.river_dice.scenes.painting.card_head import draw_card_head
from flow_desktop.river_dice.scenes.pictograms import (
    Pictogram,
    completion_signs,
    draw_signs,
    goods,
    width_of,
    words,
)
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box, draw_shadow
from flow_desktop.widgets.press import Grabbable
from flow_desktop.widgets.text import Role, rendered
from flow_desktop.widgets.theme import CARD_RADIUS
from flow_desktop.widgets.widget import Press, Size, Widget

_STRIP: Final = 0.23
_BETWEEN: Final = 0.8
_FULL: Final = 0.84
_LARGEST: Final = 0.55
_TALL: Final = 0.5
"""A room that is so high for its width has the cards in two rows."""


class PlaceCard(Grabbable):
    """A place of the row: its habitat card and its completion card. Pressed, or dragged onto the sheet."""

    bubbles = False

    def __init__(
        self,
        state: RiverState,
        place: int,
        command: RiverCommand | None,
        on_press: Press,
        on_drag: Callable[[], None],
        reason: str,
    ) -> None:
        self.place_number = place
        self.card = habitat_cards()[state.row[place - 1]] if place <= len(state.row) else None
        self.completion = state.completion_at(place)
        self.command = command
        self.lit = command is not None
        super().__init__(
            self._words(), on_press, on_drag, key=f"card-{place}", enabled=command is not None, reason=reason
        )
        self.hint = completion_words(self.completion.number)

    def _words(self) -> str:
        kind = _("discount") if self.completion.discount else _("bonus")
        beside = f"{kind}: {completion_words(self.completion.number)}"
        shown = card_words(self.card.name) if self.card is not None else _("No card yet.")
        return _("Place {number}.").format(number=self.place_number) + f" {shown} {beside}"

    def measure(self, look: Look, width: int) -> Size:
        """A card and a strip."""
        return min(width, look.px(220)), look.px(250)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The completion card's strip above or below, the habitat card beside it."""
        strip_high = round(self.rect.height * _STRIP)
        strip = pygame.Rect(self.rect.x, self.rect.y, self.rect.width, strip_high)
        body = pygame.Rect(
            self.rect.x, self.rect.y, self.rect.width, self.rect.height - strip_high - look.px(4)
        )
        if self.completion.discount:
            body.bottom = self.rect.bottom
        else:
            strip.bottom = self.rect.bottom
        self._draw_strip(surface, look, strip)
        self._draw_card(surface, look, body)

    def _draw_strip(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        ground = DISCOUNT if self.completion.discount else BONUS
        draw_box(surface, rect, look.px(CARD_RADIUS), ground, SEPIA, max(1, look.px(2)))
        inner = rect.inflate(-look.px(16), -round(rect.height * 0.3))
        draw_signs(surface, look, completion_signs(self.completion.number), inner, SEPIA)

    def _draw_card(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        radius, edge = look.px(CARD_RADIUS), max(2, look.px(3))
        if self.card is None:
            theme = look.theme
            shades = (theme.ground_bottom, theme.ground_text) if theme.flat else (PINE_DEEP, PINE)
            draw_box(surface, rect, radius, *shades, max(2, look.px(3)))
            return
        if self.lit and (self.hovered or self.focused or self.pressed):
            draw_shadow(surface, rect, radius, look.px(12), OCHRE, 200)
        draw_box(surface, rect, radius, SHEET, OCHRE if self.lit else SEPIA, edge * (2 if self.lit else 1))
        inner = rect.inflate(-4 * edge, -4 * edge)
        head = pygame.Rect(inner.x, inner.y, inner.width, round(inner.height * 0.42))
        draw_card_head(surface, look, head, self.card.habitat)
        side = min(head.height, round(head.width * 0.42))
        emblem = look.assets.image(f"emblem_{HABITATS[self.card.habitat]}", (side, side))
        surface.blit(emblem, emblem.get_rect(midleft=(head.x + look.px(6), head.centery)))
        value = rendered(str(self.card.value), Role.NUMBER, look.view, SEPIA, max(14, round(side * 0.72)))
        badge = pygame.Rect(0, 0, side, side)
        badge.midright = (head.right - look.px(6), head.centery)
        disc = badge.inflate(-round(side * 0.12), -round(side * 0.12))
        draw_box(surface, disc, disc.width // 2, SHEET, SEPIA, max(1, look.px(2)))
        surface.blit(value, value.get_rect(center=badge.center))
        gift = [words("+"), *goods(self.card.tokens, "token")] if self.card.tokens else []
        room = pygame.Rect(0, 0, max(1, badge.left - head.x - side), round(head.height * 0.46))
        room.midleft = (head.x + side, head.centery)
        cost = pygame.Rect(inner.x, head.bottom, inner.width, inner.bottom - head.bottom)
        if gift and room.width < side * _BETWEEN:  # a narrow card has its tokens below the cost
            strip = round(cost.height * 0.26)
            room = pygame.Rect(cost.x, cost.bottom - strip, cost.width, strip)
            cost.height -= strip
        draw_signs(surface, look, gift, room, SEPIA)
        self._draw_cost(surface, look, cost)

    def _draw_cost(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        """The animals in as many lines as show them largest."""
        assert self.card is not None
        signs = [
            [words(str(count)), Pictogram(f"animal_{ANIMALS[animal]}")]
            for animal, count in enumerate(self.card.cost)
            if count
        ]
        ways = [_in_lines(signs, count) for count in range(1, len(signs) + 1)]
        lines, side = max(((way, _side(look, way, rect)) for way in ways), key=lambda found: found[1])
        high = round(side / _FULL)
        top = rect.y + (rect.height - high * len(lines)) // 2
        for number, line in enumerate(lines):
            place = pygame.Rect(rect.x, top + number * high + (high - side) // 2, rect.width, side)
            draw_signs(surface, look, line, place, SEPIA)


def _in_lines(signs: list[list[Pictogram]], count: int) -> list[list[Pictogram]]:
    """Pairs of a number and an animal in so many lines."""
    each = -(-len(signs) // count)
    cut = [signs[start : start + each] for start in range(0, len(signs), each)]
    return [[sign for pair in line for sign in pair] for line in cut]


def _side(look: Look, lines: list[list[Pictogram]], rect: pygame.Rect) -> int:
    """How large the pictures can be in these lines."""
    high = min(round(rect.height / len(lines) * _FULL), round(rect.height * _LARGEST))
    widest = max(width_of(look, line, 100) for line in lines)
    return max(8, min(high, rect.width * 96 // widest))


def deck_words(face_down: int) -> str:
    """How many cards are still to come."""
    left = ngettext("{count} card in the deck", "{count} cards in the deck", face_down)
    return left.format(count=face_down)


class Deck(Widget):
    """The cards that are still to come, with their number."""

    tells = True

    def __init__(self, face_down: int) -> None:
        super().__init__(key="deck", label=deck_words(face_down))
        self.face_down = face_down

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """A few backs on each other, the number below."""
        if not self.face_down or not self.rect.width:
            return
        back = look.assets.image("card_river_back", self.rect.size)
        at = back.get_rect(center=self.rect.center)
        for step in range(min(3, self.face_down)):
            surface.blit(back, at.move(-look.px(2) * step, -look.px(3) * step))
        number = rendered(str(self.face_down), Role.NUMBER, look.view, look.theme.ground_text)
        surface.blit(number, number.get_rect(midtop=(at.centerx, at.bottom + look.px(2))))


class CardRow(Widget):
    """The deck and four places; the newest card lies next to the deck."""

    def __init__(self, places: list[PlaceCard], face_down: int) -> None:
        super().__init__(key="row", label=_("Habitat cards"), area="row")
        self.deck = Deck(face_down)
        self.places = places
        self.children = [self.deck, *places]

    def measure(self, look: Look, width: int) -> Size:
        """As wide as it may be."""
        return width, look.px(250)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The deck on the left, the places beside it."""
        self.rect = pygame.Rect(rect)
        gap = look.px(12)
        if rect.height > rect.width * _TALL:
            self._place_in_two_rows(look, gap)
            return
        deck = min(round(rect.height * 0.52), round(rect.width * 0.11))
        wide = min((rect.width - deck - PLACES * gap) // PLACES, round(rect.height * 1.05))
        used = deck + PLACES * (wide + gap)
        x = rect.x + max(0, (rect.width - used) // 2)
        top = rect.y + round(rect.height * 0.2)
        self.deck.place(look, pygame.Rect(x, top, deck, round(rect.height * 0.6)))
        for index, child in enumerate(self.places):
            child.place(look, pygame.Rect(x + deck + gap + index * (wide + gap), rect.y, wide, rect.height))

    def _place_in_two_rows(self, look: Look, gap: int) -> None:
        """Two and two, as large as can be; the deck is not in sight."""
        self.deck.place(look, pygame.Rect(self.rect.topleft, (0, 0)))
        wide, high = (self.rect.width - gap) // 2, (self.rect.height - gap) // 2
        for index, child in enumerate(self.places):
            x, y = self.rect.x + index % 2 * (wide + gap), self.rect.y + index // 2 * (high + gap)
            child.place(look, pygame.Rect(x, y, wide, high))
