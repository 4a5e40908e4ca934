"""B5: whatever a voice does, the program goes on; without one the words go elsewhere."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import sleep

from flow_desktop.app.voice.engine import Diction, Engine, EngineError
from flow_desktop.app.voice.finding import find_engine
from flow_desktop.app.voice.speaker import FAULTS, Speaker
from flow_desktop.app.voice.urgency import Urgency

PATIENCE = 10.0


class Reciter:
    """An engine that speaks until it is told that the text has ended; notes what was begun and cut off."""

    name = "reciter"

    def __init__(self, broken: bool = False) -> None:
        self.begun: list[str] = []
        self.dictions: list[Diction] = []
        self.cut: list[str] = []
        self.broken = broken
        self.speaking = ""
        self.happened = threading.Condition()
        self.closed = False

    def begin(self, text: str, diction: Diction) -> None:
        with self.happened:
            self.begun.append(text)
            self.dictions.append(diction)
            self.speaking = "" if self.broken else text
            self.happened.notify_all()
        if self.broken:
            raise EngineError("it has gone")

    def stop(self) -> None:
        with self.happened:
            if self.speaking:
                self.cut.append(self.speaking)
            self.speaking = ""
            self.happened.notify_all()

    def busy(self) -> bool:
        return bool(self.speaking)

    def close(self) -> None:
        self.closed = True

    def end(self) -> None:
        with self.happened:
            self.speaking = ""

    def until(self, count: int) -> None:
        with self.happened:
            assert self.happened.wait_for(lambda: len(self.begun) >= count, PATIENCE), self.begun


@contextmanager
def speaking(find: Callable[[], Engine | None], **how: Callable[[str], None] | float) -> Iterator[Speaker]:
    speaker = Speaker(find, **how)  # type: ignore[arg-type]
    try:
        yield speaker
    finally:
        speaker.close()


def test_what_comes_in_the_same_moment_is_said_by_its_urgency_and_nothing_is_lost() -> None:
    engine = Reciter()
    with speaking(lambda: engine, breath=0.5) as speaker:
        for text, urgency in (
            ("Pile 2, 6 tiles", Urgency.FOCUS),
            ("Pip places a bend", Urgency.EVENT),
            ("Last turn before the wave!", Urgency.WARNING),
        ):
            speaker.speak(text, urgency)
            sleep(0.01)  # a frame later
        engine.until(1)
        engine.end()
        engine.until(2)
    assert engine.begun == ["Last turn before the wave!", "Pip places a bend"]
    assert engine.cut in ([], ["Pip places a bend"]), "only the end of the program cuts it off"


def test_a_warning_cuts_off_an_event_and_the_rest_follows() -> None:
    engine = Reciter()
    with speaking(lambda: engine) as speaker:
        speaker.speak("Pip places a long tee", Urgency.EVENT)
        engine.until(1)
        speaker.speak("The cat has a path", Urgency.EVENT)
        speaker.speak("Ten seconds!", Urgency.WARNING)
        engine.until(2)
        engine.end()
        engine.until(3)
    assert engine.begun == ["Pip places a long tee", "Ten seconds!", "The cat has a path"]
    assert engine.cut[0] == "Pip places a long tee"
    assert engine.closed


def test_what_has_the_focus_waits_until_the_event_was_said() -> None:
    engine = Reciter()
    with speaking(lambda: engine) as speaker:
        speaker.speak("Pip draws a bend", Urgency.EVENT)
        engine.until(1)
        speaker.speak("a1", Urgency.FOCUS)
        speaker.speak("a2", Urgency.FOCUS)
        assert engine.cut == []
        engine.end()
        engine.until(2)
    assert engine.begun == ["Pip draws a bend", "a2"]


def test_hush_ends_what_is_said_and_what_waits() -> None:
    engine = Reciter()
    with speaking(lambda: engine) as speaker:
        speaker.speak("one", Urgency.EVENT)
        engine.until(1)
        speaker.speak("two", Urgency.EVENT)
        speaker.hush()
        with engine.happened:
            assert engine.happened.wait_for(lambda: engine.cut == ["one"], PATIENCE)
        speaker.speak("three", Urgency.EVENT)
        engine.until(2)
    assert engine.begun == ["one", "three"]


def test_a_manner_counts_from_the_next_text_on() -> None:
    engine = Reciter()
    with speaking(lambda: engine) as speaker:
        speaker.use(Diction("pl", 150, 40))
        speaker.speak("raz", Urgency.EVENT)
        engine.until(1)
    assert engine.dictions == [Diction("pl", 150, 40)]


def test_an_engine_that_fails_again_and_again_is_given_up_for_the_next() -> None:
    broken, whole = Reciter(broken=True), Reciter()
    engines: list[Engine] = [broken, whole]
    with speaking(lambda: engines.pop(0)) as speaker:
        for number in range(FAULTS):
            speaker.speak(str(number), Urgency.EVENT)
        broken.until(FAULTS)
        speaker.speak("at last", Urgency.EVENT)
        whole.until(1)
        assert broken.closed, "nothing of it is left behind"
    assert whole.begun == ["at last"]


def test_an_engine_that_cannot_be_stopped_is_closed_all_the_same() -> None:
    class Deaf(Reciter):
        def stop(self) -> None:
            raise EngineError("it has gone")

    engine = Deaf()
    with speaking(lambda: engine):
        pass
    assert engine.closed


def test_without_a_voice_the_words_are_handed_on() -> None:
    handed, there = list[str](), threading.Event()

    def without(text: str) -> None:
        handed.append(text)
        there.set()

    with speaking(lambda: None, without=without) as speaker:
        speaker.speak("hello", Urgency.EVENT)
        assert there.wait(PATIENCE)
    assert handed == ["hello"]


def test_an_engine_that_cannot_be_made_is_passed_over() -> None:
    def absent() -> Engine:
        raise EngineError("not there")

    def strange() -> Engine:
        raise RuntimeError("a library of somebody else")

    engine = Reciter()
    assert find_engine("player", iter([absent, strange, lambda: engine])) is engine
    assert find_engine("player", iter([absent, strange])) is None
