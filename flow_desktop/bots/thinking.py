"""Thinking about a question: the policy's move at once, then a win chance that grows more certain."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from flow_desktop.bots.advice import Advice, Chance
from flow_desktop.bots.contest import ALONE, Contest, Rival
from flow_desktop.bots.hand import Weighed, rank
from flow_desktop.bots.pace import USUAL_PACE, Pace
from flow_desktop.bots.playing_on import dealt, play_on
from flow_desktop.bots.reasons import reasons
from flow_desktop.bots.sight import Sight, SightError, game_of, seen, sight_of
from flow_desktop.bots.temper import Temper
from flow_desktop.bots.tempers import HINT, TEMPERS
from flow_desktop.engine.commands import Draw
from flow_desktop.engine.state import GameState, Phase

MOST_ROLLOUTS: Final = 100_000
USUAL_ROLLOUTS: Final = 400
MOST_RIVALS: Final = 4
NEAR: Final = 0.8  # tiles: moves that are so much worse than the best may still prove better
SLIPS_TO: Final = 4


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
    best = slip(ranking, temper, Random(question.seed).random)
    advice = Advice(best.command, reasons(state, best.command, ranking), best.value, None, tuple(ranking))
    yield advice
    contest = Contest(rivals(ranking) if question.who == HINT else [best])
    for number in range(question.rollouts):
        for rival in contest.alive()[: None if number >= ALONE else 1]:
            won = False
            deal = dealt(state, f"{question.seed}/{rival.rollouts}")
            for ending in play_on(deal, question.pace, first=rival.weighed.command):
                won = ending
                yield None
            rival.note(won)
            if rival is contest.alive()[0]:  # the leader is first, and those who wait hear of it at once
                yield _better(state, advice, rival, ranking)
        yield _better(state, advice, contest.leader(), ranking)


def slip(ranking: list[Weighed], temper: Temper, random: Callable[[], float]) -> Weighed:
    """The best move, or now and then one of the next few, as the temper has it."""
    if random() >= temper.slips:
        return ranking[0]
    return ranking[int(random() * min(SLIPS_TO, len(ranking)))]


def rivals(ranking: Sequence[Weighed]) -> list[Weighed]:
    """The moves that games may show to be better: hardly worse by their value; of the draws only one."""
    near = [each for each in ranking if each.value <= ranking[0].value + NEAR]
    draws = [each for each in near if isinstance(each.command, Draw)]
    return [each for each in near if each not in draws[1:]][:MOST_RIVALS]


def _better(state: GameState, advice: Advice, leader: Rival, ranking: list[Weighed]) -> Advice:
    """The advice with what the games so far have shown."""
    command = leader.weighed.command
    why = advice.reasons if command == advice.command else reasons(state, command, ranking)
    chance = Chance(leader.won, leader.rollouts)
    return Advice(command, why, leader.weighed.value, chance, advice.ranking)


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
