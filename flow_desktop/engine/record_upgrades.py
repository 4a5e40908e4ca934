"""Records of older formats, brought up to date one version at a time before they are read."""

from collections.abc import Callable
from typing import Final

from flow_desktop.engine.record_header import Line, RecordError


def upgraded(lines: list[Line], current: int, first_word: str) -> list[Line]:
    """Return the lines in the current format; each keeps the number it had in the text that was given."""
    words = lines[0][1].split(" ")
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


def _from_1(lines: list[Line]) -> list[Line]:
    """Format 1, the first draft, counted its seats, always let the first one start and had whole seconds."""
    newer: list[Line] = []
    in_moves = False
    for number, line in lines:
        if line.startswith("seats: ") and not in_moves:
            count = line.removeprefix("seats: ")
            newer += [(number, "seat:")] * (int(count) if count in tuple("123456") else 0)
            newer.append((number, "first: 1"))
        elif in_moves and line[:1].isdigit():
            time, _, command = line.partition(" ")
            newer.append((number, f"{time}.000 {command}"))
        else:
            in_moves = in_moves or not line
            newer.append((number, line))
    return newer


_UPGRADES: Final[dict[int, Callable[[list[Line]], list[Line]]]] = {1: _from_1}
