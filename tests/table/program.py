"""A program that plays random games with a journal and says each command once it is safe; for killing.

Arguments: the data folder, a seed, the clock, the most games, and after how many moves to wait for a line.
It goes on with an unfinished game if there is one. It says ``told`` and a sentence, ``new`` for a new game,
``on`` and how many commands count in an old one, ``do`` and a command, ``undo`` and how many, ``over``.
"""

import random
import sys
from pathlib import Path

from flow_desktop.engine import Clock, Options, legal
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds import Done, Home, Table, TimeIsUp


def say(text: str) -> None:
    """Say something that has happened, at once."""
    print(text, flush=True)


def say_done(done: Done) -> None:
    """Say the commands that were carried out and are safe."""
    assert done.safe
    for command in done.commands:
        say(f"do {write_command(command)}")


def sit_down(home: Home, chance: random.Random, clock: str) -> Table:
    """Go on with the newest game that is free, or begin one."""
    welcome = home.welcome()
    for sentence in welcome.sentences:
        say(f"told {sentence}")
    if welcome.unfinished:
        table = home.go_on(welcome.unfinished[0])
        say(f"on {len(table.moves)}")
        table.resume()
        return table
    options = Options(f"kill-{chance.randrange(10**6)}", chance.randint(1, 3), clock=Clock.parse(clock))
    table = home.new_table(options)
    say("new")
    return table


def play(table: Table, chance: random.Random) -> None:
    """Play one command, or take one back, and say what is safe."""
    for told in table.tick():
        if isinstance(told, TimeIsUp):
            say_done(told.done)
    luck = chance.random()
    if luck < 0.1 and (back := table.undo()) is not None:
        say(f"undo {len(back.commands)}")
    elif luck < 0.15 and (again := table.redo()) is not None:
        for command in again.commands:
            say(f"do {write_command(command)}")
    elif table.state.result is None:
        answer = table.call_wave() if luck < 0.2 else table.do(chance.choice(legal(table.state)))
        if not isinstance(answer, Refusal):
            say_done(answer)


def main(folder: str, seed: str, clock: str, games: str, rest: str) -> None:
    """Play until the games are over, or until somebody ends the program."""
    home, chance, moves = Home(Path(folder)), random.Random(int(seed)), 0
    for _ in range(int(games)):
        table = sit_down(home, chance, clock)
        while table.state.result is None:
            play(table, chance)
            moves += 1
            if moves == int(rest):
                say("resting")
                sys.stdin.readline()
        say("over")
        table.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
