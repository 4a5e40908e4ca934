"""Badges for how a game was won; all of the table has won it."""

from typing import Final

from flow_desktop.engine.commands import Die, PlayCurrent, PlayReturn
from flow_desktop.engine.geometry import ANIMALS, Edges
from flow_desktop.engine.risk import throws
from flow_desktop.engine.tiles import EDGES
from flow_desktop.engine.wave import wave
from flow_desktop.rounds.achievements_joins import NOBODY
from flow_desktop.rounds.achievements_story import GameSoFar, Moment
from flow_desktop.rounds.doors import doors, doors_in_use

BIG: Final = 9
"""Tiles that a big wave takes."""
SPARED: Final = 3


def every_hand(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """Won, and each of two or more players has joined an animal at some time of the game."""
    joiners = story.joiners | ({moment.seat} if moment.joined else set())
    return _all(story, moment, story.players > 1 and len(joiners) == story.players)


def from_nothing(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """Won in a round that a wave had left to begin with no animal joined."""
    return _all(story, moment, story.round_began > 1 and not story.first_joined)


def rise_again(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """Won although a wave had taken three joined animals to at most one."""
    return _all(story, moment, story.fell)


def last_breath(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """Won in the last turn before a wave: the bell rang during it (R13, R14), or it was the last one counted.

    With the clock off the players ring the bell themselves, so there it does not count.
    """
    turns = moment.clock.turns
    rang = moment.before.turn.time_up and (turns is not None or moment.clock.seconds is not None)
    return _all(story, moment, rang or turns == story.turns + 1)


def last_tile(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """Won with no tile left to draw, neither face down nor turned up by Fishing."""
    return _all(story, moment, not moment.after.supply.can_be_drawn)


def bare_hands(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """Won, and nobody has played an action card."""
    return _all(story, moment, not story.cards and not isinstance(moment.command, PlayCurrent | PlayReturn))


def the_big_one(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """Won although one wave of the game had taken nine tiles or more."""
    return _all(story, moment, story.worst_wave >= BIG)


def second_life(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """Won by playing Return: a tile that had been lost was the last that was missing."""
    return _one(moment, isinstance(moment.command, PlayReturn))


def against_the_tide(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """Won by playing Current."""
    return _one(moment, isinstance(moment.command, PlayCurrent))


def one_door(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """Won with all four animals coming in by one of the boat's four openings."""
    return _all(story, moment, moment.won and _doors(moment) == (EDGES, 1))


def four_doors(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """Won with an animal behind each of the boat's four openings."""
    return _all(story, moment, moment.won and _doors(moment) == (EDGES, 4))


def come_what_may(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """Won with a board that at least three of the twelve lines a die can name would not have parted.

    A wave of two dice spares a won board so rarely that nobody would ever see the badge.
    """
    return _all(story, moment, moment.won and _spared(moment) >= SPARED)


def give_to_gain(story: GameSoFar, moment: Moment) -> frozenset[int]:
    """Won in a round in which a player's own Support or Current had cut an animal off."""
    return frozenset(story.gave_up | {moment.seat}) if moment.won and story.gave_up else NOBODY


def _spared(moment: Moment) -> int:
    """How many of the twelve lines, each rolled alone, would leave all four animals joined."""
    board, remain = moment.after.board, moment.after.rules.obstacles_remain
    lines = [throw for die in Die for throw in throws(die)]
    return sum(wave(board, *throw, remain).board.joined == ANIMALS for throw in lines)


def _doors(moment: Moment) -> tuple[Edges, int]:
    """The boat's openings, and behind how many of them water leads to an animal."""
    return doors(moment.after.board), doors_in_use(moment.after.board)


def _all(story: GameSoFar, moment: Moment, so: bool) -> frozenset[int]:
    return frozenset(range(story.players)) if so and moment.won else NOBODY


def _one(moment: Moment, so: bool) -> frozenset[int]:
    return frozenset({moment.seat}) if so and moment.won else NOBODY
