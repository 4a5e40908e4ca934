"""The settings page: sound, language, window. What makes playing easier is on the accessibility page.

It is a harbour: volumes are tides in the locks of the quay, languages signal flags, the rest is on a board.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import pygame

from flow_desktop.app import language
from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Intent
from flow_desktop.app.language import N_, _
from flow_desktop.app.player import Bus
from flow_desktop.app.scene import Change, Push
from flow_desktop.app.shell import Shell
from flow_desktop.scenes.destinations import ToAccessibility, ToKeys
from flow_desktop.scenes.learn.introduction import wish_toggle
from flow_desktop.scenes.panel_page import PanelPage, words
from flow_desktop.scenes.papers import PenDrawing, PinnedPaper, Rule
from flow_desktop.scenes.settings.flags import Flags
from flow_desktop.scenes.settings.harbour import LEDGE, Shores, Swell, draw_harbour
from flow_desktop.scenes.settings.tide_pole import TidePole
from flow_desktop.widgets.button import Button, IconButton
from flow_desktop.widgets.choice import Choice, Toggle
from flow_desktop.widgets.frames import Padding, Placed, Sized, Spacer
from flow_desktop.widgets.label import Plate, heading, title
from flow_desktop.widgets.layout import Column, Grid, Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.slider import Slider
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import EDGE, GAP, HAIR, PADDING, ROOMY, SNUG
from flow_desktop.widgets.widget import Press, Size, Weight, Widget, walk

_BUS_NAMES: Final = {
    Bus.MUSIC: N_("Music"),
    Bus.EFFECTS: N_("Effects"),
    Bus.WARNINGS: N_("Warnings"),
    Bus.VOICE: N_("Voice"),
}
_SAMPLES: Final = {Bus.EFFECTS: "place", Bus.WARNINGS: "warning_10", Bus.VOICE: "turn"}
MUTE: Final = 52
LOCK_WIDE: Final = 170
PAPER_WIDE: Final = 480
MOST_WIDE: Final = 1640
LEAST_HALF: Final = 420
APART: Final = 0.27
"""The waves of two locks side by side are so much of a wave apart."""


class SettingsScene(PanelPage):
    """Each change is seen, heard and kept at once; `linked` shows the way to the accessibility page."""

    title = N_("Settings")
    first_focus = "music-volume"

    def __init__(self, linked: bool = True) -> None:
        self.linked = linked

    def enter(self, shell: Shell) -> None:
        """The water begins to move."""
        self._swell = Swell()
        self._whole = True
        self._ringed: Widget | None = None
        super().enter(shell)

    def build(self) -> Widget:
        """Flags over locks, the board beside them; where there is no room for that, a page to scroll."""
        head = title(_("Settings"))
        done = Placed(Button(_("Done"), self.back, icon=art("icon_check"), weight=Weight.PRIMARY, key="done"))
        high = self._height_left([head, done])
        body = self._harbour(high) or self._long_page()
        return Padding(Column([head, body, done], gap=SNUG), EDGE, PADDING)

    def _harbour(self, high: int) -> Widget | None:
        """Everything in sight at once, if it fits."""
        look = self.look
        width = min(look.view.width - 2 * look.px(EDGE), look.view.text_px(MOST_WIDE))
        paper_wide = look.view.text_px(PAPER_WIDE)
        left_wide = width - paper_wide - look.px(ROOMY)
        locks = self._locks(4)
        left = self._quay(locks, grow=1)
        if left_wide < 4 * look.view.text_px(LOCK_WIDE) or left.measure(look, left_wide)[1] > high:
            return None
        paper = self._pinned(paper_wide, high)
        sized = Sized(paper, least_width=PAPER_WIDE, most_width=PAPER_WIDE, text=True)
        return Sized(Row([left, sized], gap=ROOMY), most_width=MOST_WIDE, text=True, grow=1)

    def _pinned(self, wide: int, high: int) -> PinnedPaper:
        """The board; rather than hide its last way below the fold it explains less and closes up."""
        for told, gap in ((True, GAP), (False, GAP), (False, SNUG)):
            parts = [*self._sections(told), PenDrawing(art("sketch_anchor"))]
            paper = PinnedPaper(Column(parts, gap=gap), key="paper")
            if paper.measure(self.look, wide)[1] <= high:
                return paper
        page = Scroll(Column(self._sections(), gap=GAP), label=_("Settings"), key="page")
        return PinnedPaper(page, key="paper")

    def _long_page(self) -> Widget:
        look = self.look
        room = look.view.width - 2 * look.px(EDGE + GAP)
        columns = 2 if room >= 2 * look.view.text_px(LEAST_HALF) else 1
        four = columns == 1 and room >= 4 * look.view.text_px(LOCK_WIDE)
        plain = columns == 1 and not four
        locks = self._plain_volumes() if plain else self._locks(4 if four else 2)
        left = self._quay(locks, flags_first=False)
        paper = PinnedPaper(Column(self._sections(), gap=GAP), key="paper")
        grid = Grid([left, Placed(paper, Align.STRETCH, Align.START)], columns, gap=ROOMY)
        page = Scroll(Padding(grid, GAP, GAP), label=_("Settings"), key="page")
        sized = Sized(page, most_width=MOST_WIDE, text=True, grow=1)
        return sized if look.theme.flat else Column([Spacer(LEDGE), sized], gap=0, grow=1)

    def _quay(self, locks: Widget, grow: float = 0, flags_first: bool = True) -> Widget:
        """Flags and locks, free on the quay; on a panel where the theme is plain."""
        quay = Quay(locks, self._flags(), flags_first, grow)
        return Panel(quay, grow=grow) if self.look.theme.flat else quay

    def _locks(self, most: int) -> Grid:
        """Four volumes, each with its own switch."""
        parts = [self._volume(bus, place * APART) for place, bus in enumerate(Bus)]
        return Grid(parts, most, least=LOCK_WIDE - SNUG, gap=SNUG, grow=1)

    def _plain_volumes(self) -> Widget:
        """The same below each other, where text is large and locks would fill page after page."""
        rows = Column([self._volume(bus) for bus in Bus], gap=SNUG)
        return rows if self.look.theme.flat else Panel(rows)

    def _volume(self, bus: Bus, phase: float | None = None) -> Widget:
        """A lock in its phase of the waves, or without one a plain slider; and its switch."""
        shell, name = self.shell, _(_BUS_NAMES[bus])
        muted = bool(getattr(shell.settings, f"{bus.value}_muted"))
        keep = self.setting(f"{bus.value}_volume")

        def change(volume: int) -> Change | None:
            keep(volume)
            if bus in _SAMPLES:
                shell.audio.play(_SAMPLES[bus], bus)
            return None

        held = int(getattr(shell.settings, f"{bus.value}_volume"))
        said = (lambda number: _("muted")) if muted else percent
        key = f"{bus.value}-volume"
        pole: Slider = (
            Slider(name, held, change, words=said, key=key, grow=1)
            if phase is None
            else TidePole(name, held, change, words=said, still=muted, phase=phase, key=key, grow=1)
        )
        pole.area = pole.key
        action = _("Unmute {sound}") if muted else _("Mute {sound}")
        silence = self.setting(f"{bus.value}_muted")
        mute = IconButton(
            art("icon_sound_off" if muted else "icon_sound_on"),
            action.format(sound=name),
            lambda: silence(not muted),
            units=MUTE,
            key=f"{bus.value}-mute",
        )
        mute.area = mute.key
        if phase is None:
            return Row([pole, mute], gap=SNUG, align=Align.END)
        return Column([pole, Placed(mute)], gap=SNUG, grow=1)

    def _flags(self) -> Widget:
        """The languages by their own names; only those that exist."""
        codes = language.available(with_pseudo=language.current() == language.PSEUDO)
        if len(codes) == 1:
            return Placed(Plate(language.name_of(codes[0])), key="language-rope")
        names = [language.name_of(code) for code in codes]
        change = self.setting("language")
        flags = Flags(
            _("Language"),
            names,
            codes.index(language.current()),
            lambda n: change(codes[n]),
            key="language",
        )
        flags.area = flags.key
        return Placed(flags, Align.STRETCH, key="language-rope")

    def _sections(self, told: bool = True) -> list[Widget]:
        """What hangs on the board, a line between two parts; `told`: with a sentence on what is elsewhere."""
        parts: list[Widget] = [
            section(_("Screen"), switch(self, "fullscreen", _("Full screen"))),
            Rule(),
            section(_("Scenario cards"), wish_toggle(self.shell)),
            Rule(),
            section(_("Keys and buttons"), self._keys()),
        ]
        if self.linked:
            sentence = _("Text size, letters, colours, motion, captions and warnings have their own page.")
            link = link_button(_("Accessibility"), self._accessibility, "icon_accessibility")
            body = Column([words(sentence), link], gap=GAP) if told else link
            parts += [Rule(), section(_("Easier to play"), body)]
        return parts

    def _keys(self) -> Widget:
        """The way to the page of keys."""
        return link_button(_("Choose keys"), partial(Push, ToKeys()), "icon_keyboard", "link-keys")

    def _accessibility(self) -> Change:
        return Push(ToAccessibility(linked=False))

    def _poles(self) -> list[TidePole]:
        return [widget for widget in walk(self.root) if isinstance(widget, TidePole)]

    @property
    def moving(self) -> bool:
        """While the water still rises or falls."""
        return not all(pole.settled for pole in self._poles())

    @property
    def wake_after(self) -> float | None:
        """Now and then for the waves; never where nothing is to move."""
        return None if self._rests() else self._swell.wake_after

    def _rests(self) -> bool:
        return self.shell.settings.reduced_motion or self.look.theme.flat

    def handle(self, intent: Intent) -> Change | None:
        """Whoever moves keeps the water lively."""
        self._swell.use()
        self._whole = True
        return super().handle(intent)

    def refresh(self) -> None:
        """Something besides the water looks different."""
        self._whole = True
        super().refresh()

    def update(self, seconds: float) -> Change | None:
        """Let the water move on."""
        rests, rising = self._rests(), self.moving
        for pole in self._poles():
            pole.pass_time(seconds, at_once=rests)
        if rising or (not rests and self._swell.advance(seconds)):
            self.shell.redraw()
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Everything; only the locks when nothing but their water has moved since.

        Plain locks stand on a panel, which is part of everything, and have no water that moves.
        """
        told = bool(self.shell.captions.shown)
        ringed, self._ringed = self._ringed, self.focus.current
        moved = ringed is not self._ringed or self.look.theme.flat
        if self._whole or moved or self._covered or told or not self._locks_are_free():
            super().draw(surface)
            self._whole, self._ringed = self._covered or told, self.focus.current
            return
        for pole in self._poles():
            self._draw_lock(surface, pole)

    def _draw_lock(self, surface: pygame.Surface, pole: TidePole) -> None:
        """One lock anew; with its sign, and with the corners of the ring, where it has the focus."""
        before = surface.get_clip()
        surface.set_clip((pole.ring_rect() if pole.focused else pole.lock).clip(before))
        self.background(surface)
        pole.paint(surface, self.look)
        self._draw_focus(surface, self.look)
        surface.set_clip(before)

    def _locks_are_free(self) -> bool:
        """Whether no bubble and no edge of a page lies over the locks."""
        if self.tells_in_bubble:
            return False
        return not any(
            widget.key == "page" and not widget.focusable and _holds_locks(widget)
            for widget in walk(self.root)
        )

    def background(self, surface: pygame.Surface) -> None:
        """The harbour as the page is laid out."""
        draw_harbour(surface, self.look, self._shores())

    def _shores(self) -> Shores:
        look, locks, page = self.look, self.find("locks"), self.seek("page")
        town = page is None or not _holds_locks(page)
        if page is not None and not town:
            quay = page.rect.top - look.px(LEDGE)
        else:
            quay = self.find("language-rope").rect.bottom + look.px(GAP) // 2
        water = self.find("done").rect.top + look.px(HAIR)
        return Shores(quay, water, locks.rect.left, self.find("paper").rect.right, town)


def _holds_locks(page: Widget) -> bool:
    return any(widget.key == "locks" for widget in walk(page))


class Quay(Widget):
    """Locks, and flags over them, or below on a page that scrolls.

    The locks come first in the order of reading: sound is what is looked for most.
    """

    see_through = True

    def __init__(self, locks: Widget, flags: Widget, flags_first: bool, grow: float) -> None:
        super().__init__(key="locks", grow=grow)
        self.locks, self.flags, self.flags_first = locks, flags, flags_first
        self.children = (locks, flags)

    def _between(self, look: Look) -> int:
        """The ledge of the quay."""
        return look.px(GAP) + (look.px(LEDGE) if self.flags_first and not look.theme.flat else 0)

    def measure(self, look: Look, width: int) -> Size:
        """Both, and what lies between them."""
        sizes = [child.measure(look, width) for child in self.children]
        return max(w for w, _high in sizes), sum(high for _w, high in sizes) + self._between(look)

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """The flags as high as they are, the locks have the rest."""
        super().place(look, rect)
        high, between = self.flags.measure(look, rect.width)[1], self._between(look)
        flags = pygame.Rect(rect.x, rect.y, rect.width, high)
        locks = pygame.Rect(rect.x, rect.y + high + between, rect.width, rect.height - high - between)
        if not self.flags_first:
            locks.top, flags.bottom = rect.top, rect.bottom
        self.flags.place(look, flags)
        self.locks.place(look, locks)


def percent(number: int) -> str:
    """A share of a hundred."""
    return _("{number}%").format(number=number)


def switch(page: PanelPage, name: str, label: str) -> Toggle:
    """A setting that is on or off."""
    held = bool(getattr(page.shell.settings, name))
    return Toggle(label, held, page.setting(name), key=name.replace("_", "-"))


def pick(page: PanelPage, name: str, label: str, options: Mapping[Any, str], key: str = "") -> Choice:
    """A setting that is one of a few things, with its words; any number is the nearest of them."""
    values, held, change = list(options), getattr(page.shell.settings, name), page.setting(name)
    chosen = held if held in options else min(values, key=lambda value: abs(value - held))
    return Choice(
        label,
        list(options.values()),
        values.index(chosen),
        lambda n: change(values[n]),
        key=key or name.replace("_", "-"),
    )


def section(name: str, body: Widget) -> Widget:
    """A part of a sheet with its heading, an area of its own for Tab."""
    return Column([heading(name), body], gap=GAP, area=name)


def link_button(label: str, press: Press, icon: str, key: str = "link") -> Button:
    """The way to another page."""
    return Button(label, press, icon=art(icon), align=Align.START, key=key)


def link_panel(name: str, sentence: str, label: str, press: Press, icon: str) -> Panel:
    """The way to the page where the rest is: each setting has one home."""
    return Panel(Column([words(sentence), link_button(label, press, icon)], gap=GAP), title=name)
