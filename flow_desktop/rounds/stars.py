"""Stars of the voyage: what a team can be proud of in a game that was won, judged from its record alone.

A star is a code and a number (``r3``, ``t10``). Each code is one function over a `Passage`, the whole game
looked at once; all of them are judged only where the game was won. They stay fair at larger tables: a pace
counts the turns of the team, not of a person, and all share one supply, so rounds, tiles, trades, discards
and what the water does mean the same for one and for six. Where the number of seats does matter (``e``,
``k``), the docstring says how. With a clock in seconds or without one, the same is asked; such stars
are kept apart (T5).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Command, Roll, completes_turn
from flow_desktop.engine.events import (
    AnimalCutOff,
    BirdSaved,
    CardPlayed,
    Event,
    TileDiscarded,
    TileMoved,
    TileRemoved,
    TileTraded,
)
from flow_desktop.engine.geometry import ANIMAL_CELLS, ANIMALS, BOAT
from flow_desktop.engine.record import Record
from flow_desktop.engine.rules import rule_set
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.state import GameState, Result
from flow_desktop.engine.step import Step, step
from flow_desktop.engine.tiles import ROCK
from flow_desktop.engine.water import flood
from flow_desktop.rounds.deeds import deeds
from flow_desktop.rounds.doors import channels_past, doors_in_use
from flow_desktop.values import dataclass

LAST_SECONDS: Final = 10
"""With a clock in seconds, these count as the last turn before the wave."""
TWO: Final = 2


@dataclass(frozen=True, slots=True)
class Passage:
    """A game from its first state to its last: every command with its time and what it led to."""

    first: GameState
    commands: tuple[Command, ...]
    times: tuple[int, ...]
    steps: tuple[Step, ...]
    seats: int  # the smallest table of the stop
    pace: int  # its turns a round

    @property
    def last(self) -> GameState:
        """The game as it ended."""
        return self.steps[-1].state if self.steps else self.first

    @property
    def won(self) -> bool:
        """Whether all animals came aboard."""
        return self.last.result is Result.WON

    def events(self) -> Iterator[Event]:
        """Everything that happened, in order."""
        return (event for each in self.steps for event in each.events)


def passage_of(record: Record, seats: int, pace: int) -> Passage:
    """A record played again, for a stop with this smallest table and this pace."""
    moves = record.moves
    state = first = new_game(record.options).state
    steps = []
    for move in moves:
        done = step(state, move.command)
        steps.append(done)
        state = done.state
    commands, times = tuple(move.command for move in moves), tuple(move.time for move in moves)
    return Passage(first, commands, times, tuple(steps), seats, pace)


def _rounds(game: Passage, number: int) -> bool:
    """``r``: won in round N or before."""
    return game.last.turn.round <= number


def _unbroken(game: Passage, number: int) -> bool:
    """``u``: no animal that was joined was ever cut off again, by a wave or by a card."""
    return not any(isinstance(event, AnimalCutOff) for event in game.events())


def _tiles_left(game: Passage, number: int) -> bool:
    """``t``: N tiles or more could still be drawn, face down or revealed."""
    supply = game.last.supply
    return supply.tiles_left >= number


def _no_trade(game: Passage, number: int) -> bool:
    """``n``: no tile was traded for a card."""
    return not any(isinstance(event, TileTraded) for event in game.events())


def cards_to_keep(number: int, seats: int, players: int) -> int:
    """N cards, and as many more as a larger table was dealt more: else six would have it easier than one."""
    deal = rule_set("standard").deal
    return number + max(0, players * deal[players - 1] - seats * deal[seats - 1])


def _cards_kept(game: Passage, number: int) -> bool:
    """``k``: at the end the hands together hold `cards_to_keep`."""
    hands = game.last.hands
    return sum(map(len, hands)) >= cards_to_keep(number, game.seats, len(hands))


def _few_cards(game: Passage, number: int) -> bool:
    """``c``: at most N action cards were played in the whole game."""
    return sum(isinstance(event, CardPlayed) for event in game.events()) <= number


def _no_discard(game: Passage, number: int) -> bool:
    """``d``: no drawn tile had to be discarded because it could not be placed."""
    return not any(isinstance(event, TileDiscarded) for event in game.events())


def _held(game: Passage, number: int) -> bool:
    """``h``: a wave came while two or more animals were joined, and cut none of them off."""
    states = [game.first, *(each.state for each in game.steps)]
    for command, (before, after) in zip(game.commands, pairwise(states), strict=True):
        joined = before.board.joined
        if isinstance(command, Roll) and joined.bit_count() >= TWO and not joined & ~after.board.joined:
            return True
    return False


def _small_board(game: Passage, number: int) -> bool:
    """``b``: at most N tiles lie on the won board; rocks are not counted, they were no choice."""
    board = game.last.board
    return sum(not board.pieces[cell] & ROCK for cell in board.tiles()) <= number


def _last_turn(game: Passage, number: int) -> bool:
    """``l``: won in the last turn before a wave, or in one that was finished after the bell (R14).

    Counted in turns: as many turns as the pace were completed in that round. In seconds: the round had
    `LAST_SECONDS` or less to run. With the clock off, the pace of the stop is counted all the same.
    """
    if game.steps[-2:-1] and game.steps[-2].state.turn.time_up:
        return True
    waves = [place for place, command in enumerate(game.commands) if isinstance(command, Roll)]
    begun = waves[-1] + 1 if waves else 0
    clock = game.first.setup.options.clock
    if clock.seconds is not None:
        started = game.times[begun - 1] if begun else 0
        return game.times[-1] - started >= (clock.seconds - LAST_SECONDS) * 1000
    return sum(map(completes_turn, game.commands[begun:])) >= (clock.turns or game.pace)


def animals_each(players: int) -> int:
    """How many animals each one joins for ``e``: four shared evenly, at least one; see `_everybody`."""
    return max(1, 4 // players)


def _everybody(game: Passage, number: int) -> bool:
    """``e``: everybody joined animals, two each at a table of two, one each at three and four.

    Joining again after a wave counts. Of five or six players four different ones have to: there are four
    animals. A partner is a player like any other.
    """
    joined = [each.joined for each in deeds(game.first, game.steps)]
    enough = sum(count >= animals_each(len(joined)) for count in joined)
    return enough >= min(4, len(joined))


def _through_another(game: Passage, number: int) -> bool:
    """``f``: on the won board some animal's only path to the boat runs through another animal's space."""
    board = game.last.board
    for cell in ANIMAL_CELLS.values():
        others = ANIMALS & ~(1 << cell)
        if others & ~flood(1 << BOAT, channels_past(board, [cell])):
            return True
    return False


def _rocks_standing(game: Passage, number: int) -> bool:
    """``w``: N rocks or more still stand on the won board."""
    return sum(bool(piece & ROCK) for piece in game.last.board.pieces) >= number


def _no_support(game: Passage, number: int) -> bool:
    """``s``: neither Support nor Current was played."""
    return not any(
        isinstance(event, CardPlayed) and event.card in (Card.SUPPORT, Card.CURRENT)
        for event in game.events()
    )


def _openings(game: Passage, number: int) -> bool:
    """``g``: through N openings of the boat or more, water comes from an animal without crossing the boat."""
    return doors_in_use(game.last.board) >= number


def _untouched(game: Passage, number: int) -> bool:
    """``q``: no tile with an obstacle and no rock was removed by Support or moved by Current."""
    touched = (event for event in game.events() if isinstance(event, TileRemoved | TileMoved))
    return not any(event.tile.has_obstacle for event in touched)


def _bird_saved(game: Passage, number: int) -> bool:
    """``a``: a bird saved its tile from a wave."""
    return any(isinstance(event, BirdSaved) for event in game.events())


JUDGES: Final[dict[str, Callable[[Passage, int], bool]]] = {
    "r": _rounds,
    "u": _unbroken,
    "t": _tiles_left,
    "n": _no_trade,
    "k": _cards_kept,
    "c": _few_cards,
    "d": _no_discard,
    "h": _held,
    "b": _small_board,
    "l": _last_turn,
    "e": _everybody,
    "f": _through_another,
    "w": _rocks_standing,
    "s": _no_support,
    "g": _openings,
    "q": _untouched,
    "a": _bird_saved,
}
"""Who judges which star."""


@dataclass(frozen=True, slots=True)
class Star:
    """One star: what is asked, and the number in it (0 where it has none)."""

    code: str
    number: int = 0

    def __str__(self) -> str:
        return f"{self.code}{self.number or ''}"

    def earned(self, game: Passage) -> bool:
        """Whether a game earned it; a lost one earns none."""
        return game.won and JUDGES[self.code](game, self.number)


def read_star(text: str) -> Star:
    """Read ``r3`` or ``u``; a code that nobody judges raises KeyError.

    >>> read_star("t10")
    Star(code='t', number=10)
    """
    code, number = text[:1], text[1:]
    JUDGES[code]
    return Star(code, int(number) if number else 0)
