"""Whoever has keys for one hand alone writes with letters on the screen: when these are asked for."""

from flow_desktop.app.intents import Act, Action, Device
from flow_desktop.app.scene import Scene
from flow_desktop.app.settings import Settings
from flow_desktop.widgets.widget import Widget


def letters_by_key(settings: Settings) -> bool:
    """Whether keys stay keys in a text field: with a few of them one walks past it, and cannot write."""
    return settings.screen_letters and bool(settings.keys)


def letters_asked(settings: Settings, act: Act, current: Widget | None) -> Scene | None:
    """The letters of a text field that such a key accepts; None where nobody asks for them."""
    asks = act.action is Action.ACCEPT and act.device is Device.KEYBOARD and letters_by_key(settings)
    return current.letters_page() if asks and current is not None else None
