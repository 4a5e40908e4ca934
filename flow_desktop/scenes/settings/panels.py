"""The panels of settings; the settings page and the accessibility page are made of them."""

from __future__ import annotations

from typing import Final

from flow_desktop.app import language
from flow_desktop.app.audio import Bus
from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change
from flow_desktop.app.settings import THEMES
from flow_desktop.app.view import TEXT_PERCENTS
from flow_desktop.scenes.settings.page import Page, words
from flow_desktop.widgets.button import IconButton
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, Row
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.slider import Slider
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.toggle import Toggle
from flow_desktop.widgets.widget import Widget

_THEME_NAMES: Final = {"normal": N_("Warm paper"), "contrast": N_("High contrast")}
_BUS_NAMES: Final = {
    Bus.MUSIC: N_("Music"),
    Bus.EFFECTS: N_("Effects"),
    Bus.WARNINGS: N_("Warnings"),
    Bus.VOICE: N_("Voice"),
}
_SAMPLES: Final = {Bus.EFFECTS: "place", Bus.WARNINGS: "warning_10", Bus.VOICE: "turn"}
GAP: Final = 18


def percent(number: int) -> str:
    """A share of a hundred."""
    return _("{number}%").format(number=number)


def language_panel(page: Page) -> Panel:
    """The languages by their own names; only those that exist."""
    codes = language.available(with_pseudo=language.current() == language.PSEUDO)
    if len(codes) == 1:
        return Panel(words(language.name_of(codes[0])), title=_("Language"))
    names = [language.name_of(code) for code in codes]
    chosen = codes.index(language.current())
    change = page.setting("language")
    choice = Choice(
        _("Language"), names, chosen, lambda n: change(codes[n]), name_shown=False, key="language"
    )
    return Panel(choice, title=_("Language"))


def text_size(page: Page) -> Widget:
    """The size of all text; it changes at once, and the page with it, so each size is one press."""
    change, sizes = page.setting("text_percent"), TEXT_PERCENTS
    return Choice(
        _("Text size"),
        [percent(size) for size in sizes],
        sizes.index(min(sizes, key=lambda size: abs(size - page.shell.settings.text_percent))),
        lambda n: change(sizes[n]),
        key="text-size",
    )


def theme(page: Page) -> Widget:
    """Warm paper or high contrast."""
    change = page.setting("theme")
    return Choice(
        _("Colours"),
        [_(_THEME_NAMES[name]) for name in THEMES],
        THEMES.index(page.shell.settings.theme),
        lambda n: change(THEMES[n]),
        key="theme",
    )


def reduced_motion(page: Page) -> Widget:
    """Less movement."""
    return Toggle(
        _("Reduced motion"),
        page.shell.settings.reduced_motion,
        page.setting("reduced_motion"),
        key="reduced-motion",
    )


def seeing_panel(page: Page) -> Panel:
    """Text size and colours."""
    return Panel(Column([text_size(page), theme(page)], gap=GAP), title=_("Text and colours"))


def screen_panel(page: Page) -> Panel:
    """Window and motion."""
    full = Toggle(
        _("Full screen"), page.shell.settings.fullscreen, page.setting("fullscreen"), key="fullscreen"
    )
    still = words(_("Waves, dice and tiles then move in short, quiet steps."))
    return Panel(Column([full, reduced_motion(page), still], gap=GAP), title=_("Screen"))


def motion_panel(page: Page) -> Panel:
    """Motion alone, for the accessibility page."""
    still = words(_("Nothing shakes or zooms. Waves and dice move in short, quiet steps."))
    return Panel(Column([reduced_motion(page), still], gap=GAP), title=_("Motion"))


def sound_panel(page: Page) -> Panel:
    """Four volumes, each with its own switch, and one ear's worth of sound for both."""
    mono = Toggle(
        _("Mono sound, the same for both ears"), page.shell.settings.mono, page.setting("mono"), key="mono"
    )
    return Panel(Column([*(_volume(page, bus) for bus in Bus), mono], gap=GAP), title=_("Sound"))


def _volume(page: Page, bus: Bus) -> Widget:
    shell, name = page.shell, _(_BUS_NAMES[bus])
    muted = bool(getattr(shell.settings, f"{bus.value}_muted"))
    keep = page.setting(f"{bus.value}_volume")

    def change(volume: int) -> Change | None:
        keep(volume)
        if bus in _SAMPLES:
            shell.audio.play(_SAMPLES[bus], bus)
        return None

    held = int(getattr(shell.settings, f"{bus.value}_volume"))
    said = (lambda number: _("muted")) if muted else percent
    slider = Slider(name, held, change, words=said, key=f"{bus.value}-volume", grow=1)
    action = _("Let {sound} be heard") if muted else _("Mute {sound}")
    switch = page.setting(f"{bus.value}_muted")
    mute = IconButton(
        art("icon_sound_off" if muted else "icon_sound_on"),
        action.format(sound=name),
        lambda: switch(not muted),
        units=52,
        key=f"{bus.value}-mute",
    )
    return Row([slider, mute], align=Align.END)


def warnings_panel(page: Page) -> Panel:
    """How the clock warns, and captions."""
    settings = page.shell.settings
    rows = (
        ("warning_sounds", _("Warn with sounds")),
        ("warning_pictures", _("Warn with pictures")),
        ("warning_captions", _("Warn with captions")),
    )
    toggles: list[Widget] = [Label(_("Before the wave comes, the clock warns you."), soft=True)]
    toggles += [
        Toggle(label, bool(getattr(settings, name)), page.setting(name), key=name.replace("_", "-"))
        for name, label in rows
    ]
    captions = Toggle(
        _("Captions for what happens"), settings.captions, page.setting("captions"), key="captions"
    )
    return Panel(Column([*toggles, captions], gap=12), title=_("Warnings and captions"))
