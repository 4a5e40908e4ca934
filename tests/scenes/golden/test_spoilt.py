"""Frames that are spoilt on purpose are told apart from the approved ones; another system's are not."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from build.shots import FRAMES, GOLDEN_SIZE, SCALE, golden, kept_small
from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import catalogue
from flow_desktop.scenes.gallery.picture import Wish, picture
from flow_desktop.widgets import text
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.widget import Widget
from tests.scenes.golden.comparing import MOST, apart, complaint

Spoil = Callable[[pygame.Surface], pygame.Surface]
BOX = (120, 80)
PAGES = ("menu", "play-carry", "settings", "editor", "wave-done", "lesson-tried", "rules", "finale-lost")
LOST = (
    ("play-refused", "reason"),
    ("play-refused", "why"),
    ("lesson-tried", "reason"),
    ("editor-refused", "caption"),
    ("lesson-praise", "cheer"),
    ("menu", "settings"),
    ("setup", "pick"),
    ("play", "trade"),
    ("lesson", "skip"),
    ("wave", "throw"),
    ("results-lost", "menu"),
    ("settings", "done"),
    ("games", "numbers"),
    ("pause", "leave"),
)


def kept(name: str) -> pygame.Surface:
    """The approved frame."""
    return pygame.image.load(FRAMES / f"{name}.png")


@pytest.fixture(scope="module")
def frames() -> dict[str, pygame.Surface]:
    """The pages as they are drawn now, at their whole size."""
    return {name: picture(name, Wish(GOLDEN_SIZE)) for name in PAGES}


@pytest.mark.parametrize("place", [(0, 0), (600, 300), (1160, 640), (301, 517)])
@pytest.mark.parametrize("name", PAGES)
def test_a_box_over_a_frame(name: str, place: tuple[int, int], frames: dict[str, pygame.Surface]) -> None:
    frame = frames[name].copy()
    frame.fill("red", (*place, *BOX))
    assert apart(kept(name), kept_small(frame)) > 4 * MOST


@pytest.mark.parametrize(("name", "key"), LOST)
def test_a_bubble_or_a_button_that_is_lost(name: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    draw, left_out = Widget.draw, set[str]()

    def draw_the_others(widget: Widget, surface: pygame.Surface, look: Look) -> None:
        if widget.key == key:
            left_out.add(key)
        else:
            draw(widget, surface, look)

    monkeypatch.setattr(Widget, "draw", draw_the_others)
    assert apart(kept(name), golden(name)) > MOST
    assert left_out == {key}


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("editor", "editor-refused"),
        ("play", "play-refused"),
        ("practise-code", "practise-code-wrong"),
        ("setup", "setup-code-wrong"),
        ("results", "results-lost"),
    ],
)
def test_another_state_of_the_screen(name: str, other: str) -> None:
    assert apart(kept(name), kept(other)) > 4 * MOST


def shifted(frame: pygame.Surface) -> pygame.Surface:
    moved = frame.copy()
    moved.blit(frame, (1, 1))
    return moved


@pytest.mark.parametrize("spoil", [shifted, lambda frame: pygame.transform.box_blur(frame, 1)])
@pytest.mark.parametrize("name", PAGES)
def test_a_shift_or_a_blur_by_a_pixel_is_let_pass(
    name: str, spoil: Spoil, frames: dict[str, pygame.Surface]
) -> None:
    assert apart(kept(name), kept_small(spoil(frames[name]))) <= MOST


def test_letters_without_smoothing_are_let_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    class Rough(pygame.font.Font):
        def render(self, *arguments: Any) -> pygame.Surface:
            words, _smooth, *more = arguments
            return super().render(words, False, *more)

    monkeypatch.setattr(text, "font_at", lambda file, size: Rough(catalogue().fonts.get(file), size))
    monkeypatch.setattr(text, "_rendered", SurfaceCache())
    rough = golden("settings")
    assert pygame.image.tobytes(rough, "RGB") != pygame.image.tobytes(kept("settings"), "RGB")
    assert apart(kept("settings"), rough) <= MOST


def test_what_is_off_is_shown_in_pictures(tmp_path: Path, frames: dict[str, pygame.Surface]) -> None:
    frame = frames["rules"].copy()
    frame.fill("red", (600, 300, *BOX))
    told = complaint("rules", kept("rules"), kept_small(frame), tmp_path / "frames")
    assert str(tmp_path / "frames" / "rules-drawn.png") in told
    names = sorted(path.name for path in (tmp_path / "frames").iterdir())
    assert names == ["rules-difference.png", "rules-drawn.png", "rules-golden.png"]
    shown = pygame.image.load(tmp_path / "frames" / "rules-difference.png")
    assert max(shown.get_at((660 // SCALE, 340 // SCALE))[:3]) > 100 and not any(shown.get_at((0, 0))[:3])


def test_nothing_is_written_where_all_is_well(tmp_path: Path) -> None:
    assert complaint("rules", kept("rules"), kept("rules"), tmp_path / "frames") == ""
    assert not (tmp_path / "frames").exists()
