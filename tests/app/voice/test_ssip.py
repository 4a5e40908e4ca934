"""B5: Speech Dispatcher by its protocol; the test's own dispatcher answers, and a real one where it is."""

import socket
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from flow_desktop.app.voice.engine import Diction, EngineError
from flow_desktop.app.voice.ssip import SpeechDispatcher
from tests.app.voice.recorded import recording, sound_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Speech Dispatcher is the voice of Linux")


class Dispatcher(threading.Thread):
    """Answers as the protocol says, notes each command and text, tells the end of a text when asked to."""

    def __init__(self, folder: Path, refuses: str = "") -> None:
        super().__init__(daemon=True)
        self.address = folder / "s"
        self.lines: list[str] = []
        self.texts: list[str] = []
        self._refuses = refuses
        self._listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._listening.bind(str(self.address))
        self._listening.listen()
        self._client: socket.socket | None = None
        self.start()

    def run(self) -> None:
        self._client = self._listening.accept()[0]
        with self._client.makefile("rb") as given:
            while line := given.readline():
                self._answer(line.decode().rstrip("\r\n"), given)

    def _answer(self, line: str, given: Iterator[bytes]) -> None:
        self.lines.append(line)
        if self._refuses and line.startswith(self._refuses):
            self._send("409 ERR RATE TOO LOW")
        elif line == "SPEAK":
            self._send("230 OK RECEIVING DATA")
            text = list[str]()
            for part in given:
                if part == b".\r\n":
                    break
                text.append(part.decode().rstrip("\r\n"))
            self.texts.append("\n".join(text))
            self._send(f"225-{len(self.texts)}", "225 OK MESSAGE QUEUED")
        else:
            self._send("208 OK")

    def end(self, message: int) -> None:
        self._send(f"702-{message}", "702-1", "702 END")

    def hang_up(self) -> None:
        assert self._client is not None
        self._client.shutdown(socket.SHUT_RDWR)

    def _send(self, *lines: str) -> None:
        assert self._client is not None
        self._client.sendall("".join(f"{line}\r\n" for line in lines).encode())


def waits_until_idle(engine: SpeechDispatcher) -> bool:
    last = time.monotonic() + 20
    while engine.busy():
        if time.monotonic() > last:
            return False
        time.sleep(0.01)
    return True


def test_a_text_is_spoken_as_it_is_until_its_end_is_told(tmp_path: Path) -> None:
    dispatcher = Dispatcher(tmp_path)
    engine = SpeechDispatcher("Flow", dispatcher.address)
    engine.begin("Größe\n.hidden\nSET self RATE 100", Diction("de", 150, 80))
    assert dispatcher.texts == ["Größe\n..hidden\nSET self RATE 100"]
    assert {"SET self LANGUAGE de", "SET self RATE 25", "SET self VOLUME 60"} <= set(dispatcher.lines)
    assert engine.busy()
    dispatcher.end(1)
    assert waits_until_idle(engine)
    engine.close()


def test_stopping_cancels_only_what_this_program_says(tmp_path: Path) -> None:
    dispatcher = Dispatcher(tmp_path)
    engine = SpeechDispatcher("Flow", dispatcher.address)
    engine.stop()
    assert not any("CANCEL" in line and "NOTIFICATION" not in line for line in dispatcher.lines)
    engine.begin("one", Diction())
    engine.stop()
    assert dispatcher.lines[-1] == "CANCEL self"
    assert not engine.busy()


def test_the_end_of_an_older_text_does_not_end_the_new_one(tmp_path: Path) -> None:
    dispatcher = Dispatcher(tmp_path)
    engine = SpeechDispatcher("Flow", dispatcher.address)
    engine.begin("one", Diction())
    engine.begin("two", Diction())
    dispatcher.end(1)
    engine.stop()  # an answer is read behind the event
    engine.begin("three", Diction())
    dispatcher.end(2)
    assert engine.busy()


def test_a_dispatcher_that_is_not_there_refuses_or_goes_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(EngineError):
        SpeechDispatcher("Flow", tmp_path / "nobody")
    dispatcher = Dispatcher(tmp_path, refuses="SET self RATE")
    engine = SpeechDispatcher("Flow", dispatcher.address)
    with pytest.raises(EngineError):
        engine.begin("one", Diction(rate=50))
    dispatcher.hang_up()
    with pytest.raises(EngineError):
        engine.begin("two", Diction())


def test_a_dispatcher_that_refuses_at_once_is_left(tmp_path: Path) -> None:
    dispatcher = Dispatcher(tmp_path, refuses="SET self NOTIFICATION")
    with pytest.raises(EngineError) as kept:  # and with it the connection, if nobody closes it
        SpeechDispatcher("Flow", dispatcher.address)
    dispatcher.join(5)
    assert not dispatcher.is_alive() and kept


def test_a_real_voice_is_heard_in_a_recording(tmp_path: Path) -> None:
    with recording(tmp_path) as (address, heard):
        _spoken(address)
    sound = sound_of(heard)
    assert sound.seconds > 2 and sound.peak > 2000


def _spoken(address: Path) -> None:
    engine = SpeechDispatcher("Flow", address)
    engine.begin("Round one. Ann begins. Join all four animals with the boat.", Diction("en"))
    assert waits_until_idle(engine)
    engine.begin("Das Wasser steigt.", Diction("de"))
    assert waits_until_idle(engine)
    engine.close()
