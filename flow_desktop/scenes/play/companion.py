"""Whoever sits beside the player: a lesson, practice, a drill; nobody, or several at once.

A companion hears what happens at the table, may ask for something else first, adds a panel and buttons, and
draws over the scene. It changes nothing of the game: only commands do. Every answer has a default that leaves
the play scene as it is, so that a companion says only what it cares about.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

import pygame

from flow_desktop.app.intents import Act
from flow_desktop.app.language import spoken_row
from flow_desktop.app.scene import Change, Destination, Scene
from flow_desktop.app.shell import Shell
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Command, Roll
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds import Happening, Table
from flow_desktop.scenes.board.show import NOWHERE, BoardShow
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.play.attention import Attention
from flow_desktop.scenes.play.bubble import Bubble
from flow_desktop.scenes.play.hand import Doubt, Hand
from flow_desktop.scenes.play.moves import Moves
from flow_desktop.scenes.play.tell import Teller
from flow_desktop.widgets.focus import Focus
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.widget import Taken, Widget

Answer = TypeVar("Answer")


class Beside(Protocol):
    """The place beside the player: what can be seen and asked for from there."""

    shell: Shell
    table: Table
    hand: Hand
    attention: Attention
    moves: Moves
    teller: Teller
    board: BoardView
    bubble: Bubble
    focus: Focus

    @property
    def root(self) -> Widget:
        """Everything on the screen."""

    @property
    def look(self) -> Look:
        """Measures and colours."""

    def find(self, key: str) -> Widget:
        """The widget of that key."""

    def seek(self, key: str) -> Widget | None:
        """The widget of that key, if it is there."""

    def refresh(self) -> None:
        """What stands in the columns has changed."""

    def show_board(self) -> None:
        """What is marked on the board has changed."""

    def read_out(self, words: str, urgency: Urgency = ...) -> None:
        """Say what has just come to be shown."""

    def focus_quietly(self, widget: Widget) -> None:
        """Give the focus to a widget without a sound, and bring it into sight."""

    def lead_to(self, key: str) -> None:
        """Bring the focus to a widget, and say what it is."""


class Companion:
    """Nobody: the game as the table plays it."""

    replaces_seats = False
    """Whether `panel` stands where the seats are; else it stands above them."""
    has_own_goal = False
    """Whether something else than the goal of the game is to be reached."""
    ends_with_wave = False
    """Whether no round follows the wave."""
    play: Beside

    def opening_words(self) -> str:
        """What is said first: the name of what is played here, where it is not simply a game."""
        return ""

    def enter(self, play: Beside) -> None:
        """The scene opens; nothing is laid out yet."""
        self.play = play

    def closed(self) -> None:
        """The scene closes for good."""

    # What the player does

    def why_not(self, command: Command) -> str:
        """Why this command is not wanted now; empty when it may be given to the table."""
        return ""

    def why_not_card(self, card: Card) -> str:
        """Why this card is not to be begun now; empty when it may be."""
        return ""

    def question(self, command: Command) -> Doubt | None:
        """What to ask once before this command is given to the table; None: nothing."""
        return None

    def why_no_wave(self) -> str:
        """Why the wave is not to be called now; empty when it may be."""
        return ""

    def wave_words(self) -> str:
        """What it says to whoever asks for advice during the wave; empty when nothing."""
        return ""

    def hands_off(self) -> str:
        """Why nobody touches what is held now; empty when the hand is a person's."""
        return ""

    def heard(self, happening: Happening) -> None:
        """Something happened at the table, through whomever."""

    def refused(self, refusal: Refusal) -> None:
        """The rules said no."""

    def act(self, act: Act) -> Taken | None:
        """Keys and pad, before the scene's own; None leaves them to it."""
        return None

    # What is seen

    def panel(self) -> Widget | None:
        """Words and buttons at the top of the left column; asked for at every refresh."""
        return None

    def brief(self) -> Widget | None:
        """The panel where text is large: the words alone, below the tile in hand."""
        return self.panel()

    def ways(self) -> tuple[Widget, ...]:
        """The buttons that are missing there, as signs for the rail."""
        return ()

    def signs(self) -> tuple[Widget, ...]:
        """More buttons for the corner of the right column."""
        return ()

    def shown(self, show: BoardShow) -> BoardShow:
        """The last word on what the board shows."""
        return show

    def space_words(self, cell: Cell) -> str:
        """What is to be said of a space beyond what lies there; empty when nothing is."""
        return ""

    def targets(self) -> frozenset[Cell]:
        """The spaces it asks for; keys lead there instead of to where the tile fits."""
        return NOWHERE

    def step_words(self) -> str | None:
        """The next step in its own words, instead of words or button; None leaves it to the game."""
        return None

    def in_sight(self) -> frozenset[str]:
        """The keys of what no bubble may cover: what it points at."""
        return frozenset()

    def draw_on_board(self, surface: pygame.Surface) -> None:
        """Draw on the board, below what is to be read."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw over everything: an arrow, a hand."""

    @property
    def moving(self) -> bool:
        """Whether `draw` wants every frame."""
        return False

    # What follows

    @property
    def wake_after(self) -> float | None:
        """The seconds after which `update` is wanted though nothing moves; None: whenever."""
        return None

    def update(self, seconds: float) -> Change | None:
        """A frame has passed; a change leads elsewhere."""
        return None

    def roll(self) -> Roll | None:
        """How the wave's dice are rolled by whoever has the turn; None: the players roll themselves."""
        return None

    def over(self) -> Change | None:
        """The game is over and everything has come to rest; None leads to the results."""
        return None

    def pause(self) -> Scene | Destination | None:
        """Its own pause page; None: the usual one."""
        return None


class Company:
    """All who sit beside the player. Where one answer counts, it is that of the first who has one."""

    def __init__(self, companions: Sequence[Companion]) -> None:
        self._all = tuple(companions)

    def __iter__(self) -> Iterator[Companion]:
        return iter(self._all)

    def _first(self, asked: Callable[[Companion], Answer | None]) -> Answer | None:
        return next((answer for each in self._all if (answer := asked(each))), None)

    def why_not(self, command: Command) -> str:
        """Why this command is not wanted now."""
        return self._first(lambda each: each.why_not(command)) or ""

    def why_not_card(self, card: Card) -> str:
        """Why this card is not to be begun now."""
        return self._first(lambda each: each.why_not_card(card)) or ""

    def question(self, command: Command) -> Doubt | None:
        """What to ask once before this command is given."""
        return self._first(lambda each: each.question(command))

    def why_no_wave(self) -> str:
        """Why the wave is not to be called now."""
        return self._first(lambda each: each.why_no_wave()) or ""

    def hands_off(self) -> str:
        """Why nobody touches what is held now."""
        return self._first(lambda each: each.hands_off()) or ""

    def refused(self, refusal: Refusal) -> None:
        """The rules said no."""
        for each in self._all:
            each.refused(refusal)

    def act(self, act: Act) -> Taken | None:
        """Keys and pad, before the scene's own."""
        return self._first(lambda each: each.act(act))

    @property
    def replaces_seats(self) -> bool:
        """Whether the panels stand where the seats are."""
        return any(each.replaces_seats for each in self._all)

    @property
    def ends_with_wave(self) -> bool:
        """Whether no round follows the wave."""
        return any(each.ends_with_wave for each in self._all)

    def panels(self) -> list[Widget]:
        """What they say at the top of the left column."""
        return [panel for each in self._all if (panel := each.panel()) is not None]

    def briefs(self) -> list[Widget]:
        """What they say where text is large."""
        return [brief for each in self._all if (brief := each.brief()) is not None]

    def ways(self) -> tuple[Widget, ...]:
        """The buttons of what they say there."""
        return tuple(way for each in self._all for way in each.ways())

    def signs(self) -> tuple[Widget, ...]:
        """Their buttons for the corner of the right column."""
        return tuple(sign for each in self._all for sign in each.signs())

    def shown(self, show: BoardShow) -> BoardShow:
        """The board as each in turn wants it shown."""
        for each in self._all:
            show = each.shown(show)
        return show

    def space_words(self, cell: Cell) -> str:
        """What they say of a space."""
        said = (each.space_words(cell) for each in self._all)
        return spoken_row(said)

    def targets(self) -> frozenset[Cell]:
        """The spaces they ask for."""
        return NOWHERE.union(*(each.targets() for each in self._all))

    def opening_words(self) -> str:
        """The name of what is played here."""
        return self._first(lambda each: each.opening_words()) or ""

    @property
    def has_own_goal(self) -> bool:
        """Whether something else than the goal of the game is to be reached here."""
        return any(each.has_own_goal for each in self._all)

    def step_words(self) -> str | None:
        """The next step in the words of the first who has its own, even empty ones."""
        said = (each.step_words() for each in self._all)
        return next((words for words in said if words is not None), None)

    def in_sight(self) -> frozenset[str]:
        """What no bubble may cover."""
        return frozenset[str]().union(*(each.in_sight() for each in self._all))

    def draw_on_board(self, surface: pygame.Surface) -> None:
        """What they draw on the board."""
        for each in self._all:
            each.draw_on_board(surface)

    def draw(self, surface: pygame.Surface) -> None:
        """What they draw over everything."""
        for each in self._all:
            each.draw(surface)

    @property
    def moving(self) -> bool:
        """Whether somebody draws in every frame."""
        return any(each.moving for each in self._all)

    @property
    def wake_after(self) -> float | None:
        """When the first of them wants to be asked again."""
        waits = (each.wake_after for each in self._all)
        return min((wait for wait in waits if wait is not None), default=None)

    def wave_words(self) -> str:
        """What they say to whoever asks for advice during the wave."""
        return self._first(lambda each: each.wave_words()) or ""

    def roll(self) -> Roll | None:
        """The roll of one who rolls without being asked."""
        return self._first(lambda each: each.roll())

    def update(self, seconds: float) -> Change | None:
        """A frame has passed for everybody; the first who leads elsewhere is followed."""
        changes = [each.update(seconds) for each in self._all]
        return next((change for change in changes if change is not None), None)

    def over(self) -> Change | None:
        """What follows the game; None: the results."""
        changes = (each.over() for each in self._all)
        return next((change for change in changes if change is not None), None)

    def pause(self) -> Scene | Destination | None:
        """A pause page of their own; None: the usual one."""
        pages = (each.pause() for each in self._all)
        return next((page for page in pages if page is not None), None)
