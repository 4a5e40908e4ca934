"""What the shell offers to every scene: measures, settings, words, sound, captions, speech and pictures."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from flow_desktop.app import catalogue, language
from flow_desktop.app.assets import BUDGET, Assets
from flow_desktop.app.audio import Audio
from flow_desktop.app.captions import Captions
from flow_desktop.app.cartridge import Cartridge
from flow_desktop.app.clipboard import copy
from flow_desktop.app.folders import Folders
from flow_desktop.app.input import Input
from flow_desktop.app.intents import Act, AnyAction, Device, DeviceRemoved, FocusLost, Intent
from flow_desktop.app.language import _
from flow_desktop.app.personal import PERSONAL
from flow_desktop.app.player import Bus
from flow_desktop.app.settings import Settings, save_settings
from flow_desktop.app.speech import Speech
from flow_desktop.app.view import View
from flow_desktop.app.voice.engine import Diction
from flow_desktop.app.voice.urgency import Urgency

if TYPE_CHECKING:
    from flow_desktop.app.voice.speaker import Speaker

INPUT_SETTINGS = frozenset(
    {"keys", "pad", "sticky_keys", "switch", "switch_pace", "switch_select", "switch_next"}
)
LAYOUT_SETTINGS = frozenset(
    {"language", "text_percent", "typeface", "theme", "reduced_motion", "captions", "voice", "voice_muted"}
    | INPUT_SETTINGS
)


class Shell:
    """One per program; handed to `Scene.enter`.

    `view` and `settings` are values: scenes read them afresh and never keep them. `device` was used last.
    `game` is what is played.
    """

    def __init__(
        self,
        game: Cartridge,
        folders: Folders,
        settings: Settings | None = None,
        size: tuple[int, int] = (1920, 1080),
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.folders = folders
        self.settings = self._kept = settings or Settings()
        self._under: dict[str, Any] = {}
        self._keep_own: Callable[[Mapping[str, Any]], None] | None = None
        self.wearers: tuple[str, ...] = ()
        """Whose own settings lie over the computer's: one person's, or those of a whole table."""
        self.now = now
        self.assets = Assets()
        BUDGET.fit(size)
        self.audio = Audio(self.settings, now=now)
        self.captions = Captions()
        self.captions.all_shown = self.settings.captions
        self.speech = Speech()
        self.voices: Callable[[Diction, Callable[[str], None]], Speaker] | None = None
        """Makes a voice; where nobody listens (pictures, tests) there is none to be made."""
        self._voice: Speaker | None = None
        self._unspoken: deque[str] = deque()
        self.input = Input()
        self.device = Device.MOUSE
        self.saving = True
        self._size = size
        self._viewed: tuple[tuple[int, int, int, str], View] = ((0, 0, 0, ""), View(*size))
        self._needs_drawing = True
        self._wished: list[Act] = []
        self._view_changed = False
        self.play(game)
        self._speak()

    def play(self, game: Cartridge) -> None:
        """Play this game from now on: with its keys, its pad buttons, its pictures and its sounds."""
        self.game = game
        self._learn()
        catalogue.use(*game.assets)
        self.assets.cache.clear()

    def _learn(self) -> None:
        """Use the player's own keys; a map that makes no sense is told, and everything is as usual again."""
        settings, controls = self.settings, self.game.controls()
        if not self.input.learn(controls, settings.keys, settings.pad):
            self.settings = replace(settings, keys={}, pad={})
            language.use(settings.language)
            self.captions.notice(_(self.game.words.keys_broken))
        self.input.sticky = settings.sticky_keys
        self.input.switches.learn(settings)

    def _speak(self) -> None:
        """Use the player's language, and say so when its words cannot be read."""
        language.use(self.settings.language)
        unread = language.take_unread()
        if unread:
            self.captions.notice(self.game.words.language_unreadable.format(language=unread))

    @property
    def view(self) -> View:
        """The measures of the window as it is now."""
        wanted = (*self._size, self.settings.text_percent, self.settings.typeface)
        if wanted != self._viewed[0]:
            self._viewed = wanted, View(*wanted)
        return self._viewed[1]

    def resize(self, size: tuple[int, int]) -> None:
        """The window has this size now; every scene is laid out anew."""
        if size != self._size:
            self._size = size
            BUDGET.fit(size)
            self._view_changed = True
            self.redraw()

    def use_device(self, device: Device) -> None:
        """The player now uses this device: screens show its hints."""
        if device not in (Device.SYSTEM, self.device):
            self.device = device
            self._view_changed = True
            self.redraw()

    def loses_hold(self, intent: Intent) -> bool:
        """Whether the player can no longer act: the window is gone, or the pad in use was unplugged."""
        return isinstance(intent, FocusLost) or (
            isinstance(intent, DeviceRemoved) and self.device is Device.PAD
        )

    def change(self, **changes: Any) -> None:
        """Change settings, follow and keep them: `change(text_percent=150, theme="contrast")`.

        What may be somebody's own is theirs while they wear theirs; at a shared table it is the computer's.
        """
        before, after = self.settings, replace(self.settings, **changes)
        if before == after:
            return
        theirs = {name: value for name, value in changes.items() if name in PERSONAL}
        if self._keep_own is None:
            self._under = {name: value for name, value in self._under.items() if name not in theirs}
        elif theirs:
            self._under = {name: getattr(before, name) for name in theirs} | self._under
            self._keep_own(theirs)
        self._use(after)
        self.save()

    @property
    def machine(self) -> Settings:
        """The settings of the computer itself, whoever wears their own over them."""
        return replace(self.settings, **self._under)

    def wear(
        self,
        values: Mapping[str, Any],
        wearers: tuple[str, ...] = (),
        keep: Callable[[Mapping[str, Any]], None] | None = None,
    ) -> None:
        """Let these lie over the computer's settings until others do.

        `keep` is told what is changed meanwhile; without it a change is the computer's.
        """
        machine = self.machine
        self.wearers = wearers
        self._under = {name: getattr(machine, name) for name in values}
        self._keep_own = keep
        self._use(replace(machine, **values))

    def _use(self, settings: Settings) -> None:
        """Let everything follow these settings."""
        before, self.settings = self.settings, settings
        if before == settings:
            return
        if any(getattr(before, name) != getattr(self.settings, name) for name in INPUT_SETTINGS):
            self._learn()
        self.audio.settings_changed(self.settings)
        self.captions.all_shown = self.settings.captions
        self._speak()
        self.follow_voice()
        if any(getattr(before, name) != getattr(self.settings, name) for name in LAYOUT_SETTINGS):
            self._view_changed = True
        self.redraw()

    def toggle_voice(self) -> None:
        """Let a voice read everything aloud, or no longer; it is written, too, for who hears none."""
        on = not self.voice_wanted
        self.change(voice=on, voice_muted=False)
        words = _("The voice is on.") if on else _("The voice is off.")
        self.captions.show(words)
        self.speech.say(words, Urgency.ANSWER)

    @property
    def voice_wanted(self) -> bool:
        """Whether everything is to be read aloud."""
        return self.settings.voice and not self.settings.voice_muted

    def follow_voice(self) -> None:
        """Speak as the settings say. A voice is looked for when it is first wanted, in its own thread."""
        wanted = self.voice_wanted
        diction = Diction(language.current(), self.settings.voice_rate, self.settings.voice_volume)
        if self._voice is not None:
            if wanted:
                self._voice.use(diction)
            else:
                self.end_voice()
        elif wanted and self.voices is not None:
            self._voice = self.speech.voice = self.voices(diction, self._unspoken.append)

    def end_voice(self) -> None:
        """Speak no more."""
        if self._voice is not None:
            self._voice.close()
            self._voice = self.speech.voice = None

    def copy_unspoken(self) -> None:
        """What no voice could say goes to the clipboard, which other programs may read aloud."""
        if self._unspoken:
            copy(" ".join(self._unspoken))
            self._unspoken.clear()

    @property
    def silent(self) -> bool:
        """Whether no sound is to be heard; a voice that reads is switched by itself."""
        return all(getattr(self.settings, f"{bus.value}_muted") for bus in Bus if bus is not Bus.VOICE)

    def toggle_mute(self) -> None:
        """Silence everything, or let everything be heard when all is silent, and say so.

        Whoever listens to the voice is not left without it.
        """
        off = not self.silent
        buses = [bus for bus in Bus if bus is not Bus.VOICE or not self.voice_wanted]
        self.change(**{f"{bus.value}_muted": off for bus in buses})
        words = _("The sound is off.") if off else _("The sound is on.")
        self.captions.show(words)
        self.speech.say(words, Urgency.ANSWER)

    def keep(self, name: str, value: object) -> None:
        """Keep a JSON value beside the settings, for instance the last table."""
        self.settings = self.settings.keep(name, value)
        self.save()

    def kept(self, name: str) -> Any:
        """The JSON value kept under that name, or None; check its shape before use."""
        return self.settings.extra.get(name)

    def save(self) -> bool:
        """Write the settings; False when the disk does not let us."""
        machine = self.machine
        kept = self.saving and save_settings(machine, self.folders.settings_file, self._kept)
        self._kept = machine if kept else self._kept
        return kept

    def wish(self, action: AnyAction) -> None:
        """Do this as if its key were pressed, once the page that asks for it is gone."""
        self._wished.append(Act(action, self.device))

    def take_wishes(self) -> list[Act]:
        """What was wished for since then (for the loop)."""
        wished, self._wished = self._wished, []
        return wished

    def redraw(self) -> None:
        """Something to be seen has changed: draw a frame."""
        self._needs_drawing = True

    def take_redraw(self) -> bool:
        """True once after `redraw` (for the loop)."""
        wanted, self._needs_drawing = self._needs_drawing, False
        return wanted

    def take_view_changed(self) -> bool:
        """True once after the size or a setting that shapes the screen has changed (for the loop)."""
        changed, self._view_changed = self._view_changed, False
        return changed

    def hint(self, action: AnyAction) -> str:
        """The key or pad button of an action for the device that is in use."""
        return self.input.hint(action, self.device)
