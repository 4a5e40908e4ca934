"""Records of older formats, brought up to date one version at a time before they are read."""

from collections.abc import Callable
from typing import Final

from flow_desktop.engine.record_header import RecordError


def upgraded(lines: list[str], current: int, first_word: str) -> list[str]:
    """Return the lines in the current format; the number of lines before the moves may grow."""
    words = lines[0].split(" ")
    if len(words) != 2 or words[0] != first_word or not (words[1].isascii() and words[1].isdigit()):
        raise RecordError(1, f"A record begins with '{first_word} {current}'.")
    version = int(words[1][:9])
    if version > current:
        raise RecordError(1, "This record was written by a newer version of the game.")
    while version < current:
        if version not in _UPGRADES:
            raise RecordError(1, f"There is no record format {version}.")
        lines = _UPGRADES[version](lines)
        version += 1
    return lines


def _from_1(lines: list[str]) -> list[str]:
    """Format 1, the first draft, counted its seats, always let the first one start and had whole seconds."""
    moved: list[str] = []
    in_moves = False
    for line in lines:
        if line.startswith("seats: ") and not in_moves:
            count = line.removeprefix("seats: ")
            moved += ["seat:"] * (int(count) if count in tuple("123456") else 0)
            moved.append("first: 1")
        elif in_moves and line[:1].isdigit():
            time, _, command = line.partition(" ")
            moved.append(f"{time}.000 {command}")
        else:
            in_moves = in_moves or not line
            moved.append(line)
    return moved


_UPGRADES: Final[dict[int, Callable[[list[str]], list[str]]]] = {1: _from_1}
