"""Works out the tide of a game: guesses first, then games played on from its turns, then its moments.

The number of games depends on the record alone, and so do their seeds: the same record has the same tide
everywhere. Whoever listens may stop at any time; what is there so far can be shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import sqrt
from typing import Final

from flow_desktop.bots.analysis import GameTide, TideMoment, TidePoint, same, without_repeats
from flow_desktop.bots.analysis_luck import done_worth, luck_of
from flow_desktop.bots.analysis_model import guess
from flow_desktop.bots.analysis_story import Told, story
from flow_desktop.bots.hand import Weighed, rank
from flow_desktop.bots.pace import Pace
from flow_desktop.bots.playing_on import QUICK, dealt, play_on
from flow_desktop.bots.reasons import reasons
from flow_desktop.engine.commands import Command, Draw, Roll, TimeUp
from flow_desktop.engine.hope import is_hopeless
from flow_desktop.engine.record import Record
from flow_desktop.engine.state import GameState
from flow_desktop.values import dataclass

WORK: Final = 8_000
"""Commands of games played on that a tide may cost: some 15 seconds in plain Python, on one core."""
FOR_MOMENTS: Final = 0.45
MOST_GAMES: Final = 24
MOMENTS: Final = 3
TRIED: Final = 5
"""So many decisions are looked at closer, of which the moments are taken."""
LEAST_PAIRS: Final = 1
MOST_PAIRS: Final = 40
WORTH_A_LOOK: Final = 0.03
"""A decision that changes the guess by less is none that mattered."""
STRIDE: Final = 4
FELT: Final = 2.0
"""A swing of fewer standard errors is noise, and nobody's mistake."""
LEAST_SWING: Final = 0.05


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision: what was played, what else could have been, and what the guess says of both."""

    told: Told
    other: Command
    swing: float
    ranking: tuple[Weighed, ...]


class Working:
    """A tide that is being worked out."""

    def __init__(self, record: Record, work: int = WORK) -> None:
        self.opening, self.told = story(record)
        self.seed = f"tide/{record.options.seed}/{len(record.moves)}"
        seats = len(self.opening.hands)
        self.luck, self.skill = [0.0] * seats, [0.0] * seats
        self.points: list[TidePoint] = []
        self.starts: list[tuple[GameState, Pace]] = []
        self.choices: list[Decision] = []
        self.moments: list[TideMoment] = []
        self.work = work
        self.done, self.total = 0, work

    def tide(self) -> GameTide:
        """What is known so far."""
        done = min(self.done, self.total)
        return GameTide(
            tuple(self.points), tuple(self.luck), tuple(self.skill), tuple(self.moments), done, self.total
        )

    # The guesses

    def add_point(self, at: int, number: int, state: GameState, pace: Pace) -> None:
        """The game after so many commands; one that nothing can win any more is decided, too."""
        lost = is_hopeless(state)
        over = lost or state.result is not None
        self.points.append(TidePoint(at, number, 0.0 if lost else guess(state, pace), over=over))
        self.starts.append((state, pace))

    def look_at(self, told: Told, following: Told | None) -> None:
        """Luck and skill of one command, and the point after it."""
        state, led_to = told.state, told.led_to.state
        seat = state.turn.player
        if not isinstance(told.command, TimeUp):
            self.luck[seat] += luck_of(state, told.pace, told.command, told.led_to)
            self._weigh(told)
        if told.ends_turn or isinstance(told.command, Roll) or led_to.result is not None:
            pace = following.pace if following else told.pace
            self.add_point(told.at + 1, led_to.turn.round, led_to, pace)

    def _weigh(self, told: Told) -> None:
        ranking = rank(told.state, told.pace, QUICK)
        if len(ranking) < 2 or isinstance(told.command, Roll):
            return
        best = ranking[0].command
        if same(told.command, best):
            other = next((each.command for each in ranking if not same(each.command, best)), best)
            if isinstance(best, Draw) or same(other, best):
                return
            swing = done_worth(told.state, told.pace, best) - done_worth(told.state, told.pace, other)
        else:
            other = best
            swing = done_worth(told.state, told.pace, told.command)
            swing -= done_worth(told.state, told.pace, best)
            self.skill[told.state.turn.player] += min(0.0, swing)
        wins = told.led_to.state.result is not None  # the last move speaks for itself
        if abs(swing) >= WORTH_A_LOOK and not wins:
            self.choices.append(Decision(told, other, swing, tuple(ranking)))

    # The games played on

    def games(self) -> list[int]:
        """The points from which games are played on, one after the other: as many as the work allows."""
        order = self.order()
        a_pass = sum(length(state) for state, _pace in self.starts)
        count = round(len(order) * self.work * (1 - FOR_MOMENTS) / max(1, a_pass))
        return [order[number % len(order)] for number in range(min(count, MOST_GAMES * len(order)))]

    def order(self) -> list[int]:
        """The points of a pass, coarse first: every fourth, and those beside a wave, before the others."""
        live = [index for index, point in enumerate(self.points) if not point.over]
        rounds = [point.round for point in self.points]
        edges = {
            index
            for index in live
            if index == 0
            or rounds[index - 1] != rounds[index]
            or (index + 1 < len(rounds) and rounds[index + 1] != rounds[index])
        }
        first = [index for index in live if index in edges or index % STRIDE == 0]
        return first + [index for index in live if index not in first]

    def play_point(self, index: int) -> Iterator[bool]:
        """One more game from a point; yields between commands."""
        point, (state, pace) = self.points[index], self.starts[index]
        won = False
        for ending in play_on(dealt(state, f"{self.seed}/{point.at}/{point.rollouts}"), pace):
            self.done += 1
            won = ending
            yield False
        self.points[index] = replace(point, won=point.won + won, rollouts=point.rollouts + 1)

    def candidates(self) -> list[Decision]:
        """The decisions to look at closer: the costliest, and at least one that was good if there is one."""
        bad = sorted((each for each in self.choices if each.swing < 0), key=_size)
        good = sorted((each for each in self.choices if each.swing > 0), key=_size)
        taken = [*bad[: TRIED - 2], *good[:2]]
        rest = [*bad[TRIED - 2 :], *good[2:]]
        return [*taken, *sorted(rest, key=_size)[: TRIED - len(taken)]]

    def compare(self, choice: Decision, pairs: int) -> Iterator[bool]:
        """Play both ways on from a decision, on the same deals; what matters becomes a moment."""
        told, ends = choice.told, []
        for number in range(pairs):
            both = []
            for command in (told.command, choice.other):
                deal, won = dealt(told.state, f"{self.seed}/m{told.at}/{number}"), False
                for ending in play_on(deal, told.pace, first=command):
                    self.done += 1
                    won = ending
                    yield False
                both.append(won)
            ends.append(both[0] - both[1])
        swing, error = blended(choice.swing, ends)
        if abs(swing) >= max(LEAST_SWING, FELT * error) and (swing > 0) == (choice.swing > 0):
            better = told.command if swing > 0 else choice.other
            why = reasons(told.state, better, list(choice.ranking))
            seat = told.state.turn.player
            found = TideMoment(told.at, seat, told.command, choice.other, swing, error, why)
            told_once = without_repeats([*self.moments, found])
            kept = sorted(told_once, key=lambda each: -abs(each.swing))[:MOMENTS]
            self.moments = sorted(kept, key=lambda each: each.at)


def _size(choice: Decision) -> float:
    return -abs(choice.swing)


def length(state: GameState) -> float:
    """About how many commands a game from here takes."""
    if state.result is not None:
        return 0.0
    return 8 + 1.3 * state.supply.tiles_left


def blended(guessed: float, ends: Sequence[int]) -> tuple[float, float]:
    """The swing that a guess and pairs of games say together, and its standard error."""
    trust, spread = 8.0, 0.3  # the guess counts like so many pairs
    count = len(ends)
    squares = trust * spread * spread + sum((end - guessed) ** 2 for end in ends)
    swing = (trust * guessed + sum(ends)) / (trust + count)
    return swing, sqrt(squares / (trust + count) / (trust + count))


def analyse(record: Record, budget: int = WORK) -> Iterator[GameTide | None]:
    """Work a tide out; None only says 'still at it'. The last one is complete."""
    work = Working(record, budget)
    pace = work.told[0].pace if work.told else Pace()
    work.add_point(0, 1, work.opening, pace)
    for index, told in enumerate(work.told):
        work.look_at(told, work.told[index + 1] if index + 1 < len(work.told) else None)
        yield None
    chosen = work.candidates()
    a_pair = sum(2 * length(choice.told.state) for choice in chosen)
    pairs = max(LEAST_PAIRS, min(MOST_PAIRS, round(work.work * FOR_MOMENTS / a_pair))) if chosen else 0
    games = work.games()
    expected = sum(length(work.starts[index][0]) for index in games) + pairs * a_pair
    work.total = max(1, round(expected))
    yield work.tide()
    for index in games:
        for _breath in work.play_point(index):
            yield None
        yield work.tide()
    for choice in chosen:
        for _breath in work.compare(choice, pairs):
            yield None
        yield work.tide()
    work.done = work.total
    yield work.tide()


def tide_of(record: Record, work: int = WORK) -> GameTide:
    """The whole tide of a record; with less work it is less certain."""
    found: GameTide | None = None
    for tide in analyse(record, work):
        found = tide or found
    assert found is not None
    return found
