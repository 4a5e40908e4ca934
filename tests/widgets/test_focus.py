import pygame
import pytest

from flow_desktop.app.intents import Action, Device
from flow_desktop.widgets.focus import Focus, areas, reading_order
from flow_desktop.widgets.widget import Widget
from tests.widgets.checking import unreachable
from tests.widgets.demo import demo_app
from tests.widgets.driving import click, do, focused, top


class Spot(Widget):
    """Something to focus at a place."""

    focusable = True

    def __init__(self, key: str, x: int, y: int, side: int = 50) -> None:
        super().__init__(key=key, label=key)
        self.rect = pygame.Rect(x, y, side, side)


class Area(Widget):
    """Spots that belong together."""

    def __init__(self, name: str, *spots: Widget) -> None:
        super().__init__(area=name)
        self.children = spots


def board() -> Area:
    return Area(
        "board", *(Spot(f"{column}{row}", 60 * column, 60 * row) for row in range(3) for column in range(3))
    )


def at(root: Widget, key: str) -> Focus:
    focus = Focus()
    focus.set(next(widget for widget in reading_order(root) if widget.key == key))
    return focus


def key(focus: Focus) -> str:
    assert focus.current is not None
    return focus.current.key


@pytest.mark.parametrize(
    ("direction", "there"), [((0, -1), "10"), ((0, 1), "12"), ((-1, 0), "01"), ((1, 0), "21")]
)
def test_arrows_go_to_what_lies_there(direction: tuple[int, int], there: str) -> None:
    root = board()
    focus = at(root, "11")
    focus.move(root, direction)
    assert key(focus) == there


def test_what_is_straight_ahead_comes_before_what_is_nearer_but_aside() -> None:
    ahead, aside = Spot("ahead", 0, 200), Spot("aside", 120, 60)
    root = Area("", Spot("here", 0, 0), aside, ahead)
    focus = at(root, "here")
    focus.move(root, (0, 1))
    assert key(focus) == "ahead"


def test_no_arrow_is_a_dead_end() -> None:
    root = board()
    focus = at(root, "22")
    focus.move(root, (1, 0))
    assert key(focus) == "00"
    focus.move(root, (0, -1))
    assert key(focus) == "22"


def test_tab_goes_from_area_to_area_and_comes_back_to_the_same_place() -> None:
    root = Area("", board(), Area("piles", Spot("pile", 400, 0), Spot("other", 400, 60)))
    assert [len(group) for group in areas(root)] == [9, 2]
    focus = at(root, "12")
    focus.move_area(root, 1)
    assert key(focus) == "pile"
    focus.move_area(root, 1)
    assert key(focus) == "12"
    focus.move_area(root, -1)
    assert key(focus) == "pile"


def test_tab_comes_back_to_where_an_area_was_left_by_an_arrow() -> None:
    root = Area("", board(), Area("piles", Spot("pile", 400, 0), Spot("other", 400, 60)))
    focus = at(root, "12")
    focus.move_area(root, 1)
    assert key(focus) == "pile"
    focus.move(root, (0, 1))
    focus.move(root, (-1, 0))
    assert key(focus) != "other"
    focus.move_area(root, 1)
    assert key(focus) == "other"


def test_tab_goes_through_everything_when_there_is_one_area() -> None:
    root = board()
    focus = at(root, "00")
    seen = []
    for _ in range(9):
        seen.append(key(focus))
        focus.move_area(root, 1)
    assert seen == [widget.key for widget in reading_order(root)]
    assert key(focus) == "00"


def test_after_a_rebuild_the_focus_stays_or_goes_to_the_nearest() -> None:
    root = board()
    focus = at(root, "12")
    again = board()
    focus.follow(again)
    assert (key(focus), focus.current in again.children) == ("12", True)
    smaller = Area("board", *(spot for spot in board().children if spot.key != "12"))
    focus.follow(smaller)
    assert key(focus) in {"02", "11", "22"}
    focus.follow(Area(""))
    assert focus.current is None


def test_invisible_things_are_not_reached() -> None:
    root = board()
    root.children[1].visible = False
    assert "10" not in [widget.key for widget in reading_order(root)]


def test_the_nine_spaces_can_all_be_reached_and_left() -> None:
    assert unreachable(board()) == []


def test_a_screen_begins_at_its_next_step() -> None:
    app, _scene = demo_app()
    app.loop_once()
    assert focused(app) == "play"


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_nothing_on_a_real_screen_traps_the_focus(device: Device) -> None:
    """I10: from every widget, every other one is reached by the moves that the screen really makes."""
    app, scene = demo_app()
    app.loop_once()
    everything = {widget.key for widget in reading_order(scene.root)}
    moves = (Action.NAV_UP, Action.NAV_DOWN, Action.NEXT_AREA)
    for start in everything:
        seen, waiting = {start}, [start]
        while waiting:
            here = waiting.pop()
            for move in moves:
                scene.focus_on(here)
                do(app, move, device=device)
                if focused(app) not in seen:
                    seen.add(focused(app))
                    waiting.append(focused(app))
        assert seen == everything


def test_the_focus_is_spoken_and_heard_where_it_goes() -> None:
    app, scene = demo_app()
    app.loop_once()
    do(app, Action.PREVIOUS_AREA)
    assert app.shell.speech.last == top(app).find(focused(app)).spoken()
    assert app.shell.audio.heard[-1].name == "focus"
    scene.focus_on("trade")
    assert app.shell.speech.last == "Trade, button, not now, You need two tiles."


def test_a_click_moves_the_focus_too() -> None:
    app, scene = demo_app()
    app.loop_once()
    click(app, scene.find("motion"))
    assert focused(app) == "motion"


def test_escape_goes_one_step_back() -> None:
    """I10."""
    app, scene = demo_app()
    app.loop_once()
    click(app, scene.find("quit"))
    assert len(app.stack.scenes) == 2
    do(app, Action.BACK)
    assert list(app.stack.scenes) == [scene]
    do(app, Action.BACK)
    assert not app.running
