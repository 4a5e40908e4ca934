"""The base of every widget: a place, a name in words, states, and how it is measured, placed, drawn, used."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from enum import Enum
from typing import TypedDict

import pygame

from flow_desktop.app.intents import Action, Intent
from flow_desktop.app.language import _, spoken_row
from flow_desktop.app.scene import Change, Scene
from flow_desktop.values import dataclass
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.theme import BLACK, WHITE, Colour, Theme, luminance

SENTENCE_ENDS = ".!?:…"
HOVERED = 0.35
PRESSED = 0.5

Size = tuple[int, int]
Press = Callable[[], Change | None]
"""What a press does; it may answer with a change of scene."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A widget has used an intent up: with a change of scene, words to say, and a sound, if any.

    `refused` tells that the words say why nothing was done. `letters` were typed, erased or passed; they are
    only spoken, to whoever wants to hear letters.
    """

    change: Change | None = None
    say: str = ""
    sound: str = ""
    letters: str = ""
    refused: bool = False


class Weight(Enum):
    """How much a button asks for attention; one PRIMARY per screen, CHOSEN for what is on or shown now."""

    PRIMARY = "primary"
    CHOSEN = "chosen"
    PLAIN = "plain"
    DANGER = "danger"


class Usual(TypedDict, total=False):
    """What every control may be given by name, and hands on to `Widget`."""

    key: str
    grow: float
    enabled: bool
    reason: str
    hint: str


class Widget:
    """A part of a screen.

    `measure` says how large it wants to be, `place` gives its rect, `draw` paints, `handle` uses an intent.
    `label` names it in words. A widget that is not `enabled` can still be focused and says its `reason`.
    """

    role_word = ""
    """What kind of thing it is, a msgid."""
    focusable = False
    """Can be reached by keyboard and pad."""
    pointed = False
    """Is a target for the pointer."""
    tells = False
    """Pointing at it shows what it is; it is no target, for pressing it does nothing."""
    stacking = False
    """Its children may lie over each other."""
    clipping = False
    """Its children may reach beyond it (and are cut off there)."""
    see_through = False
    """It only arranges: where none of its children is, the pointer reaches what lies below it in a stack."""
    fenced = False
    """Arrows stay among what lies in it, and end at its edges; areas lead in and out."""
    wants_text = False
    """Typed characters are for it while it has the focus."""
    decorative = False
    """A picture that tells nothing: nothing is lost to whoever does not see it."""
    at_once = False
    """What lies in it is not read part by part."""
    bubbles = True
    """Its hint, or why it cannot be used, is shown in a bubble where the screen does not show it itself."""
    bubble_above = False
    """Its bubble stands above it where there is room, for what lies below is wanted."""

    def __init__(
        self,
        *,
        key: str = "",
        label: str = "",
        grow: float = 0,
        enabled: bool = True,
        reason: str = "",
        hint: str = "",
        area: str = "",
    ) -> None:
        self.key = key
        self.label = label
        self.grow = grow
        self.enabled = enabled
        self.reason = reason
        self.hint = hint
        self.area = area
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.children: Sequence[Widget] = ()
        self.visible = True
        self.hovered = False
        self.pressed = False
        self.focused = False

    def measure(self, look: Look, width: int) -> Size:
        """The size it wants when at most `width` pixels are there."""
        return 0, 0

    def place(self, look: Look, rect: pygame.Rect) -> None:
        """Take this place and give its children theirs."""
        self.rect = pygame.Rect(rect)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Paint itself, then its children."""
        self.paint(surface, look)
        for child in self.children:
            if child.visible:
                child.draw(surface, look)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paint itself alone."""

    def handle(self, intent: Intent) -> Taken | None:
        """Use an intent, or None to leave it to the widget around it."""
        return None

    def adopt(self, earlier: Widget) -> None:
        """Take over what a player was doing with the widget that stood here before the screen was rebuilt."""
        self.hovered, self.pressed, self.focused = earlier.hovered, earlier.pressed, earlier.focused

    def role(self) -> str:
        """The word for what kind of thing it is, for speech."""
        return _(self.role_word)

    def value(self) -> str:
        """Its present value in words, for speech."""
        return ""

    def spoken(self) -> str:
        """Everything a player who does not see needs: name, kind, value, and why it cannot be used."""
        parts = [self.label, self.role(), self.value()]
        if not self.enabled:
            parts.append(_("not now"))
            parts.append(self.reason)
        elif self.hint != self.label:  # a sign has its name in the bubble, too; it is said once
            parts.append(self.hint)
        return spoken_row(parts)

    def briefly(self) -> str:
        """The same for who knows the way: name, value, and whether it can be used."""
        return spoken_row([self.label, self.value(), "" if self.enabled else _("not now")])

    def shortcut(self) -> str:
        """The key that does the same, as it is shown on it."""
        return ""

    def read(self) -> str:
        """What the reading cursor says here; nothing where its parts say everything themselves."""
        if self.focusable or not self.children:
            return "" if self.decorative else spoken_row([self.spoken(), self.shortcut()])
        return in_one_breath(self.children) if self.at_once else ""

    @property
    def likely(self) -> bool:
        """Whether it is most likely meant just now: a switch comes to it first."""
        return False

    @property
    def together(self) -> tuple[str, ...]:
        """The keys of what may be done first while this one stays meant: a switch goes over them with it."""
        return ()

    @property
    def use(self) -> Action:
        """What selecting it by a switch asks for."""
        return Action.ACCEPT

    def letters_page(self) -> Scene | None:
        """The page on which its text is written without a keyboard, if it takes text."""
        return None

    def ring_rect(self) -> pygame.Rect:
        """What the focus ring goes around."""
        return self.rect


def walk(widget: Widget) -> list[Widget]:
    """The widget and everything in it, in reading order; invisible parts are left out."""
    found: list[Widget] = []
    waiting = [widget]
    while waiting:
        each = waiting.pop()
        if each.visible:
            found.append(each)
            waiting.extend(reversed(each.children))
    return found


def stops(root: Widget) -> list[Widget]:
    """Everything on a page that can be read, in reading order."""
    found: dict[Widget, str] = {}
    _collect(root, "", found)
    pairs = list(found.items())
    return [pairs[n][0] for n in range(len(pairs)) if n == 0 or pairs[n][1] != pairs[n - 1][1]]


def _collect(widget: Widget, said: str, found: dict[Widget, str]) -> None:
    """Note a widget with its words, and what lies in it; what was said around it is not said twice."""
    if not widget.visible:
        return
    words = widget.read()
    if words and not re.search(rf"(?<!\w){re.escape(words)}(?!\w)", said):
        found[widget] = words
        said = f"{said} {words}" if widget.focusable else said
    if not widget.at_once:
        for child in widget.children:
            _collect(child, said, found)


def in_one_breath(parts: Sequence[Widget]) -> str:
    """The words of everything in these widgets, a sentence each."""
    said = [stop.read() for part in parts for stop in stops(part)]
    return " ".join(words if words[-1] in SENTENCE_ENDS else f"{words}." for words in said)


def path_at(root: Widget, x: int, y: int) -> list[Widget]:
    """The widgets under a point, from the root inwards; the one drawn last is on top.

    What only arranges does not stand in the way of what lies below it.
    """
    if not root.visible or not root.rect.collidepoint(x, y):
        return []
    empty: list[Widget] = []
    for child in reversed(root.children):
        if child.rect.collidepoint(x, y):
            inner = path_at(child, x, y)
            if not all(widget.see_through for widget in inner):
                return [root, *inner]
            empty = empty or inner
    return [root, *empty]


def path_to(root: Widget, target: Widget) -> list[Widget]:
    """The widgets from the root down to the target; empty when it is not in the tree."""
    if root is target:
        return [root]
    for child in root.children:
        if child is target or child.children:
            inner = path_to(child, target)
            if inner:
                return [root, *inner]
    return []


def name_all(widget: Widget, key: str = "root") -> None:
    """Give every widget without a key one that tells its place, so that a rebuilt screen finds it again."""
    waiting = [(widget, key)]
    while waiting:
        each, place = waiting.pop()
        each.key = each.key or place
        if each.children:
            waiting += [(child, f"{each.key}/{index}") for index, child in enumerate(each.children)]


def grown(root: Widget, before: Widget | None) -> Widget:
    """The tree with every widget named, and with what those of the same key and kind had kept."""
    earlier = {widget.key: widget for widget in walk(before)} if before is not None else {}
    name_all(root)
    for widget in walk(root):
        old = earlier.get(widget.key)
        if old is not None and old is not widget and type(old) is type(widget):
            widget.adopt(old)
    return root


def touched(theme: Theme, ground: Colour, widget: Widget) -> Colour:
    """The ground of a widget as the pointer has it: warmer under it, deeper while it is pressed.

    The light is that of the primary colour, or white where that is the ground; what is chosen grows away
    from the shade of its words.
    """
    if not widget.enabled or not (widget.hovered or widget.pressed):
        return ground
    light = WHITE if ground in (theme.primary, theme.danger) else theme.primary
    if ground == theme.chosen:
        light = BLACK if luminance(theme.chosen_text) > luminance(ground) else WHITE
    return ground.mixed(light, PRESSED if widget.pressed else HOVERED)
