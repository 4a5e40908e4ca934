"""The drawer of large text: the cards of a seat with what they do, the scenario cards, the discard.

It lies where tiles are drawn, below the clock: it covers nothing, and is closed as soon as a card is played.
"""

from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _, ngettext
from flow_desktop.scenes.naming import scenario_effect, scenario_name
from flow_desktop.scenes.play.columns.cards import Detail
from flow_desktop.scenes.play.columns.hands import CardMaker, hand_is_open, hand_title
from flow_desktop.scenes.play.columns.seats import ScenarioSign
from flow_desktop.scenes.play.columns.seen import Seen
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.glyph import Glyph
from flow_desktop.widgets.key_sign import sign_units
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Row
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.widget import Widget

GAP: Final = 12
PADDING: Final = 14


def drawer(seen: Seen) -> Widget:
    """Everything that has no room beside the board at this size of text."""
    shown, state = seen.shown_seat, seen.table.state
    title = Label(hand_title(seen, shown), Role.STRONG, key="hand-title", grow=1)
    close = IconButton(
        Glyph.CROSS, _("Close"), seen.turn_drawer, units=sign_units(seen.shell), key="drawer-close"
    )
    parts: list[Widget] = []
    if state.hands[shown]:
        parts += _faces(seen, shown)
    for scenario in dict.fromkeys(state.setup.scenarios):
        words = [
            Label(scenario_name(scenario), Role.STRONG),
            Label(scenario_effect(scenario), Role.SMALL),
        ]
        parts.append(Row([ScenarioSign(scenario), Column(words, gap=0)], gap=GAP))
    parts.append(_discards(seen))
    page = Scroll(Column(parts, gap=GAP), label=_("Cards"), key="drawer-page", least=0)
    head = Row([title, close], gap=GAP, align=Align.CENTRE)
    return Panel(Column([head, page], gap=GAP), padding=PADDING, area="drawer", grow=1)


def _faces(seen: Seen, shown: int) -> list[Widget]:
    """The cards in full words, or why they are not to be seen."""
    if not hand_is_open(seen, shown):
        return [Label(_("Hands stay hidden until the wave: No Communication."), readable=True, key="hidden")]
    make = CardMaker(seen, shown)
    return [make(card, index, Detail.TOLD) for index, card in enumerate(seen.table.state.hands[shown])]


def _discards(seen: Seen) -> Widget:
    count = len(seen.table.state.supply.discard)
    words = ngettext("{count} discarded tile", "{count} discarded tiles", count).format(count=count)
    return Button(words, seen.moves.look_at_discard, icon=art("icon_discard"), key="discards")
