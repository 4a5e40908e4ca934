"""B5: the running screen reader, or the system's voice, through Prism."""

import sys
from types import ModuleType
from typing import Any

import pytest

from flow_desktop.app.voice.engine import Diction, EngineError
from flow_desktop.app.voice.finding import candidates
from flow_desktop.app.voice.prism import LETTERS_A_SECOND, Prism


class SystemVoice:
    """As Prism's `Backend` behaves for a voice of the system: it can say and set everything."""

    name = "SAPI"
    rate, volume, voice, speaking = 0.5, 1.0, 0, False
    voices = ("en-US", "de_AT", "pl")

    def __init__(self) -> None:
        self.said: list[tuple[str, bool]] = []

    @property
    def voices_count(self) -> int:
        return len(self.voices)

    def get_voice_language(self, number: int) -> str:
        return self.voices[number]

    def output(self, text: str, interrupt: bool) -> None:
        if not text or "\0" in text:
            raise ValueError("Text MUST NOT be empty")
        self.said.append((text, interrupt))

    def stop(self) -> None:
        self.said.append(("", True))


class ScreenReader(SystemVoice):
    """As NVDA's: it speaks and stops, and knows nothing else. Its rate and its voice are its own affair."""

    name = "NVDA"
    _refused = frozenset({"rate", "volume", "voice", "speaking", "voices_count"})

    def __getattribute__(self, name: str) -> Any:
        if name in ScreenReader._refused:
            raise RuntimeError("not implemented")
        return super().__getattribute__(name)

    def __setattr__(self, name: str, value: object) -> None:
        if name in ScreenReader._refused:
            raise RuntimeError("not implemented")
        super().__setattr__(name, value)


def installed(monkeypatch: pytest.MonkeyPatch, voice: object | None) -> None:
    """Let Prism be there and find that voice; without one it raises ValueError, as it really does."""

    class Context:
        def acquire_best(self) -> object:
            if voice is None:
                raise ValueError("Invalid or unsupported backend")
            return voice

    library = ModuleType("prism")
    library.__dict__["Context"] = Context
    monkeypatch.setitem(sys.modules, "prism", library)


def test_without_the_library_or_without_a_voice_something_else_speaks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    installed(monkeypatch, None)
    with pytest.raises(EngineError):
        Prism()
    monkeypatch.setitem(sys.modules, "prism", None)
    with pytest.raises(EngineError):
        Prism()


def test_the_systems_voice_speaks_the_language_as_fast_and_loud_as_wished(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    voice = SystemVoice()
    installed(monkeypatch, voice)
    engine = Prism()
    engine.begin("Guten\0Tag", Diction("de", 150, 40))
    assert voice.said == [("Guten Tag", False)]
    assert (voice.rate, voice.volume, voice.voice) == (0.75, 0.4, 1)
    engine.begin("Buongiorno", Diction("it", 300, 40))
    assert (voice.rate, voice.voice) == (1.0, 1), "a language that nobody speaks changes no voice"
    voice.speaking = True
    assert engine.busy()


def test_a_reader_that_cannot_say_when_it_has_ended_is_given_its_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """B4: two events follow each other; the second does not cut off the first."""
    reader, clock = ScreenReader(), [5.0]
    installed(monkeypatch, reader)
    engine = Prism(lambda: clock[0])
    words = "Pip places a bend. " * 4
    engine.begin(words, Diction("pl", 200, 50))
    assert reader.said == [(words, False)] and engine.busy()
    clock[0] += len(words) / LETTERS_A_SECOND
    assert not engine.busy()
    engine.begin("Ten seconds!", Diction("pl", 200, 50))
    engine.stop()
    assert not engine.busy() and reader.said[-1] == ("", True)


def test_whatever_it_raises_is_an_error_of_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    voice = SystemVoice()
    installed(monkeypatch, voice)
    engine = Prism()
    with pytest.raises(EngineError):
        engine.begin("", Diction())
    monkeypatch.setattr(voice, "stop", None)
    with pytest.raises(EngineError):
        engine.stop()


@pytest.mark.parametrize(("platform", "first"), [("win32", Prism), ("darwin", Prism)])
def test_on_windows_and_mac_a_running_reader_is_asked_first(platform: str, first: type) -> None:
    made = list(candidates("Flow", platform))
    assert made[0] is first and len(made) == 2
    assert Prism not in list(candidates("Flow", "linux"))
