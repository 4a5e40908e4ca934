"""A page beside a board: the board, what is told of it, and the ways on; drills and puzzles end on one."""

from collections.abc import Sequence
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.engine.board import Board
from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.layout import Column, Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import EDGE, GAP, HAIR, PADDING, ROOMY, SNUG
from flow_desktop.widgets.widget import Press, Weight, Widget

LEAST_COLUMN: Final = 480
WIDEST: Final = 760
BOARD_SHARE: Final = 0.5
NARROW_SHARE: Final = 0.8
LARGE: Final = 130
"""From this size of text on, in percent, height is too dear for more than the usual gap."""
WayOn = tuple[str, str, str, Press]
"""Where one can go from here: key, words, sign, and what a press does."""


def board_sheet(
    look: Look,
    board: Board,
    label: str,
    told: Sequence[Widget],
    buttons: Widget,
    name: str,
    show: BoardShow | None = None,
) -> Widget:
    """The page; `label` says what the board shows, `name` what scrolls when there is too little room.

    `show` adds marks to the board.
    """
    view = look.view
    if view.width - 2 * view.px(EDGE) >= 2 * view.text_px(LEAST_COLUMN):
        side = min(view.height - 2 * view.px(PADDING), view.width * BOARD_SHARE) / view.unit
        picture = BoardPicture(board, side, label=label, key="board", show=show)
        apart = Padding(buttons, 0, HAIR) if view.text_percent <= LARGE else buttons
        sheet = Panel(Column([*told, apart], gap=GAP))
        parts: list[Widget] = [Placed(picture), Sized(sheet, most_width=WIDEST, text=True, grow=1)]
        return Padding(Row(parts, gap=ROOMY, align=Align.CENTRE), EDGE, PADDING)
    side = min(view.height, view.width) * NARROW_SHARE / view.unit
    picture = BoardPicture(board, side, label=label, key="board", show=show)
    page = Scroll(Column([*told, Placed(picture)], gap=SNUG), label=name, key="page")
    return Padding(Panel(Column([page, buttons], gap=GAP)), PADDING)


def way_buttons(ways: Sequence[WayOn], first: str) -> list[Widget]:
    """A button for each way; the one of that key is the obvious next step."""
    return [
        Button(
            words,
            press,
            icon=art(icon),
            weight=Weight.PRIMARY if key == first else Weight.PLAIN,
            key=key,
        )
        for key, words, icon, press in ways
    ]
