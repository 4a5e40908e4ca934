"""Before and after a drill: its position in peace until the clock runs; its pause, its result, the best."""

from dataclasses import replace
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _, ngettext, pgettext
from flow_desktop.app.scene import Change, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import animals_in
from flow_desktop.engine.position import Position
from flow_desktop.rounds import Table
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.valley import valley_of
from flow_desktop.scenes.destinations import Drill, Exercise, ToDrill, ToDrills
from flow_desktop.scenes.drills import saving
from flow_desktop.scenes.drills.board_sheet import LARGE, WayOn, board_sheet, way_buttons
from flow_desktop.scenes.drills.exercises import (
    best_of,
    drill_name,
    keep_best,
    move_on,
    score_words,
    task,
    way_name,
)
from flow_desktop.scenes.naming import animals_words, card_name, listed
from flow_desktop.scenes.pause.scene import ACCESSIBILITY, KEYS, RULES, SETTINGS, PauseScene, Way, ways_on
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.image import Image
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import EvenGrid, Row, Wrap
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, GAP
from flow_desktop.widgets.unhurried import Unhurried
from flow_desktop.widgets.widget import Weight, Widget

BADGE: Final = 36
CARD: Final = 48
"""The pictures of who is aboard and of the cards in the hand, before the last ten seconds."""


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
        told = [heading(name), *map(self._line, words)]
        show = BoardShow(valley=valley_of(self.position.seed))
        return board_sheet(self.look, self.position.board, words[1], told, self._buttons(), name, show)

    def _line(self, words: str) -> Widget:
        """A sentence, and beside it what it speaks of: who is aboard, the cards in the hand."""
        position = self.position
        drawn: list[Widget] = []
        if self.look.view.text_percent > LARGE:
            return Label(words)
        if words == self._aboard():
            drawn = [Image(art("animal", each, "badge"), BADGE) for each in animals_in(position.board.joined)]
        elif words == self._in_hand():
            drawn = [Image(art("action", card), CARD) for card in position.hand]
        if not drawn:
            return Label(words)
        return Wrap([Label(words), Row(drawn, gap=CLOSE)], gap=GAP, align=Align.CENTRE)

    def _aboard(self) -> str:
        animals = animals_words(animals_in(self.position.board.joined))
        return _("Aboard now: {animals}.").format(animals=animals)

    def _in_hand(self) -> str:
        cards = listed(card_name(card) for card in self.position.hand)
        return _("In your hand: {cards}.").format(cards=cards)

    def _words(self) -> list[str]:
        return [
            task(self.exercise),
            self._aboard(),
            self._in_hand(),
            _("After the wave an animal aboard counts {points}.").format(points=saving.POINTS_FOR_AN_ANIMAL),
            _("Each tile on the boat's water counts one more."),
        ]

    def _buttons(self) -> Widget:
        start = Button(_("Start"), self._start, weight=Weight.PRIMARY, icon=art("icon_play"), key="start")
        back = Button(_("Back"), self.back, icon=art("icon_back"), key="back")
        return EvenGrid([start, back], 2, least=150, gap=GAP)

    def _start(self) -> Change | None:
        self.shell.audio.play("ready")
        return Reset(ToDrill(self.exercise, self.number, self.attempt, looked_at=True))

    def back(self) -> Change | None:
        """To the drills."""
        return Reset(ToDrills(self.exercise))


class DrillPause(PauseScene):
    """Go on, begin again, read, or end it; nothing is lost but this try."""

    def __init__(self, table: Table, drill: ToDrill) -> None:
        super().__init__(table)
        self.drill = drill

    def _buttons(self) -> list[Widget]:
        ways: tuple[Way, ...] = (
            ("again", N_("Begin again"), "icon_again", lambda: again(self.drill)),
            RULES,
            ACCESSIBILITY,
            SETTINGS,
            KEYS,
            ("leave", N_("End the drill"), "icon_home", lambda: Reset(ToDrills(self.drill.exercise))),
        )
        return ways_on(self.back, ways)


def again(drill: ToDrill) -> Change:
    """The same position; a throw in it falls differently."""
    return Reset(replace(drill, attempt=drill.attempt + 1))


class DrillResult(Unhurried, SeaPage):
    """Again has the focus; after something was `taken_back` the score is no best."""

    first_focus = "again"

    def __init__(
        self,
        drill: ToDrill,
        score: int,
        board: Board,
        taken_back: bool = False,
        show: BoardShow | None = None,
    ) -> None:
        self.drill = drill
        self.exercise = drill.exercise
        self.score = score
        self.board, self.show = board, show
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
            told.append(_("You undid a move, so this try is not kept as a best."))
        elif self.is_best:
            told.append(_("That is your best so far!"))
        elif self.best is not None:
            best = score_words(self.exercise, self.best)
            told.append(_("Your best: {score}.").format(score=best))
        return told

    def _account(self) -> list[str]:
        if self.exercise.drill is Drill.PLACE:
            return [] if self.exercise.timed else [_("That many fitted first time.")]
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
        buttons = EvenGrid(self._buttons(), 3, least=150, gap=GAP)
        return board_sheet(self.look, self.board, _("The final board."), parts, buttons, name, self.show)

    def _buttons(self) -> list[Widget]:
        ways: list[WayOn] = [
            ("again", _("Again"), "icon_again", self._again),
            ("another", pgettext("drill", "Another"), "icon_shuffle", self._another),
            ("back", _("Back"), "icon_back", self.back),
        ]
        return way_buttons(ways, self.first_focus)

    def _again(self) -> Change | None:
        return again(self.drill)

    def _another(self) -> Change | None:
        return Reset(ToDrill(self.exercise, self.drill.number + 1))

    def back(self) -> Change | None:
        """To the drills."""
        return Reset(ToDrills(self.exercise))
