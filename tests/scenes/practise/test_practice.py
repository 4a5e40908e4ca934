"""Practice in the real play scene: risk, taking back without end, the same wave, a new wave, the end."""

from pathlib import Path

import pytest

from flow_desktop.app.intents import Action, Device
from flow_desktop.app.loop import App
from flow_desktop.engine import Clock, Phase, Result
from flow_desktop.engine.commands import Draw, PlaceTile, Roll, TimeUp
from flow_desktop.engine.notation import read_cell
from flow_desktop.engine.position_text import write_position
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.autoplay.game import HANDS
from flow_desktop.scenes.autoplay.player import Brain, ScriptedPlayer
from flow_desktop.scenes.autoplay.touch import Touch, play_scene, seen
from flow_desktop.scenes.learn.scene import LearnScene
from flow_desktop.scenes.play.bubble import Saying
from flow_desktop.scenes.practise.beginning import PracticeWishes
from flow_desktop.scenes.practise.editor.scene import EditorScene
from flow_desktop.scenes.practise.scene import PractiseScene
from flow_desktop.scenes.practise.ways_on import PracticePause, PracticeResults
from flow_desktop.scenes.wave.scene import WaveScene
from flow_desktop.table import Aids
from flow_desktop.widgets.widget import walk
from tests.scenes.practise.practising import (
    act,
    frames,
    is_playing,
    one_turn,
    opened,
    practice_of,
    practising,
    press,
    table_of,
    until,
)

ALMOST_WON = (
    "a2:NSW g2:NES a3:NSW g3:NES a4:NES b4:EW c4:EW e4:EW f4:EW g4:NSW a5:NSW g5:NS a6:NS / piles straight"
)


@pytest.mark.parametrize("device", ["mouse", "keyboard", "pad"])
def test_a_whole_practice_game_from_the_page_and_back(
    device: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flow_desktop.scenes.practise.beginning.new_seed", lambda: "otter-reef")
    app = opened(tmp_path, PractiseScene)
    hands = HANDS[device](Touch(app))
    hands.choose("free")
    frames(app, 3)
    table = table_of(app)
    assert (len(table.seats), table.setting) == (1, Clock(None))
    for _ in range(3):
        one_turn(app)
    press(app, "wave")
    until(app, WaveScene)
    ScriptedPlayer(app, hands, Brain("practice")).play_to_the_end()
    assert type(app.stack.top) is PracticeResults
    frames(app, 45)  # a press in the first moment would still belong to the finale
    hands.choose("menu")
    until(app, PractiseScene)
    assert not list(tmp_path.rglob("*.flow*")), "practice leaves no game behind"


def test_everything_is_taken_back_over_rounds_and_waves(tmp_path: Path) -> None:
    """U4."""
    app = practising(tmp_path)
    table, first = table_of(app), table_of(app).state
    for _ in range(2):
        one_turn(app)
        press(app, "wave")
        _through_the_wave(app)
    assert table.state.turn.round == 3
    done = len(table.moves)
    for _ in range(done + 10):
        if not table.moves:
            break
        act(app, Action.UNDO)
        frames(app, 3)
    assert table.state == first
    for _ in range(done + 10):
        if not table.can_redo:
            break
        if not is_playing(app):
            assert table.redo() is not None  # the wave covers the button; the table goes on
        else:
            press(app, "redo")
        frames(app, 3)
    assert len(table.moves) == done
    assert table.state.turn.round == 3


def _through_the_wave(app: App) -> None:
    _watch_the_wave(app)
    frames(app, 5)
    assert is_playing(app)


def _watch_the_wave(app: App) -> None:
    until(app, WaveScene)
    press(app, "throw")
    for _ in range(1500):
        if seen(app, "ready") is not None:
            break
        app.loop_once()
    frames(app, 60)
    press(app, "ready")


def test_the_wave_comes_after_the_turns_that_were_chosen(tmp_path: Path) -> None:
    app = practising(tmp_path, wishes=PracticeWishes(clock=Clock(None, 2)))
    one_turn(app)
    one_turn(app)
    assert [type(entry.command) for entry in table_of(app).moves] == [
        Draw,
        PlaceTile,
        Draw,
        PlaceTile,
        TimeUp,
    ]
    until(app, WaveScene)
    act(app, Action.UNDO)
    frames(app, 5)
    assert is_playing(app)
    assert table_of(app).state.turn.phase is Phase.HOLDING


WAYS = {
    "button": lambda app: press(app, "risk"),
    "key": lambda app: act(app, FlowAction.GOAL),
    "pad": lambda app: act(app, FlowAction.GOAL, device=Device.PAD),
}


@pytest.mark.parametrize("way", WAYS)
def test_the_risk_is_shown_on_request_and_spoken(way: str, tmp_path: Path) -> None:
    app = practising(tmp_path)
    space = play_scene(app).board.space(read_cell("b1"))
    before, quiet = _pixels(app), space.label
    WAYS[way](app)
    frames(app, 3)
    assert practice_of(app).risk_shown
    assert _pixels(app) != before
    assert space.label == f"{quiet}, the wave takes it in about 1 of 3 rolls"
    assert "1 of 36" in play_scene(app).board.space(read_cell("c1")).label, "a bird is counted"
    assert play_scene(app).board.space(read_cell("d4")).label.endswith("boat")
    WAYS[way](app)
    frames(app, 3)
    assert space.label == f"{quiet}, the wave takes it in 11 of 36 rolls", "fractions on request"
    WAYS[way](app)
    frames(app, 3)
    assert not practice_of(app).risk_shown
    assert space.label == quiet


def test_no_tag_is_drawn_over_a_bubble(tmp_path: Path) -> None:
    app = practising(tmp_path)
    play = play_scene(app)
    seen = []
    for shown in (False, True):
        practice_of(app).risk_shown = shown
        play.bubble.say(Saying("It does not fit. " * 6, cell=read_cell("e4")))
        play.reshow()
        frames(app, 40)
        inside = play.find("reason").rect.inflate(-30, -30)
        seen.append(app.canvas.surface.subsurface(inside).copy().get_buffer().raw)
    assert seen[0] == seen[1]


def test_calm_waters_are_counted(tmp_path: Path) -> None:
    app = practising(tmp_path, "b1:EW a4:NES / calm / seed otter", PracticeWishes(risk=True))
    board = play_scene(app).board
    assert "white die: the wave takes it in 1 of 6 rolls" not in board.space(read_cell("b1")).label
    assert "the wave takes it in 1 of 6 rolls" in board.space(read_cell("b1")).label
    words = board.space(read_cell("a4")).label
    assert "white die: safe from the wave, black die: the wave takes it in 1 of 6 rolls" in words


def _pixels(app: App) -> bytes:
    app.shell.redraw()
    app.loop_once()
    board = play_scene(app).board
    return app.canvas.surface.subsurface(board.cell_rect(read_cell("b1"))).copy().get_buffer().raw


def test_aids_are_as_wished(tmp_path: Path) -> None:
    aids = Aids(legal_spots=False, snap_rotation=False, preview_water=True)
    app = practising(tmp_path, wishes=PracticeWishes(aids=aids, risk=True))
    assert table_of(app).seat.aids == aids
    assert practice_of(app).risk_shown


def test_the_same_wave_again_and_a_new_one(tmp_path: Path) -> None:
    app = practising(tmp_path)
    first = table_of(app).state
    one_turn(app)
    act(app, Action.PAUSE)
    assert type(app.stack.top) is PracticePause
    press(app, "same")
    frames(app, 3)
    assert table_of(app).state == first
    act(app, Action.PAUSE)
    press(app, "new")
    frames(app, 3)
    again = table_of(app).state
    assert again.board == first.board
    assert again.setup.options.seed != first.setup.options.seed
    assert practice_of(app).beginning.position is not None


def test_the_pause_of_the_wave_is_the_pause_of_practice(tmp_path: Path) -> None:
    app = practising(tmp_path)
    press(app, "wave")
    until(app, WaveScene)
    act(app, Action.PAUSE)
    assert type(app.stack.top) is PracticePause
    press(app, "go-on")
    assert isinstance(app.stack.top, WaveScene)


def test_the_end_can_be_taken_back(tmp_path: Path) -> None:
    app = practising(tmp_path, ALMOST_WON)
    table = table_of(app)
    pile = next(number for number, tiles in enumerate(table.state.supply.piles) if tiles)
    press(app, f"pile-{pile}")
    Touch(app).click(play_scene(app).board.cell_rect(read_cell("g6")).center)
    until(app, PracticeResults)
    results = app.stack.top
    assert isinstance(results, PracticeResults)
    assert results.code() == "", "a position set up by hand has no wave code"
    offered = {widget.key for widget in walk(results.root)}
    assert not {"replay", "leaves"} & offered, "nor a record to see again or to study"
    frames(app, 45)
    press(app, "back")
    frames(app, 5)
    assert is_playing(app)
    assert table_of(app) is table
    assert table.state.turn.phase is Phase.HOLDING
    assert not table.paused
    assert [type(entry.command) for entry in table.moves] == [Draw]


def test_a_loss_ends_in_practice_too(tmp_path: Path) -> None:
    app = practising(tmp_path, "b1:EW / piles straight / cards")
    one_turn(app)
    until(app, PracticeResults)
    results = app.stack.top
    assert isinstance(results, PracticeResults) and results.table.state.result is Result.LOST


def test_a_loss_in_the_wave_ends_in_practice_too(tmp_path: Path) -> None:
    """The wave takes the only tile, and with it the last thing that Support could be played on."""
    app = practising(tmp_path, "b1:EW / piles / hand support / cards / seed otter 0")
    table = table_of(app)
    press(app, "wave")
    _watch_the_wave(app)
    assert table.state.result is Result.LOST
    until(app, PracticeResults)
    results = app.stack.top
    assert isinstance(results, PracticeResults) and results.table is table


def test_the_position_can_be_changed_in_the_middle(tmp_path: Path) -> None:
    app = practising(tmp_path)
    one_turn(app)
    board = table_of(app).state.board
    act(app, Action.PAUSE)
    press(app, "edit")
    frames(app, 3)
    editor = app.stack.top
    assert isinstance(editor, EditorScene)
    assert editor.bench.position.board == board
    assert "seed otter" in write_position(editor.bench.position)
    press(app, "back")
    until(app, LearnScene)


def test_the_throw_of_a_wave_is_the_same_when_it_is_taken_back(tmp_path: Path) -> None:
    app = practising(tmp_path)
    table = table_of(app)
    rolls = []
    for _ in range(2):
        press(app, "wave")
        _through_the_wave(app)
        rolls.append(table.state.board)
        for _ in range(4):
            if any(isinstance(entry.command, TimeUp | Roll) for entry in table.moves):
                act(app, Action.UNDO)
                frames(app, 4)
    assert rolls[0] == rolls[1]


def test_the_ways_on_of_the_pause_are_all_as_high(tmp_path: Path) -> None:
    """One name in two lines made its row higher than the others."""
    app = practising(tmp_path)
    act(app, Action.PAUSE)
    keys = ("same", "new", "edit", "table", "rules", "accessibility", "settings", "keys", "leave")
    heights = {found.rect.height for key in keys if (found := seen(app, key)) is not None}
    assert len(heights) == 1
