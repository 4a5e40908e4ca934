"""The giant wave: rows, columns, birds, what stays, and who begins the next round."""

import pytest

from flow_desktop.engine import Phase
from flow_desktop.engine.commands import Die, Roll
from flow_desktop.engine.events import (
    BirdSaved,
    DiceRolled,
    ObstacleHeld,
    RoundStarted,
    TileWashedAway,
    TurnStarted,
)
from flow_desktop.engine.notation import (
    read_board,
    read_cell,
    read_edges,
    write_board,
    write_cell,
    write_piece,
)
from flow_desktop.engine.tiles import Kind
from flow_desktop.engine.wave import lines_hit, wave
from tests.engine.positions import a_game, done, told

# The first wave of the seed "otter" rolls white 3 and black 4: the row 3 and the column e.
OTTER = (3, 4)


def after(board: str, white: int | None, black: int | None, remain: bool = False) -> tuple[str, str, str]:
    """The board after a wave, the tiles gone and the cells that only lost a bird."""
    outcome = wave(read_board(board), white, black, remain)
    return (
        write_board(outcome.board),
        " ".join(write_piece(hit.cell, hit.piece) for hit in outcome.washed),
        " ".join(write_cell(hit.cell) for hit in outcome.saved),
    )


@pytest.mark.rule("4.wave", "1.dice", "R4")
def test_white_takes_its_row_and_black_its_column() -> None:
    board = "b1:EW c1:SW c2:NS a3:NS c3:NS f3:EW d5:NS"
    assert after(board, 3, None) == ("b1:EW c1:SW c2:NS d4:NESW d5:NS", "a3:NS c3:NS f3:EW", "")
    assert after(board, None, 3) == ("b1:EW a3:NS f3:EW d4:NESW d5:NS", "c1:SW c2:NS c3:NS", "")
    assert after(board, 3, 3) == ("b1:EW d4:NESW d5:NS", "c1:SW c2:NS a3:NS c3:NS f3:EW", "")


@pytest.mark.rule("1.dice", "R5")
def test_faces_name_all_lines_but_the_centre() -> None:
    rows = [{write_cell(cell)[1] for cell, _ in lines_hit(face, None)} for face in range(1, 7)]
    columns = [{write_cell(cell)[0] for cell, _ in lines_hit(None, face)} for face in range(1, 7)]
    assert rows == [{"1"}, {"2"}, {"3"}, {"5"}, {"6"}, {"7"}]
    assert columns == [{"a"}, {"b"}, {"c"}, {"e"}, {"f"}, {"g"}]
    assert len(lines_hit(1, None)) == len(lines_hit(None, 6)) == 7
    assert len(lines_hit(2, 5)) == 13


@pytest.mark.rule("4.bird")
def test_a_bird_saves_its_tile_from_one_die() -> None:
    assert after("b2:NS* c2:EW", 2, None) == ("b2:NS d4:NESW", "c2:EW", "b2")
    assert after("b2:NS* c2:EW", None, 2) == ("b2:NS c2:EW d4:NESW", "", "b2")
    assert after("b2:NS* c2:EW", 5, 5) == ("b2:NS* c2:EW d4:NESW", "", "")


@pytest.mark.rule("4.bird")
def test_at_the_crossing_tile_and_bird_go() -> None:
    assert after("b2:NS* c2:EW*", 2, 2) == ("c2:EW d4:NESW", "b2:NS*", "c2")


@pytest.mark.rule("4.stay")
def test_the_boat_and_the_animals_stay() -> None:
    for face in range(1, 7):
        assert after("d4:E", face, face) == ("d4:E", "", "")
    assert wave(read_board("b1:EW"), 1, 1).board == read_board("")


@pytest.mark.rule("3.rocks", "R12")
def test_rocks_and_obstacles_are_washed_away_and_birds_save_them_too() -> None:
    assert after("b2:rock c2:NE# f2:rock*", 2, None) == ("f2:rock d4:NESW", "b2:rock c2:NE#", "f2")


@pytest.mark.rule("7.obstacles_remain", "R17")
def test_obstacles_remain_with_their_birds() -> None:
    board = "b2:rock c2:NE#* e2:NS f2:rock* g2:NS*"
    assert after(board, 2, None, remain=True) == ("b2:rock c2:NE#* f2:rock* g2:NS d4:NESW", "e2:NS", "g2")
    held = wave(read_board(board), 2, 3, remain=True).held
    assert [write_cell(hit.cell) for hit in held] == ["b2", "c2", "f2"]


@pytest.mark.rule("4.wave", "4.bird", "R12")
def test_what_is_washed_away_is_discarded_but_rocks_leave_the_game() -> None:
    game = a_game("e1:rock e2:NS a3:NS* e3:NESW* c3:EW# f6:NS", time_up=True, phase=Phase.WAVE)
    assert game.birds == 1
    rolled = done(game, "roll")
    assert write_board(rolled.board) == "a3:NS d4:NESW f6:NS"
    assert [kind.text for kind in rolled.supply.discard] == ["straight", "straight#", "cross"]
    assert rolled.birds == 3


@pytest.mark.rule("4.wave", "4.bird", "7.obstacles_remain")
def test_a_wave_is_told_tile_by_tile() -> None:
    game = a_game("e2:NS a3:NS* e3:NESW*", phase=Phase.WAVE)
    both = (Die.WHITE, Die.BLACK)
    assert told(game, "roll")[:4] == (
        DiceRolled(0, *OTTER),
        TileWashedAway(Kind.STRAIGHT, read_cell("e2"), read_edges("NS"), False, (Die.BLACK,)),
        TileWashedAway(Kind.CROSS, read_cell("e3"), read_edges("NESW"), True, both),
        BirdSaved(Kind.STRAIGHT, read_cell("a3"), (Die.WHITE,)),
    )
    firm = a_game("e2:NS#", scenarios="obstacles_remain", phase=Phase.WAVE)
    assert told(firm, "roll")[1] == ObstacleHeld(Kind.STRAIGHT_OBSTACLE, read_cell("e2"))


@pytest.mark.rule("4.next", "3.turns")
def test_the_next_player_begins_a_new_round() -> None:
    game = a_game("", "", "", "", phase=Phase.WAVE, player=2, round=4, time_up=True, cards_this_round=1)
    rolled = done(game, "roll")
    assert (rolled.turn.player, rolled.turn.round, rolled.turn.phase) == (0, 5, Phase.TURN)
    assert not rolled.turn.time_up
    assert rolled.turn.cards_this_round == 0
    assert told(game, "roll")[-2:] == (RoundStarted(5, 0), TurnStarted(0))


@pytest.mark.rule("4.wave", "R4")
def test_the_current_player_rolls_once() -> None:
    game = a_game("", "", "", phase=Phase.WAVE, player=1)
    rolled = told(game, Roll())[0]
    assert rolled == DiceRolled(1, *OTTER)
    assert done(game, Roll()).turn.phase is Phase.TURN


@pytest.mark.rule("3.dry")
def test_tiles_that_lose_their_water_stay() -> None:
    game = a_game("e1:EW f1:EW e2:NS d1:EW d2:NS", phase=Phase.WAVE)
    assert write_board(done(game, "roll").board) == "d1:EW f1:EW d2:NS d4:NESW"
