"""A whole game as a short text, to be copied, mailed, and pasted: a typical game takes a few lines.

::

    flow-game 1
    4K0A7P2M 09QX3ZC5 ...

Behind the first line, which says the version, stand groups of symbols (``record_symbols``). They hold their
number, a checksum, the options, the names, and for each move its number among everything that could be done
there. What is not kept: when each move was made (the time of the whole game is, in seconds, and shared out
evenly), and which version of the game wrote it.
"""

import re
from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from hashlib import sha256
from typing import Final

from flow_desktop.engine.cards import Card
from flow_desktop.engine.checks import refusal
from flow_desktop.engine.codes import number_of, words
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.commands import Command, TimeUp
from flow_desktop.engine.geometry import DIRECTIONS
from flow_desktop.engine.legal import legal
from flow_desktop.engine.options import CLOCK_OFF, Clock, Options, OptionsError
from flow_desktop.engine.record import Move, Record, write_record
from flow_desktop.engine.record_symbols import (
    GROUP,
    Packer,
    SlipError,
    Unpacker,
    grouped,
    letters_of,
    ungrouped,
)
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.state import GameState, Result
from flow_desktop.engine.step import step

VERSION: Final = 1
MOST_MOVES: Final = 4000
MOST_CHARACTERS: Final = 60_000
PER_LINE: Final = 7
_MARK: Final = re.compile(r"flow[\s>|]*-[\s>|]*game[\s>|]+(\d{1,6})(?!\d)\s*:?", re.IGNORECASE)
_HEAD: Final = 3  # symbols that say how many groups there are
_SUM: Final = 7  # symbols of the checksum
_RESULTS: Final = (None, Result.WON, Result.LOST)
_BOATS: Final = (None, *DIRECTIONS)
_LONGEST: Final = 256  # bytes of a name or a seed
_MOST_SECONDS: Final = 10_000_000


class Damage(StrEnum):
    """What is wrong with a text."""

    NO_GAME = "There is no game in this text."
    NEWER = "This game was written by a newer version of Flow."
    CUT_OFF = "The text is cut off: its end is missing."
    CHANGED = "The text was changed: look at {group}."
    NO_SENSE = "This text holds no game that can be played."


class ShortError(ValueError):
    """A short text cannot be read or written; ``damage`` says why, ``group`` where if that is known."""

    def __init__(self, damage: Damage, group: str = "") -> None:
        super().__init__(damage.value.format(group=group))
        self.damage = damage
        self.group = group


def is_short(text: str) -> bool:
    """Whether somewhere in a text a game begins."""
    return _MARK.search(text[:MOST_CHARACTERS]) is not None


def write_short(record: Record) -> str:
    """Write a game; one that is far longer than any game of people raises ShortError."""
    if len(record.moves) > MOST_MOVES:
        raise ShortError(Damage.NO_SENSE)
    packer = Packer()
    _put_options(packer, record.options)
    packer.put(bool(record.seats), 2)
    for name in record.seats:
        _put_text(packer, name)
    seconds = round(record.moves[-1].time / 1000) if record.moves else 0
    packer.put(min(seconds, _MOST_SECONDS - 1), _MOST_SECONDS)
    packer.put(len(record.moves), MOST_MOVES + 1)
    _put_moves(packer, record)
    body = packer.symbols()
    count = -(-(_HEAD + _SUM + len(body)) // GROUP)
    groups = grouped([*_digits(count, _HEAD), *_checksum(body), *body])
    lines = [" ".join(groups[start : start + PER_LINE]) for start in range(0, len(groups), PER_LINE)]
    return "\n".join((f"flow-game {VERSION}", *lines)) + "\n"


def game_text(record: Record) -> str:
    """A whole game as text to be copied and mailed: a few lines, or its record where it is very long."""
    try:
        return write_short(record)
    except ShortError:
        return write_record(record)


def read_short(text: str) -> tuple[Record, GameState]:
    """Read and replay a game, whatever stands before and behind it; anything wrong raises ShortError."""
    body = _body(text)
    unpacker = Unpacker(body)
    try:
        options = _take_options(unpacker)
        seats = tuple(_take_text(unpacker) for _ in range(options.players if unpacker.take(2) else 0))
        seconds = unpacker.take(_MOST_SECONDS)
        count = unpacker.take(MOST_MOVES + 1)
        commands, state = _take_moves(unpacker, new_game(options).state, count)
        moves = tuple(
            Move(seconds * 1000 * number // count, command) for number, command in enumerate(commands, 1)
        )
        record = Record(options, moves, seats)
    except (OptionsError, ValueError, LookupError) as error:
        raise ShortError(Damage.NO_SENSE) from error
    if unpacker.rest:
        raise ShortError(Damage.NO_SENSE)
    return record, state


def _body(text: str) -> list[int]:
    """The symbols behind number and checksum, once these were found true."""
    found = _MARK.search(text[:MOST_CHARACTERS])
    if found is None:
        raise ShortError(Damage.NO_GAME)
    if int(found[1]) != VERSION:
        raise ShortError(Damage.NEWER if int(found[1]) > VERSION else Damage.NO_GAME)
    letters = letters_of(text[found.end() : found.end() + MOST_CHARACTERS])
    whole = GROUP + 1
    try:
        head = ungrouped(letters[:whole])
        count = _number(head[:_HEAD]) if head else 0
        if count < 2:
            raise ShortError(Damage.CUT_OFF if len(letters) < whole else Damage.NO_SENSE)
        symbols = ungrouped(letters[: count * whole])
    except SlipError as error:
        at_end = (error.group + 1) * whole >= len(letters)
        cut = at_end and len(error.shown) < whole
        raise ShortError(Damage.CUT_OFF if cut else Damage.CHANGED, error.shown) from error
    if len(symbols) < count * GROUP:
        raise ShortError(Damage.CUT_OFF)
    body = symbols[_HEAD + _SUM :]
    while body and not body[-1]:
        body.pop()
    if symbols[_HEAD : _HEAD + _SUM] != _checksum(body):
        raise ShortError(Damage.NO_SENSE)
    return body


def _checksum(body: list[int]) -> list[int]:
    """35 bits over everything that makes the game."""
    found = sha256(bytes((VERSION, *body))).digest()
    return _digits(int.from_bytes(found[:8], "big") % 32**_SUM, _SUM)


def _digits(value: int, count: int) -> list[int]:
    return [value // 32**place % 32 for place in range(count)]


def _number(digits: list[int]) -> int:
    return sum(digit * 32**place for place, digit in enumerate(digits))


def _choices(state: GameState) -> list[Command]:
    """Everything that can happen now, in an order that is written down: by its text, the clock's own last."""
    choices = sorted(legal(state), key=_text)
    bells = (TimeUp(), *(TimeUp(card) for card in Card if card in state.hand))
    return [*choices, *(bell for bell in bells if refusal(state, bell) is None)]


@lru_cache(maxsize=8192)
def _text(command: Command) -> str:
    return write_command(command)


def _put_moves(packer: Packer, record: Record) -> None:
    state = new_game(record.options).state
    for move in record.moves:
        choices = _choices(state)
        if move.command not in choices:
            raise ShortError(Damage.NO_SENSE)
        packer.put(choices.index(move.command), len(choices))
        state = step(state, move.command).state
    packer.put(_RESULTS.index(state.result), len(_RESULTS))
    packer.put(1, 2)  # so that the last number is not lost


def _take_moves(unpacker: Unpacker, state: GameState, count: int) -> tuple[list[Command], GameState]:
    commands = []
    for _ in range(count):
        choices = _choices(state)
        if not choices:
            raise ValueError("The game is over before its last move.")
        commands.append(choices[unpacker.take(len(choices))])
        state = step(state, commands[-1]).state
    if _RESULTS[unpacker.take(len(_RESULTS))] != state.result or unpacker.take(2) != 1:
        raise ValueError("The game does not end as it is told.")
    return commands, state


def _put_options(packer: Packer, options: Options) -> None:
    """The options; the sizes leave room for what may come."""
    number = number_of(options.seed)
    packer.put(number is not None, 2)
    if number is None:
        _put_text(packer, options.seed)
    else:
        for word in divmod(number, len(words())):
            packer.put(word, 256)
    packer.put(EDITIONS.index(options.edition), 8)
    packer.put(options.players, 8)
    packer.put(options.first, 8)
    picked = options.scenarios
    packer.put(options.difficulty if picked is None else 7, 8)
    for number in () if picked is None else (len(picked), *(list(Scenario).index(card) for card in picked)):
        packer.put(number, 32)
    packer.put(_BOATS.index(options.boat), 8)
    clock = options.clock
    packer.put(0 if clock.seconds is not None else 1 if clock.turns is not None else 2, 3)
    if clock != CLOCK_OFF:
        packer.put(clock.seconds or clock.turns or 0, 1024)


def _take_options(unpacker: Unpacker) -> Options:
    plain = unpacker.take(2)
    seed = "-".join(words()[unpacker.take(256)] for _ in range(2)) if plain else _take_text(unpacker)
    edition, players, first, difficulty = (unpacker.take(8) for _ in range(4))
    picked = None
    if difficulty == 7:
        difficulty, count = 0, unpacker.take(32)
        picked = tuple(list(Scenario)[unpacker.take(32)] for _ in range(count))
    boat = _BOATS[unpacker.take(8)]
    clock = _take_clock(unpacker)
    return Options(seed, players, EDITIONS[edition], difficulty, picked, boat, first, clock)


def _take_clock(unpacker: Unpacker) -> Clock:
    kind = unpacker.take(3)
    if kind == 2:
        return CLOCK_OFF
    number = unpacker.take(1024)
    return Clock(None, number) if kind else Clock(number)


def _put_text(packer: Packer, text: str) -> None:
    data = text.encode("utf-8")
    packer.put(len(data), _LONGEST + 1)
    for byte in data:
        packer.put(byte, 256)


def _take_text(unpacker: Unpacker) -> str:
    return bytes(_bytes(unpacker, unpacker.take(_LONGEST + 1))).decode("utf-8")


def _bytes(unpacker: Unpacker, count: int) -> Iterator[int]:
    for _ in range(count):
        yield unpacker.take(256)
