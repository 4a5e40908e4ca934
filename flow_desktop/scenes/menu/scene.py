"""The menu: Play has the focus and starts at once; everything else is one press away.

As the program opens, the lessons are offered once; or it is measured how soon the menu is there.
"""

from functools import partial
from pathlib import Path
from typing import Final

import pygame

from flow_desktop.app import language
from flow_desktop.app.audio import Bus
from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import FileGiven, Intent
from flow_desktop.app.language import _, ngettext
from flow_desktop.app.scene import Change, Push, Quit
from flow_desktop.app.shell import Shell
from flow_desktop.files.reading import there
from flow_desktop.rounds import KeptGame
from flow_desktop.scenes.destinations import (
    ToAccessibility,
    ToGames,
    ToLanguages,
    ToLearnOffer,
    ToLessons,
    ToOpened,
    ToPractise,
    ToRules,
    ToSettings,
    ToSetup,
    ToVoyage,
)
from flow_desktop.scenes.draft import draft_words
from flow_desktop.scenes.menu.living_sea import LivingSea, arranged
from flow_desktop.scenes.menu.next_stop import next_stop_words
from flow_desktop.scenes.menu.water import moving_water
from flow_desktop.scenes.naming import players_words
from flow_desktop.scenes.start import (
    begin,
    home_of,
    last_draft,
    people_of,
    remember_people,
    resume_game,
    say,
)
from flow_desktop.widgets.button import Button, DetailButton, IconButton
from flow_desktop.widgets.captions import bubble_text
from flow_desktop.widgets.dialog import ask
from flow_desktop.widgets.layout import Grid, Row
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import SNUG
from flow_desktop.widgets.widget import Weight, Widget, walk

QUESTION: Final = "learn"


class MenuScene(Screen):
    """Where the program begins and where every game comes back to."""

    first_focus = "play"

    def enter(self, shell: Shell) -> None:
        """Look for a game to go on with, and let the sea come alive."""
        self._sea = LivingSea()
        self._whole = True
        self._next_stop = ""
        self._looked_up = self._drawn = False
        self._draft = last_draft(shell)
        welcome = home_of(shell).welcome()
        self._kept = next(iter(welcome.unfinished), None)
        say(shell, welcome.sentences)
        if self._kept is not None:
            self.first_focus = "go-on"
        shell.audio.music("calm")
        super().enter(shell)

    def build(self) -> Widget:
        """The list on the left; language, sound and the way out in the upper right corner."""
        return arranged(self.look, self._entries(), self._corner())

    def _entries(self) -> list[Widget]:
        kept, entries = self._kept, list[Widget]()
        if kept is not None:
            entries.append(self._go_on(kept))
        entries += [
            DetailButton(
                _("Play"),
                lambda: begin(self.shell, self._draft),
                icon=art("icon_play"),
                detail=draft_words(self._draft),
                weight=Weight.PLAIN if kept else Weight.PRIMARY,
                key="play",
            ),
            DetailButton(
                _("New game"),
                partial(Push, ToSetup(self._draft)),
                icon=art("icon_seat"),
                detail=_("Players, difficulty, clock, wave code"),
                key="new-table",
            ),
            Grid(self._voyages(), 2, least=250, gap=SNUG),
            Grid(self._smaller(), 2, least=250, gap=SNUG),
        ]
        return entries

    def _voyages(self) -> list[Widget]:
        """What there is to come back for; the line below the voyage comes once the menu is there."""
        return [
            DetailButton(
                _("Voyage"),
                partial(Push, ToVoyage()),
                icon=art("chart_boat"),
                detail=self._next_stop or _("From the harbour to the open sea"),
                key="voyage",
            ),
        ]

    def _go_on(self, kept: KeptGame) -> Widget:
        return DetailButton(
            _("Continue"),
            lambda: resume_game(self.shell, kept),
            icon=art("icon_wave"),
            detail=kept_words(kept),
            weight=Weight.PRIMARY,
            key="go-on",
        )

    def _smaller(self) -> list[Widget]:
        items = (
            ("learn", _("Learn"), "icon_star", ToLessons()),
            ("practise", _("Practise"), "icon_goal", ToPractise()),
            ("games", _("Our games"), "icon_games", ToGames()),
            ("accessibility", _("Accessibility"), "icon_accessibility", ToAccessibility()),
            ("settings", _("Settings"), "icon_settings", ToSettings()),
            ("rules", _("Rules"), "icon_book", ToRules()),
        )
        return [
            Button(label, partial(Push, page), icon=art(icon), align=Align.START, key=key)
            for key, label, icon, page in items
        ]

    def _corner(self) -> Widget:
        silent = all(getattr(self.shell.settings, f"{bus.value}_muted") for bus in Bus)
        words = _("Sound is off. Switch it on") if silent else _("Sound is on. Switch it off")
        sound = IconButton(
            art("icon_sound_off" if silent else "icon_sound_on"), words, self._mute, key="sound"
        )
        parts: list[Widget] = [sound]
        if len(language.available(with_pseudo=False)) > 1:
            name = language.name_of(language.current())
            parts.insert(
                0, Button(name, partial(Push, ToLanguages()), icon=art("icon_language"), key="language")
            )
        parts.append(Button(_("Quit"), Quit, icon=art("icon_quit"), key="quit"))
        return Row(parts, gap=SNUG)

    def _mute(self) -> Change | None:
        self.shell.toggle_mute()
        self.refresh()
        return None

    def happened(self, intent: Intent) -> Change | None:
        """A file that is dropped here is opened."""
        return Push(ToOpened(Path(intent.path))) if isinstance(intent, FileGiven) else None

    def back(self) -> Change | None:
        """Esc asks first: nobody leaves by a slip."""
        lost = _("Nothing is lost: unfinished games are kept.")
        return Push(ask(_("Leave Flow?"), lost, _("Quit")))

    def uncovered(self, result: object) -> Change | None:
        """Quit when that was the answer; else the games may have changed meanwhile."""
        super().uncovered(result)
        unfinished = home_of(self.shell).waiting()
        self._kept = next((kept for kept in unfinished if not kept.in_use), None)
        return Quit() if result is True else None

    @property
    def wake_after(self) -> float | None:
        """Often while somebody is there, seldom when nobody moves, never in reduced motion."""
        if self._drawn and not self._looked_up:
            return 0.0
        return None if self.shell.settings.reduced_motion else self._sea.wake_after

    def handle(self, intent: Intent) -> Change | None:
        """Whoever moves keeps the sea alive."""
        self._sea.use()
        self._whole = True
        return super().handle(intent)

    def refresh(self) -> None:
        """Something besides the sea looks different."""
        self._whole = True
        super().refresh()

    def update(self, seconds: float) -> Change | None:
        """Let the sea move on; once the menu is there, it is looked up where the voyage goes on."""
        if self._drawn and not self._looked_up:
            self._look_up()
        if not self.shell.settings.reduced_motion and self._sea.advance(seconds):
            self.shell.redraw()
        return None

    def _look_up(self) -> None:
        self._looked_up = True
        words = next_stop_words(self.shell)
        if words != self._next_stop:
            self._next_stop = words
            self.refresh()

    def draw(self, surface: pygame.Surface) -> None:
        """Everything; when only the sea has moved since then, just the water in which nothing else stands."""
        told = bool(self.shell.captions.shown)
        self._drawn = True
        if not (self._whole or self._covered or told):
            self._sea.draw_water(surface, self.look)
            return
        super().draw(surface)
        self._whole = self._covered or told or not self._water_is_free()

    def _water_is_free(self) -> bool:
        """Whether no words and no bubble lie over the moving water."""
        water = moving_water(self.look.view)
        pointed = (self._pointing.hovered, self.focus.current)
        if any(widget is not None and bubble_text(widget) for widget in pointed):
            return False
        return not any(widget.rect.colliderect(water) for widget in walk(self.root) if not widget.children)

    def background(self, surface: pygame.Surface) -> None:
        """The sea, its glints, and the animals to the right of the list."""
        self._sea.draw(surface, self.look)


def kept_words(kept: KeptGame) -> str:
    """An interrupted game in one line: "Mia and Tom · round 3 · 21 tiles left"."""
    supply = kept.state.supply
    tiles = supply.face_down + len(supply.shown)
    return " · ".join(
        (
            players_words(kept.record.seats or [""] * kept.record.options.players),
            _("round {number}").format(number=kept.state.turn.round),
            ngettext("{count} tile left", "{count} tiles left", tiles).format(count=tiles),
        )
    )


class MeasuredMenu(MenuScene):
    """Says `menu` when it is drawn, and ends the program."""

    drawn = False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw, and say so."""
        super().draw(surface)
        self.drawn = True
        print("menu", flush=True)

    def update(self, seconds: float) -> Change | None:
        """Go on until there was a frame."""
        return Quit() if self.drawn else super().update(seconds)


def may_be_asked(shell: Shell) -> bool:
    """Whether this is the first start: nothing was ever set, and nobody was asked or has learnt anything."""
    if there(shell.folders.settings_file):
        return False
    machine = people_of(shell).machine
    return QUESTION not in machine.asked and not machine.lessons


class WelcomingMenu(MenuScene):
    """The menu as the program opens."""

    def enter(self, shell: Shell) -> None:
        """Whoever has a game to go on with knows how to play."""
        super().enter(shell)
        self._asking = self._kept is None and may_be_asked(shell)

    def update(self, seconds: float) -> Change | None:
        """Ask once; whatever the answer is, never again."""
        if not self._asking:
            return super().update(seconds)
        self._asking = False
        remember_people(self.shell, people_of(self.shell).machine.having_been_asked(QUESTION))
        return Push(ToLearnOffer())


class OpeningMenu(MenuScene):
    """The menu as a file is opened with the program: what the file holds lies over it."""

    def __init__(self, path: Path, replayed: bool = False) -> None:
        self._waiting: Path | None = path
        self._replayed = replayed

    def update(self, seconds: float) -> Change | None:
        """Open it once; whoever comes with a file is not asked about lessons before the next start."""
        if self._waiting is None:
            return super().update(seconds)
        path, self._waiting = self._waiting, None
        return Push(ToOpened(path, self._replayed))
