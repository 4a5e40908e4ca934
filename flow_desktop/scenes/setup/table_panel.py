"""The table's part of the setup: rule set, difficulty, and the scenario cards drawn or picked."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _, spoken_row
from flow_desktop.app.scene import Change
from flow_desktop.engine.options import MAX_DIFFICULTY
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.naming import difficulty_name, edition_name, edition_summary
from flow_desktop.scenes.papers import pen_drawing
from flow_desktop.scenes.setup.card import CardGrid, CardPick, ScenarioCard
from flow_desktop.scenes.setup.chances import chance_words
from flow_desktop.scenes.setup.seat_panel import Use
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.chips import Segment
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Grid, Row, Wrap
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, EDGE_WIDTH, HAIR, LIP, SNUG
from flow_desktop.widgets.widget import Size, Taken, Widget, touched

STONE: Final = 60
NONE: Final = -1
"""No stone is chosen."""


def table_panel(draft: Draft, use: Use, new_seed: Callable[[], str]) -> Panel:
    """Difficulty, its cards, and last the rule set, which hardly anybody changes."""
    parts: list[Widget] = [
        _difficulty(draft, use),
        *(_drawn(draft, use, new_seed) if draft.picked is None else _picked(draft, use)),
        *_chance(draft),
        Choice(
            _("Rule set"),
            [edition_name(edition) for edition in EDITIONS],
            EDITIONS.index(draft.edition),
            lambda n: use(draft.with_edition(EDITIONS[n])),
            key="edition",
        ),
        Label(edition_summary(draft.edition), Role.SMALL, soft=True),
    ]
    return Panel(Column([Column(parts), pen_drawing(art("sketch_boat"))], gap=0), title=_("The sea"))


def _chance(draft: Draft) -> list[Widget]:
    """How likely that is won, where it was measured."""
    words = chance_words(draft)
    return [Label(words, Role.SMALL, soft=True, key="chance")] if words else []


def _difficulty(draft: Draft, use: Use) -> Widget:
    names = [difficulty_name(step) for step in range(MAX_DIFFICULTY + 1)]
    held = NONE if draft.picked is not None else draft.difficulty
    return Steps(
        _("Difficulty"),
        names,
        held,
        lambda index: use(draft.with_difficulty(index)),
        otherwise=_("cards picked by hand"),
        key="difficulty",
    )


def _drawn(draft: Draft, use: Use, new_seed: Callable[[], str]) -> list[Widget]:
    cards = draft.scenarios()
    pick = Button(_("Pick cards"), lambda: use(draft.picking()), icon=art("icon_hand"), key="pick", grow=1)
    if not cards:
        sentence = Label(_("No scenario cards: best for a first game."), Role.SMALL, soft=True)
        return [sentence, pick]
    again = Button(
        _("Draw again"),
        lambda: use(replace(draft, seed=new_seed(), boat=None)),
        icon=art("icon_shuffle"),
        key="draw-again",
        grow=1,
    )
    return [CardGrid([ScenarioCard(card, cards) for card in cards]), CardWays([again, pick], gap=SNUG)]


def _picked(draft: Draft, use: Use) -> list[Widget]:
    picks = [_pick(draft, use, card) for card in Scenario if draft.most_copies(card)]
    sentence = Label(_("Press a card to pick it or to put it back."), Role.SMALL, soft=True)
    return [sentence, CardGrid(picks)]


def _pick(draft: Draft, use: Use, card: Scenario) -> CardPick:
    copies, most = (draft.picked or ()).count(card), draft.most_copies(card)
    following = (copies + 1) % (most + 1)
    return CardPick(
        card, copies, most, lambda: use(draft.with_copies(card, following)), key=f"pick-{card.value}"
    )


class CardWays(Wrap):
    """Buttons that are alike in width, unless that would break the words of one of them."""

    def _lines(self, look: Look, width: int) -> list[list[tuple[Widget, Size]]]:
        lines = super()._lines(look, width)
        for line in lines:
            alike = (width - self._step(look) * (len(line) - 1)) // len(line)
            if all(size[0] <= alike for _way, size in line):
                line[:] = [(way, (alike, size[1])) for way, size in line]
        return lines


class LevelStone(Segment):
    """A round stone with its number; the chosen one is dark and stands a little higher."""

    def __init__(self, number: int, label: str, chosen: bool, choose: Callable[[], Taken]) -> None:
        super().__init__(label, chosen, choose)
        self.number = number
        self.hint = label

    def measure(self, look: Look, width: int) -> Size:
        """As wide as it may be, as high as a stone."""
        return look.view.target, max(look.view.target, look.control(STONE)) + look.px(LIP)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The stone and its number."""
        theme, lip, edge = look.theme, look.px(LIP), max(1, look.px(EDGE_WIDTH))
        side = min(self.rect.width, self.rect.height - lip)
        stone = pygame.Rect(0, 0, side, side)
        stone.midtop = self.rect.midtop
        if not self.chosen:
            stone = stone.inflate(-2 * lip, -2 * lip)
        ground, shade = (theme.chosen, theme.chosen_text) if self.chosen else (theme.plain, theme.plain_text)
        ground = ground if self.chosen else touched(theme, ground, self)
        draw_box(surface, stone.move(0, lip), stone.width // 2, theme.edge)
        draw_box(surface, stone, stone.width // 2, ground, theme.edge, edge)
        look.text(surface, str(self.number), Role.STRONG, shade, stone, Align.CENTRE)


class Stones(Grid):
    """The stones side by side, with a line of water to step over."""

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The line behind them."""
        first, last = self.children[0].rect, self.children[-1].rect
        high = look.px(HAIR)
        line = pygame.Rect(first.centerx, first.centery - high, last.centerx - first.centerx, high)
        surface.fill(look.theme.edge, line)


class Steps(Choice):
    """A choice of levels; left and right go from stone to stone."""

    def __init__(
        self,
        label: str,
        options: Sequence[str],
        held: int,
        on_change: Callable[[int], Change | None],
        *,
        otherwise: str = "",
        key: str = "",
    ) -> None:
        super().__init__(label, options, held, on_change, key=key)
        self.otherwise = otherwise
        name = Label(self._chosen_name(), Role.STRONG, align=Align.END, grow=1)
        stones = Stones(self.segments, len(self.segments), gap=HAIR)
        self._body = Column([Row([Label(label), name]), stones], gap=CLOSE)
        self.children = (self._body,)

    def read(self) -> str:
        """All levels with their numbers."""
        return f"{self.spoken()}: {spoken_row([f'{n} {name}' for n, name in enumerate(self.options)])}"

    def _segment(self, index: int, words: str) -> Segment:
        return LevelStone(index, words, index == self.held, lambda: self._choose(index))

    def _chosen_name(self) -> str:
        return self.otherwise if self.held == NONE else self.options[self.held]

    def value(self) -> str:
        """The chosen level, or what is there instead."""
        return self.otherwise if self.held == NONE else super().value()
