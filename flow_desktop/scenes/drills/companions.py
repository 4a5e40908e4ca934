"""Whoever sits beside the player in a drill: asks for a space, counts, and ends the drill when it is over."""

from dataclasses import replace

from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Replace, Scene
from flow_desktop.engine.commands import Command, PlaceTile, Roll, TimeUp
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.refusals import Refusal
from flow_desktop.engine.state import Phase
from flow_desktop.rounds import Happening
from flow_desktop.scenes.board.show import NOWHERE, BoardShow
from flow_desktop.scenes.board.space import space_key
from flow_desktop.scenes.destinations import Exercise, ToDrill
from flow_desktop.scenes.drills import placing, saving
from flow_desktop.scenes.drills.exercises import drill_name, score_words, task
from flow_desktop.scenes.drills.ways_on import DrillPause, DrillResult
from flow_desktop.scenes.place_names import at_place
from flow_desktop.scenes.play.companion import Beside, Companion
from flow_desktop.scenes.play.drawings import board_of
from flow_desktop.scenes.telling.answers import sentences
from flow_desktop.table import By
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.widget import Widget

PADDING = 14


class Coach(Companion):
    """The base of both drills: what is to be done stands where the seats are."""

    replaces_seats = True
    has_own_goal = True

    def __init__(self, exercise: Exercise, number: int, attempt: int = 0) -> None:
        self.exercise = exercise
        self.number = number
        self.attempt = attempt
        self.finished = False
        self.took_back = False
        self._greeted = False

    @property
    def drill(self) -> ToDrill:
        """The way back to this very drill."""
        return ToDrill(self.exercise, self.number, self.attempt)

    @property
    def score(self) -> int:
        """What the drill is worth so far."""
        raise NotImplementedError

    def opening_words(self) -> str:
        """Which drill this is; then what is to be done is told."""
        return sentences((drill_name(self.exercise.drill),))

    def heard(self, happening: Happening) -> None:
        """Taking back is allowed, but then the result is no best."""
        self.took_back = self.took_back or happening.by in (By.UNDO, By.REDO)

    def panel(self) -> Widget | None:
        """The drill, the task, the score."""
        parts = [
            Label(drill_name(self.exercise.drill), Role.STRONG),
            Label(task(self.exercise), Role.SMALL, soft=True),
            Label(score_words(self.exercise, self.score), Role.NUMBER, key="score"),
        ]
        return Panel(Column(parts, gap=4), padding=PADDING, area="drill")

    def brief(self) -> Widget | None:
        """The task and the score."""
        parts = [
            Label(task(self.exercise), Role.SMALL),
            Label(score_words(self.exercise, self.score), Role.NUMBER, key="score"),
        ]
        return Panel(Column(parts, gap=0), padding=PADDING, area="drill")

    def update(self, seconds: float) -> Change | None:
        """Say the task once, in place of the goal of the game; once it is finished, the result follows."""
        if not self._greeted:
            self._greeted = True
            self.play.shell.captions.clear()
            self.play.teller.remark(task(self.exercise))  # its panel shows it
        return self.over() if self.finished else None

    def over(self) -> Change | None:
        """The result of the drill instead of the results of a game."""
        table = self.play.table
        show = board_of(table)
        return Replace(DrillResult(self.drill, self.score, show.board, self.took_back, show))

    def pause(self) -> Scene | None:
        """A pause with the ways on of a drill."""
        return DrillPause(self.play.table, self.drill)


class Placing(Coach):
    """Turn and place: every tile is drawn at once, and has to go to the ringed space."""

    def __init__(self, exercise: Exercise, number: int) -> None:
        super().__init__(exercise, number)
        self.placed = 0
        self.at_once = 0
        self._missed = False
        self._asked: Cell | None = None

    @property
    def score(self) -> int:
        """Tiles placed; in peace, tiles that fitted at once."""
        return self.placed if self.exercise.timed else self.at_once

    @property
    def asked(self) -> Cell | None:
        """The space that is asked for, while a tile is in the hand."""
        return self._asked if self.play.table.state.turn.phase is Phase.HOLDING else None

    def enter(self, play: Beside) -> None:
        """Nothing is asked for yet."""
        super().enter(play)
        self._ask()

    def _ask(self) -> None:
        state = self.play.table.state
        holding = state.turn.phase is Phase.HOLDING
        self._asked = placing.asked_space(state, self.placed) if holding else None

    def why_not(self, command: Command) -> str:
        """Only the ringed space will do, and no wave comes."""
        if isinstance(command, TimeUp):
            return _("No wave comes in this drill.")
        if isinstance(command, PlaceTile) and self.asked is not None and command.cell != self.asked:
            return _("Place it on the ringed space.")
        return ""

    def heard(self, happening: Happening) -> None:
        """Count what was placed, or count anew; the bell, or the last tile, ends the drill."""
        super().heard(happening)
        if not happening.forward:
            self.placed = sum(isinstance(entry.command, PlaceTile) for entry in self.play.table.moves)
            self.at_once = min(self.at_once, self.placed)
        for command in happening.commands if happening.forward else ():
            if isinstance(command, PlaceTile):
                self.placed += 1
                self.at_once += not self._missed
                self._missed = False
            self.finished = self.finished or isinstance(command, TimeUp)
        if not self.exercise.timed and self.placed >= placing.TILES_IN_PEACE:
            self.finished = True
        self._ask()

    def refused(self, refusal: Refusal) -> None:
        """The tile did not fit as it was turned."""
        self._missed = True

    def update(self, seconds: float) -> Change | None:
        """Draw the next tile; one that fits nowhere is given up without a word."""
        table, ended = self.play.table, super().update(seconds)
        if ended is not None or table.waiting or table.state.result is not None:
            return ended
        if table.state.turn.phase is Phase.TURN:
            self.play.moves.pile(placing.next_pile(table.state))
        elif self.play.hand.fits_nowhere:
            self.play.moves.discard()
        return None

    def shown(self, show: BoardShow) -> BoardShow:
        """A ring on the space that is asked for."""
        return replace(show, targets=self.targets()) if self.targets() else show

    def targets(self) -> frozenset[Cell]:
        """The ringed space alone."""
        return NOWHERE if self.asked is None else frozenset({self.asked})

    def in_sight(self) -> frozenset[str]:
        """The ring."""
        return frozenset(space_key(cell) for cell in self.targets())

    def space_words(self, cell: Cell) -> str:
        """The ringed space says so; every other one says where it is."""
        if self.asked is None:
            return ""
        return (
            _("ringed") if cell == self.asked else _("the ring is {there}").format(there=at_place(self.asked))
        )


class Saving(Coach):
    """The last ten seconds: play as you like, then the wave comes and what still stands is counted."""

    ends_with_wave = True

    @property
    def score(self) -> int:
        """What is joined to the boat now."""
        return saving.saved(self.play.table.state.board).points

    def heard(self, happening: Happening) -> None:
        """The throw ends the drill."""
        super().heard(happening)
        thrown = happening.forward and any(isinstance(command, Roll) for command in happening.commands)
        self.finished = self.finished or thrown
