"""The columns of the editor: pieces on the left, everything beside the board on the right."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _, ngettext, pgettext, spoken_row
from flow_desktop.engine.geometry import BOAT
from flow_desktop.engine.position import fault
from flow_desktop.engine.tiles import EDGES, PRINTED_EDGES, Kind
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.board.sprites import bird_picture, boat_picture, tile_picture
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.naming import kind_name
from flow_desktop.scenes.play.layout import Rooms, TellLine, fitted, rooms
from flow_desktop.scenes.practise.editor.words import fault_words
from flow_desktop.scenes.practise.editor.workbench import PIECES, Piecework, Tool, Workbench
from flow_desktop.widgets.button import Button, IconButton, draw_button
from flow_desktop.widgets.counts import draw_badge
from flow_desktop.widgets.key_sign import sign_units
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Grid, Wrap
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.press import Pressable
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, SNUG
from flow_desktop.widgets.widget import Press, Size, Weight, Widget

if TYPE_CHECKING:
    from flow_desktop.scenes.practise.editor.scene import EditorScene

SIDE: Final = 124
LEAST: Final = 34
PAD: Final = 9
COLUMNS: Final = 3
_TOOLS: Final = {
    Tool.BIRD: N_("bird, put on a tile or taken off"),
    Tool.BOAT: N_("boat, turned where it lies"),
    Tool.ERASER: N_("eraser"),
}
PADDING: Final = 14


def piece_name(piece: Piecework) -> str:
    """A piece in words."""
    return kind_name(piece) if isinstance(piece, Kind) else _(_TOOLS[piece])


def piece_key(piece: Piecework) -> str:
    """The key of a piece's button."""
    name = piece.text.replace("#", "-obstacle") if isinstance(piece, Kind) else piece.value
    return f"piece-{name}"


class PieceButton(Pressable):
    """A piece; the chosen one is lit and turned as it will be laid."""

    role_word = N_("button")

    def __init__(self, bench: Workbench, piece: Piecework, on_press: Press) -> None:
        label = piece_name(piece)
        super().__init__(label, on_press, hint=label, key=piece_key(piece))
        self.bench = bench
        self.piece = piece
        self.count = bench.left(piece)
        self.chosen = piece == bench.piece

    def value(self) -> str:
        """How many are left, and whether it is chosen."""
        parts = [pgettext("piece", "chosen")] if self.chosen else []
        if self.count is not None:
            parts.append(ngettext("{count} left", "{count} left", self.count).format(count=self.count))
        return spoken_row(parts)

    def spoken(self) -> str:
        """The label is the hint here, and is said once."""
        said, self.hint = self.hint, ""
        words = super().spoken()
        self.hint = said
        return words

    def measure(self, look: Look, width: int) -> Size:
        """A square of a good size, as far as there is room."""
        side = max(look.view.target, min(width, look.px(SIDE)))
        return side, side

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The button, the piece, the number left."""
        kind = Weight.CHOSEN if self.chosen else Weight.PLAIN
        face, _shade = draw_button(surface, look, self.rect, kind, self)
        side = min(face.size) - 2 * look.px(PAD)
        place = pygame.Rect(0, 0, side, side)
        place.center = face.center
        picture = self._picture(look, side)
        surface.blit(picture, picture.get_rect(center=place.center))
        if self.count is not None:
            draw_badge(surface, look, str(self.count), (face.right - look.px(2), face.bottom - look.px(2)))

    def _picture(self, look: Look, side: int) -> pygame.Surface:
        match self.piece:
            case Tool.BIRD:
                return bird_picture(look, side)
            case Tool.BOAT:
                return boat_picture(look, self.bench.position.board.pieces[BOAT] & EDGES, side)
            case Tool.ERASER:
                return look.assets.image(art("icon_close"), (side * 3 // 4, side * 3 // 4))
            case Kind():
                edges = 0 if self.piece is Kind.ROCK else PRINTED_EDGES[self.piece % 4]
                return tile_picture(look, self.piece, self.bench.edges if self.chosen else edges, side)


def palette(bench: Workbench, choose: Mapping[Piecework, Press]) -> Widget:
    """All pieces, in as many columns as there is room for."""
    buttons: list[Widget] = [PieceButton(bench, piece, choose[piece]) for piece in PIECES]
    return Grid(buttons, COLUMNS, least=LEAST, gap=10)


class EditorRoom(Widget):
    """Pieces, board, caption and the rest, where the play scene has its columns."""

    stacking = True

    def __init__(self, left: Widget, board: BoardView, caption: TellLine, right: Widget) -> None:
        super().__init__(key="editor")
        self.left, self.board, self.caption, self.right = left, board, caption, right
        self.children = (left, board, caption, right)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The same places as in play: what was learnt there holds here."""
        super().place(look, rect)
        places = rooms(look, True)
        self.left.place(look, places.left)
        self.board.place(look, places.board)
        self.caption.place(look, places.caption)
        self.right.place(look, places.right)


def left_column(editor: EditorScene, places: Rooms) -> Widget:
    """The pieces, and the buttons that turn the chosen one."""
    bench = editor.bench
    presses = {piece: partial(editor.choose, piece) for piece in PIECES}
    units = sign_units(editor.shell)
    turns = [
        IconButton(
            art("icon_rotate_left" if quarters < 0 else "icon_rotate_right"),
            (_("Turn left ({key})") if quarters < 0 else _("Turn right ({key})")).format(
                key=editor.shell.hint(FlowAction.ROTATE_LEFT if quarters < 0 else FlowAction.ROTATE_RIGHT)
            ),
            partial(editor.turn, quarters),
            units=units,
            key="turn-left" if quarters < 0 else "turn-right",
        )
        for quarters in (-1, 1)
    ]
    words = Label(_("Choose a piece, then a space."), Role.SMALL, soft=True)
    row = Wrap(turns, gap=SNUG, justify=Align.CENTRE)
    panel = Panel(Column([words, palette(bench, presses), row], gap=SNUG), padding=PADDING, area="pieces")
    return fitted(editor.look, panel, places.left, _("Pieces"), "left")


def right_column(editor: EditorScene, places: Rooms) -> Widget:
    """Hand, piles, scenario cards, the text; taking back; and the way on."""
    column = Column([_stock(editor), _signs(editor), _ways_on(editor)], gap=SNUG)
    return fitted(editor.look, column, places.right, _("Cards, piles and buttons"), "right")


def _stock(editor: EditorScene) -> Widget:
    position = editor.bench.position
    items = (
        ("hand", _("Cards: {count}").format(count=len(position.hand)), "icon_hand", editor.open_cards),
        ("piles", _("Piles: {count}").format(count=len(position.piles)), "icon_piles", editor.open_piles),
        (
            "scenarios",
            _("Scenarios: {count}").format(count=len(position.scenarios)),
            "icon_scenario",
            editor.open_scenarios,
        ),
        ("text", _("Copy or paste"), "icon_copy", editor.open_text),
    )
    buttons: list[Widget] = [
        Button(label, press, icon=art(icon), align=Align.START, key=key) for key, label, icon, press in items
    ]
    heading = Label(_("Beside the board"), Role.STRONG)
    return Panel(Column([heading, *buttons], gap=CLOSE), padding=PADDING, area="stock")


def _signs(editor: EditorScene) -> Widget:
    bench, units = editor.bench, sign_units(editor.shell)
    undo = IconButton(
        art("icon_undo"),
        _("Undo"),
        editor.undo,
        units=units,
        key="undo",
        enabled=bench.can_undo,
        reason=_("There is nothing to undo."),
    )
    redo = IconButton(
        art("icon_redo"),
        _("Redo"),
        editor.redo,
        units=units,
        key="redo",
        enabled=bench.can_redo,
        reason=_("There is nothing to redo."),
    )
    clear = IconButton(art("icon_discard"), _("Clear the board"), editor.clear, units=units, key="clear")
    return Wrap([undo, redo, clear], gap=SNUG, justify=Align.CENTRE)


def _ways_on(editor: EditorScene) -> Widget:
    found = fault(editor.bench.position)
    start = Button(
        _("Play from here"),
        editor.start,
        weight=Weight.PRIMARY,
        icon=art("icon_play"),
        enabled=found is None,
        reason=fault_words(found) if found is not None else "",
        key="start",
    )
    back = Button(_("Back"), editor.leave_editor, icon=art("icon_back"), key="back")
    return Column([start, back], gap=CLOSE, area="ways-on")
