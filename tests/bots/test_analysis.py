"""The tide of a game: luck that is zero on average, a chart to be trusted, moments that are no noise."""

import json
from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from math import sqrt
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from random import Random
from statistics import fmean, stdev

import pytest

from flow_desktop.bots import analysis_luck, analysis_worker
from flow_desktop.bots.analysis import GameTide, TideError, TidePoint, read_tide, write_tide
from flow_desktop.bots.analysis_luck import draw_mean, drawn_worth, luck_of
from flow_desktop.bots.analysis_model import guess
from flow_desktop.bots.analysis_story import Told, story, usual_turns
from flow_desktop.bots.analysis_tide import FELT, LEAST_SWING, MOMENTS, analyse, blended, tide_of
from flow_desktop.bots.analysis_worker import Analyst, AnalystHere, serve_tide
from flow_desktop.bots.pace import Pace
from flow_desktop.bots.players import greedy_bot, random_bot
from flow_desktop.engine import Options, Phase
from flow_desktop.engine.commands import Command, Draw, Roll, TimeUp
from flow_desktop.engine.hope import is_hopeless
from flow_desktop.engine.options import Clock
from flow_desktop.engine.record import Move, Record, write_record
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.state import GameState, Result
from flow_desktop.engine.step import step

PACE = 8
LITTLE = 300


@cache
def record_of(seed: str, greedy: bool = True) -> Record:
    options = Options(seed, 2, clock=Clock(None, PACE))
    state, commands, turns, random = new_game(options).state, list[Command](), 0, Random(seed).random
    bot = greedy_bot if greedy else random_bot
    while state.result is None:
        due = turns >= PACE and state.turn.phase is Phase.TURN
        command = TimeUp() if due else bot(state, random)
        state = step(state, command).state
        commands.append(command)
        turns = 0 if isinstance(command, Roll) else turns + (state.turn.phase is Phase.TURN)
    return Record(options, tuple(Move(number, each) for number, each in enumerate(commands)))


def _chances(told: tuple[Told, ...], kind: type) -> list[Told]:
    return [each for each in told if isinstance(each.command, kind)]


@cache
def _lucks() -> tuple[float, ...]:
    """The luck of a few draws and a roll of each of many random games."""
    found = []
    for number in range(24):
        told = story(record_of(f"chance-{number}", greedy=number % 2 == 0))[1]
        random = Random(number)
        for each in [*random.sample(_chances(told, Draw), 2), random.choice(_chances(told, Roll))]:
            found.append(luck_of(each.state, each.pace, each.command, each.led_to))
    return tuple(found)


def _standard_errors(values: tuple[float, ...]) -> float:
    return abs(fmean(values)) / (stdev(values) / sqrt(len(values)))


def test_where_nothing_can_win_any_more_the_chance_is_none() -> None:
    record = record_of("chance-0", greedy=False)
    states = {told.at + 1: told.led_to.state for told in story(record)[1]}
    levels = tide_of(record, LITTLE).levels()
    dead = [level for level in levels if level.at in states and is_hopeless(states[level.at])]
    assert len(dead) > 0 and all((level.chance, level.low, level.high) == (0, 0, 0) for level in dead)


def test_luck_sums_to_about_zero_over_many_random_games() -> None:
    lucks = _lucks()
    assert stdev(lucks) > 0.01, "there is luck in this game"
    assert _standard_errors(lucks) < 3


def test_a_bias_of_the_mean_would_be_noticed() -> None:
    """The same sums with a mean that is always a little too low, as one that forgets bad tiles would be."""
    biased = tuple(luck + stdev(_lucks()) / 2 for luck in _lucks())
    assert _standard_errors(biased) > 3


def test_over_all_tiles_that_could_be_drawn_luck_is_exactly_zero() -> None:
    each = _chances(story(record_of("exact"))[1], Draw)[5]
    hidden = Counter(kind for pile in each.state.supply.piles for kind in pile)
    mean = draw_mean(each.state, each.pace)
    total = sum(count * (drawn_worth(each.state, each.pace, kind) - mean) for kind, count in hidden.items())
    assert total == pytest.approx(0, abs=1e-9)


def test_luck_knows_nothing_of_the_order_of_the_piles() -> None:
    """Another order of what lies face down changes nothing before the draw."""
    each = _chances(story(record_of("exact"))[1], Draw)[5]
    supply = each.state.supply
    turned = each.state.having(
        supply=supply.having_tiles(piles=tuple(tuple(reversed(pile)) for pile in reversed(supply.piles)))
    )
    assert draw_mean(turned, each.pace) == pytest.approx(draw_mean(each.state, each.pace))


def test_a_roll_that_takes_nothing_is_lucky_and_the_worst_one_is_not() -> None:
    worths = []
    for each in _chances(story(record_of("exact"))[1], Roll):
        worths.append(luck_of(each.state, each.pace, each.command, each.led_to))
    assert max(worths) != min(worths)


@cache
def _tide(seed: str) -> GameTide:
    return tide_of(record_of(seed), LITTLE)


def test_the_same_record_has_the_same_tide() -> None:
    assert tide_of(record_of("otter-reef"), LITTLE) == _tide("otter-reef")


def test_the_tide_goes_from_the_first_turn_to_the_end() -> None:
    record = record_of("otter-reef")
    tide, (_opening, told) = _tide("otter-reef"), story(record)
    levels = tide.levels()
    assert levels[0].at == 0 and levels[-1].at == len(record.moves)
    assert levels[-1].chance == float(told[-1].led_to.state.result is Result.WON)
    assert all(0 <= each.low <= each.chance <= each.high <= 1 for each in levels)
    waves = {each.at + 1 for each in told if isinstance(each.command, Roll)}
    assert waves <= {each.at for each in levels}, "there is a point after every wave"
    assert tide.complete


def test_it_can_be_used_while_it_grows_and_the_band_narrows() -> None:
    grown = [each for each in analyse(record_of("otter-reef"), LITTLE) if each is not None]
    assert not grown[0].complete and grown[-1].complete
    assert len(grown[0].points) == len(grown[-1].points), "the whole chart is there from the first guess on"
    done = [each.done for each in grown]
    assert done == sorted(done)

    def width(tide: GameTide) -> float:
        return sum(level.high - level.low for level in tide.levels())

    assert width(grown[-1]) < width(grown[0])


def test_games_put_a_wrong_guess_right() -> None:
    points = tuple(TidePoint(at, 1, 0.2, 40, 40) for at in range(5))
    tide = GameTide(points, (0.0,), (0.0,))
    assert all(level.chance > 0.75 for level in tide.levels())


def test_no_game_across_a_wave_is_counted() -> None:
    before, after = TidePoint(1, 1, 0.5, 0, 50), TidePoint(2, 2, 0.5, 50, 50)
    first, second = GameTide((before, after), (0.0,), (0.0,)).levels()
    assert first.chance < 0.2 and second.chance > 0.8


@pytest.mark.parametrize("seed", ["otter-reef", "heron-lagoon"])
def test_moments_are_decisions_that_matter(seed: str) -> None:
    _opening, told = story(record_of(seed))
    tide = _tide(seed)
    assert len(tide.moments) <= MOMENTS
    for moment in tide.moments:
        assert told[moment.at].command == moment.played != moment.other
        assert abs(moment.swing) >= max(LEAST_SWING, FELT * moment.error), "no noise"
        assert moment.reasons
    assert list(tide.moments) == sorted(tide.moments, key=lambda each: each.at)


def test_a_difference_inside_the_noise_is_no_swing() -> None:
    swing, error = blended(-0.04, [1, -1, 0, 1, -1, 0])
    assert abs(swing) < FELT * error
    swing, error = blended(-0.4, [-1] * 10)
    assert abs(swing) > FELT * error


def test_nobody_decides_better_than_the_best_known() -> None:
    assert all(skill <= 0 for skill in _tide("otter-reef").skill)
    careless = tide_of(record_of("careless", greedy=False), LITTLE)
    assert sum(careless.skill) < sum(_tide("otter-reef").skill), "who plays at random decides worse"


def test_a_tide_is_written_and_read() -> None:
    tide = _tide("otter-reef")
    written = json.loads(json.dumps(write_tide(tide)))
    again = read_tide(written, len(record_of("otter-reef").moves))
    assert write_tide(again) == write_tide(tide) and again.moments == read_tide(written).moments
    with pytest.raises(TideError):
        read_tide(written, 3)


def _spoilt() -> list[Callable[[dict[str, object]], object]]:
    return [
        lambda tide: None,
        lambda tide: [],
        lambda tide: {**tide, "format": 99},
        lambda tide: {**tide, "points": []},
        lambda tide: {**tide, "points": [[0, 1, 7.5, 0, 0, False]]},
        lambda tide: {**tide, "points": [[0, 1, 0.5, 9, 3, False]]},
        lambda tide: {**tide, "luck": "none"},
        lambda tide: {**tide, "moments": [{"at": 1}]},
        lambda tide: {**tide, "done": None},
    ]


@pytest.mark.parametrize("number", range(len(_spoilt())))
def test_what_is_no_tide_is_refused(number: int) -> None:
    spoilt = _spoilt()[number](json.loads(json.dumps(write_tide(_tide("otter-reef")))))
    with pytest.raises(TideError):
        read_tide(spoilt)


def test_the_pace_is_that_of_the_table() -> None:
    assert usual_turns(Clock(None, 7), [3, 4]) == 7
    assert usual_turns(Clock(60), [6, 8]) == 7
    assert usual_turns(Clock(60), []) == 8
    told = story(record_of("otter-reef"))[1]
    bells = [each for each in told if isinstance(each.command, TimeUp)]
    assert bells and all(each.pace.left == 0 for each in bells)


def test_a_guess_is_sure_only_at_the_end() -> None:
    state: GameState = new_game(Options("otter-reef")).state
    assert 0 < guess(state, Pace(PACE, PACE)) < 1
    assert analysis_luck.done_worth(state, Pace(PACE, PACE), Draw(0)) == draw_mean(state, Pace(PACE, PACE))


def test_a_lone_analyst_works_in_bites_and_stops_when_told() -> None:
    analyst = AnalystHere(record_of("otter-reef"), bite=0.001)
    heard = [analyst.poll() for _ in range(3)]
    assert not any(tide is not None and tide.complete for tide in heard), "no look takes long"
    analyst.close()
    assert analyst.poll() is None


def _dies(connection: Connection) -> None:
    connection.close()


def _talks_nonsense(connection: Connection) -> None:
    connection.recv_bytes()
    connection.send_bytes(b'{"format": 1, "points": "none"}')
    connection.recv_bytes()


@pytest.fixture
def _little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_worker, "analyse", partial(analyse, budget=LITTLE))
    monkeypatch.setattr(analysis_worker, "settle_in", lambda: None)


@pytest.mark.usefixtures("_little_work")
@pytest.mark.parametrize("worker", [_dies, _talks_nonsense])
def test_when_the_worker_fails_the_work_is_done_here(worker: Callable[[Connection], None]) -> None:
    analyst = Analyst(Record(Options("otter-reef"), ()), worker)
    heard: GameTide | None = None
    while heard is None or not heard.complete:
        heard = analyst.poll() or heard
    assert heard.points[0].at == 0
    analyst.close()


@pytest.mark.usefixtures("_little_work")
def test_a_worker_tells_the_tide_of_a_record() -> None:
    ours, theirs = Pipe()
    ours.send_bytes(write_record(Record(Options("otter-reef"), ())).encode())
    serve_tide(theirs)
    told = read_tide(json.loads(ours.recv_bytes()))
    while ours.poll():
        told = read_tide(json.loads(ours.recv_bytes()))
    assert told.complete
