"""The editor on the screen: by pointer, keys and pad; refused in words; copied, pasted, played from."""

from pathlib import Path

import pytest

from flow_desktop.app import clipboard
from flow_desktop.app.intents import Action, Device, MouseButton, PointerPressed, TextTyped, Wheel
from flow_desktop.app.loop import App
from flow_desktop.engine.cards import Card
from flow_desktop.engine.notation import read_cell, write_board
from flow_desktop.engine.position import Position
from flow_desktop.engine.position_text import read_position, write_position
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.autoplay.touch import Touch, top_screen
from flow_desktop.scenes.board.space import Space
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.practise.editor.pages import HandsPage, PilesPage, ScenariosPage, TextScene
from flow_desktop.scenes.practise.editor.scene import KEPT, EditorScene, kept_position
from flow_desktop.scenes.practise.scene import PractiseScene
from flow_desktop.widgets.widget import walk
from tests.scenes.practise.practising import act, frames, opened, press, table_of, until


def editing(folder: Path, text: str = "") -> App:
    return opened(folder, lambda: EditorScene(read_position(text)))


def editor_of(app: App) -> EditorScene:
    return next(scene for scene in app.stack.scenes if isinstance(scene, EditorScene))


def board(app: App) -> str:
    return write_board(editor_of(app).bench.position.board)


def click(app: App, space: str) -> None:
    Touch(app).click(editor_of(app).board.cell_rect(read_cell(space)).center)


def said(app: App) -> str:
    return app.shell.captions.shown[-1].text if app.shell.captions.shown else ""


def focused(app: App) -> str:
    current = top_screen(app).focus.current
    assert current is not None
    return current.key


def test_by_pointer_without_dragging(tmp_path: Path) -> None:
    app = editing(tmp_path)
    press(app, "piece-bend")
    click(app, "b2")
    place = editor_of(app).board.cell_rect(read_cell("e5")).center
    Touch(app).move(place)
    app.inject(Wheel(*place, -1), PointerPressed(*place, MouseButton.RIGHT))
    app.loop_once()
    click(app, "e5")
    assert board(app) == "b2:NE d4:NESW e5:SW"
    press(app, "piece-bird")
    click(app, "b2")
    press(app, "piece-boat")
    click(app, "d4")
    press(app, "piece-eraser")
    click(app, "e5")
    assert board(app) == "b2:NE* d4:N"
    press(app, "undo")
    assert board(app) == "b2:NE* d4:N e5:SW"
    press(app, "redo")
    press(app, "clear")
    assert board(app) == "d4:NESW"
    press(app, "undo")
    assert board(app) == "b2:NE* d4:N"


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_by_keys_and_pad(device: Device, tmp_path: Path) -> None:
    app = editing(tmp_path)
    app.shell.use_device(device)
    assert focused(app) == "piece-straight"
    act(app, Action.NAV_RIGHT, Action.ACCEPT, device=device)
    assert editor_of(app).bench.piece is Kind.BEND
    assert focused(app) == "board/d4", "the focus goes on to the board"
    act(app, Action.NAV_UP, Action.NAV_UP, FlowAction.ROTATE_RIGHT, Action.ACCEPT, device=device)
    assert board(app) == "d2:ES d4:NESW"
    act(app, Action.NAV_DOWN, Action.ACCEPT, device=device)
    assert said(app).startswith("Water must meet water"), "no bend joins d2 and the boat"
    assert board(app) == "d2:ES d4:NESW"
    act(app, FlowAction.TRADE if device is Device.PAD else Action.ERASE_FORWARD, device=device)
    act(app, Action.NAV_UP, device=device)
    act(app, FlowAction.TRADE if device is Device.PAD else Action.ERASE_BACK, device=device)
    assert board(app) == "d4:NESW"
    act(app, Action.BACK, device=device)
    assert focused(app) == "piece-bend", "back from the board to the pieces"
    act(app, Action.UNDO, device=device)
    assert board(app) == "d2:ES d4:NESW"
    act(app, Action.BACK, device=device)
    frames(app, 3)
    assert not isinstance(app.stack.top, EditorScene)


def test_what_cannot_be_is_refused_in_words_at_its_place(tmp_path: Path) -> None:
    app = editing(tmp_path, "b1:EW c1:EW d1:EW")
    click(app, "a1")
    assert said(app) == "An animal lives here. No tile can go on it."
    press(app, "piece-bird")
    click(app, "e6")
    assert said(app) == "There is no tile here."
    assert editor_of(app).board.show.faults == (read_cell("e6"),)
    press(app, "piece-cross")
    click(app, "e1")
    frames(app, 2)
    press(app, "piece-straight")
    for space in ("b3", "c3", "d3", "b5", "c5"):
        click(app, space)
    click(app, "e6")
    assert said(app) == "Too many tiles of this kind: straight. The box holds 8."
    assert app.shell.speech.spoken[-1].startswith("Too many tiles")


def test_a_rock_brings_its_scenario_card_and_that_is_said(tmp_path: Path) -> None:
    app = editing(tmp_path)
    press(app, "piece-rock")
    click(app, "e5")
    assert said(app) == "Scenario cards: Scenario Obstacles"


def test_the_ghost_tells_whether_a_piece_fits(tmp_path: Path) -> None:
    app = editing(tmp_path, "b2:NESW d2:NS")
    press(app, "piece-cross")
    Touch(app).move(editor_of(app).board.cell_rect(read_cell("c2")).center)
    ghost = editor_of(app).board.show.ghost
    assert ghost is not None
    assert not ghost.fits
    assert "does not fit here" in editor_of(app).board.space(read_cell("c2")).label
    Touch(app).move(editor_of(app).board.cell_rect(read_cell("b1")).center)
    ghost = editor_of(app).board.show.ghost
    assert ghost is not None
    assert ghost.fits
    assert "fits here" in editor_of(app).board.space(read_cell("b1")).label


def test_hand_piles_and_scenario_cards_by_number(tmp_path: Path) -> None:
    app = editing(tmp_path)
    act(app, Action.NAV_UP)
    press(app, "hand")
    assert isinstance(app.stack.top, HandsPage)
    top_screen(app).focus_on("hand-bird")
    act(app, Action.NAV_RIGHT, Action.NAV_RIGHT)
    top_screen(app).focus_on("pile-bird")
    act(app, Action.NAV_LEFT)
    press(app, "done")
    press(app, "piles")
    assert isinstance(app.stack.top, PilesPage)
    top_screen(app).focus_on("pile-tee#")
    act(app, Action.NAV_LEFT)
    press(app, "done")
    press(app, "scenarios")
    assert isinstance(app.stack.top, ScenariosPage)
    press(app, "scenario-single_path_boat")
    press(app, "calm")
    press(app, "done")
    position = editor_of(app).bench.position
    assert position.hand == (Card.BIRD, Card.BIRD)
    assert Card.BIRD not in position.action_pile
    assert position.piles.count(Kind.TEE_OBSTACLE) == 2
    assert position.scenarios == (Scenario.SINGLE_PATH_BOAT,)
    assert position.calm
    for _ in range(6):
        press(app, "undo")
    assert editor_of(app).bench.position == Position(seed=position.seed)


def test_a_scenario_card_that_rocks_need_cannot_be_taken_away(tmp_path: Path) -> None:
    app = editing(tmp_path, "e5:rock / scenarios obstacles")
    press(app, "scenarios")
    top_screen(app).focus_on("scenario-obstacles")
    act(app, Action.NAV_LEFT)
    words = [widget.label for widget in walk(top_screen(app).root)]
    assert "Too many rocks. The scenario cards allow 0." in words
    assert editor_of(app).bench.position.scenarios == (Scenario.OBSTACLES,)


def test_the_text_is_copied_and_pasted(tmp_path: Path) -> None:
    app = editing(tmp_path, "b1:EW c1:SW* / hand bird")
    text = write_position(editor_of(app).bench.position)
    press(app, "text")
    press(app, "copy")
    assert clipboard.paste() == text
    press(app, "close")
    press(app, "clear")
    press(app, "text")
    press(app, "paste")
    assert focused(app) == "use"
    act(app, Action.ACCEPT)
    frames(app, 2)
    assert isinstance(app.stack.top, EditorScene)
    assert write_position(editor_of(app).bench.position) == text
    press(app, "undo")
    assert board(app) == "d4:NESW"


def test_a_typed_text_with_a_slip_is_told_where(tmp_path: Path) -> None:
    app = editing(tmp_path)
    press(app, "text")
    top_screen(app).focus_on("field")
    app.inject(TextTyped(" c9:NS"))
    app.loop_once()
    act(app, Action.ACCEPT)
    scene = app.stack.top
    assert isinstance(scene, TextScene)
    assert scene.problem == "Character 15: “c9:NS” is not a space. Spaces are a1 to g7."
    assert app.shell.speech.spoken[-1] == scene.problem
    act(app, Action.ERASE_BACK)
    assert scene.problem == "", "the sentence goes while it is being mended"


@pytest.mark.parametrize("text", ["", "\x01" * 50, "x" * 100_000, "board b1:EW\nb1:EW", "🐈 / / 🐈"])
def test_whatever_is_pasted_the_editor_stays(text: str, tmp_path: Path) -> None:
    app = editing(tmp_path, "b1:EW")
    clipboard.copy(text)
    press(app, "text")
    press(app, "paste")
    frames(app, 2)
    scene = app.stack.top
    assert isinstance(scene, TextScene)
    assert scene.problem or not text.strip("\x01")
    press(app, "close")
    assert board(app) == "b1:EW d4:NESW"


def test_play_from_here(tmp_path: Path) -> None:
    app = editing(tmp_path, "b1:EW c1:SW* / hand bird support / round 4")
    position = editor_of(app).bench.position
    press(app, "start")
    until(app, PlayScene)
    state = table_of(app).state
    assert state.board == position.board
    assert state.hand == (Card.SUPPORT, Card.BIRD)
    assert state.turn.round == 4


def test_a_finished_position_says_why_it_cannot_be_played(tmp_path: Path) -> None:
    app = editing(tmp_path, "piles / cards")
    start = top_screen(app).find("start")
    assert not start.enabled
    assert start.reason == "Nothing is left to draw or to play."


def test_the_position_is_remembered(tmp_path: Path) -> None:
    app = opened(tmp_path, PractiseScene)
    press(app, "position")
    frames(app, 2)
    click(app, "b1")
    press(app, "back")
    frames(app, 2)
    assert type(app.stack.top) is PractiseScene
    press(app, "position")
    frames(app, 2)
    assert board(app) == "b1:EW d4:NESW"


@pytest.mark.parametrize("kept", [None, 7, "nonsense", "b1:NE", {"board": 1}, "x" * 5000])
def test_what_was_kept_and_makes_no_sense_is_left_aside(kept: object, tmp_path: Path) -> None:
    app = opened(tmp_path, PractiseScene)
    app.shell.keep(KEPT, kept)
    assert kept_position(app.shell) == Position()


def test_every_space_and_piece_has_a_label(tmp_path: Path) -> None:
    app = editing(tmp_path, "b1:EW*")
    widgets = [widget for widget in walk(top_screen(app).root) if widget.focusable]
    assert all(widget.spoken() for widget in widgets)
    assert sum(isinstance(widget, Space) for widget in widgets) == 49


def test_the_rows_of_both_halves_of_the_draw_piles_stand_level(tmp_path: Path) -> None:
    """Two lines of a name pushed the rows of one half down; what the heading says is not said four times."""
    app = editing(tmp_path)
    press(app, "piles")
    page = top_screen(app)
    for plain in (Kind.STRAIGHT, Kind.BEND, Kind.TEE, Kind.CROSS):
        left, right = (page.find(f"pile-{kind.text}") for kind in (plain, Kind(plain + 4)))
        assert left.rect.centery == right.rect.centery
        assert left.label == right.label and left.label[0].isupper()
