"""The table's part of the setup: rule set, difficulty, and the scenario cards drawn or picked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.engine.options import MAX_DIFFICULTY
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.naming import difficulty_name, edition_name, edition_summary
from flow_desktop.scenes.setup.card import CardGrid, CardPick, ScenarioCard
from flow_desktop.scenes.setup.seat_panel import Use
from flow_desktop.scenes.setup.steps import NONE, Steps
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Wrap
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Role
from flow_desktop.widgets.theme import SNUG
from flow_desktop.widgets.widget import Widget


def table_panel(draft: Draft, use: Use, new_seed: Callable[[], str]) -> Panel:
    """Difficulty, its cards, and last the rule set, which hardly anybody changes."""
    parts: list[Widget] = [
        _difficulty(draft, use),
        *(_drawn(draft, use, new_seed) if draft.picked is None else _picked(draft, use)),
        Choice(
            _("Rule set"),
            [edition_name(edition) for edition in EDITIONS],
            EDITIONS.index(draft.edition),
            lambda n: use(draft.with_edition(EDITIONS[n])),
            key="edition",
        ),
        Label(edition_summary(draft.edition), Role.SMALL, soft=True),
    ]
    return Panel(Column(parts), title=_("The sea"))


def _difficulty(draft: Draft, use: Use) -> Widget:
    names = [difficulty_name(step) for step in range(MAX_DIFFICULTY + 1)]
    held = NONE if draft.picked is not None else draft.difficulty
    return Steps(
        _("Difficulty"),
        names,
        held,
        lambda index: use(draft.with_difficulty(index)),
        otherwise=_("cards picked by hand"),
        key="difficulty",
    )


def _drawn(draft: Draft, use: Use, new_seed: Callable[[], str]) -> list[Widget]:
    cards = draft.scenarios()
    pick = Button(_("Pick cards"), lambda: use(draft.picking()), icon=art("icon_hand"), key="pick", grow=1)
    if not cards:
        return [Label(_("No scenario cards: the plain game."), Role.SMALL, soft=True), pick]
    again = Button(
        _("Draw again"),
        lambda: use(replace(draft, seed=new_seed(), boat=None)),
        icon=art("icon_shuffle"),
        key="draw-again",
        grow=1,
    )
    return [CardGrid([ScenarioCard(card) for card in cards]), Wrap([again, pick], gap=SNUG)]


def _picked(draft: Draft, use: Use) -> list[Widget]:
    picks = [_pick(draft, use, card) for card in Scenario if draft.most_copies(card)]
    sentence = Label(_("Press a card to pick it or to put it back."), Role.SMALL, soft=True)
    return [sentence, CardGrid(picks)]


def _pick(draft: Draft, use: Use, card: Scenario) -> Widget:
    copies, most = (draft.picked or ()).count(card), draft.most_copies(card)
    following = (copies + 1) % (most + 1)
    return CardPick(
        card, copies, most, lambda: use(draft.with_copies(card, following)), key=f"pick-{card.value}"
    )
