"""The page of practice: four ways to practise, and how the waves come; the page of a code."""

from dataclasses import replace
from typing import Final

from flow_desktop.app import clipboard
from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Pop, Push, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.engine import Clock, new_game
from flow_desktop.engine.codes import MAX_CODE
from flow_desktop.engine.options import CLOCK_OFF, MAX_DIFFICULTY
from flow_desktop.scenes.destinations import ToDrills, ToEditor, ToMenu
from flow_desktop.scenes.naming import difficulty_name, edition_name
from flow_desktop.scenes.practise.beginning import (
    USUAL_TURNS,
    PracticeWishes,
    fresh,
    keep_wishes,
    of_code,
    wishes_of,
)
from flow_desktop.scenes.practise.editor.words import scenarios_words
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.scenes.setup.seat_panel import aid_toggles
from flow_desktop.scenes.setup.wave_panel import code_problem
from flow_desktop.table import Aids, Seat
from flow_desktop.widgets.button import Button, DetailButton
from flow_desktop.widgets.choice import Choice, Toggle
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.label import Label, Problem, title
from flow_desktop.widgets.layout import Column, Grid, Row, Wrap
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.stepper import Stepper
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.text_field import TextField
from flow_desktop.widgets.theme import EDGE, GAP, HAIR, PADDING, ROOMY, SNUG
from flow_desktop.widgets.widget import Weight, Widget

WIDTH: Final = 760
LETTERS: Final = " ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"
MOST_WIDTH: Final = 1280
LEAST_COLUMN: Final = 480
MOST_TURNS: Final = 99


class CodeScene(SeaPage):
    """A field with Paste beside it; Practise starts once the code can be read."""

    first_focus = "code-field"

    def __init__(self, typed: str = "") -> None:
        self.typed = typed
        self.problem = ""

    def build(self) -> Widget:
        """The field, what the code says, and the way on."""
        field = TextField(
            _("Type in a wave code"),
            self.typed,
            self._type,
            most=MAX_CODE,
            on_accept=self._start,
            letters=LETTERS,
            key="code-field",
            grow=1,
        )
        paste = Button(_("Paste"), self._paste, icon=art("icon_paste"), key="paste")
        parts: list[Widget] = [
            Label(_("The same code is the same wave. Here you meet it alone."), soft=True),
            Column([field, Wrap([paste])], gap=SNUG),
        ]
        parts += [Problem(self.problem)] if self.problem else self._told()
        sheet = Column([*parts, self._bottom()], gap=GAP)
        whole = Sized(Panel(sheet), least_width=WIDTH, most_width=WIDTH, text=True)
        page = Column([title(_("Wave code")), Placed(whole, grow=1)], gap=SNUG)
        view = self.shell.view
        if page.measure(self.look, view.width - 2 * view.px(EDGE))[1] > view.height - 2 * view.px(PADDING):
            return Padding(Panel(Scroll(Padding(sheet, HAIR), label=_("Wave code"), key="page")), PADDING)
        return Padding(page, EDGE, PADDING)

    def _bottom(self) -> Widget:
        back = Button(_("Back"), self.back, icon=art("icon_back"), key="back")
        problem = code_problem(self.typed)
        start = Button(
            _("Practise this wave"),
            self._start,
            weight=Weight.PRIMARY,
            icon=art("icon_play"),
            enabled=not problem,
            reason=problem,
            key="start",
        )
        return Placed(Wrap([back, start], gap=GAP, justify=Align.CENTRE))

    def _told(self) -> list[Widget]:
        """What the code says, once it can be read."""
        if code_problem(self.typed):
            return []
        state = new_game(of_code(self.typed).options).state
        words = Label(
            _("Rule set: {name}").format(name=edition_name(state.setup.options.edition)), Role.STRONG
        )
        listing = Label(scenarios_words(state.setup.scenarios))
        return [Row([Column([words, listing], gap=0, grow=1)])]

    def _type(self, text: str) -> None:
        self.typed, self.problem = text, ""
        self.refresh()

    def _paste(self) -> Change | None:
        pasted = "".join(letter if letter.isprintable() else " " for letter in clipboard.paste())
        self._type(pasted.strip()[: MAX_CODE + 1])
        self.problem = code_problem(self.typed)
        if self.problem:
            self.refuse(self.problem)
        else:
            self.focus_on("start")
        return None

    def _start(self) -> Change | None:
        self.problem = code_problem(self.typed)
        if self.problem:
            self.refuse(self.problem)
            return None
        return Reset(of_code(self.typed))


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
            ("code", _("Wave code"), _("Meet a friend's wave"), "icon_paste", self._code),
            ("position", _("Set up a position"), _("Build any board you like"), "icon_pencil", self._set_up),
            ("drills", _("Drills"), _("Two short drills: beat your best"), "icon_star", self._drills),
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
        note = Label(_("Everything can be undone. Nothing is counted."), Role.SMALL, soft=True)
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
