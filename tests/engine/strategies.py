"""Shared generators: boards, games, commands and options for properties."""

from typing import TypeVar

from hypothesis import strategies as st

from flow_desktop.engine import Clock, GameState, Options, Phase, legal, new_game, step
from flow_desktop.engine.board import START, Board
from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import (
    Command,
    Die,
    Discard,
    Draw,
    DrawShown,
    PlaceTile,
    PlayBird,
    PlayCalmWaters,
    PlayCurrent,
    PlayFishing,
    PlayReturn,
    PlaySupport,
    Roll,
    TimeUp,
    Trade,
)
from flow_desktop.engine.geometry import ANIMALS, BOAT, CELLS, DIRECTIONS
from flow_desktop.engine.placement import placements, spot_list
from flow_desktop.engine.rules import EDITIONS, rule_set
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.tiles import EDGES, MAP_KINDS, ROTATIONS, Kind, piece_of

editions = st.sampled_from(EDITIONS)
kinds = st.sampled_from(Kind)
faces = st.none() | st.integers(1, 6)
boats = st.sampled_from((EDGES, EDGES, *DIRECTIONS))
_picks = st.integers(0, 9999)
_seeds = st.integers(0, 9999).map(str)
Item = TypeVar("Item")


def up_to(most: int, items: st.SearchStrategy[Item]) -> st.SearchStrategy[list[Item]]:
    """Lists of every length alike; plain lists would mostly be very short."""
    return st.integers(0, most).flatmap(lambda size: st.lists(items, min_size=size, max_size=size))


@st.composite
def grown_boards(draw: st.DrawFn) -> Board:
    """A board grown tile by tile by the rules, some tiles put dry as Current does, with rocks and birds."""
    board = START.with_boat(draw(boats))
    rules = rule_set(draw(editions))
    growth = st.tuples(kinds, _picks, st.sampled_from((True, True, True, False)), st.booleans())
    for kind, pick, path, bird in draw(up_to(24, growth)):
        spots = spot_list(placements(board, kind, rules, path))
        if spots:
            cell, edges = spots[pick % len(spots)]
            board = board.with_piece(cell, piece_of(kind, edges, bird and board.birds < 3))
    return board


@st.composite
def strewn_boards(draw: st.DrawFn) -> Board:
    """A board with tiles anywhere, matching or not: whatever the notation can say."""
    pieces = bytearray(START.with_boat(draw(boats)).pieces)
    free = [cell for cell in CELLS if cell != BOAT and not ANIMALS >> cell & 1]
    for cell in set(draw(up_to(40, st.sampled_from(free)))):
        kind = draw(kinds)
        edges = draw(st.sampled_from(ROTATIONS[kind]))
        pieces[cell] = piece_of(kind, edges, draw(st.booleans()))
    return Board.of(bytes(pieces))


any_boards = grown_boards() | strewn_boards()


@st.composite
def option_sets(draw: st.DrawFn, seeds: st.SearchStrategy[str] = _seeds) -> Options:
    """Options of every sort; hand-picked cards now and then."""
    players = draw(st.integers(1, 6))
    picked = st.lists(st.sampled_from(tuple(Scenario)[1:]), unique=True).flatmap(
        lambda cards: st.integers(0, 4).map(lambda rocks: (*cards, *[Scenario.OBSTACLES] * rocks))
    )
    cards = draw(st.none() | picked)
    return Options(
        draw(seeds),
        players,
        draw(editions),
        draw(st.integers(0, 6)) if cards is None else 0,
        cards,
        None,
        draw(st.integers(0, players - 1)),
        draw(clocks),
    )


clocks = (
    st.just(Clock())
    | st.just(Clock(None))
    | st.integers(30, 600).map(Clock)
    | st.integers(1, 99).map(lambda turns: Clock(None, turns))
)


def varied(commands: list[Command], pick: int) -> Command:
    """Choose a kind of command first, so that cards are not drowned by placements."""
    sorts = sorted({type(command).__name__ for command in commands})
    sort = sorts[pick % len(sorts)]
    alike = [command for command in commands if type(command).__name__ == sort]
    return alike[pick // len(sorts) % len(alike)]


@st.composite
def played_games(draw: st.DrawFn, most: int = 140) -> tuple[Options, list[Command], GameState]:
    """Options, commands that were legal one after another, and the state they led to."""
    options = draw(option_sets())
    state, commands = new_game(options).state, []
    for pick in draw(up_to(most, _picks)):
        if state.result is not None:
            break
        on_the_clock = state.turn.phase in (Phase.TURN, Phase.HOLDING)
        command = TimeUp() if on_the_clock and pick % 11 == 0 else varied(legal(state), pick)
        state = step(state, command).state
        commands.append(command)
    return options, commands, state


states = played_games().map(lambda game: game[2])

_cells = st.integers(-2, 58)
_edges = st.integers(0, 15)
_piles = st.integers(-1, 7)
any_commands: st.SearchStrategy[Command] = st.one_of(
    st.builds(Draw, _piles),
    st.builds(DrawShown, _piles),
    st.builds(PlaceTile, _cells, _edges),
    st.just(Trade()),
    st.just(Discard()),
    st.builds(PlaySupport, _cells),
    st.builds(PlayBird, _cells),
    st.builds(PlayCurrent, _cells, _cells, _edges),
    st.builds(PlayFishing, _piles, st.none() | _piles),
    st.just(PlayCalmWaters()),
    st.builds(PlayReturn, kinds, _cells, _edges),
    st.builds(Roll, st.none() | st.sampled_from(Die)),
    st.builds(TimeUp, st.none() | st.sampled_from(Card)),
)

_on_board = st.sampled_from(CELLS)
_number = st.integers(0, 98)
writable_commands: st.SearchStrategy[Command] = st.one_of(
    st.builds(Draw, _number),
    st.builds(DrawShown, _number),
    st.builds(PlaceTile, _on_board, _edges),
    st.just(Trade()),
    st.just(Discard()),
    st.builds(PlaySupport, _on_board),
    st.builds(PlayBird, _on_board),
    st.builds(PlayCurrent, _on_board, _on_board, _edges),
    st.builds(PlayFishing, _number, st.none() | _number),
    st.just(PlayCalmWaters()),
    st.builds(PlayReturn, st.sampled_from(MAP_KINDS), _on_board, _edges),
    st.builds(Roll, st.none() | st.sampled_from(Die)),
    st.builds(TimeUp, st.none() | st.sampled_from(Card)),
)
