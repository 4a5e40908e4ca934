"""The pictures of the rules as widgets: real boards, tiles and cards through the game's own renderer."""

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
from flow_desktop.scenes.rules.page import BoardFigure, CardFigure, Picture, TilesFigure
from flow_desktop.widgets.frames import Sized
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, SNUG
from flow_desktop.widgets.widget import Size, Widget

BOARD: Final = 380
PLATE: Final = 340
TILE: Final = 84


def picture_widget(picture: Picture) -> Widget:
    """A picture with its words below."""
    match picture:
        case BoardFigure():
            board: Widget = BoardPicture(
                read_board(picture.board), BOARD, label=_(picture.caption), show=position_show(picture)
            )
            return _captioned(board, _(picture.caption))
        case TilesFigure():
            return _captioned(TileRow(picture.kinds, _(picture.caption)), _(picture.caption))
        case CardFigure(card):
            return CardPlate(card_art(card), card_title(card))


def _captioned(picture: Widget, caption: str) -> Widget:
    words = Label(caption, Role.SMALL, align=Align.CENTRE, soft=True)
    return Sized(Column([picture, words], gap=CLOSE, align=Align.CENTRE), most_width=BOARD)


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
        wide = min(width, look.px(PLATE))
        return wide, round(wide * 0.75)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The drawing in the middle of its place."""
        picture = look.assets.image(self.art, self.rect.size)
        surface.blit(picture, picture.get_rect(center=self.rect.center))


class TileRow(Widget):
    """Tiles side by side, as they are printed."""

    def __init__(self, kinds: tuple[Kind, ...], label: str) -> None:
        super().__init__(label=label)
        self.kinds = kinds

    def _side(self, look: Look, width: int) -> int:
        count = len(self.kinds)
        return min(look.px(TILE), max(1, (width - look.px(SNUG) * (count - 1)) // count))

    def measure(self, look: Look, width: int) -> Size:
        """One line of squares."""
        side, count = self._side(look, width), len(self.kinds)
        return side * count + look.px(SNUG) * (count - 1), side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Each tile once."""
        side = self._side(look, self.rect.width)
        for place, kind in enumerate(self.kinds):
            tile = tile_picture(look, kind, PRINTED_EDGES[kind % 4], side)
            surface.blit(tile, (self.rect.x + place * (side + look.px(SNUG)), self.rect.y))
