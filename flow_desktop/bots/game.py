"""One whole game played by a bot, with a wave after every so many completed turns."""

from dataclasses import dataclass

from flow_desktop.bots.players import Bot, Random
from flow_desktop.engine.commands import Command, TimeUp
from flow_desktop.engine.options import Options
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.state import GameState, Phase, Result
from flow_desktop.engine.step import step


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: how it ended, what was done."""

    state: GameState
    commands: tuple[Command, ...]

    @property
    def won(self) -> bool:
        """Whether the animals were saved."""
        return self.state.result is Result.WON

    @property
    def tiles_left(self) -> int:
        """How many tiles could still have been drawn."""
        return self.state.supply.face_down + len(self.state.supply.shown)


def play_game(options: Options, bot: Bot, pace: int, random: Random) -> Played:
    """Let a bot play for all seats; the clock runs out when ``pace`` turns of a round are complete."""
    state = new_game(options).state
    commands: list[Command] = []
    turns = 0
    while state.result is None:
        waiting = state.turn.phase is Phase.TURN
        command = TimeUp() if waiting and turns >= pace else bot(state, random)
        before, state = state, step(state, command).state
        commands.append(command)
        if before.turn.round != state.turn.round:
            turns = 0
        elif state.turn.phase is Phase.TURN:
            turns += 1
    return Played(state, tuple(commands))
