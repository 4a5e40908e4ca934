"""The thread that speaks. No call of a voice can hold up a frame or end the program."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final

from flow_desktop.app.log import LOGGER
from flow_desktop.app.voice.engine import Diction, Engine
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.app.voice.waiting import Utterance, Waiting

LOOK: Final = 0.03
"""While something is spoken, the thread looks so often whether it has ended."""
BREATH: Final = 0.05
"""So long it waits before the first words: what comes within two frames is said by its urgency."""
FAULTS: Final = 3
"""After so many faults in a row another engine is looked for."""


class Speaker:
    """A voice for `Speech`: says texts by urgency with the engine found, or hands them to `without`."""

    def __init__(
        self,
        find: Callable[[], Engine | None],
        diction: Diction | None = None,
        without: Callable[[str], None] | None = None,
        waiting: Waiting | None = None,
        breath: float = BREATH,
    ) -> None:
        self._find = find
        self._without = without
        self._diction = diction or Diction()
        self._waiting = Waiting() if waiting is None else waiting
        self._breath = breath
        self._spoken: Utterance | None = None
        self._cut = self._closed = False
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
        self._thread.start()

    def speak(self, text: str, urgency: Urgency) -> None:
        """Say it as soon as its urgency allows."""
        with self._changed:
            self._cut |= self._waiting.add(Utterance(text, urgency), self._spoken)
            self._changed.notify()

    def hush(self) -> None:
        """Say nothing more of what was asked for so far."""
        with self._changed:
            self._waiting.clear()
            self._cut = True
            self._changed.notify()

    def use(self, diction: Diction) -> None:
        """Speak like this from the next text on."""
        with self._changed:
            self._diction = diction

    @property
    def busy(self) -> bool:
        """Whether something is being said or waits to be said."""
        with self._changed:
            return self._spoken is not None or len(self._waiting) > 0

    def close(self, patience: float = 2.0) -> None:
        """End the thread; a voice that hangs is left alone."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._thread.join(patience)

    def _run(self) -> None:
        engine, faults = self._found(), 0
        while self._wait():
            try:
                self._step(engine)
                faults = 0
            except Exception as error:
                LOGGER.info("voice: %s", error)
                with self._changed:
                    self._spoken = None
                faults += 1
                if faults >= FAULTS:
                    _let_go(engine)
                    engine, faults = self._found(), 0
        _let_go(engine)

    def _found(self) -> Engine | None:
        """Whoever can speak now; a search that fails has found nobody."""
        try:
            engine = self._find()
        except Exception as error:
            LOGGER.warning("voice: %r", error)
            engine = None
        return engine

    def _wait(self) -> bool:
        """Until there is something to do; False when it is to end."""
        with self._changed:
            while not (self._closed or self._waiting or self._cut or self._spoken is not None):
                self._changed.wait()
            if self._spoken is not None and not (self._cut or self._closed):
                self._changed.wait(LOOK)
            else:
                self._changed.wait_for(lambda: self._closed, self._breath)
            return not self._closed

    def _step(self, engine: Engine | None) -> None:
        """Cut off, see whether the last text has ended, begin the next."""
        with self._changed:
            cut, self._cut = self._cut, False
            speaking = self._spoken is not None
        if speaking and engine is not None:
            if cut:
                engine.stop()
            elif engine.busy():
                return
        with self._changed:
            self._spoken = new = self._waiting.take()
            diction = self._diction
        if new is None:
            return
        if engine is not None:
            engine.begin(new.text, diction)
            return
        with self._changed:
            self._spoken = None
        if self._without is not None:
            self._without(new.text)


def _let_go(engine: Engine | None) -> None:
    """Let an engine be silent and go; one that cannot even be stopped is closed all the same."""
    for end in () if engine is None else (engine.stop, engine.close):
        try:
            end()
        except Exception as error:
            LOGGER.info("voice: %s", error)
