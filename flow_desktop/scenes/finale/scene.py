"""The last moment of a game on the screen: the game is over and kept; it is only looked at, or skipped."""

from collections.abc import Callable
from typing import Final

import pygame

from flow_desktop.app.fade import skips
from flow_desktop.app.intents import Act, Action, Intent, PointerPressed
from flow_desktop.app.scene import Change, Pop, Push, Quit
from flow_desktop.app.shell import Shell
from flow_desktop.engine.state import Result
from flow_desktop.rounds import Table
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.destinations import ToPause
from flow_desktop.scenes.finale.boarding import Boarding
from flow_desktop.scenes.finale.rising import Rising
from flow_desktop.scenes.performing.backdrop import Backdrop, StoryPage
from flow_desktop.scenes.performing.performer import BoardStage, Performer
from flow_desktop.scenes.telling.events import headline
from flow_desktop.scenes.telling.timeline import ending_timeline
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Widget

VEIL: Final = 120
VEILING: Final = 0.4


class ClosingScene(Screen):
    """Lies over the play scene when a game is over; pops itself, and any press but a pause skips it."""

    overlay = True
    first_focus = "skip"

    def __init__(
        self, table: Table, board_view: BoardView, pause_place: Callable[[], pygame.Rect] | None = None
    ) -> None:
        self.table = table
        self.board_view = board_view
        self.pause_place = pause_place or (lambda: pygame.Rect(0, 0, 0, 0))
        self.won = table.state.result is Result.WON
        self.sudden = True
        self._backdrop = Backdrop(VEIL)
        self._clock = 0.0

    def enter(self, shell: Shell) -> None:
        """The board lies there as the game ended, with nothing marked on it."""
        last = self.board_view.show
        show = BoardShow(self.table.state.board, variants=last.variants, valley=last.valley)
        self.board_view.show = show
        self.ending = Boarding(show, shell.settings.reduced_motion) if self.won else Rising()
        self._places = self.board_view.places
        super().enter(shell)
        ending, result = self.ending, self.table.state.result
        told = ending_timeline(result, ending.landings, ending.tells_at, ending.length)
        self.performer = Performer(shell, BoardStage(self.board_view), lambda: self._clock)
        self._performance = self.performer.perform(told)

    def build(self) -> Widget:
        """The caption below the board, and in the corner the button that skips."""
        board = self.ending.board_rect(self.look, self.board_view.places)
        painted = headline(self.table.state.result) if self.won else ""  # a loss stands in the caption
        return StoryPage(self.shell.captions, self.skip, board, painted)

    # Time

    @property
    def moving(self) -> bool:
        """From the first frame to the last."""
        return True

    def update(self, seconds: float) -> Change | None:
        """Let be heard what is due; at the end go on."""
        self.sudden = False  # it comes without a fade, and goes with one
        self._clock += seconds
        self.performer.advance()
        return Pop() if self._performance.over else None

    @property
    def told(self) -> bool:
        """Whether it was said how the game ended."""
        return self._performance.told >= self.ending.tells_at

    def handle(self, intent: Intent) -> Change | None:
        """Whatever a player does on purpose ends it at once, but for a pause; a held key does nothing."""
        match intent:
            case Act(repeated=True):
                return None
            case Act(Action.PAUSE):
                return self.pause()
            case PointerPressed(x, y) if self.pause_place().collidepoint(x, y):
                return self.pause()
            case _ if self.shell.loses_hold(intent):
                return self.pause()
        return self.skip() if skips(intent) else super().handle(intent)

    def pause(self) -> Change:
        """Everything stands still: its clock goes on only while nothing covers it (T2, T3)."""
        return Push(ToPause(self.table))

    def skip(self) -> Change | None:
        """To what follows; how it ended is heard all the same."""
        self.performer.skip()
        return Pop()

    def quit_asked(self) -> Change | None:
        """The game is over: leave the table."""
        self.table.close()
        return Quit()

    # What is seen

    def view_changed(self) -> None:
        """Where the scene below looks different now, it is drawn and caught anew."""
        self._backdrop.follow(self.shell)
        self.overlay = not self._backdrop.caught
        super().view_changed()

    def draw(self, surface: pygame.Surface) -> None:
        """Catch the scene below as soon as it is drawn, then draw over its picture."""
        if self._places != self.board_view.places:
            self._places = self.board_view.places
            self.refresh()
        if not self._backdrop.caught:
            self._backdrop.catch(surface, self.shell)
            self.overlay = False
        super().draw(surface)

    def background(self, surface: pygame.Surface) -> None:
        """What happens when everybody is aboard; else the veiled screen, the board, and the tide over it."""
        seconds = self._performance.told
        if isinstance(self.ending, Boarding):
            self.ending.draw(surface, self.look, self.board_view, self._backdrop.picture, seconds)
            return
        veiled = float(seconds > 0) if self.look.reduced_motion else seconds / VEILING
        self._backdrop.draw_veiled(surface, self.look, veiled)
        self.board_view.draw(surface, self.look)
        self.ending.draw(surface, self.board_view.places, seconds)
