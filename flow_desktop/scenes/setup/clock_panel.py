"""How rounds end: after seconds, after turns, or when the players say so. The pause offers it too."""

from collections.abc import Callable
from typing import Final

from flow_desktop.app.language import _
from flow_desktop.engine import Clock
from flow_desktop.engine.options import CLOCK_OFF
from flow_desktop.scenes.naming import clock_name
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.stepper import Stepper
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import SNUG
from flow_desktop.widgets.widget import Widget

USUAL: Final = Clock()
USUAL_TURNS: Final = Clock(None, 10)
LONGER: Final = Clock(120)
SHORTEST, LONGEST, STEP = 30, 600, 10
MOST_TURNS: Final = 99


def clock_kind(clock: Clock) -> int:
    """Which of the four kinds of clock this is: usual, other seconds, turns, off."""
    if clock.seconds is not None:
        return 0 if clock == USUAL else 1
    return 2 if clock.turns is not None else 3


def clock_controls(clock: Clock, other: bool, use: Callable[[Clock, bool], None], note: str = "") -> Widget:
    """The choice of a clock; `other` keeps the seconds open to be set though they are the usual ones.

    `note` is what else there is to say.
    """
    kinds = (USUAL, LONGER, USUAL_TURNS, CLOCK_OFF)
    held = 1 if other and clock == USUAL else clock_kind(clock)
    parts: list[Widget] = [
        Choice(
            _("A round lasts"),
            [clock_name(USUAL), _("Custom time"), _("Some turns"), _("No clock")],
            held,
            lambda n: use(kinds[n], n == 1),
            key="clock",
        )
    ]
    if held == 1:
        parts.append(_seconds(clock, use))
    elif held == 2:
        parts.append(_turns(clock, use))
    parts.append(Label(" ".join(filter(None, (_sentence(held), note))), Role.SMALL, soft=True))
    return Column(parts, gap=SNUG)


def _seconds(clock: Clock, use: Callable[[Clock, bool], None]) -> Widget:
    return Stepper(
        _("Seconds"),
        clock.seconds or SHORTEST,
        lambda n: use(Clock(n), True),
        least=SHORTEST,
        most=LONGEST,
        step=STEP,
        key="clock-seconds",
    )


def _turns(clock: Clock, use: Callable[[Clock, bool], None]) -> Widget:
    return Stepper(
        _("Turns"),
        clock.turns or 1,
        lambda n: use(Clock(None, n), False),
        least=1,
        most=MOST_TURNS,
        key="clock-turns",
    )


def _sentence(kind: int) -> str:
    sentences = (
        _("The clock of the board game."),
        _("More time for a calmer game, less for a wilder one."),
        _("The wave comes after that many turns. Nobody is hurried."),
        _("You call the wave yourselves, whenever you like."),
    )
    return sentences[kind]
