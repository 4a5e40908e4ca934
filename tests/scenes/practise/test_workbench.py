"""The workbench of the editor, without a screen: what a press does, what is refused, taking back."""

from hypothesis import given
from hypothesis import strategies as st

from flow_desktop.engine.cards import Card
from flow_desktop.engine.geometry import BOAT, CELLS, NORTH
from flow_desktop.engine.notation import read_cell, read_edges, write_board
from flow_desktop.engine.position import Fault, Position, Wrong, impossible
from flow_desktop.engine.position_text import read_position
from flow_desktop.engine.refusals import Code, Refusal
from flow_desktop.engine.rules import rule_set
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import EDGES, Kind
from flow_desktop.scenes.practise.editor import stock
from flow_desktop.scenes.practise.editor.workbench import PIECES, Tool, Workbench

BOX = rule_set("standard")


def bench(text: str = "") -> Workbench:
    return Workbench(read_position(text))


def pressed(made: Workbench, *spaces: str) -> list[object]:
    return [made.press(read_cell(space)) for space in spaces]


def board(made: Workbench) -> str:
    return write_board(made.position.board)


def test_a_tile_comes_from_the_piles_and_goes_back_to_them() -> None:
    made = bench()
    assert pressed(made, "b1") == [None]
    assert board(made) == "b1:EW d4:NESW", "it turns as little as it takes to fit"
    assert made.position.piles.count(Kind.STRAIGHT) == 7
    made.choose(Tool.ERASER)
    assert pressed(made, "b1") == [None]
    assert made.position == read_position("")


def test_the_next_tile_lies_as_the_last_one_did() -> None:
    made = bench()
    pressed(made, "b1", "e5")
    assert board(made) == "b1:EW d4:NESW e5:EW"


def test_a_tile_is_turned_by_pressing_it_again() -> None:
    made = bench()
    made.choose(Kind.TEE)
    pressed(made, "e6", "e6")
    assert board(made) == "d4:NESW e6:NES"


def test_another_tile_takes_its_place() -> None:
    made = bench("b2:NS")
    made.choose(Kind.CROSS)
    assert pressed(made, "b2") == [None]
    assert board(made) == "b2:NESW d4:NESW"
    assert made.position.piles.count(Kind.STRAIGHT) == 8


def test_tiles_beyond_the_box_are_refused() -> None:
    made = bench()
    made.choose(Kind.CROSS)
    assert pressed(made, *["b1", "c1", "d1", "e1", "f1", "b2", "c2"]) == [None] * 7
    assert made.left(Kind.CROSS) == 0
    before = made.position
    (refused,) = pressed(made, "d2")
    assert isinstance(refused, Fault)
    assert (refused.wrong, refused.thing, refused.most) == (Wrong.TOO_MANY_TILES, Kind.CROSS, 7)
    assert made.position is before


def test_what_matches_nowhere_is_refused_with_the_spaces_at_fault() -> None:
    made = bench("b2:NESW d2:NS b4:EW")
    made.choose(Kind.CROSS)
    (refused,) = pressed(made, "c2")
    assert refused == Fault(Wrong.EDGES, (read_cell("c2"), read_cell("d2")))


def test_birds_sit_on_tiles_only_and_are_three() -> None:
    made = bench("b1:EW c1:EW d1:EW e1:EW")
    made.choose(Tool.BIRD)
    assert pressed(made, "g4") == [Refusal(Code.NO_TILE_THERE, (read_cell("g4"),))]
    assert pressed(made, "d4", "a1")[0] == Refusal(Code.BOAT_STAYS, (BOAT,))
    assert pressed(made, "b1", "c1", "d1") == [None] * 3
    assert pressed(made, "e1") == [Fault(Wrong.TOO_MANY_BIRDS, most=3)]
    assert pressed(made, "b1", "e1") == [None, None], "a bird is taken off by pressing it again"
    assert board(made) == "b1:EW c1:EW* d1:EW* e1:EW* d4:NESW"


def test_rocks_bring_their_scenario_cards() -> None:
    made = bench()
    made.choose(Kind.ROCK)
    pressed(made, "b2", "c2", "e2")
    assert made.position.scenarios == (Scenario.OBSTACLES,) * 2
    pressed(made, "f2", "b3", "c3", "e3", "f3")
    assert made.left(Kind.ROCK) == 0
    (refused,) = pressed(made, "b5")
    assert isinstance(refused, Fault)
    assert refused.wrong is Wrong.TOO_MANY_ROCKS


def test_the_boat_turns_where_it_lies_and_brings_its_card() -> None:
    made = bench("d5:EW")
    made.choose(Tool.BOAT)
    assert pressed(made, "c3") == [Refusal(Code.BOAT_STAYS, (BOAT,))]
    assert pressed(made, "d4") == [None]
    assert made.position.board.pieces[BOAT] & EDGES == NORTH
    assert made.position.scenarios == (Scenario.SINGLE_PATH_BOAT,)
    faced = []
    for _ in range(4):
        pressed(made, "d4")
        faced.append(made.position.board.pieces[BOAT] & EDGES)
    assert faced == [read_edges(way) for way in ("E", "W", "N", "E")], "south and all four do not match d5"


def test_taking_back_goes_to_the_beginning_and_forth_again() -> None:
    made = bench()
    states = [made.position]
    for space in ("b1", "c1", "e5"):
        pressed(made, space)
        states.append(made.position)
    while made.can_undo:
        assert made.undo()
        states.pop()
        assert made.position == states[-1]
    assert not made.undo()
    assert [made.redo() for _ in range(4)] == [True, True, True, False]
    assert board(made) == "b1:EW c1:EW d4:NESW e5:EW"
    made.undo()
    pressed(made, "e6")
    assert not made.can_redo


def test_cards_wander_between_hand_and_pile() -> None:
    position = stock.with_in_hand(Position(), Card.BIRD, 2)
    assert position.hand == (Card.BIRD, Card.BIRD)
    assert position.action_pile.count(Card.BIRD) == 1
    position = stock.with_in_action_pile(position, Card.BIRD, 0)
    assert position.action_discard == (Card.BIRD,)
    position = stock.with_in_hand(position, Card.BIRD, 0)
    assert position.action_pile.count(Card.BIRD) == 2
    assert impossible(position) is None


def test_the_italian_rule_set_has_no_action_pile() -> None:
    italian = stock.with_edition(stock.with_in_hand(Position(), Card.BIRD, 1), "italian")
    assert italian.action_pile == ()
    assert stock.most_in_action_pile(italian, Card.BIRD) == 0
    assert impossible(stock.with_in_hand(italian, Card.BIRD, 3)) is None
    back = stock.with_edition(italian, "standard")
    assert len(back.action_pile) == 14


def test_calm_waters_comes_from_somewhere() -> None:
    hand = stock.with_in_hand(Position(), Card.CALM_WATERS, 2)
    calm = stock.with_calm(hand, True)
    assert calm.hand == (Card.CALM_WATERS,)
    assert impossible(calm) is None
    assert impossible(stock.with_calm(Position(), True)) is None
    assert stock.with_calm(stock.with_calm(Position(), True), False) == Position()


_presses = st.lists(
    st.tuples(st.sampled_from(PIECES), st.sampled_from(CELLS), st.integers(0, 3)), max_size=60
)


@given(_presses)
def test_whatever_is_pressed_the_position_can_be_and_nothing_is_lost(
    presses: list[tuple[Kind | Tool, int, int]],
) -> None:
    made = bench()
    for piece, cell, quarters in presses:
        made.choose(piece)
        made.turn(quarters)
        before = made.position
        refused = made.press(cell)
        if refused is not None:
            assert made.position is before
        position = made.position
        assert impossible(position) is None
        tiles = [kind for kind in position.on_board if kind is not Kind.ROCK]
        assert sorted((*tiles, *position.piles, *position.discard)) == sorted(BOX.tiles)
    while made.undo():
        pass
    assert made.position == read_position("")
