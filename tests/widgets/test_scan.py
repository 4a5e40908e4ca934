"""I11: the mark of a switch goes over areas, then rows, then things, and never is trapped."""

from pathlib import Path

import pygame
import pytest

from flow_desktop.app.intents import Act, Action, Device
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.scenes.settings.accessibility import AccessibilityScene
from flow_desktop.scenes.settings.scene import SettingsScene
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.focus import reading_order
from flow_desktop.widgets.layout import Row
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scan import ScanGroup, Scanner, tree
from flow_desktop.widgets.screen import Screen
from tests.scenes.menu.opening import opened, screen

PLAYED_BY_TWO = Settings(language="en", switch="two")


def leaves(groups: tuple[ScanGroup, ...]) -> list[str]:
    return [key for group in groups for key in (leaves(group.parts) if group.parts else group.keys)]


def depth(group: ScanGroup) -> int:
    return 1 + max(map(depth, group.parts)) if group.parts else 0


def send(app: App, *actions: Action) -> None:
    app.inject(*(Act(action, Device.SWITCH) for action in actions))
    app.loop_once()


def marked(page: Screen) -> ScanGroup:
    found = page.scanned
    assert found is not None
    return found


def test_everything_that_can_be_used_is_reached_once(tmp_path: Path) -> None:
    page = screen(opened(SettingsScene, tmp_path, settings=PLAYED_BY_TWO))
    usable = [widget.key for widget in reading_order(page.root) if widget.enabled]
    assert sorted(leaves(tree(page.root))) == sorted(usable)


def test_moving_on_goes_round_and_leaves_a_group_after_two_rounds(tmp_path: Path) -> None:
    page = screen(opened(AccessibilityScene, tmp_path, settings=PLAYED_BY_TWO))
    groups, scanner = tree(page.root), Scanner()
    seen = [scanner.current(page.root)] + [scanner.move_on(page.root) for _ in groups]
    assert [each.keys for each in seen if each] == [each.keys for each in (*groups, groups[0])]
    inside = next(group for group in groups if group.parts)
    while scanner.current(page.root) != inside:
        scanner.move_on(page.root)
    assert scanner.select(page.root) is None
    for _ in range(2 * len(inside.parts) - 1):
        here = scanner.move_on(page.root)
        assert here is not None
        assert set(here.keys) <= set(inside.keys)
    after = scanner.move_on(page.root)
    assert after == groups[(groups.index(inside) + 1) % len(groups)]


def test_two_switches_change_a_setting(tmp_path: Path) -> None:
    app = opened(SettingsScene, tmp_path, settings=PLAYED_BY_TWO)
    for _ in range(200):
        node = marked(screen(app))
        here = "fullscreen" in node.keys
        send(app, Action.SCAN_SELECT if here else Action.SCAN_NEXT)
        if here and not node.parts:
            break
    assert app.shell.settings.fullscreen


def test_a_single_thing_under_the_mark_has_the_focus_and_is_spoken(tmp_path: Path) -> None:
    app = opened(SettingsScene, tmp_path, settings=PLAYED_BY_TWO)
    while marked(screen(app)).parts:
        send(app, Action.SCAN_NEXT)
    focused = screen(app).focus.current
    assert focused is not None
    assert marked(screen(app)).keys == (focused.key,)
    assert focused.spoken() in list(app.shell.speech.spoken)[-1]


def test_a_volume_is_set_by_selecting_alone(tmp_path: Path) -> None:
    app = opened(SettingsScene, tmp_path, settings=PLAYED_BY_TWO)
    screen(app).focus_on("music-volume")
    heard = []
    for _ in range(7):
        app.inject(Act(Action.ACCEPT, Device.SWITCH))
        app.loop_once()
        heard.append(app.shell.settings.music_volume)
    assert heard == [80, 100, 0, 20, 40, 60, 80]


@pytest.mark.parametrize("mode", ["off", "one"])
def test_the_mark_is_seen_only_by_who_plays_by_switch(mode: str, tmp_path: Path) -> None:
    page = screen(opened(SettingsScene, tmp_path, settings=Settings(language="en", switch=mode)))
    assert (page.scanned is None) == (mode == "off")


def test_the_mark_of_a_paper_goes_around_all_that_lies_on_it(tmp_path: Path) -> None:
    """What cannot be used just now lies on the paper as well: the mark does not cut through it."""
    look = screen(opened(SettingsScene, tmp_path, settings=PLAYED_BY_TWO)).look
    first, second = (Button(word, lambda: None, key=word) for word in ("one", "two"))
    last = Button("three", lambda: None, key="three", enabled=False)
    row = Row([first, second, last])
    root = Panel(row, area="paper")
    root.place(look, pygame.Rect(0, 0, 900, 200))
    (group,) = tree(root)
    assert group.keys == ("one", "two")
    assert group.place(root) == row.rect
    assert group.parts[0].place(root) == first.rect, "a single thing is marked alone"
