"""A page that is longer than its room, and what of it can be pressed."""

from flow_desktop.app.intents import Action, FocusLost, PointerMoved, PointerPressed, Wheel
from flow_desktop.widgets.scroll import Scroll
from tests.widgets.demo import Demo, demo_app
from tests.widgets.driving import click_at, do, focused


def scrolled(scene: Demo) -> Scroll:
    page = scene.find("page")
    assert isinstance(page, Scroll)
    return page


def test_a_page_turns_by_wheel_keys_and_bar_and_follows_the_focus() -> None:
    app, scene = demo_app((1024, 640), text=200)
    app.loop_once()
    page = scrolled(scene)
    assert page.furthest > 0
    app.inject(Wheel(*page.rect.center, -1))
    app.loop_once()
    assert scrolled(scene).offset > 0
    scene.focus_on("clock")
    assert scrolled(scene).rect.contains(scene.find("clock").rect)
    assert scrolled(scene).offset > page.rect.height
    scene.focus_on("volume")
    assert scrolled(scene).rect.contains(scene.find("volume").rect)
    do(app, Action.PAGE_DOWN)
    turned = scrolled(scene).offset
    scene.refresh()
    app.loop_once()
    assert scrolled(scene).offset == turned > 0
    click_at(app, page.rect.right - 3, page.rect.bottom - 3)
    assert scrolled(scene).offset == scrolled(scene).furthest


def test_a_held_bar_stays_held_when_the_page_is_rebuilt_and_goes_with_the_window() -> None:
    app, scene = demo_app((1024, 640), text=200)
    app.loop_once()
    page = scrolled(scene)
    x, top, bottom = page.rect.right - 3, page.rect.top + 3, page.rect.bottom - 3
    app.inject(PointerPressed(x, top))
    app.loop_once()
    scene.refresh()
    app.inject(PointerMoved(x, bottom))
    app.loop_once()
    assert scrolled(scene).offset == scrolled(scene).furthest
    app.inject(FocusLost(), PointerMoved(x, top))
    app.loop_once()
    assert scrolled(scene).offset == scrolled(scene).furthest


def test_a_click_on_what_is_half_in_sight_counts_and_moves_nothing() -> None:
    app, scene = demo_app((1024, 560), text=200)
    app.loop_once()
    page = scrolled(scene)
    scene.focus_on("motion")
    page.turn(page.offset + scene.find("motion").rect.top - page.rect.bottom + 6)
    offset, toggle = page.offset, scene.find("motion").rect
    assert toggle.top < page.rect.bottom < toggle.bottom
    scene.focus_on("play")
    click_at(app, toggle.centerx, toggle.top + 3)
    assert scene.value("motion") is True
    assert focused(app) == "motion"
    assert scrolled(scene).offset == offset


def test_another_text_size_leaves_the_focused_widget_at_its_height() -> None:
    app, scene = demo_app((1024, 640), text=150)
    app.loop_once()
    scene.focus_on("players")
    page = scrolled(scene)
    page.turn(page.offset + 40)
    top = scene.find("players").rect.top
    app.shell.change(text_percent=175)
    app.loop_once()
    assert focused(app) == "players"
    assert scene.find("players").rect.top == top
    assert scrolled(scene).rect.contains(scene.find("players").rect)


def test_what_is_scrolled_away_cannot_be_clicked() -> None:
    """A toggle just below the page's edge: where it would stand there is nothing to press."""
    app, scene = demo_app((1024, 560), text=200)
    app.loop_once()
    page = scrolled(scene)
    page.turn(page.offset + scene.find("motion").rect.top - page.rect.bottom - 2)
    hidden, before = scene.find("motion").rect, dict(scene.values)
    assert page.rect.bottom < hidden.top + 3 < app.shell.view.height
    for x in (hidden.left + 3, hidden.right - 3):
        click_at(app, x, hidden.top + 3)
    assert scene.values == before
