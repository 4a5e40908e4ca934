"""Help: the goal, and what everything on the screen means, with pictures. One key away at all times."""

from collections.abc import Callable
from functools import partial

from flow_desktop.app.catalogue import ArtName, art
from flow_desktop.app.intents import JUMPS, LEAPS, Act, Action, AnyAction, Device
from flow_desktop.app.keymap import key_words
from flow_desktop.app.language import _
from flow_desktop.app.pad import place_words
from flow_desktop.app.scene import DEED, Change, Pop, Push
from flow_desktop.app.shell import Shell
from flow_desktop.bots.partners import Partner
from flow_desktop.engine.board import START
from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import EAST, NORTH, SOUTH, STRIDE, WEST
from flow_desktop.engine.tiles import Kind, piece_of
from flow_desktop.rounds import Table, TableView
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.board.picture import BoardCorner, TileImage
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.destinations import ToRules
from flow_desktop.scenes.naming import card_effect, card_name, scenario_effect, scenario_name
from flow_desktop.scenes.play.asking import QUESTION_NAMES
from flow_desktop.scenes.play.deeds import DeedsPage
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.scenes.telling.events import goal_words
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.headed import HeadedScroll
from flow_desktop.widgets.image import Image
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column, Grid, Row, Wrap
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.widget import Taken, Weight, Widget

PICTURE = 96


def row(picture: Widget, name: str, words: str) -> Widget:
    """A picture beside its name and a sentence."""
    text: list[Widget] = [Label(name, Role.STRONG), Label(words, soft=True)]
    column = Column(text, gap=2)
    column.grow = 1
    line = Row([picture, column], gap=18, align=Align.CENTRE)
    line.at_once = True
    return line


def _art(*parts: str) -> Image:
    return Image(art(*parts), PICTURE)


def goal_rows() -> list[Widget]:
    """The goal in two pictures."""
    animals = _("A badge with a tick means: this animal has a path.")
    return [
        row(_art("boat_open"), _("The boat"), _("All four animals have to reach it by water.")),
        row(_art("animal_cat_badge"), _("The animals"), animals),
    ]


def _example() -> Widget:
    """Where a tile fits, and where it fits after turning, beside an animal's water."""
    board = START.with_piece(1, piece_of(Kind.STRAIGHT, EAST | WEST))
    show = BoardShow(board, strong=frozenset({STRIDE + 1}), faint=frozenset({STRIDE}))
    return BoardCorner(show, PICTURE)


def screen_rows(counted: bool = True, trading: bool = True) -> list[Widget]:
    """What can be seen beside and on the board; the sea tells the time where it is `counted`.

    Without `trading` nothing is said of it.
    """
    obstacle = TileImage(Kind.STRAIGHT_OBSTACLE, NORTH | SOUTH, units=PICTURE)
    lines: list[tuple[Widget, str, str]] = [
        (_example(), _("Spaces"), _("Bright: the tile fits. With an arrow: it fits after turning.")),
        (_art("back_tile"), _("Draw piles"), _("Take one tile on your turn. The number says how many.")),
        (_art("icon_hint"), _("Hint"), _("Stuck? Press once for an area, again for more.")),
        (_art("icon_tutor"), _("Tutor"), _("A glow shows a better space. One press switches it off.")),
        (_art("icon_discard"), _("Discarded tiles"), _("See what is gone. Return brings one back.")),
        (obstacle, _("Obstacle"), _("Water ends here. Nothing flows through.")),
        (_art("rock"), _("Rock"), _("No water at all.")),
        (_art("bird"), _("Bird"), _("It saves its tile from one die of the wave.")),
        (_art("die_white_3"), _("White numbers"), _("Rows. The white die names the row of the wave.")),
        (_art("die_black_5"), _("Black numbers"), _("Columns. The black die names the column.")),
        (_art("mark_calm"), _("Calm line"), _("No wave ever comes along this line.")),
        (_art("icon_clock"), _("The ring"), _("Time until the wave. An action you have begun is finished.")),
    ]
    if trading:
        lines.insert(2, (_art("icon_trade"), _("Trade"), _("Trade a plain tile for an action card.")))
    if counted:
        tide = _("It rises as time goes by. When all the sand is gone, the wave comes.")
        lines.append((_art("icon_wave"), _("The sea"), tide))
    cards = [(_art("action", card), card_name(card), card_effect(card)) for card in Card]
    return [row(*line) for line in [*lines, *cards]]


def table_rows(table: TableView) -> list[Widget]:
    """The scenario cards in force."""
    scenarios = dict.fromkeys(table.state.setup.scenarios)
    return [row(_art("scenario", s), scenario_name(s), scenario_effect(s)) for s in scenarios]


Hint = Callable[[AnyAction], str]


def key_rows(device: Device, hint: Hint, trading: bool = True) -> list[Widget]:
    """What can be done, and how with the device in use."""
    if device is Device.MOUSE:
        pictured = [(name, *words) for name, words in _mouse_lines()]
        pictured += [("icon_keyboard", *line) for line in [*_back_and_forth(hint), *_voice_lines(hint)]]
        return [row(_sign(name), *words) for name, *words in pictured]
    sign = "icon_gamepad" if device is Device.PAD else "icon_keyboard"
    return [row(_sign(sign), name, keys) for name, keys in key_lines(device, hint, trading)]


def question_rows(hint: Hint) -> list[Widget]:
    """What can be asked, and by which keys; the answer is spoken and shown."""
    lines = ((_(name), hint(action)) for action, name in QUESTION_NAMES.items())
    return [row(_sign("icon_keyboard"), *line) for line in lines if line[1]]


def partner_rows(hint: Hint) -> list[Widget]:
    """What partners can be asked for, and by which keys."""
    lines = (
        (_("Let the partners wait, or go on"), hint(FlowAction.PARTNER_WAIT)),
        (_("Hurry a partner, or ask what it would do"), hint(FlowAction.PARTNER_ASK)),
    )
    return [row(Image(art("partner", Partner.PELLA), PICTURE / 2), *line) for line in lines if line[1]]


def _sign(name: str) -> Image:
    return Image(ArtName(name), PICTURE / 2)


def _mouse_lines() -> list[tuple[str, tuple[str, str]]]:
    return [
        ("icon_mouse_left", (_("Draw"), _("Click a pile or a face-up tile."))),
        ("icon_mouse_left", (_("Place"), _("Click the space, or drag the tile there."))),
        ("icon_mouse_wheel", (_("Turn"), _("Turn the wheel, right-click, or use the turn buttons."))),
        ("icon_mouse_left", (_("Play a card"), _("Click the card, then what it is for."))),
        ("icon_mouse_right", (_("Undo"), _("Right-click beside the board, or use the arrow button."))),
    ]


def key_lines(device: Device, hint: Hint, trading: bool) -> list[tuple[str, str]]:
    """What can be done, and by which keys or buttons."""
    draw = _("{first} to {last}").format(first=hint(FlowAction.DRAW_1), last=hint(FlowAction.DRAW_6))
    jump = _jump_words(hint)
    if device is Device.PAD:
        draw = hint(FlowAction.DRAW)
    turn = _("{one} or {other}").format(one=hint(FlowAction.ROTATE_LEFT), other=hint(FlowAction.ROTATE_RIGHT))
    face_up = hint(FlowAction.DRAW_SHOWN_1), hint(FlowAction.DRAW_SHOWN_4)
    shown = _("{first} to {last}").format(first=face_up[0], last=face_up[1]) if all(face_up) else ""
    lines = [
        (_("Draw a tile"), draw),
        (_("Draw a face-up tile"), shown),
        (_("Draw from the fullest pile"), hint(FlowAction.DRAW_FULLEST)),
        (_("Turn the tile"), turn),
        (_("Jump to the next fitting space"), jump),
        (_("To the first or last fitting space"), _one_or_other(hint(Action.FIRST), hint(Action.LAST))),
        (_("Place"), hint(Action.ACCEPT)),
        (_("Trade"), hint(FlowAction.TRADE) if trading else ""),
        (_("Cards"), hint(FlowAction.CARDS)),
        *_back_and_forth(hint),
        (_("Hint"), hint(FlowAction.ADVISE)),
        (_("Tutor on or off"), hint(FlowAction.SWITCH_TUTOR)),
        (_("Call the wave"), hint(FlowAction.CALL_WAVE)),
        (_("Next area"), hint(Action.NEXT_AREA)),
        (_("Pause"), hint(Action.PAUSE)),
        (_("Help"), hint(Action.HELP)),
        (_("All questions, as a list"), hint(Action.ASK)),
        *_voice_lines(hint),
    ]
    return [line for line in lines if line[1]]


def _jump_words(hint: Hint) -> str:
    """Four keys that belong together have a short name; others are named one by one."""
    keys = [hint(action) for action in JUMPS]
    if keys[0] == key_words("shift+UP"):
        singly = " · ".join(filter(None, map(hint, LEAPS[:2])))
        return _one_or_other(singly, _("Shift and an arrow"))
    if keys[0] == place_words("right stick up"):
        return _("Right stick")
    return " · ".join(key for key in keys if key)


def _one_or_other(one: str, other: str) -> str:
    return _("{one} or {other}").format(one=one, other=other) if one and other else one or other


def _back_and_forth(hint: Hint) -> list[tuple[str, str]]:
    """What is good to know whatever is in use: the keys for what was, and what is gone."""
    undo = _("{one} or {other}").format(one=hint(Action.BACK), other=hint(Action.UNDO))
    return [
        (_("Undo"), undo if hint(Action.UNDO) else hint(Action.BACK)),
        (_("Redo"), hint(Action.REDO)),
        (_("Discarded tiles"), hint(FlowAction.DISCARDS)),
    ]


def _voice_lines(hint: Hint) -> list[tuple[str, str]]:
    """The keys of the voice and of the reading cursor, where they are."""
    read = _("{one} or {other}").format(one=hint(Action.READ_ON), other=hint(Action.READ_BACK))
    lines = [
        (_("Read aloud, on or off"), hint(Action.VOICE)),
        (_("Read on or back"), read if hint(Action.READ_ON) and hint(Action.READ_BACK) else ""),
        (_("Read the rest of the page"), hint(Action.READ_ALL)),
        (_("Silence the voice"), hint(Action.HUSH)),
        (_("Hear it again"), hint(Action.REPEAT)),
    ]
    return [line for line in lines if line[1]]


WIDEST = 1360
LEAST = 460


class HelpScene(SeaPage):
    """Fills the window, so that the board of a timed game cannot be studied meanwhile."""

    first_focus = "page"

    def __init__(self, table: Table) -> None:
        self.table = table

    def enter(self, shell: Shell) -> None:
        """Say the goal first."""
        super().enter(shell)
        self.read_out(goal_words())

    def build(self) -> Widget:
        """The goal on top, then what is seen, then the keys of the device in use."""
        shell = self.shell
        device = Device.KEYBOARD if shell.device is Device.SYSTEM else shell.device
        parts: list[Widget] = [heading(_("The goal")), Label(goal_words()), _grid(goal_rows())]
        setting = self.table.setting
        counted = setting.seconds is not None or setting.turns is not None
        trading = self.table.state.rules.edition.trading
        seated = any(seat.partner for seat in self.table.seats)
        partners = partner_rows(shell.hint) if seated else []
        parts += [heading(_("What you see")), _grid(screen_rows(counted, trading))]
        in_force = table_rows(self.table)
        if in_force:
            parts += [heading(_("At this table")), _grid(in_force)]
        parts += [heading(_("What you can do")), _grid(key_rows(device, shell.hint, trading) + partners)]
        questions = question_rows(partial(shell.input.hint, device=Device.KEYBOARD))
        if questions:
            asked = Label(_("These keys answer aloud and below the board. The clock runs on."))
            parts += [heading(_("Ask")), asked, _grid(questions)]
        page = HeadedScroll(Padding(Column(parts, gap=18), 18), label=_("Help"), key="page")
        buttons = Wrap(
            [
                Button(_("What you can do"), lambda: Push(DeedsPage()), icon=art("icon_hand"), key="deeds"),
                Button(_("The rules"), self.rules, icon=art("icon_book"), key="rules"),
                Button(
                    _("Back to the game"),
                    lambda: Pop(),
                    weight=Weight.PRIMARY,
                    icon=art("icon_back"),
                    key="close",
                ),
            ],
            justify=Align.END,
        )
        body = Panel(Column([page, buttons], gap=18))
        body.grow = 1
        framed = Column([Label(_("Help"), Role.TITLE, on_ground=True, align=Align.CENTRE), body], gap=8)
        return Padding(Placed(Sized(framed, most_width=WIDEST), vertical=Align.STRETCH), 24)

    def rules(self) -> Change | None:
        """Open the whole book of rules."""
        return Push(ToRules())

    def uncovered(self, result: object) -> Change | None:
        """What was chosen to be done is done at the table."""
        super().uncovered(result)
        return Pop() if result is DEED else None

    def act(self, act: Act) -> Taken | None:
        """The key that opened it closes it, and so does Enter on the page."""
        closing = (Action.HELP, FlowAction.GOAL, Action.PAUSE, Action.ACCEPT)
        return Taken(Pop()) if act.action in closing else None


def _grid(rows: list[Widget]) -> Widget:
    return Grid(rows, 2, least=LEAST, gap=18)
