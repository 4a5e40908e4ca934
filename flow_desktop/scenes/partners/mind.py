"""Who thinks for the partners: a worker beside the program, so that no frame waits for a thought.

When the worker dies or hangs, the move is weighed here instead: that may cost a frame, never the game.
"""

from typing import Protocol

from flow_desktop.bots.advice import Advice
from flow_desktop.bots.advisor import Advisor, Status
from flow_desktop.bots.hand import choose
from flow_desktop.bots.partners import Partner
from flow_desktop.bots.thinking import Question, advise
from flow_desktop.engine.commands import Roll
from flow_desktop.rounds import TableView
from flow_desktop.rounds.pace import pace_at


class Mind(Protocol):
    """Where partners' thoughts come from; `lost` counts those that had to be thought here after all."""

    lost: int

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
    """Thinks here and now: for when nobody else does."""

    def __init__(self) -> None:
        self.lost = 0
        self._thought: Advice | None = None

    def ask(self, table: TableView, partner: Partner) -> None:
        """Think."""
        self._thought = advise(asked(table, partner))

    def answer(self) -> Advice | None:
        """Once."""
        thought, self._thought = self._thought, None
        return thought

    def forget(self) -> None:
        """Nothing is on its way."""
        self._thought = None

    def roll(self, table: TableView) -> Roll:
        """The die that costs less, where one can be chosen."""
        rolled = choose(table.state, pace_at(table))
        return rolled if isinstance(rolled, Roll) else Roll()

    def close(self) -> None:
        """Nothing to end."""


class BesideTheProgram(AtOnce):
    """Asks a worker, which is started anew when it fails."""

    def __init__(self, advisor: Advisor | None = None) -> None:
        super().__init__()
        self._advisor = advisor or Advisor()
        self._advisor.start()
        self._asked: tuple[TableView, Partner] | None = None

    def ask(self, table: TableView, partner: Partner) -> None:
        """Ask; the answer comes when it comes."""
        self._asked = table, partner
        self._advisor.ask(asked(table, partner))

    def answer(self) -> Advice | None:
        """What has come; or, from a worker that is lost, what is thought here instead."""
        if self._asked is None:
            return None
        heard = self._advisor.poll()
        if heard is None and self._advisor.status in (Status.LOST, Status.IMPOSSIBLE):
            self.lost += 1
            super().ask(*self._asked)
            heard = super().answer()
        if heard is not None:
            self._asked = None
        return heard

    def forget(self) -> None:
        """The worker rests."""
        if self._asked is not None:
            self._advisor.cancel()
        self._asked = None

    def close(self) -> None:
        """The worker ends."""
        self._advisor.close()
