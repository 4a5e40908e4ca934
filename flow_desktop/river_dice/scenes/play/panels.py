"""The panels beside the sheet: the tally on the left, the choices on the right."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change
from flow_desktop.app.shell import Shell
from flow_desktop.river_dice.engine.commands import FinishTurn, RiverCommand
from flow_desktop.river_dice.engine.state import RiverState
from flow_desktop.river_dice.scenes.actions import RiverAction
from flow_desktop.river_dice.scenes.pictograms import MINUS
from flow_desktop.river_dice.scenes.play.chips import ChoiceChip
from flow_desktop.river_dice.scenes.play.hints import RiverHints
from flow_desktop.river_dice.scenes.play.partners import PartnersAtTable
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.frames import Spacer
from flow_desktop.widgets.key_sign import KeyedIcon, key_sign, sign_units, signed
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, EqualWrap, EvenWrap
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import CLOSE, GAP, HAIR
from flow_desktop.widgets.widget import Press, Size, Weight, Widget

FIRST = "choice-0"
"""The first choice; it has the focus when something new is to be chosen."""
Do = Callable[[RiverCommand], Change | None]
Gives = Callable[[RiverCommand], str]
WIDEST_CHIP: Final = 200


class RoundLabel(Label):
    """The round of a game, in letters that the longest one needs: nothing below it moves at round ten."""

    def __init__(self, words: str, longest: str) -> None:
        super().__init__(words, Role.STRONG, key="round")
        self.longest = longest

    def measure(self, look: Look, width: int) -> Size:
        """As high as the longest round."""
        fits = len(look.block(self.longest, Role.STRONG, width).lines) == 1
        self.text_role = Role.STRONG if fits else Role.SMALL
        most = look.block(self.longest, self.text_role, width)
        return most.width, most.height


def side_panel(tally: Sequence[Widget], buttons: Sequence[Widget]) -> Widget:
    """Round, tally and queue, and below them the buttons, which are always in sight."""
    column = Column(list(tally), gap=HAIR)
    body = Scroll(column, label=_("Tally"), key="tally", grow=1, overhang=CLOSE)
    below = [EvenWrap(list(buttons), gap=CLOSE, closest=HAIR)] if buttons else []
    return Panel(Column([body, *below], gap=GAP), padding=GAP, area="tally", key="side")


def undo_button(shell: Shell, press: Press, why_not: str) -> Widget:
    """Takes back; says why not."""
    return IconButton(
        art("icon_undo"),
        _("Undo"),
        press,
        key="undo",
        units=sign_units(shell),
        enabled=not why_not,
        reason=_(why_not) if why_not else "",
    )


def hint_button(shell: Shell, hints: RiverHints, press: Press) -> Widget:
    """Asks, tells more, hides."""
    words = (_("Hint ({key})"), _("Tell me more ({key})"), _("Tell me more ({key})"), _("Hide ({key})"))
    why_not = hints.why_not()
    button = KeyedIcon(
        art("icon_hint"),
        words[hints.step].format(key=shell.hint(RiverAction.ADVISE)),
        press,
        key="hint",
        units=sign_units(shell),
        weight=Weight.CHOSEN if hints.step else Weight.PLAIN,
        enabled=not why_not,
        reason=why_not,
    )
    return signed(button, key_sign(shell, RiverAction.ADVISE))


def sheets_button(shell: Shell, shown: bool, press: Press) -> Widget:
    """Shows the sheets of all seats at once."""
    weight = Weight.CHOSEN if shown else Weight.PLAIN
    button = KeyedIcon(
        art("icon_eye"), _("All sheets"), press, key="sheets", weight=weight, units=sign_units(shell)
    )
    return signed(button, key_sign(shell, RiverAction.SHEETS))


def partner_buttons(
    partners: PartnersAtTable, ask: Callable[[Callable[[], None]], Change | None]
) -> list[Widget]:
    """What people can ask of a partner who has the turn.

    Whoever presses once too often at the end of a turn hurries the partner, and does not make it stand still.
    """
    return [
        Button(
            _("Take your time") if partners.hurries else _("Hurry"), partial(ask, partners.hurry), key=FIRST
        ),
        Button(_("Continue") if partners.waits else _("Wait"), partial(ask, partners.wait), key="wait"),
    ]


def partner_panel(turn: str, said: str, buttons: Sequence[Widget]) -> Widget:
    """Whose turn it is, what people can ask of it, and below what it says: so no button ever moves."""
    return _choices([Label(turn, Role.STRONG, key="turn"), *buttons, prompt_label(said)])


def choices_panel(prompt: str, parts: Sequence[Widget]) -> Widget:
    """What is to be done, and what can be chosen."""
    return _choices([prompt_label(prompt), *parts])


def turned_choices(
    prompt: str, said: str, said_key: str, parts: Sequence[Widget], below: Sequence[Widget]
) -> Widget:
    """What is said and what can be chosen as one page that can be turned; below it, what stays in sight.

    The next step stays above it; beside words of their own it is turned with them.
    """
    head: list[Widget] = [prompt_label(prompt)]
    words = [*head, Label(said, key=said_key), Spacer(HAIR)] if said else []  # room for a focus ring below
    column = Column([*words, *parts], gap=CLOSE)
    page = Scroll(column, label=_("Choices"), key="list", least=80, overhang=CLOSE)
    return _choices([*([] if said else head), page, *below])


def prompt_label(prompt: str) -> Widget:
    """The next step in words."""
    return Label(prompt, Role.STRONG, key="prompt")


def _choices(parts: Sequence[Widget]) -> Widget:
    column = Column(list(parts), gap=CLOSE)
    return Panel(column, padding=GAP, area="choices", key="choices", grow=1)


def chips_of(state: RiverState, listed: Sequence[RiverCommand], do: Do, gives: Gives) -> list[Widget]:
    """A chip for each choice; Done is the obvious next step only where nothing else can be done."""
    return [
        ChoiceChip(
            state,
            command,
            partial(do, command),
            gives,
            key=f"choice-{index}",
            weight=Weight.PRIMARY if isinstance(command, FinishTurn) and not index else Weight.PLAIN,
        )
        for index, command in enumerate(listed)
    ]


def even_rows(chips: Sequence[Widget]) -> list[Widget]:
    """Chips of one size in columns; words, which are wider than pictures, stand in rows of their own."""
    return [
        EqualWrap(list(run), gap=CLOSE, widest=WIDEST_CHIP)
        for _pictured, run in groupby(chips, lambda chip: isinstance(chip, ChoiceChip) and bool(chip.signs))
    ]


def price_choice(
    prices: Sequence[int], held: int, use: Callable[[int], None], named: bool = True
) -> list[Widget]:
    """How many tokens one would pay, with its name above; nothing where that is no question."""
    if len(prices) < 2:
        return []
    names = [_("free") if not price else f"{MINUS}{price}" for price in prices]

    def chosen(index: int) -> Change | None:
        use(prices[index])
        return None

    at = prices.index(held) if held in prices else 0
    return [Choice(_("Nature tokens to pay"), names, at, chosen, key="price", name_shown=named)]
