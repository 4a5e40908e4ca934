"""Sealed text: each line carries a checksum over itself and the line before.

So a line that is torn, changed, moved or comes from another game is noticed, and everything before it is
known to be whole.
"""

from dataclasses import dataclass
from hashlib import sha256
from typing import Final

LENGTH: Final = 12
START: Final = "0" * LENGTH


def checksum(text: str, before: str = START) -> str:
    """The seal of a line after another.

    >>> checksum("ready 0 0") == checksum("ready 0 0", checksum("ready 0 0"))
    False
    """
    return sha256(f"{before} {text}".encode()).hexdigest()[:LENGTH]


@dataclass(frozen=True, slots=True)
class Unsealed:
    """A whole line, its seal, and where it ends in the file."""

    text: str
    seal: str
    end: int


def seal(texts: tuple[str, ...], before: str = START) -> tuple[bytes, str]:
    """Write lines that follow after a seal; return them and the last seal."""
    data = b""
    for text in texts:
        before = checksum(text, before)
        data += f"{before} {text}\n".encode()
    return data, before


def unseal(data: bytes) -> list[Unsealed]:
    """Read lines as long as they are whole; what comes after the first bad one is not read."""
    lines: list[Unsealed] = []
    before, start = START, 0
    while (end := data.find(b"\n", start)) >= 0:
        try:
            found, _, text = data[start:end].decode("utf-8").partition(" ")
        except UnicodeDecodeError:
            break
        before = checksum(text, before)
        if found != before:
            break
        start = end + 1
        lines.append(Unsealed(text, before, start))
    return lines
