"""The page of practice: five ways, what was chosen is kept, wave codes typed and pasted."""

from pathlib import Path

import pytest

from flow_desktop.app import clipboard
from flow_desktop.app.intents import Action, Device, TextTyped
from flow_desktop.engine import Clock
from flow_desktop.engine.codes import write_code
from flow_desktop.engine.options import CLOCK_OFF, Options
from flow_desktop.scenes.autoplay.touch import top_screen
from flow_desktop.scenes.drills.scene import DrillsScene
from flow_desktop.scenes.menu.scene import MenuScene
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.scenes.practise.beginning import PracticeWishes, read_wishes, wishes_of
from flow_desktop.scenes.practise.editor.scene import EditorScene
from flow_desktop.scenes.practise.postcard import Postcard
from flow_desktop.scenes.practise.scene import CodeScene, PractiseScene
from flow_desktop.scenes.puzzles.scene import PuzzlesScene
from flow_desktop.table import Aids
from flow_desktop.widgets.scroll import visible_part
from flow_desktop.widgets.widget import Weight, walk
from tests.scenes.practise.practising import act, frames, opened, press, table_of, until
from tests.widgets.driving import click

STEPS = {
    "free": (),
    "puzzles": (Action.NAV_RIGHT,),
    "code": (Action.NAV_DOWN,),
    "position": (Action.NAV_DOWN, Action.NAV_RIGHT),
    "drills": (Action.NAV_DOWN, Action.NAV_RIGHT, Action.NAV_RIGHT),
}
"""Two large postcards, and three below them."""
WAYS = {
    "free": PlayScene,
    "puzzles": PuzzlesScene,
    "code": CodeScene,
    "position": EditorScene,
    "drills": DrillsScene,
}


@pytest.mark.parametrize("key", WAYS)
@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_each_way_is_reached_by_keys_and_pad(key: str, device: Device, tmp_path: Path) -> None:
    app = opened(tmp_path, PractiseScene)
    act(app, *STEPS[key], Action.ACCEPT, device=device)
    until(app, WAYS[key])
    assert type(app.stack.top) is WAYS[key]


@pytest.mark.parametrize("theme", ["normal", "plain", "contrast"])
@pytest.mark.parametrize("key", WAYS)
def test_each_way_is_one_click_in_every_theme(key: str, theme: str, tmp_path: Path) -> None:
    app = opened(tmp_path, PractiseScene)
    app.shell.change(theme=theme)
    app.loop_once()
    click(app, top_screen(app).find(key))
    until(app, WAYS[key])
    assert type(app.stack.top) is WAYS[key]


def test_one_card_is_the_next_step_and_each_says_what_it_is(tmp_path: Path) -> None:
    app = opened(tmp_path, PractiseScene)
    cards = [widget for widget in walk(top_screen(app).root) if isinstance(widget, Postcard)]
    assert [card.key for card in cards] == list(WAYS)
    assert [card.weight for card in cards].count(Weight.PRIMARY) == 1
    assert cards[0].weight is Weight.PRIMARY and top_screen(app).focus.current is cards[0]
    assert len({card.picture for card in cards}) == len(WAYS)
    for card in cards:
        assert card.label in card.spoken() and card.detail and card.detail in card.spoken()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080)])
def test_cards_and_options_are_in_sight_at_once(size: tuple[int, int], tmp_path: Path) -> None:
    app = opened(tmp_path, PractiseScene)
    app.shell.resize(size)
    scene = top_screen(app)
    scene.view_changed()
    window = scene.root.rect
    assert window.size == size
    for key in (*WAYS, "clock", "difficulty", "back"):
        widget = scene.find(key)
        assert visible_part(scene.root, widget) == widget.ring_rect()
        assert window.contains(widget.rect)


def test_a_wider_window_has_no_wider_cards(tmp_path: Path) -> None:
    app = opened(tmp_path, PractiseScene)
    widths = []
    for size in ((1920, 1080), (2560, 1080)):
        app.shell.resize(size)
        top_screen(app).view_changed()
        widths.append([top_screen(app).find(key).rect.width for key in (*WAYS, "clock")])
    assert widths[0] == widths[1]


def test_the_menu_leads_here_and_back(tmp_path: Path) -> None:
    app = opened(tmp_path, MenuScene)
    press(app, "learn")
    press(app, "practise")
    until(app, PractiseScene)
    assert top_screen(app).focus.current is top_screen(app).find("free")
    act(app, Action.BACK)
    assert top_screen(app).focus.current is top_screen(app).find("practise")
    act(app, Action.BACK)
    until(app, MenuScene)
    assert [type(scene) for scene in app.stack.scenes] == [MenuScene]


def test_what_was_chosen_is_kept(tmp_path: Path) -> None:
    app = opened(tmp_path, PractiseScene)
    top_screen(app).focus_on("clock")
    act(app, Action.NAV_RIGHT)
    top_screen(app).focus_on("turns")
    act(app, Action.NAV_LEFT, Action.NAV_LEFT)
    top_screen(app).focus_on("difficulty")
    act(app, Action.NAV_RIGHT)
    for key in ("risk", "aid-turn"):
        top_screen(app).focus_on(key)
        act(app, Action.ACCEPT)
    chosen = PracticeWishes(Clock(None, 8), 1, Aids(snap_rotation=False, tutor=True), True)
    assert wishes_of(app.shell) == chosen
    press(app, "free")
    until(app, PlayScene)
    table = table_of(app)
    assert table.setting == Clock(None, 8)
    assert len(table.state.setup.scenarios) == 1
    assert table.seat.aids == chosen.aids


@pytest.mark.parametrize(
    "kept",
    [
        None,
        [],
        "off",
        {"clock": "60s"},
        {"clock": "999t", "difficulty": 99, "aids": {"legal_spots": "yes"}, "risk": 1},
        {"clock": 5, "difficulty": True, "aids": 7},
    ],
)
def test_wishes_that_make_no_sense_are_as_usual(kept: object) -> None:
    assert read_wishes(kept) == PracticeWishes()


def test_wishes_are_read_as_they_were_written() -> None:
    for wishes in (PracticeWishes(), PracticeWishes(Clock(None, 3), 6, Aids(False, True, False), True)):
        assert read_wishes(wishes.to_json()) == wishes


CODE = write_code(Options("otter-reef", 4, "italian", 2, clock=Clock(90)))


def test_a_code_is_typed_and_met_alone(tmp_path: Path) -> None:
    app = opened(tmp_path, CodeScene)
    app.inject(TextTyped(CODE.lower().replace("-", " ")))
    app.loop_once()
    act(app, Action.ACCEPT)
    until(app, PlayScene)
    table = table_of(app)
    assert (table.options.seed, table.options.edition) == ("otter-reef", "italian")
    assert (len(table.seats), table.setting) == (1, CLOCK_OFF)
    assert len(table.state.setup.scenarios) == 2


def test_a_code_is_pasted(tmp_path: Path) -> None:
    app = opened(tmp_path, CodeScene)
    clipboard.copy(f"  {CODE}\n")
    press(app, "paste")
    assert top_screen(app).focus.current is top_screen(app).find("start")
    act(app, Action.ACCEPT)
    until(app, PlayScene)


@pytest.mark.parametrize("text", ["", "OTER-REEF-60", "x" * 500, "OTTER-REEF-61"])
def test_a_code_that_cannot_be_read_is_told(text: str, tmp_path: Path) -> None:
    app = opened(tmp_path, CodeScene)
    clipboard.copy(text or " ")
    press(app, "paste")
    scene = app.stack.top
    assert isinstance(scene, CodeScene)
    assert scene.problem.endswith((".", "?"))
    assert app.shell.speech.spoken[-1] == scene.problem
    assert not scene.find("start").enabled
    frames(app, 2)
    act(app, Action.BACK)
