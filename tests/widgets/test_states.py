"""Every kind of widget answers the hand: it looks different at rest, pointed at, pressed and disabled."""

from collections.abc import Callable

import pygame
import pytest

from flow_desktop.app.assets import Assets
from flow_desktop.app.catalogue import art
from flow_desktop.app.view import View
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.choice import Choice, Toggle
from flow_desktop.widgets.glyph import Glyph
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.slider import Slider
from flow_desktop.widgets.stepper import Stepper
from flow_desktop.widgets.text_field import TextField
from flow_desktop.widgets.theme import THEMES, Theme
from flow_desktop.widgets.widget import Weight, Widget, walk

ROOM = pygame.Rect(20, 20, 320, 90)
REASON = "Not yet."
ASSETS = Assets()


def nothing(*_args: object) -> None:
    """What they do is not of interest here."""


MAKERS: dict[str, Callable[[bool], Widget]] = {
    "primary button": lambda on: Button("Go", nothing, weight=Weight.PRIMARY, enabled=on, reason=REASON),
    "plain button": lambda on: Button("Go", nothing, icon=art("icon_book"), enabled=on, reason=REASON),
    "dangerous button": lambda on: Button("Go", nothing, weight=Weight.DANGER, enabled=on, reason=REASON),
    "icon button": lambda on: IconButton(Glyph.PLUS, "More", nothing, enabled=on, reason=REASON),
    "switch that is on": lambda on: Toggle("Captions", True, nothing, enabled=on, reason=REASON),
    "switch that is off": lambda on: Toggle("Captions", False, nothing, enabled=on, reason=REASON),
    "slider": lambda on: Slider("Music", 60, nothing, enabled=on, reason=REASON),
    "stepper": lambda on: Stepper("Turns", 3, nothing, enabled=on, reason=REASON),
    "choice": lambda on: Choice("Clock", ["On", "Off"], 0, nothing, enabled=on, reason=REASON),
    "text field": lambda on: TextField("Name", "Mia", nothing, enabled=on, reason=REASON),
}


def painted(widget: Widget, theme: Theme, **state: bool) -> bytes:
    """The widget in a state, as pixels on a panel."""
    look = Look(View(1920, 1080), theme, ASSETS)
    surface = pygame.Surface((360, 130), 0, 32)
    surface.fill(theme.panel)
    for part in walk(widget):
        for name, value in state.items():
            setattr(part, name, value)
    widget.place(look, ROOM)
    widget.draw(surface, look)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("kind", MAKERS)
def test_every_state_looks_different(kind: str, theme: Theme) -> None:
    make = MAKERS[kind]
    looks = {
        "at rest": painted(make(True), theme),
        "under the pointer": painted(make(True), theme, hovered=True),
        "pressed": painted(make(True), theme, hovered=True, pressed=True),
        "disabled": painted(make(False), theme),
    }
    assert len(set(looks.values())) == len(looks)


@pytest.mark.parametrize("kind", MAKERS)
def test_what_is_disabled_does_not_answer(kind: str) -> None:
    make, theme = MAKERS[kind], THEMES["normal"]
    assert painted(make(False), theme) == painted(make(False), theme, hovered=True)
