"""B2, B7: everything on every page can be read: no word is drawn, and no picture tells, what stays unsaid."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame
import pytest

from flow_desktop.app.intents import Act, Action
from flow_desktop.app.loop import App
from flow_desktop.pictures import on_stage
from flow_desktop.river_dice.scenes.gallery import RIVER_EXHIBITS
from flow_desktop.scenes.finale.letters import letters
from flow_desktop.scenes.gallery.exhibits import EXHIBITS
from flow_desktop.scenes.gallery.picture import Wish
from flow_desktop.scenes.results.tide_chart import TideChart
from flow_desktop.widgets import text as texts
from flow_desktop.widgets.captions import CaptionLine
from flow_desktop.widgets.counts import Fact
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.reading import page_words
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Widget, stops, walk

PAGES = [*EXHIBITS, *RIVER_EXHIBITS]
CLOCK = re.compile(r"\d+:\d\d")
"""A time is said as minutes and seconds."""
TEACHERS_KEYS = {"Enter"}
"""A lesson's hand holds up the key that its words, and the focus, speak of."""
WORD = re.compile(r"[^\W_]+")
LANGUAGES = ("en", "fr", "de", "pl", "it")


def top(app: App) -> Screen:
    scene = app.stack.top
    assert isinstance(scene, Screen)
    return scene


@contextmanager
def watching(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, Widget | None]]]:
    """Every text that is drawn meanwhile, and the widget that draws it."""
    drawn: list[tuple[str, Widget | None]] = []
    draw = texts.draw_text

    def noting(surface: object, text: str, *rest: object, **more: object) -> object:
        frame, painter = sys._getframe(1), None
        while painter is None and frame.f_back is not None:
            frame = frame.f_back
            painter = frame.f_locals.get("self")
            painter = painter if isinstance(painter, Widget) else None
        drawn.append((text, painter))
        return draw(surface, text, *rest, **more)  # type: ignore[arg-type]

    paint = letters

    def lettering(look: Look, words: str, *rest: Any) -> pygame.Surface:
        drawn.append((words, None))
        return paint(look, words, *rest)

    with monkeypatch.context() as patched:
        for module in [each for each in sys.modules.values() if getattr(each, "draw_text", None) is draw]:
            patched.setattr(module, "draw_text", noting)
        for module in [each for each in sys.modules.values() if getattr(each, "letters", None) is letters]:
            patched.setattr(module, "letters", lettering)
        yield drawn


def plain(words: str) -> str:
    """Words without what stands between them."""
    return f" {' '.join(WORD.findall(words.lower()))} "


def unread(app: App, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is drawn on the page and is not among the words of the reading cursor."""
    page = top(app)
    page.view_changed()
    with watching(monkeypatch) as drawn:
        page.draw(app.canvas.surface)
    told = {caption.text for caption in app.shell.captions.shown}
    said = plain(page_words(stops(page.root)))
    return [
        text
        for text, painter in dict.fromkeys(drawn)
        if plain(text).strip()
        and (plain(text).strip() if text.isdigit() else plain(text)) not in said  # "1er"
        and text not in told | TEACHERS_KEYS
        and not CLOCK.fullmatch(text)
        and not isinstance(painter, TideChart)  # its axis; the page beside it has all of it in words
        and not isinstance(painter, Fact)  # in its short form; all of it is read
    ]


def mute(page: Screen) -> list[str]:
    """What is painted, has no words and does not say of itself that it tells nothing."""
    return [
        f"{type(widget).__name__} {widget.key}"
        for widget in walk(page.root)
        if not widget.children
        and not widget.decorative
        and not widget.read()
        and not isinstance(widget, CaptionLine)  # nothing is told just now
        and widget.key.partition("/")[0] != "board"  # empty spaces
        and widget.rect.width * widget.rect.height > 0
        and (type(widget).paint is not Widget.paint or type(widget).draw is not Widget.draw)
    ]


@pytest.mark.parametrize("number, name", list(enumerate(PAGES)))
def test_every_word_and_every_picture_can_be_read(
    number: int, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = Wish((1280, 720), LANGUAGES[number % len(LANGUAGES)])
    with on_stage(name, wish, painted=name.startswith("wave")) as app:
        assert app.shell.speech.spoken, "a page is named as it opens"
        assert unread(app, monkeypatch) == []
        assert mute(top(app)) == []


@pytest.mark.parametrize("name", ["rules-wave", "help", "games-numbers", "results", "accessibility", "leave"])
def test_the_cursor_comes_by_everything_in_order_and_back(name: str) -> None:
    with on_stage(name, Wish((1024, 640)), painted=False) as app:
        page, speech = top(app), app.shell.speech
        page.reading.at = stops(page.root)[0]
        wanted = [stop.key for stop in stops(page.root)]
        visited = [page.reading.at.key]
        for _ in wanted[1:]:
            app.inject(Act(Action.READ_ON))
            app.loop_once()
            at = page.reading.at
            assert at is not None and speech.last == at.read()
            visited.append(at.key)
        assert visited == wanted
        app.inject(Act(Action.READ_ON))
        app.loop_once()
        assert page.reading.at is not None and speech.last == f"The end of the page. {page.reading.at.read()}"
        for key in wanted[-2:-8:-1]:
            app.inject(Act(Action.READ_BACK))
            app.loop_once()
            assert page.reading.at.key == key
