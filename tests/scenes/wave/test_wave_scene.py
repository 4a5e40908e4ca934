"""The wave by mouse, keys and pad; skipping, pausing, calm waters, reduced motion, and the way on."""

from pathlib import Path

import pytest

from flow_desktop.app.intents import (
    Act,
    Action,
    Device,
    FocusLost,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    WindowResized,
)
from flow_desktop.app.settings import Settings
from flow_desktop.engine import Phase
from flow_desktop.engine.commands import Die, Roll
from flow_desktop.engine.events import DiceRolled
from flow_desktop.engine.geometry import ANIMAL_CELLS, BOAT, CELLS
from flow_desktop.engine.options import CLOCK_OFF
from flow_desktop.engine.refusals import Refusal
from flow_desktop.engine.risk import at_risk
from flow_desktop.engine.step import step
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.pause.scene import PauseScene
from flow_desktop.scenes.wave.pace import WavePart
from flow_desktop.scenes.wave.scene import ASKED
from flow_desktop.table.announcing import By
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.widget import walk
from tests.scenes.wave.hosting import table_at_wave, wave_app
from tests.scenes.wave.watching import part_of, picture, until, until_still, until_told
from tests.widgets.driving import click, click_at, do, focused

WAYS_TO_PAUSE = [Act(Action.PAUSE), Act(Action.BACK), Act(Action.PAUSE, Device.PAD), FocusLost()]


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_a_wave_by_keys_or_pad_alone(tmp_path: Path, device: Device) -> None:
    table = table_at_wave()
    app, scene, host = wave_app(tmp_path, table)
    expected = step(table.state, Roll()).events
    assert focused(app) == "throw"
    do(app, Action.ACCEPT, device=device)
    assert scene.part is WavePart.TUMBLE
    assert focused(app) == "skip"
    assert scene.toll is not None and scene.toll.events == expected
    until_told(app, scene)
    assert focused(app) == "ready"
    assert table.waiting
    do(app, Action.ACCEPT, device=device)
    assert app.stack.top is host and host.left == [None]
    assert not table.waiting and table.running
    assert table.state.turn.phase is Phase.TURN


def test_a_wave_by_mouse_without_dragging(tmp_path: Path) -> None:
    table = table_at_wave()
    app, scene, host = wave_app(tmp_path, table)
    click(app, scene.find("throw"))
    until_told(app, scene)
    click(app, scene.find("ready"))
    assert app.stack.top is host and not table.waiting


def test_a_click_on_the_dice_throws_them(tmp_path: Path) -> None:
    app, scene, _host = wave_app(tmp_path, table_at_wave())
    click(app, scene.find("dice"))
    assert scene.part is WavePart.TUMBLE


def test_a_flick_throws_the_dice_that_way(tmp_path: Path) -> None:
    app, scene, _host = wave_app(tmp_path, table_at_wave())
    x, y = scene.find("dice").rect.center
    app.inject(PointerMoved(x, y), PointerPressed(x, y))
    app.loop_once()
    for number in range(1, 7):
        app.inject(PointerMoved(x - 25 * number, y))
        app.loop_once()
    assert scene.part is None, "dice that are carried are not thrown yet"
    app.inject(PointerReleased(x - 150, y))
    app.loop_once()
    assert scene.story.film is not None
    tumble = scene.story.film.tumble
    places = scene.board_view.places
    start = sum(pose.x for pose in tumble.pose(0.0)) / 2
    assert start == pytest.approx((x - 150 - places.field.x) / places.cell_px, abs=0.6)
    assert sum(pose.x for pose in tumble.pose(0.1)) / 2 < start - 0.5, "they fly where they were flicked to"


def test_the_faces_shown_last_are_the_ones_the_engine_decided(tmp_path: Path) -> None:
    app, scene, _host = wave_app(tmp_path, table_at_wave())
    do(app, Action.ACCEPT)
    until_told(app, scene)
    assert scene.story.film is not None and scene.toll is not None
    assert scene.story.film.faces(scene.story.now) == tuple(scene.toll.faces.values())


@pytest.mark.parametrize("still", [False, True])
def test_skipping_leads_to_the_same_end(tmp_path: Path, still: bool) -> None:
    settings = Settings(language="en", reduced_motion=still, captions=False)
    ends = []
    for skips in (False, True):
        table = table_at_wave("crab-cove", tiles=18, birds=49, remain=True)
        app, scene, _host = wave_app(tmp_path, table, settings=settings)
        do(app, Action.ACCEPT)
        if skips:
            do(app, Action.ACCEPT)
            assert part_of(scene) is WavePart.REVEAL, "the first press leads to the lying dice"
            do(app, Action.ACCEPT)
            assert part_of(scene) is WavePart.TOLD, "the next one to the end"
        until_told(app, scene)
        ends.append((scene.board_view.show, focused(app), picture(app)))
    assert ends[0] == ends[1]


def test_a_click_anywhere_skips(tmp_path: Path) -> None:
    app, scene, _host = wave_app(tmp_path, table_at_wave())
    do(app, Action.ACCEPT)
    click_at(app, 20, 20)
    assert part_of(scene) is WavePart.REVEAL
    click_at(app, 20, 20)
    assert part_of(scene) is WavePart.TOLD


def test_a_press_too_many_does_not_start_the_round(tmp_path: Path) -> None:
    table = table_at_wave()
    app, scene, _host = wave_app(tmp_path, table)
    for _ in range(5):
        do(app, Action.ACCEPT)
    assert app.stack.top is scene and table.waiting
    until_told(app, scene)
    do(app, Action.ACCEPT)
    assert not table.waiting


@pytest.mark.parametrize("die", list(Die))
@pytest.mark.parametrize("still", [False, True])
def test_calm_waters_ask_for_one_die(tmp_path: Path, die: Die, still: bool) -> None:
    table = table_at_wave("puffin-bay", tiles=18, calm=True)
    app, scene, _host = wave_app(tmp_path, table, settings=Settings(language="en", reduced_motion=still))
    assert focused(app) == "choose-white"
    throw = scene.find("throw")
    assert not throw.enabled and throw.reason
    do(app, Action.NAV_DOWN, Action.ACCEPT)
    assert scene.part is None, "nothing is thrown before a die is chosen"
    click(app, scene.find(f"choose-{die}"))
    assert scene.story.die is die and focused(app) == "throw"
    do(app, Action.ACCEPT)
    assert scene.toll is not None and list(scene.toll.faces) == [die]
    until_told(app, scene)
    rolled = next(event for event in scene.toll.events if isinstance(event, DiceRolled))
    assert (rolled.white is None) is (die is Die.BLACK)
    assert (rolled.black is None) is (die is Die.WHITE)


def test_only_empty_water_that_no_throw_can_hit_is_dimmed(tmp_path: Path) -> None:
    table = table_at_wave("crab-cove", tiles=18, remain=True, calm=True)
    app, scene, host = wave_app(tmp_path, table)
    until_still(app, scene)
    empty = frozenset(cell for cell in CELLS if not table.state.board.pieces[cell])
    assert host.board_view.show.dimmed == empty - at_risk(table.state)
    do(app, Action.ACCEPT)
    assert host.board_view.show.dimmed == empty - at_risk(table.state, Die.WHITE)
    assert {*ANIMAL_CELLS.values(), BOAT}.isdisjoint(empty), "who matters stays bright"


def test_tiles_leave_the_board_one_by_one(tmp_path: Path) -> None:
    app, scene, host = wave_app(tmp_path, table_at_wave("crab-cove", tiles=18, birds=49, remain=True))
    do(app, Action.ACCEPT)
    assert scene.toll is not None
    seen: list[frozenset[int]] = []
    while scene.part is not WavePart.TOLD:
        app.loop_once()
        hidden = host.board_view.show.hidden
        if not seen or seen[-1] != hidden:
            seen.append(hidden)
    assert seen[0] == frozenset() and seen[-1] == frozenset()
    assert scene.toll.touched in seen
    assert len(seen) >= len(scene.toll.touched)
    assert host.board_view.show.board == scene.table.state.board


def test_reduced_motion_moves_nothing(tmp_path: Path) -> None:
    """M1."""
    settings = Settings(language="en", reduced_motion=True)
    app, scene, _host = wave_app(tmp_path, table_at_wave(), settings=settings)
    do(app, Action.ACCEPT)
    assert scene.story.film is not None
    film = scene.story.film
    places = {film.faces(now) for now in (0.0, 0.2, film.lying, film.pace.ended)}
    assert len(places) == 1, "the dice lie at once"
    assert film.knocks == []
    assert until(app, lambda: scene.part is WavePart.TOLD) > 0


@pytest.mark.parametrize("part", [None, WavePart.TUMBLE, WavePart.REVEAL, WavePart.FLOOD, WavePart.TOLD])
@pytest.mark.parametrize("way", WAYS_TO_PAUSE)
def test_pausing_stops_the_wave_within_a_frame(
    tmp_path: Path, part: WavePart | None, way: Act | FocusLost
) -> None:
    """T2."""
    table = table_at_wave()
    app, scene, _host = wave_app(tmp_path, table)
    if part is not None:
        do(app, Action.ACCEPT)
        until(app, lambda: scene.part is part)
    now = scene.story.now if scene.story.film is not None else None
    app.inject(way)
    app.loop_once()
    assert type(app.stack.top) is PauseScene
    assert app.shell.audio.paused and table.paused
    heard = len(app.shell.audio.heard)
    stopped = scene.story.now if scene.story.film is not None else None
    assert now is None or (stopped is not None and stopped - now < 0.04)
    for _ in range(30):
        app.loop_once()
    assert scene.part is part and len(app.shell.audio.heard) == heard
    assert (scene.story.now if scene.story.film is not None else None) == stopped
    do(app, Action.ACCEPT)
    assert app.stack.scenes[-1] is scene and not app.shell.audio.paused and not table.paused
    if part is WavePart.FLOOD:
        until_told(app, scene)


def test_a_lost_game_leads_back_to_the_play_scene_which_knows_what_follows(tmp_path: Path) -> None:
    table = table_at_wave(bare=True)
    app, scene, host = wave_app(tmp_path, table)
    do(app, Action.ACCEPT)
    until_told(app, scene)
    assert "over" in scene.find("ready").label
    do(app, Action.ACCEPT)
    assert app.stack.scenes == (host,)
    assert "round_begins" not in [each.name for each in app.shell.audio.heard], "no round begins"


def test_practice_can_take_the_throw_back(tmp_path: Path) -> None:
    table = table_at_wave(players=1, tiles=8)
    app, scene, _host = wave_app(tmp_path, table)
    do(app, Action.UNDO)
    assert app.stack.top is scene, "at a timed table the bell stays"
    free = table_at_wave(players=1, tiles=8, clock=CLOCK_OFF)
    app, scene, host = wave_app(tmp_path, free)
    do(app, Action.ACCEPT)
    until_told(app, scene)
    do(app, Action.UNDO)
    assert app.stack.top is host and free.state.turn.phase is Phase.WAVE


def test_the_window_may_change_in_the_middle(tmp_path: Path) -> None:
    app, scene, host = wave_app(tmp_path, table_at_wave())
    do(app, Action.ACCEPT)
    until(app, lambda: scene.part is WavePart.FLOOD)
    app.inject(WindowResized(1600, 1000))
    app.loop_once()
    assert app.canvas.surface.get_size() == (1600, 1000)
    until_told(app, scene)
    window = app.canvas.surface.get_rect()
    assert window.contains(host.board_view.places.rect) and window.contains(scene.find("ready").rect)


def test_the_words_stay_and_are_spoken(tmp_path: Path) -> None:
    app, scene, _host = wave_app(tmp_path, table_at_wave())
    do(app, Action.ACCEPT)
    until_told(app, scene)
    words = [widget.label for widget in walk(scene.root) if isinstance(widget, Label)]
    assert "The sea took 4 tiles." in words
    assert "The dog is still aboard." in words
    assert any(
        text.count("The wave takes") == 4 and "still aboard" in text for text in app.shell.speech.spoken
    )
    for _ in range(60):
        app.loop_once()
    assert [widget.label for widget in walk(scene.root) if isinstance(widget, Label)] == words


def test_dice_water_tiles_and_birds_are_heard(tmp_path: Path) -> None:
    app, scene, _host = wave_app(tmp_path, table_at_wave("crab-cove", tiles=18, birds=49, remain=True))
    do(app, Action.ACCEPT)
    until_told(app, scene)
    heard = [sound.name for sound in app.shell.audio.heard]
    assert heard.count("knock") >= 3 and "dice" not in heard and heard.count("wave") == 1
    assert heard.count("washed_away") == 1 and heard.count("bird_saves") == 3
    assert heard.count("place") == 2, "two obstacles that hold"
    assert heard.index("knock") < heard.index("wave") < heard.index("washed_away")


@pytest.mark.parametrize("by", [By.PARTNER, By.LESSON])
def test_whoever_throws_the_story_is_told(tmp_path: Path, by: By) -> None:
    table = table_at_wave()
    app, scene, _host = wave_app(tmp_path, table)
    until_still(app, scene)
    assert not isinstance(table.do(Roll(), by), Refusal)
    app.loop_once()
    assert part_of(scene) is WavePart.TUMBLE and focused(app) == "skip"
    assert "knock" in [sound.name for sound in app.shell.audio.heard]
    until_told(app, scene)
    assert focused(app) == "ready"


def test_a_throw_taken_back_by_somebody_else_is_heard(tmp_path: Path) -> None:
    free = table_at_wave(players=1, tiles=8, clock=CLOCK_OFF)
    app, scene, host = wave_app(tmp_path, free)
    do(app, Action.ACCEPT)
    until_told(app, scene)
    free.undo()
    app.loop_once()
    assert app.stack.top is host
    assert not isinstance(free.do(Roll()), Refusal), "and the scene that is gone hears no more"
    assert part_of(scene) is WavePart.TOLD


@pytest.mark.parametrize("question", ASKED)
def test_before_the_roll_and_after_it_one_can_ask(tmp_path: Path, question: FlowAction) -> None:
    """B3, U3: which lines are at risk, each animal's water, what happened, and the goal; nothing moves on."""
    app, scene, _host = wave_app(tmp_path, table_at_wave())
    for _moment in range(2):
        before = app.stack.top
        do(app, question)
        assert app.stack.top is before
        assert app.shell.speech.last == ASKED[question](scene.table) == app.shell.captions.shown[-1].text
        do(app, Action.ACCEPT)
        until_told(app, scene)
