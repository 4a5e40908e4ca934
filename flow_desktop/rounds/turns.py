"""Turns and rounds of a game at the table, and what may be taken back.

At a timed table, and wherever several people sit, a command that has revealed something hidden (a tile from
a face-down pile, the card of a trade, fishing, a roll) stays; whatever came after it can be taken back. The
bell of a timed round stays too. Alone, with the clock off or counted in turns, everything can be taken back.
"""

from typing import Final, TypeAlias

from flow_desktop import table
from flow_desktop.engine import GameState
from flow_desktop.engine.commands import Command, Draw, PlayFishing, Roll, TimeUp, Trade, completes_turn
from flow_desktop.engine.events import Event
from flow_desktop.engine.options import Clock
from flow_desktop.engine.refusals import Refusal

Entry: TypeAlias = table.Entry[GameState, Command, Event]
Game: TypeAlias = table.Game[GameState, Command, Event, Refusal]

_REVEALS: Final = (Draw, Trade, PlayFishing, Roll)


def is_practice(clock: Clock, players: int) -> bool:
    """Whether everything can be taken back: one player, not counted in seconds."""
    return clock.seconds is None and players == 1


def completed_turns(game: Game) -> int:
    """The turns completed in this round, or since the clock was changed."""
    done = game.history.done
    start = len(done)
    while start > game.set_at and not isinstance(done[start - 1].command, Roll):
        start -= 1
    return sum(completes_turn(entry.command) for entry in done[start:])


def may_undo(group: tuple[Entry, ...], clock: Clock) -> bool:
    """Whether a command, with what followed it, may be taken back at a table with this clock."""
    after = group[-1].step.state
    players = len(after.hands)
    if is_practice(clock, players) and all(is_practice(entry.setting, players) for entry in group):
        return True
    return after.result is None and not any(_stays(entry, clock) for entry in group)


def _stays(entry: Entry, clock: Clock) -> bool:
    if isinstance(entry.command, TimeUp):
        return entry.setting.seconds is not None or clock.seconds is not None
    return isinstance(entry.command, _REVEALS)
