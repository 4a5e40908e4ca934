"""The page of practice: five ways to practise, and how the waves come; the page of a code."""

from dataclasses import replace
from typing import Final

import pygame

from flow_desktop.app import clipboard
from flow_desktop.app.assets import for_the_window
from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Destination, Pop, Push, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.engine import Clock, new_game
from flow_desktop.engine.codes import MAX_CODE
from flow_desktop.engine.options import CLOCK_OFF, MAX_DIFFICULTY
from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.came_from import lead_on
from flow_desktop.scenes.destinations import ToDrills, ToEditor, ToLessons, ToPractise, ToPuzzles
from flow_desktop.scenes.drills.exercises import EXERCISES, best_of, drill_name, score_words
from flow_desktop.scenes.naming import difficulty_name, edition_name
from flow_desktop.scenes.papers import CLIP_OVER, ClippedPaper, PenDrawing, Rule, beside_clip
from flow_desktop.scenes.practise.beginning import (
    USUAL_TURNS,
    PracticeWishes,
    fresh,
    keep_wishes,
    of_code,
    wishes_of,
)
from flow_desktop.scenes.practise.editor.words import scenarios_words
from flow_desktop.scenes.practise.postcard import LyingPostcard, Postcard, in_one_row
from flow_desktop.scenes.puzzles.reached import solved_count
from flow_desktop.scenes.seascape import SeaPage, draw_sea
from flow_desktop.scenes.setup.seat_panel import aid_toggles
from flow_desktop.scenes.setup.wave_panel import code_problem
from flow_desktop.scenes.slices import lay, stretched
from flow_desktop.table import Aids, Seat
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.choice import Choice, Toggle
from flow_desktop.widgets.code_entry import LETTERS
from flow_desktop.widgets.frames import Padding, Placed, Sized, Spacer
from flow_desktop.widgets.label import Label, Problem, heading, title
from flow_desktop.widgets.layout import Column, Grid, Row, Wrap
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.stepper import Stepper
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.text_field import TextField
from flow_desktop.widgets.theme import CLOSE, EDGE, GAP, HAIR, PADDING, ROOMY, SNUG
from flow_desktop.widgets.widget import Weight, Widget

WIDTH: Final = 760
PICTURE: Final = 480
FORM: Final = 620
MOST_WIDTH: Final = 1640
LEAST_COLUMN: Final = 480
LEAST_CARD: Final = 230
LEAST_SMALL: Final = 170
LARGE: Final = 2
"""So many ways come first, on larger cards."""
SHEET_WIDTH: Final = 600
PLANKS = (960, 480)
MOST_TURNS: Final = 99
WHOLE: Final = ("code", "board")
"""What is drawn on paper can be seen whole on a narrow card: the paper goes on."""


class CodeScene(SeaPage):
    """A field with Paste beside it; Practise starts once the code can be read."""

    first_focus = "code-field"

    def __init__(self, typed: str = "") -> None:
        self.typed = typed
        self.problem = ""

    def background(self, surface: pygame.Surface) -> None:
        """The deck, as on the page before."""
        draw_deck(surface, self.look)

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
        head = beside_clip(Label(_("The same code is the same wave. Here you meet it alone."), soft=True))
        told = [Problem(self.problem)] if self.problem else self._told()
        entry = Row([field, paste], gap=ROOMY, align=Align.END)
        ways = Row(self._ways(), gap=GAP)
        form = Column([head, entry, *told, PenDrawing(art("sketch_anchor")), ways], gap=GAP)
        beside = Row([self._picture(), Sized(form, least_width=FORM, text=True, grow=1)], gap=ROOMY)
        wide = self._page(ClippedPaper(beside), PICTURE + FORM + ROOMY + 2 * PADDING)
        if self._fits(wide):
            return Padding(wide, EDGE, PADDING)
        below = Column([field, Wrap([paste])], gap=SNUG)
        bottom = Placed(Wrap(self._ways(), gap=GAP, justify=Align.CENTRE))
        sheet = Column([head, below, *told, bottom], gap=GAP)
        narrow = self._page(ClippedPaper(sheet), WIDTH)
        if self._fits(narrow):
            return Padding(narrow, EDGE, PADDING)
        return Padding(Panel(Scroll(Padding(sheet, HAIR), label=_("Wave code"), key="page")), PADDING)

    def _page(self, paper: Widget, width: float) -> Widget:
        whole = Sized(paper, least_width=width, most_width=width, text=True)
        return Column([title(_("Wave code")), Placed(whole, grow=1)], gap=SNUG)

    def _fits(self, page: Widget) -> bool:
        view = self.shell.view
        wide, high = page.measure(self.look, view.width - 2 * view.px(EDGE))
        return wide <= view.width - 2 * view.px(EDGE) and high <= view.height - 2 * view.px(PADDING)

    def _picture(self) -> Widget:
        """The board that the code begins with; until it can be read, the postcard it comes on."""
        if code_problem(self.typed):
            card = Placed(LyingPostcard(art("postcard", "code"), PICTURE))
            return Sized(card, least_height=PICTURE)  # as high as the board that takes its place
        board = new_game(of_code(self.typed).options).state.board
        return Placed(BoardPicture(board, PICTURE, label=_("The board at the start"), key="board"))

    def _ways(self) -> list[Widget]:
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
            grow=1,
        )
        return [back, start]

    def _told(self) -> list[Widget]:
        """What the code says, once it can be read."""
        if code_problem(self.typed):
            return []
        state = new_game(of_code(self.typed).options).state
        name = edition_name(state.setup.options.edition)
        words = Label(_("Rule set: {name}").format(name=name), Role.STRONG)
        listing = Label(scenarios_words(state.setup.scenarios))
        return [Row([Column([words, listing], gap=0, grow=1)])]

    def _type(self, text: str) -> None:
        self.typed, self.problem = text, ""
        self.refresh()

    def _paste(self) -> Change | None:
        self._type(clipboard.paste_line(MAX_CODE))
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


def draw_deck(surface: pygame.Surface, look: Look) -> None:
    """Planks all over; plain ground in the flat themes."""
    size = surface.get_size()
    if look.theme.flat:
        draw_sea(surface, look)
    else:
        surface.blit(look.assets.cache.get(("deck", size), lambda: _deck(size, look)), (0, 0))


def _deck(size: tuple[int, int], look: Look) -> pygame.Surface:
    sheet = pygame.Surface(size, 0, 32)
    piece = stretched(look, art("deck_planks"), (look.px(PLANKS[0]), look.px(PLANKS[1])))
    lay(sheet, piece, sheet.get_rect())
    return for_the_window(sheet)


class PractiseScene(SeaPage):
    """Free practice has the focus; `alone` when no menu lies below.

    Where it was left `at` something, that has the focus.
    """

    first_focus = "free"

    def __init__(self, alone: bool = False, at: str = "") -> None:
        self._alone = alone
        self._at = at

    def enter(self, shell: Shell) -> None:
        """Begin with what was chosen last."""
        self.wishes = wishes_of(shell)
        shell.audio.music("calm")
        super().enter(shell)
        if self._at:
            self.focus_on(self._at)

    def background(self, surface: pygame.Surface) -> None:
        """A deck, on which cards and sheet lie."""
        draw_deck(surface, self.look)

    def build(self) -> Widget:
        """Five postcards beside the sheet of options; where there is no room for that, a page to scroll."""
        back = Placed(Button(_("Back"), self.back, icon=art("icon_back"), key="back"), Align.START)
        head = title(_("Practise"))
        look = self.look
        width = look.view.width - 2 * look.px(EDGE)
        others = sum(part.measure(look, width)[1] for part in (head, back))
        high = look.view.height - others - 2 * look.px(PADDING) - 2 * look.px(SNUG)
        body = self._beside(min(width, look.view.text_px(MOST_WIDTH)), high) or self._long_page()
        return Padding(Column([head, body, back], gap=SNUG), EDGE, PADDING)

    def _beside(self, width: int, high: int) -> Widget | None:
        """Cards and sheet side by side, if they fit; on the sheet one may have to scroll."""
        look = self.look
        sheet_wide = look.view.text_px(SHEET_WIDTH)
        clip = Sized(Spacer(), least_height=CLIP_OVER)  # cards begin level with the sheet below its clip
        cards = Column([clip, self._cards(grow=1)], gap=0, grow=1)
        left = width - sheet_wide - look.px(ROOMY)
        room = high - 2 * look.px(CLOSE)
        if left < 2 * look.view.text_px(LEAST_CARD) or cards.measure(look, left)[1] > room:
            return None
        sheet = self._fitting_sheet(sheet_wide, room)
        sized = Sized(sheet, least_width=SHEET_WIDTH, most_width=SHEET_WIDTH, text=True)
        row = Padding(Row([cards, sized], gap=ROOMY), 0, CLOSE)
        return Sized(row, most_width=MOST_WIDTH, text=True, grow=1)

    def _fitting_sheet(self, width: int, high: int) -> Widget:
        """The options with as much air between them as there is room for; else they scroll."""
        for gap in (SNUG, CLOSE):
            sheet = self._sheet(Column([*self._options(), PenDrawing(art("sketch_boat"))], gap=gap))
            if sheet.measure(self.look, width)[1] <= high:
                return sheet
        options = Padding(Column(self._options(), gap=SNUG), SNUG, CLOSE)
        return self._sheet(Scroll(options, label=_("How you practise"), key="page"))

    def _cards(self, grow: float = 0) -> Widget:
        """The five ways; one below the other where the theme is plain."""
        ways = self._ways(grow)
        if self.look.theme.flat:
            return Column(ways, gap=GAP, area="ways", grow=grow)
        large = Grid(in_one_row(ways[:LARGE]), LARGE, least=LEAST_CARD, gap=ROOMY, grow=grow)
        rest = in_one_row(ways[LARGE:])
        small = Grid(rest, len(rest), least=LEAST_SMALL, gap=ROOMY, grow=grow)
        return Column([large, small], gap=ROOMY, grow=grow, area="ways")

    def _long_page(self) -> Widget:
        """Cards and sheet on a page that scrolls, one below the other where it is narrow."""
        sheet = self._sheet(Column(self._options(), gap=SNUG))
        grid = Grid([self._cards(), sheet], 2, least=LEAST_COLUMN, gap=ROOMY)
        page = Scroll(Padding(grid, GAP, GAP), label=_("Practise"), key="page")
        return Sized(page, most_width=MOST_WIDTH, text=True, grow=1)

    def _ways(self, grow: float) -> list[Postcard]:
        ways = (
            ("free", "wave", _("Free practice"), _("A new wave, just for you"), "icon_practise", self._free),
            ("puzzles", "puzzles", _("Puzzles"), self._puzzle_words(), "icon_goal", self._puzzles),
            ("code", "code", _("Wave code"), _("Meet a friend's wave"), "icon_paste", self._code),
            (
                "position",
                "board",
                _("Set up a position"),
                _("Build any board you like"),
                "icon_pencil",
                self._set_up,
            ),
            (
                "drills",
                "drills",
                _("Drills"),
                self._drill_words(),
                "icon_drill",
                self._drills,
            ),
        )
        return [
            Postcard(
                label,
                press,
                picture=art("postcard", picture),
                icon=art(icon),
                detail=detail,
                weight=Weight.PRIMARY if key == self.first_focus else Weight.PLAIN,
                key=key,
                grow=grow,
                whole=picture in WHOLE,
            )
            for key, picture, label, detail, icon, press in ways
        ]

    def _puzzle_words(self) -> str:
        """How many are solved, once one is."""
        solved, count = solved_count(self.shell)
        if not solved:
            return _("Find the move that saves them")
        return _("{solved} of {count} solved").format(solved=solved, count=count)

    def _drill_words(self) -> str:
        """The bests so far, once there is one."""
        bests = [(each, best_of(self.shell, each)) for each in EXERCISES]
        told = [
            f"{drill_name(each.drill)}: {score_words(each, best)}" for each, best in bests if best is not None
        ]
        return told[0] if told else _("Two short drills: beat your best")

    def _sheet(self, options: Widget) -> Widget:
        sheet = ClippedPaper(options)
        sheet.area = "how"
        return sheet

    def _options(self) -> list[Widget]:
        """How the waves come, how hard it is, what helps."""
        wishes = self.wishes
        turns = wishes.clock.turns
        parts: list[Widget] = [
            beside_clip(heading(_("How you practise"))),
            Choice(
                _("The wave comes"),
                [_("When I call it"), _("After some turns")],
                0 if turns is None else 1,
                lambda n: self._use(replace(wishes, clock=Clock(None, USUAL_TURNS) if n else CLOCK_OFF)),
                key="clock",
            ),
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
        parts += [Rule(), self._difficulty(), Rule(), *self._aids()]
        return [*parts, Label(_("Everything can be undone. Nothing is counted."), Role.SMALL, soft=True)]

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
        return [*aid_toggles(Seat(aids=self.wishes.aids), change, "", timed=False), risk]

    def _use(self, wishes: PracticeWishes) -> None:
        self.wishes = wishes
        keep_wishes(self.shell, wishes)
        self.refresh()

    def _free(self) -> Change:
        return Reset(fresh(self.wishes))

    def _code(self) -> Change:
        return Push(CodeScene())

    def _set_up(self) -> Change:
        return self._lead_on("position", ToEditor())

    def _drills(self) -> Change:
        return self._lead_on("drills", ToDrills())

    def _puzzles(self) -> Change:
        return self._lead_on("puzzles", ToPuzzles())

    def _lead_on(self, key: str, page: Destination) -> Change:
        return lead_on(self.shell, key, page, ToPractise(alone=True, at=key))

    def back(self) -> Change | None:
        """To where practice is chosen."""
        return Reset(ToLessons(at="practise")) if self._alone else Pop()
