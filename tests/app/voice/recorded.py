"""A real voice that speaks into a file, where Speech Dispatcher and eSpeak NG are installed."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

MODULES = [Path(place, "speech-dispatcher-modules", "sd_espeak-ng") for place in ("/usr/lib", "/usr/libexec")]
ESPEAK = Path("/etc/speech-dispatcher/modules/espeak-ng.conf")
ESPEAKS_RATE = 22050
ALSA = Path("/usr/share/alsa/alsa.conf")
MOMENT = ESPEAKS_RATE // 20
AUDIBLE = 500
FULL = 32760


@contextmanager
def recording(tmp_path: Path) -> Iterator[tuple[Path, Path]]:
    """A real Speech Dispatcher with eSpeak NG whose sound goes to a file: its socket, and that file."""
    program = shutil.which("speech-dispatcher") or ""
    if not (program and any(map(Path.is_file, MODULES)) and ESPEAK.is_file() and ALSA.is_file()):
        missing = "Speech Dispatcher with eSpeak NG and ALSA is not installed"
        expected = sys.platform == "linux" and os.environ.get("CI")  # elsewhere nobody can install it
        pytest.fail(missing) if expected else pytest.skip(missing)
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


class Sound(NamedTuple):
    """What a recording is like: its length, its loudest sample of 32767, how much is not silence."""

    seconds: float
    peak: int
    voiced: float
    """The share of its moments in which somebody speaks."""
    clipped: float
    """The share of its samples that are cut off at the top."""


def sound_of(path: Path) -> Sound:
    """Measure a recording (16 bits, one channel)."""
    sound = path.read_bytes()
    samples = memoryview(sound[: len(sound) // 2 * 2]).cast("h")
    moments = [max(map(abs, samples[at : at + MOMENT])) for at in range(0, len(samples), MOMENT)]
    loud = [at for at, peak in enumerate(moments) if peak >= FULL]
    full = sum(abs(each) >= FULL for at in loud for each in samples[at * MOMENT : (at + 1) * MOMENT])
    voiced = sum(peak > AUDIBLE for peak in moments) / max(1, len(moments))
    return Sound(len(samples) / ESPEAKS_RATE, max(moments, default=0), voiced, full / max(1, len(samples)))
