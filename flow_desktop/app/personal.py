"""Settings that may be somebody's own, and what holds where several people sit together.

Whoever plays alone has their own settings. At a shared table everybody has to be able to play: the largest
text, the strongest colours and the gentlest choice hold for all; what only hands feel, such as keys, follows
the turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, Final

from flow_desktop.app.settings import THEMES, VOICE_DETAILS, Settings, sound_values
from flow_desktop.app.view import TYPEFACES

_MAY_BE_OWN: Final = (
    "text_percent",
    "typeface",
    "theme",
    "reduced_motion",
    "captions",
    "mono",
    "place_tones",
    "warning_sounds",
    "warning_pictures",
    "warning_captions",
    "voice",
    "voice_rate",
    "voice_detail",
    "voice_letters",
    "keys",
    "pad",
    "sticky_keys",
    "screen_letters",
    "switch",
    "switch_pace",
    "switch_select",
    "switch_next",
)
PERSONAL: Final = tuple(spec.name for spec in fields(Settings) if spec.name in _MAY_BE_OWN)
"""All of these may belong to a person; everything else is the computer's: volumes, window, language."""


def own(values: Mapping[str, Any]) -> dict[str, Any]:
    """Of what a person has kept, those settings that this program knows and that make sense."""
    return {name: value for name, value in sound_values(values).items() if name in PERSONAL}


def together(machine: Settings, people: Sequence[Mapping[str, Any]], turn: int = 0) -> dict[str, Any]:
    """What holds at a table of these people; whoever has not set something has it as the computer has it.

    `turn` says whose turn it is: keys and the like are theirs.
    """
    everybody = [replace(machine, **own(values)) for values in people]
    if not everybody:
        return {}
    return {name: _shared(name, everybody, turn) for name in PERSONAL}


def _shared(name: str, everybody: Sequence[Settings], turn: int) -> Any:
    values = [getattr(each, name) for each in everybody]
    if name.startswith("voice_"):
        values = [getattr(each, name) for each in everybody if each.voice] or values
    if name in _GENTLEST:
        return _GENTLEST[name](values)
    if all(isinstance(value, bool) for value in values):
        return any(values)
    return values[turn] if 0 <= turn < len(values) else values[0]


_GENTLEST: Final[Mapping[str, Callable[[Sequence[Any]], Any]]] = {
    "text_percent": max,
    "voice_rate": min,
    "voice_detail": lambda values: max(values, key=VOICE_DETAILS.index),
    "theme": lambda values: max(values, key=THEMES.index),
    "typeface": lambda values: next((value for value in values if value != TYPEFACES[0]), TYPEFACES[0]),
}
