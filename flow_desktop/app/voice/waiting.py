"""What waits to be said, and what it does to the words that are being said. No thread, no time."""

from __future__ import annotations

from collections import deque
from typing import Final

from flow_desktop.app.voice.urgency import ALL_SAID, Urgency
from flow_desktop.values import dataclass

MOST: Final = 12
"""So many texts wait at most; of those that tell what happened, the oldest is dropped first."""


@dataclass(frozen=True, slots=True)
class Utterance:
    """Words, and how urgent they are."""

    text: str
    urgency: Urgency


class Waiting:
    """The texts that wait: the most urgent first, in the order in which they came.

    >>> waiting = Waiting()
    >>> waiting.add(Utterance("b3: empty", Urgency.FOCUS), None)
    False
    >>> waiting.add(Utterance("Pip draws a bend", Urgency.EVENT), None)
    False
    >>> waiting.take().text
    'Pip draws a bend'
    """

    def __init__(self) -> None:
        self._texts: deque[Utterance] = deque()

    def __len__(self) -> int:
        return len(self._texts)

    def add(self, new: Utterance, spoken: Utterance | None) -> bool:
        """Let words wait; returns whether those being spoken (if any) are to be cut off for them.

        Words about the focus and answers replace those of their kind. What happened is said before the focus,
        an answer or a warning instead of it. Words that are cut off are not said again, but what happened and
        was not begun yet is said after a warning.
        """
        if new.urgency not in ALL_SAID:
            self._drop(new.urgency)
        if new.urgency > Urgency.EVENT:
            self._drop(Urgency.FOCUS)  # what has the focus is told again when it changes
        self._texts.append(new)
        while len(self._texts) > MOST:
            self._texts.remove(min(self._texts, key=lambda each: each.urgency))
        return spoken is not None and self._cuts_off(new, spoken)

    def take(self) -> Utterance | None:
        """The next to be spoken, or nothing."""
        if not self._texts:
            return None
        first = max(self._texts, key=lambda each: each.urgency)
        self._texts.remove(first)
        return first

    def clear(self) -> None:
        """Forget all that waits."""
        self._texts.clear()

    def _drop(self, urgency: Urgency) -> None:
        self._texts = deque(each for each in self._texts if each.urgency is not urgency)

    @staticmethod
    def _cuts_off(new: Utterance, spoken: Utterance) -> bool:
        if new.urgency is spoken.urgency:
            return new.urgency is not Urgency.EVENT
        return new.urgency > spoken.urgency
