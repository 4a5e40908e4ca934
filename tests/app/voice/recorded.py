"""A real voice that speaks into a file, where Speech Dispatcher and eSpeak NG are installed."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ESPEAK = Path("/etc/speech-dispatcher/modules/espeak-ng.conf")
ESPEAKS_RATE = 22050
ALSA = Path("/usr/share/alsa/alsa.conf")


@contextmanager
def recording(tmp_path: Path) -> Iterator[tuple[Path, Path]]:
    """A real Speech Dispatcher with eSpeak NG whose sound goes to a file: its socket, and that file."""
    program = shutil.which("speech-dispatcher")
    if program is None or not ESPEAK.is_file() or not ALSA.is_file():
        pytest.skip("Speech Dispatcher with eSpeak NG and ALSA is not installed")
    heard, address = tmp_path / "heard.raw", tmp_path / "s"
    modules = tmp_path / "modules"
    modules.mkdir()
    shutil.copy(ESPEAK, modules)
    (tmp_path / "asound.conf").write_text(
        f'<{ALSA}>\npcm.rec {{ type file slave.pcm {{ type null }} file "{heard}" format "raw" }}\n'
    )
    (tmp_path / "speechd.conf").write_text(
        'DefaultLanguage "en"\nAudioOutputMethod "alsa"\nAudioALSADevice "rec"\n'
        'AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"\nDefaultModule espeak-ng\n'
    )
    command = [program, "-s", "-C", str(tmp_path), "-c", "unix_socket", "-S", str(address)]
    command += ["-P", str(tmp_path / "pid"), "-L", str(tmp_path), "-t", "0"]
    running = subprocess.Popen(
        command,
        env={**os.environ, "ALSA_CONFIG_PATH": str(tmp_path / "asound.conf")},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        last = time.monotonic() + 20
        while not address.exists() and running.poll() is None and time.monotonic() < last:
            time.sleep(0.05)
        assert address.exists(), "Speech Dispatcher did not start"
        yield address, heard
    finally:
        running.terminate()
        running.wait()


def loudness(path: Path) -> tuple[float, int]:
    """How long a recording is, in seconds, and the largest of its samples (16 bits, one channel)."""
    sound = path.read_bytes()
    samples = memoryview(sound[: len(sound) // 2 * 2]).cast("h")
    return len(samples) / ESPEAKS_RATE, max(map(abs, samples), default=0)
