"""A voice by command: a program of the system is started for each text and ended to cut it off."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from typing import Final

from flow_desktop.app.voice.engine import USUAL_RATE, EngineError, Manner

WORDS_A_MINUTE: Final = 175
_SAPI: Final = (
    "Add-Type -AssemblyName System.Speech;"
    "$v=New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "$l=[Environment]::GetEnvironmentVariable('FLOW_VOICE_LANGUAGE');"
    "foreach($i in $v.GetInstalledVoices()){"
    "if($i.VoiceInfo.Culture.TwoLetterISOLanguageName -eq $l){$v.SelectVoice($i.VoiceInfo.Name);break}};"
    "$v.Rate={rate};$v.Volume={volume};"
    "[Console]::InputEncoding=[Text.Encoding]::UTF8;"
    "$v.Speak([Console]::In.ReadToEnd())"
)
"""The text comes by standard input and never becomes part of a command."""


def spd_say(manner: Manner) -> list[str]:
    """Speech Dispatcher's own command; `-w` stays until it was said, `-e` reads the text from its input."""
    rate = 2 * (manner.rate - USUAL_RATE) if manner.rate < USUAL_RATE else (manner.rate - USUAL_RATE) // 2
    volume = 2 * manner.volume - 100
    return ["spd-say", "-w", "-l", manner.language, "-r", str(rate), "-i", str(volume), "-e"]


def say(manner: Manner) -> list[str]:
    """The command of macOS; the voice is the one that the system's settings say."""
    return ["say", "-r", str(WORDS_A_MINUTE * manner.rate // USUAL_RATE), "-f", "-"]


def powershell(manner: Manner) -> list[str]:
    """SAPI through PowerShell."""
    rate = max(-10, min(10, round((manner.rate - USUAL_RATE) / 20)))
    script = _SAPI.replace("{rate}", str(rate)).replace("{volume}", str(manner.volume))
    return ["powershell", "-NoProfile", "-NonInteractive", "-Command", script]


COMMANDS: Final[Mapping[str, Callable[[Manner], list[str]]]] = {
    "win32": powershell,
    "darwin": say,
    "linux": spd_say,
}


class ByCommand:
    """One process a text."""

    def __init__(self, command: Callable[[Manner], list[str]]) -> None:
        self._command = command
        self._running: subprocess.Popen[bytes] | None = None
        self.name = command(Manner())[0]
        if shutil.which(self.name) is None:
            raise EngineError(f"{self.name} is not there")

    def begin(self, text: str, manner: Manner) -> None:
        """Start the program and give it the text."""
        self.stop()
        try:
            self._running = subprocess.Popen(
                self._command(manner),
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=_environment(manner),
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


def _environment(manner: Manner) -> dict[str, str] | None:
    if sys.platform != "win32":
        return None
    import os

    return {**os.environ, "FLOW_VOICE_LANGUAGE": manner.language}
