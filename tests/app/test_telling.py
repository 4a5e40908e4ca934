"""Captions, speech, the log and the clipboard."""

from pathlib import Path

from flow_desktop.app import clipboard
from flow_desktop.app.captions import MOST_SHOWN, CaptionKind, Captions
from flow_desktop.app.folders import Folders
from flow_desktop.app.log import LARGEST_LOG, LOGGER, close_log, open_log
from flow_desktop.app.speech import Speech
from flow_desktop.app.voice.urgency import Urgency


def texts(captions: Captions) -> list[str]:
    return [caption.text for caption in captions.shown]


def test_captions_come_and_go() -> None:
    captions = Captions()
    captions.show("one", seconds=2)
    captions.advance(1.5)
    captions.show("two", seconds=2)
    assert texts(captions) == ["one", "two"]
    captions.advance(1.0)
    assert texts(captions) == ["two"]
    captions.advance(1.0)
    assert texts(captions) == []
    assert [caption.text for caption in captions.log] == ["one", "two"]


def test_some_captions_stay_until_they_are_cleared() -> None:
    captions = Captions()
    captions.show("read me", seconds=None)
    captions.advance(10_000)
    assert texts(captions) == ["read me"]
    captions.clear()
    assert texts(captions) == []


def test_the_same_caption_is_not_shown_twice_and_few_are_shown_at_once() -> None:
    captions = Captions()
    for text in ("a", "b", "a"):
        captions.show(text)
    assert texts(captions) == ["b", "a"]
    for text in "cdefg":
        captions.show(text)
    assert texts(captions) == list("efg")
    assert len(captions.shown) == MOST_SHOWN


def test_switched_off_captions_still_show_warnings_and_refusals() -> None:
    captions = Captions()
    captions.all_shown = False
    captions.show("splash", CaptionKind.SOUND)
    captions.show("ten seconds", CaptionKind.WARNING)
    captions.show("does not fit", CaptionKind.REFUSAL)
    assert texts(captions) == ["ten seconds", "does not fit"]


def test_a_change_is_told_once() -> None:
    captions = Captions()
    captions.show("x")
    assert captions.take_changed()
    assert not captions.take_changed()


def test_speech_is_a_log_and_a_voice_when_there_is_one() -> None:
    class Listening:
        def __init__(self) -> None:
            self.said: list[tuple[str, Urgency]] = []

        def speak(self, text: str, urgency: Urgency) -> None:
            self.said.append((text, urgency))

        def hush(self) -> None:
            self.said.clear()

    silent = Speech()
    silent.say("hello")
    silent.say("")
    assert (list(silent.spoken), silent.last) == (["hello"], "hello")
    voice = Listening()
    Speech(voice).say("Ten seconds!", Urgency.WARNING)
    assert voice.said == [("Ten seconds!", Urgency.WARNING)]


def test_what_was_said_is_said_again_and_asked_again_what_was_said_before_that() -> None:
    speech = Speech()
    assert speech.repeat() == "" and not speech.spoken
    for words in ("one", "two", "three"):
        speech.say(words)
    assert [speech.repeat() for _ in range(4)] == ["three", "two", "one", "one"]
    speech.say("four")
    assert speech.repeat() == "four", "something new begins anew"


def test_the_log_is_written_and_stays_small(tmp_path: Path) -> None:
    assert open_log(Folders(tmp_path / "new"))
    try:
        for _ in range(3000):
            LOGGER.info("x" * 1000)
        sizes = [path.stat().st_size for path in (tmp_path / "new").iterdir()]
        assert max(sizes) <= LARGEST_LOG
        assert len(sizes) <= 3
    finally:
        close_log()


def test_a_log_that_cannot_be_written_is_silent(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert open_log(Folders(blocked)) is False
    LOGGER.warning("nobody reads this")
    close_log()


def test_without_a_system_clipboard_the_program_still_knows_what_was_copied() -> None:
    clipboard.copy("WAVE-7")
    assert clipboard.paste() == "WAVE-7"
