"""The plain oracle against answers worked out by hand from the rule text: placement, water and the wave."""

import pytest

from tests.oracles.plain import format_board, parse_board, placements, water, wave

AROUND_THE_ANIMALS = "b1:rock f1:rock a2:rock g2:rock a6:rock g6:rock b7:rock f7:rock"


def test_a_board_is_read_and_written() -> None:
    """The boat is always written, the order is reading order."""
    assert format_board(parse_board("")) == "d4:NESW"
    assert format_board(parse_board("e5:rock b1:EW# d6:NESW* c2:NES d4:W")) == (
        "b1:EW# c2:NES d4:W e5:rock d6:NESW*"
    )


@pytest.mark.parametrize("text", ["a1:NS", "b1:SN", "b1:N", "b1:", "d4:NS", "d4:N*", "h1:NS", "b1:NS b1:EW"])
def test_nonsense_is_no_board(text: str) -> None:
    with pytest.raises(ValueError):
        parse_board(text)


def test_first_straights_touch_an_animal() -> None:
    """Rules 1, 2, 3: an animal's openings face both its neighbours; the boat alone brings no water."""
    by_animals = "b1:EW f1:EW a2:NS g2:NS a6:NS g6:NS b7:EW f7:EW"
    assert placements("", "straight") == by_animals.split()
    with_boat = "b1:EW f1:EW a2:NS g2:NS d3:NS c4:EW e4:EW d5:NS a6:NS g6:NS b7:EW f7:EW"
    assert placements("", "straight", path=False) == with_boat.split()


def test_first_bends_and_tees_may_face_the_border() -> None:
    """Rule 3: any edge may face the border; order by N, E, S, W as 1, 2, 4, 8."""
    bends = "b1:NW b1:SW f1:NE f1:ES a2:NE a2:NW g2:NE g2:NW a6:ES a6:SW g6:ES g6:SW b7:NW b7:SW f7:NE f7:ES"
    assert placements("", "bend") == bends.split()
    assert placements("", "tee#")[:4] == ["b1:NEW", "b1:NSW", "b1:ESW", "f1:NES"]
    assert len(placements("", "tee#")) == 8 * 3


def test_rule_3_closed_meets_closed() -> None:
    """b2 touches the closed south edge of b1, so a cross may not lie there, water or not."""
    assert placements("b1:EW", "cross") == [
        f"{cell}:NESW" for cell in ("c1", "f1", "a2", "g2", "a6", "g6", "b7", "f7")
    ]
    assert "b2:NESW" not in placements("b1:EW", "cross", path=False)
    assert "b2:EW" in placements("b1:EW", "straight", path=False)


def test_rule_4_an_obstacle_may_not_close_the_last_way() -> None:
    """b1 is blocked, so a2 is the cat's last way; c1 gets no water through b1 (R3)."""
    top, rest = "f1:NE f1:ES", "g2:NE g2:NW a6:ES a6:SW g6:ES g6:SW b7:NW b7:SW f7:NE f7:ES"
    assert placements("b1:EW#", "bend#") == f"{top} {rest}".split()
    assert placements("b1:EW#", "bend") == f"{top} a2:NE a2:NW {rest}".split()


def test_rule_4_holds_for_every_tile_in_the_italian_rules() -> None:
    """a2:NW turns the cat's last way into the border, a2:NE leads it on to b2."""
    found = placements("b1:EW#", "bend", edition="italian")
    assert "a2:NE" in found
    assert "a2:NW" not in found


def test_r8_an_animal_cut_off_before_is_not_counted() -> None:
    """The cat is shut in by rocks; obstacles may still be placed beside the dog, once, and not twice."""
    cat_is_lost = "b1:rock a2:rock"
    assert water(cat_is_lost)["possible"] == ["dog", "capybara", "lemur"]
    assert "f1:EW" in placements(cat_is_lost, "straight#")
    assert "g2:NS" not in placements(cat_is_lost + " f1:EW#", "straight#")


def test_r8_a_way_may_only_use_open_edges() -> None:
    """d3 is the only way to a boat that faces north; an obstacle there ends it for all four."""
    assert water("d4:N d3:NS")["possible"] == ["cat", "dog", "capybara", "lemur"]
    assert water("d3:NS# d4:N")["possible"] == []
    assert water("d3:EW d4:N")["possible"] == []
    assert water("d3:NS# d4:NESW")["possible"] == ["cat", "dog", "capybara", "lemur"]


def test_r8_ways_lead_through_other_animals() -> None:
    """R9 in R8: the cat's only way is b1, c1, d1 … to the dog, and on through g2."""
    row_1 = "b1:EW c1:EW d1:EW e1:EW f1:EW a2:rock"
    assert water(row_1)["possible"] == ["cat", "dog", "capybara", "lemur"]
    assert water(row_1 + " g2:rock")["possible"] == ["capybara", "lemur"]


def test_r3_water_ends_at_an_obstacle() -> None:
    """The same way with and without an obstacle in the middle."""
    assert water("b1:EW c1:EW d1:SW d2:NS d3:NS")["joined"] == ["cat"]
    assert water("b1:EW c1:EW# d1:SW d2:NS d3:NS")["joined"] == []
    assert "e1:EW" not in placements("b1:EW c1:EW# d1:EW", "straight")
    assert "e1:EW" in placements("b1:EW c1:EW# d1:EW", "straight", path=False)
    assert "d1:EW" in placements("b1:EW c1:EW", "straight#")


def test_r9_water_runs_through_animals_and_the_boat() -> None:
    """The dog comes to the boat by the cat; e4 gets its water across the boat."""
    down = "a2:NS a3:NS a4:NE b4:EW c4:EW"
    assert water(down)["joined"] == ["cat"]
    assert water(down + " b1:EW c1:EW d1:EW e1:EW f1:EW")["joined"] == ["cat", "dog"]
    assert "e4:EW" in placements(down, "straight")
    assert "e4:EW" not in placements("a2:NS a3:NS a4:NE b4:EW", "straight")


def test_all_four_joined_is_won() -> None:
    """Both outer columns and the centre row: every animal has a way to the boat."""
    left = "a2:NS a3:NS a4:NES a5:NS a6:NS b4:EW c4:EW"
    right = "g2:NS g3:NS g4:NSW g5:NS g6:NS e4:EW f4:EW"
    assert water(f"{left} {right}")["won"] is True
    assert water(f"{left} {right}".replace("g6:NS", "g6:NS#")) == {
        "joined": ["cat", "dog", "lemur"],
        "possible": ["cat", "dog", "capybara", "lemur"],
        "won": False,
    }


def test_single_path_boat_has_closed_edges() -> None:
    """c4 must be closed towards a boat that faces north, and no water crosses such a boat."""
    board = "a2:NS a3:NS a4:NE b4:EW d4:N"
    assert [place for place in placements(board, "straight") if place[:2] == "c4"] == []
    assert [place for place in placements(board, "bend") if place[:2] == "c4"] == ["c4:NW", "c4:SW"]
    assert water("a2:NS a3:NS a4:NE b4:EW c4:EW d4:N")["joined"] == []


def test_rule_1_a_rock_is_a_tile() -> None:
    """Beside a lone rock a tile may be moved; with rule 2 nothing may be placed there."""
    assert [p for p in placements("e5:rock", "cross", path=False) if p[:2] in ("e6", "f5")] == [
        "f5:NESW",
        "e6:NESW",
    ]
    assert not any(place[:2] in ("e6", "f5") for place in placements("e5:rock", "cross"))


def test_r12_a_rock_needs_rules_1_and_4_only() -> None:
    """On an empty board it may go beside any animal and the boat, but never shut an animal in."""
    cells = "b1 f1 a2 g2 d3 c4 e4 d5 a6 g6 b7 f7"
    assert placements("", "rock", path=False) == [f"{cell}:rock" for cell in cells.split()]
    assert "a2:rock" not in placements("b1:EW#", "rock", path=False)


def test_r21_italian_rocks_touch_closed_edges_only() -> None:
    """c3 is closed to north and south, the boat is open to the north only."""
    assert placements("", "rock", "italian", path=False) == []
    assert placements("c3:EW d4:N", "rock", "italian", path=False) == [
        "c2:rock",
        "c4:rock",
        "e4:rock",
        "d5:rock",
    ]
    assert "e4:NESW" in placements("e5:rock", "cross", "standard", path=False)
    assert "e4:NESW" not in placements("e5:rock", "cross", "italian", path=False)
    assert "e4:EW" in placements("e5:rock", "straight", "italian", path=False)


def test_nothing_fits_where_no_water_comes() -> None:
    """Rule 2: rocks on all eight spaces beside the animals leave no placement at all."""
    assert placements(AROUND_THE_ANIMALS, "cross") == []
    assert placements(AROUND_THE_ANIMALS, "cross", path=False) != []


def test_the_wave_takes_row_and_column() -> None:
    """R4, R5: white 4 is row 5, black 3 is column c; birds hold against one die; rocks go too."""
    board = "c1:EW* c3:NES* f3:NS* b5:NS# c5:EW e5:rock"
    assert wave(board, 4, 3) == {
        "board": "c1:EW c3:NES f3:NS* d4:NESW",
        "washed": ["b5:NS#", "c5:EW", "e5:rock"],
        "birds": ["c1", "c3"],
    }


def test_the_crossing_takes_a_bird_and_its_tile() -> None:
    """White 3 and black 3 cross on c3."""
    assert wave("c1:EW* c3:NES* f3:NS* c5:EW", 3, 3) == {
        "board": "c1:EW f3:NS d4:NESW",
        "washed": ["c3:NES*", "c5:EW"],
        "birds": ["c1", "f3"],
    }


def test_calm_waters_is_one_die() -> None:
    """One die hits no crossing."""
    assert wave("c3:NES* e3:NS", 3, None)["board"] == "c3:NES d4:NESW"
    assert wave("c3:NES* e3:NS", None, 3)["board"] == "c3:NES e3:NS d4:NESW"


def test_r5_no_wave_comes_along_the_centre_lines() -> None:
    """Row 4 is hit by columns only, column d by rows only, and every other line by one face."""
    cross = "d1:EW d3:NS a4:NES d4:E g4:NS d7:EW"
    kept_by_rows = ["d3 a4 g4 d7", "d1 d3 a4 g4 d7", "d1 a4 g4 d7"] + ["d1 d3 a4 g4 d7"] * 2 + ["d1 d3 a4 g4"]
    kept_by_columns = ["d1 d3 g4 d7"] + ["d1 d3 a4 g4 d7"] * 4 + ["d1 d3 a4 d7"]
    for face in range(1, 7):
        assert list(parse_board(wave(cross, face, None)["board"]).tiles) == kept_by_rows[face - 1].split()
        assert list(parse_board(wave(cross, None, face)["board"]).tiles) == kept_by_columns[face - 1].split()


def test_r17_obstacles_remain_with_their_birds() -> None:
    """Neither the obstacle at the crossing nor its bird goes; the plain tile beside it does."""
    board = "b5:NS#* c5:EW e5:rock"
    assert wave(board, 4, 2, remain=True) == {
        "board": "d4:NESW b5:NS#* e5:rock",
        "washed": ["c5:EW"],
        "birds": [],
    }
