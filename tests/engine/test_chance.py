"""Chance, pinned: the same seed gives the same game on every machine and every version of Python."""

from collections import Counter

import pytest

from flow_desktop.engine import Options, new_game
from flow_desktop.engine.chance import die, number, shuffled, throw
from flow_desktop.engine.events import DiceRolled
from flow_desktop.engine.notation import write_board
from tests.engine.positions import a_game, board_after, done, told


def test_numbers_of_known_seeds() -> None:
    assert [number("otter", f"name/{index}", 1000) for index in range(8)] == [
        502,
        132,
        854,
        908,
        711,
        319,
        997,
        246,
    ]
    assert number("otter", "one", 1) == 0


def test_shuffles_of_known_seeds() -> None:
    assert "".join(shuffled("otter", "letters", "abcdefghij")) == "cfaihbjdeg"
    assert "".join(shuffled("reef", "letters", "abcdefghij")) == "fadjhbgcie"


def test_dice_of_known_seeds() -> None:
    whites, blacks = zip(*(throw("otter", number) for number in range(1, 11)), strict=True)
    assert (whites, blacks) == ((3, 3, 5, 4, 6, 5, 6, 2, 5, 3), (4, 6, 6, 4, 6, 4, 5, 1, 5, 2))


@pytest.mark.rule("2.piles")
def test_the_otter_game_is_laid_out_like_this() -> None:
    state = new_game(Options("otter", 2, difficulty=3)).state
    piles = [" ".join(kind.text for kind in pile) for pile in state.supply.piles]
    assert piles == [
        "cross# cross# cross tee# bend tee bend",
        "cross tee straight# straight straight cross bend",
        "cross tee bend straight bend bend bend#",
        "straight tee bend# bend bend cross tee",
        "cross tee straight cross# straight# straight straight",
        "straight tee tee# straight# bend cross tee#",
    ]
    assert [" ".join(hand) for hand in state.hands] == ["calm_waters support", "support bird"]
    assert " ".join(state.supply.action_pile) == (
        "return fishing current bird return fishing current current support calm_waters bird"
    )
    assert " ".join(state.setup.scenarios) == "obstacles obstacles single_path_boat"
    assert write_board(state.board) == "c3:rock d4:N c5:rock b6:rock f7:rock"


@pytest.mark.rule("1.dice", "R4")
def test_the_otter_games_first_wave_takes_its_row_and_its_column() -> None:
    board = "e1:EW b2:NS e2:NS c3:NS e3:NESW* e5:NS* f6:NS"
    assert board_after(a_game(board), "time", "roll") == "b2:NS d4:NESW e5:NS f6:NS"


@pytest.mark.rule("1.dice")
def test_dice_show_every_face_and_no_other() -> None:
    faces = Counter(die("otter", str(roll)) for roll in range(6000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(850 < count < 1150 for count in faces.values())


def test_a_roll_does_not_depend_on_what_was_done_before() -> None:
    game = a_game("b1:EW c3:NS f6:NS")
    histories = (["time"], ["draw 1", "time", "place a2:NS"], ["draw 1", "place b7:EW", "time"])
    rolls = {told(done(game, *history), "roll")[0] for history in histories}
    assert rolls == {DiceRolled(0, 3, 4)}
