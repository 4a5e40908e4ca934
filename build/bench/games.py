"""How quickly kept games open, and how long a game is as text.

    python3 dev.py bench games [--json] [--games 2000] [--texts 200]

Needed: the page 'Our games' over 2,000 kept games within 0.3 s, a game of 300 commands within 0.3 s, and a
typical game as text under 600 characters. Games are those of the policy, one to four seats by turns.
"""

import json
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles

from build.bench.telling import asker, columns
from flow_desktop.app.folders import Folders
from flow_desktop.app.scene import Push
from flow_desktop.app.start import off_screen
from flow_desktop.bots.simulate import play, player_named
from flow_desktop.engine.codes import seed_of
from flow_desktop.engine.commands import TimeUp
from flow_desktop.engine.legal import legal
from flow_desktop.engine.options import Options
from flow_desktop.engine.record import Move, Record, read_record, write_record
from flow_desktop.engine.record_short import read_short, write_short
from flow_desktop.engine.setup import new_game
from flow_desktop.engine.state import Phase
from flow_desktop.engine.step import step
from flow_desktop.rounds import Home
from flow_desktop.scenes.cartridge import FLOW
from flow_desktop.scenes.destinations import ToGames, ToMenu

LONG = 300
HURRY = 0.6
SIZE = (1920, 1080)
Figures = dict[str, float]


def a_game(number: int) -> Record:
    """A game of the policy, for one to four seats, with the names that people have."""
    players = number % 4 + 1
    options = Options(seed_of(number * 7919 + 13), players, difficulty=number % 3)
    played = play(options, player_named("hint"), 8 + 4 * (number % 3), Random(number).random)
    moves = tuple(Move(3210 * at, command) for at, command in enumerate(played.commands))
    return Record(options, moves, ("Mia", "Grandpa Jo", "Żaneta", "Otter")[:players])


def a_long_game() -> Record:
    """Legal moves by chance, so many of them, in the game that first lasts so long."""
    for number in range(10_000):
        options, chance = Options(seed_of(number), 4), Random(number)
        state, moves = new_game(options).state, list[Move]()
        while len(moves) < LONG and (choices := legal(state)):
            timed = state.turn.phase is not Phase.WAVE and not state.turn.time_up
            command = TimeUp() if timed and chance.random() < HURRY else chance.choice(choices)
            moves.append(Move(1000 * len(moves), command))
            state = step(state, command).state
        if len(moves) == LONG:
            return Record(options, tuple(moves))
    raise RuntimeError("no game lasts so long")


def milliseconds(task: object, runs: int = 5) -> float:
    """The median time of a task."""
    assert callable(task)
    taken = []
    for _ in range(runs):
        begin = time.perf_counter()
        task()
        taken.append(1000 * (time.perf_counter() - begin))
    return median(taken)


def texts(records: list[Record]) -> Figures:
    """The lengths of games as text; each is read again and is the same game."""
    lengths = []
    for record in records:
        text = write_short(record)
        again, _state = read_short(text)
        assert [move.command for move in again.moves] == [move.command for move in record.moves]
        lengths.append(len(text))
    return {
        "text_median": median(lengths),
        "text_p95": quantiles(lengths, n=20)[-1],
        "text_most": max(lengths),
        "commands_median": median(len(record.moves) for record in records),
        "record_median": median(len(write_record(record)) for record in records),
    }


def opening(record: Record) -> Figures:
    """Milliseconds until a long game is read, as a record and as text."""
    as_record, as_text = write_record(record), write_short(record)
    return {
        "long_record_ms": milliseconds(lambda: read_record(as_record)),
        "long_text_ms": milliseconds(lambda: read_short(as_text)),
    }


def fill(home: Path, records: list[Record], count: int) -> None:
    """So many finished games in a home, each with a name of its own."""
    folder = home / "games"
    folder.mkdir(parents=True)
    written = [write_record(record) for record in records]
    for number in range(count):
        name = f"2026{number % 12 + 1:02}{number % 28 + 1:02}-{number % 24:02}0000-{number:06}-{number:04x}"
        (folder / f"{name}.flow").write_text(written[number % len(written)], "utf-8")
    Home(home).statistics().catch_up(count)


def page(home: Path) -> Figures:
    """Milliseconds until the page of games stands, the first time and then as always."""

    def open_page() -> float:
        app = off_screen(FLOW, lambda shell: ToMenu(), Folders(home), SIZE)
        app.loop_once()
        begin = time.perf_counter()
        app.change(Push(ToGames()))
        app.loop_once()
        return 1000 * (time.perf_counter() - begin)

    first = open_page()
    return {"page_first_ms": first, "page_ms": median(open_page() for _ in range(5))}


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = asker("games", __doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--texts", type=int, default=200)
    options = parser.parse_args(arguments)
    records = [a_game(number) for number in range(options.texts)]
    figures = texts(records) | opening(a_long_game())
    with tempfile.TemporaryDirectory() as folder:
        fill(Path(folder), records, options.games)
        figures |= page(Path(folder))
    if options.json:
        print(json.dumps(figures))
    else:
        print(columns((name, f"{value:.1f}") for name, value in figures.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
