"""Thinking about a question: the policy's move at once, then a win chance that grows more certain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from flow_desktop.bots.advice import Advice
from flow_desktop.bots.hand import rank
from flow_desktop.bots.pace import USUAL_PACE, Pace
from flow_desktop.bots.reasons import reasons
from flow_desktop.bots.sight import Sight, SightError, game_of, seen, sight_of
from flow_desktop.bots.tempers import HINT, TEMPERS
from flow_desktop.engine.state import GameState, Phase

MOST_ROLLOUTS: Final = 100_000
USUAL_ROLLOUTS: Final = 400


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked: the game, the pace at the table, whose advice, and how many games are played on.

    The same question with the same ``seed`` has the same answer after the same number of rollouts.
    """

    state: GameState
    pace: Pace = USUAL_PACE
    who: str = HINT
    rollouts: int = USUAL_ROLLOUTS
    seed: str = "flow"

    def __post_init__(self) -> None:
        if self.who not in TEMPERS or not 0 <= self.rollouts <= MOST_ROLLOUTS:
            raise ValueError("Nobody can be asked that.")


def think(question: Question) -> Iterator[Advice | None]:
    """Answer, and answer better with each further rollout; None only says 'still thinking'.

    Whoever listens may stop at any time. A game that is over has no answer. What lies face down is not known
    here: the question is turned into what the player sees first.
    """
    state = seen(question.state)
    if state.turn.phase is Phase.OVER:
        return
    temper = TEMPERS[question.who]
    ranking = rank(state, question.pace, temper)
    best = ranking[0]
    yield Advice(best.command, reasons(state, best.command, ranking), best.value, None, tuple(ranking))


def advise(question: Question) -> Advice | None:
    """The answer after all rollouts of the question; None when the game is over."""
    answer = None
    for thought in think(question):
        answer = thought or answer
    return answer


def write_question(question: Question) -> dict[str, Any]:
    """A question as a plain JSON object; it holds what the player sees, not the game."""
    return {
        "sight": sight_of(question.state),
        "pace": [question.pace.turns, question.pace.left],
        "who": question.who,
        "rollouts": question.rollouts,
        "seed": question.seed,
    }


def read_question(written: dict[str, Any]) -> Question:
    """Read what ``write_question`` wrote; anything else raises SightError."""
    try:
        sight: Sight = written["sight"]
        pace = Pace(*written["pace"])
        return Question(game_of(sight), pace, written["who"], written["rollouts"], str(written["seed"]))
    except (KeyError, TypeError, ValueError) as error:
        raise SightError("That is no question.") from error
