"""Badges for a wave that was withstood."""

from flow_desktop.engine.events import BirdSaved
from flow_desktop.engine.geometry import Cell
from flow_desktop.rounds.achievements_joins import NOBODY
from flow_desktop.rounds.achievements_story import GameSoFar, Moment


def guardian(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """A bird saved a tile that somebody else than the bird's player had put where it lies."""
    return frozenset(
        story.birds[cell]
        for cell in _saved(moment)
        if cell in story.birds and story.laid.get(cell, story.birds[cell]) != story.birds[cell]
    )


def keystone(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """A bird saved a tile without which an animal that is still joined would have been cut off."""
    board = moment.after.board
    return frozenset(
        story.birds.get(cell, moment.seat)
        for cell in _saved(moment)
        if board.without(cell).joined != board.joined
    )


def calm_keeper(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """A wave of one die (Calm Waters) cut off none of two or more joined animals."""
    return hold_the_line(story, moment) if moment.before.turn.calm else NOBODY


def hold_the_line(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """A wave cut off none of two or more joined animals."""
    return _held(story, moment, 2)


def hold_three(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """A wave cut off none of three joined animals."""
    return _held(story, moment, 3)


def _held(story: GameSoFar, moment: Moment, least: int) -> frozenset[int]:
    enough = moment.is_wave and moment.before.board.joined.bit_count() >= least
    return frozenset(range(story.players)) if enough and not moment.cut_off else NOBODY


def _saved(moment: Moment) -> tuple[Cell, ...]:
    return tuple(event.cell for event in moment.events if isinstance(event, BirdSaved))
