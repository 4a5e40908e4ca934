"""Every space has a label, in words and in every language."""

from collections.abc import Iterator

import pytest

from flow_desktop.app import language
from flow_desktop.engine.board import START, Board
from flow_desktop.engine.geometry import CELLS
from flow_desktop.engine.notation import read_board, read_cell
from flow_desktop.scenes.board.space import space_label
from flow_desktop.scenes.place_names import place_heading
from tests.scenes.board.drawing import TWO_ABOARD


@pytest.fixture
def pseudo() -> Iterator[None]:
    before = language.current()
    language.use("qps")
    yield
    language.use(before)


@pytest.mark.parametrize(
    ("space", "words"),
    [
        ("a1", "Column 1, row 1: the cat, joined to the boat"),
        ("g1", "Column 6, row 1: the dog"),
        ("a7", "Column 1, row 6: the lemur, joined to the capybara"),
        ("d4", "Calm column, calm row: the boat, joined to the cat"),
        ("e5", "Column 4, row 4: empty"),
        ("c4", "Column 3, calm row: bend, water up and right, joined to the cat and the boat"),
        ("b7", "Column 2, row 6: straight, water right and left, joined to the capybara and the lemur"),
        ("f2", "Column 5, row 2: rock"),
        ("b2", "Column 2, row 2: crossing with an obstacle, water up, right, down and left"),
        ("d1", "Calm column, row 1: straight, water up and down, with a bird"),
    ],
)
def test_a_space_in_words(space: str, words: str) -> None:
    cat = "a2:NS a3:NE b3:EW c3:SW c4:NE"
    board = read_board(f"{cat} b7:EW c7:EW d7:EW e7:EW f7:EW f2:rock b2:NESW# d1:NS*")
    assert space_label(board, read_cell(space)) == words


def test_a_boat_with_one_opening_says_where_it_is() -> None:
    assert space_label(read_board("d4:E"), read_cell("d4")) == "Calm column, calm row: the boat, water right"


@pytest.mark.parametrize("board", [START, read_board(TWO_ABOARD)])
def test_all_spaces_have_a_label_of_their_own(board: Board) -> None:
    """B2."""
    labels = [space_label(board, cell) for cell in CELLS]
    assert len(set(labels)) == 49
    assert all(
        label.startswith(f"{place_heading(cell)}: ") for label, cell in zip(labels, CELLS, strict=True)
    )


@pytest.mark.usefixtures("pseudo")
def test_labels_go_through_the_catalogue() -> None:
    """B2."""
    board = read_board(f"{TWO_ABOARD} f2:rock d1:NS*")
    assert all("[!!" in space_label(board, cell) for cell in CELLS)
