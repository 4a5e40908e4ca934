"""Exhibits of practice: its page, a practice game with the risk shown, the editor, the drills."""

from flow_desktop.app.intents import Action
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Destination, Scene
from flow_desktop.engine.commands import Discard, Draw, PlaceTile
from flow_desktop.engine.legal import legal
from flow_desktop.engine.notation import read_cell, read_edges
from flow_desktop.engine.position import Position
from flow_desktop.engine.position_text import read_position
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds import Table
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.autoplay.touch import Touch, board_of, top_screen
from flow_desktop.scenes.destinations import Drill, Exercise, ToDrill, ToResults
from flow_desktop.scenes.drills.exercises import EXERCISES, keep_best
from flow_desktop.scenes.drills.placing import asked_space, placing_table
from flow_desktop.scenes.drills.scene import DrillsScene
from flow_desktop.scenes.drills.ways_on import DrillResult, ReadyScene
from flow_desktop.scenes.gallery.easel import Easel, let_settle, look_on, seats
from flow_desktop.scenes.play.drawings import drawings_of, dressed
from flow_desktop.scenes.practise.beginning import at_position, practice_table
from flow_desktop.scenes.practise.editor.pages import HandsPage, PilesPage, ScenariosPage, TextScene
from flow_desktop.scenes.practise.editor.scene import EditorScene
from flow_desktop.scenes.practise.editor.workbench import Workbench
from flow_desktop.scenes.practise.scene import CodeScene, PractiseScene

FEW_FRAMES = 12
MANY = 17
TIMED_PLACING = Exercise(Drill.PLACE, True)
TIMED_SAVING = Exercise(Drill.SAVE, True)
ON_THE_WAY = (
    "b1:EW c1:SW* d2:ES# c2:NS c3:NE d3:NESW a2:NS a3:NE b3:SW d5:NES e5:rock f6:ES / piles straight:2 "
    "bend:4 tee:3 cross:3 tee# / hand bird support current / scenarios obstacles obstacles_remain / "
    "round 3 / seed otter-reef"
)
ONE_TILE_SHORT = (
    "a2:NSW g2:NES a3:NSW g3:NES a4:NES b4:EW c4:EW e4:EW f4:EW g4:NSW a5:NSW g5:NS a6:NS / piles straight"
)


def position() -> Position:
    """A game on its way, set up by hand."""
    return read_position(ON_THE_WAY)


def page(easel: Easel) -> Scene:
    """The page of practice."""
    return PractiseScene()


def code(easel: Easel) -> Scene:
    """A wave code that has been typed in."""
    return CodeScene("OTTER-REEF-60")


def code_wrong(easel: Easel) -> Scene:
    """A wave code with a slip."""
    return CodeScene("OTER-REEF-60")


def ask_for_it(app: App) -> None:
    """Try to use the code."""
    let_settle(app)
    Touch(app).act(Action.ACCEPT)
    let_settle(app)


def practice(easel: Easel) -> Destination:
    """Practice from a position."""
    return at_position(position())


def show_risk(app: App) -> None:
    """Ask for the risk of every space."""
    let_settle(app)
    Touch(app).act(FlowAction.GOAL)
    look_on(app, FEW_FRAMES)


def end(easel: Easel) -> Destination:
    """Practice that was won."""
    beginning = at_position(read_position(ONE_TILE_SHORT))
    table = practice_table(easel.shell, beginning)
    _one_turn(table)
    return ToResults(table, beginning)


def _one_turn(table: Table) -> None:
    piles = [number for number, pile in enumerate(table.state.supply.piles) if pile]
    assert not isinstance(table.do(Draw(piles[0])), Refusal)
    assert not isinstance(table.do(PlaceTile(read_cell("g6"), read_edges("NS"))), Refusal)


def editor(easel: Easel) -> Scene:
    """A position being set up."""
    return EditorScene(position())


def hold_a_piece(app: App) -> None:
    """Choose a piece and hold it over a space where it fits."""
    let_settle(app)
    hand = Touch(app)
    hand.press(top_screen(app).find("piece-tee"))
    look_on(app, FEW_FRAMES)
    hand.move(board_of(app).cell_rect(read_cell("e3")).center)
    look_on(app, FEW_FRAMES)


def lay_it_wrong(app: App) -> None:
    """Try to lay a piece where none can be."""
    hold_a_piece(app)
    Touch(app).click(board_of(app).cell_rect(read_cell("a1")).center)
    look_on(app, 2 * FEW_FRAMES)


def cards(easel: Easel) -> Scene:
    """Hand and action pile by number."""
    return HandsPage(Workbench(position()))


def piles(easel: Easel) -> Scene:
    """The draw piles by number."""
    return PilesPage(Workbench(position()))


def scenarios(easel: Easel) -> Scene:
    """Scenario cards of a position."""
    return ScenariosPage(Workbench(position()))


def write_text(app: App) -> None:
    """Look at the position as a text."""
    let_settle(app)
    Touch(app).act(Action.COPY)
    let_settle(app)


def write_text_wrong(app: App) -> None:
    """Type a text with a slip, and try to use it."""
    write_text(app)
    scene = top_screen(app)
    assert isinstance(scene, TextScene)
    scene.typed = "board b1:EW c9:NS / hand bird"
    scene.refresh()
    scene.focus_on("field")
    Touch(app).act(Action.ACCEPT)
    let_settle(app)


def drills(easel: Easel) -> Scene:
    """The drills; two of them have been tried."""
    for exercise, score in zip(EXERCISES, (14, 17), strict=False):
        keep_best(easel.shell, exercise, score)
    return DrillsScene()


def drill_place(easel: Easel) -> Destination:
    """Turn and place, about to begin."""
    return ToDrill(TIMED_PLACING, 0)


def begin_drill(app: App) -> None:
    """Be ready, and come with the first tile to its ringed space, turned as it has to be."""
    let_settle(app)
    hand = Touch(app)
    hand.press(top_screen(app).find("step"))
    look_on(app, FEW_FRAMES)
    hand.move(board_of(app).cell_rect(read_cell("f1")).center)
    hand.act(FlowAction.ROTATE_RIGHT)
    look_on(app, 2 * FEW_FRAMES)


def drill_ready(easel: Easel) -> Scene:
    """Before the last ten seconds."""
    return ReadyScene(TIMED_SAVING, 4, 0)


def drill_save(easel: Easel) -> Destination:
    """In the last ten seconds."""
    return ToDrill(TIMED_SAVING, 4, looked_at=True)


def few_frames(app: App) -> None:
    """Hardly any time passes."""
    look_on(app, FEW_FRAMES)


def drill_result(easel: Easel) -> Scene:
    """A new personal best."""
    table = placing_table(True, 0, seats(1)[0], easel.shell.now)
    placed = 0
    while placed < MANY:
        placed += _as_asked(table, placed)
    show = dressed(table.state.board, drawings_of(table))
    return DrillResult(ToDrill(TIMED_PLACING, 0), placed, table.state.board, show=show)


def _as_asked(table: Table, placed: int) -> bool:
    """Draw a tile and put it where the drill asks for it; False when it fits nowhere."""
    sizes = [len(pile) for pile in table.state.supply.piles]
    table.do(Draw(sizes.index(max(sizes))))
    cell = asked_space(table.state, placed)
    fitting = [c for c in legal(table.state) if isinstance(c, PlaceTile) and c.cell == cell]
    assert not isinstance(table.do(fitting[0] if fitting else Discard()), Refusal)
    return bool(fitting)
