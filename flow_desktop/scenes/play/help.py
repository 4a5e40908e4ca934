"""Help: the goal, and what everything on the screen means, with pictures. One key away at all times."""

from __future__ import annotations

from flow_desktop.app.intents import Act, Action, Device
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop, Push
from flow_desktop.app.shell import Shell
from flow_desktop.rounds import Table
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.destinations import ToRules
from flow_desktop.scenes.play.help_rows import goal_rows, key_rows, screen_rows, table_rows
from flow_desktop.scenes.telling.events import goal_words
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column, Flow, Grid
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.widget import Kind, Taken, Widget

WIDEST = 1360
LEAST = 460


class HelpScene(Screen):
    """Fills the window, so that the board of a timed game cannot be studied meanwhile."""

    first_focus = "page"

    def __init__(self, table: Table) -> None:
        self.table = table

    def enter(self, shell: Shell) -> None:
        """Say the goal first."""
        super().enter(shell)
        shell.speech.say(goal_words())

    def build(self) -> Widget:
        """The goal on top, then what is seen, then the keys of the device in use."""
        shell = self.shell
        device = Device.KEYBOARD if shell.device is Device.SYSTEM else shell.device
        parts: list[Widget] = [heading(_("The goal")), Label(goal_words()), _grid(goal_rows())]
        setting = self.table.setting
        counted = setting.seconds is not None or setting.turns is not None
        parts += [heading(_("What you see")), _grid(screen_rows(counted))]
        in_force = table_rows(self.table)
        if in_force:
            parts += [heading(_("At this table")), _grid(in_force)]
        parts += [heading(_("What you can do")), _grid(key_rows(device, shell.hint))]
        page = Scroll(Padding(Column(parts, gap=18), 18), label=_("Help"), key="page")
        buttons = Flow(
            [
                Button(_("The rules"), self.rules, key="rules"),
                Button(_("Back to the game"), lambda: Pop(), kind=Kind.PRIMARY, key="close"),
            ],
            justify=Align.END,
        )
        body = Panel(Column([page, buttons], gap=18))
        body.grow = 1
        framed = Column([Label(_("Help"), Role.TITLE, on_sea=True, align=Align.CENTRE), body], gap=8)
        return Padding(Placed(Sized(framed, most_width=WIDEST), vertical=Align.STRETCH), 24)

    def rules(self) -> Change | None:
        """The whole rules."""
        return Push(ToRules())

    def act(self, act: Act) -> Taken | None:
        """The key that opened it closes it, and so does Enter on the page."""
        closing = (Action.HELP, FlowAction.GOAL, Action.PAUSE, Action.ACCEPT)
        return Taken(Pop()) if act.action in closing else None


def _grid(rows: list[Widget]) -> Widget:
    return Grid(rows, 2, least=LEAST, gap=18)
