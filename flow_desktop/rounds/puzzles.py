"""The puzzles that come with the game: read when they are asked for, and put on a table."""

import json
import time
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from flow_desktop.bots.puzzle import Grade, Puzzle, read_puzzle
from flow_desktop.engine.geometry import LINE_OF_FACE
from flow_desktop.engine.notation import write_board
from flow_desktop.engine.options import CLOCK_OFF
from flow_desktop.rounds.box import RULES
from flow_desktop.rounds.table import Table
from flow_desktop.rounds.turns import Game
from flow_desktop.table.stopwatch import Source

PROGRESS: Final = "puzzles"
"""What somebody has solved is kept under this name."""
FILE: Final = Path(__file__).resolve().parent.parent / "assets" / "puzzles" / "puzzles.json"


@cache
def kept_puzzles() -> Mapping[str, Mapping[str, Any]]:
    """Every puzzle as it is kept, by name, in the order of grade and difficulty."""
    return MappingProxyType({each["name"]: each for each in json.loads(FILE.read_text("utf-8"))})


@cache
def puzzle_named(name: str) -> Puzzle:
    """The puzzle of that name."""
    return read_puzzle(kept_puzzles()[name])


def names_of(grade: Grade) -> tuple[str, ...]:
    """The puzzles of a grade, in their order."""
    return tuple(name for name, kept in kept_puzzles().items() if kept["grade"] == grade)


def next_after(name: str) -> str | None:
    """The puzzle that follows in the order of all; None after the last."""
    names = list(kept_puzzles())
    following = names.index(name) + 1
    return names[following] if following < len(names) else None


def puzzle_table(puzzle: Puzzle, source: Source = time.monotonic) -> Table:
    """A table in memory at the puzzle's position; no clock, and the wave comes with the last turn."""
    game = puzzle.game
    rules = replace(RULES, attempt=puzzle.attempt)
    return Table(Game(rules, replace(game.setup.options, clock=CLOCK_OFF), position=game), source)


def as_json() -> list[dict[str, Any]]:
    """All puzzles with everything that is needed to check them elsewhere, in the words of the protocol."""
    return [_told(puzzle_named(name), kept) for name, kept in kept_puzzles().items()]


def _told(puzzle: Puzzle, kept: Mapping[str, Any]) -> dict[str, Any]:
    position = puzzle.position
    return {
        "name": puzzle.name,
        "grade": puzzle.grade.value,
        "level": puzzle.level,
        "position": kept["position"],
        "board": write_board(position.board),
        "shown": [kind.text for kind in position.shown],
        "cards": [card.value for card in position.hand],
        "scenarios": [card.value for card in position.scenarios],
        "edition": position.edition,
        "seed": position.seed,
        "goal": {**kept["goal"], "throw": _throw(puzzle)},
        "first_turns": kept["first_turns"],
        "right_first_turns": kept["right_first_turns"],
        "solution": kept["solutions"][0],
        "solutions": kept["solutions"],
    }


def _throw(puzzle: Puzzle) -> dict[str, Any] | None:
    """The dice of the wave and the lines they name; nothing where no wave comes or any may."""
    if not puzzle.goal.wave or puzzle.goal.whatever:
        return None
    white, black = puzzle.throw
    row, column = LINE_OF_FACE[white] + 1, "abcdefg"[LINE_OF_FACE[black]]
    return {"white": white, "black": black, "row": row, "column": column}
