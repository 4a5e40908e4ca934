"""Hints in a puzzle: from its proved solutions, in the same three steps as everywhere."""

from flow_desktop.app.language import _
from flow_desktop.bots.advice import Advice
from flow_desktop.bots.advisor import Status
from flow_desktop.bots.hand import Weighed
from flow_desktop.bots.puzzle import Puzzle, key_of, roll_of, ways_on
from flow_desktop.bots.thinking import Question
from flow_desktop.engine.state import Phase
from flow_desktop.scenes.hints.hints import KEY, Hints
from flow_desktop.scenes.hints.words import die_words
from flow_desktop.scenes.play.bubble import Saying


class PuzzleGuide:
    """Knows all solutions, so also when a try has left them all."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._right = ways_on(puzzle)
        self.status = Status.IDLE
        self._answer: Advice | None = None

    def start(self) -> None:
        """Nothing has to be made ready."""

    def ask(self, question: Question) -> None:
        """Look the moment up."""
        command = self._right.get(key_of(question.state))
        self.status = Status.THINKING if command is not None else Status.IMPOSSIBLE
        self._answer = None if command is None else Advice(command, (), 0.0, ranking=(Weighed(command, 0.0),))

    def poll(self) -> Advice | None:
        """The answer, once."""
        answer, self._answer = self._answer, None
        if answer is not None:
            self.status = Status.DONE
        return answer

    def cancel(self) -> None:
        """Forget the question."""
        self.status, self._answer = Status.IDLE, None

    def close(self) -> None:
        """Nothing has to be closed."""


class PuzzleHints(Hints):
    """The usual hints; where no solution leads on, they say so."""

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(PuzzleGuide(puzzle))
        self._puzzle = puzzle

    def _lost(self) -> None:
        self.clear()
        words = _("From here the goal is out of reach. Undo a move.")
        self.play.teller.not_now(words)
        self.play.bubble.say(Saying(words, key=KEY))

    def wave_words(self) -> str:
        """Which die to choose, where that is the last step of the solution."""
        die = roll_of(self._puzzle) if self.play.table.state.turn.phase is Phase.WAVE else None
        return die_words(die) if die is not None else super().wave_words()
