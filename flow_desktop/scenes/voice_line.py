"""Which key lets a voice read everything: written and said on the screen that is seen first."""

from typing import Final

from flow_desktop.app.intents import Action, Device
from flow_desktop.app.language import _
from flow_desktop.app.shell import Shell

_KEYS: Final = {"on": Action.READ_ON, "back": Action.READ_BACK, "hush": Action.HUSH, "again": Action.REPEAT}


def voice_words(shell: Shell) -> str:
    """Which key turns the voice on, or off; nothing when none does."""
    key = shell.input.hint(Action.VOICE, Device.KEYBOARD)
    if not key:
        return ""
    on = shell.voice_wanted
    return (_("{key} ends reading aloud") if on else _("{key} reads everything aloud")).format(key=key)


def listening_words(shell: Shell) -> str:
    """How everything is read, once the voice is on."""
    hints = {name: shell.input.hint(action, Device.KEYBOARD) for name, action in _KEYS.items()}
    if not (shell.voice_wanted and all(hints.values())):
        return ""
    return _("{on} reads on, {back} back, {hush} is silence, {again} repeats.").format(**hints)
