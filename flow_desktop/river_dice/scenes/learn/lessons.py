"""The four lessons: where each begins, what is said, and what is to be done at every step."""

from collections.abc import Callable
from random import Random
from typing import Final

from flow_desktop.app.language import N_
from flow_desktop.river_dice.engine import RiverOptions, RiverPhase, RiverState, legal, new_game, step
from flow_desktop.river_dice.engine.commands import CollectAnimals, CompleteCard, FinishTurn, RiverCommand
from flow_desktop.river_dice.engine.content import STARTING
from flow_desktop.values import dataclass

Wanted = Callable[[RiverCommand], bool]


@dataclass(frozen=True, slots=True)
class RiverTask:
    """What is said; which commands it asks for; and when it is done, if not with the first of them."""

    words: str
    wants: Wanted
    until: Callable[[RiverState], bool] | None = None


@dataclass(frozen=True, slots=True)
class RiverLesson:
    """A lesson: its name, how its table comes about, its steps, and what it leaves one with."""

    title: str
    begins: Callable[[], RiverState]
    steps: tuple[RiverTask, ...]
    ends: str


def _family(seed: str, sheet: str = "A") -> RiverState:
    return new_game(RiverOptions(seed, 1, sheet, STARTING, True)).state


def _played(state: RiverState, until: Callable[[RiverState], bool]) -> RiverState:
    """The same position every time: commands by chance from one seed until something is so."""
    chance, first = Random("lesson"), state
    while not until(state):
        state = first if state.over else state
        listed = [each for each in legal(state) if not isinstance(each, FinishTurn)]
        state = step(state, chance.choice(listed or list(legal(state)))).state
    return state


def _payable(state: RiverState) -> bool:
    return state.round > 2 and any(isinstance(each, CompleteCard) for each in legal(state))


def _two_to_mark(state: RiverState) -> bool:
    """One hex would be no lesson."""
    return state.phase is RiverPhase.MARK and state.completing is not None and state.completing.left >= 2


def _several_wait(state: RiverState) -> bool:
    return state.phase is RiverPhase.BONUS and len(set(state.current.pending)) > 1


def _is(*kinds: type) -> Wanted:
    return lambda command: isinstance(command, kinds)


def _free(command: RiverCommand) -> bool:
    return isinstance(command, CollectAnimals) and not command.price


def _paid(command: RiverCommand) -> bool:
    return isinstance(command, CollectAnimals) and command.price > 0


def _anything(command: RiverCommand) -> bool:
    return not isinstance(command, FinishTurn)


def _settled(state: RiverState) -> bool:
    return state.completing is None


RIVER_LESSONS: Final = (
    RiverLesson(
        N_("Collect"),
        lambda: _family("heron"),
        (
            RiverTask(
                N_("Take all animals of one kind. Point at a choice to see what it gives."),
                _free,
            ),
            RiverTask(N_("Now they are on your tally. Press Done."), _is(FinishTurn)),
            RiverTask(
                N_("A nature token buys one more die. Choose how many tokens, then the animals."), _paid
            ),
        ),
        N_("Now you can collect. Every round the dice are rolled again."),
    ),
    RiverLesson(
        N_("Complete"),
        lambda: _played(_family("otter"), _payable),
        (
            RiverTask(
                N_("You can pay a card with a bright edge. Complete it."),
                _is(CompleteCard),
                lambda state: True,
            ),
            RiverTask(N_("Pay, then take what the card gives you."), _anything, _settled),
            RiverTask(N_("The number is on your sheet. Press Done."), _is(FinishTurn)),
        ),
        N_("One card each round. It stays there, so you can complete it again."),
    ),
    RiverLesson(
        N_("Mark"),
        lambda: _played(_family("marten", "C"), _two_to_mark),
        (
            RiverTask(
                N_("Circle hexes next to circled ones. Many of them give you something."), _anything, _settled
            ),
        ),
        N_("Look ahead: the map is full of points and gifts."),
    ),
    RiverLesson(
        N_("Bonuses"),
        lambda: _played(_family("beaver", "B"), _several_wait),
        (RiverTask(N_("Bonuses wait in a row. Use them all, in any order."), _anything, _settled),),
        N_("One bonus can bring the next. That is the fun of it!"),
    ),
)
"""In the order in which they are best taken."""
