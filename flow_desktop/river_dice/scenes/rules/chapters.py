"""The whole rulebook in short chapters: a title, a picture, a few sentences, the clauses they tell."""

from collections.abc import Callable
from typing import Final

from flow_desktop.app.language import N_
from flow_desktop.river_dice.engine.content import STARTING
from flow_desktop.river_dice.scenes.naming import COMPLETION_WORDS, SHEET_NAMES
from flow_desktop.river_dice.scenes.rules.figures import AllCards, DiceFigure, SheetFigure
from flow_desktop.river_dice.scenes.vignettes import ChapterPicture
from flow_desktop.values import dataclass
from flow_desktop.widgets.widget import Widget


@dataclass(frozen=True, slots=True)
class RiverChapter:
    """A chapter: its anchor, its title, its picture, its sentences, the clauses it tells."""

    anchor: str
    title: str
    figure: Callable[[], Widget]
    sentences: tuple[str, ...]
    clauses: tuple[str, ...]


def _painted(anchor: str) -> Callable[[], Widget]:
    return lambda: ChapterPicture(anchor)


def _sheet(letter: str) -> Callable[[], Widget]:
    return lambda: SheetFigure(letter)


CHAPTERS: Final = (
    RiverChapter(
        "goal",
        N_("The goal"),
        _painted("goal"),
        (
            N_("Dice bring animals. Animals complete habitat cards. Cards mark your river."),
            N_("After 20 rounds the most points win. Alone, beat your best."),
        ),
        ("3.1", "8.2", "9.1"),
    ),
    RiverChapter(
        "table",
        N_("On the table"),
        DiceFigure,
        (
            N_("Three central dice and a special one are rolled for everybody."),
            N_("Each player also rolls two dice of their own."),
            N_("Up to four habitat cards lie in a row, each beside a completion card."),
            N_("You begin with one of each animal and two nature tokens."),
        ),
        ("1.1", "2.2", "2.4", "2.6", "3.2"),
    ),
    RiverChapter(
        "round",
        N_("A round"),
        _painted("round"),
        (
            N_("The dice are rolled. You collect animals."),
            N_("Then you may complete one card, and say done."),
            N_("Nobody's choice touches another player."),
            N_("Everything of your turn can be undone until it ends."),
        ),
        ("3.1", "3.3"),
    ),
    RiverChapter(
        "collect",
        N_("Collecting"),
        _painted("collect"),
        (
            N_("Choose one kind of animal. Take all dice that show it."),
            N_("A face with two animals counts as one of them, as you like."),
            N_("Salmon are common, bears are rare."),
        ),
        ("3.8", "3.9", "3.10"),
    ),
    RiverChapter(
        "actions",
        N_("Dice actions, in the full rules"),
        _painted("actions"),
        (
            N_("1 token: one kind counts as the next lower one."),
            N_("2 tokens: one kind counts as the next higher one."),
            N_("3 tokens: take two kinds."),
            N_("From low to high: salmon, hawk, fox, elk, bear. One action a round."),
        ),
        ("3.6", "3.7"),
    ),
    RiverChapter(
        "special",
        N_("The special die"),
        _painted("special"),
        (
            N_("A paw is one animal of your choice."),
            N_("A dice action costs one token less."),
            N_("Add one die that you have not collected."),
            N_("One of your own dice counts twice."),
            N_("A bear or two salmon; or a hawk or an elk."),
        ),
        ("3.4", "3.5"),
    ),
    RiverChapter(
        "complete",
        N_("Completing a card"),
        _painted("complete"),
        (
            N_("Once a round you may pay the animals of one card."),
            N_("The card stays; anybody may complete it again."),
            N_("A blue card at its place makes it cheaper. A brown one gives something."),
            N_("Then mark the card's habitat and value on your sheet."),
            N_("After each round the cards move on and the fifth one leaves."),
        ),
        ("3.12", "3.13", "3.14", "3.17"),
    ),
    RiverChapter(
        "cards",
        N_("Completion cards"),
        lambda: AllCards(tuple(COMPLETION_WORDS)),
        (
            N_("Four of them lie at the places for the whole game."),
            N_("You need not use what a card offers."),
        ),
        ("1.3", "1.10", "2.7"),
    ),
    RiverChapter(
        "bonuses",
        N_("Bonuses"),
        _painted("bonuses"),
        (
            N_("What you win waits beside your tally. Use it in any order."),
            N_("One bonus may bring the next."),
            N_("A bonus that finds nothing to be used for is lost."),
        ),
        ("3.13", "3.16"),
    ),
    RiverChapter(
        "sheet-a",
        SHEET_NAMES["A"],
        _sheet("A"),
        (
            N_("Write the value into the topmost empty hex of its column."),
            N_("A second or fourth hex gives a point and a bonus of the area."),
            N_("A full row gives points and an animal."),
            N_("A column that is full takes no further card."),
        ),
        ("3.15", "4.1", "4.2", "4.4", "4.5"),
    ),
    RiverChapter(
        "sheet-b",
        SHEET_NAMES["B"],
        _sheet("B"),
        (
            N_("Circle as many hexes as the value, from the left."),
            N_("A diamond is won when all four hexes around it are circled."),
            N_("A sun or a rain takes a bonus of its next column."),
            N_("Past the end of a track you go on in the overflow."),
            N_("A track counts the points above its last circled hex."),
        ),
        ("5.1", "5.2", "5.5"),
    ),
    RiverChapter(
        "sheet-c",
        SHEET_NAMES["C"],
        _sheet("C"),
        (
            N_("Begin at the stars. Each hex must touch a circled one."),
            N_("A hex with six circled neighbours is circled by itself."),
            N_("Landmarks fill their own grid, by rows and columns."),
            N_("A habitat that is complete gives 4 points more."),
            N_("What you cannot reach is lost; a complete habitat fills the overflow."),
        ),
        ("6.1", "6.2", "6.3", "6.5", "6.9"),
    ),
    RiverChapter(
        "sheet-d",
        SHEET_NAMES["D"],
        _sheet("D"),
        (
            N_("Write animals of the card's cost into its habitat, as many as the value."),
            N_("Bears: 3 points for each pair that touches no other pair."),
            N_("Elk: straight lines of up to four give 1, 2, 4, 7 points."),
            N_("Foxes: 1 point beside two animals, 2 points beside six."),
            N_("Hawks: each that touches no other hawk is worth more and more."),
            N_("Salmon: runs of up to seven; none may touch more than two."),
            N_("A full habitat, or one with all five animals, gives 3 points."),
        ),
        ("7.1", "7.2", "7.3", "7.5", "7.6", "7.7", "7.8", "7.9", "7.10"),
    ),
    RiverChapter(
        "end",
        N_("The end"),
        _painted("end"),
        (
            N_("After round 20 the points are counted, line by line."),
            N_("Five animals or tokens left over are one point."),
            N_("If two are even, more tokens win."),
        ),
        ("3.18", "8.1", "8.2"),
    ),
    RiverChapter(
        "family",
        N_("Family rules and abundance"),
        lambda: AllCards(STARTING),
        (
            N_("Family rules: no special die, and always these four cards."),
            N_("Family rules: each nature token takes one further die."),
            N_("Abundance: begin with 3 of each animal and 4 tokens."),
        ),
        ("10.1", "10.2"),
    ),
    RiverChapter(
        "scenarios",
        N_("Scenarios and achievements"),
        _painted("scenarios"),
        (
            N_("A scenario fixes river and cards, and wants points and goals."),
            N_("Without a scenario you play for the eight achievements of the river."),
            N_("What you win fills a stone of your trail. Five people can keep one."),
        ),
        ("11.1", "11.2"),
    ),
    RiverChapter(
        "together",
        N_("Together and far apart"),
        _painted("together"),
        (
            N_("Luma, Teo and Niva play at empty seats."),
            N_("A deal code gives the same dice to friends elsewhere."),
            N_("Every day has a deal, the same for everybody."),
        ),
        ("1.7", "2.8"),
    ),
)
