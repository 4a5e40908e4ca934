"""A record played again for its analysis: every command with the game before it, and the pace then."""

from __future__ import annotations

from collections import Counter

from flow_desktop.bots.pace import MOST_TURNS, SECONDS_A_TURN, USUAL_TURNS, Pace
from flow_desktop.engine.commands import Command, completes_turn
from flow_desktop.engine.options import Clock
from flow_desktop.engine.record import Record
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.state import GameState
from flow_desktop.engine.step import Step, step
from flow_desktop.values import dataclass


@dataclass(frozen=True, slots=True)
class Told:
    """A command, the number of those before it, the game and the pace before it, and what it led to."""

    at: int
    state: GameState
    pace: Pace
    command: Command
    led_to: Step

    @property
    def ends_turn(self) -> bool:
        """Whether a turn is complete with it."""
        return completes_turn(self.command)


def story(record: Record) -> tuple[GameState, tuple[Told, ...]]:
    """The opening, and everything that followed; the turns that each round had are known in hindsight."""
    opening = new_game(record.options).state
    state, steps, turns = opening, [], Counter[int]()
    done: list[int] = []
    for move in record.moves:
        led_to = step(state, move.command)
        steps.append((state, move.command, led_to))
        done.append(turns[state.turn.round])
        turns[state.turn.round] += completes_turn(move.command)
        state = led_to.state
    usual = usual_turns(record.options.clock, [turns[number] for number in range(1, state.turn.round)])
    told = []
    for at, (before, command, led_to) in enumerate(steps):
        finished = before.turn.round < state.turn.round
        left = turns[before.turn.round] - done[at] if finished else max(1, usual - done[at])
        told.append(Told(at, before, Pace(usual, min(MOST_TURNS, left)), command, led_to))
    return opening, tuple(told)


def usual_turns(clock: Clock, rounds: list[int]) -> int:
    """The turns of a usual round: as the clock counts them, else as they were, else as usual."""
    if clock.turns is not None:
        return min(MOST_TURNS, clock.turns)
    if rounds and sum(rounds):
        return max(1, min(MOST_TURNS, round(sum(rounds) / len(rounds))))
    if clock.seconds is not None:
        return max(1, min(MOST_TURNS, round(clock.seconds / SECONDS_A_TURN)))
    return USUAL_TURNS
