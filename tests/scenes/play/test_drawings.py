"""A tile keeps its drawing: from the pile over the hand and the ghost onto the board, and back."""

from pathlib import Path

from flow_desktop.app.start import StillTime
from flow_desktop.engine.cards import Card
from flow_desktop.engine.events import TileDrawn, TileMoved, TilePlaced, TileReturned, TilesRevealed
from flow_desktop.engine.tiles import Kind
from flow_desktop.scenes.board.piece_drawings import variant_of
from flow_desktop.scenes.play.drawings import drawings_after, drawings_of
from tests.scenes.play.sitting import card_key, new_table, place_tiles, sit_down, table_with_card


def drawn(shown: int | None = None) -> TileDrawn:
    return TileDrawn(0, Kind.BEND, None if shown is not None else 0, shown)


def test_a_drawing_goes_with_its_tile() -> None:
    place = TilePlaced(0, Kind.BEND, 1, 3)
    moved = TileMoved(0, Kind.BEND, 1, 8, 3, False)
    after = drawings_after([drawn(), place, drawn(), TilePlaced(0, Kind.BEND, 5, 3), moved])
    assert (after.on(8), after.on(5)) == (1, 2)
    returned = after.after(TileReturned(0, Kind.BEND, 9, 3))
    assert returned.on(9) == after.fresh != returned.fresh


def test_a_tile_that_lay_there_from_the_start_takes_its_drawing_along() -> None:
    assert drawings_after([TileMoved(0, Kind.BEND, 1, 8, 3, False)]).on(8) == variant_of(1)


def test_face_up_tiles_keep_theirs_whatever_is_drawn_first() -> None:
    revealed = drawings_after([TilesRevealed(0, (Kind.BEND, Kind.CROSS), (0, 1))])
    assert len(set(revealed.shown)) == 2
    taken = revealed.after(drawn(shown=0))
    assert (taken.held, taken.shown) == (revealed.shown[0], revealed.shown[1:])


def test_hand_ghost_and_board_show_the_same_drawing(tmp_path: Path, time: StillTime) -> None:
    sitting = sit_down(tmp_path, new_table(time), time)
    for _turn in range(3):
        sitting.press("pile-0")
        carry = sitting.play.hand.carry
        assert carry is not None
        cell = min(carry.fits)
        sitting.play.hand.point(cell)
        ghost = sitting.play.hand.show().ghost
        assert ghost is not None and ghost.variant == carry.errand.variant
        sitting.play.moves.space(cell)
        sitting.let_run(0.4)
        assert sitting.play.board.show.variants[cell] == carry.errand.variant


def test_taking_back_gives_the_tile_its_drawing_again(time: StillTime) -> None:
    table = new_table(time)
    place_tiles(table, 3)
    before = drawings_of(table)
    place_tiles(table, 1)
    assert drawings_of(table).board != before.board
    while drawings_of(table).board != before.board:
        assert table.undo() is not None
    assert drawings_of(table).on(min(before.board)) == before.on(min(before.board))


def test_current_carries_the_drawing_along(tmp_path: Path, time: StillTime) -> None:
    table = table_with_card(time, Card.CURRENT)
    sitting = sit_down(tmp_path, table, time)
    sitting.press(card_key(sitting.state, Card.CURRENT))
    source = min(sitting.play.hand.targets())
    variant = sitting.play.board.show.variants[source]
    sitting.play.moves.space(source)
    carry = sitting.play.hand.carry
    assert carry is not None and carry.errand.variant == variant
    cell, ways = min(carry.fits.items())
    while sitting.play.hand.carry.edges not in ways:  # type: ignore[union-attr]
        sitting.play.moves.turn(1)
    sitting.play.moves.space(cell)
    sitting.frames()
    assert sitting.play.board.show.variants[cell] == variant
