"""Advice: a move, why, how it compares with others, and how likely the game is won with it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import sqrt
from typing import Any, Final

from flow_desktop.bots.hand import Weighed
from flow_desktop.engine.command_text import read_command, write_command
from flow_desktop.engine.commands import Command, Die
from flow_desktop.engine.geometry import Animal, Cell
from flow_desktop.engine.notation import read_cell, write_cell

Z: Final = 1.959963984540054  # standard errors on each side of an interval of 95 %


class ReasonCode(StrEnum):
    """Why a move is advised: what it does for the game. Words of the protocol, not for players."""

    WINS = "wins"  # all animals are joined
    JOINS = "joins"  # these animals are joined to the boat
    OPENS = "opens"  # these animals, which had no way any more, have one again
    NEARS = "nears"  # these animals need fewer tiles
    SHARES = "shares"  # the tile lies on the way of these animals together
    CONNECTS = "connects"  # fewer tiles are needed in all, though no single way is shorter
    OFF_THE_LINES = "off_the_lines"  # it lies where no wave of its own comes, or one die at most
    LESS_DAMAGE = "less_damage"  # the next wave would cost less; these lines above all
    GUARDS = "guards"  # a bird for a tile that much depends on, against these lines
    CALMS = "calms"  # one die less before a wave that would cost much
    MILDER_DIE = "milder_die"  # this die would cost less
    KEEPS_OPEN = "keeps_open"  # other places would take a way from these animals
    OUT_OF_THE_WAY = "out_of_the_way"  # the tile helps nowhere: here it does the least harm
    CARD_IS_BETTER = "card_is_better"  # the tile helps little, a card may help more
    TILE_FITS = "tile_fits"  # the revealed tile helps at once
    KEEP_CARDS = "keep_cards"  # no card would gain enough now
    NOTHING_ELSE = "nothing_else"  # there is only this


@dataclass(frozen=True, slots=True)
class Reason:
    """One feature of a move: what, and which animals, spaces and lines it is about.

    A line is a die and its face: the white die names a row, the black one a column (R4).
    """

    code: ReasonCode
    animals: tuple[Animal, ...] = ()
    cells: tuple[Cell, ...] = ()
    lines: tuple[tuple[Die, int], ...] = ()


def wilson(share: float, games: float) -> tuple[float, float]:
    """The 95 % Wilson interval of a share of games, which holds for few games and extreme shares too.

    >>> [round(bound, 3) for bound in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    shrink = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / shrink
    half = Z / shrink * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Chance:
    """How many of the games that were played on from a position were won."""

    won: int
    rollouts: int

    @property
    def share(self) -> float:
        """The win chance."""
        return self.won / self.rollouts

    @property
    def interval(self) -> tuple[float, float]:
        """The bounds that the win chance lies in, nineteen times of twenty."""
        return wilson(self.share, self.rollouts)

    @property
    def uncertainty(self) -> float:
        """Half the width of the interval."""
        low, high = self.interval
        return (high - low) / 2


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do now. ``ranking`` has the other moves too, best first by value; ``win`` comes with time."""

    command: Command
    reasons: tuple[Reason, ...]
    value: float
    win: Chance | None = None
    ranking: tuple[Weighed, ...] = ()

    @property
    def reason(self) -> Reason:
        """The first reason, which is the strongest."""
        return self.reasons[0]

    def loss(self, command: Command) -> float | None:
        """How many tiles worse another command is than the best; None for one that was not weighed."""
        best = min((each.value for each in self.ranking), default=self.value)
        return next((each.value - best for each in self.ranking if each.command == command), None)


def write_advice(advice: Advice) -> dict[str, Any]:
    """Advice as a plain JSON object."""
    return {
        "action": write_command(advice.command),
        "reasons": [write_reason(reason) for reason in advice.reasons],
        "value": advice.value,
        "win": None if advice.win is None else [advice.win.won, advice.win.rollouts],
        "ranking": [[write_command(each.command), each.value] for each in advice.ranking],
    }


def read_advice(written: dict[str, Any]) -> Advice:
    """Read what ``write_advice`` wrote; anything else raises a ValueError, KeyError or TypeError."""
    win = written["win"]
    return Advice(
        read_command(written["action"]),
        tuple(map(read_reason, written["reasons"])),
        float(written["value"]),
        None if win is None else Chance(*win),
        tuple(Weighed(read_command(text), float(worth)) for text, worth in written["ranking"]),
    )


def write_reason(reason: Reason) -> dict[str, Any]:
    """A reason as a plain JSON object."""
    return {
        "code": reason.code.value,
        "animals": [animal.value for animal in reason.animals],
        "cells": [write_cell(cell) for cell in reason.cells],
        "lines": [[die.value, face] for die, face in reason.lines],
    }


def read_reason(written: dict[str, Any]) -> Reason:
    """Read what ``write_reason`` wrote."""
    return Reason(
        ReasonCode(written["code"]),
        tuple(map(Animal, written["animals"])),
        tuple(map(read_cell, written["cells"])),
        tuple((Die(die), int(face)) for die, face in written["lines"]),
    )
