"""A carried tile: where it fits, how it turns and snaps, what it would join. No screen is needed."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from flow_desktop.engine import GameState, Options, legal, new_game, step
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Draw, PlaceTile, PlayCurrent, PlayReturn
from flow_desktop.engine.geometry import EAST, NORTH, SOUTH, WEST
from flow_desktop.engine.placement import cut_off
from flow_desktop.engine.state import Phase
from flow_desktop.engine.tiles import ROCK, Kind, piece_of
from flow_desktop.scenes.play.carry import Carry, Errand, nearest, next_cell


def holding(kind: Kind, *pieces: tuple[int, Kind, int]) -> GameState:
    state = new_game(Options("carry")).state
    board = state.board
    for cell, tile, edges in pieces:
        board = board.with_piece(cell, piece_of(tile, edges))
    turn = replace(state.turn, phase=Phase.HOLDING, holding=kind)
    return replace(state, board=board, turn=turn)


@pytest.mark.parametrize("kind", list(Kind)[:8])
def test_the_spots_are_those_of_the_engine(kind: Kind) -> None:
    state = holding(kind, (1, Kind.STRAIGHT, EAST | WEST), (8, Kind.STRAIGHT, NORTH | SOUTH))
    carry = Carry.take(Errand(kind), state)
    spots = {PlaceTile(cell, edges) for cell, ways in carry.fits.items() for edges in ways}
    assert spots == {command for command in legal(state) if isinstance(command, PlaceTile)}


def test_strong_fits_now_and_faint_fits_after_turning() -> None:
    carry = Carry.take(Errand(Kind.STRAIGHT), holding(Kind.STRAIGHT))
    assert carry.edges == NORTH | SOUTH
    assert carry.strong == {8, 14, 40, 46}
    assert carry.faint == {1, 5, 49, 53}
    turned = carry.turned(1)
    assert (turned.strong, turned.faint) == (carry.faint, carry.strong)


def test_snapping_turns_by_as_little_as_it_takes() -> None:
    carry = Carry.take(Errand(Kind.BEND), holding(Kind.BEND))
    assert carry.edges == NORTH | EAST
    assert carry.over(8, snap=True).edges == NORTH | EAST
    assert carry.turned(-1).over(14, snap=True).edges == NORTH | WEST
    over = carry.over(1, snap=True)
    assert over.edges in over.fits[1]
    assert carry.over(1, snap=False).edges == NORTH | EAST


def test_the_turning_aid_leads_onto_free_spaces_and_not_to_the_frame() -> None:
    """A quick click beside a border does not let the water end at the frame."""
    carry = Carry.take(Errand(Kind.BEND), holding(Kind.BEND))
    assert carry.edges == NORTH | EAST and carry.edges in carry.fits[14]
    assert carry.over(14, snap=True).edges == NORTH | WEST, "g2 lies at the right border"
    assert carry.over(14, snap=False).edges == NORTH | EAST, "without the aid nothing turns by itself"


def test_a_rock_ends_a_way_like_the_frame() -> None:
    state = holding(Kind.TEE)
    state = replace(state, board=state.board.with_piece(9, piece_of(Kind.ROCK, 0)))  # b2, below b1
    carry = Carry.take(Errand(Kind.TEE), state)
    assert carry.fits[1] == {NORTH | EAST | WEST, EAST | SOUTH | WEST, NORTH | SOUTH | WEST}
    for quarters in range(4):
        assert carry.turned(quarters).over(1, snap=True).edges != NORTH | SOUTH | WEST


def test_the_turning_aid_shuts_nobody_in_while_another_turn_does_not() -> None:
    """The cat's last way: one turn of the bend ends on a closed edge, the other leads on."""
    state = holding(Kind.BEND, (1, Kind.BEND, NORTH | WEST), (17, Kind.STRAIGHT, EAST | WEST))
    carry = Carry.take(Errand(Kind.BEND), state)
    shutting = [edges for edges in carry.fits[8] if cut_off(state.board, Kind.BEND, 8, edges)]
    assert shutting == [NORTH | WEST]
    for quarters in range(4):
        assert carry.turned(quarters).over(8, snap=True).edges == NORTH | EAST


def test_in_any_game_the_turning_aid_picks_no_worse_turn() -> None:
    """Whatever lies on the board: it strands nobody and faces no frame while another turn does neither."""
    seen = 0
    for state in holding_states("aid", 60):
        kind = state.turn.holding
        assert kind is not None
        carry = Carry.take(Errand(kind), state)
        for cell, ways in carry.fits.items():
            harmless = {
                edges
                for edges in ways
                if not cut_off(state.board, kind, cell, edges) and not _blind(state, cell, edges)
            }
            seen += bool(harmless) and harmless != ways
            for quarters in range(4):
                chosen = carry.turned(quarters).over(cell, snap=True).edges
                assert chosen in (harmless or ways)
    assert seen > 100, "the aid had something to choose"


def _blind(state: GameState, cell: int, edges: int) -> int:
    """Open edges that face the frame or a rock, counted without the masks of the program."""
    row, column = divmod(cell, 8)
    blind = 0
    for edge, (down, right) in {NORTH: (-1, 0), EAST: (0, 1), SOUTH: (1, 0), WEST: (0, -1)}.items():
        there = row + down, column + right
        inside = 0 <= there[0] < 7 and 0 <= there[1] < 7
        if edges & edge and (not inside or state.board.pieces[there[0] * 8 + there[1]] & ROCK):
            blind += 1
    return blind


def holding_states(seed: str, games: int) -> Iterator[GameState]:
    """Every moment of random games in which a tile is held."""
    chance = Random(seed)
    for number in range(games):
        state = new_game(Options(f"{seed} {number}", difficulty=number % 4)).state
        for _move in range(60):
            if state.turn.phase is Phase.HOLDING:
                yield state
            choices = legal(state)
            if not choices:
                break
            drawn = [each for each in choices if isinstance(each, Draw)]
            state = step(state, chance.choice(drawn or choices)).state


def test_with_the_aid_turning_goes_on_to_the_next_way_that_fits() -> None:
    carry = Carry.take(Errand(Kind.BEND), holding(Kind.BEND)).over(8, snap=True)
    ways = carry.fits[8]
    assert len(ways) == 2
    seen = [
        carry.edges,
        carry.turned(1, snap=True).edges,
        carry.turned(1, snap=True).turned(1, snap=True).edges,
    ]
    assert set(seen) == ways and seen[0] == seen[2]
    assert carry.turned(-1, snap=True).edges in ways
    assert {carry.turned(count).edges for count in range(4)} > ways, "without it, every way is shown"


def test_with_the_aid_a_tile_that_fits_one_way_stays_as_it_is() -> None:
    carry = Carry.take(Errand(Kind.STRAIGHT), holding(Kind.STRAIGHT)).over(8, snap=True)
    assert carry.turned(1, snap=True) == carry
    assert carry.turned(1).edges == EAST | WEST


def test_a_tile_that_fits_nowhere_there_is_left_as_it_is_turned() -> None:
    carry = Carry.take(Errand(Kind.STRAIGHT), holding(Kind.STRAIGHT)).turned(1)
    assert carry.over(20, snap=True).edges == EAST | WEST


def test_the_ghost_shows_the_water_it_would_join() -> None:
    state = holding(Kind.STRAIGHT, (1, Kind.STRAIGHT, EAST | WEST))
    carry = Carry.take(Errand(Kind.STRAIGHT), state).over(2, snap=True)
    ghost = carry.ghost(preview=True)
    assert ghost is not None and ghost.fits
    assert ghost.joined == {0, 1, 2}
    plain = carry.ghost(preview=False)
    assert plain is not None and plain.joined == frozenset()


def test_the_ghost_names_the_wrong_edges() -> None:
    carry = Carry.take(Errand(Kind.STRAIGHT), holding(Kind.STRAIGHT)).over(1, snap=False)
    ghost = carry.ghost(preview=True)
    assert ghost is not None
    assert (ghost.fits, ghost.wrong_edges, ghost.joined) == (False, WEST, frozenset())


def test_a_resting_tile_has_no_ghost() -> None:
    carry = replace(Carry.take(Errand(Kind.BEND), holding(Kind.BEND)).over(1, snap=True), lifted=False)
    assert carry.ghost(preview=True) is None


def test_an_obstacle_joins_no_water() -> None:
    carry = Carry.take(Errand(Kind.CROSS_OBSTACLE), holding(Kind.CROSS_OBSTACLE)).over(1, snap=True)
    ghost = carry.ghost(preview=True)
    assert ghost is not None and ghost.fits and ghost.joined == frozenset()


def test_current_carries_a_tile_away_from_its_space() -> None:
    state = holding(Kind.BEND, (1, Kind.STRAIGHT, EAST | WEST), (2, Kind.STRAIGHT, EAST | WEST))
    errand = Errand.moving(state, 1)
    assert errand.command(8, NORTH | SOUTH) == PlayCurrent(1, 8, NORTH | SOUTH)
    carry = Carry.take(errand, state)
    assert carry.edges == EAST | WEST
    assert 1 not in carry.fits
    assert errand.board(state).pieces[1] == 0


def test_return_asks_for_a_discarded_tile() -> None:
    assert Errand(Kind.TEE, Card.RETURN).command(1, 14) == PlayReturn(Kind.TEE, 1, 14)


@pytest.mark.parametrize(
    ("here", "direction", "expected"),
    [(27, (1, 0), 29), (27, (-1, 0), 24), (27, (0, -1), 3), (27, (0, 1), 51), (24, (-1, 0), 3)],
)
def test_jumping_goes_to_the_next_spot(here: int, direction: tuple[int, int], expected: int) -> None:
    assert next_cell({3, 24, 29, 51}, here, direction) == expected


def test_jumping_with_nowhere_to_go() -> None:
    assert next_cell({27}, 27, (1, 0)) is None
    assert nearest((), 27) is None
    assert nearest({0, 26, 54}, 27) == 26
