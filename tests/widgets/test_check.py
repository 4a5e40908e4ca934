"""The layout check finds faults that were planted, and none in a good screen at any size."""

import pygame
import pytest

from flow_desktop.app import language
from flow_desktop.app.assets import Assets
from flow_desktop.app.scene import Push
from flow_desktop.app.view import View
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import ask, tell
from flow_desktop.widgets.frames import Stack
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.theme import NORMAL
from flow_desktop.widgets.widget import Widget, name_all
from tests.widgets.checking import problems, untranslated
from tests.widgets.demo import demo_app
from tests.widgets.driving import top

VIEW = View(1920, 1080)
LOOK = Look(VIEW, NORMAL, Assets())
CORNERS = [(1024, 640), (1280, 960), (1920, 1080), (2560, 1080), (3840, 2160)]


def button(label: str = "Play") -> Button:
    return Button(label, lambda: None)


def laid_out(*children: Widget) -> Column:
    root = Column(children, gap=10)
    name_all(root)
    root.place(LOOK, pygame.Rect(0, 0, 600, 600))
    assert problems(root, VIEW) == []
    return root


def fault(root: Widget) -> str:
    found = problems(root, VIEW)
    assert found
    return " | ".join(found)


def test_overlap_is_found() -> None:
    root = laid_out(button("One"), button("Two"))
    root.children[1].rect.y -= 30
    assert "overlap" in fault(root)


def test_declared_stacking_is_no_overlap() -> None:
    assert problems(laid_out(Stack([Label("under"), Label("over")])), VIEW) == []


def test_text_cut_off_is_found() -> None:
    root = laid_out(Label("A long sentence that needs two lines at least in a narrow place."))
    root.children[0].rect.width = 200
    assert "cut off" in fault(root)


def test_a_child_outside_its_parent_is_found() -> None:
    root = laid_out(button())
    root.children[0].rect.x += 40
    assert "reaches out of" in fault(root)


def test_a_widget_outside_the_window_is_found() -> None:
    root = laid_out(button())
    root.rect.x = root.children[0].rect.x = 1700
    assert "outside the window" in fault(root)


def test_a_small_target_is_found() -> None:
    """I8."""
    root = laid_out(button())
    root.children[0].rect.height = 43
    assert "target of only" in fault(root)


def test_a_missing_label_is_found() -> None:
    """B2."""
    root = laid_out(button())
    root.children[0].label = " "
    assert "no label" in fault(root)


def test_a_disabled_widget_without_a_reason_is_found() -> None:
    root = laid_out(button())
    root.children[0].enabled = False
    assert "does not say why" in fault(root)


def test_a_key_used_twice_is_found() -> None:
    root = laid_out(button("One"), button("Two"))
    root.children[1].key = root.children[0].key
    assert "used 2 times" in fault(root)


def test_content_wider_than_its_page_is_found() -> None:
    root = laid_out(Scroll(Column([button() for _ in range(30)])))
    page = root.children[0]
    page.children[0].rect.width = 900
    assert "is wider than" in fault(root)


def test_invisible_widgets_are_not_looked_at() -> None:
    root = laid_out(button("One"), button("Two"))
    root.children[1].rect.y -= 30
    root.children[1].visible = False
    assert problems(root, VIEW) == []


@pytest.mark.parametrize("size", CORNERS)
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("code", ["en", "qps"])
def test_the_demonstration_has_no_fault_at_any_size(size: tuple[int, int], text: int, code: str) -> None:
    app, scene = demo_app(size, text, language=code)
    try:
        app.loop_once()
        assert problems(scene.root, app.shell.view) == []
        if code == "qps":
            assert untranslated(scene.root) == []
        else:
            assert "Play" in untranslated(scene.root)
            assert "Play" not in untranslated(scene.root, names=["Play"])
    finally:
        language.use("en")


@pytest.mark.parametrize("size", CORNERS)
@pytest.mark.parametrize("text", [100, 200])
def test_dialogs_have_no_fault_however_long_they_are(size: tuple[int, int], text: int) -> None:
    app, _scene = demo_app(size, text)
    for dialog in (ask("Leave?", "The round is lost.", "Leave"), tell("Long", "word " * 400)):
        app.change(Push(dialog))
        app.loop_once()
        assert problems(top(app).root, app.shell.view) == []
