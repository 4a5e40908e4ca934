"""The whole rulebook in short chapters: a title, a picture, a few sentences, the clauses they tell."""

from collections.abc import Callable
from typing import Final

from flow_desktop.app.language import N_
from flow_desktop.river_dice.engine.content import STARTING
from flow_desktop.river_dice.scenes.by_and_by import ByAndBy
from flow_desktop.river_dice.scenes.naming import COMPLETION_WORDS, GOAL, SHEET_NAMES
from flow_desktop.river_dice.scenes.rules.figures import AllCards, DiceFigure, SheetFigure
from flow_desktop.river_dice.scenes.sheet_rules import SHEET_SENTENCES
from flow_desktop.river_dice.scenes.vignettes import ChapterPicture
from flow_desktop.values import dataclass
from flow_desktop.widgets.widget import Widget


@dataclass(frozen=True, slots=True)
class RiverChapter:
    """A chapter: its anchor, its title, its picture, its sentences, the clauses it tells."""

    anchor: str
    title: str
    figure: Callable[[ByAndBy], Widget]
    sentences: tuple[str, ...]
    clauses: tuple[str, ...]


def _painted(anchor: str) -> Callable[[ByAndBy], Widget]:
    return lambda later: ChapterPicture(anchor)


def _sheet(letter: str) -> Callable[[ByAndBy], Widget]:
    return lambda later: SheetFigure(letter, later)


CHAPTERS: Final = (
    RiverChapter(
        "goal",
        N_("The goal"),
        _painted("goal"),
        (
            GOAL,
            N_("After 20 rounds, the most points win. Playing alone, beat your best score."),
        ),
        ("3.1", "8.2", "9.1"),
    ),
    RiverChapter(
        "table",
        N_("On the table"),
        lambda later: DiceFigure(),
        (
            N_("Three central dice and the special die are rolled for everybody."),
            N_("Each player also rolls two dice of their own."),
            N_("Up to four habitat cards lie in a row, each with a completion card."),
            N_("You begin with one of each animal and two nature tokens."),
        ),
        ("1.1", "2.2", "2.4", "2.6", "3.2"),
    ),
    RiverChapter(
        "round",
        N_("A round"),
        _painted("round"),
        (
            N_("First the dice are rolled, and you collect animals."),
            N_("Then you may complete one card. After that, press Done."),
            N_("What you choose changes nothing for the others."),
            N_("Until your turn ends, you can undo what you did."),
        ),
        ("3.1", "3.3"),
    ),
    RiverChapter(
        "collect",
        N_("Collecting"),
        _painted("collect"),
        (
            N_("Choose one kind of animal. Take all dice that show it."),
            N_("A face with two animals counts as one of them. You choose which."),
            N_("Salmon are common, bears are rare."),
        ),
        ("3.8", "3.9", "3.10"),
    ),
    RiverChapter(
        "actions",
        N_("Dice actions, in the full rules"),
        _painted("actions"),
        (
            N_("1 token: one kind of animal counts as the next lower one."),
            N_("2 tokens: one kind of animal counts as the next higher one."),
            N_("3 tokens: collect two kinds of animals."),
            N_("From low to high: salmon, hawk, fox, elk, bear. One action a round."),
        ),
        ("3.6", "3.7"),
    ),
    RiverChapter(
        "special",
        N_("The special die"),
        _painted("special"),
        (
            N_("The paw is one animal of your choice."),
            N_("Your dice action costs one token less."),
            N_("You may add one die that you did not collect."),
            N_("One of your own dice counts twice."),
            N_("A bear or two salmon. On another face: a hawk or an elk."),
        ),
        ("3.4", "3.5"),
    ),
    RiverChapter(
        "complete",
        N_("Completing a card"),
        _painted("complete"),
        (
            N_("Once each round you may complete a card by paying its animals."),
            N_("The card stays. Anybody may complete it again, even you."),
            N_("A blue card at its place makes it cheaper. A brown one gives you a bonus."),
            N_("Then mark the card's habitat and value on your sheet."),
            N_("After each round the cards move on one place. A fifth card leaves the game."),
        ),
        ("3.12", "3.13", "3.14", "3.17"),
    ),
    RiverChapter(
        "cards",
        N_("Completion cards"),
        lambda later: AllCards(tuple(COMPLETION_WORDS)),
        (
            N_("Four of them stay in their places for the whole game."),
            N_("You do not have to use them."),
        ),
        ("1.3", "1.10", "2.7"),
    ),
    RiverChapter(
        "bonuses",
        N_("Bonuses"),
        _painted("bonuses"),
        (
            N_("Bonuses wait beside your tally. Use them in any order."),
            N_("One bonus can bring the next."),
            N_("A bonus that you cannot use is lost."),
        ),
        ("3.13", "3.16"),
    ),
    RiverChapter(
        "sheet-a",
        SHEET_NAMES["A"],
        _sheet("A"),
        SHEET_SENTENCES["A"],
        ("3.15", "4.1", "4.2", "4.4", "4.5"),
    ),
    RiverChapter(
        "sheet-b",
        SHEET_NAMES["B"],
        _sheet("B"),
        SHEET_SENTENCES["B"],
        ("5.1", "5.2", "5.5"),
    ),
    RiverChapter(
        "sheet-c",
        SHEET_NAMES["C"],
        _sheet("C"),
        SHEET_SENTENCES["C"],
        ("6.1", "6.2", "6.3", "6.5", "6.9"),
    ),
    RiverChapter(
        "sheet-d",
        SHEET_NAMES["D"],
        _sheet("D"),
        SHEET_SENTENCES["D"],
        ("7.1", "7.2", "7.3", "7.5", "7.6", "7.7", "7.8", "7.9", "7.10"),
    ),
    RiverChapter(
        "end",
        N_("The end"),
        _painted("end"),
        (
            N_("After round 20 the points are counted, line by line."),
            N_("Every five animals and tokens left over give one point."),
            N_("In a tie, whoever has more tokens wins."),
        ),
        ("3.18", "8.1", "8.2"),
    ),
    RiverChapter(
        "family",
        N_("Family rules and abundance"),
        lambda later: AllCards(STARTING),
        (
            N_("Family rules: no special die, and always these four cards."),
            N_("Family rules: each nature token buys one more die."),
            N_("Abundance: begin with 3 of each animal and 4 tokens."),
        ),
        ("10.1", "10.2"),
    ),
    RiverChapter(
        "scenarios",
        N_("Scenarios and achievements"),
        _painted("scenarios"),
        (
            N_("A scenario sets the river, the cards, and the goals to reach."),
            N_("Without a scenario, you play for the river's eight achievements."),
            N_("Everything you win fills a stone on your trail."),
        ),
        ("11.1", "11.2"),
    ),
    RiverChapter(
        "together",
        N_("Together and far apart"),
        _painted("together"),
        (
            N_("Luma, Teo and Niva can take empty seats."),
            N_("A deal code gives the same dice to friends elsewhere."),
            N_("Every day has a deal, the same for everybody."),
        ),
        ("1.7", "2.8"),
    ),
)
