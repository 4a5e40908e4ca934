"""Scenes fade into each other without delaying anything."""

from collections.abc import Callable

import pygame
import pytest

from flow_desktop.app import fade
from flow_desktop.app.intents import (
    Act,
    Action,
    Intent,
    MouseButton,
    PointerMoved,
    PointerPressed,
    TextTyped,
    Wheel,
    WindowResized,
)
from flow_desktop.app.loop import FRAME, App
from flow_desktop.app.scene import Change, Pop, Push, Replace, Scene
from tests.app.scenes import app as program

DARK = (0, 0, 0)
LIGHT = (200, 200, 200)
MIDDLE = (600, 300)
CORNER = (0, 0, 20, 20)


class Ground(Scene):
    """One colour; remembers what it got."""

    def __init__(self, shade: tuple[int, int, int], overlay: bool = False, sudden: bool = False) -> None:
        self.shade = shade
        self.overlay = overlay
        self.sudden = sudden
        self.handled: list[Intent] = []
        self.passed = 0.0

    def handle(self, intent: Intent) -> Change | None:
        self.handled.append(intent)
        return None

    def update(self, seconds: float) -> Change | None:
        self.passed += seconds
        return None

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(self.shade)


def shown(app: App) -> int:
    """How light the window is."""
    return app.canvas.surface.get_at(MIDDLE)[0]


def changed(
    change: Callable[[Scene], Change] = Push, light: Ground | None = None, reduced_motion: bool = False
) -> App:
    """A program that has shown a dark scene and now gets a light one."""
    app = program(Ground(DARK))
    app.shell.change(reduced_motion=reduced_motion)
    app.fading = True
    app.loop_once()
    app.change(change(light or Ground(LIGHT)))
    return app


def levels(app: App) -> list[int]:
    """How light the window is in each frame until nothing changes any more."""
    seen: list[int] = []
    while not seen or seen[-1] != LIGHT[0]:
        app.loop_once()
        seen.append(shown(app))
        assert len(seen) < 60
    return seen


@pytest.mark.parametrize("change", [Push, Replace])
def test_the_new_scene_comes_up_step_by_step_within_a_quarter_second(
    change: Callable[[Scene], Change],
) -> None:
    seen = levels(changed(change))
    assert seen == sorted(seen)
    assert seen[0] < LIGHT[0] / 4
    assert 6 <= len(seen) <= 0.25 / FRAME


def test_an_overlay_takes_less_time_and_its_end_fades_too() -> None:
    over = Ground(LIGHT, overlay=True)
    app = changed(light=over)
    assert len(levels(app)) < len(levels(changed()))
    app.change(Pop())
    app.loop_once()
    assert shown(app) > 0


def test_the_new_scene_has_time_and_input_from_the_first_frame() -> None:
    light = Ground(LIGHT)
    app = changed(light=light)
    app.inject(PointerMoved(3, 3))
    app.loop_once()
    app.loop_once()
    assert light.handled == [PointerMoved(3, 3)]
    assert light.passed > 0
    assert shown(app) < LIGHT[0]


@pytest.mark.parametrize(
    "intent", [Act(Action.NAV_DOWN), PointerPressed(3, 3, MouseButton.LEFT), TextTyped("a"), Wheel(3, 3, 1)]
)
def test_any_press_ends_it(intent: Intent) -> None:
    app = changed()
    app.loop_once()
    assert shown(app) < LIGHT[0]
    app.inject(intent)
    app.loop_once()
    assert shown(app) == LIGHT[0]


def test_there_is_none_in_reduced_motion() -> None:
    """M1."""
    app = changed(reduced_motion=True)
    app.loop_once()
    assert shown(app) == LIGHT[0]


def test_a_sudden_scene_is_there_at_once() -> None:
    app = changed(light=Ground(LIGHT, sudden=True))
    app.loop_once()
    assert shown(app) == LIGHT[0]


def test_a_very_large_window_does_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fade, "MOST_PIXELS", 1)
    app = changed()
    app.loop_once()
    assert shown(app) == LIGHT[0]


@pytest.mark.parametrize("still", [False, True])
@pytest.mark.parametrize(
    ("light", "seen"),
    [
        (Ground(LIGHT), [0.8, 1]),
        (Ground(LIGHT, overlay=True), [1]),
        (Ground(LIGHT, sudden=True), [1]),
    ],
)
def test_in_a_very_large_window_what_is_left_dims_at_once(
    monkeypatch: pytest.MonkeyPatch, light: Ground, seen: list[float], still: bool
) -> None:
    """No press is without an answer while a large page is painted; an overlay shows at once."""
    monkeypatch.setattr(fade, "MOST_PIXELS", 1)
    app = program(Ground(LIGHT))
    app.shell.change(reduced_motion=still)
    app.fading = True
    app.loop_once()
    presented: list[int] = []
    monkeypatch.setattr(app.canvas, "present", lambda: presented.append(shown(app)))
    app.change(Push(light))
    app.loop_once()
    assert presented == [round(LIGHT[0] * share) for share in seen]


def test_pictures_and_scripts_see_the_scenes_themselves() -> None:
    assert not program(Ground(DARK)).fading


def test_it_ends_when_the_window_gets_another_size() -> None:
    app = changed()
    app.loop_once()
    app.inject(WindowResized(1024, 640))
    app.loop_once()
    assert app.canvas.surface.get_size() == (1024, 640)
    assert shown(app) == LIGHT[0]


class Sparing(Ground):
    """Draws its whole ground once, and then only a corner."""

    drawn = False

    def draw(self, surface: pygame.Surface) -> None:
        if self.drawn:
            surface.fill(self.shade, CORNER)
        else:
            super().draw(surface)
        self.drawn = True


@pytest.mark.parametrize("skipped", [False, True])
def test_a_scene_that_draws_only_what_has_changed_is_whole_in_the_end(skipped: bool) -> None:
    app = changed(light=Sparing(LIGHT))
    app.loop_once()
    app.loop_once()
    assert 0 < shown(app) < LIGHT[0]
    if skipped:
        app.inject(Act(Action.NAV_DOWN))
        app.loop_once()
    levels(app)
    corners = [(0, 0), (1279, 0), (0, 719), (1279, 719)]
    assert {tuple(app.canvas.surface.get_at(place))[:3] for place in corners} == {LIGHT}
