"""Whatever happens at a table: the game is its record replayed, and leaving it changes nothing."""

import random
import tempfile
from dataclasses import replace
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from flow_desktop.engine import Clock, Options
from flow_desktop.engine.record import replay
from flow_desktop.rounds import Home, Table
from flow_desktop.table import Aids, Pause, Seat
from tests.table.playing import Hand, play_one
from tests.table.saving import let_go, whole

CLOCKS = st.sampled_from([Clock(60), Clock(30), Clock(None, 1), Clock(None, 3), Clock(None)])


class TableMachine(RuleBasedStateMachine):
    """A table that is played at, looked at, left and come back to."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.home = Home(Path(self.folder.name))
        self.hand = Hand()
        self.chance = random.Random(0)
        self.table: Table

    @initialize(
        players=st.integers(1, 3), clock=CLOCKS, seed=st.integers(0, 99), difficulty=st.integers(0, 6)
    )
    def sit_down(self, players: int, clock: Clock, seed: int, difficulty: int) -> None:
        options = Options(f"reef-{seed}", players, difficulty=difficulty, clock=clock)
        self.table = self.home.new_table(options, source=self.hand)

    @precondition(lambda self: self.table.state.result is None and not self.table.paused)
    @rule(seed=st.integers(0, 9999), times=st.integers(1, 6))
    def play(self, seed: int, times: int) -> None:
        chance = random.Random(seed)
        for _ in range(times):
            if self.table.state.result is None:
                assert play_one(self.table, chance).safe

    @rule(seconds=st.floats(-5, 100), frames=st.integers(1, 3))
    def wait(self, seconds: float, frames: int) -> None:
        for _ in range(frames):
            self.hand.now += seconds / 10
            self.table.tick()

    @rule()
    def undo(self) -> None:
        before = len(self.table.moves)
        changed = self.table.undo()
        assert len(self.table.moves) == before - (len(changed.commands) if changed else 0)

    @rule()
    def redo(self) -> None:
        changed = self.table.redo()
        assert changed is None or self.table.state == changed.state

    @rule(why=st.sampled_from(Pause))
    def pause(self, why: Pause) -> None:
        self.table.pause(why)
        assert not self.table.running

    @rule(why=st.none() | st.sampled_from(Pause))
    def resume(self, why: Pause | None) -> None:
        self.table.resume(why)

    @rule(clock=CLOCKS)
    def set_clock(self, clock: Clock) -> None:
        self.table.set_clock(clock)
        assert self.table.setting == clock

    @rule(aids=st.builds(Aids, st.booleans(), st.booleans(), st.booleans()))
    def set_aids(self, aids: Aids) -> None:
        self.table.set_seat(0, Seat("Ada", aids=aids))

    @rule(politely=st.booleans())
    def leave_and_come_back(self, politely: bool) -> None:
        self.table.tick()
        before = whole(self.table)
        if politely:
            self.table.close()
        else:
            let_go(self.table)
        unfinished = self.home.welcome().unfinished
        if self.table.state.result is None:
            self.table = self.home.go_on(unfinished[0], self.hand)
            assert whole(self.table) == before and self.table.paused
        else:
            assert unfinished == () and self.home.games()[0].record == self.table.record()
            self.table = self.home.new_table(Options("again"), source=self.hand)

    @invariant()
    def the_record_replays(self) -> None:
        if hasattr(self, "table"):
            state = self.table.state  # the record says the gentlest clock, the game the one it began with
            assert replace(replay(self.table.record()), setup=state.setup) == state
            assert self.table.take_trouble() == ""

    def teardown(self) -> None:
        if hasattr(self, "table"):
            self.table.close()
        self.folder.cleanup()


TestWhateverHappens = TableMachine.TestCase
TestWhateverHappens.settings = settings(max_examples=60, stateful_step_count=40)
