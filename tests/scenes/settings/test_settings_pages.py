from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from flow_desktop.app import language
from flow_desktop.app.intents import Action, Device
from flow_desktop.app.loop import App
from flow_desktop.app.player import Bus
from flow_desktop.app.settings import Settings, load_settings
from flow_desktop.app.view import TYPEFACES
from flow_desktop.scenes.panel_page import PanelPage, balanced
from flow_desktop.scenes.settings.accessibility import AccessibilityScene, who_speaks
from flow_desktop.scenes.settings.keys import KeysScene
from flow_desktop.scenes.settings.languages import LanguageScene
from flow_desktop.scenes.settings.scene import SettingsScene
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.focus import reading_order
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.theme import THEMES
from flow_desktop.widgets.widget import walk
from tests.scenes.menu.opening import CORNERS, TEXTS, faults, opened, screen
from tests.widgets.checking import problems
from tests.widgets.driving import click, do, focused

LARGE = (1920, 1080)
PAGES = pytest.mark.parametrize("page", [SettingsScene, AccessibilityScene])
SWITCHES = {
    "reduced-motion": "reduced_motion",
    "captions": "captions",
    "mono": "mono",
    "warning-sounds": "warning_sounds",
    "warning-pictures": "warning_pictures",
    "warning-captions": "warning_captions",
}


@pytest.mark.parametrize(("key", "name"), SWITCHES.items())
def test_switches_by_click_key_and_pad(tmp_path: Path, key: str, name: str) -> None:
    app = opened(AccessibilityScene, tmp_path, LARGE)
    before = getattr(app.shell.settings, name)
    screen(app).focus_on(key)
    click(app, screen(app).find(key))
    assert getattr(app.shell.settings, name) is not before
    do(app, Action.ACCEPT)
    assert getattr(app.shell.settings, name) is before
    do(app, Action.ACCEPT, device=Device.PAD)
    assert getattr(app.shell.settings, name) is not before


def test_text_grows_at_once_and_the_focus_stays(tmp_path: Path) -> None:
    app = opened(AccessibilityScene, tmp_path, LARGE)
    assert focused(app) == "text-size"
    small = screen(app).find("text-size").rect.height
    for _ in range(4):
        do(app, Action.NAV_RIGHT)
    assert app.shell.settings.text_percent == 200
    assert focused(app) == "text-size"
    assert screen(app).find("text-size").rect.height > small


def test_each_text_size_is_one_click(tmp_path: Path) -> None:
    app = opened(AccessibilityScene, tmp_path, (1280, 720), Settings(language="en", text_percent=110))
    for place, size in ((4, 200), (2, 150), (0, 100)):
        choice = screen(app).find("text-size")
        assert isinstance(choice, Choice)
        click(app, choice.segments[place])
        assert app.shell.settings.text_percent == size


def test_every_theme_is_one_click_and_seen_at_once(tmp_path: Path) -> None:
    """V4."""
    app = opened(AccessibilityScene, tmp_path, LARGE)
    for place, name in ((1, "plain"), (2, "contrast"), (0, "normal")):
        screen(app).focus_on("theme")
        choice = screen(app).find("theme")
        assert isinstance(choice, Choice)
        click(app, choice.segments[place])
        assert screen(app).look.theme is THEMES[name]


def test_letters_are_chosen_at_once_and_kept_on_the_disk(tmp_path: Path) -> None:
    """V5, U7."""
    app = opened(AccessibilityScene, tmp_path, LARGE)
    app.shell.saving = True
    drawn = set()
    for place, name in enumerate(TYPEFACES):
        screen(app).focus_on("letters")
        choice = screen(app).find("letters")
        assert isinstance(choice, Choice)
        click(app, choice.segments[place])
        drawn.add(pygame.image.tobytes(app.canvas.surface, "RGB"))
        assert load_settings(app.shell.folders.settings_file).settings.typeface == name
    assert len(drawn) == len(TYPEFACES)


def test_each_setting_has_one_home(tmp_path: Path) -> None:
    homes = [settings_on(opened(page, tmp_path, LARGE)) for page in (SettingsScene, AccessibilityScene)]
    assert homes[0] & homes[1] == set()
    assert {"language", "fullscreen", *(f"{bus.value}-mute" for bus in Bus)} <= homes[0]
    assert {"text-size", "letters", "theme", *SWITCHES} <= homes[1]


def settings_on(app: App) -> set[str]:
    """The keys of what can be set or pressed on a page, in all its chapters, its ways out aside."""
    page, found = screen(app), set[str]()
    assert isinstance(page, PanelPage)
    for number in range(max(1, len(page.chapters()))):
        page.turn_to(number)
        found |= {widget.key for widget in reading_order(page.root)}
    return found - {"done", "link", "link-keys", "chapters"}


@pytest.mark.parametrize(
    ("page", "other"), [(SettingsScene, AccessibilityScene), (AccessibilityScene, SettingsScene)]
)
def test_each_page_leads_to_the_other_and_back_again(
    tmp_path: Path, page: type[PanelPage], other: type[PanelPage]
) -> None:
    app = opened(page, tmp_path, LARGE)
    first = app.stack.top
    screen(app).focus_on("link")
    do(app, Action.ACCEPT)
    assert isinstance(app.stack.top, other)
    assert "link" not in {widget.key for widget in walk(screen(app).root)}
    do(app, Action.BACK)
    assert app.stack.top is first


@pytest.mark.parametrize("bus", list(Bus))
def test_four_volumes_and_mutes(tmp_path: Path, bus: Bus) -> None:
    """H1."""
    app = opened(SettingsScene, tmp_path, LARGE)
    screen(app).focus_on(f"{bus.value}-volume")
    do(app, Action.FIRST)
    assert getattr(app.shell.settings, f"{bus.value}_volume") == 0
    do(app, Action.LAST, device=Device.PAD)
    assert getattr(app.shell.settings, f"{bus.value}_volume") == 100
    screen(app).focus_on(f"{bus.value}-mute")
    do(app, Action.ACCEPT)
    assert getattr(app.shell.settings, f"{bus.value}_muted")
    others = [other for other in Bus if other is not bus]
    assert not any(getattr(app.shell.settings, f"{other.value}_muted") for other in others)


def test_full_screen_is_a_switch(tmp_path: Path) -> None:
    app = opened(SettingsScene, tmp_path, LARGE)
    screen(app).focus_on("fullscreen")
    do(app, Action.ACCEPT)
    assert app.shell.settings.fullscreen


def test_what_was_set_is_kept_on_the_disk(tmp_path: Path) -> None:
    """U7."""
    app = opened(AccessibilityScene, tmp_path, LARGE)
    app.shell.saving = True
    do(app, Action.NAV_RIGHT)
    assert load_settings(app.shell.folders.settings_file).settings.text_percent == 125


def test_only_languages_that_exist_are_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "available", lambda with_pseudo=True: ("en",))
    keys = {widget.key for widget in walk(screen(opened(SettingsScene, tmp_path, LARGE)).root)}
    assert "language" not in keys
    monkeypatch.setattr(language, "available", lambda with_pseudo=True: ("en", "de", "pl"))
    app = opened(SettingsScene, tmp_path, LARGE)
    choice = screen(app).find("language")
    assert isinstance(choice, Choice)
    assert choice.options == ("English", "Deutsch", "Polski")
    screen(app).focus_on("language")
    do(app, Action.NAV_RIGHT)
    assert app.shell.settings.language == "de"


@PAGES
def test_the_way_back_by_key_and_by_button(tmp_path: Path, page: type[PanelPage]) -> None:
    app = opened(page, tmp_path, LARGE)
    do(app, Action.BACK)
    assert not app.running
    app = opened(page, tmp_path, LARGE)
    click(app, screen(app).find("done"))
    assert not app.running


@PAGES
def test_the_focus_ends_at_done(tmp_path: Path, page: type[PanelPage]) -> None:
    keys = [widget.key for widget in reading_order(screen(opened(page, tmp_path, LARGE)).root)]
    first = screen(opened(page, tmp_path, LARGE)).first_focus
    assert next(key for key in keys if key != "chapters") == first
    assert keys[-1] == "done"


def test_a_long_page_shows_a_chapter_at_a_time_and_all_at_once_in_large_letters(tmp_path: Path) -> None:
    """V1: whoever reads large letters scrolls one page and has no row of names in three lines above it."""
    app = opened(AccessibilityScene, tmp_path, LARGE)
    page = screen(app)
    assert page.seek("voice") is None
    page.focus_on("chapters")
    do(app, Action.NAV_RIGHT)
    assert focused(app) == "chapters" and page.seek("voice") is not None and page.seek("letters") is None
    do(app, Action.NAV_RIGHT, device=Device.PAD)
    assert page.seek("switch") is not None
    page.focus_on("voice-rate")
    assert focused(app) == "voice-rate", "whatever is asked for is turned to"
    app.shell.change(text_percent=200)
    app.shell.resize((1024, 640))
    page.view_changed()
    app.loop_once()
    assert page.seek("chapters") is None
    assert {"text-size", "voice", "switch", "link-keys"} <= settings_on(app) | {"link-keys"}
    assert focused(app) == "voice-rate"
    app.shell.change(text_percent=100)
    page.view_changed()
    app.loop_once()
    assert page.seek("chapters") is not None and focused(app) == "voice-rate"


@pytest.mark.parametrize("language_code", ["en", "de", "fr", "it", "pl"])
def test_in_full_hd_no_chapter_has_to_be_scrolled(tmp_path: Path, language_code: str) -> None:
    for make in (AccessibilityScene, KeysScene):
        app = opened(make, tmp_path, LARGE, Settings(language=language_code))
        page = screen(app)
        assert isinstance(page, PanelPage)
        for number in range(len(page.chapters())):
            page.turn_to(number)
            app.loop_once()
            body = page.find("page")
            assert isinstance(body, Scroll) and body.furthest == 0, (make.__name__, number)
            assert problems(page.root, app.shell.view) == []


def test_the_page_tells_what_is_missing(tmp_path: Path) -> None:
    """D1."""
    page = screen(opened(AccessibilityScene, tmp_path))
    assert isinstance(page, AccessibilityScene)
    told = " ".join(widget.label for panel in page.panels() for widget in walk(panel))
    for word in ("aloud", "a second finger", "switch"):
        assert word in told


def test_columns_are_cut_as_evenly_as_can_be() -> None:
    assert balanced([3, 1, 1, 1, 3], 3) == [(0, 1), (1, 4), (4, 5)]
    assert balanced([5], 1) == [(0, 1)]


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", CORNERS)
@pytest.mark.parametrize("page", [SettingsScene, AccessibilityScene, LanguageScene])
def test_the_layout_holds(
    tmp_path: Path, page: Callable[[], PanelPage], size: tuple[int, int], text: int
) -> None:
    names = [language.name_of(code) for code in language.available()]
    assert faults(page, tmp_path, size, text, names) == []


@pytest.mark.parametrize("typeface", TYPEFACES)
@pytest.mark.parametrize("page", [SettingsScene, AccessibilityScene, LanguageScene])
def test_the_layout_holds_in_all_letters(
    tmp_path: Path, page: Callable[[], PanelPage], typeface: str
) -> None:
    for size in CORNERS:
        settings = Settings(language="de", text_percent=200, typeface=typeface)
        app = opened(page, tmp_path, size, settings)
        assert problems(screen(app).root, app.shell.view) == []


@PAGES
def test_high_contrast_and_all_muted_hold_too(tmp_path: Path, page: type[PanelPage]) -> None:
    muted = {f"{bus.value}_muted": True for bus in Bus}
    settings = Settings(theme="contrast", **muted)  # type: ignore[arg-type]
    app = opened(page, tmp_path, LARGE, settings)
    ground = app.canvas.surface.get_at((4, 4))
    assert tuple(ground)[:3] == (0, 0, 0)


def test_whose_voice_speaks_is_told_as_it_is_on_each_system() -> None:
    """D1: a running screen reader is spoken through where Prism is: not on Linux."""
    assert {
        system: "Your screen reader" in who_speaks(system) for system in ("linux", "win32", "darwin")
    } == {
        "linux": False,
        "win32": True,
        "darwin": True,
    }
