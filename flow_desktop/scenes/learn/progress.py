"""How far a part of a lesson has come: worked out from what has happened, so that taking back just works."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from flow_desktop.engine import Result
from flow_desktop.engine.refusals import Code
from flow_desktop.rounds import Entry
from flow_desktop.scenes.learn.lesson import WON, LessonPart, LessonStep


@dataclass(slots=True)
class Progress:
    """Follows one part; `refusals` are what was tried out, each with how many commands were done by then."""

    part: LessonPart
    refusals: list[tuple[int, Code]] = field(default_factory=list)

    def note_refusal(self, code: Code, moves: Sequence[Entry]) -> None:
        """The rules said no."""
        self.refusals.append((len(moves), code))

    def note_moves(self, moves: Sequence[Entry]) -> None:
        """Commands were done or taken back; what was tried after those that are gone is forgotten."""
        self.refusals = [tried for tried in self.refusals if tried[0] <= len(moves)]

    def done(self, moves: Sequence[Entry]) -> int:
        """How many steps are done."""
        steps, reached = self.part.steps, 0
        for number in range(len(moves) + 1):
            if number and reached < len(steps):
                reached += _is_met(steps[reached], moves[number - 1])
            tried = (code for at, code in self.refusals if at == number)
            reached += _tried(steps[reached:], tried)
        return reached

    def step(self, moves: Sequence[Entry]) -> LessonStep | None:
        """What is to be done now; None when all is done."""
        reached = self.done(moves)
        return self.part.steps[reached] if reached < len(self.part.steps) else None


def _is_met(step: LessonStep, entry: Entry) -> bool:
    if step.until == WON:
        return entry.step.state.result is Result.WON
    return step.allows(entry.command)


def _tried(steps: Sequence[LessonStep], codes: Iterable[Code]) -> int:
    """How many of the next steps were to try something out, and it was."""
    reached = 0
    for code in codes:
        if reached < len(steps) and code in steps[reached].tries:
            reached += 1
    return reached
