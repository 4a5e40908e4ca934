"""The wave of a table: its code to copy or type in, why a code cannot be read, the boat as it will lie."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _
from flow_desktop.engine.codes import read_code
from flow_desktop.engine.geometry import BOAT, EAST, NORTH, SOUTH, WEST, Edges
from flow_desktop.engine.tiles import EDGES
from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.naming import edges_words
from flow_desktop.scenes.setup.seat_panel import Use
from flow_desktop.scenes.telling.events import stranded_words
from flow_desktop.widgets.button import IconButton
from flow_desktop.widgets.code_entry import SLIPS, CodeEntry, problem_of
from flow_desktop.widgets.frames import Placed, Stack
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, SNUG
from flow_desktop.widgets.widget import Size, Weight, Widget
from flow_desktop.word_codes import CodeSlip

BOARDS: Final = (
    (480, True),
    (480, False),
    (464, False),
    (448, False),
    (436, False),
    (420, False),
    (400, False),
)
"""How large the board is drawn and whether the code is explained, from much height to little."""
ARROWS: Final = {
    NORTH: "icon_arrow_up",
    WEST: "icon_arrow_left",
    EAST: "icon_arrow_right",
    SOUTH: "icon_arrow_down",
}
STEPS: Final = {NORTH: (0, -1), WEST: (-1, 0), EAST: (1, 0), SOUTH: (0, 1)}
SPACE: Final = 0.128
"""How wide a space is, for the width of the board with its frame."""
_SENTENCES: Final = {
    CodeSlip.TOO_LONG: N_("That is too long for a wave code."),
    CodeSlip.FORM: N_("A wave code is two words and a number, like OTTER-REEF-60."),
}


def board_panel(draft: Draft, use: Use, units: int) -> Panel:
    """The board at the start; with the Single Path Boat, arrows around the boat choose where it faces."""
    picture = BoardPicture(draft.board(), units, label=_("The board at the start"), key="board")
    if not draft.single_path:
        return Panel(Placed(picture, Align.CENTRE, Align.START), title=_("The board"))
    board = Facing(picture, {edge: _arrow(draft, use, edge) for edge in ARROWS})
    words = Label(_facing_words(draft), Role.SMALL, soft=True, key="facing-words")
    parts: list[Widget] = [words, Placed(board, Align.CENTRE, Align.START)]
    return Panel(Column(parts, gap=SNUG), title=_("The board"))


class Facing(Stack):
    """A board with an arrow on each of the four spaces beside its boat, where no obstacle ever lies."""

    def __init__(self, picture: BoardPicture, arrows: Mapping[Edges, Widget]) -> None:
        super().__init__([picture, *arrows.values()])
        self.picture = picture
        self.arrows = dict(arrows)

    def measure(self, look: Look, width: int) -> Size:
        """As large as the board, and as the arrows around the boat."""
        side = max(self.picture.measure(look, width)[0], 3 * self._arrow_side(look, width))
        return min(width, side), min(width, side)

    def _arrow_side(self, look: Look, width: int) -> int:
        return max(arrow.measure(look, width)[0] for arrow in self.arrows.values())

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The arrows cover neither the boat nor each other."""
        Widget.place(self, look, rect)
        self.picture.place(look, rect)
        space = rect.width * SPACE
        side = min(rect.width // 3, self._arrow_side(look, rect.width))
        away = max(side, round((space + side) / 2))
        for edge, arrow in self.arrows.items():
            across, down = STEPS[edge]
            place = pygame.Rect(0, 0, side, side)
            place.center = rect.centerx + across * away, rect.centery + down * away
            arrow.place(look, place)


def _facing_words(draft: Draft) -> str:
    """That it can be chosen; and who has no path yet, whatever is chosen (R18)."""
    words = _("Choose where the boat's opening faces.")
    without = draft.without()
    return " ".join((words, stranded_words(without))) if without else words


def _arrow(draft: Draft, use: Use, edge: Edges) -> Widget:
    allowed = edge in draft.facings()
    chosen = draft.board().pieces[BOAT] & EDGES == edge
    return IconButton(
        art(ARROWS[edge]),
        _("The boat faces {direction}").format(direction=edges_words(edge)),
        lambda: use(replace(draft, boat=edge)),
        weight=Weight.CHOSEN if chosen else Weight.PLAIN,
        enabled=allowed,
        reason="" if allowed else _("An animal could never reach a boat that faces this way."),
        key=f"facing-{edge}",
    )


def code_panel(draft: Draft, entry: CodeEntry, told: bool = True) -> Panel:
    """The wave code: shown, copied, typed in; what is wrong with a typed one stands above the field.

    `told`: a sentence says what it is good for, as long as nothing is wrong.
    """
    code = draft.code()
    parts: list[Widget] = []
    if code:
        shown = Label(code, Role.NUMBER, key="code", grow=1)
        parts.append(Row([shown, entry.copy_button(code)], align=Align.CENTRE))
        if told and not entry.problem:
            words = _("The same code gives the same game to your friends.")
            parts.append(Label(words, Role.SMALL, soft=True))
    *problem, line = entry.line(_("Type in a wave code"))
    line.grow = 1  # at the foot, whatever comes or goes above it
    return Panel(Column([*parts, *problem, line], gap=CLOSE), title=_("Wave code"))


def code_problem(text: str) -> str:
    """What is wrong with a wave code, as a sentence; nothing when it can be read."""
    return problem_of(text, read_code, _SENTENCES, SLIPS[CodeSlip.MISTYPED])
