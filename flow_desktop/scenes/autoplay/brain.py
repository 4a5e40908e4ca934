"""What the scripted player wants to do next; it knows no more than the players at the table."""

from __future__ import annotations

import random

from flow_desktop.bots.players import greedy_bot
from flow_desktop.engine import GameState, Phase, legal
from flow_desktop.engine.commands import Command, Trade

TRADES = 0.15
CARDS = 0.25


class Brain:
    """The greedy bot with a little whim: it trades and plays cards now and then, so that all is tried."""

    def __init__(self, seed: str) -> None:
        self._chance = random.Random(seed)

    def decide(self, state: GameState) -> Command:
        """A legal command."""
        choices = legal(state)
        if state.turn.phase is Phase.HOLDING and Trade() in choices and self._chance.random() < TRADES:
            return Trade()
        cards = [command for command in choices if hasattr(command, "card")]
        if cards and self._chance.random() < CARDS:
            return self._any_card(cards)
        return greedy_bot(state, self._chance.random)

    def _any_card(self, commands: list[Command]) -> Command:
        """Any card first, then any way to play it, so that cards with many ways do not crowd out others."""
        kinds = sorted({type(command).__name__ for command in commands})
        chosen = self._chance.choice(kinds)
        return self._chance.choice([command for command in commands if type(command).__name__ == chosen])
