"""Sounds to and from files: 16-bit PCM in a WAV, or OGG Vorbis by the system's encoder."""

import shutil
import subprocess
import tempfile
import wave
from array import array
from collections.abc import Sequence
from itertools import chain
from pathlib import Path

from build.sounds.samples import RATE, Samples

CUE_QUALITY = 3
MUSIC_QUALITY = 5
"""Finer, because coding noise at both ends of a loop would be heard as a seam."""


def pcm(channels: Sequence[Samples]) -> "array[int]":
    """Whole numbers of 16 bits, channels woven together."""
    woven = chain.from_iterable(zip(*channels, strict=True))
    return array("h", [max(-32768, min(32767, round(value * 32767.0))) for value in woven])


def write_wav(path: Path, channels: Sequence[Samples]) -> None:
    """Write a WAV file."""
    with wave.open(str(path), "wb") as target:
        target.setnchannels(len(channels))
        target.setsampwidth(2)
        target.setframerate(RATE)
        target.writeframes(pcm(channels).tobytes())


def read_wav(path: Path) -> "array[int]":
    """The samples of a WAV file."""
    with wave.open(str(path), "rb") as source:
        return array("h", source.readframes(source.getnframes()))


def encoder(source: Path, target: Path, quality: int) -> list[str]:
    """The command that turns a WAV into OGG; ffmpeg writes the same bytes each time, sox is the spare."""
    if shutil.which("ffmpeg"):
        exact = ["-fflags", "+bitexact", "-flags:a", "+bitexact", "-map_metadata", "-1"]
        codec = ["-c:a", "libvorbis", "-q:a", str(quality), *exact]
        return ["ffmpeg", "-v", "error", "-y", "-i", str(source), *codec, str(target)]
    if shutil.which("sox"):
        return ["sox", str(source), "-C", str(quality), str(target)]
    raise SystemExit("Encoding OGG needs ffmpeg or sox.")


def write_ogg(path: Path, channels: Sequence[Samples], quality: int = CUE_QUALITY) -> None:
    """Write an OGG Vorbis file."""
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "plain.wav"
        write_wav(plain, channels)
        subprocess.run(encoder(plain, path, quality), check=True)
