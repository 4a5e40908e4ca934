"""The editor: a board to lay pieces on, with pointer, keys or pad; what cannot be is refused in words."""

from dataclasses import replace
from typing import Final

from flow_desktop.app.intents import (
    Act,
    Action,
    Device,
    Intent,
    MouseButton,
    PointerIntent,
    PointerPressed,
    Wheel,
)
from flow_desktop.app.language import _, spoken_row
from flow_desktop.app.scene import Change, Pop, Push, Reset
from flow_desktop.app.shell import Shell
from flow_desktop.engine.geometry import BOAT, Cell
from flow_desktop.engine.position import Position, impossible
from flow_desktop.engine.position_text import PositionTextError, read_position, write_position
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.board.show import BoardShow, Ghost
from flow_desktop.scenes.board.space import Space, space_key, space_label
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.came_from import lead_back
from flow_desktop.scenes.play.layout import TellLine, rooms
from flow_desktop.scenes.practise.beginning import at_position
from flow_desktop.scenes.practise.editor.columns import EditorRoom, left_column, piece_key, right_column
from flow_desktop.scenes.practise.editor.pages import HandsPage, PilesPage, ScenariosPage, TextScene
from flow_desktop.scenes.practise.editor.words import scenarios_words, why_not_words
from flow_desktop.scenes.practise.editor.workbench import Piecework, Tool, WhyNot, Workbench
from flow_desktop.scenes.seascape import SeaPage
from flow_desktop.widgets.widget import Taken, Widget

KEPT: Final = "practise-position"


class EditorScene(SeaPage):
    """A position in the making; it is remembered whenever the editor is left. `alone`: nothing lies below."""

    def __init__(self, position: Position | None = None, alone: bool = False) -> None:
        self._given = position
        self._alone = alone
        self._pointed: Cell | None = None
        self._by_pointer = True
        self._last: Cell = BOAT
        self.faults: tuple[Cell, ...] = ()

    def enter(self, shell: Shell) -> None:
        """Begin with the position that was given, else with the last one."""
        self.bench = Workbench(self._given or kept_position(shell))
        self.first_focus = piece_key(self.bench.piece)
        self.board = BoardView(BoardShow(), self._press_space, self._space_words, key="board", now=shell.now)
        super().enter(shell)
        self.show_board()

    def opening_words(self) -> str:
        """What the page is, as Learn calls it."""
        return _("Set up a position")

    def leave(self) -> None:
        """Remember the position."""
        super().leave()
        self.shell.keep(KEPT, write_position(self.bench.position))
        self.shell.captions.clear()

    def build(self) -> Widget:
        """Pieces, board, caption, and what lies beside the board."""
        places = rooms(self.look, True)
        caption = TellLine(self.shell.captions, lambda: self._covered)
        return EditorRoom(left_column(self, places), self.board, caption, right_column(self, places))

    # Intents

    def handle(self, intent: Intent) -> Change | None:
        """Let the widgets answer, then show where the piece would lie."""
        if isinstance(intent, PointerIntent):
            self._by_pointer = True
            self._pointed = self.board.cell_at((intent.x, intent.y))
        elif isinstance(intent, Act):
            self._by_pointer = False
        change = super().handle(intent)
        self._follow_cursor()
        return change

    def pointer(self, intent: PointerIntent) -> Taken | None:
        """The wheel and the right button turn the piece."""
        match intent:
            case Wheel(steps=steps):
                self.turn(-1 if steps > 0 else 1)
                return Taken()
            case PointerPressed(button=MouseButton.RIGHT):
                self.turn(1)
                return Taken()
        return None

    def act(self, act: Act) -> Taken | None:
        """Turn, erase, take back and do again by key or pad."""
        match act.action:
            case FlowAction.ROTATE_RIGHT | FlowAction.ROTATE_LEFT:
                self.turn(1 if act.action is FlowAction.ROTATE_RIGHT else -1)
            case Action.ERASE_BACK | Action.ERASE_FORWARD | FlowAction.TRADE if self._cursor() is not None:
                self._done(self.bench.erase(self._last))
            case Action.UNDO:
                self.undo()
            case Action.REDO:
                self.redo()
            case Action.COPY | Action.PASTE:
                return Taken(self.open_text())
            case _:
                return None
        return Taken()

    def back(self) -> Change | None:
        """From the board to the pieces, from there out."""
        if isinstance(self.focus.current, Space) and self.shell.device is not Device.MOUSE:
            self.focus_on(piece_key(self.bench.piece))
            return None
        return self.leave_editor()

    def leave_editor(self) -> Change:
        """Back to where positions are chosen."""
        return lead_back(self.shell, "position") if self._alone else Pop()

    # The bench

    def choose(self, piece: Piecework) -> Change | None:
        """Take a piece; keys and pad go on to the board."""
        self.bench.choose(piece)
        self._changed()
        if self.shell.device is not Device.MOUSE:
            self.focus_on(space_key(self._last))
        return None

    def turn(self, quarters: int) -> Change | None:
        """Turn the chosen tile."""
        if self.bench.turn(quarters):
            self.shell.audio.play("rotate")
            self._changed()
        return None

    def undo(self) -> Change | None:
        """Take the last change back."""
        self.tell(_("Undone.") if self.bench.undo() else _("There is nothing to undo."))
        self._changed()
        return None

    def redo(self) -> Change | None:
        """Do again what was taken back."""
        self.tell(_("Redone.") if self.bench.redo() else _("There is nothing to redo."))
        self._changed()
        return None

    def clear(self) -> Change | None:
        """An empty board; it can be taken back like anything else."""
        self._done(self.bench.use(Position(seed=self.bench.position.seed)))
        return None

    def start(self) -> Change | None:
        """Play from here."""
        return Reset(at_position(self.bench.position))

    # Other pages

    def open_cards(self) -> Change:
        """Hand and action pile by number."""
        return Push(HandsPage(self.bench))

    def open_piles(self) -> Change:
        """The draw piles by number."""
        return Push(PilesPage(self.bench))

    def open_scenarios(self) -> Change:
        """Scenario cards and rule set."""
        return Push(ScenariosPage(self.bench))

    def open_text(self) -> Change:
        """The position as a text."""
        return Push(TextScene(self.bench))

    def uncovered(self, result: object) -> Change | None:
        """Something may have been changed meanwhile."""
        change = super().uncovered(result)
        self._changed()
        return change

    # What is seen

    def _press_space(self, cell: Cell) -> Taken | None:
        self._last = cell
        before = self.bench.position.scenarios
        refused = self.bench.press(cell)
        self._done(refused, sound="bird_saves" if self.bench.piece is Tool.BIRD else "place")
        if self.bench.position.scenarios != before:
            self.tell(scenarios_words(self.bench.position.scenarios))
        return Taken()

    def _done(self, refused: WhyNot | None, sound: str = "card") -> None:
        self.faults = () if refused is None else refused.cells
        self.shell.audio.play("refuse" if refused is not None else sound)
        if refused is not None:
            self.tell(why_not_words(refused))
        else:
            self.read_out(self._space_words(self._last))
            self.shell.captions.clear()
        self._changed()

    def _changed(self) -> None:
        self.refresh()
        self.show_board()

    def _cursor(self) -> Cell | None:
        """The space that is meant: under the pointer, or the focused one."""
        if self._by_pointer:
            return self._pointed
        current = self.focus.current
        return current.cell if isinstance(current, Space) else None

    def _follow_cursor(self) -> None:
        cell = self._cursor()
        if cell is not None and cell != self._last:
            self.faults = ()
        self._last = self._last if cell is None else cell
        self.show_board()

    def show_board(self) -> None:
        """The board with the piece that hovers over it."""
        cell = self._cursor()
        show = BoardShow(self.bench.position.board, ghost=self._ghost(cell), faults=self.faults)
        self.board.show = replace(show, cursor=None if self._by_pointer else cell)
        self.shell.redraw()

    def _ghost(self, cell: Cell | None) -> Ghost | None:
        bench = self.bench
        if cell is None or not isinstance(bench.piece, Kind) or bench.position.board.pieces[cell]:
            return None
        edges = bench.fitting(cell)
        return Ghost(bench.piece, bench.edges if edges is None else edges, cell, edges is not None)

    def _space_words(self, cell: Cell) -> str:
        words = space_label(self.bench.position.board, cell)
        fits = isinstance(self.bench.piece, Kind) and not self.bench.position.board.pieces[cell]
        if not fits:
            return words
        fit = _("fits here") if self.bench.fitting(cell) is not None else _("does not fit here")
        return spoken_row((words, fit))

    @property
    def moving(self) -> bool:
        """While anything on the board moves by itself."""
        return self.board.moving(self.look)


def kept_position(shell: Shell) -> Position:
    """The position that was set up last, if it can still be read; else an empty table."""
    text = shell.kept(KEPT)
    try:
        position = read_position(text) if isinstance(text, str) else Position()
    except PositionTextError:
        return Position()
    return position if impossible(position) is None else Position()
