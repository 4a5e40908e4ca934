"""The harbour of the settings: tides follow the volumes, flags the language, whatever hand moves them."""

import itertools
from pathlib import Path

import pygame
import pytest

from flow_desktop.app import language
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
from flow_desktop.app.player import Bus
from flow_desktop.app.settings import Settings
from flow_desktop.scenes.settings.flags import Flags, flag_of
from flow_desktop.scenes.settings.scene import SettingsScene
from flow_desktop.scenes.settings.tide_pole import TidePole
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.focus import reading_order
from tests.scenes.menu.opening import opened, screen
from tests.widgets.driving import click, do, focused

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080))
THEMES = ("normal", "plain", "contrast")


def pole(app: App, bus: Bus = Bus.MUSIC) -> TidePole:
    found = screen(app).find(f"{bus.value}-volume")
    assert isinstance(found, TidePole)
    return found


def volume(app: App, bus: Bus = Bus.MUSIC) -> int:
    return int(getattr(app.shell.settings, f"{bus.value}_volume"))


def press(app: App, x: int, y: int) -> None:
    app.inject(PointerPressed(x, y, MouseButton.LEFT))
    app.loop_once()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_the_water_goes_where_it_is_pressed(tmp_path: Path, size: tuple[int, int], theme: str) -> None:
    app = opened(SettingsScene, tmp_path, size, Settings(language="en", theme=theme))
    for bus in Bus:
        lock = pole(app, bus)._track
        for share, wanted in ((0.25, 25), (1.0, 100), (0.0, 0), (0.6, 60)):
            y = round(lock.bottom - share * lock.height)
            press(app, lock.centerx, y)
            app.inject(PointerReleased(lock.centerx, y, MouseButton.LEFT))
            app.loop_once()
            assert volume(app, bus) == wanted
            assert abs(pole(app, bus).level() - y) <= 2


def test_a_drag_takes_the_water_along_and_ends_with_the_button(tmp_path: Path) -> None:
    app = opened(SettingsScene, tmp_path, (1280, 720))
    lock = pole(app)._track
    press(app, lock.centerx, lock.bottom)
    assert volume(app) == 0
    for share in (0.2, 0.5, 0.8):
        app.inject(PointerMoved(lock.centerx + 300, round(lock.bottom - share * lock.height)))
        app.loop_once()
        assert volume(app) == round(share * 100)
    app.inject(PointerReleased(lock.centerx, lock.top, MouseButton.LEFT))
    app.inject(PointerMoved(lock.centerx, lock.bottom))
    app.loop_once()
    assert volume(app) == 80
    assert volume(app, Bus.EFFECTS) == Settings().effects_volume


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_arrows_and_page_keys_move_it_by_steps(tmp_path: Path, device: Device) -> None:
    app = opened(SettingsScene, tmp_path, (1280, 720))
    before = volume(app)
    steps = ((Action.NAV_RIGHT, 5), (Action.PAGE_DOWN, -15), (Action.NAV_LEFT, -20), (Action.PAGE_UP, 0))
    for action, change in steps:
        do(app, action, device=device)
        assert volume(app) == before + change
    assert focused(app) == "music-volume"


def test_the_water_rises_by_and_by_and_then_rests(tmp_path: Path) -> None:
    app = opened(SettingsScene, tmp_path, (1280, 720))
    scene = screen(app)
    do(app, Action.FIRST)
    assert not pole(app).settled and scene.moving
    heights = []
    for _ in range(60):
        scene.update(1 / 60)
        heights.append(pole(app).shown)
    assert heights == sorted(heights, reverse=True) and len(set(heights)) > 10
    assert pole(app).shown == 0 and not scene.moving


def test_reduced_motion_has_no_waves_and_no_rising(tmp_path: Path) -> None:
    app = opened(SettingsScene, tmp_path, (1280, 720), Settings(language="en", reduced_motion=True))
    scene = screen(app)
    assert scene.wake_after is None
    do(app, Action.FIRST)
    scene.update(0.001)
    assert pole(app).settled and not scene.moving
    app.shell.redraw()
    app.loop_once()
    before = pygame.image.tobytes(app.canvas.surface, "RGB")
    app.shell.redraw()
    scene.update(1.0)
    app.loop_once()
    assert pygame.image.tobytes(app.canvas.surface, "RGB") == before


def test_between_waves_only_the_locks_are_drawn_and_they_are_drawn_right(tmp_path: Path) -> None:
    app = opened(SettingsScene, tmp_path, (1280, 720))
    scene = screen(app)
    assert isinstance(scene, SettingsScene)
    for _ in range(5):
        scene.update(0.3)
        app.shell.redraw()
        app.loop_once()
    partly = pygame.image.tobytes(app.canvas.surface, "RGB")
    scene._whole = True
    scene.draw(app.canvas.surface)
    assert pygame.image.tobytes(app.canvas.surface, "RGB") == partly


def test_the_ring_goes_along_when_the_focus_is_moved_from_outside(tmp_path: Path) -> None:
    app = opened(SettingsScene, tmp_path, (1280, 720))
    screen(app).focus_on("language")
    app.loop_once()
    partly = pygame.image.tobytes(app.canvas.surface, "RGB")
    screen(app).refresh()
    screen(app).draw(app.canvas.surface)
    assert pygame.image.tobytes(app.canvas.surface, "RGB") == partly


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_down_and_tab_lead_to_every_mute_button(tmp_path: Path, size: tuple[int, int], theme: str) -> None:
    """Of the old page both went past them in a small window."""
    app = opened(SettingsScene, tmp_path, size, Settings(language="en", theme=theme))
    for bus in Bus:
        screen(app).focus_on(pole(app, bus).key)
        do(app, Action.NAV_DOWN)
        assert focused(app) == f"{bus.value}-mute"
        do(app, Action.NAV_UP)
        assert focused(app) == pole(app, bus).key
    order = {widget.key for widget in reading_order(screen(app).root)}
    reached = set()
    for _ in order:
        do(app, Action.NEXT_AREA)
        reached.add(focused(app))
    assert reached == order


@pytest.mark.parametrize("theme", THEMES)
def test_a_flag_chooses_its_language_by_click_and_by_key(tmp_path: Path, theme: str) -> None:
    app = opened(SettingsScene, tmp_path, (1280, 720), Settings(language="en", theme=theme))
    flags = screen(app).find("language")
    assert isinstance(flags, Flags)
    place = flags.options.index("Polski")
    click(app, flags.segments[place])
    assert app.shell.settings.language == "pl" and focused(app) == "language"
    do(app, Action.NAV_LEFT, device=Device.PAD)
    assert app.shell.settings.language == "it"
    now = screen(app).find("language")
    assert isinstance(now, Choice)
    assert [segment.chosen for segment in now.segments].index(True) == now.options.index("Italiano")


def test_every_language_flies_its_own_flag() -> None:
    names = [language.name_of(code) for code in language.available(with_pseudo=False)]
    assert len({flag_of(name) for name in names}) == len(names)
    assert flag_of("Nederlands") == "flag_n"
    assert flag_of("日本語") == flag_of("") == "flag_other"


@pytest.mark.parametrize("bus", list(Bus))
def test_what_is_said_of_a_tide(tmp_path: Path, bus: Bus) -> None:
    app = opened(SettingsScene, tmp_path, (1280, 720))
    held = volume(app, bus)
    assert pole(app, bus).spoken().endswith(f"slider, {held}%")
    screen(app).focus_on(f"{bus.value}-mute")
    app.inject(Act(Action.ACCEPT))
    app.loop_once()
    assert pole(app, bus).spoken().endswith("slider, muted") and pole(app, bus).still
    assert volume(app, bus) == held


def test_locks_that_do_not_fit_side_by_side_stand_two_by_two(tmp_path: Path) -> None:
    app = opened(SettingsScene, tmp_path, (1024, 640), Settings(language="en", text_percent=150))
    lefts = [pole(app, bus).rect.x for bus in Bus]
    assert lefts[0] == lefts[2] < lefts[1] == lefts[3]


def test_large_text_has_all_volumes_in_sight_below_each_other(tmp_path: Path) -> None:
    """V1."""
    app = opened(SettingsScene, tmp_path, (1024, 640), Settings(language="de", text_percent=200))
    page = screen(app).find("page").rect
    volumes = [screen(app).find(f"{bus.value}-volume").rect for bus in Bus]
    assert all(one.bottom <= other.top for one, other in itertools.pairwise(volumes))
    assert volumes[-1].centery < page.bottom


def test_a_wider_window_has_more_quay_and_no_wider_cards(tmp_path: Path) -> None:
    usual, wide = (opened(SettingsScene, tmp_path / str(w), (w, 1080)) for w in (1920, 2560))
    for key in ("paper", "locks", "language", "music-volume"):
        assert screen(usual).find(key).rect.width == screen(wide).find(key).rect.width
