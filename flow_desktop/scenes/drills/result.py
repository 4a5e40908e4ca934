"""The result of a drill: the score, the personal best, and the ways on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _, ngettext, pgettext
from flow_desktop.app.scene import Change
from flow_desktop.app.shell import Shell
from flow_desktop.scenes.drills import saving
from flow_desktop.scenes.drills.exercises import (
    Drill,
    best_of,
    drill_name,
    keep_best,
    move_on,
    score_words,
    way_name,
)
from flow_desktop.scenes.drills.pause import to_drills
from flow_desktop.scenes.drills.sheet import board_sheet
from flow_desktop.scenes.drills.start import start_drill
from flow_desktop.scenes.menu.sea import draw_sea
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Grid
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import GAP
from flow_desktop.widgets.widget import Kind, Widget

if TYPE_CHECKING:
    from flow_desktop.scenes.drills.companions import Coach


class DrillResult(Screen):
    """Again has the focus."""

    first_focus = "again"

    def __init__(self, coach: Coach) -> None:
        self.coach = coach
        self.exercise = coach.exercise
        self.score = coach.score
        self.board = coach.play.table.state.board
        self.saved = saving.saved(self.board)

    def enter(self, shell: Shell) -> None:
        """Keep the best, and say how it went."""
        counts = not self.coach.took_back
        self.is_best = counts and self.score > 0 and keep_best(shell, self.exercise, self.score)
        self.best = best_of(shell, self.exercise)
        move_on(shell, self.exercise.drill, self.coach.number)
        shell.audio.music("calm")
        shell.audio.play("won" if self.is_best else "ready")
        super().enter(shell)
        shell.speech.say(" ".join([score_words(self.exercise, self.score), *self.sentences()]))

    def sentences(self) -> list[str]:
        """What there is to say about it, warmly."""
        told = self._account()
        if self.coach.took_back:
            told.append(_("Something was taken back, so this try is not kept as a best."))
        elif self.is_best:
            told.append(_("That is your best so far!"))
        elif self.best is not None:
            best = score_words(self.exercise, self.best)
            told.append(_("Your best: {score}.").format(score=best))
        return told

    def _account(self) -> list[str]:
        if self.exercise.drill is Drill.PLACE:
            return [] if self.exercise.timed else [_("So many fitted at once.")]
        animals = ngettext("{count} animal is aboard", "{count} animals are aboard", self.saved.animals)
        tiles = ngettext("{count} tile is joined", "{count} tiles are joined", self.saved.tiles)
        words = _("{animals}, {tiles}.").format(
            animals=animals.format(count=self.saved.animals), tiles=tiles.format(count=self.saved.tiles)
        )
        return [words]

    def build(self) -> Widget:
        """The board, the score, the words, the ways on."""
        parts: list[Widget] = [
            Label(drill_name(self.exercise.drill), Role.HEADING, align=Align.CENTRE),
            Label(way_name(self.exercise), soft=True, align=Align.CENTRE),
            Label(score_words(self.exercise, self.score), Role.TITLE, align=Align.CENTRE, key="score"),
            *(Label(sentence, Role.STRONG, align=Align.CENTRE) for sentence in self.sentences()),
        ]
        name = drill_name(self.exercise.drill)
        buttons = Grid(self._buttons(), 3, least=150, gap=GAP)
        return board_sheet(self.look, self.board, _("The final board."), parts, buttons, name)

    def _buttons(self) -> list[Widget]:
        ways = (
            ("again", _("Again"), "icon_undo", self._again),
            ("another", pgettext("drill", "Another"), "icon_shuffle", self._another),
            ("back", _("Back"), "icon_back", self.back),
        )
        return [
            Button(
                label,
                press,
                icon=art(icon),
                kind=Kind.PRIMARY if key == self.first_focus else Kind.PLAIN,
                key=key,
            )
            for key, label, icon, press in ways
        ]

    def _again(self) -> Change | None:
        return start_drill(self.shell, self.exercise, self.coach.number, self.coach.attempt + 1)

    def _another(self) -> Change | None:
        return start_drill(self.shell, self.exercise, self.coach.number + 1)

    def back(self) -> Change | None:
        """To the drills."""
        return to_drills()

    def background(self, surface: pygame.Surface) -> None:
        """The deep sea."""
        draw_sea(surface, self.look, "sea_deep")
