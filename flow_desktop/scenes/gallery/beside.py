"""Who sits beside the players of an exhibit: as at every table, but thinking at once and always the same."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from flow_desktop.app.scene import Scene
from flow_desktop.bots.advice import Advice, Chance
from flow_desktop.bots.advisor import Status
from flow_desktop.bots.thinking import Question, think
from flow_desktop.rounds import Table
from flow_desktop.scenes.hints.caution import Caution
from flow_desktop.scenes.hints.hints import Hints
from flow_desktop.scenes.hints.tutor import Tutor
from flow_desktop.scenes.play.scene import PlayScene

TRIED: Final = Chance(26, 40)


class Prompter:
    """Thinks at once and here: a picture is the same every time, and waits for no other process."""

    def __init__(self) -> None:
        self.status = Status.IDLE
        self._thoughts: Iterator[Advice] = iter(())

    def start(self) -> None:
        """It is always there."""

    def ask(self, question: Question) -> None:
        """Think, then try out some games, always the same."""
        first = next(thought for thought in think(replace(question, rollouts=0)) if thought is not None)
        self._thoughts = iter((replace(first, win=None), replace(first, win=TRIED)))
        self.status = Status.THINKING

    def poll(self) -> Advice | None:
        """One thought with each frame."""
        thought = next(self._thoughts, None)
        if thought is None:
            self.status = Status.DONE
        return thought

    def cancel(self) -> None:
        """Forget it."""
        self.status = Status.IDLE

    close = cancel


def at_table(table: Table) -> Scene:
    """A game with everybody beside it who helps at a table."""
    return PlayScene(table, Caution(), Hints(Prompter()), Tutor(Prompter()))
