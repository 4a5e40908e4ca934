"""B5: without any voice the words go to the clipboard; where there is none either, the game goes on."""

import threading
from collections.abc import Callable

import pytest

from flow_desktop.app import shell as shells
from flow_desktop.app.clipboard import copy, paste
from flow_desktop.app.shell import Shell
from flow_desktop.app.voice.engine import Diction, Engine, EngineError
from flow_desktop.app.voice.finding import find_engine
from flow_desktop.app.voice.speaker import Speaker
from tests.app.scenes import shell

PATIENCE = 10.0


def voiceless(find: Callable[[], Engine | None]) -> tuple[Shell, threading.Event]:
    """A program whose voice is switched on, and finds nobody to speak; the event tells of words left over."""
    console, left = shell(), threading.Event()

    def voices(diction: Diction, without: Callable[[str], None]) -> Speaker:
        def note(text: str) -> None:
            without(text)
            left.set()

        return Speaker(find, diction, note)

    console.voices = voices
    console.toggle_voice()
    return console, left


def nobody() -> Engine | None:
    def absent() -> Engine:
        raise EngineError("not there")

    return find_engine("Flow", iter([absent, absent]))


@pytest.mark.parametrize("there", [True, False])
def test_what_nobody_says_can_be_pasted(there: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    copied = list[str]()

    def copying(text: str) -> bool:
        copied.append(text)
        return there and copy(text)

    monkeypatch.setattr(shells, "copy", copying)
    console, left = voiceless(nobody)
    assert left.wait(PATIENCE)
    console.copy_unspoken()
    console.copy_unspoken()
    console.end_voice()
    assert copied == ["The voice is on."], "once, and only what was said"
    assert list(console.speech.spoken) == ["The voice is on."], "the log has it in any case"
    if there:
        assert paste() == "The voice is on."


def test_a_search_for_a_voice_that_fails_ends_nothing() -> None:
    def broken() -> Engine | None:
        raise OSError("no sound on this machine")

    console, left = voiceless(broken)
    assert left.wait(PATIENCE), "the words go where they go without a voice"
    console.speech.say("Round 1.")
    console.end_voice()
