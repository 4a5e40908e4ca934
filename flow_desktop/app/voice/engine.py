"""What can really speak."""

from typing import Final, Protocol

from flow_desktop.values import dataclass

USUAL_RATE: Final = 100


@dataclass(frozen=True, slots=True)
class Diction:
    """How to speak: the language as a code ("de"), the rate in per cent of the usual, the volume 0-100."""

    language: str = "en"
    rate: int = USUAL_RATE
    volume: int = 100


class EngineError(Exception):
    """The engine is not there, or has gone."""


class Engine(Protocol):
    """One voice. Whatever goes wrong in it is an `EngineError`."""

    name: str

    def begin(self, text: str, diction: Diction) -> None:
        """Say it. It is asked for when the text before has ended or was stopped."""

    def stop(self) -> None:
        """Say nothing more."""

    def busy(self) -> bool:
        """Whether it is still speaking."""

    def close(self) -> None:
        """Let it go."""
