"""Playing by one or two switches: whether, how fast the mark moves, and what the switches are."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import ControlHeard, Device, Intent
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change, Pop, Push
from flow_desktop.app.settings import SWITCH_PACES, SWITCHES
from flow_desktop.app.shell import Shell
from flow_desktop.app.switch import is_source, source_words
from flow_desktop.engine import Clock
from flow_desktop.scenes.panel_page import PanelPage, words
from flow_desktop.scenes.papers import pen_drawing
from flow_desktop.scenes.settings.scene import pick
from flow_desktop.scenes.start import last_draft, remember
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.choice import Choice
from flow_desktop.widgets.dialog import Answer, Dialog, sheet
from flow_desktop.widgets.label import Label, heading
from flow_desktop.widgets.layout import Column, EqualWrap
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.theme import GAP, ROOMY, SNUG
from flow_desktop.widgets.widget import Weight, Widget

_NAMES: Final = {"off": N_("None"), "one": N_("One switch"), "two": N_("Two switches")}
WIDTH: Final = 720
WITHOUT_CLOCK: Final = "without-clock"
"""The answer to the question that comes when switches are turned on."""


def switch_panel(page: PanelPage) -> Panel:
    """One switch selects while a mark moves; or one moves it, and the other selects."""
    settings = page.shell.settings
    change = page.setting("switch")

    def choose(number: int) -> Change | None:
        before = page.shell.settings.switch
        change(SWITCHES[number])
        return Push(_ask_clock()) if before == "off" and number else None

    which = Choice(
        _("Play by switch"),
        [_(_NAMES[name]) for name in SWITCHES],
        SWITCHES.index(settings.switch),
        choose,
        key="switch",
    )
    parts: list[Widget] = [which]
    if settings.switch == "off":
        parts.append(words(_("A mark goes over the screen. A switch selects what it stands on.")))
    if settings.switch == "one":
        parts += [_pace(page), words(_("Press the switch when the mark is where you want it."))]
    if settings.switch == "two":
        parts.append(words(_("One switch moves the mark, the other selects.")))
        parts.append(_source(page, "switch_next", _("The switch that moves")))
    if settings.switch != "off":
        parts.append(_source(page, "switch_select", _("The switch that selects")))
        parts.append(words(_("Esc and the arrows still work for whoever helps.")))
    parts.append(pen_drawing(art("sketch_anchor")))
    return Panel(Column(parts, gap=GAP), title=_("One or two switches"), area="switch")


def _pace(page: PanelPage) -> Widget:
    paces = {pace: _("{number} s").format(number=f"{pace / 10:g}") for pace in SWITCH_PACES}
    return pick(page, "switch_pace", _("The mark stays for"), paces)


def _source(page: PanelPage, name: str, label: str) -> Widget:
    held = getattr(page.shell.settings, name)
    other = "switch_next" if name == "switch_select" else "switch_select"
    if held:
        now = source_words(held)
    elif page.shell.settings.switch == "one":
        now = _("nearly any key, any button, any click")
    elif name == "switch_next":
        now = _("space bar, left click, B")
    else:
        now = _("Enter, right click, A")
    button = Button(
        f"{label}: {now}",
        lambda: Push(SwitchSheet(label, name, other)),
        key=name.replace("_", "-"),
    )
    return button


def _ask_clock() -> Screen:
    """A clock is unkind to a mark that takes its time: offer to play without."""
    message = _("With switches a turn takes longer. In any pause the clock can be changed.")
    answers = [
        Answer(_("Keep the clock"), None),
        Answer(_("Without a clock"), WITHOUT_CLOCK, Weight.PRIMARY),
    ]
    return Dialog(_("Play without a clock?"), message, answers)


def take_answer(shell: Shell, result: object) -> None:
    """Let the next table have no clock, if that was the answer."""
    if result == WITHOUT_CLOCK:
        remember(shell, replace(last_draft(shell), clock=Clock(None, None)))


class SwitchSheet(Screen):
    """Listens for the switch: a key, a pad's button or a mouse button."""

    overlay = True
    first_focus = "any"

    def __init__(self, title: str, name: str, other: str) -> None:
        self.title = title
        self.name = name
        self.other = other

    def enter(self, shell: Shell) -> None:
        """Listen at once."""
        super().enter(shell)
        shell.input.listen(Device.SWITCH)

    def leave(self) -> None:
        """A switch is a switch again."""
        self.shell.input.listen(None)
        super().leave()

    def opening_words(self) -> str:
        """What is asked."""
        asked = _("Press your switch now.")
        return f"{self.title}. {asked}"

    def build(self) -> Widget:
        """What is asked, and the ways not to answer."""
        buttons: list[Widget] = [
            Button(_("Any switch"), self._taking(""), key="any"),
            Button(_("Leave it"), self.back, key="leave-it"),
        ]
        texts = Column(
            [Label(_("Press your switch now.")), Label(_("Esc leaves it as it is."), soft=True)], gap=SNUG
        )
        body = Column([heading(self.title), texts, EqualWrap(buttons, gap=SNUG, widest=WIDTH)], gap=ROOMY)
        return sheet(self.look, body, self.title, WIDTH, least=WIDTH, inner=GAP)

    def _taking(self, source: str) -> Callable[[], Change]:
        def take() -> Change:
            changes = {self.name: source}
            if source and getattr(self.shell.settings, self.other) == source:
                changes[self.other] = getattr(self.shell.settings, self.name)
            self.shell.change(**changes)
            return Pop()

        return take

    def happened(self, intent: Intent) -> Change | None:
        """The switch was heard; Esc is none."""
        if not isinstance(intent, ControlHeard):
            return None
        if intent.name == "ESCAPE" or not is_source(intent.name):
            return Pop()
        return self._taking(intent.name)()
