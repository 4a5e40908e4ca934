"""The page of practice: four ways to practise, and how the waves come."""

from dataclasses import replace
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop, Push, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.engine import Clock
from flow_desktop.engine.options import CLOCK_OFF, MAX_DIFFICULTY
from flow_desktop.scenes.destinations import ToDrills, ToEditor, ToMenu
from flow_desktop.scenes.naming import difficulty_name
from flow_desktop.scenes.practise.beginning import USUAL_TURNS, PracticeWishes, fresh, keep_wishes, wishes_of
from flow_desktop.scenes.practise.code_scene import CodeScene
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.scenes.setup.seat_panel import aid_toggles
from flow_desktop.table import Aids, Seat
from flow_desktop.widgets.button import Button, DetailButton
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.label import Label, title
from flow_desktop.widgets.layout import Column, Grid
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.stepper import Stepper
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import EDGE, GAP, PADDING, ROOMY, SNUG
from flow_desktop.widgets.toggle import Toggle
from flow_desktop.widgets.widget import Weight, Widget

MOST_WIDTH: Final = 1280
LEAST_COLUMN: Final = 480
MOST_TURNS: Final = 99


class PractiseScene(SeaPage):
    """Free practice has the focus; `alone` when no menu lies below."""

    first_focus = "free"

    def __init__(self, alone: bool = False) -> None:
        self._alone = alone

    def enter(self, shell: Shell) -> None:
        """Begin with what was chosen last."""
        self.wishes = wishes_of(shell)
        shell.audio.music("calm")
        super().enter(shell)

    def build(self) -> Widget:
        """The four ways beside how it is practised; one below the other where it is narrow."""
        parts = [Column(self._ways(), gap=GAP, area="ways"), self._how()]
        grid = Grid(parts, 2, least=LEAST_COLUMN, gap=ROOMY)
        page = Scroll(Padding(grid, GAP, GAP), label=_("Practise"), key="page")
        sized = Sized(page, most_width=MOST_WIDTH, text=True, grow=1)
        back = Placed(Button(_("Back"), self.back, icon=art("icon_back"), key="back"), Align.START)
        return Padding(Column([title(_("Practise")), sized, back], gap=SNUG), EDGE, PADDING)

    def _ways(self) -> list[Widget]:
        ways = (
            ("free", _("Free practice"), _("A new wave, just for you"), "icon_wave", self._free),
            ("code", _("Wave code"), _("Meet the wave of a friend"), "icon_paste", self._code),
            ("position", _("Set up a position"), _("Lay the board as you like"), "icon_pencil", self._set_up),
            ("drills", _("Drills"), _("Two short exercises with your best"), "icon_star", self._drills),
        )
        return [
            DetailButton(
                label,
                press,
                icon=art(icon),
                detail=detail,
                weight=Weight.PRIMARY if key == self.first_focus else Weight.PLAIN,
                key=key,
            )
            for key, label, detail, icon, press in ways
        ]

    def _how(self) -> Widget:
        wishes = self.wishes
        turns = wishes.clock.turns
        parts: list[Widget] = [
            Choice(
                _("The wave comes"),
                [_("When I call it"), _("After some turns")],
                0 if turns is None else 1,
                lambda n: self._use(replace(wishes, clock=Clock(None, USUAL_TURNS) if n else CLOCK_OFF)),
                key="clock",
            )
        ]
        if turns is not None:
            parts.append(
                Stepper(
                    _("Turns"),
                    turns,
                    lambda n: self._use(replace(wishes, clock=Clock(None, n))),
                    least=1,
                    most=MOST_TURNS,
                    key="turns",
                )
            )
        parts += [self._difficulty(), *self._aids()]
        note = Label(_("Everything can be taken back. Nothing is counted."), Role.SMALL, soft=True)
        return Panel(Column([*parts, note], gap=SNUG), title=_("How you practise"), area="how")

    def _difficulty(self) -> Widget:
        return Stepper(
            _("Difficulty"),
            self.wishes.difficulty,
            lambda n: self._use(replace(self.wishes, difficulty=n)),
            most=MAX_DIFFICULTY,
            words=difficulty_name,
            key="difficulty",
        )

    def _aids(self) -> list[Widget]:
        def change(aids: Aids) -> None:
            self._use(replace(self.wishes, aids=aids))

        risk = Toggle(
            _("Show the risk of every space"),
            self.wishes.risk,
            lambda on: self._use(replace(self.wishes, risk=on)),
            key="risk",
        )
        return [*aid_toggles(Seat(aids=self.wishes.aids), change, ""), risk]

    def _use(self, wishes: PracticeWishes) -> None:
        self.wishes = wishes
        keep_wishes(self.shell, wishes)
        self.refresh()

    def _free(self) -> Change:
        return Reset(fresh(self.wishes))

    def _code(self) -> Change:
        return Push(CodeScene())

    def _set_up(self) -> Change:
        return Push(ToEditor())

    def _drills(self) -> Change:
        return Push(ToDrills())

    def back(self) -> Change | None:
        """To the menu."""
        return Reset(ToMenu()) if self._alone else Pop()
