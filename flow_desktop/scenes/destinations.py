"""Where one can go from a page: every page of Flow that another one leads to, named by a plain value.

A scene answers `Push(ToRules("wave"))` and knows nothing of the page that comes. `wayfinding` is the one
place that knows which scene stands behind each name, and what follows a game that begins.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING

from flow_desktop.app.scene import Destination, Scene
from flow_desktop.values import dataclass

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    import pygame

    from flow_desktop.app.intents import AnyAction
    from flow_desktop.engine import Options
    from flow_desktop.engine.board import Board
    from flow_desktop.engine.commands import Roll
    from flow_desktop.engine.position import Position
    from flow_desktop.engine.record import Record
    from flow_desktop.rounds import Table
    from flow_desktop.scenes.board.view import BoardView
    from flow_desktop.scenes.draft import Draft

# The menu and its pages


@dataclass(frozen=True, slots=True)
class ToMenu(Destination):
    """The menu, where every game comes back to; `at` is what it was left by, if that is known."""

    at: str = ""


@dataclass(frozen=True, slots=True)
class ToSetup(Destination):
    """Setting a table up, beginning with this one."""

    draft: Draft


@dataclass(frozen=True, slots=True)
class ToFirstGame(Destination):
    """With whom, and how fast, before somebody's first game."""

    draft: Draft


@dataclass(frozen=True, slots=True)
class ToDaily(Destination):
    """Today's wave, and those of the days before; `day` is looked at first; `alone`: no page lies below."""

    day: date | None = None
    alone: bool = False


@dataclass(frozen=True, slots=True)
class ToGames(Destination):
    """The games that were played here."""


@dataclass(frozen=True, slots=True)
class ToPaste(Destination):
    """A game that somebody sent as text."""


@dataclass(frozen=True, slots=True)
class ToOpened(Destination):
    """What a file from anywhere holds: a game to look at, a wave to play, or why it is neither.

    A game may be `replayed` at once.
    """

    path: Path
    replayed: bool = False


@dataclass(frozen=True, slots=True)
class ToReplay(Destination):
    """A game that was played, shown again from a moment on."""

    record: Record
    at: int = 0


@dataclass(frozen=True, slots=True)
class ToKeepsakes(Destination):
    """What is left of a game: its story, a postcard, a film.

    `day` is when it was played, None for today; `occasion` what for, in words.
    """

    record: Record
    day: date | None = None
    occasion: str = ""


@dataclass(frozen=True, slots=True)
class ToWho(Destination):
    """Who is playing?"""


@dataclass(frozen=True, slots=True)
class ToPerson(Destination):
    """What is one person's own."""

    name: str


@dataclass(frozen=True, slots=True)
class ToLanguages(Destination):
    """The choice of a language."""


@dataclass(frozen=True, slots=True)
class ToSettings(Destination):
    """Sound, language, window; `linked` shows the way to the accessibility page."""

    linked: bool = True


@dataclass(frozen=True, slots=True)
class ToAccessibility(Destination):
    """What makes playing easier; `linked` shows the way to the settings."""

    linked: bool = True


@dataclass(frozen=True, slots=True)
class ToKeys(Destination):
    """Which key and which pad button does what, to be changed."""


@dataclass(frozen=True, slots=True)
class ToRules(Destination):
    """The rules, open at a page, a chapter, or what explains the code of a refusal."""

    at: str | None = None


@dataclass(frozen=True, slots=True)
class ToVoyage(Destination):
    """The chart of the voyage, at the stop of that key or at the boat; `alone`: no page lies below."""

    at: str = ""
    alone: bool = False


# A game


@dataclass(frozen=True, slots=True)
class ToNewGame(Destination):
    """A game that begins: scenario cards that are new to somebody are introduced before the first turn."""

    table: Table


@dataclass(frozen=True, slots=True)
class ToPlay(Destination):
    """The table itself."""

    table: Table


@dataclass(frozen=True, slots=True)
class ToPause(Destination):
    """The pause of a game."""

    table: Table


@dataclass(frozen=True, slots=True)
class ToHelp(Destination):
    """The goal, and what everything at the table means."""

    table: Table


@dataclass(frozen=True, slots=True)
class ToDeeds(Destination):
    """Everything that can be done at a table, as buttons; or what can be `asked` on a page."""

    asked: tuple[AnyAction, ...] | None = None


@dataclass(frozen=True, slots=True)
class ToWave(Destination):
    """The wave, over the scene that shows `board`.

    The button at `pause_place` still pauses; `pause` says which page comes then.
    No round follows the `last` one. `roll` is the roll of a partner who has the turn, `advice` is for whoever
    asks for it now. Its page covers the first of the `page_places` that is high enough for it.
    """

    table: Table
    board: BoardView
    pause_place: Callable[[], pygame.Rect]
    pause: Callable[[], Scene | Destination]
    last: bool = False
    roll: Callable[[], Roll | None] = lambda: None
    advice: Callable[[], str] = str
    page_places: Callable[[], tuple[pygame.Rect, ...]] = tuple


@dataclass(frozen=True, slots=True)
class ToClosing(Destination):
    """The last moment of a game, over the scene that shows `board`; what is at `pause_place` still pauses."""

    table: Table
    board: BoardView
    pause_place: Callable[[], pygame.Rect]


@dataclass(frozen=True, slots=True)
class ToResults(Destination):
    """The end of a game, or of practice from this beginning; `heard`: how it ended was heard just before."""

    table: Table
    practice: ToPractice | None = None
    heard: bool = False


# Lessons


@dataclass(frozen=True, slots=True)
class ToLearnOffer(Destination):
    """The question of the first start: learn to play, or find out by yourself."""


@dataclass(frozen=True, slots=True)
class ToLessons(Destination):
    """The list of lessons.

    With `at_once` the next one opens by itself. `after` is a lesson that was left, `at` another page of it:
    nothing lies below then.
    """

    at_once: bool = False
    after: str = ""
    at: str = ""


@dataclass(frozen=True, slots=True)
class ToLesson(Destination):
    """A part of the lesson of that name, with the steps before `step` done.

    `again` when it was just tried without luck.
    """

    name: str
    part: int = 0
    step: int = 0
    again: bool = False


@dataclass(frozen=True, slots=True)
class ToGraduation(Destination):
    """The end of the last lesson, with the board as it was won."""

    lesson: str
    board: Board


# Practice and drills; `alone` when no page lies below


@dataclass(frozen=True, slots=True)
class ToPractise(Destination):
    """The page of practice; `at` is what it was left by, if that is known."""

    alone: bool = False
    at: str = ""


@dataclass(frozen=True, slots=True)
class ToPractice(Destination):
    """Practice from a fresh table or from a position; the same beginning is the same game.

    `table` is a game from that beginning to be taken up again. `risk` shows the risk; None: as was wished.
    """

    options: Options
    position: Position | None = None
    table: Table | None = None
    risk: bool | None = None


@dataclass(frozen=True, slots=True)
class ToEditor(Destination):
    """Setting a position up; without one, the last one is gone on with."""

    position: Position | None = None
    alone: bool = False


@dataclass(frozen=True, slots=True)
class ToDrills(Destination):
    """The page of drills; `after` is an exercise that was left: nothing lies below then."""

    after: Exercise | None = None


class Drill(StrEnum):
    """What is exercised."""

    PLACE = "place"
    SAVE = "save"


@dataclass(frozen=True, slots=True)
class Exercise:
    """A drill against the clock, or in peace for people who cannot or do not want to hurry."""

    drill: Drill
    timed: bool

    @property
    def key(self) -> str:
        """Its short name, under which its best is kept."""
        return f"{self.drill}-{'timed' if self.timed else 'calm'}"


@dataclass(frozen=True, slots=True)
class ToDrill(Destination):
    """An exercise at its position; where the time is short, it is looked at in peace first."""

    exercise: Exercise
    number: int
    attempt: int = 0
    looked_at: bool = False


# Puzzles


@dataclass(frozen=True, slots=True)
class ToPuzzles(Destination):
    """The page of puzzles, open at a grade or where somebody is; `alone` when no page lies below."""

    grade: str = ""
    alone: bool = False


@dataclass(frozen=True, slots=True)
class ToPuzzle(Destination):
    """A puzzle by its name; `table` is a try to be taken up again."""

    name: str
    table: Table | None = None
