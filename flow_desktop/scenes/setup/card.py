"""A scenario card: its picture, its name, its effect. It can lie on the table or be picked."""

from collections.abc import Sequence
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.scenes.naming import scenario_effect, scenario_name
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.layout import Grid
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box, veil
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role, longest_word
from flow_desktop.widgets.theme import CARD_RADIUS, CORAL, EDGE_WIDTH, FOAM, NIGHT, Colour
from flow_desktop.widgets.widget import Press, Size, Widget

RIM: Final = 6
INSIDE: Final = 9
DOWN: Final = 6
PICTURE: Final = 156 / 208
BADGE: Final = 44
NOT_PICKED: Final = 140
HOVERED: Final = 90
PRESSED: Final = 50
"""How thick the veil over the picture of a card is that is not picked."""
RIBBON: Final = CORAL.mixed(NIGHT, 0.42)
MOST_CARDS: Final = 3


def _heights(look: Look, scenario: Scenario, width: int) -> tuple[int, int, int]:
    """The heights of picture, name and effect on a card of that width."""
    inner = max(1, width - 2 * look.px(RIM))
    words = max(1, inner - 2 * look.px(INSIDE))
    longest = max(look.block(scenario_name(each), Role.SMALL, words).height for each in Scenario)
    name = longest + 2 * look.px(DOWN)  # names of all cards stand on one line
    effect = look.block(scenario_effect(scenario), Role.SMALL, words).height + 2 * look.px(INSIDE)
    return round(inner * PICTURE), name, effect


def least_card_width(look: Look) -> int:
    """The width at which the longest word of any card stays whole."""
    texts = [text(card) for card in Scenario for text in (scenario_name, scenario_effect)]
    words = max(longest_word(text, Role.SMALL, look.view) for text in texts)
    return words + 2 * look.px(RIM) + 2 * look.px(INSIDE) + 2


def card_height(look: Look, scenario: Scenario, width: int) -> int:
    """How high a card of that width is."""
    return sum(_heights(look, scenario, width)) + 2 * look.px(RIM)


def draw_card(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, scenario: Scenario, edge: Colour
) -> None:
    """Paint a card: rim, picture, ribbon with the name, effect."""
    theme = look.theme
    rim = look.px(RIM)
    picture_high, name_high, _effect = _heights(look, scenario, rect.width)
    draw_box(surface, rect, look.px(CARD_RADIUS), RIBBON, edge, max(1, look.px(EDGE_WIDTH)))
    inner = rect.inflate(-2 * rim, -2 * rim)
    draw_box(surface, inner, look.px(CARD_RADIUS - RIM), theme.panel)
    ribbon = pygame.Rect(inner.x, inner.y + picture_high, inner.width, name_high)
    surface.fill(RIBBON, ribbon.union(pygame.Rect(inner.topleft, (inner.width, 1))))  # round corners show it
    picture = look.assets.image(art("scenario", scenario.value), (inner.width, picture_high))
    surface.blit(picture, picture.get_rect(midtop=inner.midtop))
    words = -2 * look.px(INSIDE)
    look.text(surface, scenario_name(scenario), Role.SMALL, FOAM, ribbon.inflate(words, 0), Align.CENTRE)
    text = pygame.Rect(inner.x, ribbon.bottom, inner.width, inner.bottom - ribbon.bottom)
    look.text(
        surface, scenario_effect(scenario), Role.SMALL, theme.text, text.inflate(words, 0), Align.CENTRE
    )


class ScenarioCard(Widget):
    """A card that lies face up."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__(label=f"{scenario_name(scenario)}: {scenario_effect(scenario)}")
        self.scenario = scenario

    def measure(self, look: Look, width: int) -> Size:
        """The whole width, as high as its words need."""
        return width, card_height(look, self.scenario, width)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The card with the edge of every paper; it cannot be chosen."""
        draw_card(surface, look, self.rect, self.scenario, look.theme.edge)


class CardPick(Pressable):
    """A card to pick by hand: a press takes it, or one more copy, or puts it back."""

    role_word = N_("switch")

    def __init__(self, scenario: Scenario, copies: int, most: int, on_press: Press, *, key: str) -> None:
        super().__init__(f"{scenario_name(scenario)}: {scenario_effect(scenario)}", on_press, key=key)
        self.scenario = scenario
        self.copies = copies
        self.most = most

    def value(self) -> str:
        """Picked or not, and how often."""
        if self.most > 1:
            return _("{place} of {count}").format(place=self.copies, count=self.most)
        return _("on") if self.copies else _("off")

    def measure(self, look: Look, width: int) -> Size:
        """The whole width, as high as its words need."""
        return width, card_height(look, self.scenario, width)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The card; a badge tells that it is picked and how often, a veil that it is not."""
        theme = look.theme
        draw_card(surface, look, self.rect, self.scenario, theme.edge)
        if not self.copies:
            rim = look.px(RIM)
            room = self.rect.width - 2 * rim, _heights(look, self.scenario, self.rect.width)[0]
            thick = PRESSED if self.pressed else HOVERED if self.hovered else NOT_PICKED
            surface.blit(veil(room, theme.panel, thick, look.px(CARD_RADIUS - RIM)), self.rect.move(rim, rim))
        side = look.control(BADGE)
        badge = pygame.Rect(self.rect.right - side - look.px(RIM), self.rect.y + look.px(RIM), side, side)
        ground = theme.primary if self.copies else theme.field
        draw_box(surface, badge, side // 2, ground, theme.edge, max(2, look.px(EDGE_WIDTH)))
        if self.copies and self.most > 1:
            look.text(surface, str(self.copies), Role.STRONG, theme.primary_text, badge, Align.CENTRE)
        elif self.copies:
            draw_glyph(surface, Glyph.TICK, badge.inflate(-side // 3, -side // 3), theme.primary_text)


class CardGrid(Grid):
    """Cards side by side, never so narrow that a word would be broken."""

    def __init__(self, cards: Sequence[Widget], *, gap: float = 12) -> None:
        super().__init__(cards, MOST_CARDS, gap=gap)

    def _columns(self, look: Look, width: int) -> int:
        step = self._step(look)
        fitting = (width + step) // (least_card_width(look) + step)
        return max(1, min(self.columns, fitting))
