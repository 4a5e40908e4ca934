"""Before a game: which river, who plays, what for, by which rules. Everything has a default; Enter starts."""

from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Final

from flow_desktop.app.cartridge import LAST_GAME
from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import FileGiven, Intent
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push, Reset, ToFile
from flow_desktop.app.shell import Shell
from flow_desktop.river_dice.engine.content import ROUNDS
from flow_desktop.river_dice.engine.trail import RiverTrail
from flow_desktop.river_dice.scenes.destinations import ToRiverGames, ToRiverLearn, ToRiverRules
from flow_desktop.river_dice.scenes.draft import RiverDraft, go_on, home_of, sit_down
from flow_desktop.river_dice.scenes.draft_json import last_draft, remember
from flow_desktop.river_dice.scenes.ground import PicturePage
from flow_desktop.river_dice.scenes.leaving import leave_for_shelf
from flow_desktop.river_dice.scenes.naming import GOAL, sheet_title
from flow_desktop.river_dice.scenes.setup.code_words import code_problem
from flow_desktop.river_dice.scenes.setup.panels import deal_panel, goal_panel, rules_panel
from flow_desktop.river_dice.scenes.setup.rivers import river_panel
from flow_desktop.river_dice.scenes.setup.seats import seat_panel
from flow_desktop.river_dice.scenes.sounding import MUSIC
from flow_desktop.river_dice.scenes.trail import sheet_of
from flow_desktop.river_dice.table import KeptRiver, river_day
from flow_desktop.widgets.button import Button, DetailButton
from flow_desktop.widgets.code_entry import CodeEntry
from flow_desktop.widgets.frames import Padding, Sized
from flow_desktop.widgets.label import Label, title
from flow_desktop.widgets.layout import Column, Columns, Row, Wrap
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import EDGE, GAP, HAIR, ROOMY, SNUG
from flow_desktop.widgets.widget import Weight, Widget

LEAST_COLUMN: Final = 470
MOST_WIDTH: Final = 2200
WEIGHTS: Final = {1: (1.0,), 2: (1.15, 1.0), 3: (1.75, 1.0, 1.0)}


class RiverSetupPage(PicturePage):
    """The first page of the game, and the one before every new table."""

    first_focus = "start"

    def __init__(self, shape: str = "", given: RiverDraft | None = None, *, anew: bool = False) -> None:
        super().__init__()
        self._wanted = shape
        self._given = given
        self._anew = anew
        self._opened: int | None = None
        self._code = CodeEntry(self, code_problem, lambda code: self._use(self.draft.with_code(code)))
        self.today = datetime.now(UTC).astimezone().date()

    def enter(self, shell: Shell) -> None:
        """Begin with the last table; look whether a game waits."""
        self.draft = self._given or last_draft(shell)
        self.shell = shell
        self._look_for_games()
        if self.kept is not None and not self._wanted and not self._anew:
            self.first_focus = "go-on"
        self._play_for(self._wanted)
        shell.audio.music(MUSIC)
        super().enter(shell)

    def update(self, seconds: float) -> Change | None:
        """When all maps are there the table is fetched, too, so that Start need not wait for it."""
        waited = self.later.waits
        change = super().update(seconds)
        if waited and not self.later.waits:
            import_module("flow_desktop.river_dice.scenes.play")
        return change

    def _look_for_games(self) -> None:
        """Whether a game waits; it may have been deleted meanwhile."""
        welcome, shelf = home_of(self.shell).welcome(), home_of(self.shell).shelf()
        self._new_here = not shelf.unfinished and not shelf.finished
        self.kept: KeptRiver | None = next(iter(welcome.unfinished), None)
        if self.kept is None and self.shell.kept(LAST_GAME):
            self.shell.keep(LAST_GAME, "")
        for sentence in welcome.sentences:
            self.shell.captions.notice(_(sentence))

    def opening_words(self) -> str:
        """The name of the game."""
        return _("River Dice")

    def build(self) -> Widget:
        """The panels in as many columns as there is room for, and Start below."""
        look, view = self.look, self.shell.view
        room = view.width - 2 * look.px(EDGE + GAP)
        count = max(1, min(3, room // view.text_px(LEAST_COLUMN)))
        body = Columns(
            [Column(panels, gap=ROOMY) for panels in self._columns(count)], WEIGHTS[count], gap=ROOMY
        )
        page = Scroll(Padding(body, GAP, GAP), label=_("River Dice"), key="page")
        sized = Sized(page, most_width=MOST_WIDTH, grow=1)
        parts: list[Widget] = [title(_("River Dice")), *self._welcome(), sized, self._bottom()]
        return Padding(Column(parts, gap=HAIR), EDGE, SNUG)

    def _welcome(self) -> list[Widget]:
        """What the game is, as long as nobody has played it here."""
        if not self._new_here:
            return []
        words = " ".join((_(GOAL), _("Learn shows you how.")))
        return [Label(words, Role.STRONG, on_ground=True, align=Align.CENTRE, key="welcome")]

    def _columns(self, count: int) -> list[list[Widget]]:
        draft = self.draft
        rivers = river_panel(draft.sheet_used, self._choose_river, self.later)
        people = home_of(self.shell).people().known
        seats = seat_panel(draft, self._opened, people, self._use, self._open_seat)
        goal = goal_panel(draft, self._following(), self._use)
        rules = rules_panel(draft, self._use)
        deal = deal_panel(draft, river_day(self.today), self._code, self._use)
        if count == 3:
            return [[rivers], [seats, deal], [goal, rules]]
        return [[rivers, deal], [seats, goal, rules]] if count == 2 else [[rivers, seats, goal, rules, deal]]

    def _trail(self) -> RiverTrail:
        """The trail of whoever sits first."""
        person = next(seat for seat in self.draft.seats if not seat.partner)
        return home_of(self.shell).trail_of(person.name)

    def _following(self) -> int:
        """The scenario that is advised to whoever sits first."""
        return self._trail().next_scenario or 1

    def _choose_river(self, letter: str) -> Change | None:
        """Another river; whoever plays for a scenario gets one of that river."""
        if letter == self.draft.sheet_used:
            return None
        if self.draft.scenario is None:
            return self._use(self.draft.with_sheet(letter))
        return self._use(self.draft.with_scenario(self._trail().next_on(letter)))

    def _bottom(self) -> Widget:
        ways = Wrap(
            [
                Button(_("Other games"), self.back, icon=art("icon_home"), key="shelf"),
                Button(_("Rules"), lambda: Push(ToRiverRules()), icon=art("icon_book"), key="rules"),
                Button(_("Learn"), lambda: Push(ToRiverLearn()), icon=art("icon_lessons"), key="learn"),
                Button(_("Our games"), lambda: Push(ToRiverGames()), icon=art("icon_games"), key="games"),
            ],
            gap=SNUG,
            grow=1,
        )
        start = Button(
            _("Start"),
            self._start,
            icon=art("icon_play"),
            key="start",
            weight=Weight.PLAIN if self.kept is not None and not self._anew else Weight.PRIMARY,
        )
        return Row([ways, *self._continue(), start], align=Align.CENTRE, gap=SNUG)

    def _continue(self) -> list[Widget]:
        """A game that waits is offered first, unless a new one was asked for."""
        if self.kept is None:
            return []
        kept = self.kept
        words = _("Round {number} of {rounds}").format(number=kept.state.round, rounds=ROUNDS)
        return [
            DetailButton(
                _("Continue"),
                lambda: go_on(self.shell, kept),
                icon=art("icon_play"),
                detail=f"{sheet_title(kept.state.setup.options.sheet_used)} · {words}",
                weight=Weight.PLAIN if self._anew else Weight.PRIMARY,
                key="go-on",
            )
        ]

    # What is chosen

    def _use(self, draft: RiverDraft) -> Change | None:
        """Take a changed table; where a seat was taken away, the focus stays with those around it."""
        pressed = self.focus.current.key if self.focus.current is not None else ""
        if len(draft.seats) != len(self.draft.seats):
            self._opened = None
        self.draft = draft
        self.refresh()
        if pressed.startswith("remove-"):
            self.focus_on(f"seat-{min(int(pressed.removeprefix('remove-')), len(draft.seats) - 1)}")
        return None

    def _open_seat(self, index: int | None) -> Change | None:
        """Open a seat with its name in focus, or close it."""
        before, self._opened = self._opened, index
        self.refresh()
        if index is not None:
            partner = self.draft.seats[index].partner
            self.focus_on(f"partner-{index}" if partner else f"name-{index}")
        elif before is not None:
            self.focus_on(f"seat-{before}")
        return None

    def _play_for(self, shape: str) -> None:
        """Set the table up for a stone of the trail: a scenario, or an achievement of a river."""
        if shape.isdigit():
            self.draft = self.draft.with_scenario(int(shape))
        elif shape:
            self.draft = self.draft.with_sheet(sheet_of(shape))

    def uncovered(self, result: object) -> Change | None:
        """Cards chosen by hand, or a stone of the trail."""
        if isinstance(result, tuple):
            self.draft = self.draft.with_cards(result)
        elif isinstance(result, str):
            self._play_for(result)
        self._look_for_games()
        return super().uncovered(result)

    def happened(self, intent: Intent) -> Change | None:
        """A file that is dropped here is opened."""
        return Reset(ToFile(Path(intent.path))) if isinstance(intent, FileGiven) else None

    def _start(self) -> Change:
        remember(self.shell, self.draft)
        return sit_down(self.shell, self.draft)

    def back(self) -> Change | None:
        """To the shelf of games."""
        return leave_for_shelf()
