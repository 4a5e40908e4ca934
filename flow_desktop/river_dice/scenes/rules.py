"""The rules to read: short sentences, a row of pictures beside each chapter."""

from typing import Final

import pygame

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_, _
from flow_desktop.app.scene import Change, Pop
from flow_desktop.app.shell import Shell
from flow_desktop.river_dice.scenes.ground import WoodPage
from flow_desktop.river_dice.scenes.naming import SHEET_NAMES
from flow_desktop.river_dice.scenes.pictograms import ARROW, Pictogram, draw_signs, words
from flow_desktop.river_dice.scenes.vignettes import VIGNETTES, ChapterPicture
from flow_desktop.values import dataclass
from flow_desktop.widgets.button import Button
from flow_desktop.widgets.frames import Padding, Placed, Sized
from flow_desktop.widgets.label import Label, title
from flow_desktop.widgets.layout import Column
from flow_desktop.widgets.look import Look
from flow_desktop.widgets.panel import Panel
from flow_desktop.widgets.scroll import Scroll
from flow_desktop.widgets.text import Align
from flow_desktop.widgets.theme import EDGE, GAP, ROOMY, SNUG
from flow_desktop.widgets.widget import Size, Weight, Widget

_ANIMALS: Final = tuple(Pictogram(f"animal_{name}") for name in ("salmon", "hawk", "fox", "elk", "bear"))
_HABITATS: Final = tuple(
    Pictogram(f"emblem_{name}") for name in ("rivers", "wetlands", "forests", "prairies", "mountains")
)


@dataclass(frozen=True, slots=True)
class RiverChapter:
    """A chapter: its anchor, its title, its pictures, its sentences, the clauses it tells."""

    anchor: str
    title: str
    figure: tuple[Pictogram, ...]
    sentences: tuple[str, ...]
    clauses: tuple[str, ...]


CHAPTERS: Final = (
    RiverChapter(
        "goal",
        N_("The goal"),
        (*_ANIMALS, ARROW, *_HABITATS),
        (
            N_("Dice bring animals. Animals complete habitat cards. Cards mark your river."),
            N_("After 20 rounds the most points win. Alone, beat your best."),
        ),
        ("3.1", "8.2"),
    ),
    RiverChapter(
        "collect",
        N_("Collecting"),
        (*_ANIMALS,),
        (
            N_("Choose one kind of animal. Take all dice that show it."),
            N_("A face with two animals counts as one of them, as you like."),
            N_("Salmon are common, bears are rare."),
            N_("Family rules: each nature token takes one further die."),
        ),
        ("3.9", "3.10", "10.1"),
    ),
    RiverChapter(
        "actions",
        N_("Dice actions, in the full rules"),
        (Pictogram("sign_cheaper"), Pictogram("sign_add"), Pictogram("sign_twice"), Pictogram("animal_any")),
        (
            N_("1 token: one kind counts as the next lower one."),
            N_("2 tokens: one kind counts as the next higher one."),
            N_("3 tokens: take two kinds."),
            N_("The special die helps: a cheaper action, one more die, one of yours twice."),
        ),
        ("3.4", "3.6", "3.7"),
    ),
    RiverChapter(
        "complete",
        N_("Completing a card"),
        (
            Pictogram("emblem_forests"),
            words("3"),
            words("="),
            Pictogram("animal_fox"),
            Pictogram("animal_elk"),
        ),
        (
            N_("Once a round you may pay the animals of one card."),
            N_("The card stays; anybody may complete it again."),
            N_("A blue card at its place makes it cheaper. A brown one gives something."),
            N_("Then mark the card's habitat and value on your sheet."),
            N_("After each round the cards move on and the fifth one leaves."),
        ),
        ("3.12", "3.13", "3.17"),
    ),
    RiverChapter(
        "bonuses",
        N_("Bonuses"),
        (
            Pictogram("sign_pick"),
            Pictogram("sign_sun"),
            Pictogram("sign_rain"),
            Pictogram("sign_free"),
            Pictogram("animal_any"),
        ),
        (
            N_("What you win waits beside your tally. Use it in any order."),
            N_("One bonus may bring the next."),
            N_("Everything of your turn can be undone until it ends."),
        ),
        ("3.13", "3.16"),
    ),
    RiverChapter(
        "sheet-a",
        SHEET_NAMES["A"],
        (*_HABITATS,),
        (
            N_("Write the value into the topmost empty hex of its column."),
            N_("A second or fourth hex gives a point and a bonus of the area."),
            N_("A full row gives points and an animal."),
        ),
        ("4.1", "4.2", "4.4"),
    ),
    RiverChapter(
        "sheet-b",
        SHEET_NAMES["B"],
        (Pictogram("sign_sun"), Pictogram("sign_rain"), Pictogram("sign_token")),
        (
            N_("Circle as many hexes as the value, from the left."),
            N_("A diamond is won when all four hexes around it are circled."),
            N_("A sun or a rain takes a bonus of its next column."),
        ),
        ("5.1", "5.2"),
    ),
    RiverChapter(
        "sheet-c",
        SHEET_NAMES["C"],
        (Pictogram("hex_star"), Pictogram("sign_landmark")),
        (
            N_("Begin at the stars. Each hex must touch a circled one."),
            N_("Landmarks fill their own grid, by rows and columns."),
            N_("A habitat that is complete gives 4 points more."),
        ),
        ("6.1", "6.2", "6.5"),
    ),
    RiverChapter(
        "sheet-d",
        SHEET_NAMES["D"],
        (*_ANIMALS,),
        (
            N_("Write animals of the card's cost into its habitat, as many as the value."),
            N_("Bears like pairs, elk lines, foxes company, hawks distance, salmon runs."),
            N_("A full habitat, or one with all five animals, gives 3 points."),
        ),
        ("7.1", "7.5", "7.10"),
    ),
    RiverChapter(
        "end",
        N_("The end"),
        (Pictogram("sign_point"), Pictogram("sign_token")),
        (
            N_("After round 20 the points are counted, line by line."),
            N_("Five animals or tokens left over are one point."),
            N_("If two are even, more tokens win."),
        ),
        ("8.1", "8.2"),
    ),
)


class Figure(Widget):
    """A row of pictures; the sentences below say what they show."""

    decorative = True

    def __init__(self, signs: tuple[Pictogram, ...]) -> None:
        super().__init__()
        self.signs = signs

    def measure(self, look: Look, width: int) -> Size:
        """One line of pictures."""
        return width, look.control(64)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """The pictures."""
        draw_signs(surface, look, self.signs, self.rect, look.theme.text, Align.START)


def _picture(chapter: RiverChapter) -> Widget:
    """A watercolour, or a row of pictures where none is painted."""
    return ChapterPicture(chapter.anchor) if chapter.anchor in VIGNETTES else Figure(chapter.figure)


class RiverRules(WoodPage):
    """All chapters on one long page, opened where it is needed."""

    first_focus = "page"

    def __init__(self, at: str = "") -> None:
        self.at = at

    def enter(self, shell: Shell) -> None:
        """Open it at the chapter."""
        super().enter(shell)
        if self.at and self.seek(f"chapter-{self.at}") is not None:
            self.reveal(f"chapter-{self.at}")

    def opening_words(self) -> str:
        """The whole book is read from the beginning."""
        told = [(_(each.title), " ".join(map(_, each.sentences))) for each in CHAPTERS]
        return " ".join(f"{head}. {sentences}" for head, sentences in told)

    def build(self) -> Widget:
        """Title, chapters, way back."""
        panels = [
            Panel(
                Column(
                    [_picture(chapter), *(Label(_(sentence)) for sentence in chapter.sentences)],
                    gap=SNUG,
                ),
                title=_(chapter.title),
                key=f"chapter-{chapter.anchor}",
            )
            for chapter in CHAPTERS
        ]
        page = Scroll(Padding(Column(panels, gap=ROOMY), GAP, GAP), label=_("Rules"), key="page")
        done = Placed(Button(_("Done"), self.back, weight=Weight.PRIMARY, icon=art("icon_check"), key="done"))
        sized = Sized(page, most_width=1100, text=True, grow=1)
        return Padding(Column([title(_("Rules")), sized, done], gap=SNUG), EDGE, GAP)

    def back(self) -> Change | None:
        """Back to where the book was opened."""
        return Pop()
