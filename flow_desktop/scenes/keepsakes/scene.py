"""The page of keepsakes: the story to read and copy, a postcard and a film to save, the game as text."""

import io
import re
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Final

import pygame

from flow_desktop.app import clipboard
from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _
from flow_desktop.app.log import LOGGER
from flow_desktop.app.scene import Change, Push
from flow_desktop.app.shell import Shell
from flow_desktop.app.voice.urgency import Urgency
from flow_desktop.engine.record import Record
from flow_desktop.engine.record_short import game_text
from flow_desktop.rounds import past_table
from flow_desktop.rounds.box import FLOW_BOX
from flow_desktop.scenes.board.picture import BoardPicture
from flow_desktop.scenes.keepsakes.film import Film
from flow_desktop.scenes.keepsakes.postcard import names_of, postcard
from flow_desktop.scenes.keepsakes.story import story
from flow_desktop.scenes.naming import players_words
from flow_desktop.scenes.panel_page import PanelPage
from flow_desktop.scenes.papers import pen_drawing
from flow_desktop.scenes.play.drawings import board_of
from flow_desktop.scenes.start import people_of
from flow_desktop.table.kept import export_folder, write_keepsake
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.dialog import tell, tell_file
from flow_desktop.widgets.frames import Placed
from flow_desktop.widgets.label import Label
from flow_desktop.widgets.layout import Column, EvenGrid
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.theme import SNUG
from flow_desktop.widgets.widget import Widget

BOARD: Final = 520
LEAST_BUTTON: Final = 230
PART: Final = 3
"""So many sentences of the story make a paragraph."""
STEPS: Final = 4
"""So many small steps of a film are made between two frames of the page."""
SHOWN_STEP: Final = 5
"""Its progress is told in steps of so many hundredths."""
_OTHER: Final = re.compile(r"[^a-z0-9]+")


class KeepsakesScene(PanelPage):
    """Everything that can be kept of one game."""

    title = N_("Keepsakes")
    first_focus = "copy-story"

    def __init__(self, record: Record, day: date | None = None, occasion: str = "") -> None:
        self.record = record
        self.occasion = occasion
        self.day = day or date.today()
        self._film: Film | None = None
        self._making: Iterator[None] | None = None
        self._shown = 0

    def enter(self, shell: Shell) -> None:
        """Look back at the game once."""
        self.table = past_table(self.record, people_of(shell))
        super().enter(shell)
        self._open_at_the_top()

    def _open_at_the_top(self) -> None:
        """Where the story is longer than the page it is read first: its beginning has the focus."""
        page = self.find("page")
        if isinstance(page, Scroll) and page.offset:
            beginning = self.find("story-0")
            self.focus_quietly(beginning)
            self.read_out(beginning.spoken(), Urgency.FOCUS)
            page.turn(0)  # with the headings above it

    def opening_words(self) -> str:
        """The story is told as the page opens."""
        return " ".join(story(self.table))

    def panels(self) -> Sequence[Widget]:
        """What is read, and what is saved."""
        return [self._story(), self._things()]

    def _story(self) -> Widget:
        told = story(self.table)
        parts = [
            Label(" ".join(told[at : at + PART]), readable=True, key=f"story-{at}")
            for at in range(0, len(told), PART)
        ]
        copy = Button(_("Copy the story"), self.copy_story, icon=art("icon_copy"), key="copy-story")
        words = Column([*parts, pen_drawing(art("sketch_anchor"))], gap=SNUG, grow=1)
        return Panel(Column([words, copy], gap=SNUG), title=_("The story of this game"))

    def _things(self) -> Widget:
        board = self.table.state.board
        show = board_of(self.table)
        picture = BoardPicture(board, BOARD, label=_("The last board."), show=show, plain=True)
        save = Button(
            _("Save the postcard"),
            self.save_postcard,
            icon=art("icon_export"),
            key="postcard",
        )
        text = Button(_("Copy as text"), self.copy_game, icon=art("icon_copy"), key="copy-game")
        others = EvenGrid([*self._film_parts(), text], 2, least=LEAST_BUTTON, gap=SNUG)
        body = [Placed(picture, grow=1), save, others]
        return Panel(Column(body, gap=SNUG), title=_("Postcard and film"))

    def _film_parts(self) -> list[Widget]:
        if self._film is None:
            return [Button(_("Save as a film"), self.begin_film, icon=art("icon_export"), key="film")]
        words = _("The film is being made: {percent}%").format(percent=self._shown)
        return [
            Label(words, readable=True, key="progress"),
            Button(_("Stop it"), self.stop_film, icon=art("icon_close"), key="film"),
        ]

    # The story and the text

    def copy_story(self) -> Change | None:
        """Put the story on the clipboard."""
        clipboard.copy("\n".join(story(self.table)))
        self.tell(_("Copied."))
        return None

    def copy_game(self) -> Change | None:
        """Put the whole game on the clipboard."""
        clipboard.copy(game_text(self.record))
        self.tell(_("Copied."))
        return None

    # The postcard

    def save_postcard(self) -> Change:
        """Draw it, write it, and say where it is."""
        data = io.BytesIO()
        pygame.image.save(
            postcard(self.shell.assets, self.table, self.day, self.occasion), data, "postcard.png"
        )
        return self._save(".png", data.getvalue())

    def _save(self, ending: str, data: bytes) -> Change:
        folder: Path = export_folder(FLOW_BOX.name, self.shell.folders.data)
        try:
            path = write_keepsake(folder, self._stem(), ending, data)
        except OSError:
            LOGGER.warning("a keepsake could not be written")
            return Push(tell(_("This did not work"), _("It could not be saved. Is there room on the disk?")))
        return Push(tell_file(_("It is saved"), path))

    def _stem(self) -> str:
        seed = _OTHER.sub("-", self.record.options.seed.lower()).strip("-")[:40]
        return "-".join(part for part in (FLOW_BOX.word, self.day.isoformat(), seed) if part)

    # The film

    def begin_film(self) -> Change | None:
        """Begin to make it; the page can be used meanwhile."""
        line = players_words(names_of(self.table))
        self._film = Film(self.shell.assets, self.table, line)
        self._making, self._shown = self._film.make(), 0
        self.refresh()
        return None

    def stop_film(self) -> Change | None:
        """Leave it."""
        self._film, self._making = None, None
        self.refresh()
        return None

    @property
    def moving(self) -> bool:
        """While a film is being made."""
        return self._making is not None

    def update(self, seconds: float) -> Change | None:
        """A little more of the film; when it is whole it is written."""
        film, making = self._film, self._making
        if film is None or making is None:
            return None
        for _step in range(STEPS):
            if next(making, self) is self:
                self.stop_film()
                return self._save(".gif", film.data)
        share = int(100 * film.share) // SHOWN_STEP * SHOWN_STEP
        if share != self._shown:
            self._shown = share
            self.refresh()
        return None

    def leave(self) -> None:
        """A film that is not whole is forgotten."""
        super().leave()
        self._film, self._making = None, None
