"""Tells, as JSON, all that happens in many games; started once with plain and once with compiled modules.

    python -m tests.compiled.witness KIND...

Each kind of thing that is told gives a list of texts; a long one is told by its digest.
"""

import copy
import hashlib
import json
import pickle
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Any

from build.compiled.modules import MODULES
from build.transcripts import FOLDER, requests_of, told
from flow_desktop.bots.hand import rank
from flow_desktop.bots.pace import Pace
from flow_desktop.bots.players import BOTS, greedy_bot
from flow_desktop.bots.rollout import Rollout, rollout
from flow_desktop.bots.simulate import Series, play_game, simulate
from flow_desktop.bots.thinking import Question, advise
from flow_desktop.engine import GameState, Options, Phase, legal, new_game
from flow_desktop.engine.board import Board
from flow_desktop.engine.commands import Command, PlaceTile, PlayBird, PlayCurrent, PlaySupport, TimeUp
from flow_desktop.engine.door import Door
from flow_desktop.engine.geometry import CELLS
from flow_desktop.engine.legal import legal as legal_now
from flow_desktop.engine.record import read_record
from flow_desktop.engine.rules import EDITIONS
from flow_desktop.engine.scenarios import Scenario
from flow_desktop.engine.step import attempt
from flow_desktop.engine.tiles import Kind
from flow_desktop.engine.wave import wave
from tests.engine.fuzz import lines

GAMES = 60
ROLLOUTS = 400
HOSTILE_LINES = 1500


def digest(*told_things: object) -> str:
    return hashlib.sha256(repr(told_things).encode()).hexdigest()[:16]


def options(game: int) -> tuple[Options, Random]:
    """Every edition, number of players, difficulty and scenario card comes up among the games."""
    chance = Random(f"compiled {game}")
    edition, players = EDITIONS[game % 2], 1 + game % 6
    if game % 3:
        return Options(f"compiled {game}", players, edition, game % 7), chance
    cards = [card for card in Scenario if card.offered(edition)]
    picked = tuple(chance.sample(cards, chance.randint(1, 3)))
    return Options(f"compiled {game}", players, edition, scenarios=picked), chance


def wild(chance: Random) -> Command:
    """A command that is hardly ever allowed."""
    cell, edges = chance.choice((*CELLS, 7, 63, -1, 1000)), chance.randrange(-1, 17)
    place: list[Command] = [PlaceTile(cell, edges), PlaySupport(cell), PlayBird(cell)]
    return chance.choice([*place, PlayCurrent(chance.choice(CELLS), cell, edges)])


def games() -> Iterator[str]:
    """Random whole games: everything that may be done, is refused, is told and is so afterwards."""
    for game in range(GAMES):
        chosen, chance = options(game)
        begun = new_game(chosen)
        state, pace = begun.state, 20 if game % 4 == 1 else chance.choice((3, 8, 20))
        seen: list[object] = [begun]
        while state.result is None:
            may = legal(state)
            busy = state.turn.phase in (Phase.TURN, Phase.HOLDING)
            if busy and chance.random() < 1 / pace:
                command: Command = TimeUp()
            else:  # now and then somebody plays to win
                command = greedy_bot(state, chance.random) if game % 4 == 1 else chance.choice(may)
            refused = [attempt(state, wild(chance)) for _ in range(2)]
            done = attempt(state, command)
            seen += [may, refused, done]
            state = getattr(done, "state", state)
        yield f"{chosen.seed}: {state.result} {len(seen)} {digest(seen)}"


def transcripts() -> Iterator[str]:
    """The kept conversations with the door."""
    for path in sorted(FOLDER.glob("*.jsonl")):
        yield f"{path.name}: {digest(told(requests_of(path)))}"


def records() -> Iterator[str]:
    """The kept games, replayed."""
    for path in sorted((FOLDER.parent / "records").glob("*.txt")):
        yield f"{path.name}: {digest(read_record(path.read_text('utf-8')))}"


def rollouts() -> Iterator[str]:
    """Rollouts from the beginning and from the middle of games."""
    states = [state for game in range(12) for state in _moments(*options(game))]
    chance = Random("rollouts")
    for number in range(ROLLOUTS):
        end = rollout(states[number % len(states)], chance.random, 4 + number % 9)
        yield f"{number}: {end} {chance.random()}"


def _moments(chosen: Options, chance: Random) -> Iterator[GameState]:
    """Some states of a game, also with a tile in hand."""
    state = new_game(chosen).state
    for number in range(40):
        if state.result is not None:
            return
        if number % 7 == 0:
            yield state
        done = attempt(state, chance.choice(legal_now(state)))
        state = getattr(done, "state", state)


def decisions() -> Iterator[str]:
    """How the policy weighs every move of some moments."""
    for state in [state for game in range(9) for state in _moments(*options(game))][::2]:
        weighed = [f"{each.command} {each.value:.9f}" for each in rank(state, Pace())]
        yield f"{len(weighed)} {weighed[:1]} {digest(weighed)}"


def advice() -> Iterator[str]:
    """What an advisor says, with the win chance of a few games that are played on."""
    for state in [state for game in (1, 4) for state in _moments(*options(game))][::3]:
        yield repr(advise(Question(state, rollouts=2, seed="compiled")))


def bots() -> Iterator[str]:
    """Whole games of every bot, and the figures of a series, in one process and in two."""
    for name, bot in BOTS.items():
        for game in range(2):
            chosen, chance = options(game + 20)
            yield f"{name}: {digest(play_game(chosen, bot, 8, chance.random))}"
    series = Series(games=4, players=2, seed="compiled")
    yield json.dumps(simulate(series, jobs=1))
    yield json.dumps(simulate(series, jobs=2))


def door() -> Iterator[str]:
    """What the door answers to lines that no sane program sends."""
    open_door = Door("any")
    for number, line in enumerate(lines(HOSTILE_LINES)):
        yield f"{number}: {digest(open_door.answer_line(line.decode('utf-8', 'replace')))}"


def values() -> Iterator[str]:
    """Boards, kinds and outcomes are copied, sent to other processes and compared as ever."""
    board = new_game(Options("values", 2, difficulty=3)).state.board
    placed = board.with_piece(1, 10).with_piece(2, 10).with_bird(2)
    outcome = wave(placed, 1, 2)
    end = rollout(new_game(Options("values")).state, Random(1).random)
    for value in (board, placed, outcome, outcome.washed, outcome.saved, end, Kind.TEE, *Kind):
        for same in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):  # noqa: S301
            yield f"{same == value} {hash(same) == hash(value)} {digest(same, type(same).__name__)}"


def mistakes() -> Iterator[str]:
    """Mistakes of a programmer: plain and compiled, each is refused with an error and never taken."""
    board = new_game(Options("mistakes")).state.board
    tried: list[Callable[[], Any]] = [
        lambda: wave(board, 9, 1),
        lambda: board.with_piece(99, 10),
        lambda: board.with_bird(1000),
        lambda: Board.of(b"\x03" * 100),
        lambda: Kind(9),
        lambda: Kind(-1),
        lambda: setattr(board, "pieces", b""),
        lambda: delattr(board, "pieces"),
        lambda: Rollout(new_game(Options("mistakes")).state, Random(1).random).nothing,  # type: ignore[attr-defined]
    ]
    for number, attempt_it in enumerate(tried):
        try:
            yield f"{number}: {digest(attempt_it())}"
        except Exception as error:
            yield f"{number}: {type(error).__name__}"


def loaded() -> Iterator[str]:
    """Which of the modules are compiled here, by their files; nothing of the compiler is loaded with them."""
    assert "mypy_extensions" not in sys.modules
    for name in MODULES:
        yield f"{name} {(import_module(name).__file__ or '').rsplit('.', 1)[-1]}"


KINDS: dict[str, Callable[[], Iterator[str]]] = {
    kind.__name__: kind
    for kind in (
        games,
        transcripts,
        records,
        rollouts,
        decisions,
        advice,
        bots,
        door,
        values,
        mistakes,
        loaded,
    )
}


if __name__ == "__main__":
    sys.stdout.write(json.dumps({name: list(KINDS[name]()) for name in sys.argv[1:]}))
