"""A tape winds a game to any moment, and knows what mattered on the way."""

import random

from flow_desktop.bots.players import greedy_bot
from flow_desktop.engine import Clock, Options, Phase
from flow_desktop.engine.commands import Roll, TimeUp, completes_turn
from flow_desktop.engine.geometry import ANIMAL_CELLS
from flow_desktop.engine.refusals import Refusal
from flow_desktop.rounds import Table
from flow_desktop.rounds.tape import Sign, Tape


def played(seed: str = "tape", pace: int = 8) -> Table:
    """A whole game of the greedy bot, a wave after every so many turns."""
    table, chance, turns = Table.new(Options(seed, 2, clock=Clock(None))), random.Random(seed), 0
    while table.state.result is None:
        due = turns >= pace and table.state.turn.phase is Phase.TURN
        command = TimeUp() if due else greedy_bot(table.state, chance.random)
        assert not isinstance(table.do(command), Refusal)
        turns = 0 if due else turns + completes_turn(command)
    return table


def test_every_moment_is_the_game_as_it_was() -> None:
    table = played()
    tape = Tape(table.record())
    states = [table.opening.state, *(entry.step.state for entry in table.moves)]
    assert len(tape) == len(table.moves) and tape.at == len(tape)
    moments = [*range(len(tape) + 1), *random.Random(3).sample(range(len(tape) + 1), 30)]
    for at in moments:
        tape.wind(at)
        assert tape.at == at and tape.table.state == states[at]
        assert tape.commands == tuple(entry.command for entry in table.moves[:at])
    tape.wind(-5)
    assert tape.at == 0 and tape.events == ()
    tape.wind(10**6)
    assert tape.at == len(tape)


def test_waves_and_rescues_are_marked_where_they_happened() -> None:
    table = played()
    tape = Tape(table.record())
    waves = [at for at, entry in enumerate(table.moves, 1) if isinstance(entry.command, Roll)]
    assert [mark.at for mark in tape.marks if mark.sign is Sign.WAVE] == waves
    rounds = [mark.round for mark in tape.marks if mark.sign is Sign.WAVE]
    assert rounds == list(range(1, len(waves) + 1))
    joined = 0
    for at in range(1, len(tape) + 1):
        tape.wind(at)
        for mark in (mark for mark in tape.marks if mark.at == at):
            if mark.animal is None:
                continue
            now = tape.table.state.board.joined >> ANIMAL_CELLS[mark.animal] & 1
            joined += mark.sign is Sign.JOINED
            assert bool(now) == (mark.sign is Sign.JOINED)
    assert joined


def test_turns_lead_through_the_whole_game_and_back() -> None:
    tape = Tape(played("turns").record())
    tape.wind(0)
    forth = [0]
    while tape.at < len(tape):
        tape.wind(tape.next_turn())
        forth.append(tape.at)
    back = [tape.at]
    while tape.at:
        tape.wind(tape.previous_turn())
        back.append(tape.at)
    assert back[::-1] == forth and len(forth) < len(tape)
