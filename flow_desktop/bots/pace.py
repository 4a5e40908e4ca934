"""The pace at a table: how many turns a round has, and how many of them are left until the wave."""

from dataclasses import dataclass
from typing import Final

from flow_desktop.engine.state import GameState, Phase, Turn

MOST_TURNS: Final = 99
SECONDS_A_TURN: Final = 7.5  # taken for a table that has not played a round yet: eight turns in a minute
USUAL_TURNS: Final = 10  # R20: the usual number where turns are counted


@dataclass(frozen=True, slots=True)
class Pace:
    """Turns a round, as played at this table; and those left of this round, the present one included."""

    turns: int = USUAL_TURNS
    left: int = USUAL_TURNS

    def __post_init__(self) -> None:
        if not (1 <= self.turns <= MOST_TURNS and 0 <= self.left <= MOST_TURNS):
            raise ValueError(f"A round has 1 to {MOST_TURNS} turns.")

    def after_turn(self, state: GameState) -> int:
        """The turns left to the wave once the present turn of this game is complete."""
        turn = state.turn
        if turn.phase is Phase.WAVE or turn.time_up:
            return 0
        return max(0, self.left - 1)

    def rings(self, turn: Turn) -> bool:
        """Whether the wave is due: the turns of the round are over, and no card is under way."""
        return turn.phase is Phase.TURN and not self.left and turn.begun is None

    def then(self, before: Turn, after: Turn) -> "Pace":
        """The pace once a command has led from one moment to another."""
        if before.round != after.round:
            return Pace(self.turns, self.turns)
        if after.phase is Phase.TURN:
            return Pace(self.turns, max(0, self.left - 1))
        return self


USUAL_PACE: Final = Pace()
