"""The ways on from a drill: its pause, and its result with the personal best."""

from __future__ import annotations

from dataclasses import replace

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _, ngettext, pgettext
from flow_desktop.app.scene import Change, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.engine.board import Board
from flow_desktop.rounds import Table
from flow_desktop.scenes.destinations import Drill, ToDrill, ToDrills
from flow_desktop.scenes.drills import saving
from flow_desktop.scenes.drills.exercises import (
    best_of,
    drill_name,
    keep_best,
    move_on,
    score_words,
    way_name,
)
from flow_desktop.scenes.drills.ready import board_sheet
from flow_desktop.scenes.pause.scene import ACCESSIBILITY, RULES, SETTINGS, PauseScene, Way, ways_on
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Grid
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import GAP
from flow_desktop.widgets.widget import Weight, Widget


class DrillPause(PauseScene):
    """Go on, begin again, read, or end it; nothing is lost but this try."""

    def __init__(self, table: Table, drill: ToDrill) -> None:
        super().__init__(table)
        self.drill = drill

    def _buttons(self) -> list[Widget]:
        ways: tuple[Way, ...] = (
            ("again", N_("Begin again"), "icon_undo", lambda: again(self.drill)),
            RULES,
            ACCESSIBILITY,
            SETTINGS,
            ("leave", N_("End the drill"), "icon_home", lambda: Reset(ToDrills(alone=True))),
        )
        return ways_on(self.back, ways)


def again(drill: ToDrill) -> Change:
    """The same position; a throw in it falls differently."""
    return Reset(replace(drill, attempt=drill.attempt + 1))


class DrillResult(SeaPage):
    """Again has the focus; after something was `taken_back` the score is no best."""

    first_focus = "again"

    def __init__(self, drill: ToDrill, score: int, board: Board, taken_back: bool = False) -> None:
        self.drill = drill
        self.exercise = drill.exercise
        self.score = score
        self.board = board
        self.taken_back = taken_back
        self.saved = saving.saved(self.board)

    def enter(self, shell: Shell) -> None:
        """Keep the best, and let it be heard."""
        counts = not self.taken_back
        self.is_best = counts and self.score > 0 and keep_best(shell, self.exercise, self.score)
        self.best = best_of(shell, self.exercise)
        move_on(shell, self.exercise.drill, self.drill.number)
        shell.audio.music("calm")
        shell.audio.play("won" if self.is_best else "ready")
        super().enter(shell)

    def opening_words(self) -> str:
        """The score, and what there is to say about it."""
        return " ".join([score_words(self.exercise, self.score), *self.sentences()])

    def sentences(self) -> list[str]:
        """What there is to say about it, warmly."""
        told = self._account()
        if self.taken_back:
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
                weight=Weight.PRIMARY if key == self.first_focus else Weight.PLAIN,
                key=key,
            )
            for key, label, icon, press in ways
        ]

    def _again(self) -> Change | None:
        return again(self.drill)

    def _another(self) -> Change | None:
        return Reset(ToDrill(self.exercise, self.drill.number + 1))

    def back(self) -> Change | None:
        """To the drills."""
        return Reset(ToDrills(alone=True))
