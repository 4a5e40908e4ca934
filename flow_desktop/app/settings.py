"""The player's settings: a frozen value, kept as versioned JSON that is never lost by a fault.

A missing file gives the defaults. A field of the wrong kind gives that field's default. A file that cannot
be read at all is put aside as `settings.json.broken`. One of a newer program is used as far as it makes sense
and stays as it is: nothing is kept then. Of two programs each keeps what was changed in it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, field, fields, replace
from enum import Enum
from pathlib import Path
from typing import Any

from flow_desktop.app.log import LOGGER
from flow_desktop.app.view import TEXT_PERCENTS, TYPEFACES
from flow_desktop.files.reading import FileFault, FileKind, UnreadError, fault_of, lies_deeper, read
from flow_desktop.values import dataclass

VERSION = 1
DEEPEST = 20
"""So many values may lie inside each other."""
VOICE_RATES = (50, 75, 100, 125, 150, 200, 300)
THEMES = ("normal", "plain", "contrast")
VOICE_DETAILS = ("short", "normal", "full")
SWITCHES = ("off", "one", "two")
"""Playing by switch: not at all, by one while the mark moves on by itself, or by two."""
SWITCH_PACES = (4, 6, 8, 10, 15, 20, 30, 50)
"""How long the mark of a single switch stays, in tenths of a second."""
_NAMED = {"theme": THEMES, "typeface": TYPEFACES, "switch": SWITCHES, "voice_detail": VOICE_DETAILS}
_MAPS = ("keys", "pad")
NO_KEY = "?"
"""Stands in a kept map for what is no text: it is no key either, so that the map is found to be broken."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a player can set; change it with `shell.change(text_percent=150)`."""

    language: str = ""
    text_percent: int = 100
    typeface: str = TYPEFACES[0]
    theme: str = "normal"
    reduced_motion: bool = False
    music_volume: int = 60
    effects_volume: int = 80
    warnings_volume: int = 90
    voice_volume: int = 90
    music_muted: bool = False
    effects_muted: bool = False
    warnings_muted: bool = False
    voice_muted: bool = False
    voice: bool = False
    voice_rate: int = 100
    voice_detail: str = "normal"
    voice_letters: bool = True
    mono: bool = False
    place_tones: bool = False
    captions: bool = True
    warning_sounds: bool = True
    warning_pictures: bool = True
    warning_captions: bool = True
    fullscreen: bool = False
    window_width: int = 1600
    window_height: int = 900
    keys: Mapping[str, str] = field(default_factory=dict)
    """By the name of an action, its keys of the player's own choice (`chosen` reads them)."""
    pad: Mapping[str, str] = field(default_factory=dict)
    """The same for a gamepad."""
    sticky_keys: bool = False
    screen_letters: bool = False
    switch: str = SWITCHES[0]
    switch_pace: int = 15
    switch_select: str = ""
    switch_next: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict)

    def keep(self, name: str, value: object) -> Settings:
        """The same settings with a JSON value kept under a name (the last table, for instance)."""
        return replace(self, extra={**self.extra, name: value})


class SettingFault(Enum):
    """What was wrong with a file of settings."""

    BROKEN = "broken"
    NEWER = "newer"


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings read from disk and what was wrong with them, if anything."""

    settings: Settings
    fault: SettingFault | None = None


def load_settings(path: Path) -> Loaded:
    """Read the settings; whatever happens, there are settings afterwards."""
    loaded = _as_they_are(path)
    if loaded.fault is SettingFault.BROKEN:
        put_aside(path, ".broken")
    return loaded


def _as_they_are(path: Path) -> Loaded:
    try:
        return read_settings(read(path, FileKind.SETTINGS))
    except UnreadError as error:
        if error.fault in (FileFault.MISSING, FileFault.OUT_OF_REACH):  # the start speaks of that
            return Loaded(Settings())
        LOGGER.warning("settings not readable: %s", error)
        return Loaded(Settings(), SettingFault.BROKEN)


def read_settings(data: bytes) -> Loaded:
    """The settings that a file holds, or as many of them as make sense."""
    try:
        values = json.loads(data)
    except (ValueError, RecursionError):
        values = None
    if not isinstance(values, dict) or type(values.get("version")) is not int:
        return Loaded(Settings(), SettingFault.BROKEN)
    return Loaded(_from_json(values), SettingFault.NEWER if values["version"] > VERSION else None)


def save_settings(settings: Settings, path: Path, before: Settings | None = None) -> bool:
    """Write the settings in one stroke; False when it cannot be.

    `before` is what this program kept last: what has not changed since then is left as the file has it now,
    where another program may have set it.
    """
    from flow_desktop.files.lock import take_lock  # not needed before there is a window
    from flow_desktop.files.writing import make_folder, write_whole

    try:
        make_folder(path.parent)
        lock = take_lock(path.with_suffix(".lock"), tries=50)
        if lock is None:
            return False
        try:
            found = load_settings(path)
            if found.fault is SettingFault.NEWER or (found.fault and _as_they_are(path).fault):
                return False  # not ours to overwrite
            alone = before is None or fault_of(path) is not None
            wanted = settings if alone else _merged(before or settings, settings, found.settings)
            text = json.dumps({"version": VERSION, **asdict(wanted)}, indent=2, ensure_ascii=True)
            write_whole(path, text.encode())
        finally:
            lock.release()
    except (OSError, TypeError, ValueError, RecursionError) as error:
        LOGGER.warning("settings not saved: %s", error)
        return False
    return True


def _merged(before: Settings, now: Settings, theirs: Settings) -> Settings:
    """What was changed here, upon what the file holds."""
    changes = {
        spec.name: getattr(now, spec.name)
        for spec in fields(Settings)
        if getattr(now, spec.name) != getattr(before, spec.name)
    }
    kept = {name: value for name, value in now.extra.items() if before.extra.get(name) != value}
    return replace(theirs, **(changes | {"extra": {**theirs.extra, **kept}}))


def put_aside(path: Path, ending: str) -> Path | None:
    """Rename a file so that it is kept but not read again; an earlier one of that name is kept too."""
    from flow_desktop.files.writing import put_aside as rename

    try:
        return rename(path, ending)
    except OSError as error:
        LOGGER.warning("could not put %s aside: %s", path.name, error)
        return None


def _from_json(data: dict[str, Any]) -> Settings:
    defaults = Settings()
    values: dict[str, Any] = {}
    for spec in fields(Settings):
        default = getattr(defaults, spec.name)
        value = data.get(spec.name, default)
        value = _as_map(value) if spec.name in _MAPS else value
        values[spec.name] = value if _fits(spec.name, value, default) else default
    return Settings(**values)


def sound_values(data: Mapping[str, Any]) -> dict[str, Any]:
    """Of named values from anywhere, those that are settings and make sense."""
    usual, found = Settings(), _from_json(dict(data))
    named = [spec.name for spec in fields(Settings) if spec.name in data]
    return {
        name: getattr(found, name)
        for name in named
        if getattr(found, name) != getattr(usual, name) or data[name] == getattr(usual, name)
    }


def _as_map(value: object) -> dict[str, str]:
    """A map of texts, whatever was kept; what does not make sense is left to be found out and told."""
    if not isinstance(value, dict):
        return {NO_KEY: NO_KEY}
    return {str(name): text if isinstance(text, str) else NO_KEY for name, text in value.items()}


def _fits(name: str, value: object, default: object) -> bool:
    """True when a value read from disk is of the right kind and within its range."""
    if isinstance(default, bool) or isinstance(value, bool):
        return isinstance(default, bool) and isinstance(value, bool)
    if isinstance(default, int):
        return isinstance(value, int) and _in_range(name, value)
    if name in _NAMED:
        return value in _NAMED[name]
    if name in _MAPS:
        return True
    if name == "extra":
        return isinstance(value, dict) and not lies_deeper(value, DEEPEST)
    return isinstance(value, str)


def _in_range(name: str, value: int) -> bool:
    if name == "text_percent":
        return TEXT_PERCENTS[0] <= value <= TEXT_PERCENTS[-1]
    if name.endswith("_volume"):
        return 0 <= value <= 100
    if name == "voice_rate":
        return VOICE_RATES[0] <= value <= VOICE_RATES[-1]
    if name == "switch_pace":
        return SWITCH_PACES[0] <= value <= SWITCH_PACES[-1]
    return 0 < value <= 16384
