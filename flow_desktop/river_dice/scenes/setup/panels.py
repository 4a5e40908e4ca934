"""What is played for, by which rules and cards, and which deal: three panels of the setup."""

from dataclasses import replace
from functools import partial

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push
from flow_desktop.river_dice.engine.content import STARTING
from flow_desktop.river_dice.engine.scenarios import scenarios
from flow_desktop.river_dice.scenes.cards_page import CardSigns
from flow_desktop.river_dice.scenes.destinations import ToRiverCards, ToRiverTrail
from flow_desktop.river_dice.scenes.draft import RiverDraft, new_seed
from flow_desktop.river_dice.scenes.goal_words import aim_words, aims_of
from flow_desktop.river_dice.scenes.naming import sheet_title
from flow_desktop.river_dice.scenes.setup.seats import Use
from flow_desktop.river_dice.table import RiverDay, is_of_day
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.choice import Choice, Toggle
from flow_desktop.widgets.code_entry import CodeEntry
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Row, Wrap
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.stepper import Stepper
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, SNUG
from flow_desktop.widgets.widget import Widget


def _note(words: str) -> Label:
    return Label(words, Role.SMALL, soft=True)


def goal_panel(draft: RiverDraft, following: int, use: Use) -> Panel:
    """A scenario, or the achievements of the river; the trail has them all."""
    choice = Choice(
        _("What do you play for?"),
        [_("Achievements"), _("Scenario")],
        0 if draft.scenario is None else 1,
        lambda index: use(draft.with_scenario(following if index else None)),
        name_shown=False,
        key="goal",
    )
    parts: list[Widget] = [choice]
    if draft.scenario is None:
        parts.append(_note(_("Every river has eight to win.")))
    else:
        stepper = Stepper(
            _("Scenario"),
            draft.scenario,
            lambda number: use(draft.with_scenario(number)),
            least=1,
            most=len(scenarios()),
            key="scenario",
        )
        wanted = " · ".join(map(aim_words, aims_of(str(draft.scenario))))
        parts += [stepper, Label(f"{sheet_title(draft.sheet_used)} · {wanted}", Role.SMALL, key="wanted")]
    trail = Button(_("Your trail"), partial(Push, ToRiverTrail()), icon=art("icon_trail"), key="trail")
    return Panel(Column([*parts, trail], gap=SNUG), title=_("What do you play for?"))


def rules_panel(draft: RiverDraft, use: Use) -> Panel:
    """Family or full rules, the completion cards, more to begin with."""
    family = Choice(
        _("Rules"),
        [_("Family"), _("Full")],
        0 if draft.family else 1,
        lambda index: use(draft.with_family(index == 0)),
        name_shown=False,
        key="family",
    )
    note = (
        _("No special die. Each token buys one more die.")
        if draft.family
        else _("With the special die and three dice actions.")
    )
    plenty = Toggle(
        _("Abundance: begin with more"),
        draft.abundance,
        lambda on: use(replace(draft, abundance=on)),
        key="abundance",
    )
    return Panel(Column([family, _note(note), *_cards(draft, use), plenty], gap=SNUG), title=_("How?"))


def _cards(draft: RiverDraft, use: Use) -> list[Widget]:
    """Which four cards lie at the places; where rules or scenario decide, they are shown."""
    used = draft.cards_used
    signs: list[Widget] = [CardSigns(used)] if used is not None else []
    if draft.family or draft.scenario is not None:
        return [Label(_("Completion cards")), *signs]
    held = 1 if draft.cards is None else 0 if draft.cards == STARTING else 2

    def choose(index: int) -> Change | None:
        if index == 2:
            return Push(ToRiverCards(draft.cards or STARTING))
        return use(draft.with_cards(STARTING if index == 0 else None))

    choice = Choice(
        _("Completion cards"),
        [_("The first four"), _("Four of twelve"), _("By hand")],
        held,
        choose,
        key="cards",
    )
    change = Button(_("Choose other cards"), partial(choose, 2), icon=art("icon_pencil"), key="by-hand")
    return [choice, *signs, *([change] if held == 2 else [])]


def deal_panel(draft: RiverDraft, day: RiverDay, entry: CodeEntry, use: Use) -> Panel:
    """The deal's code to copy or type in, and the deal of the day."""
    today = is_of_day(draft.options(), day.day)
    parts: list[Widget] = [
        _note(
            _("Today's deal: the same for everybody.") if today else _("The same code gives the same dice.")
        ),
        Row(
            [Label(draft.code(), Role.STRONG, key="code", grow=1), entry.copy_button(draft.code())],
            align=Align.CENTRE,
        ),
        Wrap(
            [
                Button(
                    _("Today's deal"),
                    lambda: use(draft.with_day(day)),
                    icon=art("icon_today"),
                    enabled=not today,
                    reason=_("This is today's deal."),
                    key="day",
                ),
                Button(
                    _("New deal"),
                    lambda: use(replace(draft, seed=new_seed())),
                    icon=art("icon_shuffle"),
                    key="shuffle",
                ),
            ],
            gap=CLOSE,
        ),
        *entry.line(_("Type in a deal code")),
    ]
    return Panel(Column(parts, gap=SNUG), title=_("Deal"))
