"""A voice by command: a program of the system is started for each text and ended to cut it off."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from typing import Final

from flow_desktop.app.voice.engine import USUAL_RATE, Diction, EngineError
from flow_desktop.app.voice.ssip import dispatcher_rate

WORDS_A_MINUTE: Final = 175
_SAPI: Final = (
    "Add-Type -AssemblyName System.Speech;"
    "$v=New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "$l=[Environment]::GetEnvironmentVariable('VOICE_LANGUAGE');"
    "foreach($i in $v.GetInstalledVoices()){"
    "if($i.VoiceInfo.Culture.TwoLetterISOLanguageName -eq $l){$v.SelectVoice($i.VoiceInfo.Name);break}};"
    "$v.Rate={rate};$v.Volume={volume};"
    "[Console]::InputEncoding=[Text.Encoding]::UTF8;"
    "$v.Speak([Console]::In.ReadToEnd())"
)
"""The text comes by standard input and never becomes part of a command."""


def spd_say(diction: Diction) -> list[str]:
    """Speech Dispatcher's own command; `-w` stays until it was said, `-e` reads the text from its input."""
    rate = dispatcher_rate(diction.rate)
    volume = 2 * diction.volume - 100
    return ["spd-say", "-w", "-l", diction.language, "-r", str(rate), "-i", str(volume), "-e"]


def say(diction: Diction) -> list[str]:
    """The command of macOS; the voice is the one that the system's settings say."""
    return ["say", "-r", str(WORDS_A_MINUTE * diction.rate // USUAL_RATE), "-f", "-"]


def powershell(diction: Diction) -> list[str]:
    """SAPI through PowerShell."""
    rate = max(-10, min(10, round((diction.rate - USUAL_RATE) / 20)))
    script = _SAPI.replace("{rate}", str(rate)).replace("{volume}", str(diction.volume))
    return ["powershell", "-NoProfile", "-NonInteractive", "-Command", script]


COMMANDS: Final[Mapping[str, Callable[[Diction], list[str]]]] = {
    "win32": powershell,
    "darwin": say,
    "linux": spd_say,
}


class ByCommand:
    """One process a text."""

    def __init__(self, command: Callable[[Diction], list[str]]) -> None:
        self._command = command
        self._running: subprocess.Popen[bytes] | None = None
        self.name = command(Diction())[0]
        if shutil.which(self.name) is None:
            raise EngineError(f"{self.name} is not there")

    def begin(self, text: str, diction: Diction) -> None:
        """Start the program and give it the text."""
        self.stop()
        try:
            self._running = subprocess.Popen(
                self._command(diction),
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=_environment(diction),
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
            assert self._running.stdin is not None
            with self._running.stdin as given:
                given.write(text.encode())
        except OSError as error:
            raise EngineError(f"{self.name} cannot be started") from error

    def stop(self) -> None:
        """End the program."""
        if self._running is not None:
            self._running.kill()
            self._running.wait()
            self._running = None

    def busy(self) -> bool:
        """Whether the program is still there; one that failed is an error."""
        status = None if self._running is None else self._running.poll()
        if status:
            self._running = None
            raise EngineError(f"{self.name} ended with {status}")
        return self._running is not None and status is None

    def close(self) -> None:
        """End it."""
        self.stop()


def _environment(diction: Diction) -> dict[str, str] | None:
    if sys.platform != "win32":
        return None
    return {**os.environ, "VOICE_LANGUAGE": diction.language}
