"""Badges for a turn in which an animal came to have a path to the boat."""

from typing import Final

from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT, animals_in
from flow_desktop.engine.water import flood
from flow_desktop.rounds.achievements_story import GameSoFar, Moment
from flow_desktop.rounds.doors import channels_past

NOBODY: Final[frozenset[int]] = frozenset()


def relay(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """Two players joined an animal each in two turns that follow one another, no wave between them."""
    before = story.handed_on
    if not moment.joined or before is None or before == moment.seat:
        return NOBODY
    return frozenset({before, moment.seat})


def first_aid(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """An animal that the wave cut off was joined again in the very first turn after that wave."""
    return _by(moment) if story.washed_off.intersection(moment.joined) else NOBODY


def borrowed(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """An animal was joined by placing a tile that a teammate had turned up with Fishing (R11)."""
    fisher = story.fished_by
    placed = moment.before.turn.holding is not None
    if not moment.joined or not placed or fisher is None or fisher == moment.seat:
        return NOBODY
    return frozenset({fisher, moment.seat})


def two_aboard(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """Two animals or more were joined in one turn."""
    return _by(moment) if len(moment.joined) >= 2 else NOBODY


def three_aboard(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """Three animals or more were joined in one turn."""
    return _by(moment) if len(moment.joined) >= 3 else NOBODY


def ferryman(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """An animal was joined whose every path runs through the space of another animal (R9)."""
    if not moment.joined:
        return NOBODY
    board = moment.after.board
    alone = 0
    for animal in animals_in(board.joined):
        cell = ANIMAL_CELLS[animal]
        others = [other for other in ANIMAL_CELLS.values() if other != cell]
        if not flood(1 << BOAT, channels_past(board, others)) >> cell & 1:
            alone |= 1 << cell
    return _by(moment) if set(animals_in(alone)).intersection(moment.joined) else NOBODY


def _by(moment: Moment) -> frozenset[int]:
    return frozenset({moment.seat})
