"""Where a game leads from the table: the wave when its round is over, its end, a pause, a page to read."""

from dataclasses import replace

import pygame

from flow_desktop.app.scene import Change, Destination, Push, Replace, Scene
from flow_desktop.engine.state import Phase, Result
from flow_desktop.rounds import Table
from flow_desktop.scenes.board.view import BoardView
from flow_desktop.scenes.destinations import ToClosing, ToPause, ToResults, ToWave
from flow_desktop.scenes.play.companion import Company
from flow_desktop.widgets.screen import Screen
from flow_desktop.widgets.widget import walk


class Onward:
    """What follows at a table; companions may have other wishes."""

    def __init__(self, table: Table, company: Company, board: BoardView, page: Screen) -> None:
        self._table = table
        self._company = company
        self._board = board
        self._page = page
        self._after: Change | None = None
        self.called = False

    def _pause_place(self) -> pygame.Rect:
        """The button that still pauses while something covers the table."""
        return self._page.find("pause").rect

    def _page_places(self) -> tuple[pygame.Rect, ...]:
        """What a page beside the board covers: the panels of the tiles, with the buttons below if it must."""
        areas = {widget.area: widget.rect for widget in walk(self._page.root)}
        if not {"supply", "tile"} <= areas.keys():
            return ()
        panels = areas["supply"].union(areas["tile"])
        lowest = self._pause_place().bottom
        return panels, pygame.Rect(panels.topleft, (panels.width, lowest - panels.top))

    @property
    def is_due(self) -> bool:
        """Whether another scene follows as soon as everything has come to rest."""
        return self._table.state.turn.phase in (Phase.WAVE, Phase.OVER)

    def follows(self, quiet: bool) -> Change | None:
        """The scene that follows: the wave, or the end; `quiet` for reduced motion."""
        match self._table.state.turn.phase:
            case Phase.WAVE:
                company = self._company
                return Push(
                    ToWave(
                        self._table,
                        self._board,
                        self._pause_place,
                        self.pause_page,
                        company.ends_with_wave,
                        company.roll,
                        company.wave_words,
                        self._page_places,
                    )
                )
            case Phase.OVER:
                return self._end(quiet)
        return None

    def _end(self, quiet: bool) -> Change:
        """First the last moment of the game, then the results or whatever a companion wants."""
        if self._after is not None:
            return self._after
        self._after = self._company.over() or Replace(ToResults(self._table))
        follows = self._after.to if isinstance(self._after, Replace) else None
        shown = self._table.state.result is Result.WON or (not quiet and isinstance(follows, ToResults))
        if not shown:
            return self._after
        if isinstance(follows, ToResults):
            self._after = Replace(replace(follows, heard=True))
        return Push(ToClosing(self._table, self._board, self._pause_place))

    def called_lost(self) -> Change:
        """The results of a game that nobody can win any more; it is kept as given up."""
        self.called = True
        follows = self._company.over()
        self._table.give_up()
        return follows or Replace(ToResults(self._table))

    def pause_page(self) -> Scene | Destination:
        """The page of a pause; a companion may have one of its own."""
        return self._company.pause() or ToPause(self._table)
