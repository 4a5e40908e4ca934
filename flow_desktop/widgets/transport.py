"""The buttons of a replay: to the beginning, a turn back, play or stop, a turn on, and how fast."""

from collections.abc import Callable
from typing import Final, Protocol

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _
from flow_desktop.app.shell import Shell
from flow_desktop.widgets.button import IconButton
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.widget import Weight, Widget

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)
SPEED_NAMES: Final = ("½ ×", "1 ×", "2 ×", "4 ×")
USUAL: Final = 1


class Winding(Protocol):
    """A page that winds a game."""

    runs: bool
    speed: int

    def toggle(self) -> None:
        """Let it run, or stop it."""

    def wind_to(self, at: int) -> None:
        """To a moment, and stay there."""

    def turn_on(self) -> None:
        """To the end of the next turn."""

    def turn_back(self) -> None:
        """To the end of the turn before."""


def begins_by_itself(shell: Shell) -> bool:
    """Whether a replay runs as it opens: not where motion is unwanted, nor over what is just read aloud."""
    return not (shell.settings.reduced_motion or shell.voice_wanted)


def transport(page: Winding, at: int, most: int, set_speed: Callable[[int], None]) -> list[Widget]:
    """All of them, each saying why it cannot be used at an end."""
    run = IconButton(
        art("icon_pause" if page.runs else "icon_play"),
        _("Stop") if page.runs else _("Play"),
        page.toggle,
        weight=Weight.PRIMARY,
        key="run",
    )
    speed = Choice(_("Speed"), SPEED_NAMES, page.speed, set_speed, name_shown=False, key="speed")
    return [
        _sign("icon_to_start", _("To the beginning"), lambda: page.wind_to(0), at > 0, "to-start"),
        _sign("icon_step_back", _("Back one turn"), page.turn_back, at > 0, "turn-back"),
        run,
        _sign("icon_step_on", _("Forward one turn"), page.turn_on, at < most, "turn-on"),
        speed,
    ]


def _sign(icon: str, words: str, press: Callable[[], None], usable: bool, key: str) -> Widget:
    reason = _("This is the end.") if key == "turn-on" else _("This is the beginning.")
    return IconButton(art(icon), words, press, enabled=usable, reason=reason, key=key)
