"""Every screen in every state holds at the corner sizes, with normal and double text, in any language."""

from contextlib import AbstractContextManager

import pygame
import pytest

from flow_desktop.app.captions import Caption
from flow_desktop.app.intents import NAVIGATION, Act, Action
from flow_desktop.app.keymap import DEFAULT_KEYS
from flow_desktop.app.language import NAMES as LANGUAGES
from flow_desktop.app.language import PSEUDO, available
from flow_desktop.app.loop import App
from flow_desktop.bots.partners import Partner
from flow_desktop.scenes.actions import CONTROLS
from flow_desktop.scenes.gallery.easel import NAMES
from flow_desktop.scenes.gallery.exhibits import EXHIBITS
from flow_desktop.scenes.gallery.pages import REPORT, SENT, WRONG_CODE
from flow_desktop.scenes.gallery.picture import Wish, on_stage
from flow_desktop.scenes.practise.editor.pages import TextScene
from flow_desktop.scenes.setup.scene import SetupScene
from flow_desktop.widgets.captions import LETTERS as CAPTION_LETTERS
from flow_desktop.widgets.captions import CaptionLine, free_place
from flow_desktop.widgets.focus import areas, reading_order
from flow_desktop.widgets.letter_board import CARET
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.text_field import LETTERS
from flow_desktop.widgets.widget import Widget, walk
from tests.scenes.place_check import misnamed
from tests.widgets.checking import problems, untranslated

SIZES = ((1024, 640), (1280, 960), (2560, 1080), (3840, 2160))
WINDOWS = (
    (1024, 640),
    (1152, 720),
    (1280, 720),
    (1280, 800),
    (1440, 900),
    (1680, 1050),
    (1920, 1080),
    (1920, 1200),
    (2560, 1080),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
)
TEXTS = (100, 200)
PAGES = [name for name in EXHIBITS if not name.startswith("finale")]
"""The last moment of a game is no page to walk about on: any key ends it."""
TOLD = "The file could not be read."
"""About as long as what a page tells in a caption."""


def shown(name: str, wish: Wish) -> AbstractContextManager[App]:
    """The exhibit with all its widgets; it is painted only where the wave must catch the scene below it."""
    return on_stage(name, wish, painted=name.startswith("wave"))


def laid_out(app: App, size: tuple[int, int], text: int) -> list[Screen]:
    """The screens that can be seen, laid out for that size; nothing is drawn, which would take long."""
    app.shell.resize(size)
    app.shell.change(text_percent=text)
    for scene in app.stack.scenes:
        scene.view_changed()
    return [scene for scene in app.stack.drawn() if isinstance(scene, Screen)]


def faults_of(name: str, language: str) -> list[str]:
    """What is wrong with a screen's layout at every corner size and text size in a language."""
    found = []
    with shown(name, Wish((1024, 640), language)) as app:
        for size in SIZES:
            for text in TEXTS:
                for screen in laid_out(app, size, text):
                    faults = problems(screen.root, app.shell.view)
                    faults += covered(screen, app)
                    found += [f"{type(screen).__name__} {size} {text} %: {fault}" for fault in faults]
        found += misplaced(app)
    return found


def covered(screen: Screen, app: App) -> list[str]:
    """Whether a caption would lie over something that can be pressed; a page may have a line of its own."""
    root = screen.root
    if screen is not app.stack.top or any(isinstance(widget, CaptionLine) for widget in walk(root)):
        return []
    room = pygame.Rect((0, 0), app.shell.view.size)
    taken, caption = screen.used_places(), [Caption(TOLD)]
    free = any(free_place(screen.look, caption, room, taken, letters) for letters in CAPTION_LETTERS)
    return [] if free else ["a caption lies over what can be pressed"]


def misplaced(app: App) -> list[str]:
    """Words that name a place which the frame does not show; a position as text keeps its notation."""
    screens = [scene for scene in app.stack.drawn() if isinstance(scene, Screen)]
    widgets = (
        widget for screen in screens if not isinstance(screen, TextScene) for widget in walk(screen.root)
    )
    return [f"{widget.key}: {widget.spoken()}" for widget in widgets if misnamed(widget.spoken())]


@pytest.mark.parametrize("name", EXHIBITS)
def test_nothing_overlaps_is_cut_off_or_lies_outside(name: str) -> None:
    """V1, V8, I8."""
    assert faults_of(name, PSEUDO) == []


@pytest.mark.parametrize("name", EXHIBITS)
def test_every_language_has_room(name: str) -> None:
    """V1, V8."""
    languages = available(with_pseudo=False)
    assert {"en", "fr", "de", "pl", "it"} <= set(languages)
    assert [fault for code in languages for fault in faults_of(name, code)] == []


@pytest.mark.parametrize("language", ["en", "fr", "de", "pl", "it"])
@pytest.mark.parametrize("name", ["setup", "setup-code-wrong"])
def test_the_new_table_has_a_bar_only_where_there_is_something_to_scroll_to(name: str, language: str) -> None:
    """Between the corners too: a bar that led to the empty foot of a panel came at sizes in between."""
    found = []
    with shown(name, Wish((1024, 640), language)) as app:
        for size in WINDOWS:
            for text in (100, 110, 125, 150, 175, 200):
                for screen in laid_out(app, size, text):
                    faults = problems(screen.root, app.shell.view)
                    found += [f"{size} {text} %: {fault}" for fault in faults if "has a bar" in fault]
    assert found == []


@pytest.mark.parametrize("name", EXHIBITS)
def test_every_word_went_through_the_catalogue(name: str) -> None:
    """B2."""
    with shown(name, Wish((1280, 720), PSEUDO)) as app:
        for screen in (scene for scene in app.stack.drawn() if isinstance(scene, Screen)):
            assert untranslated(screen.root, names(app)) == []


def names(app: App) -> set[str]:
    """What is shown and is no word: names, wave codes, texts of positions, keys, languages by themselves."""
    codes = {scene.draft.code() for scene in app.stack.scenes if isinstance(scene, SetupScene)}
    typed = {scene.typed for scene in app.stack.scenes if isinstance(scene, TextScene)}
    texts = typed | {text.replace("round ", "round\N{NO-BREAK SPACE}") for text in typed}
    keys = {
        key
        for key in (*DEFAULT_KEYS, *CONTROLS.keys)
        if len(key) == 1 or (key[0] == "F" and key[1:].isdigit())
    }
    written = {"Flow", WRONG_CODE, str(REPORT), SENT.name, *(partner.shown for partner in Partner)}
    spelled = {*LETTERS, *(name + CARET for name in NAMES)}
    return {
        "Flow",
        *NAMES,
        *codes,
        *texts,
        *written,
        *keys,
        *map(str.upper, keys),
        *spelled,
        *LANGUAGES.values(),
    }


@pytest.mark.parametrize("name", PAGES)
def test_tab_reaches_every_area_and_goes_round(name: str) -> None:
    """I10."""
    with shown(name, Wish((1280, 720))) as app:
        screen = app.stack.top
        assert isinstance(screen, Screen)
        for direction in (Action.NEXT_AREA, Action.PREVIOUS_AREA):
            groups = areas(screen.root)
            stops = len(groups) if len(groups) > 1 else len(reading_order(screen.root))
            reached = []
            for _ in range(stops):
                app.inject(Act(direction))
                app.loop_once()
                assert app.stack.top is screen
                reached.append(where(screen))
            assert len(set(reached)) == stops, reached
            app.inject(Act(direction))
            app.loop_once()
            assert where(screen) == reached[0]


def where(screen: Screen) -> str:
    """The area that has the focus, or the widget where there is only one area."""
    groups = areas(screen.root)
    current = screen.focus.current
    assert current is not None
    if len(groups) == 1:
        return current.key
    return next(group[0].key for group in groups if current in group)


@pytest.mark.parametrize("name", PAGES)
def test_the_focus_is_never_lost(name: str) -> None:
    """I10."""
    with shown(name, Wish((1280, 720))) as app:
        screen = app.stack.top
        assert isinstance(screen, Screen)
        for action in [*NAVIGATION] * 12:
            app.inject(Act(action))
            app.loop_once()
            assert app.stack.top is screen
            order = reading_order(screen.root)
            assert screen.focus.current in order
            assert app.shell.view.size == (1280, 720)


@pytest.mark.parametrize("name", ["play-carry", "editor-refused", "lesson-tried", "help", "finale"])
def test_an_exhibit_has_the_same_widgets_whether_it_is_painted_or_not(name: str) -> None:
    found = []
    for painted in (True, False):
        with on_stage(name, Wish((1280, 720)), painted) as app:
            screens = [scene for scene in app.stack.drawn() if isinstance(scene, Screen)]
            found.append([_described(widget) for screen in screens for widget in walk(screen.root)])
    assert found[0] == found[1] != []


def _described(widget: Widget) -> tuple[object, ...]:
    return widget.key, widget.spoken(), tuple(widget.rect), widget.visible, widget.focused
