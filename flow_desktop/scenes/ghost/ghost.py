"""The ghost: your best run at this wave, after as many turns, as a faint trace on empty spaces and one line.

It is there when this wave was played to its end before, and is seen only by whoever asks for it: a button in
the corner, whose choice is kept. Where advice is off (No Communication), it is not offered.
"""

from __future__ import annotations

from typing import Final

import pygame

from flow_desktop.app.assets import SurfaceCache
from flow_desktop.app.catalogue import art
from flow_desktop.app.language import _, ngettext
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.engine.board import Board
from flow_desktop.engine.commands import completes_turn
from flow_desktop.engine.geometry import Cell
from flow_desktop.engine.state import Phase
from flow_desktop.engine.tiles import FIXED, Piece
from flow_desktop.rounds import Happening
from flow_desktop.rounds.best_runs import Margin, ahead, best_run, keep_run
from flow_desktop.scenes.board.marks import trace_outline
from flow_desktop.scenes.board.sprites import bare_picture
from flow_desktop.scenes.board.tones import tones_of
from flow_desktop.scenes.play.companion import Beside, Companion
from flow_desktop.scenes.player import people_at
from flow_desktop.scenes.start import home_of
from flow_desktop.widgets.button import IconButton
from flow_desktop.widgets.image import Image
from flow_desktop.widgets.key_sign import sign_units
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Row
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.text import Align, Role
from flow_desktop.widgets.theme import SNUG
from flow_desktop.widgets.widget import Weight, Widget

KEPT: Final = "ghost"
FAINT: Final = 84
"""How strongly the trace is drawn, of 255."""
SIGN: Final = 30
INSET: Final = 0.07
"""How far inside its space it lies, so that its outline touches no neighbour."""
_traces = SurfaceCache()


class BestRun(Companion):
    """Compares at the same number of completed turns; a finished game may become the best run itself."""

    def enter(self, play: Beside) -> None:
        """Look whether this wave was played before."""
        super().enter(play)
        people = people_at(play.shell, play.table)
        self._run = best_run(home_of(play.shell).library, play.table.record().options, people)
        self._told = self.words()

    @property
    def offered(self) -> bool:
        """Whether there is a run to compare with, and advice is not forbidden."""
        return bool(self._run) and not self.play.table.state.rules.silent

    @property
    def on(self) -> bool:
        """Whether somebody wants to see it."""
        return self.offered and self.play.shell.kept(KEPT) is True

    def toggle(self) -> None:
        """Show or hide it, and keep that for other games."""
        self.play.shell.keep(KEPT, not self.on)
        self._told = self.words()
        if self.on:
            self.play.teller.remark(self._told)  # the panel shows it: a caption would tell it twice
        else:
            self.play.teller.note(_("Your best run is hidden."))
        self.play.refresh()
        self.play.show_board()

    def heard(self, happening: Happening) -> None:
        """A turn may have changed who is ahead; a finished game is kept if it was the best."""
        if happening.after.result is not None:
            people = people_at(self.play.shell, self.play.table)
            keep_run(home_of(self.play.shell).library, self.play.table.record(), people)
        elif self.on and happening.after.turn.phase is Phase.TURN:
            words, self._told = self._told, self.words()
            if self._told != words:
                self.play.read_out(self._told, Urgency.EVENT)

    # What is seen

    @property
    def board(self) -> Board | None:
        """The board of the best run after as many turns; its last one when it was over sooner."""
        if not self._run:
            return None
        turns = sum(completes_turn(entry.command) for entry in self.play.table.moves)
        return self._run[min(turns, len(self._run) - 1)]

    def words(self) -> str:
        """Who is ahead, in one line."""
        state, other = self.play.table.state, self.board
        if other is None:
            return ""
        return ahead_words(ahead(state.board, other, state.rules.obstacles_remain))

    def panel(self) -> Widget | None:
        """The line."""
        if not self.on or self.play.table.state.result is not None:
            return None
        sign = Image(art("icon_replay"), SIGN)
        line = Row([sign, Label(self.words(), Role.SMALL, key="ghost-words")], gap=SNUG, align=Align.CENTRE)
        return Panel(line, padding=SNUG, area="ghost")

    def signs(self) -> tuple[Widget, ...]:
        """The button that shows and hides it."""
        if not self.offered:
            return ()
        sign = IconButton(
            art("icon_replay"),
            _("Hide your best run") if self.on else _("Show your best run"),
            self.toggle,
            units=sign_units(self.play.shell),
            weight=Weight.CHOSEN if self.on else Weight.PLAIN,
            key="ghost",
        )
        return (sign,)

    def _traced(self, cell: Cell) -> bool:
        """Whether the best run had a tile on this space, which is empty now."""
        other = self.board
        return (
            other is not None
            and 0 < other.pieces[cell] < FIXED
            and not self.play.table.state.board.pieces[cell]
        )

    def space_words(self, cell: Cell) -> str:
        """That the best run had a tile here."""
        return _("your best run had a tile here") if self.on and self._traced(cell) else ""

    def draw_on_board(self, surface: pygame.Surface) -> None:
        """Its tiles on empty spaces, faint: nobody takes them for tiles that lie there."""
        play, other = self.play, self.board
        if not self.on or other is None or play.board.show.covered:
            return
        for cell, piece in enumerate(other.pieces):
            if 0 < piece < FIXED and not play.board.show.board.pieces[cell]:
                place = play.board.cell_rect(cell)
                picture = _trace(play.look, piece, cell, place.width)
                surface.blit(picture, picture.get_rect(center=place.center))


def _trace(look: Look, piece: Piece, cell: Cell, px: int) -> pygame.Surface:
    """A tile as the trace shows it, kept."""

    def make() -> pygame.Surface:
        tones = tones_of(look.theme)
        picture = pygame.Surface((px, px), pygame.SRCALPHA)
        picture.fill(tones.light.with_alpha(0))
        inset = max(1, round(INSET * px))
        inner = picture.get_rect().inflate(-2 * inset, -2 * inset)
        tile = bare_picture(look, piece, cell, inner.width).copy()
        tile.set_alpha(FAINT)
        picture.blit(tile, inner)
        picture.blit(trace_outline(px, tones), (0, 0))
        return picture

    return _traces.get((piece, cell, px, look.theme.name), make)


def ahead_words(by: Margin) -> str:
    """How far one is ahead of the best run: animals count first, then tiles that are still needed."""
    if by.animals > 0:
        words = ngettext(
            "{count} animal ahead of your best run", "{count} animals ahead of your best run", by.animals
        )
    elif by.animals < 0:
        words = ngettext(
            "{count} animal behind your best run", "{count} animals behind your best run", -by.animals
        )
    elif by.tiles > 0:
        words = ngettext(
            "{count} tile ahead of your best run", "{count} tiles ahead of your best run", by.tiles
        )
    elif by.tiles < 0:
        words = ngettext("{count} tile behind your best run", "{count} tiles behind your best run", -by.tiles)
    else:
        return _("As far as in your best run")
    return words.format(count=abs(by.animals or by.tiles))
