"""Commands as text: one canonical line for each, read back exactly."""

from collections.abc import Callable, Sequence
from typing import Final

from flow_desktop.engine import commands
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Command, Die, PlayCard
from flow_desktop.engine.notation import (
    NotationError,
    read_cell,
    read_kind,
    read_spot,
    write_cell,
    write_spot,
)
from flow_desktop.engine.tiles import Kind

MAX_TEXT: Final = 80


def write_command(command: Command) -> str:
    """Write a command.

    >>> write_command(PlayFishing(0, 3))
    'fish 1 4'
    """
    match command:
        case commands.PlaceTile(cell, edges):
            return f"place {write_spot(cell, edges)}"
        case commands.Draw(pile):
            return f"draw {pile + 1}"
        case commands.DrawShown(index):
            return f"draw shown {index + 1}"
        case commands.Trade():
            return "trade"
        case commands.Discard():
            return "discard"
        case commands.Roll(die):
            return f"roll {die}" if die else "roll"
        case commands.TimeUp(begun):
            return f"time {begun}" if begun else "time"
        case _:
            return _write_play(command)


def _write_play(command: PlayCard) -> str:
    match command:
        case commands.PlaySupport(cell):
            return f"support {write_cell(cell)}"
        case commands.PlayBird(cell):
            return f"bird {write_cell(cell)}"
        case commands.PlayCurrent(source, cell, edges):
            return f"current {write_cell(source)} {write_spot(cell, edges)}"
        case commands.PlayFishing():
            return " ".join(("fish", *(str(pile + 1) for pile in command.piles)))
        case commands.PlayCalmWaters():
            return "calm"
        case commands.PlayReturn(kind, cell, edges):
            return f"return {kind.text} {write_spot(cell, edges)}"


def read_command(text: str) -> Command:
    """Read a command; a text that is none raises NotationError.

    >>> read_command("return bend# c2:NE").kind.text
    'bend#'
    """
    if len(text) > MAX_TEXT:
        raise NotationError("That is too long for an action.")
    words = text.split()
    reader = _READERS.get((words[0], len(words) - 1)) if words else None
    if reader is None:
        raise NotationError(f"{text!r} is no action.")
    return reader(words[1:])


def _number(text: str) -> int:
    """Read a number counted from 1 as one counted from 0."""
    if not (text.isascii() and text.isdigit() and len(text) <= 2 and int(text) > 0):
        raise NotationError(f"{text!r} is no number from 1 to 99.")
    return int(text) - 1


def _draw_shown(words: Sequence[str]) -> Command:
    if words[0] != "shown":
        raise NotationError("Write 'draw' and a pile, or 'draw shown' and a number.")
    return commands.DrawShown(_number(words[1]))


def _current(words: Sequence[str]) -> Command:
    return commands.PlayCurrent(read_cell(words[0]), *read_spot(words[1]))


def _return(words: Sequence[str]) -> Command:
    kind = read_kind(words[0])
    if kind is Kind.ROCK:
        raise NotationError("A rock never enters the discard.")
    return commands.PlayReturn(kind, *read_spot(words[1]))


def _roll(words: Sequence[str]) -> Command:
    if words[0] not in tuple(Die):
        raise NotationError(f"{words[0]!r} is no die; they are white and black.")
    return commands.Roll(Die(words[0]))


def _time_up(words: Sequence[str]) -> Command:
    if words[0] not in tuple(Card):
        raise NotationError(f"{words[0]!r} is no action card.")
    return commands.TimeUp(Card(words[0]))


_READERS: Final[dict[tuple[str, int], Callable[[Sequence[str]], Command]]] = {
    ("draw", 1): lambda words: commands.Draw(_number(words[0])),
    ("draw", 2): _draw_shown,
    ("place", 1): lambda words: commands.PlaceTile(*read_spot(words[0])),
    ("trade", 0): lambda words: commands.Trade(),
    ("discard", 0): lambda words: commands.Discard(),
    ("support", 1): lambda words: commands.PlaySupport(read_cell(words[0])),
    ("bird", 1): lambda words: commands.PlayBird(read_cell(words[0])),
    ("current", 2): _current,
    ("fish", 1): lambda words: commands.PlayFishing(_number(words[0])),
    ("fish", 2): lambda words: commands.PlayFishing(_number(words[0]), _number(words[1])),
    ("calm", 0): lambda words: commands.PlayCalmWaters(),
    ("return", 2): _return,
    ("roll", 0): lambda words: commands.Roll(),
    ("roll", 1): _roll,
    ("time", 0): lambda words: commands.TimeUp(),
    ("time", 1): _time_up,
}
