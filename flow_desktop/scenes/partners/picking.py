"""Which move a partner makes of those that were weighed: the best it has not been asked to take back.

Now and then it leaves an obvious good spot to the people who come after it: the joy of joining an animal is
theirs.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from flow_desktop.bots.hand import Weighed
from flow_desktop.bots.reasons import after
from flow_desktop.engine.commands import Command, PlaceTile
from flow_desktop.engine.geometry import ANIMALS
from flow_desktop.engine.state import GameState

LEFT_TO_PEOPLE: Final = 0.3
"""How often an obvious good spot is left to people."""
KINDNESS: Final = 1.6
"""How many tiles worse the move may be that is made instead."""


@dataclass(frozen=True, slots=True)
class Pick:
    """A move, and whether a better one was left to the people."""

    command: Command
    left: bool = False


def pick(
    state: GameState, ranking: Sequence[Weighed], unwanted: Collection[Command], people_follow: bool, key: str
) -> Pick | None:
    """The move to make; None when nothing was weighed. The same `key` leads to the same pick."""
    wanted = [each for each in ranking if each.command not in unwanted] or list(ranking)
    if not wanted:
        return None
    best = wanted[0]
    if people_follow and _is_obvious(state, best.command) and Random(key).random() < LEFT_TO_PEOPLE:
        kind = [each for each in wanted if _is_kind(state, each, best)]
        if kind:
            return Pick(kind[0].command, left=True)
    return Pick(best.command)


def _joins(state: GameState, command: Command) -> int:
    """The animals that a placement joins to the boat."""
    return after(state, command).joined & ~state.board.joined & ANIMALS


def _is_obvious(state: GameState, command: Command) -> bool:
    """Whether a placement joins an animal and does not win the game: a win waits for nobody."""
    if not isinstance(command, PlaceTile) or not _joins(state, command):
        return False
    return after(state, command).joined != ANIMALS


def _is_kind(state: GameState, each: Weighed, best: Weighed) -> bool:
    """Another placement nearly as good, on another space, which joins nobody and takes no way."""
    command = each.command
    if not isinstance(command, PlaceTile) or not isinstance(best.command, PlaceTile):
        return False
    if command.cell == best.command.cell or each.value > best.value + KINDNESS:
        return False
    return not _joins(state, command) and after(state, command).possible == state.board.possible
