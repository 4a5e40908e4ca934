"""Chapters: the goal, what lies on the table, how turns go, setting up, scenario cards, the two rule sets."""

from typing import Final

from flow_desktop.app.catalogue import art
from flow_desktop.app.language import N_
from flow_desktop.engine.refusals import Code
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import MAP_KINDS, Kind
from flow_desktop.scenes.rules.page import (
    BoardFigure,
    CardFigure,
    DrawnFigure,
    RuleChapter,
    RulePage,
    TilesFigure,
)
from flow_desktop.scenes.scenario_cards import FACES, Ours, scenario_page

CAT_WAY: Final = "b1:EW c1:SW c2:NS c3:NE d3:SW"
DOG_WAY: Final = "f1:EW e1:ES e2:NS e3:NS e4:NW"
CAPYBARA_WAY: Final = "f7:EW e7:NE e6:NS e5:SW d5:NE"
LEMUR_WAY: Final = "a6:NS a5:ES b5:EW c5:NW c4:ES"
GOAL: Final = RuleChapter(
    "goal",
    N_("The goal"),
    (
        RulePage(
            "goal",
            N_("Save all four"),
            (
                N_("The water rises. Cat, dog, capybara and lemur wait in the corners."),
                N_("Place tiles and let water run from every animal to the boat."),
                N_("All of you play together. You win together or lose together."),
            ),
            (
                BoardFigure(
                    N_("All four are joined to the boat: won!"),
                    f"{CAT_WAY} {DOG_WAY} {CAPYBARA_WAY} {LEMUR_WAY}",
                ),
            ),
            ("5.won",),
        ),
    ),
)
TABLE: Final = RuleChapter(
    "table",
    N_("On the table"),
    (
        RulePage(
            "board",
            N_("The board"),
            (
                N_("The board has 7 by 7 spaces. The frame names them: column 3, row 5."),
                N_("An animal waits in each corner. Each corner has two openings."),
                Ours(
                    N_("Cat top left, dog top right, capybara bottom right, lemur bottom left."),
                    "R1",
                ),
                N_("The boat lies in the middle. It has four openings."),
                N_("Its other side has only one. A scenario card turns it over."),
            ),
            (BoardFigure(N_("The board at the start")),),
            ("1.board", "1.animals", "1.boat"),
        ),
        RulePage(
            "dice",
            N_("Two dice"),
            (
                Ours(N_("The white die names a row, the black die a column."), "R4"),
                Ours(N_("Faces 1, 2, 3 are the first three lines; 4, 5, 6 the last three."), "R5"),
                Ours(N_("The two middle lines have no number: they are calm. No wave comes there."), "R5"),
            ),
            (BoardFigure(N_("White 2, black 5"), row=1, column=5),),
            ("1.dice",),
        ),
        RulePage(
            "tiles",
            N_("42 tiles"),
            (
                N_("Each shape has open edges, where water runs out, and closed edges."),
                Ours(N_("There are 11 straights, 11 bends, 10 forks and 10 crossings."), "R2"),
                Ours(N_("Of these, 3 straights, 2 bends, 3 forks and 3 crossings carry an obstacle."), "R2"),
            ),
            (TilesFigure(N_("Straight, bend, fork, crossing"), MAP_KINDS[:4]),),
            ("1.tiles",),
        ),
        RulePage(
            "obstacles",
            N_("Obstacles and rocks"),
            (
                N_("An obstacle leaves the edges open but blocks the middle."),
                Ours(N_("Water can reach such a tile and ends there. Nothing passes through."), "R3"),
                N_("A rock (Scenario tile with obstacles) has no water. It comes only with a scenario card."),
                N_("There are eight rocks in the box."),
                Ours(N_("A rock counts as a tile: place beside it, or put a bird on it.")),
            ),
            (
                TilesFigure(N_("The four shapes with an obstacle"), MAP_KINDS[4:]),
                BoardFigure(N_("The water ends at the obstacle"), "b1:EW c1:EW# e5:rock"),
            ),
            ("1.obstacle", "1.rocks"),
        ),
        RulePage(
            "supply",
            N_("Cards and birds"),
            (
                N_("15 action cards: 3 Support, 3 Bird, 3 Current."),
                N_("And 2 Fishing, 2 Calm Waters, 2 Return. There are 3 birds."),
                N_("11 scenario cards make the game harder, if you want."),
            ),
            (
                DrawnFigure(
                    N_("Action card, scenario card, bird"),
                    (art("card_action_back"), art("card_scenario_back"), art("bird")),
                ),
            ),
            ("1.cards", "1.scenarios"),
        ),
    ),
)
TURNS: Final = RuleChapter(
    "turns",
    N_("Your turn"),
    (
        RulePage(
            "turns",
            N_("One thing a turn"),
            (
                N_("A round lasts 60 seconds. Turns go clockwise."),
                N_("On your turn do one thing: draw a tile, or play an action card."),
                N_("You cannot skip your turn."),
                N_("You cannot begin what you cannot finish."),
                N_("The next player waits until your turn is complete."),
            ),
            (DrawnFigure(N_("A tile or a card"), (art("back_tile"), art("card_action_back"))),),
            ("3.turns", "3.complete"),
        ),
        RulePage(
            "draw",
            N_("Draw a tile"),
            (
                N_("Take the top tile of any pile, or a tile that Fishing has shown."),
                N_("Then place it, trade it, or discard it if it fits nowhere."),
            ),
            (BoardFigure(N_("Where a bend fits"), "b1:EW c1:SW", tile=Kind.BEND),),
            ("3.draw",),
        ),
        RulePage(
            "trade",
            N_("Trade a tile"),
            (
                N_("You may discard the drawn tile and take an action card instead."),
                Ours(N_("Only a straight, a bend or a fork without obstacle can be traded."), "R6"),
                N_("It must be the tile in your hand, and cards must be left."),
            ),
            (TilesFigure(N_("These can be traded"), MAP_KINDS[:3]),),
            ("3.trade",),
        ),
        RulePage(
            "discard",
            N_("A tile that fits nowhere"),
            (
                N_("A tile that fits nowhere is discarded. While it fits, it stays yours."),
                Ours(N_("One without obstacle may still be traded, if its kind allows."), "R7"),
                N_("One with an obstacle earns no card."),
                N_("The game tells you when a tile must go or a seat is passed over."),
            ),
            (TilesFigure(N_("These earn no card"), MAP_KINDS[4:]),),
            ("3.discard", "3.announced"),
        ),
    ),
)
SETUP: Final = RuleChapter(
    "setup",
    N_("Before the game"),
    (
        RulePage(
            "setup",
            N_("Setting up"),
            (
                N_("One to six can play. The 42 tiles lie face down in six piles of seven."),
                N_("One player gets three action cards, two players two each."),
                N_("Three or more get one each. The rest is the action pile."),
                N_("You choose who starts; else it is the first seat."),
                N_("On paper, whoever last saw the film starts, or else who last swam."),
                N_("First come the scenario cards, then rocks, then the boat is turned."),
            ),
            (BoardFigure(N_("A basic game begins like this")),),
            ("2.players", "2.piles", "2.deal", "2.first", "7.order"),
        ),
    ),
)


def _scenario_page(card: Scenario) -> RulePage:
    face = FACES[card]
    example = () if face.example is None else (BoardFigure(*face.example),)
    return RulePage(scenario_page(card), face.name, face.rule, (CardFigure(card), *example), (f"7.{card}",))


SCENARIOS: Final = RuleChapter(
    "scenarios",
    N_("Scenario cards"),
    (
        RulePage(
            "difficulty",
            N_("Difficulty"),
            (
                N_("Play your first game without scenario cards. They are for later."),
                N_("Draw as many scenario cards as you dare. None is the basic game."),
                N_("Very Easy 1, Easy 2, Medium 3, Hard 4, Very Hard 5, Inconceivable 6."),
                N_("Where a card contradicts a rule, the card wins."),
            ),
            (
                DrawnFigure(
                    N_("Each one makes the sea a little wilder"),
                    tuple(art("scenario", card.value) for card in tuple(Scenario)[:6]),
                ),
            ),
            ("7.difficulty", "7.wins"),
        ),
        *map(_scenario_page, Scenario),
    ),
)

EDITIONS: Final = RuleChapter(
    "editions",
    N_("Two rule sets"),
    (
        RulePage(
            "editions",
            N_("Standard"),
            (
                N_("These pages describe the standard rules. They are used unless you choose otherwise."),
                Ours(N_("The printed rules leave some things open. What we decided is marked like this.")),
            ),
            (BoardFigure(N_("Here water may face a rock"), "c2:rock b1:EW", Kind.TEE, "c1:ESW"),),
            ("6.editions",),
        ),
        RulePage(
            "italian",
            N_("Italian"),
            (
                N_("Cards left after the deal go back in the box. No tile is traded."),
                N_("No tile at all may cut an animal off, not only obstacles."),
                N_("Beside a rock only closed edges may lie."),
                Ours(N_("Current cannot move a rock next to an open edge."), "R21"),
                N_("“No New Cards” is missing; there is a second Single Path Boat."),
                N_("Its second copy is replaced by another card."),
            ),
            (
                BoardFigure(
                    N_("Only land may face the rock"),
                    "c2:rock b1:EW",
                    Kind.TEE,
                    "c1:ESW",
                    Code.ROCK_EDGE,
                    edition="italian",
                ),
            ),
            (
                "6.italian.pile",
                "6.italian.trade",
                "6.italian.ways",
                "6.italian.rocks",
                "6.italian.scenarios",
            ),
        ),
    ),
)
