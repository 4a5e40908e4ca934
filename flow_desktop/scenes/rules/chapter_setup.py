"""Chapters: setting up, scenario cards and difficulty, the two rule sets."""

from typing import Final

from flow_desktop.app.language import N_
from flow_desktop.engine.refusals import Code
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.rules.page import BoardFigure, CardFigure, RuleChapter, RulePage
from flow_desktop.scenes.scenario_cards import FACES, scenario_page

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
                N_("On paper: who last saw the film, or else who last swam."),
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
    return RulePage(
        scenario_page(card), face.name, face.rule, (CardFigure(card), *example), (f"7.{card}", *face.rulings)
    )


SCENARIOS: Final = RuleChapter(
    "scenarios",
    N_("Scenario cards"),
    (
        RulePage(
            "difficulty",
            N_("Difficulty"),
            (
                N_("Draw as many scenario cards as you dare. None is the basic game."),
                N_("Very Easy 1, Easy 2, Medium 3, Hard 4, Very Hard 5, Inconceivable 6."),
                N_("Where a card contradicts a rule, the card wins."),
            ),
            (),
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
            (N_("All these pages tell the standard rules. They are used unless you choose otherwise."),),
            (),
            ("6.editions",),
        ),
        RulePage(
            "italian",
            N_("Italian"),
            (
                N_("Cards left after the deal go back in the box. No tile is traded."),
                N_("No tile at all may cut an animal off, not only obstacles."),
                N_("Beside a rock only closed edges may lie."),
                N_("Current cannot move a rock next to an open edge."),
                N_("There is no No New Cards card, but a second Single Path Boat."),
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
                "R21",
            ),
        ),
    ),
)
