"""Before the last ten seconds: the position in peace, as long as you like. Then the clock runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Reset
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import animals_in
from flow_desktop.engine.position import Position
from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.destinations import Exercise, ToDrill, ToDrills
from flow_desktop.scenes.drills import saving
from flow_desktop.scenes.drills.exercises import drill_name, task
from flow_desktop.scenes.naming import animals_words, card_name, listed
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column, Row, Wrap
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import EDGE, GAP, PADDING, ROOMY, SNUG
from flow_desktop.widgets.widget import Weight, Widget

LEAST_COLUMN: Final = 480
WIDEST: Final = 760
BOARD_SHARE: Final = 0.5
NARROW_SHARE: Final = 0.8


class ReadyScene(SeaPage):
    """The board and the cards; Start has the focus."""

    first_focus = "start"

    def __init__(self, exercise: Exercise, number: int, attempt: int) -> None:
        self.exercise = exercise
        self.number = number
        self.attempt = attempt

    @property
    def position(self) -> Position:
        """The position to come."""
        return saving.position_of_round(self.number, self.attempt)

    def opening_words(self) -> str:
        """What is to be done."""
        return task(self.exercise)

    def build(self) -> Widget:
        """The board beside the words."""
        words, name = self._words(), drill_name(self.exercise.drill)
        told = [heading(name), *(Label(sentence) for sentence in words)]
        return board_sheet(self.look, self.position.board, words[1], told, self._buttons(), name)

    def _words(self) -> list[str]:
        position = self.position
        aboard = animals_words(animals_in(position.board.joined))
        cards = listed(card_name(card) for card in position.hand)
        return [
            task(self.exercise),
            _("Aboard now: {animals}.").format(animals=aboard),
            _("In your hand: {cards}.").format(cards=cards),
            _("After the wave an animal aboard counts {points}.").format(points=saving.POINTS_FOR_AN_ANIMAL),
            _("Each tile on the boat's water counts one more."),
        ]

    def _buttons(self) -> Widget:
        start = Button(_("Start"), self._start, weight=Weight.PRIMARY, icon=art("icon_play"), key="start")
        back = Button(_("Back"), self.back, icon=art("icon_back"), key="back")
        return Wrap([start, back], gap=GAP, justify=Align.CENTRE)

    def _start(self) -> Change | None:
        self.shell.audio.play("ready")
        return Reset(ToDrill(self.exercise, self.number, self.attempt, looked_at=True))

    def back(self) -> Change | None:
        """To the drills."""
        return Reset(ToDrills(alone=True))


def board_sheet(
    look: Look, board: Board, label: str, told: Sequence[Widget], buttons: Widget, name: str
) -> Widget:
    """The page; `label` says what the board shows, `name` what scrolls when there is too little room."""
    view = look.view
    if view.width - 2 * view.px(EDGE) >= 2 * view.text_px(LEAST_COLUMN):
        side = min(view.height - 2 * view.px(PADDING), view.width * BOARD_SHARE) / view.unit
        picture = BoardPicture(board, side, label=label, key="board")
        sheet = Panel(Column([*told, buttons], gap=GAP))
        parts: list[Widget] = [Placed(picture), Sized(sheet, most_width=WIDEST, text=True, grow=1)]
        return Padding(Row(parts, gap=ROOMY, align=Align.CENTRE), EDGE, PADDING)
    side = min(view.height, view.width) * NARROW_SHARE / view.unit
    picture = BoardPicture(board, side, label=label, key="board")
    page = Scroll(Column([*told, Placed(picture)], gap=SNUG), label=name, key="page")
    return Padding(Panel(Column([page, buttons], gap=GAP)), PADDING)
