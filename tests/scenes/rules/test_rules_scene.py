from pathlib import Path

import pytest

from flow_desktop.app.intents import Action, Device, Wheel
from flow_desktop.app.loop import App
from flow_desktop.app.settings import Settings
from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.rules.book import CHAPTERS, PAGES
from flow_desktop.scenes.rules.reader import OurWords, Reader
from flow_desktop.scenes.rules.scene import RulesScene
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.widget import walk
from tests.scenes.menu.opening import CORNERS, TEXTS, faults, opened, screen
from tests.widgets.driving import click, do, focused

LARGE = (1920, 1080)


def reader(app: App) -> Reader:
    found = screen(app).find("reader")
    assert isinstance(found, Reader)
    return found


@pytest.mark.parametrize("anchor", [page.anchor for page in PAGES])
def test_it_opens_where_it_is_asked_to(tmp_path: Path, anchor: str) -> None:
    app = opened(lambda: RulesScene(anchor), tmp_path, LARGE)
    pages = reader(app)
    section = pages.sections[anchor]
    at_end = pages.offset == pages.furthest
    assert at_end or 0 <= section.rect.top - pages.rect.top < pages.rect.height // 3
    assert pages.rect.colliderect(section.rect)


def test_a_ruling_is_marked_as_ours_where_it_stands(tmp_path: Path) -> None:
    app = opened(lambda: RulesScene("placement-3"), tmp_path, LARGE)
    section = reader(app).sections["placement-3"]
    ours = [widget for widget in walk(section) if isinstance(widget, OurWords)]
    words = [[each.label for each in walk(widget) if isinstance(each, Label)] for widget in ours]
    assert words == [["Animal spaces count too, though in print they are no tiles.", "Our ruling · R23"]]


def test_a_refusal_opens_its_rule(tmp_path: Path) -> None:
    app = opened(lambda: RulesScene("edge_mismatch"), tmp_path, LARGE)
    assert reader(app).current() == "placement-3"


def test_arrows_pages_wheel_and_pad_turn_it(tmp_path: Path) -> None:
    app = opened(RulesScene, tmp_path, LARGE)
    assert focused(app) == "reader"
    places = [reader(app).offset]
    turns = (
        (Action.NAV_DOWN, Device.KEYBOARD),
        (Action.PAGE_DOWN, Device.KEYBOARD),
        (Action.NAV_DOWN, Device.PAD),
        (Action.LAST, Device.KEYBOARD),
    )
    for action, device in turns:
        do(app, action, device=device)
        places.append(reader(app).offset)
    assert places == sorted(set(places))
    app.inject(Wheel(1000, 500, 3))
    app.loop_once()
    assert reader(app).offset < places[-1]
    do(app, Action.FIRST)
    assert reader(app).offset == 0


def test_chapters_by_click_and_by_key(tmp_path: Path) -> None:
    app = opened(RulesScene, tmp_path, LARGE)
    click(app, screen(app).find("chapter-wave"))
    assert reader(app).chapter_of[reader(app).current()] == "wave"
    screen(app).focus_on("chapter-cards")
    do(app, Action.ACCEPT)
    assert reader(app).chapter_of[reader(app).current()] == "cards"


def test_next_and_before_go_through_every_chapter(tmp_path: Path) -> None:
    app = opened(RulesScene, tmp_path, (1024, 640), Settings(text_percent=200, language="en"))
    seen = [reader(app).chapter_of[reader(app).current()]]
    for _ in CHAPTERS[1:]:
        click(app, screen(app).find("after"))
        seen.append(reader(app).chapter_of[reader(app).current()])
    assert seen == [chapter.anchor for chapter in CHAPTERS]
    click(app, screen(app).find("before"))
    assert reader(app).chapter_of[reader(app).current()] == CHAPTERS[-2].anchor


def test_a_larger_text_stays_at_the_page(tmp_path: Path) -> None:
    app = opened(lambda: RulesScene("trade"), tmp_path, LARGE)
    app.shell.change(text_percent=200)
    app.loop_once()
    assert reader(app).current() == "trade"


def test_pictures_out_of_sight_are_not_drawn(tmp_path: Path) -> None:
    app = opened(RulesScene, tmp_path, LARGE)
    parts = [part for part in reader(app)._column.children if not part.rect.colliderect(reader(app).rect)]
    painted: list[object] = []
    for part in parts:
        part.paint = lambda surface, look: painted.append(look)  # type: ignore[method-assign]
    app.shell.redraw()
    app.loop_once()
    assert parts
    assert painted == []


def test_the_way_back(tmp_path: Path) -> None:
    app = opened(RulesScene, tmp_path, LARGE)
    click(app, screen(app).find("done"))
    assert not app.running


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", CORNERS)
def test_the_layout_holds(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    assert faults(lambda: RulesScene("wave"), tmp_path, size, text) == []


def test_pictures_grow_with_the_text(tmp_path: Path) -> None:
    """V1: a picture of 125 pixels beside letters of 200 % tells nothing."""
    sides = []
    for text in (100, 200):
        app = opened(RulesScene, tmp_path, (1024, 640), Settings(text_percent=text, language="de"))
        found = [each for each in walk(screen(app).root) if isinstance(each, BoardPicture)]
        sides.append(found[0].rect.width)
    assert sides[1] >= 1.5 * sides[0]
