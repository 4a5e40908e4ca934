"""Random games of River Dice at tables that keep them, for tests and for being killed.

As a program (``python -m tests.river_dice.table.playing FOLDER SEED``) it plays on and on, and says each
command once it is safe: ``new``, ``on`` and how many commands count, ``do``, ``undo``, ``over``.
"""

import random
import sys
from pathlib import Path
from typing import Any

from flow_desktop.river_dice.engine import RiverOptions, RiverRefusal
from flow_desktop.river_dice.engine.command_text import write_command
from flow_desktop.river_dice.table import RiverDone, RiverHome, RiverTable
from flow_desktop.table import Aids, Seat

SEATS = (Seat("Ada", 0, 3, 7, Aids(False, True, False)), Seat("Žofie", 4, 1, 2))


def options_for(seed: int, players: int = 2) -> RiverOptions:
    """A game on each of the sheets in turn."""
    return RiverOptions(f"reed-{seed}", players, "ABCD"[seed % 4])


def done(answer: RiverDone | RiverRefusal) -> RiverDone:
    """The answer to a command that must not be refused."""
    assert not isinstance(answer, RiverRefusal), answer
    return answer


def play(table: RiverTable, chance: random.Random, moves: int = 10_000, undoing: float = 0.2) -> None:
    """Play some random moves; take some back and do some again."""
    for _ in range(moves):
        if table.is_over:
            return
        done(table.do(chance.choice(table.legal)))
        if chance.random() < undoing:
            table.undo()
        if chance.random() < undoing / 2:
            table.redo()


def a_played_table(home: RiverHome, seed: int = 1, moves: int = 120) -> RiverTable:
    """A table with a journal in the middle of a game."""
    table = home.new_table(options_for(seed), SEATS)
    play(table, random.Random(seed), moves)
    return table


def whole(table: RiverTable) -> dict[str, Any]:
    """Everything that has to be restored exactly."""
    return {
        "state": table.state,
        "moves": table.moves,
        "seats": table.seats,
        "advice": table.advice,
        "record": table.record(),
        "undone": table._game.history.undone,
    }


def say(text: str) -> None:
    """Say something that has happened, at once."""
    print(text, flush=True)


def sit_down(home: RiverHome, chance: random.Random) -> RiverTable:
    """Go on with the newest game, or begin one."""
    for kept in home.welcome().unfinished:
        table = home.go_on(kept)
        table.resume()
        say(f"on {len(table.moves)}")
        return table
    table = home.new_table(options_for(chance.randrange(1000)), SEATS)
    say("new")
    return table


def main(folder: str, seed: str) -> None:
    """Play until somebody ends the program."""
    home, chance = RiverHome(Path(folder)), random.Random(int(seed))
    while True:
        table = sit_down(home, chance)
        while not table.is_over:
            luck = chance.random()
            if luck < 0.1 and (back := table.undo()) is not None:
                say(f"undo {len(back.commands)}")
                continue
            told = done(table.do(chance.choice(table.legal)))
            assert told.safe
            say("do " + ", ".join(map(write_command, told.commands)))
        say("over")
        table.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
