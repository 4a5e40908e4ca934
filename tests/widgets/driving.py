"""Ways to use a screen as a player does: by pointer, by keys, by pad."""

from flow_desktop.app.intents import (
    Act,
    AnyAction,
    Device,
    MouseButton,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from flow_desktop.app.loop import App
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Widget


def top(app: App) -> Screen:
    scene = app.stack.top
    assert isinstance(scene, Screen)
    return scene


def click_at(app: App, x: int, y: int, button: MouseButton = MouseButton.LEFT) -> None:
    app.inject(PointerMoved(x, y), PointerPressed(x, y, button), PointerReleased(x, y, button))
    app.loop_once()


def click(app: App, widget: Widget) -> None:
    click_at(app, *widget.rect.center)


def do(app: App, *actions: AnyAction, device: Device = Device.KEYBOARD) -> None:
    app.inject(*(Act(action, device) for action in actions))
    app.loop_once()


def focused(app: App) -> str:
    current = top(app).focus.current
    assert current is not None
    return current.key
