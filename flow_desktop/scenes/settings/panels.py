"""Sound, screen and language: the panels of the settings page, and the rows that both pages are made of."""

from __future__ import annotations

from typing import Final

from flow_desktop.app import language
from flow_desktop.app.audio import Bus
from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change
from flow_desktop.scenes.settings.page import Page, words
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.layout import Column, Row
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.slider import Slider
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import GAP, ROOMY
from flow_desktop.widgets.toggle import Toggle
from flow_desktop.widgets.widget import Press, Widget

_BUS_NAMES: Final = {
    Bus.MUSIC: N_("Music"),
    Bus.EFFECTS: N_("Effects"),
    Bus.WARNINGS: N_("Warnings"),
    Bus.VOICE: N_("Voice"),
}
_SAMPLES: Final = {Bus.EFFECTS: "place", Bus.WARNINGS: "warning_10", Bus.VOICE: "turn"}
MUTE: Final = 52


def percent(number: int) -> str:
    """A share of a hundred."""
    return _("{number}%").format(number=number)


def switch(page: Page, name: str, label: str) -> Toggle:
    """A setting that is on or off."""
    held = bool(getattr(page.shell.settings, name))
    return Toggle(label, held, page.setting(name), key=name.replace("_", "-"))


def link_panel(title: str, sentence: str, label: str, press: Press, icon: str) -> Panel:
    """The way to the page where the rest is: each setting has one home."""
    link = Button(label, press, icon=art(icon), align=Align.START, key="link")
    return Panel(Column([words(sentence), link], gap=GAP), title=title)


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


def screen_panel(page: Page) -> Panel:
    """The window."""
    return Panel(switch(page, "fullscreen", _("Full screen")), title=_("Screen"))


def sound_panel(page: Page) -> Panel:
    """Four volumes, each with its own switch."""
    return Panel(Column([_volume(page, bus) for bus in Bus], gap=GAP), title=_("Sound"))


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
    silence = page.setting(f"{bus.value}_muted")
    mute = IconButton(
        art("icon_sound_off" if muted else "icon_sound_on"),
        action.format(sound=name),
        lambda: silence(not muted),
        units=MUTE,
        key=f"{bus.value}-mute",
    )
    return Row([slider, mute], gap=ROOMY, align=Align.END)
