"""The worker of River Dice: a process of its own that thinks; and what is asked of it, as plain values.

A question carries the record of the game. What lies hidden behind it is not looked at: see ``greedy``.
"""

import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Any, Final

from flow_desktop.asking import Asker, ImpossibleQuestionError, Message, serve_thoughts
from flow_desktop.river_dice.bots.greedy import RiverChoice, rank
from flow_desktop.river_dice.bots.partners import TEMPER_OF, river_partner
from flow_desktop.river_dice.bots.reasons import RiverReason, RiverReasonCode
from flow_desktop.river_dice.bots.thinking import RiverAdvice, advice_of, think
from flow_desktop.river_dice.engine.command_text import read_command, write_command
from flow_desktop.river_dice.engine.record import RiverRecord, read_record, write_record
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.values import dataclass

MOST_RANKED: Final = 8
PATIENCE: Final = 0.6
"""Seconds after which a hint is good enough."""


@dataclass(frozen=True, slots=True)
class RiverQuestion:
    """What to do now: for a person who asks for a hint, or as a partner of that name would."""

    state: RiverState
    record: RiverRecord
    partner: str = ""


def thoughts_about(state: RiverState, partner: str = "") -> Iterator[RiverAdvice]:
    """A partner knows its mind at once; a hint gets better as long as it is asked."""
    known = river_partner(partner)
    if state.over:
        return
    if known is None:
        yield from think(state)
    else:
        temper = TEMPER_OF[known][state.setup.options.sheet_used]
        yield advice_of(state, tuple(rank(state, temper)))


def thought_here(question: RiverQuestion) -> RiverAdvice | None:
    """The first thought, where nobody thinks beside the game."""
    return next(thoughts_about(question.state, question.partner), None)


def serve(connection: Connection) -> None:
    """Answer questions until the other end is gone."""
    serve_thoughts(connection, _thoughts, write_advice)


def _thoughts(message: Message) -> Iterator[RiverAdvice | None]:
    try:
        _record, state = read_record(message["record"])
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ImpossibleQuestionError from error
    best, until = None, time.monotonic() + PATIENCE
    for thought in thoughts_about(state, str(message.get("partner", ""))):
        best = thought
        if time.monotonic() >= until:
            break
        yield None
    yield best


def write_advice(advice: RiverAdvice) -> Message:
    """Advice as plain values."""
    return {
        "plan": [write_command(each) for each in advice.plan],
        "reasons": [[reason.code.value, reason.place, reason.points] for reason in advice.reasons],
        "points": advice.points,
        "gain": advice.gain,
        "ranking": [[write_command(each.command), each.worth] for each in advice.ranking[:MOST_RANKED]],
        "deals": advice.deals,
    }


def read_advice(told: Any) -> RiverAdvice:
    """Read it back; nonsense raises ValueError, KeyError or TypeError."""
    plan = tuple(read_command(text) for text in told["plan"])
    reasons = tuple(
        RiverReason(RiverReasonCode(code), int(place), int(points)) for code, place, points in told["reasons"]
    )
    choices = ((read_command(text), float(worth)) for text, worth in told["ranking"])
    ranking = tuple(RiverChoice(command, worth, (command,)) for command, worth in choices)
    if not plan or not reasons:
        raise ValueError("Advice has a command and a reason.")
    return RiverAdvice(
        plan[0], plan, reasons, int(told["points"]), float(told["gain"]), ranking, int(told["deals"])
    )


class RiverAdviser(Asker[RiverAdvice]):
    """Asks the worker and never waits for it."""

    def __init__(self) -> None:
        super().__init__(serve, read_advice)

    def ask(self, question: RiverQuestion) -> None:
        """Ask, and forget what was asked before."""
        self.ask_about({"record": write_record(question.record), "partner": question.partner})
