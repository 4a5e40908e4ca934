"""Speech Dispatcher, the voice of Linux desktops and of Orca, by its own protocol (SSIP) over its socket."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Final

from flow_desktop.app.voice.engine import USUAL_RATE, Diction, EngineError

PATIENCE: Final = 2.0
_SPAWN: Final = ("speech-dispatcher", "--spawn")
_OK: Final = "2"
_END_EVENTS: Final = frozenset({"702", "703"})
_LONGEST_LINE: Final = 1 << 16


class SpeechDispatcher:
    """A connection to the dispatcher. It is told what to say, and tells when that has ended."""

    name = "Speech Dispatcher"

    def __init__(self, client: str, address: Path | None = None) -> None:
        try:
            self._socket = _connected(address or usual_address(), spawn=address is None)
        except (OSError, subprocess.SubprocessError) as error:
            raise EngineError("Speech Dispatcher does not answer") from error
        self._unread = b""
        self._message = ""
        self._diction: Diction | None = None
        try:
            self._ask(f"SET self CLIENT_NAME player:{_word(client)}:main")
            self._ask("SET self NOTIFICATION END ON")
            self._ask("SET self NOTIFICATION CANCEL ON")
        except EngineError:
            self._socket.close()
            raise

    def begin(self, text: str, diction: Diction) -> None:
        """Cancel what this program said, and say this."""
        self.stop()
        if diction != self._diction:
            self._ask(f"SET self LANGUAGE {_word(diction.language)}")
            self._ask(f"SET self RATE {dispatcher_rate(diction.rate)}")
            self._ask(f"SET self VOLUME {2 * diction.volume - 100}")
            self._diction = diction
        self._ask("SPEAK")
        lines = [f".{line}" if line.startswith(".") else line for line in text.splitlines()] or [""]
        answer = self._ask("\r\n".join([*lines, "."]))
        self._message = next((line[4:] for line in answer if line.startswith("225-")), "")

    def stop(self) -> None:
        """Cancel what this program said; other programs go on."""
        if self._message:
            self._message = ""
            self._ask("CANCEL self")

    def busy(self) -> bool:
        """Whether the end of the last text has not been told yet."""
        self._socket.setblocking(False)
        try:
            while self._message and (line := self._line_there()):
                self._notice(line)
        finally:
            self._socket.settimeout(PATIENCE)
        return bool(self._message)

    def close(self) -> None:
        """Say goodbye."""
        with contextlib.suppress(EngineError):
            self._ask("QUIT")
        self._socket.close()

    def _ask(self, command: str) -> list[str]:
        """Send a command; returns its answer. Events that come in between are noticed."""
        try:
            self._socket.sendall(f"{command}\r\n".encode())
            answer = list[str]()
            while True:
                line = self._line()
                if line.startswith("7"):
                    self._notice(line)
                    continue
                answer.append(line)
                if line[3:4] == " ":
                    break
        except OSError as error:
            raise EngineError("Speech Dispatcher has gone") from error
        if not answer[-1].startswith(_OK):
            raise EngineError(f"Speech Dispatcher said {answer[-1]}")
        return answer

    def _notice(self, line: str) -> None:
        """An event comes in several lines: the message, the client, then what happened.

        `702` is its end and `703` that it was cancelled; the lines before are `702-MESSAGE` and `702-CLIENT`.
        """
        code, rest = line[:3], line[4:]
        if code in _END_EVENTS and line[3:4] == "-" and rest == self._message:
            self._message = ""

    def _line(self) -> str:
        while b"\r\n" not in self._unread:
            self._read()
        return self._first_line()

    def _line_there(self) -> str:
        try:
            return self._line()
        except BlockingIOError:
            return ""
        except OSError as error:
            raise EngineError("Speech Dispatcher has gone") from error

    def _read(self) -> None:
        got = self._socket.recv(4096)
        if not got or len(self._unread) > _LONGEST_LINE:
            raise ConnectionResetError("no more from Speech Dispatcher")
        self._unread += got

    def _first_line(self) -> str:
        line, _, self._unread = self._unread.partition(b"\r\n")
        return line.decode("utf-8", "replace")


def usual_address() -> Path:
    """Where the dispatcher listens: as the environment says, else below the user's run-time folder."""
    named = os.environ.get("SPEECHD_ADDRESS", "")
    if named.startswith("unix_socket:"):
        return Path(named.removeprefix("unix_socket:"))
    runtime = os.environ.get("XDG_RUNTIME_DIR") or str(Path.home() / ".cache")
    return Path(runtime) / "speech-dispatcher" / "speechd.sock"


def _connected(address: Path, spawn: bool) -> socket.socket:
    """A connection; the dispatcher is woken when nobody listens, as its own programs do."""
    try:
        return _opened(address)
    except OSError:
        program = shutil.which(_SPAWN[0]) if spawn else None
        if program is None:
            raise
    subprocess.run(
        [program, *_SPAWN[1:]],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=5,
        check=False,
    )
    return _opened(address)


def _opened(address: Path) -> socket.socket:
    if not hasattr(socket, "AF_UNIX"):
        raise OSError("no such sockets here")
    made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        made.settimeout(PATIENCE)
        made.connect(str(address))
    except OSError:
        made.close()
        raise
    return made


def dispatcher_rate(percent: int) -> int:
    """From per cent to -100 (slowest) … 0 … 100."""
    if percent <= USUAL_RATE:
        return max(-100, 2 * (percent - USUAL_RATE))
    return min(100, (percent - USUAL_RATE) // 2)


def _word(text: str) -> str:
    """As one word of a command: nothing in it can end the line."""
    return "".join(letter for letter in text if letter.isalnum() or letter in "-_") or "player"
