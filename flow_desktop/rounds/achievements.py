"""Badges: what a table is praised for, about helping and daring; each a pure function of the game.

``badges_of(record)`` walks a whole game; a ``Lookout`` is shown one moment after the other and says at once
what was earned. Both are the same walk, so what is told at the table is what the record gives years later.

A badge belongs to everybody who sat at the table, and a person must have had a hand in it (``Earned.seats``).
``docs/achievements.md`` says which games count, and how often each badge happens.
"""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Final, TypeAlias

from flow_desktop.engine import GameState
from flow_desktop.engine.commands import Command
from flow_desktop.engine.events import Event
from flow_desktop.engine.options import Clock
from flow_desktop.engine.record import Record
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.step import step
from flow_desktop.rounds import achievements_joins as joins
from flow_desktop.rounds import achievements_waves as waves
from flow_desktop.rounds import achievements_wins as wins
from flow_desktop.rounds.achievements_story import GameSoFar, Moment
from flow_desktop.rounds.turns import Entry
from flow_desktop.values import dataclass


class Achievement(StrEnum):
    """All badges, helping first, then daring, in the order in which they are shown."""

    EVERY_HAND = "every_hand"
    RELAY = "relay"
    FIRST_AID = "first_aid"
    GUARDIAN = "guardian"
    KEYSTONE = "keystone"
    BORROWED = "borrowed"
    CALM_KEEPER = "calm_keeper"
    HOLD_THE_LINE = "hold_the_line"
    HOLD_THREE = "hold_three"
    TWO_ABOARD = "two_aboard"
    THREE_ABOARD = "three_aboard"
    FERRYMAN = "ferryman"
    FROM_NOTHING = "from_nothing"
    RISE_AGAIN = "rise_again"
    LAST_BREATH = "last_breath"
    LAST_TILE = "last_tile"
    BARE_HANDS = "bare_hands"
    THE_BIG_ONE = "the_big_one"
    SECOND_LIFE = "second_life"
    AGAINST_THE_TIDE = "against_the_tide"
    ONE_DOOR = "one_door"
    FOUR_DOORS = "four_doors"
    COME_WHAT_MAY = "come_what_may"
    GIVE_TO_GAIN = "give_to_gain"


Judge: TypeAlias = Callable[[GameSoFar, Moment], frozenset[int]]
"""Looks at a moment and what came before it: the seats that had a hand in it; nobody: not earned."""

JUDGES: Final[dict[Achievement, Judge]] = {
    Achievement.EVERY_HAND: wins.every_hand,
    Achievement.RELAY: joins.relay,
    Achievement.FIRST_AID: joins.first_aid,
    Achievement.GUARDIAN: waves.guardian,
    Achievement.KEYSTONE: waves.keystone,
    Achievement.BORROWED: joins.borrowed,
    Achievement.CALM_KEEPER: waves.calm_keeper,
    Achievement.HOLD_THE_LINE: waves.hold_the_line,
    Achievement.HOLD_THREE: waves.hold_three,
    Achievement.TWO_ABOARD: joins.two_aboard,
    Achievement.THREE_ABOARD: joins.three_aboard,
    Achievement.FERRYMAN: joins.ferryman,
    Achievement.FROM_NOTHING: wins.from_nothing,
    Achievement.RISE_AGAIN: wins.rise_again,
    Achievement.LAST_BREATH: wins.last_breath,
    Achievement.LAST_TILE: wins.last_tile,
    Achievement.BARE_HANDS: wins.bare_hands,
    Achievement.THE_BIG_ONE: wins.the_big_one,
    Achievement.SECOND_LIFE: wins.second_life,
    Achievement.AGAINST_THE_TIDE: wins.against_the_tide,
    Achievement.ONE_DOOR: wins.one_door,
    Achievement.FOUR_DOORS: wins.four_doors,
    Achievement.COME_WHAT_MAY: wins.come_what_may,
    Achievement.GIVE_TO_GAIN: wins.give_to_gain,
}
FOR_SEVERAL: Final = frozenset(
    {Achievement.EVERY_HAND, Achievement.RELAY, Achievement.GUARDIAN, Achievement.BORROWED}
)
"""Badges that need two players at the table."""


@dataclass(frozen=True, slots=True)
class Earned:
    """A badge, the number of the command it was earned with (from 1), and the seats that had a hand in it."""

    badge: Achievement
    at: int
    seats: frozenset[int]


class Lookout:
    """Watches a game command by command; each badge is earned once a game."""

    def __init__(self, first: GameState) -> None:
        self._story = GameSoFar(len(first.hands), first.board.joined, first.turn.round)
        self._state = first
        self._seen = 0
        self.earned: dict[Achievement, Earned] = {}

    @property
    def seen(self) -> int:
        """How many commands it has been shown."""
        return self._seen

    def see(
        self, command: Command, events: tuple[Event, ...], after: GameState, clock: Clock
    ) -> tuple[Earned, ...]:
        """A command was carried out; says what was earned with it for the first time in this game."""
        moment = Moment(self._state, command, events, after, clock)
        self._seen += 1
        found = tuple(
            Earned(badge, self._seen, seats)
            for badge, judge in JUDGES.items()
            if badge not in self.earned and (seats := judge(self._story, moment))
        )
        self._story.note(moment)
        self._state = after
        self.earned |= {each.badge: each for each in found}
        return found

    def catch_up(self, entries: Iterable[Entry]) -> tuple[Earned, ...]:
        """See what a table has done so far and was not seen yet; says what was earned with it."""
        fresh = list(entries)[self._seen :]
        return tuple(
            earned
            for entry in fresh
            for earned in self.see(entry.command, entry.step.events, entry.step.state, entry.setting)
        )


def badges_of(record: Record) -> dict[Achievement, Earned]:
    """Every badge that a game gave, in the order of the game."""
    state = new_game(record.options).state
    lookout = Lookout(state)
    for move in record.moves:
        done = step(state, move.command)
        lookout.see(move.command, done.events, done.state, record.options.clock)
        state = done.state
    return lookout.earned
