"""The rules to read: all chapters on one page, and a list of them beside it where there is room."""

from functools import partial
from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.intents import Action
from flow_desktop.app.language import _, ngettext
from flow_desktop.app.scene import Change, Pop
from flow_desktop.app.shell import Shell
from flow_desktop.river_dice.scenes.ground import PicturePage
from flow_desktop.river_dice.scenes.naming import SHEET_NAMES, sheet_title
from flow_desktop.river_dice.scenes.rules.chapters import CHAPTERS, RiverChapter
from flow_desktop.river_dice.scenes.rules.figures import DiceFigure
from flow_desktop.river_dice.scenes.vignettes import ChapterPicture
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.headed import ContentsButton, HeadedScroll
from flow_desktop.widgets.label import Label, title
from flow_desktop.widgets.layout import Column, Columns, Row
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.theme import EDGE, GAP, ROOMY, SNUG
from flow_desktop.widgets.widget import Weight, Widget, stops

LIST: Final = 400
PAGE: Final = 1200
LEAST: Final = 700
WIDE: Final = 1000
BESIDE: Final = (DiceFigure, ChapterPicture)
"""Figures that stand beside the sentences where the page is wide; maps and all cards need its whole width."""


class RiverRules(PicturePage):
    """A book of one page, opened where it is needed."""

    first_focus = "page"

    def __init__(self, at: str = "") -> None:
        super().__init__()
        self.at = at

    def enter(self, shell: Shell) -> None:
        """Open it at the chapter."""
        super().enter(shell)
        chapter = self.seek(f"chapter-{self.at}") if self.at else None
        if chapter is not None:
            self.reveal(chapter.key)
            self.reading.at = stops(chapter)[0]  # reading goes on from its heading

    def opening_words(self) -> str:
        """Which book, the chapter it is opened at, and how to read on: nobody wants all of it at once."""
        opened = [chapter_title(each) for each in CHAPTERS if each.anchor == self.at]
        count = ngettext("{count} chapter", "{count} chapters", len(CHAPTERS)).format(count=len(CHAPTERS))
        return " ".join(f"{part}." for part in (_("Rules"), *(opened or [count]))) + self._how_to_read()

    def _how_to_read(self) -> str:
        """By which keys, or by which way of a pad's stick; nothing where there are none."""
        hint = self.shell.hint
        on, back = (
            hint(first) or hint(other)
            for first, other in (
                (Action.READ_ON, Action.JUMP_DOWN),
                (Action.READ_BACK, Action.JUMP_UP),
            )
        )
        return " " + _("{on} reads on, {back} reads back.").format(on=on, back=back) if on and back else ""

    def build(self) -> Widget:
        """Title, list, chapters, way back."""
        panels = [self._panel(chapter) for chapter in CHAPTERS]
        page = HeadedScroll(Padding(Column(panels, gap=ROOMY), GAP, GAP), label=_("Rules"), key="page")
        sized = Sized(page, most_width=PAGE, text=True, grow=1)
        view = self.shell.view
        body: Widget = sized
        if view.width > view.text_px(LIST + LEAST):
            listed = Sized(self._list(), least_width=LIST, most_width=LIST, text=True)
            body = Sized(Row([listed, sized], gap=GAP), most_width=LIST + PAGE, text=True, grow=1)
        done = Placed(Button(_("Done"), self.back, weight=Weight.PRIMARY, icon=art("icon_check"), key="done"))
        return Padding(Column([title(_("Rules")), body, done], gap=SNUG), EDGE, GAP)

    def _panel(self, chapter: RiverChapter) -> Widget:
        """One chapter: its picture, its sentences."""
        lines = Column([Label(_(sentence)) for sentence in chapter.sentences], gap=SNUG)
        figure = chapter.figure(self.later)
        body: Widget = Column([figure, lines], gap=SNUG)
        if isinstance(figure, BESIDE) and self.shell.view.width > self.shell.view.text_px(LIST + WIDE):
            body = Columns([lines, figure], (1.2, 1), gap=ROOMY)
        return Panel(body, title=chapter_title(chapter), key=f"chapter-{chapter.anchor}")

    def _list(self) -> Widget:
        """The chapters on paper; it scrolls where they are too many for the window."""
        buttons = [
            ContentsButton(
                chapter_title(chapter),
                partial(self._reads, chapter),
                partial(self._open, chapter),
                f"to-{chapter.anchor}",
            )
            for chapter in CHAPTERS
        ]
        column = Column(buttons, gap=0, area="chapters")
        panel = Panel(Scroll(column, label=_("Chapters"), key="chapters"), padding=SNUG)
        return Padding(panel, 0, GAP)

    def _reads(self, chapter: RiverChapter) -> bool:
        """Whether a chapter is the last one that begins in the upper third of the page."""
        page = self.find("page")
        line = page.rect.top + page.rect.height // 3
        begun = [each for each in CHAPTERS if self.find(f"chapter-{each.anchor}").rect.top <= line]
        if isinstance(page, Scroll) and page.offset >= page.furthest > 0:
            return chapter is CHAPTERS[-1]
        return chapter is (begun[-1] if begun else CHAPTERS[0])

    def _open(self, chapter: RiverChapter) -> Change | None:
        """Turn to a chapter and read it."""
        self.reveal(f"chapter-{chapter.anchor}")
        self.shell.redraw()
        self.read_out(" ".join([chapter_title(chapter), *map(_, chapter.sentences)]))
        return None

    def back(self) -> Change | None:
        """Back to where the book was opened."""
        return Pop()


def chapter_title(chapter: RiverChapter) -> str:
    """The title of a chapter; a river's has the letter of its sheet."""
    letter = next((each for each, name in SHEET_NAMES.items() if name == chapter.title), "")
    return sheet_title(letter) if letter else _(chapter.title)
