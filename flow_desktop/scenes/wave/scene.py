"""The wave on the screen: who throws, the flood, what was lost, and 'Ready' for the next round."""

from collections.abc import Callable, Mapping
from typing import Final

import pygame

from flow_desktop.app.captions import CaptionKind
from flow_desktop.app.intents import (
    Act,
    Action,
    AnyAction,
    Intent,
    PointerIntent,
    PointerPressed,
)
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Destination, Pop, Push, Scene
from flow_desktop.app.shell import Shell
from flow_desktop.engine.commands import Die, Roll
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds import Happening, Table
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.destinations import ToHelp, ToPause
from flow_desktop.scenes.performing.backdrop import BoardBackdrop, StoryPage
from flow_desktop.scenes.telling.answers import animals_answer, goal_answer, last_answer, lines_answer
from flow_desktop.scenes.telling.cues import Line, Timeline
from flow_desktop.scenes.telling.refusals import refusal_sentence
from flow_desktop.scenes.telling.wave import Toll
from flow_desktop.scenes.wave.dice_view import DiceInHand, Point
from flow_desktop.scenes.wave.pace import WavePart
from flow_desktop.scenes.wave.pages import throw_page, told_page
from flow_desktop.scenes.wave.panels import Region, dice_on, side_region
from flow_desktop.scenes.wave.story import RUNNING, Story
from flow_desktop.scenes.wave.throwing import DIE
from flow_desktop.table import By
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.theme import SHADOW_SPREAD
from flow_desktop.widgets.widget import Taken, Widget, walk

GUARD: Final = 0.4
"""So long after the story a press is still meant for skipping and does not start the next round."""
PAGE_COMES: Final = 0.18
"""So many seconds the page of losses takes to come; nothing waits for it."""
ROLLS_AFTER: Final = 1.6
"""So long a partner holds the dice before it rolls them."""
LOOK: Final = 0.1
COMING: Final = 2.5
"""So many seconds the music takes to give way to the sea."""
VEIL: Final = 96
DIMMING: Final = 0.5
FIRST_FRAMES: Final = 2
"""The frame of the bell shows the scene below and no more, the next one catches it: each has enough to do."""
ASKED: Final[Mapping[AnyAction, Callable[[Table], str]]] = {
    FlowAction.ASK_LINES: lambda table: lines_answer(table.state.board, table.state.rules.obstacles_remain),
    FlowAction.ASK_ANIMALS: lambda table: animals_answer(table.state.board),
    FlowAction.ASK_LAST: last_answer,
    FlowAction.ASK_GOAL: lambda table: goal_answer(table.state.board),
}
"""What can be asked before the dice are chosen and rolled, and after the losses."""
WAVE_SOUNDS: Final = ("knock", "place", "wave", "washed_away", "bird_saves", "round_begins")


class WaveScene(Screen):
    """Lies over the play scene from the end of a round to 'Ready'; only the engine decides what happens."""

    overlay = True
    sudden = True
    first_focus = "throw"
    asks = tuple(ASKED)

    def __init__(
        self,
        table: Table,
        board_view: BoardView,
        pause_place: Callable[[], pygame.Rect] | None = None,
        pause: Callable[[], Scene | Destination] | None = None,
        last: bool = False,
        roll: Callable[[], Roll | None] = lambda: None,
        advice: Callable[[], str] = str,
        page_places: Callable[[], tuple[pygame.Rect, ...]] = tuple,
    ) -> None:
        self.table = table
        self.last = last
        self._roll = roll
        self._advice = advice
        self._waited = 0.0
        self._pause_page = pause or (lambda: ToPause(table))
        self.pause_place = pause_place or (lambda: pygame.Rect(0, 0, 0, 0))
        self._page_places = page_places
        self.board_view = board_view
        self.backdrop = BoardBackdrop(VEIL, board_view)
        self.story = Story(table, self.backdrop)
        self._coming = FIRST_FRAMES
        self._thrown: tuple[dict[Die, Point], Point | None] | None = None
        self._onward: Change | None = None
        self._places = board_view.places
        self._told_for = 0.0
        self._page_told = False
        self._page_due = False
        self._leaving: pygame.Surface | None = None
        self._left_for = 0.0

    def enter(self, shell: Shell) -> None:
        """Dim everything that cannot be hit, and ask for the throw."""
        if self.story.calm:
            self.first_focus = f"choose-{Die.WHITE}"
        self.story.begin(shell)
        super().enter(shell)
        self._unhear = self.table.listen(self._heard)
        shell.audio.prepare(*WAVE_SOUNDS)
        shell.audio.music("flood", COMING)

    def leave(self) -> None:
        """Leave the board as the game is now."""
        super().leave()
        self._unhear()
        last = self.board_view.show
        board = self.table.state.board
        self.board_view.show = BoardShow(board=board, variants=last.variants, valley=last.valley)

    def covered(self) -> None:
        """A pause: the story stops by itself, and the sound with it."""
        super().covered()
        self.shell.audio.pause(True)

    def uncovered(self, result: object) -> Change | None:
        """Go on where it stopped."""
        self.shell.audio.pause(False)
        return super().uncovered(result)

    def view_changed(self) -> None:
        """Where the scene below looks different now, it is drawn and caught anew."""
        self.backdrop.follow(self.shell)
        self.overlay = not self.backdrop.caught
        super().view_changed()

    @property
    def part(self) -> WavePart | None:
        """Where the story is; None before the throw."""
        return self.story.part

    @property
    def toll(self) -> Toll | None:
        """What the wave did, once the dice are thrown."""
        return self.story.toll

    @property
    def moving(self) -> bool:
        """While the story runs or the board fades."""
        if self._coming or self.backdrop.changing or self.part in RUNNING:
            return True
        return self.part is WavePart.TOLD and self._told_for < GUARD

    def build(self) -> Widget:
        """The throw, a way to skip, or the list of losses, beside the board."""
        self._places = self.board_view.places
        if self.toll is None:
            return throw_page(self, self._region())
        if self._page_told:
            return told_page(self, self.toll, self._region())
        return StoryPage(self.shell.captions, self.skip, self._places.rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Follow the board if it has another place now; catch the scene below before anything is drawn."""
        if self._places != self.board_view.places:
            self.refresh()
        softly = self._coming > 0 and self.toll is None
        self._coming = self._coming - 1 if softly else 0
        if not self._coming and not self.backdrop.caught:
            self._catch(surface, softly)
        self.overlay = not self.backdrop.caught
        if softly:
            return
        if self._page_due:
            self._page_due, self._left_for = False, 0.0
            self._leaving = surface.subsurface(self._beside(surface)).copy()
        super().draw(surface)
        if self._leaving is not None:
            beside = self._beside(surface)
            if self._leaving.get_size() == beside.size:
                self._leaving.set_alpha(round(255 * max(0.0, 1 - self._left_for / PAGE_COMES)))
                surface.blit(self._leaving, beside)

    def _beside(self, surface: pygame.Surface) -> pygame.Rect:
        """Where the pages come and go, with the room of their shadow."""
        room = 2 * self.look.px(SHADOW_SPREAD)
        return self._region().whole.inflate(room, room).clip(surface.get_rect())

    def _region(self) -> Region:
        """The room beside the board, and what a page covers there."""
        window = pygame.Rect((0, 0), self.shell.view.size)
        return side_region(self.look, window, self._places.rect, self._page_places())

    def _catch(self, surface: pygame.Surface, softly: bool) -> None:
        """Catch the scene below: in portions when the wave comes, at once when the window has changed."""
        shows = self.story.threats() if self.toll is None else iter([self.board_view.show])
        self.backdrop.catch(surface, self.shell)
        self.backdrop.open(self.look, shows, DIMMING if softly else 0.0)
        if not softly:
            self.backdrop.finish()

    def background(self, surface: pygame.Surface) -> None:
        """The caught ground, and over it everything that moves."""
        self.backdrop.draw(surface)
        self.story.draw(surface)

    def foreground(self, surface: pygame.Surface) -> None:
        """Dice that hang at the pointer."""
        for widget in walk(self.root):
            if isinstance(widget, DiceInHand) and widget.carried:
                widget.paint_dice(surface)

    @property
    def die_width(self) -> int:
        """The width of a die in pixels, as it will lie on the board's rim."""
        return max(24, round(DIE * self.board_view.cell_px))

    def choose(self, die: Die) -> Change | None:
        """Calm waters: this die will be thrown."""
        self.story.choose(die)
        self._turn_to("throw")
        return None

    def throw(self, starts: dict[Die, Point] | None = None, flick: Point | None = None) -> None:
        """Throw the dice from where they lie, or from where they were let go."""
        if self.toll is not None:
            return
        self._thrown = (starts, flick) if starts else None
        done = self.table.do(Roll(self.story.die))
        if isinstance(done, Refusal):
            why = Line(0.0, refusal_sentence(done), CaptionKind.REFUSAL)
            self.story.performer.perform(Timeline.of(why))

    def _heard(self, happening: Happening) -> None:
        """Somebody has thrown the dice, here or elsewhere, or has taken that back."""
        if not happening.forward:
            self._onward = Pop()
        elif self.toll is None and any(isinstance(command, Roll) for command in happening.commands):
            starts, flick = self._thrown or (dice_on(self.root, self.look), None)
            self.story.throw(happening, starts, flick)
            self._turn_to("skip")
        self.shell.redraw()

    def update(self, seconds: float) -> Change | None:
        """Let the story go on; the page of losses comes a frame later than the board shows them."""
        self.backdrop.advance(seconds)
        self._roll_unasked(seconds)
        self._left_for += seconds
        if self._left_for >= PAGE_COMES:
            self._leaving = None
        if self.part is WavePart.TOLD:
            self._told_for += seconds
            if not self._page_told:
                self._page_told = True
                self._page_due = not self.look.reduced_motion
                self._turn_to("ready")
        self.story.advance(seconds)
        return self._onward

    def _roll_unasked(self, seconds: float) -> None:
        """A partner rolls by itself, after a moment in which anybody else may."""
        if self.toll is not None or self._coming or (roll := self._roll()) is None:
            return
        self._waited += seconds
        if self._waited >= ROLLS_AFTER:
            self.table.do(roll, By.PARTNER)

    @property
    def wake_after(self) -> float | None:
        """While a partner is about to roll."""
        return LOOK if self.toll is None and self._roll() is not None else None

    def skip(self) -> Change | None:
        """First to the lying dice, then to the end."""
        self.story.skip()
        return None

    def _turn_to(self, key: str) -> None:
        """Build the next page with its one obvious step in focus, which is named after what is being said."""
        self.first_focus = key
        self.refresh()
        self.focus_quietly(self.find(key))
        self.speak_focus()  # also where the button that had the focus is gone, and it came here by itself

    def ready(self) -> Change | None:
        """The next round, or the end of the game: the play scene knows what follows."""
        if self._told_for < GUARD:
            return None
        if self.table.state.result is None and not self.last:
            self.table.ready()  # the next round is heard when it begins
        self.sudden = False  # it comes by itself, step by step, and goes with a fade
        return Pop()

    def pause(self) -> Change | None:
        """Everything stands still."""
        return Push(self._pause_page())

    def take_back(self) -> Taken:
        """Practice: the throw, or the end of the round, is taken back; elsewhere it is said why not."""
        reason = self.table.why_not_undo()
        if reason:
            return Taken(say=_(reason), sound="refuse", refused=True)
        self.table.undo()
        return Taken(self._onward)

    def back(self) -> Change | None:
        """A wave cannot be left: Esc pauses."""
        return self.pause()

    def act(self, act: Act) -> Taken | None:
        """Pause, help, taking back, and what whoever is asked for advice has to say."""
        match act:
            case Act(FlowAction.ADVISE, repeated=False):
                words = self._advice()
                return Taken(say=words, sound="card_drawn") if words else None
            case Act(Action.PAUSE, repeated=False):
                return Taken(self.pause())
            case Act(Action.HELP | FlowAction.GOAL, repeated=False):
                return Taken(Push(ToHelp(self.table)))
            case Act(action, repeated=False) if action in ASKED:
                self.tell(ASKED[action](self.table))
                return Taken()
            case Act(Action.UNDO, repeated=False) if self.part in (None, WavePart.TOLD):
                return self.take_back()
        return None

    def pointer(self, intent: PointerIntent) -> Taken | None:
        """A click on the pause button of the scene below pauses; anywhere else it skips."""
        if isinstance(intent, PointerPressed) and self.pause_place().collidepoint(intent.x, intent.y):
            return Taken(self.pause())
        if isinstance(intent, PointerPressed) and self.part in RUNNING:
            self.skip()
            return Taken()
        return None

    def happened(self, intent: Intent) -> Change | None:
        """The window is no longer in front, or the pad in use is gone: pause."""
        return self.pause() if self.shell.loses_hold(intent) else None
