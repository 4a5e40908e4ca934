"""What an exhibit is made on: the shell, and a clock that moves only when it is told to."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from flow_desktop.app.loop import App
from flow_desktop.app.scene import Destination, Scene
from flow_desktop.app.shell import Shell
from flow_desktop.app.start import StillTime
from flow_desktop.engine import GameState, Options, Phase
from flow_desktop.engine.codes import seed_of
from flow_desktop.engine.commands import Roll, TimeUp
from flow_desktop.engine.geometry import ANIMAL_CELLS
from flow_desktop.engine.refusals import Refusal
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.step import step
from flow_desktop.rounds import Table
from flow_desktop.scenes.autoplay.player import Brain
from flow_desktop.table import Seat, Source
from flow_desktop.values import dataclass

TICK = 0.5
SETTLING_FRAMES = 90
MOST_FRAMES = 1200
THINKING = 0.6
"""Seconds that pass with each look at the clock in a game that is to have taken some time."""
NAMES = ("Pip", "Kiki", "Bo", "Tamtam", "Lulu", "Wim")
"""What the seats of the gallery are called."""
PACE = 9
MOST_SEEDS = 200
SPREAD = 7919
Wanted = Callable[[GameState], bool]


@dataclass(frozen=True, slots=True)
class Easel:
    """Shell and time for one exhibit."""

    shell: Shell
    clock: StillTime

    def let_run(self, table: Table, seconds: float) -> None:
        """Let the round's clock run for so long."""
        table.ready()
        until = self.clock.seconds + seconds
        while self.clock.seconds < until:
            self.clock.seconds += TICK
            table.tick()

    def table_in_time(self, options: Options, wanted: Wanted) -> Table:
        """A table whose game has come so far, and has taken its time."""
        return table_when(options, self._thinking, wanted)

    def _thinking(self) -> float:
        """The clock as the table sees it: every look at it takes a little while."""
        self.clock.seconds += THINKING
        return self.clock.seconds


def let_settle(app: App) -> None:
    """Look on until what comes in has come in."""
    look_on(app, SETTLING_FRAMES)


def look_on(app: App, frames: int) -> None:
    """Let frames pass."""
    for _ in range(frames):
        app.loop_once()


def look_until(app: App, met: Callable[[], bool]) -> None:
    """Let frames pass until something is so."""
    for _ in range(MOST_FRAMES):
        if met():
            return
        app.loop_once()
    raise LookupError("the screen never comes to that state")


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A scene in a state worth a picture: how it is made, and what is done with it before the picture."""

    scene: Callable[[Easel], Scene | Destination]
    arrange: Callable[[App], None] = let_settle


def seats(players: int) -> tuple[Seat, ...]:
    """Seats with names, each with its own colour, pattern and avatar."""
    return tuple(Seat(NAMES[number], number, number, number + 1) for number in range(players))


def table_when(options: Options, source: Source, wanted: Wanted, pace: int = PACE) -> Table:
    """A table whose game has come to a wanted state; a wave comes after every `pace` turns.

    When a game ends before the state is met, the next wave is tried.
    """
    table = Table.new(_leading_to(options, wanted, pace), seats(options.players), source)
    _play_until(table, wanted, pace)
    return table


@cache
def _leading_to(options: Options, wanted: Wanted, pace: int) -> Options:
    """The options with the first seed whose game comes to the wanted state."""
    for attempt in range(MOST_SEEDS):
        chosen = replace(options, seed=options.seed if attempt == 0 else seed_of(attempt * SPREAD))
        if _comes_to(chosen, wanted, pace):
            return chosen
    raise LookupError("no game comes to that state")


def _comes_to(options: Options, wanted: Wanted, pace: int) -> bool:
    """Whether the state is met; tried without a table, which is quicker."""
    brain, state, turns = Brain(options.seed), new_game(options).state, 0
    while not wanted(state):
        if state.result is not None:
            return False
        due = turns >= pace and state.turn.phase is Phase.TURN
        command = TimeUp() if due else brain.decide(state)
        state = step(state, command).state
        turns = 0 if isinstance(command, Roll) else turns + (state.turn.phase is Phase.TURN)
    return True


def _play_until(table: Table, wanted: Wanted, pace: int) -> None:
    brain, turns = Brain(table.options.seed), 0
    while not wanted(table.state):
        due = turns >= pace and table.state.turn.phase is Phase.TURN
        command = TimeUp() if due else brain.decide(table.state)
        assert not isinstance(table.do(command), Refusal)
        turns = 0 if isinstance(command, Roll) else turns + (table.state.turn.phase is Phase.TURN)


def tiles_on_board(state: GameState) -> int:
    """How many tiles lie on the board."""
    return state.board.occupied.bit_count() - len(ANIMAL_CELLS) - 1


def animals_aboard(state: GameState) -> int:
    """How many animals are joined to the boat."""
    return sum(state.board.ship >> cell & 1 for cell in ANIMAL_CELLS.values())
