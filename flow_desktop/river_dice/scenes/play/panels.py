"""The panels beside the sheet: the tally on the left, the choices on the right."""

from collections.abc import Callable, Sequence
from functools import partial

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change
from flow_desktop.river_dice.engine.commands import FinishTurn, RiverCommand
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.river_dice.scenes.pictograms import MINUS
from flow_desktop.river_dice.scenes.play.chips import ChoiceChip
from flow_desktop.widgets.button import IconButton
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import CLOSE, GAP, HAIR
from flow_desktop.widgets.widget import Press, Weight, Widget

FIRST = "choice-0"
"""The first choice; it has the focus when something new is to be chosen."""
Do = Callable[[RiverCommand], Change | None]
Gives = Callable[[RiverCommand], str]


def side_panel(parts: Sequence[Widget]) -> Widget:
    """Round, tally, queue and buttons, one below the other."""
    body = Scroll(Column(list(parts), gap=HAIR), label=_("Tally"), key="tally")
    return Panel(body, padding=GAP, area="tally", key="side")


def undo_button(press: Press, why_not: str) -> Widget:
    """Takes back; says why not."""
    return IconButton(
        art("icon_undo"),
        _("Undo"),
        press,
        key="undo",
        enabled=not why_not,
        reason=_(why_not) if why_not else "",
    )


def choices_panel(prompt: str, parts: Sequence[Widget]) -> Widget:
    """What is to be done, and what can be chosen."""
    column = Column([Label(prompt, Role.STRONG, key="prompt"), *parts], gap=CLOSE)
    return Panel(column, padding=GAP, area="choices", key="choices", grow=1)


def chips_of(state: RiverState, listed: Sequence[RiverCommand], do: Do, gives: Gives) -> list[Widget]:
    """A chip for each choice."""
    return [
        ChoiceChip(
            state,
            command,
            partial(do, command),
            gives,
            key=f"choice-{index}",
            weight=Weight.PRIMARY if isinstance(command, FinishTurn) else Weight.PLAIN,
        )
        for index, command in enumerate(listed)
    ]


def price_choice(prices: Sequence[int], held: int, use: Callable[[int], None]) -> list[Widget]:
    """How many tokens one would pay; nothing where that is no question."""
    if len(prices) < 2:
        return []
    names = [_("free") if not price else f"{MINUS}{price}" for price in prices]

    def chosen(index: int) -> Change | None:
        use(prices[index])
        return None

    at = prices.index(held) if held in prices else 0
    return [Choice(_("Nature tokens to pay"), names, at, chosen, key="price", name_shown=False)]
