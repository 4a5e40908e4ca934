"""A sheet of paper in the middle of the window, for a question or a short page."""

from __future__ import annotations

from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.theme import MARGIN
from flow_desktop.widgets.widget import Widget


def sheet(
    look: Look, body: Widget, label: str, widest: float, *, least: float = 0, inner: float = 0, key: str = ""
) -> Widget:
    """The body on paper; where it is too high, the sheet is as large as the window and scrolls.

    `label` names it in words, `inner` is the room around it where it scrolls.
    """
    view, paper = look.view, Panel(body, key=key)
    panel = Sized(paper, least_width=least, most_width=widest, text=True)
    if panel.measure(look, view.width - 2 * view.px(MARGIN))[1] <= view.height - 2 * view.px(MARGIN):
        return Padding(Placed(panel), MARGIN)
    return Padding(Panel(Scroll(Padding(body, inner), label=label, key="page"), key=key), MARGIN)
