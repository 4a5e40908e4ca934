"""The wave on the screen: who throws, the flood, what was lost, and 'Ready' for the next round.

The throw and its story are `course.Course`, the ways out `onward`, the pages `pages`; here they meet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from flow_desktop.app.captions import CaptionKind
from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import (
    Act,
    Action,
    Device,
    DeviceRemoved,
    FocusLost,
    Intent,
    PointerIntent,
    PointerPressed,
)
from flow_desktop.app.language import _
from flow_desktop.app.scene import Change, Destination, Push, Scene
from flow_desktop.app.shell import Shell
from flow_desktop.engine.commands import Die
from flow_desktop.rounds import Table
from flow_desktop.scenes.actions import FlowAction
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.destinations import ToHelp, ToPause
from flow_desktop.scenes.telling.refusals import refusal_sentence
from flow_desktop.scenes.wave import onward
from flow_desktop.scenes.wave.course import RUNNING, Course
from flow_desktop.scenes.wave.entrance import Entrance
from flow_desktop.scenes.wave.hand import DiceInHand, Point
from flow_desktop.scenes.wave.losses import spoken_losses
from flow_desktop.scenes.wave.outcome import Outcome
from flow_desktop.scenes.wave.pages import throw_page, told_page
from flow_desktop.scenes.wave.panels import StoryPage, dice_on, side_region
from flow_desktop.scenes.wave.stage import Stage
from flow_desktop.scenes.wave.storyline import Part
from flow_desktop.scenes.wave.telling import Telling
from flow_desktop.scenes.wave.throwing import DIE
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.captions import CaptionLine
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Taken, Widget, walk

GUARD: Final = 0.4
"""So long after the story a press is still meant for skipping and does not start the next round."""
WAVE_SOUNDS: Final = ("dice", "place", "wave", "washed_away", "bird_saves", "ready")


class WaveScene(Screen):
    """Lies over the play scene from the end of a round to 'Ready'; only the engine decides what happens."""

    overlay = True
    sudden = True
    first_focus = "throw"

    def __init__(
        self,
        table: Table,
        board_view: BoardView,
        pause_place: Callable[[], pygame.Rect] | None = None,
        pause: Callable[[], Scene | Destination] | None = None,
    ) -> None:
        self.table = table
        self._pause_page = pause or (lambda: ToPause(table))
        self.pause_place = pause_place or (lambda: pygame.Rect(0, 0, 0, 0))
        self.board_view = board_view
        self.stage = Stage(board_view)
        self.course = Course(table, self.stage)
        self._entrance = Entrance(self.stage, self.course)
        self._places = board_view.places
        self._told_for = 0.0
        self._page_told = False
        self._turning = True

    def enter(self, shell: Shell) -> None:
        """Dim everything that cannot be hit, and ask for the throw."""
        if self.course.calm:
            self.first_focus = f"choose-{Die.WHITE}"
        shell.speech.say(_("The giant wave is coming."), interrupt=False)
        super().enter(shell)
        shell.audio.prepare(*WAVE_SOUNDS)
        self._turning = False

    def leave(self) -> None:
        """Leave the board as the game is now."""
        super().leave()
        variants = self.board_view.show.variants
        self.board_view.show = BoardShow(board=self.table.state.board, variants=variants)

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
        self._entrance.follow(self.shell)
        self.overlay = not self.stage.caught
        super().view_changed()

    @property
    def telling(self) -> Telling | None:
        """The story being told; None before the throw."""
        return self.course.telling

    @property
    def part(self) -> Part | None:
        """Where the story is; None before the throw."""
        return self.course.part

    @property
    def outcome(self) -> Outcome | None:
        """What the wave did, once the dice are thrown."""
        return self.course.outcome

    @property
    def moving(self) -> bool:
        """While the story runs or the board fades."""
        if self._entrance.coming or self.stage.changing or self.part in RUNNING:
            return True
        return self.part is Part.TOLD and self._told_for < GUARD

    def build(self) -> Widget:
        """The throw, a way to skip, or the list of losses, beside the board."""
        self._places = self.board_view.places
        region = side_region(self.look, pygame.Rect((0, 0), self.shell.view.size), self._places.rect)
        if self.outcome is None:
            return throw_page(self, region)
        if self._page_told:
            return told_page(self, self.outcome, region)
        skip = Button(_("Skip"), self.skip, icon=art("icon", "arrow", "right"), key="skip")
        return StoryPage(CaptionLine(self.shell.captions), skip, self._places.rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Follow the board if it has another place now; catch the scene below before anything is drawn."""
        if self._places != self.board_view.places:
            self.refresh()
        there = self._entrance.over(surface, self.shell)
        self.overlay = not self.stage.caught
        if there:
            super().draw(surface)

    def background(self, surface: pygame.Surface) -> None:
        """The caught ground, and over it everything that moves."""
        self.stage.draw(surface)
        self.course.draw(surface)

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
        self.course.choose(self.look, die)
        self._turn_to("throw")
        return None

    def throw(self, starts: dict[Die, Point] | None = None, flick: Point | None = None) -> None:
        """Throw the dice from where they lie, or from where they were let go."""
        if self.telling is not None:
            return
        refusal = self.course.throw(self.shell, starts or dice_on(self.root, self.look), flick)
        if refusal is not None:
            self.shell.captions.show(refusal_sentence(refusal), CaptionKind.REFUSAL)
            return
        self._turn_to("skip")

    def update(self, seconds: float) -> Change | None:
        """Let the story go on."""
        self.stage.advance(seconds)
        if self.part is Part.TOLD:
            self._told_for += seconds
            if not self._page_told:
                self._open_told_page()
        self.course.advance(seconds)
        return None

    def skip(self) -> Change | None:
        """First to the lying dice, then to the end."""
        self.course.skip()
        return None

    def _open_told_page(self) -> None:
        """Say what was lost: a frame later than the board shows it, so that neither takes too long."""
        assert self.outcome is not None
        self._page_told = True
        self.shell.captions.clear()  # the page says it all, and keeps it
        self.shell.speech.say(" ".join(spoken_losses(self.outcome, self.table)))
        self._turn_to("ready")

    def _turn_to(self, key: str) -> None:
        """Build the next page with its one obvious step in focus."""
        self.first_focus = key
        self._turning = True
        self.refresh()
        self._set_focus(self.find(key), aloud=False)
        self._turning = False

    def _speak_focus(self) -> None:
        """A new page is named after what is being said; a step of the player cuts that off."""
        if self.focus.current is not None:
            self.shell.speech.say(self.focus.current.spoken(), interrupt=not self._turning)

    def ready(self) -> Change | None:
        """The next round, or the end of the game: the play scene knows what follows."""
        if self._told_for < GUARD:
            return None
        return onward.next_round(self.shell, self.table)

    def pause(self) -> Change | None:
        """Everything stands still."""
        return Push(self._pause_page())

    def back(self) -> Change | None:
        """A wave cannot be left: Esc pauses."""
        return self.pause()

    def act(self, act: Act) -> Taken | None:
        """Pause, help, taking back."""
        match act:
            case Act(Action.PAUSE, repeated=False):
                return Taken(self.pause())
            case Act(Action.HELP | FlowAction.GOAL, repeated=False):
                return Taken(Push(ToHelp(self.table)))
            case Act(Action.UNDO, repeated=False) if self.part in (None, Part.TOLD):
                return onward.taken_back(self.table)
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
        gone = isinstance(intent, DeviceRemoved) and self.shell.device is Device.PAD
        return self.pause() if gone or isinstance(intent, FocusLost) else None
