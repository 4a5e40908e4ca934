"""What makes Flow easier to see, hear and follow: the controls of the accessibility page."""

from __future__ import annotations

from typing import Final

from flow_desktop.app.language import N_, _
from flow_desktop.app.settings import THEMES
from flow_desktop.app.view import TEXT_PERCENTS, TYPEFACES
from flow_desktop.scenes.settings.page import Page, words
from flow_desktop.scenes.settings.panels import percent, switch
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.theme import GAP, SNUG
from flow_desktop.widgets.widget import Widget

_THEME_NAMES: Final = {"normal": N_("Warm paper"), "plain": N_("Plain"), "contrast": N_("High contrast")}
_LETTER_NAMES: Final = {"rounded": N_("Rounded"), "wide": N_("Wide"), "clear": N_("Very clear")}


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


def letters(page: Page) -> Widget:
    """The typeface of all words."""
    change = page.setting("typeface")
    return Choice(
        _("Letters"),
        [_(_LETTER_NAMES[name]) for name in TYPEFACES],
        TYPEFACES.index(page.shell.settings.typeface),
        lambda n: change(TYPEFACES[n]),
        key="letters",
    )


def colours(page: Page) -> Widget:
    """Warm paper, plain fills or high contrast."""
    change = page.setting("theme")
    return Choice(
        _("Colours"),
        [_(_THEME_NAMES[name]) for name in THEMES],
        THEMES.index(page.shell.settings.theme),
        lambda n: change(THEMES[n]),
        key="theme",
    )


def seeing_panel(page: Page) -> Panel:
    """Text size, letters and colours."""
    note = words(_("Wide letters can help with dyslexia. Very clear ones are hard to mix up."))
    return Panel(
        Column([text_size(page), letters(page), note, colours(page)], gap=GAP), title=_("Text and colours")
    )


def motion_panel(page: Page) -> Panel:
    """How much moves."""
    still = words(_("Nothing shakes or zooms. Waves and dice move in short, quiet steps."))
    toggle = switch(page, "reduced_motion", _("Reduced motion"))
    return Panel(Column([toggle, still], gap=SNUG), title=_("Motion"))


def hearing_panel(page: Page) -> Panel:
    """Captions, and the same sound for both ears."""
    rows = (
        switch(page, "captions", _("Captions for what happens")),
        switch(page, "mono", _("Mono sound, the same for both ears")),
    )
    return Panel(Column(rows, gap=SNUG), title=_("Hearing"))


def warnings_panel(page: Page) -> Panel:
    """How the clock warns; each way can be switched off."""
    rows: list[Widget] = [Label(_("Before the wave comes, the clock warns you."), soft=True)]
    rows += [
        switch(page, "warning_sounds", _("Warn with sounds")),
        switch(page, "warning_pictures", _("Warn with pictures")),
        switch(page, "warning_captions", _("Warn with captions")),
    ]
    return Panel(Column(rows, gap=SNUG), title=_("Warnings"))
