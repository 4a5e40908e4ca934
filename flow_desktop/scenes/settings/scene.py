"""The settings page: sound, language, window. What makes playing easier is on the accessibility page."""

from collections.abc import Sequence
from typing import Final

from flow_desktop.app import language
from flow_desktop.app.audio import Bus
from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change, Push
from flow_desktop.scenes.destinations import ToAccessibility
from flow_desktop.scenes.learn.introduction import wish_toggle
from flow_desktop.scenes.panel_page import PanelPage, words
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.choice import Choice, Toggle
from flow_desktop.widgets.layout import Column, Row
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.slider import Slider
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import GAP, ROOMY
from flow_desktop.widgets.widget import Press, Widget

_BUS_NAMES: Final = {
    Bus.MUSIC: N_("Music"),
    Bus.EFFECTS: N_("Effects"),
    Bus.WARNINGS: N_("Warnings"),
    Bus.VOICE: N_("Voice"),
}
_SAMPLES: Final = {Bus.EFFECTS: "place", Bus.WARNINGS: "warning_10", Bus.VOICE: "turn"}
MUTE: Final = 52


class SettingsScene(PanelPage):
    """Each change is seen, heard and kept at once; `linked` shows the way to the accessibility page."""

    title = N_("Settings")
    first_focus = "music-volume"

    def __init__(self, linked: bool = True) -> None:
        self.linked = linked

    def panels(self) -> Sequence[Widget]:
        """Sound first, which is what is looked for most."""
        panels: list[Widget] = [sound_panel(self), language_panel(self), screen_panel(self)]
        panels.append(Panel(wish_toggle(self.shell), title=_("Scenario cards")))
        if self.linked:
            sentence = _("Text size, letters, colours, motion, captions and warnings have their own page.")
            icon = "icon_accessibility"
            panels.append(
                link_panel(_("Easier to play"), sentence, _("Accessibility"), self._accessibility, icon)
            )
        return panels

    def _accessibility(self) -> Change:
        return Push(ToAccessibility(linked=False))


def percent(number: int) -> str:
    """A share of a hundred."""
    return _("{number}%").format(number=number)


def switch(page: PanelPage, name: str, label: str) -> Toggle:
    """A setting that is on or off."""
    held = bool(getattr(page.shell.settings, name))
    return Toggle(label, held, page.setting(name), key=name.replace("_", "-"))


def link_panel(title: str, sentence: str, label: str, press: Press, icon: str) -> Panel:
    """The way to the page where the rest is: each setting has one home."""
    link = Button(label, press, icon=art(icon), align=Align.START, key="link")
    return Panel(Column([words(sentence), link], gap=GAP), title=title)


def language_panel(page: PanelPage) -> Panel:
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


def screen_panel(page: PanelPage) -> Panel:
    """Whether the window fills the screen."""
    return Panel(switch(page, "fullscreen", _("Full screen")), title=_("Screen"))


def sound_panel(page: PanelPage) -> Panel:
    """Four volumes, each with its own switch."""
    return Panel(Column([_volume(page, bus) for bus in Bus], gap=GAP), title=_("Sound"))


def _volume(page: PanelPage, bus: Bus) -> Widget:
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
    action = _("Unmute {sound}") if muted else _("Mute {sound}")
    silence = page.setting(f"{bus.value}_muted")
    mute = IconButton(
        art("icon_sound_off" if muted else "icon_sound_on"),
        action.format(sound=name),
        lambda: silence(not muted),
        units=MUTE,
        key=f"{bus.value}-mute",
    )
    return Row([slider, mute], gap=ROOMY, align=Align.END)
