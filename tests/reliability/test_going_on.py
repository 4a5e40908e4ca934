"""Closed in any state, or killed: the next start offers the game, and it is all there (U6)."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import Act, Action, FocusLost, Intent, PointerMoved, QuitAsked, TextTyped
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.engine import Clock, Options
from flow_desktop.engine.commands import Draw, TimeUp
from flow_desktop.engine.state import Phase
from flow_desktop.rounds import Home, Table
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.autoplay.game import ScriptedGame, play_in
from flow_desktop.scenes.autoplay.touch import board_of, play_scene, seen
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.draft import Draft
from flow_desktop.scenes.gallery.easel import seats
from flow_desktop.scenes.gallery.exhibits import EXHIBITS
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.scenes.learn.introduction import IntroductionScene
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.pause.scene import PauseScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.results.scene import ResultsScene
from flow_desktop.scenes.start import start_game
from flow_desktop.scenes.wave.pace import WavePart
from flow_desktop.scenes.wave.scene import WaveScene
from flow_desktop.table import Aids, Seat
from tests.scenes.gallery.test_layouts import shown
from tests.table.playing import first_placement, play_one
from tests.table.saving import let_go, whole

SMALL = Wish((1024, 640))


def menu(folder: Path) -> App:
    app = off_screen(FLOW, lambda shell: MenuScene(), Folders(folder), SMALL.size, Settings(language="en"))
    app.loop_once()
    return app


def gone_on(folder: Path) -> tuple[App, Table]:
    """A new program whose player presses Continue, which has the focus."""
    app = menu(folder)
    assert seen(app, "go-on") is not None
    app.inject(Act(Action.ACCEPT))
    for _ in range(2):
        app.loop_once()
    return app, play_scene(app).table


def in_play(folder: Path, clock: Clock, players: int = 2) -> tuple[App, Table, StillTime]:
    """A program in the middle of a game: three turns are played, ten seconds have run."""
    time = StillTime()
    table = Home(folder).new_table(Options("otter-reef", players, difficulty=2, clock=clock), source=time.now)
    table.ready()
    for _ in range(3):
        table.do(Draw(0))
        table.do(first_placement(table))
    run_on(table, time, 10)
    app = off_screen(
        FLOW, lambda shell: PlayScene(table), Folders(folder), SMALL.size, Settings(language="en"), clock=time
    )
    app.loop_once()
    return app, table, time


def run_on(table: Table, time: StillTime, seconds: int) -> None:
    for _ in range(seconds):
        time.seconds += 1
        table.tick()


def at_the_wave(app: App, table: Table, time: StillTime) -> WaveScene:
    """Let the round end."""
    if table.setting.seconds is None:
        table.do(TimeUp())
    else:
        run_on(table, time, table.setting.seconds)
    for _ in range(3):
        app.loop_once()
    assert isinstance(app.stack.top, WaveScene)
    return app.stack.top


def reach(state: str, app: App, table: Table, time: StillTime) -> None:
    """Go on until the program is in that state."""
    match state:
        case "a tile in hand":
            app.inject(Act(FlowAction.DRAW_2))
            app.loop_once()
            assert table.state.turn.phase is Phase.HOLDING
        case "the wave before the throw":
            at_the_wave(app, table, time)
        case "the dice in the air" | "the wave told":
            wave = at_the_wave(app, table, time)
            app.inject(Act(Action.ACCEPT))
            app.loop_once()
            assert wave.toll is not None
            while state == "the wave told" and wave.part is not WavePart.TOLD:
                app.inject(Act(Action.ACCEPT))
                app.loop_once()
    app.loop_once()


STATES = (
    "between turns",
    "a tile in hand",
    "the wave before the throw",
    "the dice in the air",
    "the wave told",
)
WAYS: dict[str, tuple[Intent, ...]] = {
    "closed": (QuitAsked(),),
    "paused, then closed": (FocusLost(), QuitAsked()),
    "help, then closed": (Act(Action.HELP), QuitAsked()),
    "killed": (),
}


@pytest.mark.parametrize("clock", ["60s", "9t"])
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("state", STATES)
def test_the_game_is_there_again(state: str, way: str, clock: str, tmp_path: Path) -> None:
    app, table, time = in_play(tmp_path, Clock.parse(clock))
    reach(state, app, table, time)
    table.set_seat(0, Seat("Ada", aids=Aids(False, True, False)))
    app.inject(*WAYS[way])
    ended = not app.loop_once()
    assert ended == (way != "killed")
    before = whole(table)
    if way == "killed":
        let_go(table)
    assert not any(Home(tmp_path).folder.glob("*.lock")), "no lock is left behind"
    again, restored = gone_on(tmp_path)
    if restored.setting.seconds is None:
        before["waiting"] = False  # a table without a timer waits for nobody
    assert whole(restored) == before
    timed = restored.setting.seconds is not None
    assert isinstance(again.stack.top, PauseScene) == restored.paused == timed
    for _ in range(30):
        again.loop_once()
    assert whole(restored) == before, "it waits until somebody goes on"
    again.inject(*[Act(Action.BACK)] * timed)
    for _ in range(2):
        again.loop_once()
    assert not restored.paused
    before_the_throw = state == "the wave before the throw"
    assert isinstance(again.stack.top, WaveScene if before_the_throw else PlayScene)


@pytest.mark.parametrize("clock", ["60s", "9t"])
def test_nothing_of_a_timed_board_is_seen_before_the_pause(clock: str, tmp_path: Path) -> None:
    app, _, _ = in_play(tmp_path, Clock.parse(clock))
    app.inject(QuitAsked())
    app.loop_once()
    again = menu(tmp_path)
    again.inject(Act(Action.ACCEPT))
    covered = []
    for _ in range(4):
        again.loop_once()
        covered.append(play_scene(again).board.show.covered)
    assert covered == [clock == "60s"] * 4
    if isinstance(again.stack.top, PauseScene):
        again.inject(Act(Action.BACK))
    again.loop_once()
    assert not play_scene(again).board.show.covered, "whoever goes on sees the board"


def test_a_carried_tile_is_only_put_down(tmp_path: Path) -> None:
    app, table, time = in_play(tmp_path, Clock(60))
    reach("a tile in hand", app, table, time)
    place = board_of(app).cell_rect(9).center
    app.inject(Act(FlowAction.ROTATE_RIGHT), PointerMoved(*place), QuitAsked())
    assert not app.loop_once()
    _, restored = gone_on(tmp_path)
    assert restored.state == table.state and restored.state.turn.holding is not None


def test_undo_and_redo_go_on_where_they_were(tmp_path: Path) -> None:
    app, table, _ = in_play(tmp_path, Clock(None), players=1)
    app.inject(Act(Action.UNDO), QuitAsked())
    app.loop_once()
    assert len(table.moves) == 5
    again, restored = gone_on(tmp_path)
    again.inject(Act(Action.REDO))
    again.loop_once()
    assert len(restored.moves) == 6
    while restored.moves:
        before = len(restored.moves)
        for _ in range(2):  # the first may only put down the tile that is being carried
            again.inject(Act(Action.UNDO))
            again.loop_once()
        assert len(restored.moves) < before
    assert restored.state == restored.opening.state == table.opening.state


@pytest.mark.parametrize("name", EXHIBITS)
def test_the_window_can_be_closed_on_every_screen(name: str) -> None:
    with shown(name, SMALL) as app:
        app.inject(QuitAsked())
        assert not app.loop_once()
        assert app.stack.scenes == ()


def test_closed_while_a_new_card_is_introduced_the_game_is_there_again(tmp_path: Path) -> None:
    app = menu(tmp_path)
    app.change(start_game(app.shell, replace(Draft(seats(2)), difficulty=2)))
    app.loop_once()
    assert isinstance(app.stack.top, IntroductionScene)
    app.inject(QuitAsked())
    assert not app.loop_once()
    assert not any(Home(tmp_path).folder.glob("*.lock")), "no lock is left behind"
    _, restored = gone_on(tmp_path)
    assert restored.options.difficulty == 2 and restored.paused and not restored.moves


@pytest.mark.parametrize("intents", [(Act(Action.BACK),), (TextTyped("x"),)])
def test_the_window_can_be_closed_over_a_question(intents: tuple[Intent, ...], tmp_path: Path) -> None:
    app = menu(tmp_path)
    app.inject(*intents)
    assert app.loop_once()
    app.inject(QuitAsked())
    assert not app.loop_once()


def test_a_finished_game_is_not_offered_but_kept(tmp_path: Path) -> None:
    app = menu(tmp_path)
    played = play_in(app, ScriptedGame("otter-reef"))
    assert seen(app, "go-on") is None and seen(menu(tmp_path), "go-on") is None
    (kept,) = Home(tmp_path).games()
    assert kept.finished and kept.result == played.result and len(kept.commands) == played.commands


def test_a_game_that_is_closed_at_its_results_is_a_record(tmp_path: Path) -> None:
    table = Home(tmp_path).new_table(Options("otter-reef"))
    chance = random.Random(1)
    while table.state.result is None:
        play_one(table, chance)
    app = off_screen(FLOW, lambda shell: ResultsScene(table), Folders(tmp_path), SMALL.size)
    app.loop_once()
    app.inject(QuitAsked())
    assert not app.loop_once()
    assert [path.suffix for path in Home(tmp_path).folder.iterdir()] == [".flow"]
