"""Where the parts of the menu stand: the logo over the list on the left, small things in the far corner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flow_desktop.app.language import _
from flow_desktop.scenes.menu.logo import ASPECT, Logo
from flow_desktop.widgets.frames import Padding, Placed, Sized, Stack
from flow_desktop.widgets.layout import Column, Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import EDGE, GAP, PADDING, ROOMY
from flow_desktop.widgets.widget import Widget

LIST_WIDTH: Final = 560
LEAST_LOGO: Final = 300


def arranged(look: Look, entries: Sequence[Widget], corner: Widget) -> Widget:
    """The logo as large as the list leaves room for; where even a small one has none, the list scrolls."""
    view = look.view
    rest = Column(entries, gap=GAP).measure(look, view.text_px(LIST_WIDTH))[1]
    room = view.height - 2 * look.px(PADDING) - rest - look.px(GAP)
    units = min(float(LIST_WIDTH), room / ASPECT / view.unit)
    if units < LEAST_LOGO:
        listed = Column([Logo(LEAST_LOGO), *entries], gap=GAP)
        scroll = Scroll(Padding(listed, GAP), label=_("Menu"), key="list")
        return Padding(Row([scroll, corner], gap=ROOMY), EDGE, PADDING)
    body = Column([Logo(units), *entries], gap=GAP)
    column = Sized(body, most_width=LIST_WIDTH, least_width=LIST_WIDTH, text=True)
    placed = Placed(column, Align.START, Align.CENTRE)
    return Padding(Stack([placed, Placed(corner, Align.END, Align.START)]), EDGE, PADDING)
