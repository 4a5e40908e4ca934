"""The accessibility page: what helps, where it is, and, truthfully, what is not there yet."""

import sys
from collections.abc import Sequence
from functools import partial
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import LISTENING, Device
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change, Push
from flow_desktop.app.settings import THEMES, VOICE_DETAILS, VOICE_RATES
from flow_desktop.app.view import TEXT_PERCENTS, TYPEFACES
from flow_desktop.scenes.destinations import ToKeys, ToSettings
from flow_desktop.scenes.panel_page import Chapter, PanelPage, words
from flow_desktop.scenes.papers import pen_drawing
from flow_desktop.scenes.settings.scene import link_button, link_panel, percent, pick, switch
from flow_desktop.scenes.settings.switch_panel import switch_panel, take_answer
from flow_desktop.scenes.start import people_of
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.theme import GAP, SNUG
from flow_desktop.widgets.widget import Widget

_THEME_NAMES: Final = {"normal": N_("Warm paper"), "plain": N_("Plain"), "contrast": N_("High contrast")}
_LETTER_NAMES: Final = {"rounded": N_("Rounded"), "wide": N_("Wide"), "clear": N_("Very clear")}

_DETAIL_NAMES: Final = {"short": N_("Little"), "normal": N_("Enough"), "full": N_("Everything")}


class AccessibilityScene(PanelPage):
    """Reached from the menu before the first game and from every pause.

    `linked` shows the way to the volumes.
    """

    title = N_("Accessibility")
    first_focus = "text-size"

    def __init__(self, linked: bool = True) -> None:
        self.linked = linked

    def chapters(self) -> Sequence[Chapter]:
        """What can be set, then the rest in plain words."""
        volumes = link_panel(
            _("Volumes"),
            _("Music, effects, warnings and voice each have a volume."),
            _("Settings"),
            self._settings,
            "icon_settings",
        )
        seeing, hearing = own_chapters(self)
        return (
            Chapter(seeing.name, (*whose_panel(self), *seeing.panels)),
            Chapter(hearing.name, (*hearing.panels, *((volumes,) if self.linked else ()))),
            Chapter(_("Keys and switches"), (input_panel(), switch_panel(self))),
            Chapter(_("Time and help"), (time_panel(), aids_panel(), missing_panel())),
        )

    def uncovered(self, result: object) -> Change | None:
        """Somebody who plays by switch may have wished for no clock."""
        take_answer(self.shell, result)
        return super().uncovered(result)

    def _settings(self) -> Change:
        return Push(ToSettings(linked=False))


def own_chapters(page: PanelPage) -> tuple[Chapter, Chapter]:
    """What can be set, and may be somebody's own."""
    hearing = hearing_panel(page), warnings_panel(page), voice_panel(page), reading_panel(page)
    return (
        Chapter(_("Seeing"), (seeing_panel(page), motion_panel(page))),
        Chapter(_("Hearing and voice"), hearing),
    )


def whose_panel(page: PanelPage) -> tuple[Panel, ...]:
    """Whose settings these are; nothing as long as nobody has a name."""
    wearers = page.shell.wearers
    if len(wearers) > 1:
        told = words(
            _("Everybody at this table can play with these."),
            _("The largest text and the gentlest choice hold for all."),
        )
    elif any(wearers):
        told = words(_("These belong to {name} and go along to every game.").format(name=wearers[0]))
    elif people_of(page.shell).known:
        told = words(_("These hold for everybody who has set nothing else."))
    else:
        return ()
    return (Panel(told, title=_("Whose settings"), key="whose"),)


def time_panel() -> Panel:
    """How to play without hurry."""
    told = words(
        _("A round can last 30 to 600 seconds."),
        _("It can be counted in turns, or have no clock at all."),
        _("Choose this under New game. Change it in any pause."),
    )
    return Panel(Column([told, pen_drawing(art("sketch_boat"))], gap=SNUG), title=_("Time"))


def input_panel() -> Panel:
    """Which devices are enough, and the way to the keys."""
    told = words(
        _("Keyboard, mouse or gamepad: each alone is enough for a whole game."),
        _("With the mouse, single clicks do everything. You never have to drag."),
        _("On a touch screen, a touch is a click."),
        _("Nothing needs a held key, a double click or quick fingers."),
        _("Losing the window's focus pauses the game."),
        _("Every key can be another one. One hand is enough, left or right."),
    )
    to_keys = link_button(_("Keys and buttons"), partial(Push, ToKeys()), "icon_keyboard", "link-keys")
    return Panel(Column([told, to_keys], gap=GAP), title=_("Keys, mouse and gamepad"))


def aids_panel() -> Panel:
    """The aids of each seat."""
    return Panel(
        words(
            _("Each seat has its own aids: a child and an expert can play together."),
            _("More time for one seat: the clock runs half as fast in its turns."),
            _("The game shows where a tile fits, turns it, and previews the water."),
            _("Hints on request, and a tutor for whoever wants one."),
            _("Seats, tiles and warnings differ by shape and pattern, not only by colour."),
        ),
        title=_("Help at the table"),
    )


def missing_panel() -> Panel:
    """What a player may look for in vain."""
    return Panel(
        words(
            _("On a touch screen, a long touch and a second finger do nothing."),
            _("Pages do not follow a finger: use the bar at their side."),
            _("People with disabilities have not tried the game yet."),
        ),
        title=_("Not here yet"),
    )


def text_size(page: PanelPage) -> Widget:
    """The size of all text; it changes at once, and the page with it, so each size is one press."""
    sizes = {size: percent(size) for size in TEXT_PERCENTS}
    return pick(page, "text_percent", _("Text size"), sizes, key="text-size")


def letters(page: PanelPage) -> Widget:
    """The typeface of all words."""
    names = {name: _(_LETTER_NAMES[name]) for name in TYPEFACES}
    return pick(page, "typeface", _("Letters"), names, key="letters")


def colours(page: PanelPage) -> Widget:
    """Warm paper, plain fills or high contrast."""
    return pick(page, "theme", _("Colours"), {name: _(_THEME_NAMES[name]) for name in THEMES})


def seeing_panel(page: PanelPage) -> Panel:
    """Text size, letters and colours."""
    note = words(_("Wide letters can help with dyslexia. Very clear ones are hard to mix up."))
    return Panel(
        Column([text_size(page), letters(page), note, colours(page)], gap=GAP), title=_("Text and colours")
    )


def motion_panel(page: PanelPage) -> Panel:
    """How much moves."""
    still = words(_("Nothing shakes or zooms. Waves and dice move in short, quiet steps."))
    toggle = switch(page, "reduced_motion", _("Reduced motion"))
    drawing = pen_drawing(art("sketch_boat"))
    return Panel(Column([toggle, still, drawing], gap=SNUG), title=_("Motion"))


def hearing_panel(page: PanelPage) -> Panel:
    """Captions, and the same sound for both ears."""
    rows = (
        switch(page, "captions", _("Captions for what happens")),
        switch(page, "mono", _("Mono sound, the same for both ears")),
        switch(page, "place_tones", _("Tones on the board")),
        words(_("A note tells the row of the cursor. Its side tells the column.")),
    )
    return Panel(Column(rows, gap=SNUG), title=_("Hearing"))


def voice_panel(page: PanelPage) -> Panel:
    """Whether a voice reads everything aloud, how fast and how much."""
    rates = {rate: percent(rate) for rate in VOICE_RATES}
    details = {name: _(_DETAIL_NAMES[name]) for name in VOICE_DETAILS}
    rows = (
        switch(page, "voice", _("Read everything aloud")),
        pick(page, "voice_rate", _("Speed of the voice"), rates),
        pick(page, "voice_detail", _("How much it says"), details),
        switch(page, "voice_letters", _("Say letters as they are typed")),
        pen_drawing(art("sketch_anchor")),
    )
    return Panel(Column(rows, gap=SNUG), title=_("Voice"))


def reading_panel(page: PanelPage) -> Panel:
    """Whose voice it is, and by which keys it is told what to say."""
    return Panel(words(*_voice_notes(page)), title=_("How it reads"))


def who_speaks(platform: str = sys.platform) -> str:
    """Whose voice it is: on Linux that of Speech Dispatcher, with which screen readers speak, too."""
    if platform == "linux":
        return _("Your computer's own voice speaks, the one that screen readers use.")
    return _("Your screen reader or your computer's own voice speaks.")


def _voice_notes(page: PanelPage) -> list[str]:
    """Who speaks, and the keys for it; what has no key is not named."""
    hints = {action.name.lower(): page.shell.input.hint(action, Device.KEYBOARD) for action in LISTENING}
    notes = [who_speaks()]
    if hints["voice"]:
        notes.append(_("Switch it on and off anywhere with {voice}.").format(**hints))
    if hints["read_on"] and hints["read_back"] and hints["read_all"]:
        notes += [
            _("{read_on} reads on, {read_back} back, {read_all} the rest of the page.").format(**hints),
            _("Corners show what is read. On pages a gamepad's right stick reads, too."),
        ]
    if hints["hush"] and hints["repeat"]:
        notes.append(_("{hush} silences it, {repeat} repeats; again, what came before.").format(**hints))
    return notes


def warnings_panel(page: PanelPage) -> Panel:
    """How the clock warns; each way can be switched off."""
    rows: list[Widget] = [Label(_("Before the wave comes, the clock warns you."), soft=True)]
    rows += [
        switch(page, "warning_sounds", _("Warn with sounds")),
        switch(page, "warning_pictures", _("Warn with pictures")),
        switch(page, "warning_captions", _("Warn with captions")),
    ]
    return Panel(Column(rows, gap=SNUG), title=_("Warnings"))
