"""Before the last ten seconds: the position in peace, as long as you like. Then the clock runs."""

from __future__ import annotations

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change
from flow_desktop.app.shell import Shell
from flow_desktop.engine.geometry import animals_in
from flow_desktop.engine.position import Position
from flow_desktop.scenes.drills import saving
from flow_desktop.scenes.drills.exercises import Exercise, drill_name, task
from flow_desktop.scenes.drills.pause import to_drills
from flow_desktop.scenes.drills.sheet import board_sheet
from flow_desktop.scenes.drills.start import play_drill
from flow_desktop.scenes.menu.sea import draw_sea
from flow_desktop.scenes.naming import animals_words, card_name, listed
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Flow
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import GAP
from flow_desktop.widgets.widget import Kind, Widget


class ReadyScene(Screen):
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

    def enter(self, shell: Shell) -> None:
        """Say what is to be done."""
        shell.speech.say(task(self.exercise))
        super().enter(shell)

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
        start = Button(_("Start"), self._start, kind=Kind.PRIMARY, icon=art("icon_play"), key="start")
        back = Button(_("Back"), self.back, icon=art("icon_back"), key="back")
        return Flow([start, back], gap=GAP, justify=Align.CENTRE)

    def _start(self) -> Change | None:
        self.shell.audio.play("ready")
        return play_drill(self.shell, self.exercise, self.number, self.attempt)

    def back(self) -> Change | None:
        """To the drills."""
        return to_drills()

    def background(self, surface: pygame.Surface) -> None:
        """The deep sea."""
        draw_sea(surface, self.look, "sea_deep")
