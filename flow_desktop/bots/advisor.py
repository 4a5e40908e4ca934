"""The advisor: asks the worker and never waits for it. A frame polls; what has come is the newest advice.

::

    advisor = Advisor()
    advisor.start()                        # early, so that the first answer comes soon; ``ask`` does it too
    advisor.ask(Question(table.state, pace_at(table)))    # what was asked before is forgotten
    advice = advisor.poll()                # every frame: a better answer, or None when nothing new has come
    advisor.status                         # IDLE, THINKING, DONE, LOST (ask again), OVER, IMPOSSIBLE
    advisor.cancel(); advisor.close()
"""

import time
from collections.abc import Callable
from multiprocessing.connection import Connection

from flow_desktop.asking import HANGS, Asker, Status
from flow_desktop.bots.advice import Advice, read_advice
from flow_desktop.bots.thinking import Question, write_question
from flow_desktop.bots.worker import serve

__all__ = ["HANGS", "Advisor", "Status"]


class Advisor(Asker[Advice]):
    """A client of one worker process."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        worker: Callable[[Connection], None] = serve,
    ) -> None:
        """``clock`` and ``worker`` are given by tests; a worker is a function at the top of a module."""
        super().__init__(worker, read_advice, clock)

    def ask(self, question: Question) -> None:
        """Ask, and forget what was asked before."""
        self.ask_about(write_question(question))
