"""The rules of Flow: a closed world on the standard library alone.

Rooms in the order in which they may import one another: geometry -> tiles -> lanes, water -> board -> cards
-> rules -> scenarios, placement -> options -> state -> commands, events, refusals -> explain, targets, checks
-> turns -> wave, play -> step -> setup, legal -> notation, command_text, door_json -> record, codes -> door.
Beside them: wave -> risk, state -> hope, targets -> position -> position_text, and record -> record_short.

Three families: commands go in (``PlaceTile``), events come out (``TilePlaced``), states lie between.
``new_game(options)`` and ``step(state, command)`` both return a ``Step(state, events)``; ``attempt`` returns
the ``Refusal`` that ``step`` would raise; ``refusal`` only says why a command would be refused, ``legal``
lists what would not be.
"""

from flow_desktop.engine.checks import refusal
from flow_desktop.engine.legal import legal
from flow_desktop.engine.options import Clock, Options, OptionsError
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.state import GameState, Phase, Result
from flow_desktop.engine.step import RefusedError, Step, attempt, step

__all__ = [
    "Clock",
    "GameState",
    "Options",
    "OptionsError",
    "Phase",
    "RefusedError",
    "Result",
    "Step",
    "attempt",
    "legal",
    "new_game",
    "refusal",
    "step",
]
