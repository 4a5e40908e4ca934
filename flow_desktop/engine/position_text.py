"""Positions as text, to be copied, pasted and typed; reading what was written gives the same position.

::

    board b1:EW c2:NES* d4:NESW / piles straight:3 bend / hand bird support:2 / scenarios obstacles_remain

Sections are separated by slashes and may come in any order, but `seed` comes last and takes the rest. The
board may stand first without its name. Left out, `piles` and `cards` hold what of the box is nowhere else.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Final, TypeVar

from flow_desktop.engine.board import START, Board
from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import ANIMALS, BOAT, Cell
from flow_desktop.engine.notation import CELL_BY_TEXT, NotationError, read_piece, write_board
from flow_desktop.engine.position import USUAL_SEED, Position, in_order, left_over
from flow_desktop.engine.rules import EDITIONS, rule_set
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import KIND_BY_TEXT, MAP_KINDS, Kind
from flow_desktop.values import dataclass

MOST_TEXT: Final = 2000
SECTIONS: Final = (
    *("board", "piles", "shown", "hand", "cards", "scenarios"),
    *("edition", "round", "calm", "seed"),
)
_WORD: Final = re.compile(r"/|[^\s/]+")
_COUNT: Final = re.compile(r"[0-9]{1,2}", re.ASCII)
Thing = TypeVar("Thing", Kind, Card, Scenario)


class Unreadable(StrEnum):
    """What can be wrong with a text."""

    TOO_LONG = "too_long"
    SECTION = "section"
    SECTION_TWICE = "section_twice"
    SPACE = "space"
    SPACE_TWICE = "space_twice"
    ANIMAL_SPACE = "animal_space"
    BOAT = "boat"
    TILE = "tile"
    KIND = "kind"
    CARD = "card"
    SCENARIO = "scenario"
    COUNT = "count"
    EDITION = "edition"
    ROUND = "round"
    NOTHING_MORE = "nothing_more"


class PositionTextError(ValueError):
    """A text that is no position: what is wrong, the word at fault, and where it stands, counted from 1."""

    def __init__(self, wrong: Unreadable, word: str = "", place: int = 1) -> None:
        super().__init__(f"{wrong} at {place}: {word[:24]!r}")
        self.wrong = wrong
        self.word = word
        self.place = place


@dataclass(frozen=True, slots=True)
class _Word:
    text: str
    place: int

    def error(self, wrong: Unreadable) -> PositionTextError:
        return PositionTextError(wrong, self.text, self.place)


def write_position(position: Position) -> str:
    """Write a position; what is as usual is left out.

    >>> write_position(read_position("c2:NES b1:EW# / hand bird"))
    'board b1:EW# c2:NES d4:NESW / hand bird'
    """
    usual = _filled(replace(position, piles=(), action_pile=()), True, True)
    parts = [f"board {write_board(position.board)}"]
    if position.piles != usual.piles:
        parts.append(_counted("piles", (kind.text for kind in position.piles)))
    if position.shown:
        parts.append(" ".join(["shown", *(kind.text for kind in position.shown)]))
    if position.hand:
        parts.append(_counted("hand", position.hand))
    if position.action_pile != usual.action_pile:
        parts.append(_counted("cards", position.action_pile))
    if position.scenarios:
        parts.append(_counted("scenarios", position.scenarios))
    parts += [f"edition {position.edition}"] if position.edition != EDITIONS[0] else []
    parts += [f"round {position.round}"] if position.round != 1 else []
    parts += ["calm"] if position.calm else []
    parts += [f"seed {position.seed}"] if position.seed != USUAL_SEED else []
    return " / ".join(parts)


def read_position(text: str) -> Position:
    """Read a position, possible or not (`position.fault` says that); PositionTextError for anything else."""
    if len(text) > MOST_TEXT:
        raise PositionTextError(Unreadable.TOO_LONG, place=MOST_TEXT)
    sections, seed = _sections(text)
    edition = _edition(sections.get("edition"))
    read = Position(
        _board(sections.get("board", [])),
        in_order(_things(sections.get("piles", []), _MAP_KINDS, Unreadable.KIND), MAP_KINDS),
        tuple(_things(sections.get("shown", []), _MAP_KINDS, Unreadable.KIND)),
        in_order(_things(sections.get("hand", []), _CARDS, Unreadable.CARD), tuple(Card)),
        in_order(_things(sections.get("cards", []), _CARDS, Unreadable.CARD), tuple(Card)),
        tuple(sorted(_things(sections.get("scenarios", []), _SCENARIOS, Unreadable.SCENARIO), key=_PLACES)),
        edition,
        _round(sections.get("round")),
        _calm(sections.get("calm")),
        seed,
    )
    return _filled(read, "piles" not in sections, "cards" not in sections)


_MAP_KINDS: Final = {text: kind for text, kind in KIND_BY_TEXT.items() if kind in MAP_KINDS}
_CARDS: Final = {card.value: card for card in Card}
_SCENARIOS: Final = {card.value: card for card in Scenario}
_PLACES: Final[Callable[[Scenario], int]] = tuple(Scenario).index


def _filled(position: Position, piles: bool, cards: bool) -> Position:
    """With everything that is nowhere else in the piles, where they were not told."""
    box = rule_set(position.edition)
    if piles:
        left = left_over(box.tiles, (*position.on_board, *position.shown))
        position = replace(position, piles=in_order(left, MAP_KINDS))
    if cards and box.keep_action_pile:
        beside = (Card.CALM_WATERS,) * position.calm
        left_cards = left_over(box.action_cards, (*position.hand, *beside))
        position = replace(position, action_pile=in_order(left_cards, tuple(Card)))
    return position


def _counted(name: str, things: Iterable[str]) -> str:
    counts = Counter(map(str, things))
    return " ".join([name, *(f"{text}:{count}" if count > 1 else text for text, count in counts.items())])


def _sections(text: str) -> tuple[Mapping[str, list[_Word]], str]:
    """The words of each section by its name, and the seed."""
    found: dict[str, list[_Word]] = {}
    current: list[_Word] | None = None
    for match in _WORD.finditer(text):
        word = _Word(match.group(), match.start() + 1)
        if word.text == "/":
            current = None
        elif current is None:
            name = "board" if not found and word.text[:2] in CELL_BY_TEXT else word.text
            if name not in SECTIONS:
                raise word.error(Unreadable.SECTION)
            if name in found:
                raise word.error(Unreadable.SECTION_TWICE)
            if name == "seed":
                return found, text[match.end() :].strip(" \r\n\t")
            current = found.setdefault(name, [word] if name != word.text else [])
        else:
            current.append(word)
    return found, USUAL_SEED


def _board(words: list[_Word]) -> Board:
    pieces = bytearray(START.pieces)
    seen: set[Cell] = set()
    for word in words:
        cell = CELL_BY_TEXT.get(word.text.partition(":")[0])
        if cell is None:
            raise word.error(Unreadable.SPACE)
        if ANIMALS >> cell & 1:
            raise word.error(Unreadable.ANIMAL_SPACE)
        if cell in seen:
            raise word.error(Unreadable.SPACE_TWICE)
        seen.add(cell)
        try:
            pieces[cell] = read_piece(word.text)[1]
        except NotationError:
            raise word.error(Unreadable.BOAT if cell == BOAT else Unreadable.TILE) from None
    return Board.of(bytes(pieces))


def _things(words: list[_Word], known: Mapping[str, Thing], wrong: Unreadable) -> list[Thing]:
    """Things by name, each with its number if there are several: ``bend:3``."""
    found: list[Thing] = []
    for word in words:
        name, colon, count = word.text.partition(":")
        if name not in known:
            raise word.error(wrong)
        if colon and not _COUNT.fullmatch(count):
            raise word.error(Unreadable.COUNT)
        found += [known[name]] * (int(count) if colon else 1)
    return found


def _only(words: list[_Word], most: int) -> None:
    if len(words) > most:
        raise words[most].error(Unreadable.NOTHING_MORE)


def _edition(words: list[_Word] | None) -> str:
    if words is None:
        return EDITIONS[0]
    _only(words, 1)
    if not words or words[0].text not in EDITIONS:
        raise (words[0] if words else _Word("", 1)).error(Unreadable.EDITION)
    return words[0].text


def _round(words: list[_Word] | None) -> int:
    if words is None:
        return 1
    _only(words, 1)
    if not words or not _COUNT.fullmatch(words[0].text):
        raise (words[0] if words else _Word("", 1)).error(Unreadable.ROUND)
    return int(words[0].text)


def _calm(words: list[_Word] | None) -> bool:
    _only(words or [], 0)
    return words is not None
