"""The menu: Play has the focus and starts at once; six things to do, and signs for what is set once.

What it says of games and tables is in `known`, which is imported when it is needed.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from flow_desktop.app import language
from flow_desktop.app.captions import NOTICE_SECONDS
from flow_desktop.app.cartridge import LAST_GAME
from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import FileGiven, Intent
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Push, Quit, Reset, ToFile
from flow_desktop.app.shell import Shell
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.scenes.destinations import (
    ToAccessibility,
    ToDaily,
    ToGames,
    ToLanguages,
    ToLessons,
    ToOpened,
    ToSettings,
    ToSetup,
    ToVoyage,
    ToWho,
)
from flow_desktop.scenes.kept_names import KEPT_PEOPLE, KEPT_WORDS
from flow_desktop.scenes.menu.living_sea import LivingSea, arranged
from flow_desktop.scenes.menu.shelf import (
    SECOND,
    SECOND_NAME,
    BoxShelf,
    GameBoxButton,
    second_box,
    second_button,
)
from flow_desktop.scenes.menu.water import LIST_WIDTH, moving_water
from flow_desktop.scenes.voice_line import listening_words, voice_words
from flow_desktop.widgets.button import DetailButton, SignButton
from flow_desktop.widgets.dialog import ask
from flow_desktop.widgets.frames import Placed
from flow_desktop.widgets.label import Plate
from flow_desktop.widgets.layout import Column, LevelGrid, Wrap
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import CLOSE, SNUG
from flow_desktop.widgets.widget import Weight, Widget, in_one_breath, walk

if TYPE_CHECKING:
    from flow_desktop.scenes.menu.known import Known

BRIEF: Final = 0.55
"""A list that takes more of the window's width has short entries."""
NOT_YET: Final = "…"
"""Stands for the line of the last table, or of the game that waits, until it is known."""


class MenuScene(Screen):
    """Where the program begins and where every game comes back to."""

    first_focus = "play"

    def __init__(self, at: str = "") -> None:
        self._at = at

    def enter(self, shell: Shell) -> None:
        """Look for a game to go on with, and let the sea come alive."""
        self._sea = LivingSea()
        self._whole = True
        self._drawn = self._looked_up = False
        self._next_stop = ""
        self._expected = False
        self._known = self._first_look(shell)
        if self._waits:
            self.first_focus = "go-on"
        if shell.kept(LAST_GAME) == SECOND:
            self.first_focus = "box-second"
        self.first_focus = self._at or self.first_focus
        shell.audio.music("calm")
        super().enter(shell)

    def _first_look(self, shell: Shell) -> Known | None:
        """What is known before the menu is seen."""
        from flow_desktop.scenes.menu.known import look_around

        return look_around(shell)

    def _sure(self) -> Known:
        """What is known; who presses before that waits for it."""
        if self._known is None:
            from flow_desktop.scenes.menu.known import look_around

            self._known = look_around(self.shell)
            self.refresh()
        return self._known

    @property
    def _waits(self) -> bool:
        """Whether a game waits; before the games are read, whether it looks so."""
        return self._expected if self._known is None else self._known.kept is not None

    def build(self) -> Widget:
        """The list on the left; signs in the upper right corner; the boxes below them."""
        boxes = [
            GameBoxButton("flow", "Flow", lambda: self._sure().play(self.shell), "box-flow"),
            GameBoxButton(SECOND, _(SECOND_NAME), second_box(), "box-second"),
        ]
        boxes[0].hint = _("New game") if self._waits else _("Play")
        if self.shell.kept(LAST_GAME) == SECOND:
            boxes[1].hint = _("Continue")
        return arranged(self.look, self._entries(), self._corner(), BoxShelf(boxes), second_button())

    def _entries(self) -> list[Widget]:
        """Six things: a game that waits takes the place of Play, and the box still begins a new one."""
        return [
            self._go_on() if self._waits else self._play(),
            DetailButton(
                _("New game"),
                lambda: Push(ToSetup(self._sure().draft)),
                icon=art("icon_seat"),
                detail=_("Players, difficulty, clock, wave code"),
                key="new-table",
            ),
            LevelGrid(self._smaller(), 2, least=250, gap=SNUG),
        ]

    def _play(self) -> Widget:
        return DetailButton(
            _("Play"),
            lambda: self._sure().play(self.shell),
            icon=art("icon_play"),
            detail=self._known.draft_words if self._known else words_before(self.shell),
            weight=Weight.PRIMARY,
            key="play",
        )

    def _go_on(self) -> Widget:
        return DetailButton(
            _("Continue"),
            lambda: self._sure().go_on(self.shell),
            icon=art("icon_play"),
            detail=self._known.kept_words if self._known else NOT_YET,
            weight=Weight.PRIMARY,
            key="go-on",
        )

    @property
    def _brief(self) -> bool:
        """Whether text is so large in this window that names alone have room."""
        view = self.look.view
        return view.text_px(LIST_WIDTH) > view.width * BRIEF

    def _smaller(self) -> list[Widget]:
        """What there is to come back for; where the voyage goes on is known once the menu is seen."""
        items = (
            ("voyage", _("Voyage"), "chart_boat", self._next_stop or _("To the open sea"), ToVoyage()),
            ("daily", _("Today's wave"), "icon_today", _("One for all"), ToDaily()),
            ("learn", _("Learn"), "icon_lessons", _("Lessons, puzzles, rules"), ToLessons()),
            ("games", _("Our games"), "icon_games", _("Replays and numbers"), ToGames()),
        )
        return [
            DetailButton(
                label, partial(Push, page), icon=art(icon), detail="" if self._brief else detail, key=key
            )
            for key, label, icon, detail, page in items
        ]

    def _corner(self) -> Widget:
        """Signs for what is set once, with a word below each; in two lines where one is too long."""
        items = (
            ("accessibility", _("Accessibility"), "icon_accessibility", ToAccessibility()),
            ("settings", _("Settings"), "icon_settings", ToSettings()),
        )
        signs = [SignButton(art(icon), word, partial(Push, page), key=key) for key, word, icon, page in items]
        if len(language.available(with_pseudo=False)) > 1:
            name = language.name_of(language.current())
            languages = partial(Push, ToLanguages())
            signs.append(SignButton(art("icon_language"), name, languages, key="language"))
        if several_people(self.shell):
            name = playing_name(self.shell) or _("Who is playing?")
            signs.insert(0, SignButton(art("icon_seat"), name, partial(Push, ToWho()), key="who"))
        signs.append(self._sound())
        signs.append(SignButton(art("icon_quit"), _("Quit"), Quit, key="quit"))
        line = Plate(voice_words(self.shell), "voice-line", Role.SMALL)
        line.visible = bool(line.label)
        return Column([Wrap(signs, gap=CLOSE, justify=Align.END), Placed(line, Align.END)], gap=CLOSE)

    def _sound(self) -> SignButton:
        silent = self.shell.silent
        words = _("Sound is off. Switch it on") if silent else _("Sound is on. Switch it off")
        sign = art("icon_sound_off" if silent else "icon_sound_on")
        return SignButton(sign, _("Sound"), self._mute, detail=words, key="sound")

    def opening_words(self) -> str:
        """The game, how the voice is switched, and how everything is read."""
        named = [part for part in walk(self.root) if part.key in ("logo", "voice-line")]
        return f"{in_one_breath(named)} {listening_words(self.shell)}".rstrip()

    def _mute(self) -> Change | None:
        self.shell.toggle_mute()
        self.refresh()
        return None

    def happened(self, intent: Intent) -> Change | None:
        """A file that is dropped here is opened."""
        if not isinstance(intent, FileGiven):
            return None
        path = Path(intent.path)
        return Reset(ToFile(path)) if self.shell.game.has_house else Push(ToOpened(path))

    def back(self) -> Change | None:
        """Esc asks first: nobody leaves by a slip."""
        lost = _("Nothing is lost: unfinished games are kept.")
        return Push(ask(_("Leave Flow?"), lost, _("Quit")))

    def uncovered(self, result: object) -> Change | None:
        """Quit when that was the answer; else the games may have changed meanwhile."""
        super().uncovered(result)
        from flow_desktop.scenes.menu.known import look_again

        self._known = look_again(self.shell, self._sure(), result == "player")
        self._looked_up = False
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
        """Let the sea move on; once the menu is seen, it is looked what there is to play."""
        if self._drawn and not self._looked_up:
            self._look_up()
        if not self.shell.settings.reduced_motion and self._sea.advance(seconds):
            self.shell.redraw()
        return None

    def _look_up(self) -> None:
        from flow_desktop.scenes.menu.ahead import fetch_pages
        from flow_desktop.scenes.menu.next_stop import next_stop_words
        from flow_desktop.scenes.player import wear_player

        self._looked_up = True
        unread = self._known is None and self._expected
        self._sure()
        before = self.shell.kept(KEPT_PEOPLE)
        wear_player(self.shell)
        if before != self.shell.kept(KEPT_PEOPLE):
            self.refresh()
        if unread:  # whoever listens has heard of a game, and not yet of which
            self._tree()
            self.speak_focus()
        self._tell_news()
        words = next_stop_words(self.shell)
        if words != self._next_stop:
            self._next_stop = words
            self.refresh()
        fetch_pages(self.shell, self.look)

    def _tell_news(self) -> None:
        """What is new is told once, where it is in nobody's way."""
        from flow_desktop.scenes.news import next_untold

        words = next_untold(self.shell)
        if words:
            self.shell.captions.show(_(words), seconds=NOTICE_SECONDS)
            self.read_out(_(words), Urgency.EVENT)

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
        if self.tells_in_bubble:
            return False
        return not any(widget.rect.colliderect(water) for widget in walk(self.root) if not widget.children)

    def background(self, surface: pygame.Surface) -> None:
        """The sea, its glints, and the animals to the right of the list."""
        self._sea.draw(surface, self.look)


def several_people(shell: Shell) -> bool:
    """Whether more than one person has played here, as far as is known before people are read."""
    kept = shell.kept(KEPT_PEOPLE)
    return isinstance(kept, dict) and kept.get("several") is True


def playing_name(shell: Shell) -> str:
    """The name of whoever plays, as far as is known before people are read."""
    kept = shell.kept(KEPT_PEOPLE)
    name = kept.get("name") if isinstance(kept, dict) else None
    return name if isinstance(name, str) else ""


def words_before(shell: Shell) -> str:
    """The last table's line as it was kept with the table, if it is in this language."""
    match shell.kept(KEPT_WORDS):
        case [code, str(words)] if code == language.current():
            return words
        case _:
            return NOT_YET
