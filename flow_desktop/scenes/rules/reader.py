"""The scrolling part of the rules: all pages and their pictures; only what is in sight is drawn."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

import pygame

from flow_desktop.app.catalogue import ArtName, art
from flow_desktop.app.language import _
from flow_desktop.engine.cards import Card
from flow_desktop.engine.explain import placement_refusal
from flow_desktop.engine.notation import read_board, read_spot
from flow_desktop.engine.placement import cells_of, placements
from flow_desktop.engine.refusals import Refusal
from flow_desktop.engine.rules import rule_set
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import PRINTED_EDGES, Kind
from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.board.show import BoardShow, Ghost
from flow_desktop.scenes.board.sprites import tile_picture
from flow_desktop.scenes.naming import card_name, scenario_name
from flow_desktop.scenes.rules.page import (
    BoardFigure,
    CardFigure,
    DrawnFigure,
    Picture,
    RuleChapter,
    RulePage,
    TilesFigure,
)
from flow_desktop.widgets.frames import Padding, Sized, Spacer
from flow_desktop.widgets.headed import HeadedScroll
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column, Row, Wrap
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, GAP, HAIR, ROOMY, SNUG
from flow_desktop.widgets.widget import Size, Widget

BAR = 5
BAR_ROOM = 16
BOARD: Final = 380
PLATE: Final = 340
TILE: Final = 84
DRAWING: Final = 110
FOLLOWS: Final = 0.7
"""How far pictures follow the size of the text."""


class OurWords(Padding):
    """Sentences that are a ruling of ours: a bar beside them, and below that they are ours."""

    def __init__(self, sentences: Iterable[str], rulings: Iterable[str]) -> None:
        sign = " · ".join((_("Our ruling"), *rulings))
        lines = [Label(_(text)) for text in sentences]
        super().__init__(Column([*lines, Label(sign, Role.SMALL, soft=True)], gap=HAIR), BAR_ROOM, 0)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The bar, as high as the sentences."""
        bar = pygame.Rect(self.rect.x, self.rect.y, look.px(BAR), self.rect.height)
        draw_box(surface, bar, look.px(BAR) // 2, look.theme.primary)


def _words(paragraphs: Iterable[str]) -> list[Widget]:
    """The sentences of a page; those that belong to one ruling stand together."""
    parts: list[Widget] = []
    for rulings, sentences in groupby(paragraphs, lambda text: getattr(text, "rulings", None)):
        if rulings is None:
            parts += (Label(_(text)) for text in sentences)
        else:
            parts.append(OurWords(sentences, rulings))
    return parts


def picture_widget(picture: Picture) -> Widget:
    """A picture with its words below."""
    match picture:
        case BoardFigure():
            board: Widget = BoardPicture(
                read_board(picture.board),
                BOARD,
                label=_(picture.caption),
                show=position_show(picture),
                follows=FOLLOWS,
            )
            return _captioned(board, _(picture.caption))
        case TilesFigure():
            return _captioned(TileRow(picture.kinds, _(picture.caption)), _(picture.caption))
        case DrawnFigure(caption, drawings):
            return _captioned(DrawingRow(drawings, _(caption)), _(caption))
        case CardFigure(card):
            return CardPlate(card_art(card), card_title(card))


def _captioned(picture: Widget, caption: str) -> Widget:
    words = Label(caption, Role.SMALL, align=Align.CENTRE, soft=True)
    return _Figure(Column([picture, words], gap=CLOSE, align=Align.CENTRE), most_width=BOARD)


def grown(look: Look, units: float) -> int:
    """Pixels of a picture, which follows the size of the text."""
    return look.px(units * (1 + FOLLOWS * (look.view.text_percent / 100 - 1)))


class _Figure(Sized):
    """A picture and its words, as wide as the picture is now."""

    def _px(self, look: Look, units: float) -> int:
        return grown(look, units) if units else 0


def position_refusal(position: BoardFigure) -> Refusal | None:
    """What the engine says to the tile that a position holds over a space."""
    if position.tile is None or not position.spot:
        return None
    cell, edges = read_spot(position.spot)
    board, rules = read_board(position.board), rule_set(position.edition)
    return placement_refusal(board, position.tile, cell, edges, rules, not position.by_current)


def position_show(position: BoardFigure) -> BoardShow:
    """The marks on a position: spaces that fit, a tile over a space, lines of a wave."""
    lines = position.row, position.column
    if position.tile is None:
        return BoardShow(lines=lines)
    if not position.spot:
        rules = rule_set(position.edition)
        spots = placements(read_board(position.board), position.tile, rules)
        return BoardShow(strong=frozenset(cells_of(spots)), lines=lines)
    cell, edges = read_spot(position.spot)
    refused = position_refusal(position)
    wrong = refused.edges if refused else 0
    ghost = Ghost(position.tile, edges, cell, refused is None, wrong)
    return BoardShow(ghost=ghost, lines=lines)


def card_art(card: Card | Scenario) -> ArtName:
    """The drawing of a card."""
    return art("action" if isinstance(card, Card) else "scenario", card.value)


def card_title(card: Card | Scenario) -> str:
    """The name of a card."""
    return card_name(card) if isinstance(card, Card) else scenario_name(card)


class CardPlate(Widget):
    """A card's drawing, wider than high."""

    def __init__(self, name: ArtName, label: str) -> None:
        super().__init__(label=label)
        self.art = name

    def measure(self, look: Look, width: int) -> Size:
        """Three quarters as high as wide."""
        wide = min(width, grown(look, PLATE))
        return wide, round(wide * 0.75)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The drawing in the middle of its place."""
        picture = look.assets.image(self.art, self.rect.size)
        surface.blit(picture, picture.get_rect(center=self.rect.center))


class SquareRow(Widget):
    """Squares in lines of at most `across`."""

    across = 4

    def __init__(self, count: int, units: float, label: str) -> None:
        super().__init__(label=label)
        self.count = count
        self.units = units

    def _side(self, look: Look, width: int) -> int:
        across = min(self.count, self.across)
        return min(grown(look, self.units), max(1, (width - look.px(SNUG) * (across - 1)) // across))

    def measure(self, look: Look, width: int) -> Size:
        """Lines of squares."""
        side, step = self._side(look, width), look.px(SNUG)
        across = min(self.count, self.across)
        lines = -(-self.count // self.across)
        return side * across + step * (across - 1), side * lines + step * (lines - 1)

    def squares(self, look: Look) -> list[pygame.Rect]:
        """The place of each."""
        side, step = self._side(look, self.rect.width), look.px(SNUG)
        return [
            pygame.Rect(
                self.rect.x + place % self.across * (side + step),
                self.rect.y + place // self.across * (side + step),
                side,
                side,
            )
            for place in range(self.count)
        ]


class TileRow(SquareRow):
    """Tiles side by side, as they are printed."""

    def __init__(self, kinds: tuple[Kind, ...], label: str) -> None:
        super().__init__(len(kinds), TILE, label)
        self.kinds = kinds

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Each tile once."""
        for kind, square in zip(self.kinds, self.squares(look), strict=True):
            surface.blit(tile_picture(look, kind, PRINTED_EDGES[kind % 4], square.width), square)


class DrawingRow(SquareRow):
    """Drawings side by side, three in a line."""

    across = 3

    def __init__(self, drawings: tuple[ArtName, ...], label: str) -> None:
        super().__init__(len(drawings), DRAWING, label)
        self.drawings = drawings

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Each in the middle of its square."""
        for name, square in zip(self.drawings, self.squares(look), strict=True):
            picture = look.assets.image(name, square.size)
            surface.blit(picture, picture.get_rect(center=square.center))


class Section(Panel):
    """One page on its own sheet of paper; a single picture stands beside the words where there is room."""

    def __init__(self, page: RulePage, beside: bool) -> None:
        words = Column(_words(page.paragraphs), gap=SNUG, grow=1)
        pictures = [picture_widget(picture) for picture in page.pictures]
        parts: list[Widget] = [heading(_(page.title))]
        if beside and len(pictures) == 1:
            parts.append(Row([words, *pictures], gap=ROOMY, align=Align.START))
        else:
            parts.append(words)
            if pictures:
                parts.append(Padding(Wrap(pictures, gap=ROOMY, align=Align.START), 0, CLOSE))
        super().__init__(Column(parts, gap=SNUG), key=f"page-{page.anchor}")
        self.label = _(page.title)
        self.anchor = page.anchor


class Reader(HeadedScroll):
    """Every chapter with its pages; `show` turns to one of them."""

    def __init__(self, chapters: Sequence[RuleChapter], beside: bool) -> None:
        self.sections: dict[str, Section] = {}
        self.chapter_of: dict[str, str] = {}
        parts: list[Widget] = []
        for chapter in chapters:
            if parts:
                parts.append(Spacer(CLOSE))
            parts.append(Label(_(chapter.title), Role.TITLE, on_ground=True))
            for page in chapter.pages:
                section = Section(page, beside)
                self.sections[page.anchor] = section
                self.chapter_of[page.anchor] = chapter.anchor
                parts.append(section)
        self._column = Column(parts, gap=ROOMY)
        super().__init__(Padding(self._column, GAP), label=_("Rules"), key="reader", area="reader")

    def show(self, anchor: str, look: Look) -> None:
        """Turn to a page; the first page of a chapter comes with the chapter's title."""
        section = self.sections[anchor]
        place = list(self._column.children).index(section)
        before = self._column.children[place - 1]
        top = before.rect.top if isinstance(before, Label) else section.rect.top
        self.turn(self.offset + top - self.rect.top - look.px(GAP))

    def current(self) -> str:
        """The anchor of the page that is being read: the last one that begins in the upper third."""
        line = self.rect.top + self.rect.height // 3
        started = [anchor for anchor, section in self.sections.items() if section.rect.top <= line]
        if self.offset >= self.furthest > 0:
            return list(self.sections)[-1]
        return started[-1] if started else next(iter(self.sections))

    def reads(self, chapter: RuleChapter) -> bool:
        """Whether a chapter is being read."""
        return self.chapter_of[self.current()] == chapter.anchor

    def bookmark(self) -> tuple[str, float]:
        """The first page in sight, and which share of it lies above the window."""
        for anchor, section in self.sections.items():
            if section.rect.bottom > self.rect.top:
                return anchor, (self.rect.top - section.rect.top) / max(1, section.rect.height)
        return next(iter(self.sections)), 0.0

    def reopen(self, bookmark: tuple[str, float]) -> None:
        """Turn to a bookmark, whatever the pages measure now."""
        section = self.sections[bookmark[0]]
        above = round(bookmark[1] * section.rect.height)
        self.turn(self.offset + section.rect.top + above - self.rect.top)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Only the pages that can be seen; pictures of the others are not even made."""
        for part in self._column.children:
            part.visible = True
        hidden = [part for part in self._column.children if not part.rect.colliderect(self.rect)]
        for part in hidden:
            part.visible = False
        super().draw(surface, look)
        for part in hidden:
            part.visible = True
