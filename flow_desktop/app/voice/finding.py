"""Which engine speaks here."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

from flow_desktop.app.log import LOGGER
from flow_desktop.app.voice.commands import COMMANDS, ByCommand
from flow_desktop.app.voice.engine import Engine, EngineError
from flow_desktop.app.voice.prism import Prism
from flow_desktop.app.voice.ssip import SpeechDispatcher


def candidates(client: str, platform: str = sys.platform) -> Iterator[Callable[[], Engine]]:
    """What can be tried on this system, the best first."""
    if platform == "linux":
        yield lambda: SpeechDispatcher(client)
    else:
        yield Prism
    if platform in COMMANDS:
        yield lambda: ByCommand(COMMANDS[platform])


def find_engine(client: str, among: Iterator[Callable[[], Engine]] | None = None) -> Engine | None:
    """The first that answers; nothing when none does. It is asked for in the speaker's thread."""
    for make in candidates(client) if among is None else among:
        try:
            engine = make()
        except EngineError as error:
            LOGGER.info("voice: %s", error)
        except Exception as error:
            LOGGER.warning("voice: %r", error)
        else:
            LOGGER.info("voice: %s", engine.name)
            return engine
    return None
