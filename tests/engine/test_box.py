"""What is in the box (section 1), as the rule sets' data has it."""

from collections import Counter

import pytest

from flow_desktop.engine.board import START
from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import ANIMAL_CELLS, ANIMAL_EDGES, BOAT, CELLS, Animal
from flow_desktop.engine.notation import EDGE_TEXTS, write_board, write_cell
from flow_desktop.engine.rules import EDITIONS, RuleSet, rule_set
from flow_desktop.engine.scenarios import Scenario, scenario_box
from flow_desktop.engine.tiles import PRINTED_EDGES, Kind

both_editions = pytest.mark.parametrize("edition", [rule_set(name) for name in EDITIONS], ids=EDITIONS)


@pytest.mark.rule("1.board")
def test_a_board_of_seven_by_seven_is_named_from_the_top_left() -> None:
    names = [write_cell(cell) for cell in CELLS]
    assert names == [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]
    assert write_cell(BOAT) == "d4"


@pytest.mark.rule("1.animals", "R1")
def test_animals_sit_in_the_corners_and_open_towards_the_board() -> None:
    found = {
        animal.value: (write_cell(cell), EDGE_TEXTS[ANIMAL_EDGES[animal]])
        for animal, cell in ANIMAL_CELLS.items()
    }
    assert found == {
        "cat": ("a1", "ES"),
        "dog": ("g1", "SW"),
        "capybara": ("g7", "NW"),
        "lemur": ("a7", "NE"),
    }
    assert list(found) == [animal.value for animal in Animal]


@pytest.mark.rule("1.boat")
def test_the_boat_starts_with_four_openings() -> None:
    assert write_board(START) == "d4:NESW"
    assert write_board(START.with_boat(4)) == "d4:S"


@both_editions
@pytest.mark.rule("1.tiles", "R2")
def test_forty_two_tiles(edition: RuleSet) -> None:
    assert Counter(kind.text for kind in edition.tiles) == {
        "straight": 8,
        "straight#": 3,
        "bend": 9,
        "bend#": 2,
        "tee": 7,
        "tee#": 3,
        "cross": 7,
        "cross#": 3,
    }
    assert len(edition.tiles) == 42


@pytest.mark.rule("1.tiles", "R2")
def test_shapes_have_the_edges_of_the_table_and_turn_to_all_the_others() -> None:
    printed = [EDGE_TEXTS[edges] for edges in PRINTED_EDGES]
    assert printed == ["NS", "NE", "NEW", "NESW"]
    shown = {kind.text: [EDGE_TEXTS[edges] for edges in kind.rotations] for kind in Kind}
    assert shown["straight"] == shown["straight#"] == ["NS", "EW"]
    assert shown["bend"] == shown["bend#"] == ["NE", "ES", "NW", "SW"]
    assert shown["tee"] == shown["tee#"] == ["NES", "NEW", "NSW", "ESW"]
    assert shown["cross"] == shown["cross#"] == ["NESW"]
    assert shown["rock"] == [""]


@both_editions
@pytest.mark.rule("1.cards")
def test_fifteen_action_cards_and_three_birds(edition: RuleSet) -> None:
    assert Counter(edition.action_cards) == {
        Card.SUPPORT: 3,
        Card.BIRD: 3,
        Card.CURRENT: 3,
        Card.FISHING: 2,
        Card.CALM_WATERS: 2,
        Card.RETURN: 2,
    }
    assert len(edition.action_cards) == 15
    assert edition.birds == 3


@both_editions
@pytest.mark.rule("1.rocks")
def test_eight_rocks(edition: RuleSet) -> None:
    assert edition.rocks == 8
    assert not Kind.ROCK.rotations[0]
    assert Kind.ROCK not in edition.tiles


@both_editions
@pytest.mark.rule("1.scenarios")
def test_eleven_scenario_cards(edition: RuleSet) -> None:
    cards = scenario_box(edition.name)
    assert len(cards) == 11
    assert cards.count(Scenario.OBSTACLES) == 4
    assert cards.count(Scenario.NO_COMMUNICATION) == 2


@pytest.mark.rule("6.italian.scenarios")
def test_what_the_editions_scenario_cards_differ_in() -> None:
    standard, italian = (Counter(scenario_box(name)) for name in EDITIONS)
    assert standard - italian == {Scenario.NO_NEW_CARDS: 1}
    assert italian - standard == {Scenario.SINGLE_PATH_BOAT: 1}


@pytest.mark.rule("6.editions")
def test_standard_comes_first_and_others_are_unknown() -> None:
    assert EDITIONS == ("standard", "italian")
    with pytest.raises(KeyError):
        rule_set("polish")
