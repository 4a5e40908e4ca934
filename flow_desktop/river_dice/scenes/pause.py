"""The pause: everything can be read or changed in peace; the game is kept."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Act, Action
from flow_desktop.app.language import _
from flow_desktop.app.scene import DEED, Change, Pop, Push, Reset, ToHousePage
from flow_desktop.river_dice.engine.codes import deal_words
from flow_desktop.river_dice.engine.content import ROUNDS
from flow_desktop.river_dice.engine.goals import standings
from flow_desktop.river_dice.scenes.destinations import ToRiverRules, ToRiverSetup
from flow_desktop.river_dice.scenes.goals import goal_lines, goals_title
from flow_desktop.river_dice.scenes.leaving import leave_for_shelf
from flow_desktop.river_dice.scenes.naming import sheet_title
from flow_desktop.river_dice.table import RiverTable
from flow_desktop.table import Pause
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import ask, sheet
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column, Columns, EvenGrid
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, EDGE, GAP, HAIR, MARGIN, SNUG
from flow_desktop.widgets.widget import Press, Taken, Weight, Widget

WIDTH: Final = 820
FEW: Final = 3


class RiverPause(Screen):
    """Lies over a game."""

    overlay = True
    sudden = True
    first_focus = "go-on"

    def __init__(self, table: RiverTable) -> None:
        self.table = table

    def opening_words(self) -> str:
        """That the game pauses."""
        self.table.pause(Pause.PLAYER)
        return _("Pause")

    def build(self) -> Widget:
        """A sheet in the middle."""
        state = self.table.state
        where = _("Round {number} of {rounds}").format(number=state.round, rounds=ROUNDS)
        code = _("Deal: {code}").format(code=deal_words(self.table.options))
        facts = f"{sheet_title(state.setup.options.sheet_used)} · {where} · {code}"
        told = Label(facts, Role.BODY, soft=True, key="facts")
        ways: list[tuple[str, str, str, Press]] = [
            ("rules", _("Rules"), "icon_book", partial(Push, ToRiverRules())),
            (
                "accessibility",
                _("Accessibility"),
                "icon_accessibility",
                partial(Push, ToHousePage("accessibility")),
            ),
            ("settings", _("Settings"), "icon_settings", partial(Push, ToHousePage("settings"))),
            ("keys", _("Keys and buttons"), "icon_keyboard", partial(Push, ToHousePage("keys"))),
            ("deeds", _("What you can do"), "icon_hand", partial(Push, ToHousePage("deeds"))),
            ("new", _("New game"), "icon_seat", self._new),
            ("shelf", _("Other games"), "icon_home", self._leave),
            ("give-up", _("Give up"), "icon_quit", self._ask),
        ]
        first = Button(_("Continue"), self.back, weight=Weight.PRIMARY, icon=art("icon_play"), key="go-on")
        others = [
            Button(words, press, icon=art(icon), align=Align.START, key=key)
            for key, words, icon, press in ways
        ]
        kept = Label(_("The game is saved. You can go on any time."), Role.SMALL, soft=True)
        title = Label(goals_title(state), Role.STRONG, key="goals")
        lines = goal_lines(standings(state, state.seats[state.seat]))
        goals = Column([title, self._beside(lines)], gap=CLOSE)
        pressed = Column([first, EvenGrid(others, 2, least=270, gap=SNUG)], gap=GAP)
        body = Column([heading(_("Pause")), told, pressed, goals, kept], gap=SNUG)
        return sheet(self.look, body, _("Pause"), WIDTH, least=WIDTH, inner=GAP, key="sheet")

    def _beside(self, lines: Sequence[Widget]) -> Widget:
        """A few goals one below the other; more in two columns: the sheet fits small windows."""
        view = self.look.view
        if len(lines) <= FEW or view.text_px(WIDTH) > view.width - 2 * view.px(MARGIN):
            return Column(list(lines), gap=HAIR)
        half = -(-len(lines) // 2)
        return Columns(
            [Column(list(part), gap=HAIR) for part in (lines[:half], lines[half:])], (1, 1), gap=EDGE
        )

    def act(self, act: Act) -> Taken | None:
        """The key that paused goes on; help opens the rules."""
        match act:
            case Act(Action.PAUSE, repeated=False):
                return Taken(self.back())
            case Act(Action.HELP, repeated=False):
                return Taken(Push(ToRiverRules()))
        return None

    def back(self) -> Change | None:
        """Go on."""
        self.table.resume()
        return Pop()

    def _new(self) -> Change:
        self.table.close()
        return Reset(ToRiverSetup(anew=True))

    def _leave(self) -> Change:
        self.table.close()
        return leave_for_shelf()

    def _ask(self) -> Change:
        return Push(
            ask(_("Give up this game?"), _("It stays in Our games, and you can open it again."), _("Give up"))
        )

    def uncovered(self, result: object) -> Change | None:
        """Give up when that was the answer; what was chosen to be done is done at the table."""
        super().uncovered(result)
        if result is DEED:
            return self.back()
        if result is not True:
            return None
        self.table.give_up()
        self.table.close()
        return Reset(ToRiverSetup())
