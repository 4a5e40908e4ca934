"""Our numbers as gauges of driftwood: what was won is large, what was played is wet, the rest is dry."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from flow_desktop.app.intents import Action, Device
from flow_desktop.app.loop import App
from flow_desktop.rounds import ClockKind, Home
from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.scenes.games.gauges import Gauge, Notch, Wins
from flow_desktop.scenes.games.numbers import BADGES, NumbersPage
from flow_desktop.scenes.start import home_of
from flow_desktop.table import Profile
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.theme import FOAM, WATER
from flow_desktop.widgets.widget import Widget, walk
from tests.scenes.games.evenings import keep_finished
from tests.scenes.menu.opening import opened
from tests.widgets.driving import do, focused

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080))


@pytest.fixture(scope="module")
def shown() -> Iterator[App]:
    with on_stage("games-numbers", Wish((1280, 720))) as app:
        yield app


def page(app: App) -> NumbersPage:
    scene = app.stack.top
    assert isinstance(scene, NumbersPage)
    return scene


def parts(root: Widget, kind: type[Widget]) -> list[Widget]:
    return [widget for widget in walk(root) if isinstance(widget, kind)]


def gauge(app: App, kind: ClockKind) -> Gauge:
    found = page(app).find(f"gauge-{kind.value}")
    assert isinstance(found, Gauge)
    return found


def test_each_kind_of_clock_has_a_gauge_with_its_wins(shown: App) -> None:
    statistics = home_of(shown.shell).statistics()
    assert [widget.key for widget in parts(page(shown).root, Gauge)] == [
        f"gauge-{kind}" for kind in ClockKind
    ]
    for kind in ClockKind:
        (wins,) = parts(gauge(shown, kind), Wins)
        assert wins.label == str(statistics.tally(kind).won)


def test_every_difficulty_is_a_notch_and_unplayed_ones_say_no_number(shown: App) -> None:
    statistics = home_of(shown.shell).statistics()
    for kind in ClockKind:
        notches = parts(gauge(shown, kind), Notch)[:7]
        for step, notch in enumerate(notches):
            assert isinstance(notch, Notch)
            assert notch.tally == statistics.tally(kind, step)
            assert any(letter.isdigit() for letter in notch.label) is bool(notch.tally.finished)


def test_what_was_played_is_wet_and_the_rest_is_dry(shown: App) -> None:
    page(shown).draw(shown.canvas.surface)
    for notch in parts(page(shown).root, Notch):
        assert isinstance(notch, Notch)
        x, y = notch.rect.centerx + notch.rect.width // 6, notch.rect.bottom - 4
        red, _green, blue, _alpha = shown.canvas.surface.get_at((x, y))
        watery = blue > red + 20
        assert watery is bool(notch.tally.finished), notch.label
    assert WATER.blue > WATER.red and FOAM.blue > FOAM.red


@pytest.mark.parametrize("device", [Device.KEYBOARD, Device.PAD])
def test_keys_and_pad_go_to_each_gauge_and_it_tells_everything(shown: App, device: Device) -> None:
    page(shown).focus_on("done")
    reached = set()
    for action in (Action.NAV_UP, Action.NAV_LEFT, Action.NAV_RIGHT, Action.NAV_RIGHT):
        do(shown, action, device=device)
        reached.add(focused(shown))
        current = page(shown).focus.current
        if isinstance(current, Gauge):
            said = shown.shell.speech.spoken[-1]
            assert said == current.spoken() and said.startswith(current.label)
            for notch in parts(current, Notch):
                assert isinstance(notch, Notch)
                assert (notch.label in said) is bool(notch.tally.finished)
    assert reached >= {f"gauge-{kind}" for kind in ClockKind}
    page(shown).focus_on("gauge-turns")
    do(shown, Action.NAV_DOWN, device=device)
    assert focused(shown) == "done"


@pytest.mark.parametrize("size", SIZES)
def test_all_gauges_are_in_sight_at_once(size: tuple[int, int]) -> None:
    with on_stage("games-numbers", Wish(size), painted=False) as app:
        root = page(app).root
        assert not [
            scroll for scroll in parts(root, Scroll) if isinstance(scroll, Scroll) and scroll.furthest
        ]
        bottoms = {widget.rect.bottom for widget in parts(root, Gauge)}
        assert len(bottoms) == 1, "they stand in the same sand"


def test_badges_name_whoever_played_most_first_and_each_person_once(tmp_path: Path) -> None:
    Home(tmp_path).people().remember(*(Profile(name) for name in ("Zoe", "Mia", "Tom")))
    keep_finished(tmp_path)
    keep_finished(tmp_path, first_day=1, people=("Tom",))
    app = opened(lambda: NumbersPage(BADGES), tmp_path)
    while page(app).chronicle.due:
        app.loop_once()
    page(app).refresh()
    choice = page(app).find("whose")
    assert isinstance(choice, Choice) and choice.options == ("Tom", "Mia", "Zoe")


def test_the_chosen_person_stays_as_others_come_before_them(tmp_path: Path) -> None:
    Home(tmp_path).people().remember(*(Profile(name) for name in ("Zoe", "Mia", "Tom")))
    keep_finished(tmp_path, 6, people=("Zoe",))
    keep_finished(tmp_path, 9, first_day=6, people=("Tom",))
    app = opened(lambda: NumbersPage(BADGES), tmp_path)
    choice = page(app).find("whose")
    assert isinstance(choice, Choice) and choice.options[1] == "Mia"
    assert isinstance(choice, Choice) and page(app).chronicle.due
    choice.change_to(choice.options.index("Mia"))
    while page(app).chronicle.due:
        app.loop_once()
    page(app).refresh()
    choice = page(app).find("whose")
    assert isinstance(choice, Choice) and choice.options[0] == "Tom"
    assert choice.options[choice.held] == "Mia"


@pytest.mark.parametrize("theme", ["plain", "contrast"])
def test_the_flat_themes_have_no_beach(theme: str) -> None:
    with on_stage("games-numbers", Wish((1280, 720), theme=theme)) as app:
        look, surface = page(app).look, app.canvas.surface
        edge = {tuple(surface.get_at((x, y)))[:3] for x in (1, 20) for y in range(0, 720, 40)}
        assert edge <= {look.theme.ground_top, look.theme.ground_bottom}
