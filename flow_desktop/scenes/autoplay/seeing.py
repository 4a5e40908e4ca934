"""What a person sees on the screen: the screen on top, its widgets, its board and what is in the hand."""

from __future__ import annotations

from flow_desktop.app.loop import App
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.play.hand import Hand
from flow_desktop.scenes.play.scene import PlayScene
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Widget, walk


def top_screen(app: App) -> Screen:
    """The screen that answers now."""
    top = app.stack.top
    assert isinstance(top, Screen)
    return top


def widgets(app: App) -> list[Widget]:
    """Everything on the screen that answers now."""
    return list(walk(top_screen(app).root))


def seen(app: App, key: str) -> Widget | None:
    """The widget of that key, if it is there."""
    return next((widget for widget in widgets(app) if widget.key == key), None)


def board_of(app: App) -> BoardView:
    """The board on the screen."""
    return next(widget for widget in widgets(app) if isinstance(widget, BoardView))


def play_scene(app: App) -> PlayScene:
    """The game's scene, wherever it lies on the stack."""
    return next(scene for scene in app.stack.scenes if isinstance(scene, PlayScene))


def hand_of(app: App) -> Hand:
    """What the player whose turn it is has in hand."""
    return play_scene(app).hand
