"""One picture for each scenario card: what it changes, drawn as the game draws it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from flow_desktop.engine.board import Board
from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import EAST, NORTH, WEST
from flow_desktop.engine.notation import read_board, read_cell
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.learn.stage import Stage
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.paint import draw_box
from flow_desktop.widgets.theme import PANEL_RADIUS
from flow_desktop.widgets.widget import Size, Widget

BOARD: Final = 720
SKETCH: Final = 440
RIVER: Final = "a2:NS a3:NE b3:EW c3:SW f1:EW"


class Sketch(Widget):
    """A drawing of tiles and cards that are on no board."""

    def __init__(self, draw: Callable[[Stage], None], label: str) -> None:
        super().__init__(label=label)
        self._draw = draw

    def measure(self, look: Look, width: int) -> Size:
        """Wider than high."""
        wide = min(width, look.px(BOARD))
        return wide, round(wide * SKETCH / BOARD)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The drawing on a sheet of paper."""
        theme = look.theme
        draw_box(surface, self.rect, look.px(PANEL_RADIUS), theme.panel, theme.panel_edge, max(1, look.px(2)))
        self._draw(Stage(surface, look, self.rect.inflate(-look.px(40), -look.px(40))))


def scenario_picture(card: Scenario, board: Board, label: str) -> Widget:
    """The picture of a card; rocks and boat are shown as they lie in this game."""
    match card:
        case Scenario.OBSTACLES | Scenario.SINGLE_PATH_BOAT:
            return BoardPicture(board, BOARD, label=label)
        case Scenario.ONE_ACTION_CARD:
            return Sketch(_one_card, label)
        case Scenario.NO_NEW_CARDS:
            return Sketch(_no_trade, label)
        case Scenario.NO_SUPPORT_CURRENT:
            return _board(f"{RIVER} f2:NS# c2:rock", label, targets="a2 a3 b3 c3 f1")
        case Scenario.OBSTACLES_REMAIN:
            return _board("b1:EW c1:SW a2:NS# e2:EW# f5:rock", label, lines=(1, 5))
    return _board(RIVER, label, lines=(2, 1))


def _board(
    text: str, label: str, targets: str = "", lines: tuple[int | None, int | None] = (None, None)
) -> Widget:
    cells = frozenset(read_cell(name) for name in targets.split())
    return BoardPicture(read_board(text), BOARD, label=label, show=BoardShow(targets=cells, lines=lines))


def _one_card(stage: Stage) -> None:
    """One card is played, the others wait."""
    for x, card, alpha in ((0.2, Card.SUPPORT, 90), (0.8, Card.FISHING, 90), (0.5, Card.BIRD, 255)):
        stage.drawing(f"action_{card}", x, 0.5, 0.66 if alpha == 255 else 0.5, alpha)


def _no_trade(stage: Stage) -> None:
    """A tile does not become a card."""
    stage.tile(Kind.TEE, NORTH | EAST | WEST, 0.22, 0.5, 0.5)
    stage.drawing("icon_trade", 0.5, 0.5, 0.3)
    stage.drawing("card_action_back", 0.78, 0.5, 0.72, 120)
    stage.drawing("icon_close", 0.78, 0.5, 0.46)
