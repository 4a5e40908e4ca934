"""Setting up (sections 2 and 7): piles, hands, who starts, rocks with their rerolls, the boat."""

from collections import Counter
from dataclasses import replace

import pytest

from flow_desktop.engine import Options, OptionsError, Phase, new_game
from flow_desktop.engine.board import START
from flow_desktop.engine.door_json import game_object
from flow_desktop.engine.events import (
    BoatTurned,
    CardsDealt,
    ObstaclePlaced,
    ObstacleRolled,
    RoundStarted,
    ScenarioDrawn,
    ScenarioReplaced,
    TurnStarted,
    Why,
)
from flow_desktop.engine.geometry import ANIMALS, BOAT, EAST, NORTH, SOUTH, WEST, Animal, animals_in
from flow_desktop.engine.notation import read_board, read_cell, write_board, write_cell
from flow_desktop.engine.rules import EDITIONS, rule_set
from flow_desktop.engine.scenarios import Scenario, scenario_box
from flow_desktop.engine.setup import FacingError, allowed_facings, first_obstacle_cell, obstacle_problem
from flow_desktop.engine.tiles import EDGES, ROCK
from tests.oracles import plain

STRANDED = [("387", NORTH, (Animal.CAPYBARA,)), ("485", EAST, (Animal.CAT,))]
"""Seeds whose eight rocks part the board so that one opening of the boat cannot serve all."""
ROCKS_ALL_AROUND_THE_CAT = "c1:rock b2:rock a3:rock"
TWO_ROCKS_AT_THE_CAT = "c1:rock b2:rock"


@pytest.mark.rule("2.players")
@pytest.mark.parametrize("players", [0, 7, -1])
def test_one_to_six_can_play(players: int) -> None:
    with pytest.raises(OptionsError):
        Options("otter", players)


@pytest.mark.rule("2.players", "2.deal", "6.italian.pile")
@pytest.mark.parametrize(("players", "each"), [(1, 3), (2, 2), (3, 1), (4, 1), (5, 1), (6, 1)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_are_dealt(edition: str, players: int, each: int) -> None:
    state, events = (made := new_game(Options("otter", players, edition))).state, made.events
    assert [len(hand) for hand in state.hands] == [each] * players
    assert CardsDealt(state.hands) in events
    left = 15 - players * each if edition == "standard" else 0
    assert len(state.supply.action_pile) == left
    seen = Counter([*state.supply.action_pile, *(card for hand in state.hands for card in hand)])
    box = Counter(rule_set(edition).action_cards)
    assert seen == box if edition == "standard" else seen <= box


@pytest.mark.rule("2.piles")
def test_tiles_lie_in_six_piles_of_seven() -> None:
    one, other = (new_game(Options(seed)).state.supply for seed in ("otter", "reef"))
    assert [len(pile) for pile in one.piles] == [7] * 6
    assert Counter(kind for pile in one.piles for kind in pile) == Counter(rule_set("standard").tiles)
    assert one.piles != other.piles
    assert not one.shown and not one.discard and not one.action_discard


@pytest.mark.rule("2.first")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_players_choose_who_starts(first: int) -> None:
    made = new_game(Options("otter", 3, first=first))
    assert made.state.turn.player == first
    assert made.state.turn.phase is Phase.TURN
    assert made.events[-2:] == (RoundStarted(1, first), TurnStarted(first))


@pytest.mark.rule("2.first", "6.editions")
def test_the_first_seat_starts_and_the_rules_are_standard_unless_told_otherwise() -> None:
    state = new_game(Options("otter", 3)).state
    assert state.turn.player == 0
    assert state.rules.edition.name == "standard"


@pytest.mark.rule("2.first")
def test_nobody_starts_who_does_not_sit_at_the_table() -> None:
    with pytest.raises(OptionsError):
        Options("otter", 2, first=2)


@pytest.mark.rule("7.difficulty", "1.scenarios")
@pytest.mark.parametrize("difficulty", range(7))
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_difficulty_is_a_number_of_scenario_cards(edition: str, difficulty: int) -> None:
    for seed in ("otter", "reef", "pebble", "wharf"):
        scenarios = new_game(Options(seed, 1, edition, difficulty)).state.setup.scenarios
        assert len(scenarios) == difficulty
        assert Counter(scenarios) <= Counter(scenario_box(edition))


@pytest.mark.rule("7.difficulty")
@pytest.mark.parametrize("difficulty", [-1, 7])
def test_there_is_no_other_difficulty(difficulty: int) -> None:
    with pytest.raises(OptionsError):
        Options("otter", difficulty=difficulty)


@pytest.mark.rule("7.no_communication", "7.single_path_boat")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_second_copy_without_effect_is_replaced_and_told(edition: str) -> None:
    replaced: Counter[Scenario] = Counter()
    for seed in range(60):
        made = new_game(Options(f"seed {seed}", 1, edition, 6))
        once = [card for card in made.state.setup.scenarios if card is not Scenario.OBSTACLES]
        assert len(once) == len(set(once))
        told = [event for event in made.events if isinstance(event, ScenarioReplaced)]
        assert all(event.why is Why.SECOND_COPY for event in told)
        assert all(event.scenario in made.state.setup.scenarios for event in told)
        drawn = [event.scenario for event in made.events if isinstance(event, ScenarioDrawn)]
        assert tuple(drawn) == made.state.setup.scenarios
        replaced.update(event.scenario for event in told)
    both = {Scenario.NO_COMMUNICATION} | ({Scenario.SINGLE_PATH_BOAT} if edition == "italian" else set())
    assert set(replaced) == both


@pytest.mark.rule("7.difficulty")
def test_cards_may_be_picked_by_hand_as_often_as_they_exist() -> None:
    picked = (Scenario.OBSTACLES,) * 4
    assert new_game(Options("otter", scenarios=picked)).state.setup.scenarios == picked
    for too_many in ((Scenario.OBSTACLES,) * 5, (Scenario.NO_NEW_CARDS,) * 2):
        with pytest.raises(OptionsError):
            Options("otter", scenarios=too_many)


@pytest.mark.rule("7.obstacles", "1.rocks", "R5")
@pytest.mark.parametrize("copies", [1, 2, 3, 4])
def test_each_obstacles_card_brings_two_rocks_beside_the_centre_lines(copies: int) -> None:
    for seed in range(25):
        made = new_game(Options(f"seed {seed}", scenarios=(Scenario.OBSTACLES,) * copies))
        rocks = [write_cell(cell) for cell in made.state.board.tiles()]
        assert len(rocks) == 2 * copies
        assert not any("d" in cell or "4" in cell for cell in rocks)
        assert made.state.board.possible == ANIMALS
        placed = [event.cell for event in made.events if isinstance(event, ObstaclePlaced)]
        assert sorted(placed) == list(made.state.board.tiles())


@pytest.mark.rule("7.obstacles", "R4", "R5", "R8", "3.announced")
def test_dice_are_rolled_again_where_no_rock_can_lie_and_every_roll_is_told() -> None:
    reasons: Counter[Why | None] = Counter()
    line = dict(zip(range(1, 7), (1, 2, 3, 5, 6, 7), strict=True))
    for seed in range(120):
        made = new_game(Options(f"seed {seed}", scenarios=(Scenario.OBSTACLES,) * 4))
        board, rolls = START, 0
        for event in made.events:
            if isinstance(event, ObstacleRolled):
                rolls += 1
                assert write_cell(event.cell) == f"{' abcdefg'[line[event.black]]}{line[event.white]}"
                assert event.why == obstacle_problem(board, event.cell)
                reasons[event.why] += 1
            elif isinstance(event, ObstaclePlaced):
                assert event.rolls == rolls
                board, rolls = board.with_piece(event.cell, ROCK), 0
        assert board == made.state.board
    assert reasons.keys() == {None, Why.ANIMAL_SPACE, Why.OCCUPIED, Why.CUTS_OFF}


@pytest.mark.rule("7.obstacles", "R8")
@pytest.mark.parametrize(
    ("board", "cell", "why"),
    [
        ("", "a1", Why.ANIMAL_SPACE),
        ("b2:rock", "b2", Why.OCCUPIED),
        ("", "b2", None),
        ("b1:rock", "a2", Why.CUTS_OFF),
        ("c1:rock b2:rock", "a3", Why.CUTS_OFF),
        ("c1:rock b2:rock", "a5", None),
    ],
)
def test_why_a_rock_cannot_be_set_up(board: str, cell: str, why: Why | None) -> None:
    assert obstacle_problem(read_board(board), read_cell(cell)) is why


@pytest.mark.rule("R19", "R5")
def test_after_too_many_rolls_the_first_space_in_reading_order_is_taken() -> None:
    assert rule_set("standard").rolls_per_obstacle == rule_set("italian").rolls_per_obstacle == 200
    assert first_obstacle_cell(START) == read_cell("b1")
    # b1 is taken; on a2 the cat would have no way left, c1 is free.
    assert first_obstacle_cell(read_board("b1:rock")) == read_cell("c1")
    numbered = " ".join(f"{column}{row}:rock" for row in (1, 2) for column in "bcef")
    assert first_obstacle_cell(read_board(numbered)) == read_cell("b3")


@pytest.mark.rule("R19")
def test_after_too_many_rolls_setting_up_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flow_desktop.engine.chance.die", lambda seed, name: 1)  # always the cat's space
    made = new_game(Options("otter", scenarios=(Scenario.OBSTACLES,)))
    assert write_board(made.state.board) == "b1:rock c1:rock d4:NESW"
    assert sum(isinstance(event, ObstacleRolled) for event in made.events) == 400
    assert ObstaclePlaced(read_cell("b1"), 200) in made.events


@pytest.mark.rule("7.single_path_boat", "R18", "1.boat")
def test_the_boat_faces_the_way_that_was_chosen_or_else_north() -> None:
    for wanted, facing in ((None, "N"), (NORTH, "N"), (EAST, "E"), (SOUTH, "S"), (WEST, "W")):
        made = new_game(Options("otter", scenarios=(Scenario.SINGLE_PATH_BOAT,), boat=wanted))
        assert write_board(made.state.board) == f"d4:{facing}"
        assert BoatTurned(wanted or NORTH) in made.events


@pytest.mark.rule("R18", "R8")
def test_only_facings_that_leave_everyone_a_way_are_offered() -> None:
    assert allowed_facings(START) == (NORTH, EAST, SOUTH, WEST)
    # d3 would be the only space north of the boat; rocks around it leave no way out.
    assert allowed_facings(read_board("d2:rock c3:rock e3:rock")) == (EAST, SOUTH, WEST)
    assert allowed_facings(read_board("d3:rock c4:rock e4:rock")) == (SOUTH,)


@pytest.mark.rule("R18")
def test_where_no_facing_serves_all_those_that_serve_the_most_are_offered() -> None:
    assert allowed_facings(read_board("b1:rock a2:rock")) == (NORTH, EAST, SOUTH, WEST)
    # Two parts, joined by the boat alone: the cat in the one, the three others in the other.
    parted = "d1:rock d2:rock d3:rock a4:rock b4:rock c4:rock"
    assert allowed_facings(read_board(parted)) == (EAST, SOUTH)


@pytest.mark.rule("R18", "7.order")
def test_the_rocks_lie_before_the_boat_is_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    # By chance rocks hardly ever forbid a facing, so they are laid by hand.
    around = read_board("d2:rock c3:rock e3:rock")
    monkeypatch.setattr("flow_desktop.engine.setup.START", around)
    options = Options("otter", scenarios=(Scenario.SINGLE_PATH_BOAT,))
    assert write_board(new_game(options).state.board).split()[3] == "d4:E"
    with pytest.raises(FacingError):
        new_game(replace(options, boat=NORTH))


@pytest.mark.rule("R18", "3.announced")
@pytest.mark.parametrize(("seed", "facing", "without"), STRANDED)
def test_a_boat_that_no_facing_opens_to_all_is_turned_all_the_same(
    seed: str, facing: int, without: tuple[Animal, ...]
) -> None:
    picked = (*(Scenario.OBSTACLES,) * 4, Scenario.SINGLE_PATH_BOAT)
    made = new_game(Options(seed, scenarios=picked))
    assert made.state.board.pieces[BOAT] & EDGES == facing
    assert BoatTurned(facing, without) in made.events
    assert set(animals_in(made.state.board.possible)) == set(Animal) - set(without)
    boards = [made.state.board.with_boat(edge) for edge in (NORTH, EAST, SOUTH, WEST)]
    assert max(len(animals_in(board.possible)) for board in boards) == 4 - len(without)
    game = game_object(made.state)
    assert plain.setup_complaints(game, 1, "standard", scenarios=[card.value for card in picked]) == []
    other = next(edge for edge in (NORTH, EAST, SOUTH, WEST) if edge not in allowed_facings(made.state.board))
    with pytest.raises(FacingError):
        new_game(Options(seed, scenarios=picked, boat=other))


@pytest.mark.rule("7.order")
def test_cards_then_rocks_then_the_boat() -> None:
    picked = (Scenario.SINGLE_PATH_BOAT, Scenario.OBSTACLES)
    names = [type(event).__name__ for event in new_game(Options("otter", scenarios=picked)).events]
    order = ["ScenarioDrawn", "ObstaclePlaced", "BoatTurned", "CardsDealt", "RoundStarted", "TurnStarted"]
    assert sorted(set(names) - {"ObstacleRolled"}, key=names.index) == order


def test_the_plain_oracle_has_no_complaints_about_the_cells_it_agrees_on() -> None:
    for cell in ("b1", "c3", "e5", "g6"):
        problem = obstacle_problem(read_board(TWO_ROCKS_AT_THE_CAT), read_cell(cell))
        after = plain.water(f"{TWO_ROCKS_AT_THE_CAT} {cell}:rock")
        assert (problem is None) == (len(after["possible"]) == 4)


@pytest.mark.parametrize("seed", ["", "x" * 65, " " * 65, "a\nb", "\ud800"])
def test_a_seed_is_a_short_printable_text(seed: str) -> None:
    with pytest.raises(OptionsError):
        Options(seed)


@pytest.mark.rule("1.boat")
def test_the_boat_cannot_face_two_ways() -> None:
    with pytest.raises(OptionsError):
        Options("otter", boat=NORTH | SOUTH)
