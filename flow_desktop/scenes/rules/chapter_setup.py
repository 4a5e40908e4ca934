"""Chapters: setting up, scenario cards and difficulty, the two rule sets."""

from typing import Final

from flow_desktop.app.language import N_
from flow_desktop.engine.refusals import Code
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.rules.page import CardFace, Chapter, Page, Position

SETUP: Final = Chapter(
    "setup",
    N_("Before the game"),
    (
        Page(
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
            (Position(N_("A basic game begins like this")),),
            ("2.players", "2.piles", "2.deal", "2.first", "7.order"),
        ),
    ),
)


def _scenario_page(
    card: Scenario, title: str, paragraphs: tuple[str, ...], clauses: tuple[str, ...], *more: Position
) -> Page:
    return Page(f"scenario-{card.value}", title, paragraphs, (CardFace(card), *more), clauses)


SCENARIOS: Final = Chapter(
    "scenarios",
    N_("Scenario cards"),
    (
        Page(
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
        _scenario_page(
            Scenario.OBSTACLES,
            N_("Scenario Obstacles"),
            (
                N_("Two rocks come onto the board. Dice decide where each one lies."),
                N_("The dice are thrown again if the space is taken or an animal's."),
                N_("Also if a rock there would cut an animal off."),
                N_("After 200 throws the first space that is allowed is taken."),
            ),
            ("7.obstacles", "R19"),
            Position(N_("Two rocks at the start"), "c2:rock f5:rock"),
        ),
        _scenario_page(
            Scenario.NO_COMMUNICATION,
            N_("No Communication"),
            (
                N_("Nobody speaks or points, except during the wave."),
                N_("Hints and the other hands are hidden as well."),
                N_("A second copy is replaced by another card."),
            ),
            ("7.no_communication", "R16"),
        ),
        _scenario_page(
            Scenario.ONE_ACTION_CARD,
            N_("One Action Card per Round"),
            (N_("All players together may play one action card in each round."),),
            ("7.one_action_card",),
        ),
        _scenario_page(
            Scenario.NO_NEW_CARDS,
            N_("No New Cards"),
            (N_("Tiles cannot be traded for action cards."),),
            ("7.no_new_cards",),
        ),
        _scenario_page(
            Scenario.NO_SUPPORT_CURRENT,
            N_("No Support or Current for Obstacles"),
            (
                N_("Support cannot remove a tile with an obstacle or a rock."),
                N_("Current cannot move them either."),
            ),
            ("7.no_support_current",),
        ),
        _scenario_page(
            Scenario.SINGLE_PATH_BOAT,
            N_("Single Path Boat"),
            (
                N_("The boat is turned over: it has a single opening."),
                N_("You choose where it faces, before the first turn."),
                N_("Only ways that every animal may still reach are offered."),
            ),
            ("7.single_path_boat", "R18"),
            Position(N_("The boat opens to the right"), "d4:E"),
        ),
        _scenario_page(
            Scenario.OBSTACLES_REMAIN,
            N_("Obstacles Remain"),
            (
                N_("Waves wash away neither tiles with obstacles nor rocks."),
                N_("A bird on such a tile stays as well."),
            ),
            ("7.obstacles_remain", "R17"),
        ),
    ),
)

EDITIONS: Final = Chapter(
    "editions",
    N_("Two rule sets"),
    (
        Page(
            "editions",
            N_("Standard"),
            (N_("All these pages tell the standard rules. They are used unless you choose otherwise."),),
            (),
            ("6.editions",),
        ),
        Page(
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
                Position(
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
