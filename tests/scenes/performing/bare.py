"""The smallest scene that can perform: a board, and nothing else of a game's table."""

from pathlib import Path

import pygame

from flow_desktop.app.folders import Folders
from flow_desktop.app.loop import App
from flow_desktop.app.scene import Change
from flow_desktop.app.settings import Settings
from flow_desktop.app.shell import Shell
from flow_desktop.app.start import StillTime, off_screen
from flow_desktop.rounds import Happening, Table
from flow_desktop.scenes.board.show import BoardShow
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.performing.lights import draw_flights, draw_lights
from flow_desktop.scenes.performing.performer import BoardStage, Performer
from flow_desktop.scenes.telling.timeline import timeline
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import Widget


class BarePage(Screen):
    """A board that follows a table: whatever is announced there is performed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.board_view = BoardView(BoardShow(board=table.state.board), focusable=False)

    def enter(self, shell: Shell) -> None:
        """Listen from now on."""
        super().enter(shell)
        self.performer = Performer(shell, BoardStage(self.board_view))
        self.table.listen(self._happened)

    def build(self) -> Widget:
        """The board alone."""
        return self.board_view

    def _happened(self, happening: Happening) -> None:
        self.board_view.show = BoardShow(board=happening.after.board)
        still = self.shell.settings.reduced_motion
        self.performer.perform(timeline(happening.events, self.table, still))

    @property
    def moving(self) -> bool:
        """While anything is performed."""
        return self.performer.busy or self.performer.motions.active

    def update(self, seconds: float) -> Change | None:
        """Let it go on."""
        self.performer.advance()
        return None

    def foreground(self, surface: pygame.Surface) -> None:
        """What moves over the board."""
        draw_lights(surface, self.look, self.board_view, self.performer.motions)
        draw_flights(surface, self.look, self.board_view, self.performer.motions)


def bare_app(folder: Path, table: Table, settings: Settings | None = None) -> tuple[App, BarePage]:
    """The page, drawn once."""
    pages: list[BarePage] = []

    def first(shell: Shell) -> BarePage:
        pages.append(BarePage(table))
        return pages[0]

    chosen = settings or Settings(language="en")
    app = off_screen(FLOW, first, Folders(folder), (1024, 640), chosen, StillTime())
    app.loop_once()
    return app, pages[0]
