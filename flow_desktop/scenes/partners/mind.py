"""Who thinks for the partners: a worker beside the program, so that no frame waits for a thought.

When the worker dies or hangs, the move is weighed here instead: that may cost a frame, never the game.
"""

from typing import Protocol

from flow_desktop.asking import Thinking
from flow_desktop.bots.advice import Advice
from flow_desktop.bots.advisor import Advisor
from flow_desktop.bots.hand import choose
from flow_desktop.bots.partners import Partner
from flow_desktop.bots.thinking import Question, advise
from flow_desktop.engine.commands import Roll
from flow_desktop.rounds import TableView
from flow_desktop.rounds.pace import pace_at


class Mind(Protocol):
    """Where partners' thoughts come from; `lost` counts those that had to be thought here after all."""

    @property
    def lost(self) -> int:
        """How many thoughts had to be thought here."""

    def ask(self, table: TableView, partner: Partner) -> None:
        """Think about the game as it is; what was asked before is forgotten."""

    def answer(self) -> Advice | None:
        """What was thought; None as long as nothing has come."""

    def forget(self) -> None:
        """Nobody waits for an answer any more."""

    def roll(self, table: TableView) -> Roll:
        """How the dice of a wave are rolled."""

    def close(self) -> None:
        """The table is left."""


def asked(table: TableView, partner: Partner) -> Question:
    """The question of a partner: what to do now. It needs no win chance, which takes longest."""
    return Question(table.state, pace_at(table), str(partner), rollouts=0, seed=table.options.seed)


class AtOnce:
    """Thinks here and now, unless there is an advisor: a worker, which is started anew when it fails."""

    def __init__(self, advisor: Advisor | None = None) -> None:
        self._thinking: Thinking[Question, Advice] = Thinking(advise, advisor)
        self._thinking.start()

    @property
    def lost(self) -> int:
        """How often it had to be thought here after all."""
        return self._thinking.lost

    def ask(self, table: TableView, partner: Partner) -> None:
        """Ask; the answer comes when it comes."""
        self._thinking.ask(asked(table, partner))

    def answer(self) -> Advice | None:
        """What has come; or, from a worker that is lost, what is thought here instead."""
        return self._thinking.answer()

    def forget(self) -> None:
        """Whoever thinks rests."""
        self._thinking.forget()

    def roll(self, table: TableView) -> Roll:
        """The die that costs less, where one can be chosen."""
        rolled = choose(table.state, pace_at(table))
        return rolled if isinstance(rolled, Roll) else Roll()

    def close(self) -> None:
        """Whoever thinks ends."""
        self._thinking.close()


def beside_the_program() -> AtOnce:
    """Thinks in a process of its own."""
    return AtOnce(Advisor())
