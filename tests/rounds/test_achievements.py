"""Badges: each is earned in a game and just missed when one thing is otherwise; told at once or later."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from flow_desktop.engine.command_text import read_command
from flow_desktop.engine.commands import PlaceTile
from flow_desktop.engine.events import AnimalCutOff, AnimalJoined, BirdSaved, Why
from flow_desktop.engine.geometry import Animal
from flow_desktop.engine.options import CLOCK_OFF, Clock
from flow_desktop.engine.position import game_at
from flow_desktop.engine.position_text import read_position
from flow_desktop.engine.record import Record, read_record
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.state import GameState, Result
from flow_desktop.engine.step import step
from flow_desktop.engine.tiles import Kind
from flow_desktop.rounds.achievements import FOR_SEVERAL, JUDGES, Achievement, Earned, Lookout, badges_of
from flow_desktop.rounds.achievements_story import GameSoFar, Moment
from flow_desktop.rounds.home import past_game

GAMES = sorted((Path(__file__).parent / "badges").glob("*.flow"))
Caught = tuple[GameSoFar, Moment]
RING = "b1:EW c1:EW d1:ESW e1:EW f1:EW d2:NS a2:NSW a3:NSW a4:NSW"
THREE = f"{RING} a5:NS a6:NS / shown straight"
FOUR = f"{RING} a5:NESW a6:NESW g2:NES g3:NES g4:NES g5:NESW g6:NESW e4:EW / hand current"
GIVING = (
    "b1:NESW c1:SW c2:NE d2:ESW e2:NEW f2:NESW g2:NEW d3:NESW e3:SW# f3:NS# c4:ES g4:NESW c5:NS g5:NSW "
    "a6:ESW b6:EW c6:NW g6:NS / piles / cards / shown cross straight straight / hand current"
)
POSITIONS = {
    Achievement.THREE_ABOARD: (THREE, ("draw shown 1", "place d3:NS")),
    Achievement.AGAINST_THE_TIDE: (FOUR, ("current e4 d3:NS",)),
    Achievement.GIVE_TO_GAIN: (GIVING, ("current g2 g3:NES", "draw shown 1", "place g2:NESW")),
    Achievement.BORROWED: (THREE, ("draw shown 1", "place d3:NS")),
}


@cache
def records() -> tuple[Record, ...]:
    return tuple(read_record(path.read_text(encoding="utf-8"))[0] for path in GAMES)


def moments(state: GameState, commands: tuple[str, ...]) -> list[Moment]:
    found = []
    for text in commands:
        command = read_command(text)
        done = step(state, command)
        found.append(Moment(state, command, done.events, done.state, CLOCK_OFF))
        state = done.state
    return found


def of_record(record: Record) -> list[Moment]:
    state, found = new_game(record.options).state, []
    for move in record.moves:
        done = step(state, move.command)
        found.append(Moment(state, move.command, done.events, done.state, record.options.clock))
        state = done.state
    return found


def _walked(badge: Achievement, story: GameSoFar, row: list[Moment]) -> Caught | None:
    for moment in row:
        if JUDGES[badge](story, moment):
            return story, moment
        story.note(moment)
    return None


def caught(badge: Achievement) -> Caught:
    """The moment at which a badge is earned in some game, and the story before it."""
    if badge in POSITIONS:
        text, commands = POSITIONS[badge]
        state = game_at(read_position(text))
        fished = [1] if badge is Achievement.BORROWED else []  # by a teammate
        found = _walked(badge, GameSoFar(1 + len(fished), 0, 1, fished=fished), moments(state, commands))
        assert found is not None
        return found
    for record in records():
        first = new_game(record.options).state
        found = _walked(badge, GameSoFar(len(first.hands), first.board.joined, 1), of_record(record))
        if found is not None:
            return deepcopy(found[0]), found[1]
    raise AssertionError(f"nobody earns {badge}")


def _story(**changes: Any) -> Callable[[GameSoFar, Moment], Caught]:
    return lambda story, moment: (replace(story, **changes), moment)


def _later(story: GameSoFar, moment: Moment) -> Caught:
    """A turn later than it should be."""
    story.washed_off = frozenset()
    return story, moment


def _own(story: GameSoFar, moment: Moment) -> Caught:
    """Everybody's bird sits on their own tile."""
    return replace(story, laid=dict(story.birds)), moment


def _nobody_saved(story: GameSoFar, moment: Moment) -> Caught:
    rest = tuple(event for event in moment.events if not isinstance(event, BirdSaved))
    return story, replace(moment, events=rest)


def _one_cut_off(story: GameSoFar, moment: Moment) -> Caught:
    return story, replace(moment, events=(*moment.events, AnimalCutOff(Animal.CAT, Why.WAVE)))


def _one_fewer(story: GameSoFar, moment: Moment) -> Caught:
    joins = [event for event in moment.events if isinstance(event, AnimalJoined)]
    return story, replace(moment, events=tuple(each for each in moment.events if each is not joins[-1]))


def _not_calm(story: GameSoFar, moment: Moment) -> Caught:
    turn = replace(moment.before.turn, calm=False)
    return story, replace(moment, before=moment.before.having(turn=turn))


def _a_tile_left(story: GameSoFar, moment: Moment) -> Caught:
    supply = moment.after.supply.having_tiles(shown=(Kind.BEND,))
    return story, replace(moment, after=moment.after.having(supply=supply))


def _placed(story: GameSoFar, moment: Moment) -> Caught:
    return story, replace(moment, command=PlaceTile(0, 0))


def _turn_too_early(story: GameSoFar, moment: Moment) -> Caught:
    return replace(story, turns=story.turns - 1), moment


def _won_by(badge: Achievement) -> Callable[[GameSoFar, Moment], Caught]:
    return lambda story, moment: caught(badge)


def _own_way(story: GameSoFar, moment: Moment) -> Caught:
    """The same join without the way from the cat to the lemur: nobody is ferried."""
    state = game_at(read_position("b1:EW c1:EW d1:ESW e1:EW f1:EW d2:NS / shown straight"))
    return GameSoFar(1, 0, 1), moments(state, ("draw shown 1", "place d3:NS"))[-1]


MISSES: dict[Achievement, Callable[[GameSoFar, Moment], Caught]] = {
    Achievement.EVERY_HAND: lambda story, moment: (replace(story, players=story.players + 1), moment),
    Achievement.RELAY: lambda story, moment: (replace(story, handed_on=moment.seat), moment),
    Achievement.FIRST_AID: _later,
    Achievement.GUARDIAN: _own,
    Achievement.KEYSTONE: _nobody_saved,
    Achievement.BORROWED: lambda story, moment: (replace(story, fished_by=moment.seat), moment),
    Achievement.CALM_KEEPER: _not_calm,
    Achievement.HOLD_THE_LINE: _one_cut_off,
    Achievement.HOLD_THREE: _one_cut_off,
    Achievement.TWO_ABOARD: _one_fewer,
    Achievement.THREE_ABOARD: _one_fewer,
    Achievement.FERRYMAN: _own_way,
    Achievement.FROM_NOTHING: _story(first_joined=1),
    Achievement.RISE_AGAIN: _story(fell=False),
    Achievement.LAST_BREATH: _turn_too_early,
    Achievement.LAST_TILE: _a_tile_left,
    Achievement.BARE_HANDS: _story(cards=1),
    Achievement.THE_BIG_ONE: _story(worst_wave=8),
    Achievement.SECOND_LIFE: _placed,
    Achievement.AGAINST_THE_TIDE: _placed,
    Achievement.ONE_DOOR: _won_by(Achievement.FOUR_DOORS),
    Achievement.FOUR_DOORS: _won_by(Achievement.ONE_DOOR),
    Achievement.COME_WHAT_MAY: _won_by(Achievement.THE_BIG_ONE),
    Achievement.GIVE_TO_GAIN: lambda story, moment: (replace(story, gave_up=set()), moment),
}


@pytest.mark.parametrize("badge", Achievement)
def test_a_badge_is_earned_and_just_missed(badge: Achievement) -> None:
    story, moment = caught(badge)
    seats = JUDGES[badge](story, moment)
    assert seats and seats <= set(range(story.players))
    story, moment = MISSES[badge](story, moment)
    assert not JUDGES[badge](story, moment)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_what_is_told_at_the_table_is_what_the_record_gives(path: Path) -> None:
    record, _ = read_record(path.read_text(encoding="utf-8"))
    game = past_game(record)
    lookout = Lookout(game.history.first.state)
    told: list[Earned] = []
    for count in range(1, len(game.history.done) + 1):
        told += lookout.catch_up(game.history.done[:count])
    assert told == list(badges_of(record).values())
    assert len({each.badge for each in told}) == len(told)
    assert lookout.seen == len(record.moves)


def test_a_game_that_is_not_over_gives_no_badge_for_winning() -> None:
    wins = {
        badge
        for badge in Achievement
        if list(Achievement).index(badge) >= list(Achievement).index(Achievement.FROM_NOTHING)
    }
    for record in records():
        cut = replace(record, moves=record.moves[:-1])
        assert not {Achievement.EVERY_HAND, *wins} & badges_of(cut).keys()


def test_whoever_plays_alone_earns_nothing_that_takes_two() -> None:
    for record in records():
        if record.options.players == 1:
            assert not FOR_SEVERAL & badges_of(record).keys()


@pytest.mark.rule("R14")
def test_a_bell_of_the_players_own_is_no_last_breath() -> None:
    """R14: a turn that is finished after the bell counts before the wave; with the clock off they ring it."""
    state = game_at(read_position(FOUR))
    turn = replace(state.turn, time_up=True)
    (moment,) = moments(state.having(turn=turn), ("current e4 d3:NS",))
    assert moment.after.result is Result.WON
    judge = JUDGES[Achievement.LAST_BREATH]
    assert not judge(GameSoFar(1, 0, 1), moment)
    assert judge(GameSoFar(1, 0, 1), replace(moment, clock=Clock(60)))
    assert judge(GameSoFar(1, 0, 1), replace(moment, clock=Clock(None, 10)))


@pytest.mark.rule("R10")
def test_a_bird_that_moves_with_its_tile_is_still_its_players() -> None:
    """R10: the bird stays on its tile; whoever moves the tile has put it where it lies."""
    state = game_at(read_position("b1:EW c1:EW* d1:ESW / hand current"))
    (moment,) = moments(state, ("current c1 a2:NS",))
    story = GameSoFar(2, 0, 1, laid={2: 1}, birds={2: 1})
    story.note(moment)
    assert story.birds == {8: 1} and story.laid == {8: 0}
