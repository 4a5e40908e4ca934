"""Scenes: one screen of the program each, kept on a stack that the loop drives.

| when                               | the loop calls                | the scene may answer              |
|------------------------------------|-------------------------------|-----------------------------------|
| it is pushed, or replaces another  | `enter(shell)`                | nothing                           |
| time has passed (each frame)       | `update(seconds)`             | a `Change` or None                |
| a player wants something           | `handle(intent)`              | a `Change` or None                |
| the voice was switched on          | `voiced()`                    | nothing                           |
| the window asks to be closed       | `quit_asked()`                | a `Change`; `Quit()` by default   |
| the window, text size, theme or    | `view_changed()`              | nothing                           |
|   language changed                 |   (every scene on the stack)  |                                   |
| another scene was pushed above it  | `covered()`                   | nothing                           |
| the scene above it was popped      | `uncovered(result)`           | a `Change` or None                |
| something is to be seen            | `draw(surface)`               | nothing                           |
| it is popped or replaced, or Quit  | `leave()`                     | nothing                           |

Only the top scene gets time and intents. A scene whose `overlay` is true does not fill the window: the
scenes below it are drawn first. One that is `sudden` comes and goes without a fade. A change of scene is
always a returned value. It holds the scene that comes, or a `Destination` that names it: then the
game's cartridge makes the scene, so that pages which lead to each other need not know each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

import pygame

from flow_desktop.app.log import LOGGER
from flow_desktop.values import dataclass

if TYPE_CHECKING:
    from pathlib import Path

    from flow_desktop.app.intents import AnyAction, Intent
    from flow_desktop.app.shell import Shell


class Node(Protocol):
    """What tests, focus and speech may know of a scene's widget tree."""

    @property
    def rect(self) -> pygame.Rect:
        """Its place in the window."""

    @property
    def label(self) -> str:
        """Its name in words."""

    @property
    def children(self) -> Sequence[Node]:
        """What lies inside it, in reading order."""


class Scene:
    """One screen; subclasses override what they need."""

    overlay: bool = False
    sudden: bool = False
    """It comes and goes without a fade: it hides something at once, or has a motion of its own."""

    def enter(self, shell: Shell) -> None:
        """Begin: the shell gives view, settings, sound, captions, speech and assets."""

    def leave(self) -> None:
        """End: let go of what `enter` took."""

    def covered(self) -> None:
        """Another scene now lies above this one."""

    def uncovered(self, result: object) -> Change | None:
        """The scene above is gone and left this result (the value of its `Pop`)."""
        return None

    def handle(self, intent: Intent) -> Change | None:
        """Answer one intent."""
        return None

    def update(self, seconds: float) -> Change | None:
        """Let time pass."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything; `surface` has the size of the window."""

    def view_changed(self) -> None:
        """Lay out anew: `shell.view`, the theme or the language is not what it was."""

    def voiced(self) -> None:
        """The voice was just switched on: say which page this is."""

    def quit_asked(self) -> Change | None:
        """The program is asked to end."""
        return Quit()

    @property
    def moving(self) -> bool:
        """True while something on screen moves: then every frame is updated and drawn."""
        return False

    @property
    def wake_after(self) -> float | None:
        """Seconds until `update` must run again though nothing moves, or None when it need not."""
        return None

    @property
    def root(self) -> Node | None:
        """The widget tree, if the scene has one."""
        return None


class Destination:
    """The name of a page with what it needs to know; each page has a frozen dataclass of its own."""

    __slots__ = ()


class OfTheHouse(Destination):
    """A page of the whole program, which no single game can name: the cartridge's `house` makes its scene."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class ToShelf(OfTheHouse):
    """Where a game is chosen."""


@dataclass(frozen=True, slots=True)
class ToGame(OfTheHouse):
    """Another game in the same window, by the name it is listed under."""

    name: str


@dataclass(frozen=True, slots=True)
class ToFile(OfTheHouse):
    """What a file from anywhere holds, in whichever game it belongs to; a game may be `replayed` at once."""

    path: Path
    replayed: bool = False


@dataclass(frozen=True, slots=True)
class ToHousePage(OfTheHouse):
    """A page that all games share: "settings", "accessibility", "keys" or "deeds"."""

    name: str


@dataclass(frozen=True, slots=True)
class ToQuestions(OfTheHouse):
    """What can be asked on a page, as a list: for whoever has no key for each question."""

    asked: tuple[AnyAction, ...] = ()


DEED: Final = object()
"""What a page leaves when something was wished for (`Shell.wish`), so that pages on the way to it go too."""


@dataclass(frozen=True, slots=True)
class Push:
    """Put a scene above the present one."""

    to: Scene | Destination


@dataclass(frozen=True, slots=True)
class Pop:
    """Leave this scene; the one below gets the result."""

    result: object = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Leave this scene for another one in its place."""

    to: Scene | Destination


@dataclass(frozen=True, slots=True)
class Reset:
    """Leave every scene on the stack and begin anew with this one (back to the menu)."""

    to: Scene | Destination


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program."""


Change = Push | Pop | Replace | Reset | Quit
"""Any change of scene."""


class SceneStack:
    """The scenes from the bottom up; empty means the program ends."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._scenes: list[Scene] = []

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """Every scene, the top one last."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that gets intents, or None at the end."""
        return self._scenes[-1] if self._scenes else None

    def apply(self, change: Change | None) -> None:
        """Carry out a change, and whatever changes follow from it."""
        while change is not None:
            change = self._apply_one(change)

    def _apply_one(self, change: Change) -> Change | None:
        match change:
            case Push(to):
                scene = self._made(to)
                if self.top is not None:
                    self.top.covered()
                self._begin(scene)
            case Pop(result):
                self._end_top()
                if self.top is not None:
                    return self.top.uncovered(result)
            case Replace(to):
                scene = self._made(to)
                self._end_top()
                self._begin(scene)
            case Reset(to):
                scene = self._made(to)
                self._end_all()
                self._begin(scene)
            case Quit():
                self._end_all()
        return None

    def drawn(self) -> list[Scene]:
        """The scenes to draw, from the lowest that can be seen upwards."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].overlay:
            first -= 1
        return self._scenes[max(first, 0) :]

    def abandon(self) -> None:
        """Leave every scene after a crash, whatever that brings: each may let go of its game."""
        while self._scenes:
            scene = self._scenes.pop()
            try:
                scene.leave()
            except Exception:
                LOGGER.warning("%s could not be left", type(scene).__name__, exc_info=True)

    def _made(self, to: Scene | Destination) -> Scene:
        """The scene to come, made before the present one is left."""
        if isinstance(to, Scene):
            return to
        game = self._shell.game
        return (game.house if isinstance(to, OfTheHouse) else game.opens)(self._shell, to)

    def _begin(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.enter(self._shell)

    def _end_top(self) -> None:
        if self._scenes:
            self._scenes.pop().leave()

    def _end_all(self) -> None:
        while self._scenes:
            self._end_top()
