"""A replay plays a kept game back as it was told, is wound by every device, and played on from anywhere."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.folders import Folders
from flow_desktop.app.intents import (
    Act,
    Action,
    Device,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Replace
from flow_desktop.app.settings import Settings
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.engine.commands import Roll, completes_turn
from flow_desktop.engine.geometry import Animal
from flow_desktop.rounds import Home
from flow_desktop.scenes.autoplay.touch import play_scene, top_screen
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.destinations import ToReplay
from flow_desktop.scenes.games.scene import GamesScene
from flow_desktop.scenes.replay.scene import ReplayScene
from flow_desktop.scenes.replay.scrub import Scrub
from flow_desktop.scenes.struck_badge import draw_moment_badge
from flow_desktop.widgets.chips import TICK
from flow_desktop.widgets.layout import Wrap
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.slider import Slider
from flow_desktop.widgets.theme import LEAST_RING, RING_WIDTH, SNUG
from flow_desktop.widgets.widget import walk
from tests.rounds.test_tape import played


def opened(
    folder: Path, at: int = 0, size: tuple[int, int] = (1280, 720), percent: int = 100
) -> tuple[App, ReplayScene, StillTime]:
    time, record = StillTime(), played().record()
    settings, folders = Settings(language="en", text_percent=percent), Folders(folder)
    app = off_screen(FLOW, lambda shell: ReplayScene(record, at), folders, size, settings, time)
    app.loop_once()
    scene = app.stack.top
    assert isinstance(scene, ReplayScene)
    return app, scene, time


def run(app: App, time: StillTime, seconds: float) -> None:
    until = time.seconds + seconds
    while time.seconds < until:
        time.seconds += 0.05
        app.loop_once()


def click(app: App, key: str) -> None:
    x, y = top_screen(app).find(key).rect.center
    app.inject(
        PointerMoved(x, y), PointerPressed(x, y, MouseButton.LEFT), PointerReleased(x, y, MouseButton.LEFT)
    )
    app.loop_once()


def test_it_plays_to_the_end_as_it_was_told_then(tmp_path: Path) -> None:
    app, scene, time = opened(tmp_path)
    click(app, "speed")
    scene.speed = 3
    click(app, "run")
    assert scene.runs
    for _ in range(400):
        run(app, time, 1.0)
        assert scene.board.show.board == scene.tape.table.state.board
        if not scene.runs:
            break
    assert scene.tape.at == len(scene.tape) and not scene.runs
    spoken = app.shell.speech.spoken
    assert any("places the" in words for words in spoken) and any("wave" in words for words in spoken)
    assert {"place", "draw", "dice"} <= {sound.name for sound in app.shell.audio.heard}


@pytest.mark.parametrize("calm", [False, True])
def test_whoever_asks_for_a_replay_sees_it_without_another_press(tmp_path: Path, calm: bool) -> None:
    """Where motion is unwanted it waits; so does a game that is opened at one of its moments."""
    time, record = StillTime(), played().record()
    settings, folders = Settings(language="en", reduced_motion=calm), Folders(tmp_path)
    app = off_screen(FLOW, lambda shell: ToReplay(record), folders, (1280, 720), settings, time)
    run(app, time, 5.0)
    scene = app.stack.top
    assert isinstance(scene, ReplayScene)
    assert (scene.runs, scene.tape.at > 1) == (not calm, not calm)
    app.change(Replace(ToReplay(record, 4)))
    run(app, time, 5.0)
    assert isinstance(app.stack.top, ReplayScene) and app.stack.top.tape.at == 4


def test_a_faster_replay_comes_further(tmp_path: Path) -> None:
    reached = []
    for speed in range(4):
        app, scene, time = opened(tmp_path / str(speed))
        scene.speed = speed
        click(app, "run")
        run(app, time, 12)
        reached.append(scene.tape.at)
    assert reached == sorted(set(reached)) and reached[0] > 0


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_keys_and_pad_go_by_moves_and_by_turns(tmp_path: Path, device: Device) -> None:
    app, scene, _ = opened(tmp_path, 10)
    scene.focus_on("scrub")
    app.inject(Act(Action.NAV_RIGHT, device))
    app.loop_once()
    assert scene.tape.at == 11
    app.inject(Act(Action.FIRST, device))
    app.loop_once()
    assert scene.tape.at == 0
    app.inject(Act(Action.REDO, device))
    app.loop_once()
    first_turn = scene.tape.at
    assert completes_turn(scene.tape.entries[first_turn - 1].command)
    app.inject(Act(Action.REDO, device), Act(Action.UNDO, device))
    app.loop_once()
    assert scene.tape.at == first_turn
    app.inject(Act(Action.PAUSE, device))
    app.loop_once()
    assert scene.runs


def test_dragging_along_the_way_winds_it(tmp_path: Path) -> None:
    app, scene, _ = opened(tmp_path)
    track = scene.find("scrub")._track  # type: ignore[attr-defined]
    app.inject(PointerMoved(track.x, track.centery), PointerPressed(track.x, track.centery, MouseButton.LEFT))
    app.loop_once()
    for share in (0.25, 0.5, 1.0, 0.5):
        x = track.x + round(track.width * share)
        app.inject(PointerMoved(x, track.centery, MouseButton.LEFT))
        app.loop_once()
        assert abs(scene.tape.at - share * len(scene.tape)) <= 1
        assert scene.board.show.board == scene.tape.table.state.board
    app.inject(PointerReleased(x, track.centery, MouseButton.LEFT))
    app.loop_once()


def test_playing_on_makes_a_new_game_and_leaves_the_old_one(tmp_path: Path) -> None:
    app, scene, _ = opened(tmp_path)
    waves = [at for at, entry in enumerate(scene.tape.entries, 1) if isinstance(entry.command, Roll)]
    scene.wind_to(waves[1] + 1)
    commands, state = scene.tape.commands, scene.tape.table.state
    app.loop_once()
    click(app, "play-on")
    table = play_scene(app).table
    assert table.state == state and table.opening.state == scene.tape.table.opening.state
    table.close()
    (kept,) = Home(tmp_path).games()
    assert tuple(kept.record.moves[index].command for index in range(len(commands))) == commands
    assert not kept.finished


def test_at_the_end_nobody_plays_on(tmp_path: Path) -> None:
    app, scene, _ = opened(tmp_path, 10**6)
    assert not scene.find("play-on").enabled
    click(app, "play-on")
    assert app.stack.top is scene


def test_our_games_lead_to_the_replay(tmp_path: Path) -> None:
    table = played()
    home = Home(tmp_path)
    kept = home.new_table(table.options, table.seats)
    kept.lay_out(entry.command for entry in table.moves[:20])
    kept.close()
    settings = Settings(language="en")
    app = off_screen(FLOW, lambda shell: GamesScene(), Folders(tmp_path), (1280, 720), settings)
    for _ in range(20):
        app.loop_once()
    click(app, "replay")
    scene = app.stack.top
    assert isinstance(scene, ReplayScene) and len(scene.tape) == 20


def test_what_a_wave_took_is_read_at_once_where_there_is_room(tmp_path: Path) -> None:
    app, scene, _ = opened(tmp_path)
    rolls = [at for at, entry in enumerate(scene.tape.entries, 1) if isinstance(entry.command, Roll)]
    for at in rolls:
        scene.wind_to(at)
        app.loop_once()
        words = scene.find("words")
        assert isinstance(words, Scroll) and not words.furthest, f"after move {at}"


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)])
def test_no_mark_lies_over_the_knob_or_the_words(tmp_path: Path, size: tuple[int, int], percent: int) -> None:
    """What has the focus is wholly seen, at the moment of the mark as well."""
    app, scene, _ = opened(tmp_path, 0, size, percent)
    scrub = scene.find("scrub")
    assert isinstance(scrub, Scrub)
    sheet = app.canvas.surface.copy()
    looks = []
    for mark in [mark for mark in scene.tape.marks if mark.animal is not None]:
        scene.wind_to(mark.at)
        app.loop_once()
        scrub = scene.find("scrub")
        assert isinstance(scrub, Scrub)
        badge = scrub.badge_place(scene.look, mark)
        sheet.fill((255, 0, 255))
        Slider.paint(scrub, sheet, scene.look)  # words and knob, without the marks
        looks.append({tuple(sheet.get_at(at)) for at in points(badge.clip(sheet.get_rect()))})
    assert looks and all(seen == {(255, 0, 255, 255)} for seen in looks)


def points(rect: pygame.Rect) -> list[tuple[int, int]]:
    return [(x, y) for x in range(rect.left, rect.right, 2) for y in range(rect.top, rect.bottom)]


def test_the_ring_around_the_slider_clears_the_tick_of_the_speed(tmp_path: Path) -> None:
    """Without room between them the ring of the focus lies over the tick at the chosen speed's corner."""
    _app, scene, _time = opened(tmp_path, 3)
    look, side = scene.look, scene.look.control(TICK)
    width = max(LEAST_RING, look.px(RING_WIDTH))
    ring = scene.find("scrub").ring_rect().bottom + width + 2 * max(2, width // 2)
    assert ring <= scene.find("speed").rect.top + side // 6 - side // 2


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_ring_around_a_button_touches_no_other(size: tuple[int, int], tmp_path: Path) -> None:
    """It lay against both neighbours of Play."""
    _app, scene, _time = opened(tmp_path, size=size)
    wrap = next(each for each in walk(scene.root) if isinstance(each, Wrap) and len(each.children) > 4)
    rects = [each.rect for each in wrap.children]
    for one, two in pairwise(rects):
        assert two.x - one.right >= scene.look.px(SNUG)


def test_an_animal_that_was_cut_off_is_struck_through_within_its_badge(tmp_path: Path) -> None:
    """The same stroke as over the chart of the tide: round at its ends, with a pale rim."""
    _app, scene, _time = opened(tmp_path)
    place, sheets = pygame.Rect(30, 30, 40, 40), []
    for cut_off in (False, True):
        sheets.append(pygame.Surface((100, 100), pygame.SRCALPHA))
        draw_moment_badge(sheets[-1], scene.look, Animal.CAT, place, cut_off)
        assert place.contains(sheets[-1].get_bounding_rect())
    joined, struck = sheets
    assert joined.get_at(place.center) != struck.get_at(place.center)
