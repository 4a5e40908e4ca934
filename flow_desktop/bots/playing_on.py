"""Games played on from a position, to see how they end: dealt anew each time, by the rules and a temper.

A rollout is a game like any other: what lies face down is shuffled by a seed of its own, the dice fall by the
same seed, and every command goes through ``step``. Nothing that is hidden at the table is known in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Final, TypeVar

from flow_desktop.bots.hand import choose
from flow_desktop.bots.pace import Pace
from flow_desktop.bots.temper import HAND, Temper
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Command, TimeUp
from flow_desktop.engine.state import GameState, Phase, Result, Setup
from flow_desktop.engine.step import step

RandomNumber = Callable[[], float]
Item = TypeVar("Item")
QUICK: Final = replace(HAND, margin=0.0)
"""The temper of rollouts: it looks closer only at the boards that need least, and plays as well."""


def dealt(state: GameState, seed: str) -> GameState:
    """The game with everything that is hidden dealt anew, and dice of its own."""
    random = Random(seed).random
    supply = state.supply
    tiles = [kind for pile in supply.piles for kind in pile]
    _shuffle(tiles, random)
    piles, start = [], 0
    for pile in supply.piles:
        piles.append(tuple(tiles[start : start + len(pile)]))
        start += len(pile)
    hands, action_pile = _cards_dealt(state, random)
    supply = replace(supply, piles=tuple(piles), action_pile=action_pile)
    setup = Setup(replace(state.setup.options, seed=seed), state.setup.scenarios, state.setup.rules)
    return GameState(setup, state.board, supply, hands, state.turn, state.result)


def _cards_dealt(
    state: GameState, random: RandomNumber
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Shuffle the action pile; where the other hands are hidden (R16), deal these anew from it as well."""
    hidden = list(state.supply.action_pile)
    silent = state.rules.silent and state.turn.phase is not Phase.WAVE
    if silent:
        hidden += [
            card for seat, hand in enumerate(state.hands) if seat != state.turn.player for card in hand
        ]
    _shuffle(hidden, random)
    hands = list(state.hands)
    if silent:
        for seat, hand in enumerate(hands):
            if seat != state.turn.player:
                hands[seat] = tuple(hidden[: len(hand)])
                hidden = hidden[len(hand) :]
    return tuple(hands), tuple(hidden)


def _shuffle(items: list[Item], random: RandomNumber) -> None:
    """Fisher-Yates, so that the same numbers give the same order on every version of Python."""
    for last in range(len(items) - 1, 0, -1):
        other = int(random() * (last + 1))
        items[last], items[other] = items[other], items[last]


def play_on(
    state: GameState, pace: Pace, temper: Temper = QUICK, first: Command | None = None
) -> Iterator[bool]:
    """Play to the end, ``first`` before anything else; yields False between commands, at last whether won.

    Whoever waits may breathe between two commands, or stop.
    """
    while state.result is None:
        if first is not None:
            command, first = first, None
        elif pace.rings(state.turn):
            command = TimeUp()
        else:
            command = choose(state, pace, temper)
        before, state = state.turn, step(state, command).state
        pace = pace.then(before, state.turn)
        if state.result is None:
            yield False
    yield state.result is Result.WON
