import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from flow_desktop.app.environment import hints
from flow_desktop.app.view import MINIMUM_TARGET, View
from flow_desktop.app.window import OffscreenCanvas, Window, clamp_size, fitting_size, grown_size

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import sys
from flow_desktop.app.scene import Quit, Scene
from flow_desktop.app.start import run
from flow_desktop.scenes.cartridge import FLOW
class Short(Scene):
    def update(self, seconds): return Quit()
sys.exit(run(FLOW._replace(first=lambda shell: Short())))
"""


def start(tmp_path: Path, **more: str) -> subprocess.CompletedProcess[str]:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment |= {"FLOW_HOME": str(tmp_path), "PYTHONPATH": str(ROOT), "SDL_AUDIODRIVER": "dummy", **more}
    command = [sys.executable, "-c", PROGRAM]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_without_a_screen_one_sentence_and_status_two(tmp_path: Path) -> None:
    done = start(tmp_path)
    assert done.returncode == 2
    said = [line for line in done.stderr.splitlines() if "Flow" in line]
    assert said == ["Flow needs a screen, and none was found: start it from a desktop session."]
    assert "Traceback" not in done.stderr


def test_a_headless_run_that_was_asked_for_works_and_keeps_the_settings(tmp_path: Path) -> None:
    done = start(tmp_path, SDL_VIDEODRIVER="dummy")
    assert (done.returncode, done.stdout) == (0, "")


def test_a_broken_settings_file_does_not_stop_the_start(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{")
    assert start(tmp_path, SDL_VIDEODRIVER="dummy").returncode == 0
    assert (tmp_path / "settings.json.broken").exists()


@pytest.mark.parametrize(
    ("system", "environment", "hint"),
    [
        ("linux", {"DISPLAY": ":0"}, {"SDL_FRAMEBUFFER_ACCELERATION": "0"}),
        ("linux", {"DISPLAY": ":0", "SDL_VIDEODRIVER": "x11"}, {"SDL_FRAMEBUFFER_ACCELERATION": "0"}),
        ("linux", {"DISPLAY": ":0", "SDL_VIDEODRIVER": "wayland"}, {}),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, {}),
        ("darwin", {"DISPLAY": ":0"}, {}),
        ("win32", {}, {"SDL_WINDOWS_DPI_AWARENESS": "permonitorv2", "PATH": ""}),
    ],
)
def test_each_system_is_told_what_it_needs(
    system: str, environment: dict[str, str], hint: dict[str, str]
) -> None:
    assert hints(system, environment) == {"PYGAME_HIDE_SUPPORT_PROMPT": "1", **hint}


@pytest.mark.skipif(sys.platform != "linux", reason="the hint is for X11")
def test_pygame_is_told_before_it_is_imported() -> None:
    code = "import flow_desktop.app, os, sys; assert 'pygame' not in sys.modules; "
    code += "print(os.environ['SDL_FRAMEBUFFER_ACCELERATION'], os.environ['PYGAME_HIDE_SUPPORT_PROMPT'])"
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("SDL_", "PYGAME_"))}
    environment |= {"PYTHONPATH": str(ROOT), "DISPLAY": ":0"}
    for wanted, more in (("0 1", {}), ("1 1", {"SDL_FRAMEBUFFER_ACCELERATION": "1"})):
        command = [sys.executable, "-c", code]
        done = subprocess.run(command, env=environment | more, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == wanted


@pytest.mark.parametrize(
    ("desktop", "wanted"),
    [
        ((1366, 768), (1600, 900)),
        ((1920, 1080), (1600, 900)),
        ((3440, 1440), (2133, 1200)),
        ((3840, 2160), (3200, 1800)),
    ],
)
def test_the_first_window_takes_its_share_of_a_large_desktop(
    desktop: tuple[int, int], wanted: tuple[int, int]
) -> None:
    assert grown_size((1600, 900), desktop) == wanted


def test_a_window_on_the_dummy_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    window = Window("Toy", (300, 200))
    try:
        assert window.surface.get_size() == (1024, 640)
        window.resized((1300, 800))
        window.toggle_fullscreen()
        window.resized((1920, 1080))
        assert window.fullscreen
        assert window.windowed_size == (1300, 800)
        window.present()
    finally:
        window.close()


def test_sizes_are_kept_within_what_layouts_are_made_for() -> None:
    assert clamp_size((1, 1)) == (1024, 640)
    assert clamp_size((9999, 9999)) == (3840, 2160)
    assert clamp_size((1600, 900)) == (1600, 900)


@pytest.mark.parametrize(
    ("size", "desktop", "wanted"),
    [
        ((1600, 900), (1920, 1080), (1600, 900)),
        ((1600, 900), (1280, 800), (1152, 648)),
        ((3840, 2160), (1920, 1080), (1728, 972)),
        ((1600, 900), (1100, 700), (1024, 640)),
        ((1600, 900), (800, 600), (800, 600)),
    ],
)
def test_a_window_fits_its_desktop_in_its_own_shape(
    size: tuple[int, int], desktop: tuple[int, int], wanted: tuple[int, int]
) -> None:
    assert fitting_size(size, desktop) == wanted


def test_a_remembered_size_is_fitted_to_the_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1280, 800)])
    window = Window("Toy", (1600, 900))
    try:
        assert window.surface.get_size() == window.windowed_size == (1152, 648)
    finally:
        window.close()


def test_an_off_screen_canvas_needs_no_display() -> None:
    canvas = OffscreenCanvas((3840, 2160))
    canvas.present()
    assert canvas.surface.get_size() == (3840, 2160)


@pytest.mark.parametrize(
    ("size", "unit"),
    [((1920, 1080), 1.0), ((2560, 1080), 1.0), ((1440, 1080), 1.0), ((3840, 2160), 2.0), ((720, 1080), 0.5)],
)
def test_the_unit_follows_the_height_down_to_four_by_three(size: tuple[int, int], unit: float) -> None:
    assert View(*size).unit == pytest.approx(unit)


def test_text_grows_with_its_setting_and_shrinks_less_than_the_rest() -> None:
    assert View(1920, 1080, 200).text_px(24) == 48
    assert View(1024, 640).text_px(24) > View(1024, 640).px(24)
    assert View(1024, 640).px(0.1) == 1
    assert View(1024, 640).px(0) == 0


def test_targets_are_never_smaller_than_forty_four_pixels() -> None:
    """I8."""
    assert View(1024, 640).target == MINIMUM_TARGET
    assert View(3840, 2160).target == 2 * MINIMUM_TARGET
