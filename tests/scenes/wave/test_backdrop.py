"""The ground of the wave: what is drawn in portions, and space by space, is what drawing it whole gives."""

from pathlib import Path

import pygame
import pytest

from flow_desktop.app.intents import Action
from flow_desktop.app.loop import App
from flow_desktop.scenes.board.layer import RestingBoard
from flow_desktop.scenes.board.overlay import Overlay
from flow_desktop.scenes.wave.pace import WavePart
from flow_desktop.scenes.wave.scene import WaveScene
from tests.scenes.wave.hosting import table_at_wave, wave_app
from tests.scenes.wave.watching import part_of, picture, until, until_still, until_told
from tests.widgets.driving import do


def stage_spaces(app: App, scene: WaveScene) -> bytes:
    """The spaces of the board as the stage shows them, without anything that moves."""
    sheet = app.canvas.surface.copy()
    scene.backdrop.draw(sheet)
    return pygame.image.tobytes(sheet.subsurface(scene.board_view.places.field), "RGB")


def stage_margin(app: App, scene: WaveScene) -> bytes:
    """The left margin of the window as the stage shows it."""
    sheet = app.canvas.surface.copy()
    scene.backdrop.draw(sheet)
    view = scene.board_view
    left = view.places.rect.left - view.cell_px
    return pygame.image.tobytes(sheet.subsurface((0, 0, left, sheet.get_height())), "RGB")


def whole_spaces(app: App, scene: WaveScene) -> bytes:
    """The same spaces, drawn at once from nothing."""
    sheet, view, board = app.canvas.surface.copy(), scene.board_view, RestingBoard()
    board.update(scene.look, view.places, view.show)
    board.draw(sheet, scene.look, view.places)
    Overlay(sheet, scene.look, view.places, view.show, 0.0).draw(0.0)
    return pygame.image.tobytes(sheet.subsurface(view.places.field), "RGB")


@pytest.mark.parametrize("frames", [0, 80, 95, 170, 190, 210])
def test_spaces_drawn_one_by_one_are_the_board_drawn_whole(tmp_path: Path, frames: int) -> None:
    app, scene, _host = wave_app(tmp_path, table_at_wave("crab-cove", tiles=18, birds=49, remain=True))
    until_still(app, scene)
    if frames:
        do(app, Action.ACCEPT)
    for _ in range(frames):
        app.loop_once()
    until(app, lambda: not scene.backdrop.changing)
    assert stage_spaces(app, scene) == whole_spaces(app, scene)


@pytest.mark.parametrize("frames", [0, 1, 95, 100, 115, 190, 290])
def test_what_lies_around_the_board_stays_veiled(tmp_path: Path, frames: int) -> None:
    app, scene, _host = wave_app(tmp_path, table_at_wave("crab-cove", tiles=18, birds=49, remain=True))
    until_still(app, scene)
    veiled = stage_margin(app, scene)
    do(app, Action.ACCEPT)
    for _ in range(frames):
        app.loop_once()
    assert stage_margin(app, scene) == veiled


def test_tiles_are_met_in_the_frames_that_are_looked_at(tmp_path: Path) -> None:
    app, scene, host = wave_app(tmp_path, table_at_wave("crab-cove", tiles=18, birds=49, remain=True))
    until_still(app, scene)
    do(app, Action.ACCEPT)
    for _ in range(190):
        app.loop_once()
    assert part_of(scene) is WavePart.FLOOD and host.board_view.show.hidden


def test_a_throw_before_the_scene_below_is_caught_tells_the_same_story(tmp_path: Path) -> None:
    ends: list[bytes] = []
    for waits in (False, True):
        app, scene, _host = wave_app(tmp_path, table_at_wave())
        assert not scene.backdrop.caught, "the frame of the bell has enough to do"
        if waits:
            until_still(app, scene)
        do(app, Action.ACCEPT)
        assert scene.backdrop.caught and part_of(scene) is WavePart.TUMBLE
        until_told(app, scene)
        ends.append(picture(app))
    assert ends[0] == ends[1]


def test_a_window_that_changes_on_the_way_in_is_veiled_at_the_end(tmp_path: Path) -> None:
    ends = []
    for frames in (2, 60):
        app, scene, _host = wave_app(tmp_path, table_at_wave())
        for _ in range(frames):
            app.loop_once()
        app.shell.change(theme="contrast")
        app.loop_once()
        until_still(app, scene)
        ends.append(picture(app))
    assert ends[0] == ends[1]


def test_everything_is_changing_until_the_veil_lies(tmp_path: Path) -> None:
    app, scene, _host = wave_app(tmp_path, table_at_wave())
    bright = picture(app)
    frames = until_still(app, scene)
    assert frames > 30, "the veil comes in half a second"
    assert picture(app) != bright
