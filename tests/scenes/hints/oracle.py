"""Whoever is asked in the tests: answers what it was told to, when it is told to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from flow_desktop.bots.advice import Advice, Chance, Reason, ReasonCode
from flow_desktop.bots.advisor import Status
from flow_desktop.bots.hand import Weighed, rank
from flow_desktop.bots.pace import USUAL_PACE
from flow_desktop.bots.thinking import Question
from flow_desktop.engine import GameState
from flow_desktop.engine.commands import Command
from flow_desktop.engine.geometry import Animal
from flow_desktop.engine.legal import legal

WHY = (Reason(ReasonCode.NEARS, (Animal.CAT,)), Reason(ReasonCode.OFF_THE_LINES))


def advice_for(state: GameState, command: Command | None = None) -> Advice:
    """Advice to do this; without a wish, to do the first legal thing."""
    wanted = command if command is not None else legal(state)[0]
    return Advice(wanted, WHY, 1.0, None, tuple(rank(state, USUAL_PACE)))


class Oracle:
    """An `Advisory` without a process."""

    def __init__(self) -> None:
        self.status = Status.IDLE
        self.questions: list[Question] = []
        self.started = self.closed = 0
        self.wish: Command | None = None
        self.order: Sequence[Command] = ()
        """How it ranks what can be done; empty: as the policy does."""
        self._answers: list[Advice] = []

    def start(self) -> None:
        self.started += 1

    def ask(self, question: Question) -> None:
        self.questions.append(question)
        self.status = Status.THINKING

    def answer(self, win: Chance | None = None, command: Command | None = None) -> None:
        """Let an answer come with the next frame."""
        advice = advice_for(self.questions[-1].state, command or self.wish)
        ranking = weighed(self.order) if self.order else advice.ranking
        self._answers.append(replace(advice, win=win, ranking=ranking))

    def poll(self) -> Advice | None:
        return self._answers.pop(0) if self._answers else None

    def cancel(self) -> None:
        self.status = Status.IDLE
        self._answers.clear()

    def close(self) -> None:
        self.closed += 1
        self.cancel()


def weighed(commands: Sequence[Command]) -> tuple[Weighed, ...]:
    """Commands in this order, each a tile worse than the one before."""
    return tuple(Weighed(command, float(place)) for place, command in enumerate(commands))
