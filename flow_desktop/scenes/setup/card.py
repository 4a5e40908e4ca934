"""A scenario card: its picture, its name, its effect. It can lie on the table or be picked."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.scenes.naming import scenario_effect, scenario_name
from flow_desktop.widgets.glyph import Glyph, draw_glyph
from flow_desktop.widgets.layout import Grid, rows_weight
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box, veil
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role, longest_word
from flow_desktop.widgets.theme import CARD_RADIUS, CORAL, EDGE_WIDTH, FOAM, NIGHT
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
WIDE: Final = 460
BESIDE: Final = 0.4
"""A card so wide has its picture on the left, with so much of its breadth."""


class CardParts(NamedTuple):
    """Where picture, name and effect are on a card, and how high the card is."""

    picture: pygame.Rect
    name: pygame.Rect
    effect: pygame.Rect
    height: int


def _parts(look: Look, scenario: Scenario, width: int, among: Sequence[Scenario]) -> CardParts:
    """Name and effect below the picture; beside it where the card is wide.

    Names of all cards that lie `among` each other have as many lines, so that they stand level.
    """
    rim, around = look.px(RIM), 2 * look.px(INSIDE)
    inner = max(1, width - 2 * rim)
    beside = round(inner * BESIDE)
    wide = width >= look.px(WIDE) and inner - beside >= least_card_width(look)
    across = beside if wide else inner
    picture = pygame.Rect(rim, rim, across, round(across * PICTURE))
    room = inner - beside if wide else inner
    words = max(1, room - around)
    longest = max(look.block(scenario_name(each), Role.SMALL, words).height for each in among)
    ribbon = longest + 2 * look.px(DOWN)
    told = look.block(scenario_effect(scenario), Role.SMALL, words).height + around
    left, top = (picture.right, rim) if wide else (rim, picture.bottom)
    if wide:
        told = max(told, picture.height - ribbon)
        picture.centery = rim + (ribbon + told) // 2
    name = pygame.Rect(left, top, room, ribbon)
    effect = pygame.Rect(left, name.bottom, room, told)
    return CardParts(picture, name, effect, effect.bottom + rim)


def least_card_width(look: Look) -> int:
    """The width at which the longest word of any card stays whole."""
    texts = [text(card) for card in Scenario for text in (scenario_name, scenario_effect)]
    words = max(longest_word(text, Role.SMALL, look.view) for text in texts)
    return words + 2 * look.px(RIM) + 2 * look.px(INSIDE) + 2


def _draw_card(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, scenario: Scenario, parts: CardParts
) -> None:
    """Paint a card: rim, picture, ribbon with the name, effect."""
    theme, edge = look.theme, look.theme.edge
    rim, round_by = look.px(RIM), look.px(CARD_RADIUS - RIM)
    picture, name, effect, _height = parts
    draw_box(surface, rect, look.px(CARD_RADIUS), RIBBON, edge, max(1, look.px(EDGE_WIDTH)))
    inner, told = rect.inflate(-2 * rim, -2 * rim), effect.move(rect.topleft)
    told.height = inner.bottom - told.top
    draw_box(surface, told, round_by, theme.panel)
    surface.fill(theme.panel, (told.x, told.y, told.width, min(round_by, told.height)))
    if picture.right == name.x:  # beside the picture: one corner of the paper is round
        surface.fill(theme.panel, (told.x, told.y, round_by, told.height))
    painted = look.assets.image(art("scenario", scenario.value), picture.size)
    surface.blit(painted, painted.get_rect(center=picture.move(rect.topleft).center))
    words = -2 * look.px(INSIDE)
    ribbon = name.move(rect.topleft).inflate(words, 0)
    look.text(surface, scenario_name(scenario), Role.SMALL, FOAM, ribbon, Align.CENTRE)
    look.text(
        surface, scenario_effect(scenario), Role.SMALL, theme.text, told.inflate(words, 0), Align.CENTRE
    )


class ScenarioCard(Widget):
    """A card that lies face up, alone or among others."""

    def __init__(self, scenario: Scenario, among: Sequence[Scenario] = ()) -> None:
        super().__init__(label=f"{scenario_name(scenario)}: {scenario_effect(scenario)}")
        self.scenario = scenario
        self.among = among or (scenario,)

    def measure(self, look: Look, width: int) -> Size:
        """The whole width, as high as its words need."""
        return width, _parts(look, self.scenario, width, self.among).height

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The card with the edge of every paper; it cannot be chosen."""
        parts = _parts(look, self.scenario, self.rect.width, self.among)
        _draw_card(surface, look, self.rect, self.scenario, parts)


class CardPick(Pressable):
    """A card to pick by hand: a press takes it, or one more copy, or puts it back."""

    role_word = N_("switch")

    def __init__(self, scenario: Scenario, copies: int, most: int, on_press: Press, *, key: str) -> None:
        super().__init__(f"{scenario_name(scenario)}: {scenario_effect(scenario)}", on_press, key=key)
        self.scenario = scenario
        self.among: Sequence[Scenario] = (scenario,)
        self.copies = copies
        self.most = most

    def value(self) -> str:
        """Picked or not, and how often."""
        if self.most > 1:
            return _("{place} of {count}").format(place=self.copies, count=self.most)
        return _("on") if self.copies else _("off")

    def measure(self, look: Look, width: int) -> Size:
        """The whole width, as high as its words need."""
        return width, self._parts(look, width).height

    def _parts(self, look: Look, width: int) -> CardParts:
        return _parts(look, self.scenario, width, self.among)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The card; a badge tells that it is picked and how often, a veil that it is not."""
        theme, parts = look.theme, self._parts(look, self.rect.width)
        _draw_card(surface, look, self.rect, self.scenario, parts)
        if not self.copies:
            thick = PRESSED if self.pressed else HOVERED if self.hovered else NOT_PICKED
            covered = parts.picture.move(self.rect.topleft)
            surface.blit(veil(covered.size, theme.panel, thick, look.px(CARD_RADIUS - RIM)), covered)
        side = look.control(BADGE)
        badge = pygame.Rect(self.rect.right - side - look.px(RIM), self.rect.y + look.px(RIM), side, side)
        ground = theme.primary if self.copies else theme.field
        draw_box(surface, badge, side // 2, ground, theme.edge, max(2, look.px(EDGE_WIDTH)))
        if self.copies and self.most > 1:
            look.text(surface, str(self.copies), Role.STRONG, theme.primary_text, badge, Align.CENTRE)
        elif self.copies:
            draw_glyph(surface, Glyph.TICK, badge.inflate(-side // 3, -side // 3), theme.primary_text)


class CardGrid(Grid):
    """Cards side by side in full rows where that can be, never so narrow that a word would be broken.

    The names of a row stand level; a long one in another row makes no room there.
    """

    def __init__(self, cards: Sequence[ScenarioCard | CardPick], *, gap: float = 12) -> None:
        super().__init__(cards, MOST_CARDS, gap=gap)
        self.cards = tuple(cards)

    def _rows(self, look: Look, width: int) -> list[tuple[list[Widget], int, int]]:
        columns = self._columns(look, width)
        for first in range(0, len(self.cards), columns):
            row = self.cards[first : first + columns]
            for card in row:
                card.among = tuple(each.scenario for each in row)
        return super()._rows(look, width)

    def _columns(self, look: Look, width: int) -> int:
        step = self._step(look)
        fitting = (width + step) // (least_card_width(look) + step)
        most = max(1, min(self.columns, fitting, len(self.children)))
        return min(range(1, most + 1), key=lambda each: (rows_weight(len(self.children), each), each))
