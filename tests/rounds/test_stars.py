"""Every star of the voyage: a game that earns it, and one that does not."""

from dataclasses import replace

import pytest

from flow_desktop.engine.cards import Card
from flow_desktop.engine.commands import Command, Draw, PlaceTile, Roll, TimeUp
from flow_desktop.engine.events import (
    AnimalCutOff,
    AnimalJoined,
    BirdSaved,
    CardPlayed,
    Event,
    TileDiscarded,
    TileMoved,
    TileRemoved,
    TileTraded,
    Why,
)
from flow_desktop.engine.geometry import Animal
from flow_desktop.engine.notation import read_board
from flow_desktop.engine.options import Clock, Options
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.state import GameState, Result
from flow_desktop.engine.step import Step
from flow_desktop.engine.tiles import Kind
from flow_desktop.rounds.stars import JUDGES, Passage, animals_each, cards_to_keep, read_star
from flow_desktop.rounds.voyage import stops

WON = "b1:EW c1:EW d1:ESW d2:NS d3:NS e1:EW f1:EW a6:NS a5:ES b5:EW c5:EW d5:NESW e5:EW f5:EW g5:SW g6:NS"
"""All four aboard: two openings of the boat are used, nobody's path runs through another animal."""
THREE_DOORS = (
    "b1:EW c1:EW d1:SW d2:NS d3:NS g2:NS g3:NS g4:NW e4:EW f4:EW "
    "a6:NS a5:ES b5:EW c5:EW d5:NEW e5:EW f5:EW g5:SW g6:NS"
)
CHAIN = (
    "b1:EW c1:EW d1:EW e1:EW f1:EW g2:NS g3:NS g4:NSW e4:EW f4:EW g5:NS g6:NS b7:EW c7:EW d7:EW e7:EW f7:EW"
)
"""Cat through dog, lemur through capybara."""


def state(players: int = 1, board: str = WON, clock: Clock | None = None, **turn: object) -> GameState:
    """A won game as it ends, with whatever is wanted of it."""
    made = new_game(Options("otter-reef", players, clock=clock or Clock(None, 4))).state
    made = replace(made, board=read_board(board), result=Result.WON)
    return replace(made, turn=replace(made.turn, **turn))  # type: ignore[arg-type]


def game(*events: Event, last: GameState | None = None, seats: int = 1, pace: int = 4) -> Passage:
    """A game of one command, which led to these events."""
    last = last or state()
    first = new_game(last.setup.options).state
    return Passage(first, (PlaceTile(1, 10),), (0,), (Step(last, events),), seats, pace)


def turns(
    commands: list[Command], times: list[int], last: GameState, before: GameState | None = None
) -> Passage:
    """A game of several commands; only its end matters."""
    first = new_game(last.setup.options).state
    steps = [Step(before or first, ())] * (len(commands) - 1) + [Step(last, ())]
    return Passage(first, tuple(commands), tuple(times), tuple(steps), 1, 4)


def wave(before: str, after: str) -> Passage:
    """A game with one wave, before and after which the boards were these."""
    last = state()
    first = replace(new_game(last.setup.options).state, board=read_board(before))
    swept = replace(first, board=read_board(after))
    return Passage(first, (Roll(), PlaceTile(1, 10)), (0, 0), (Step(swept, ()), Step(last, ())), 1, 4)


def with_supply(left: int) -> GameState:
    made = state()
    return replace(made, supply=replace(made.supply, piles=((Kind.TEE,) * left,), shown=()))


def with_hands(*hands: tuple[Card, ...]) -> GameState:
    return replace(state(len(hands)), hands=hands)


def joining(*players: int, seats: int) -> Passage:
    """A game in which these players, one after the other, joined an animal."""
    last = state(seats)
    first = new_game(last.setup.options).state
    at = [replace(first, turn=replace(first.turn, player=player)) for player in (*players, 0)]
    steps = [Step(after, (AnimalJoined(Animal.CAT),)) for after in at[1:]]
    steps[-1] = Step(last, steps[-1].events)
    return Passage(at[0], (Draw(0),) * len(steps), (0,) * len(steps), tuple(steps), 2, 4)


PLACE = PlaceTile(1, 10)
ROUND_OF_FOUR: list[Command] = [PLACE, PLACE, PLACE, PLACE]
TIMED = Clock(60)
CASES: dict[str, tuple[Passage, Passage]] = {
    "r3": (game(last=state(round=3)), game(last=state(round=4))),
    "u": (game(AnimalJoined(Animal.CAT)), game(AnimalCutOff(Animal.CAT, Why.WAVE))),
    "t10": (game(last=with_supply(10)), game(last=with_supply(9))),
    "n": (game(), game(TileTraded(0, Kind.BEND, Card.BIRD))),
    "k3": (game(last=with_hands((Card.BIRD,) * 3)), game(last=with_hands((Card.BIRD,) * 2))),
    "c1": (game(CardPlayed(0, Card.BIRD)), game(CardPlayed(0, Card.BIRD), CardPlayed(0, Card.BIRD))),
    "d": (game(), game(TileDiscarded(0, Kind.CROSS, Why.FITS_NOWHERE))),
    "h": (wave(WON, WON), wave(WON, "b1:EW")),
    "b20": (game(), game(last=state(board=WON + " b3:NS b4:NS c3:NS e3:NS f3:NS"))),
    "l": (turns(ROUND_OF_FOUR, [0] * 4, state()), turns(ROUND_OF_FOUR[1:], [0] * 3, state())),
    "e": (joining(0, 1, 0, 1, seats=2), joining(0, 0, 0, 1, seats=2)),
    "f": (game(last=state(board=CHAIN)), game()),
    "w2": (game(last=state(board=WON + " b3:rock f3:rock")), game(last=state(board=WON + " b3:rock"))),
    "s": (game(CardPlayed(0, Card.BIRD)), game(CardPlayed(0, Card.CURRENT))),
    "g3": (game(last=state(board=THREE_DOORS)), game()),
    "q": (
        game(TileRemoved(0, Kind.BEND, 1, 3, False)),
        game(TileMoved(0, Kind.ROCK, 1, 2, 0, False)),
    ),
    "a": (game(BirdSaved(Kind.BEND, 1, ())), game()),
}


@pytest.mark.parametrize("board", [WON, THREE_DOORS, CHAIN])
def test_the_boards_here_are_won(board: str) -> None:
    assert read_board(board).joined.bit_count() == len(Animal)


def test_every_star_has_a_game_here() -> None:
    assert {text[0] for text in CASES} == set(JUDGES)
    assert {star.code for stop in stops() for star in stop.stars} <= set(JUDGES)


@pytest.mark.parametrize("text", CASES)
def test_a_star_is_earned_by_what_it_asks_for_and_by_nothing_less(text: str) -> None:
    star, (earning, failing) = read_star(text), CASES[text]
    assert str(star) == text
    assert star.earned(earning)
    assert not star.earned(failing)


@pytest.mark.parametrize("text", CASES)
def test_a_lost_game_earns_no_star(text: str) -> None:
    won = CASES[text][0]
    lost = replace(won.last, result=Result.LOST)
    assert not read_star(text).earned(replace(won, steps=(*won.steps[:-1], Step(lost, won.steps[-1].events))))


def test_a_wave_over_fewer_than_two_animals_holds_nobody() -> None:
    assert not read_star("h").earned(wave("b1:EW", "b1:EW"))


def test_rocks_do_not_count_as_tiles_on_the_board() -> None:
    rocks = " b2:rock c2:rock e2:rock f2:rock b3:rock"
    assert read_star("b20").earned(game(last=state(board=WON + rocks)))


def test_the_last_turn_in_seconds_is_the_last_ten_or_after_the_bell() -> None:
    last, late = state(clock=TIMED), read_star("l")
    commands: list[Command] = [TimeUp(), Roll(), PLACE]
    assert late.earned(turns(commands, [60_000, 60_000, 110_000], last))
    assert not late.earned(turns(commands, [60_000, 60_000, 109_000], last))
    first = new_game(last.setup.options).state
    rung = replace(first, turn=replace(first.turn, time_up=True))
    assert late.earned(turns([TimeUp(), PLACE], [60_000, 60_500], last, before=rung))


def test_without_a_clock_the_pace_of_the_stop_is_counted() -> None:
    last = state(clock=Clock(None))
    assert read_star("l").earned(turns(ROUND_OF_FOUR, [0] * 4, last))
    assert not read_star("l").earned(turns(ROUND_OF_FOUR[1:], [0] * 3, last))


def test_larger_tables_share_fairly() -> None:
    assert [animals_each(players) for players in range(1, 7)] == [4, 2, 1, 1, 1, 1]
    assert read_star("e").earned(joining(0, 1, 2, 3, seats=6))
    assert not read_star("e").earned(joining(0, 1, 2, 2, seats=6))
    assert [cards_to_keep(3, 1, players) for players in range(1, 7)] == [3, 4, 3, 4, 5, 6]
    four = (Card.BIRD, Card.BIRD)
    assert read_star("k3").earned(game(last=with_hands(four, four)))
    assert not read_star("k3").earned(game(last=with_hands(four, four[:1])))


def test_an_unknown_star_is_no_star() -> None:
    with pytest.raises(KeyError):
        read_star("z3")
