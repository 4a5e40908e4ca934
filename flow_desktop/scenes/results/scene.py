"""The end of a game: what happened, told warmly, with a gentle celebration, and four ways on."""

import math
from dataclasses import replace
from random import Random
from typing import Final

import pygame

from flow_desktop.app import clipboard
from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import ArtName, art
from flow_desktop.app.language import _
from flow_desktop.app.mixing import FANFARE_DUCK
from flow_desktop.app.scene import Change, Push
from flow_desktop.app.shell import Shell
from flow_desktop.engine.codes import has_code, write_code
from flow_desktop.engine.state import Result
from flow_desktop.rounds import Table
from flow_desktop.scenes.colours import ANIMALS
from flow_desktop.scenes.contribution import Contribution, FinishedGame
from flow_desktop.scenes.destinations import ToReplay, ToSetup
from flow_desktop.scenes.results.contributions import contributed
from flow_desktop.scenes.results.leaves import Leaves
from flow_desktop.scenes.results.pages import FinalBoard, results_page
from flow_desktop.scenes.results.words import warm_sentence, why_lost
from flow_desktop.scenes.seascape import draw_sea
from flow_desktop.scenes.start import draft_of_table, leave_game, new_seed, start_game, take_up
from flow_desktop.scenes.telling.events import headline
from flow_desktop.values import dataclass
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.scroll import visible_part
from flow_desktop.widgets.theme import FOAM, WATER, Colour
from flow_desktop.widgets.widget import Press, Weight, Widget

SECONDS: Final = 5.0
COUNT: Final = 34
_cache = SurfaceCache()
SAME: Final = "same"
NEW: Final = "new"


@dataclass(frozen=True, slots=True)
class Drop:
    """One drop: where it rises (shares of the window), when, how fast, how large, in which colour."""

    across: float
    begins: float
    speed: float
    size: float
    sway: float
    colour: Colour


def drops(seed: int = 0) -> tuple[Drop, ...]:
    """The drops of a celebration, each in its own time."""
    chance = Random(seed)
    colours = (*ANIMALS.values(), FOAM, WATER)
    return tuple(
        Drop(
            chance.random(),
            chance.uniform(0.0, 1.8),
            chance.uniform(0.26, 0.42),
            chance.uniform(0.008, 0.018),
            chance.uniform(0, 2 * math.pi),
            chance.choice(colours),
        )
        for _ in range(COUNT)
    )


def draw_drops(surface: pygame.Surface, falling: tuple[Drop, ...], seconds: float) -> None:
    """The drops so many seconds after the celebration began; they fade before they are gone."""
    width, height = surface.get_size()
    for drop in falling:
        age = seconds - drop.begins
        if age <= 0 or seconds >= SECONDS:
            continue
        y = 1.04 - drop.speed * age
        x = drop.across + 0.02 * math.sin(2.2 * age + drop.sway)
        alpha = round(220 * min(1.0, age / 0.4) * min(1.0, (SECONDS - seconds) / 1.2))
        if y > -0.05 and alpha > 0:
            picture = _drop(max(3, round(height * drop.size)), drop.colour)
            picture.set_alpha(alpha)
            surface.blit(picture, picture.get_rect(center=(round(x * width), round(y * height))))


def _drop(radius: int, colour: Colour) -> pygame.Surface:
    def make() -> pygame.Surface:
        large = pygame.Surface((8 * radius, 8 * radius), pygame.SRCALPHA)
        large.fill(colour.with_alpha(0))
        pygame.draw.circle(large, colour.with_alpha(150), (4 * radius, 4 * radius), 4 * radius)
        rim = max(1, round(radius * 0.7))
        pygame.draw.circle(large, colour.with_alpha(235), (4 * radius, 4 * radius), 4 * radius, rim)
        glint = FOAM.with_alpha(230)
        pygame.draw.circle(large, glint, (round(2.8 * radius), round(2.7 * radius)), round(radius * 0.8))
        return pygame.transform.smoothscale(large, (2 * radius, 2 * radius))

    return _cache.get((radius, colour), make)


class ResultsScene(Leaves):
    """Won or lost; the table is left when this screen is. `heard`: how it ended was heard just before.

    `occasion`: what the game was played for, in words.
    """

    past = False
    """Whether it is looked at later: nothing is celebrated then."""

    def __init__(self, table: Table, heard: bool = False, name: str = "", occasion: str = "") -> None:
        self.table = table
        self.occasion = occasion
        self.name = name or table.name
        self.heard = heard
        self.won = table.state.result is Result.WON
        self.first_focus = NEW if self.won else SAME
        self.summary = table.summary()
        self.copied = False
        if table.given_up:
            self.guard = 0.0  # nobody was in a hurry
        self._seconds = 0.0
        self._drops = drops()

    def enter(self, shell: Shell) -> None:
        """Let be heard how it went."""
        shell.audio.music("")
        if not self.heard and self.table.is_over:
            shell.audio.play("won" if self.won else "lost", duck=FANFARE_DUCK)
        super().enter(shell)

    def opening_words(self) -> str:
        """How it went."""
        state = self.table.state
        told = [headline(state.result), warm_sentence(state, self.summary)]
        why = [] if self.won else [why_lost(state)]
        return " ".join([*told, *why, *self.contributed().lines])

    def contributed(self) -> Contribution:
        """What other rooms have to say about this game."""
        return contributed(FinishedGame(self.shell, self.table, self.name, self.past, self.occasion))

    def rewards(self) -> list[Widget]:
        """What was earned, shown above the numbers."""
        return []

    def leave(self) -> None:
        """The game is over: leave the table."""
        super().leave()
        self.table.close()

    def build(self) -> Widget:
        """The board, the words, the numbers, the seats and the ways on."""
        return results_page(self)

    @property
    def length(self) -> float:
        """How long something moves."""
        return SECONDS if self.won else 0.0

    @property
    def moving(self) -> bool:
        """While it celebrates; never with reduced motion."""
        return not self.shell.settings.reduced_motion and self._seconds < self.length

    def update(self, seconds: float) -> Change | None:
        """Let the drops rise."""
        self._seconds = min(self._seconds + seconds, self.length)
        return super().update(seconds)

    def background(self, surface: pygame.Surface) -> None:
        """The morning sea after a win, the deep one after a loss; drops rise behind board and words."""
        draw_sea(surface, self.look, "sea_sky" if self.won else "sea_deep")
        if self.won and self.moving:
            draw_drops(surface, self._drops, self._seconds)

    def foreground(self, surface: pygame.Surface) -> None:
        """The drops go on rising over the spaces of the board, never over its numbers or the words."""
        board = self.seek("final")
        if self.won and self.moving and isinstance(board, FinalBoard):
            surface.set_clip(board.places(self.look).field.clip(visible_part(self.root, board)))
            draw_drops(surface, self._drops, self._seconds)
            surface.set_clip(None)

    # The ways on

    def buttons(self) -> list[Widget]:
        """Four ways on; the obvious one first."""
        same = self.way(_("Same wave again"), self.same_wave, art("icon", "again"), SAME, first=not self.won)
        new = self.way(_("New wave"), self.new_wave, art("icon_shuffle"), NEW, first=self.won)
        change = Button(_("Change setup"), self.change_table, icon=art("icon", "seat"), key="change")
        menu = Button(_("Menu"), self.to_menu, icon=art("icon", "home"), key="menu")
        if self.table.given_up:
            return [same, *self.going_on(), new, menu]
        return [new, same, change, menu] if self.won else [same, new, change, menu]

    @staticmethod
    def way(words: str, press: Press, icon: ArtName, key: str, *, first: bool) -> Button:
        """One way on; the `first` is the next step."""
        return Button(words, press, weight=Weight.PRIMARY if first else Weight.PLAIN, icon=icon, key=key)

    def going_on(self) -> list[Widget]:
        """The way back to a game that was given up; nothing for one that is over."""
        if not self.table.given_up:
            return []
        return [Button(_("Go on after all"), self.take_up, icon=art("icon", "play"), key="take-up")]

    def take_up(self) -> Change | None:
        """Play on after all."""
        return take_up(self.shell, self.table)

    def same_wave(self) -> Change | None:
        """The same table against the same wave."""
        return start_game(self.shell, draft_of_table(self.table))

    def new_wave(self) -> Change | None:
        """The same table against a wave that nobody has seen."""
        return start_game(self.shell, replace(draft_of_table(self.table), seed=new_seed(), boat=None))

    def change_table(self) -> Change | None:
        """Set the table up anew, starting from this one."""
        return Push(ToSetup(draft_of_table(self.table)))

    def replay(self) -> Change | None:
        """See the game again, where it has a record (`studied`)."""
        return Push(ToReplay(self.table.record()))

    def to_menu(self) -> Change | None:
        """Back to the menu."""
        return leave_game(self.table)

    def back(self) -> Change | None:
        """Esc leads to the menu."""
        return self.to_menu()

    def code(self) -> str:
        """The wave code of this game; empty when its seed is not made of the game's words."""
        options = self.table.options
        return write_code(options) if has_code(options) else ""

    def copy_code(self) -> Change | None:
        """Put the wave code on the clipboard and say so, for as long as this screen stands."""
        clipboard.copy(self.code())
        self.copied = True
        self.read_out(_("Copied."))
        self.refresh()
        return None
