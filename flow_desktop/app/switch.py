"""Playing by switch: one or two keys, buttons or clicks are all there is, and a mark moves over the screen.

With one switch the mark moves on by itself and the switch selects; with two, the other one moves the mark.
Whatever a switch is plugged in as counts at once (nearly any key, any pad button, any mouse button), or only
the one that was chosen. What the mark stands on is known by the screen (`widgets.scan`).
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from flow_desktop.app.chosen import SAFE_KEYS
from flow_desktop.app.intents import Act, Action, Device, MouseButton
from flow_desktop.app.keymap import MODIFIERS, Chord, key_words
from flow_desktop.app.language import N_, _
from flow_desktop.app.pad import FULL, PLACES, PRESS_BEYOND, RELEASE_BELOW, place_words
from flow_desktop.app.settings import Settings

AGAIN = 0.2
"""So many seconds after a press another one is a trembling hand."""
PAD, MOUSE = "pad ", "mouse "
ANY_NEXT = frozenset({"SPACE", "mouse left", "pad B"})
ANY_SELECT = frozenset({"RETURN", "KP_ENTER", "mouse right", "pad A"})
"""What two switches are when none was chosen."""
KEPT_KEYS = frozenset(
    {Chord.parse(text).key for text in SAFE_KEYS if text != "RETURN"}
    | {pygame.K_TAB, *MODIFIERS}
    | {getattr(pygame, f"K_F{number}") for number in range(1, 13)}
)
"""Keys that stay what they are though any key is a switch: a helper may need them."""
PLACE_NAMES = {place: name for name, place in PLACES.items()}
BUTTON_WORDS = {
    "mouse left": N_("Left mouse button"),
    "mouse middle": N_("Middle mouse button"),
    "mouse right": N_("Right mouse button"),
}


def source_of(event: pygame.event.Event) -> str:
    """What a switch would be called that sends this event as it goes down; empty when it is no press."""
    match event.type:
        case pygame.KEYDOWN if event.key not in MODIFIERS:
            return str(Chord(event.key))
        case pygame.MOUSEBUTTONDOWN if event.button in (1, 2, 3):
            return f"{MOUSE}{MouseButton(event.button).name.lower()}"
        case pygame.CONTROLLERBUTTONDOWN:
            name = PLACE_NAMES.get((event.button, 0), "")
            return f"{PAD}{name}" if name else ""
        case pygame.CONTROLLERAXISMOTION if abs(event.value) / FULL >= PRESS_BEYOND:
            name = PLACE_NAMES.get((event.axis, 1 if event.value > 0 else -1), "")
            return f"{PAD}{name}" if name else ""
    return ""


def source_words(source: str) -> str:
    """A switch in words."""
    if source in BUTTON_WORDS:
        return _(BUTTON_WORDS[source])
    return place_words(source.removeprefix(PAD)) if source.startswith(PAD) else key_words(source)


def is_source(text: str) -> bool:
    """Whether a text names something that can be a switch."""
    if text in BUTTON_WORDS:
        return True
    if text.startswith(PAD):
        return text.removeprefix(PAD) in PLACES
    try:
        return Chord.parse(text).key not in MODIFIERS
    except ValueError:
        return False


class Switches:
    """Takes what the switches send out of the events, and moves the mark of a single switch on."""

    def __init__(self) -> None:
        self.on = self.alone = False
        self._select = self._next = ""
        self._seconds = 1.5
        self._held: set[object] = set()
        self._pressed_at = float("-inf")
        self._due: float | None = None
        self._swallows_text = False

    def learn(self, settings: Settings) -> None:
        """Be the switches of these settings; one that makes no sense is any."""
        self.on, self.alone = settings.switch != "off", settings.switch == "one"
        self._select = settings.switch_select if is_source(settings.switch_select) else ""
        self._next = settings.switch_next if is_source(settings.switch_next) else ""
        self._seconds = settings.switch_pace / 10
        self._held.clear()
        self.rest()

    def rest(self) -> None:
        """Something new is to be seen: the mark waits its whole time."""
        self._due = None

    def acts(self, event: pygame.event.Event, now: float) -> list[Act] | None:
        """What a switch asks for; None when the event belongs to no switch."""
        if not self.on:
            return None
        if event.type == pygame.TEXTINPUT and self._swallows_text:
            self._swallows_text = False
            return []
        source = source_of(event)
        action = self._action(source, event) if source else None
        part = _part(event)
        if action is None:
            return self._let_go(event, part)
        if part in self._held:
            return []
        self._held.add(part)
        self._swallows_text = event.type == pygame.KEYDOWN
        if now - self._pressed_at < AGAIN:
            return []
        self._pressed_at = now
        self._due = now + self._seconds
        return [Act(action, Device.SWITCH)]

    def _action(self, source: str, event: pygame.event.Event) -> Action | None:
        if not self.alone and (source == self._next or (not self._next and source in ANY_NEXT)):
            return Action.SCAN_NEXT if source != self._select else Action.SCAN_SELECT
        if self._select:
            return Action.SCAN_SELECT if source == self._select else None
        if not self.alone:
            return Action.SCAN_SELECT if source in ANY_SELECT else None
        kept = event.type == pygame.KEYDOWN and event.key in KEPT_KEYS
        return None if kept or event.type == pygame.CONTROLLERAXISMOTION else Action.SCAN_SELECT

    def _let_go(self, event: pygame.event.Event, part: object) -> list[Act] | None:
        """The end of a press of a switch is nothing to anybody else."""
        if part not in self._held:
            return None
        if event.type in (pygame.KEYUP, pygame.MOUSEBUTTONUP, pygame.CONTROLLERBUTTONUP):
            self._held.discard(part)
            return []
        if event.type == pygame.CONTROLLERAXISMOTION:
            if abs(event.value) / FULL <= RELEASE_BELOW:
                self._held.discard(part)
            return []
        return None

    def forget(self) -> None:
        """Nothing is held any more."""
        self._held.clear()

    def tick(self, now: float) -> Iterator[Act]:
        """The mark of a single switch moves on when its time is over."""
        if not self.alone:
            return
        if self._due is None:
            self._due = now + self._seconds
        elif now >= self._due:
            self._due = now + self._seconds
            yield Act(Action.SCAN_NEXT, Device.SWITCH)

    def next_due(self) -> float | None:
        """When the mark will move on; the present moment while that is not known."""
        return (self._due or 0.0) if self.alone else None


def _part(event: pygame.event.Event) -> object:
    """The key, button or axis of an event."""
    match event.type:
        case pygame.KEYDOWN | pygame.KEYUP:
            return "key", event.key
        case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
            return "mouse", event.button
        case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
            return "pad", event.instance_id, event.button
        case pygame.CONTROLLERAXISMOTION:
            return "axis", event.instance_id, event.axis
    return None
