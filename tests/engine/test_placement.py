"""The four placement rules, on positions like those a rulebook draws."""

import pytest

from flow_desktop.engine.notation import read_board, read_cell, read_edges, read_kind, write_spot
from flow_desktop.engine.placement import fitting, is_placement, placements, spot_list
from flow_desktop.engine.rules import rule_set

STANDARD = rule_set("standard")


def places(board: str, tile: str, path: bool = True) -> list[str]:
    """Where a tile may be placed by the standard rules."""
    spots = placements(read_board(board), read_kind(tile), STANDARD, path)
    return [write_spot(cell, edges) for cell, edges in spot_list(spots)]


def at(cell: str, found: list[str]) -> str:
    """The edges a tile may show on one cell, separated by spaces."""
    return " ".join(spot.partition(":")[2] for spot in found if spot.startswith(cell))


@pytest.mark.rule("3.placement.1", "3.placement.2", "1.animals")
def test_the_first_tile_touches_an_animal() -> None:
    assert places("", "straight") == ["b1:EW", "f1:EW", "a2:NS", "g2:NS", "a6:NS", "g6:NS", "b7:EW", "f7:EW"]
    assert [spot[:2] for spot in places("", "cross")] == ["b1", "f1", "a2", "g2", "a6", "g6", "b7", "f7"]


@pytest.mark.rule("3.placement.1")
def test_an_occupied_space_is_no_place() -> None:
    assert at("b1", places("b1:EW", "straight")) == ""
    assert at("d4", places("c4:EW d3:NS", "cross")) == ""
    assert at("a1", places("b1:EW", "bend")) == ""


@pytest.mark.rule("3.placement.1")
def test_a_tile_far_from_everything_fits_nowhere_even_without_a_path() -> None:
    found = {spot[:2] for spot in places("", "cross", path=False)}
    assert found == {"b1", "f1", "a2", "g2", "a6", "g6", "b7", "f7", "d3", "c4", "e4", "d5"}


@pytest.mark.rule("3.placement.1", "3.rocks")
def test_a_rock_counts_as_a_neighbour() -> None:
    assert at("c5", places("c6:rock", "straight", path=False)) == "NS EW"


@pytest.mark.rule("3.placement.2")
def test_water_has_to_come_from_an_animal_not_from_the_boat() -> None:
    assert at("d3", places("", "straight")) == ""
    assert at("d3", places("", "straight", path=False)) == "NS"


@pytest.mark.rule("3.placement.2")
def test_water_comes_along_a_path_of_tiles() -> None:
    river = "b1:EW c1:SW c2:NS"
    assert at("c3", places(river, "straight")) == "NS"
    assert at("c3", places(river, "bend")) == "NE NW"
    # Broken at c1: c2 lies dry, and so would c3.
    assert at("c3", places("b1:EW c2:NS", "straight")) == ""


@pytest.mark.rule("3.placement.2", "3.placement.3")
def test_an_edge_that_faces_land_brings_no_water() -> None:
    # c1 is closed to the south: c2 may not open north, and a closed c2 gets no water.
    assert at("c2", places("b1:EW c1:EW", "straight")) == ""
    assert at("c2", places("b1:EW c1:EW", "straight", path=False)) == "EW"


@pytest.mark.rule("3.placement.3")
def test_open_meets_open_and_closed_meets_closed() -> None:
    # b2 lies between the open south edge of b1 and the open east edge of a2.
    corner = "b1:ESW a2:NES"
    assert at("b2", places(corner, "bend")) == "NW"
    assert at("b2", places(corner, "tee")) == "NEW NSW"
    assert at("b2", places(corner, "cross")) == "NESW"
    assert at("b2", places(corner, "straight")) == ""


@pytest.mark.rule("3.placement.3", "R23", "1.boat")
def test_edges_match_the_boat_and_the_animals() -> None:
    assert at("d3", places("d1:SW d2:NS c1:EW b1:EW", "straight")) == "NS"
    assert at("d3", places("d1:SW d2:NS c1:EW b1:EW", "bend")) == ""
    assert at("d3", places("d1:SW d2:NS c1:EW b1:EW d4:E", "bend")) == "NE NW"
    assert at("a2", places("", "bend")) == "NE NW"


@pytest.mark.rule("3.placement.3")
def test_any_edge_may_face_the_border() -> None:
    assert at("b1", places("", "bend")) == "NW SW"
    assert at("b1", places("", "tee")) == "NEW NSW ESW"
    assert at("b1", places("", "cross")) == "NESW"


@pytest.mark.rule("3.placement.3", "3.rocks")
def test_any_edge_may_touch_a_rock() -> None:
    assert at("b1", places("b2:rock c1:rock", "cross")) == "NESW"
    assert at("b1", places("b2:rock c1:rock", "straight")) == "EW"


@pytest.mark.rule("3.placement.3", "1.obstacle")
def test_edges_of_a_tile_with_an_obstacle_count_for_matching() -> None:
    # c1 touches the open east edge of the blocked b1 and gets its water from c2.
    blocked = "b1:EW# a2:NES b2:EW c2:NEW"
    assert at("c1", places(blocked, "straight")) == ""
    assert at("c1", places(blocked, "bend")) == "SW"


@pytest.mark.rule("R3", "1.obstacle", "3.placement.2")
def test_a_path_reaches_an_obstacle_and_ends_there() -> None:
    assert at("b1", places("", "straight#")) == "EW"
    assert at("c1", places("b1:EW", "straight#")) == "EW"
    assert at("c1", places("b1:EW#", "straight")) == ""
    assert at("c1", places("b1:EW#", "straight", path=False)) == "EW"


@pytest.mark.rule("3.water", "R9", "3.placement.2")
def test_water_runs_through_the_boat() -> None:
    through = "b1:EW c1:EW d1:SW d2:NS d3:NS"
    assert at("d5", places(through, "straight")) == "NS"
    assert at("e4", places(through, "straight")) == "EW"
    assert at("d5", places(through + " d4:N", "straight")) == ""


@pytest.mark.rule("3.placement.4", "R8")
def test_an_obstacle_may_not_close_the_last_way() -> None:
    assert at("b1", places("a2:NS#", "straight#")) == ""
    assert at("b1", places("a2:NS#", "straight")) == "EW"
    assert at("b7", places("a2:NS#", "straight#")) == "EW"


@pytest.mark.rule("3.placement.4", "R8")
def test_rocks_and_tiles_in_the_way_count() -> None:
    # The dog's last way is f1, then f2: g2 leads into the border.
    assert at("f1", places("g2:NE", "tee#")) == ""
    assert at("f1", places("g2:NE", "tee")) == "NES NEW ESW"
    # Through a tile only its open edges can be passed: b1 leads to the border, so a2 is all there is.
    assert at("a2", places("b1:NW", "straight#")) == ""
    assert at("a2", places("b1:EW", "straight#")) == "NS"
    assert at("a2", places("b1:rock", "straight#")) == ""


@pytest.mark.rule("3.placement.4", "R8")
def test_an_animal_that_was_cut_off_before_is_not_counted() -> None:
    # The cat has no way any more, so b1 may be blocked too.
    assert at("b1", places("b2:rock c1:rock a2:rock", "straight#")) == "EW"


@pytest.mark.rule("3.placement.4")
def test_a_tile_without_obstacle_may_close_a_way() -> None:
    assert "b1:NW" in places("a2:NS#", "bend")


@pytest.mark.rule("3.placement.4", "R8", "7.single_path_boat")
def test_the_boats_one_opening_is_a_way_that_can_be_closed() -> None:
    river = "b1:EW c1:EW d1:SW d2:NS d4:N"
    assert at("d3", places(river, "straight")) == "NS"
    assert at("d3", places(river, "straight#")) == ""


@pytest.mark.rule("R12", "3.rocks", "3.placement.1", "3.placement.4")
def test_a_rock_goes_next_to_anything_as_long_as_all_ways_stay_possible() -> None:
    assert at("b1", places("a2:NS#", "rock")) == ""
    found = places("", "rock")
    cells = ["b1", "f1", "a2", "g2", "d3", "c4", "e4", "d5", "a6", "g6", "b7", "f7"]
    assert found == [f"{cell}:rock" for cell in cells]
    assert places("", "rock", path=False) == found


@pytest.mark.rule("3.placement.1", "3.placement.2", "3.placement.3", "3.placement.4")
def test_one_placement_is_legal_exactly_when_it_is_listed() -> None:
    board = read_board("b1:ESW a2:NES b2:NW# g2:NS g3:NSW* f3:EW e3:SW d3:rock")
    for name in ("straight", "bend", "tee#", "cross"):
        listed = spot_list(placements(board, read_kind(name), STANDARD))
        asked = [
            (cell, edges)
            for cell in range(56)
            for edges in range(16)
            if is_placement(board, read_kind(name), cell, edges, STANDARD)
        ]
        assert asked == listed
        assert listed


def test_rule_four_alone_separates_fitting_from_placements() -> None:
    board, kind = read_board("a2:NS#"), read_kind("straight#")
    lost = fitting(board, kind, STANDARD) & ~placements(board, kind, STANDARD)
    assert spot_list(lost) == [(read_cell("b1"), read_edges("EW"))]
