"""Looking for puzzles, choosing among them with an eye on variety, and writing them down."""

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final

from build.puzzles import ways
from build.puzzles.examine import Found, examine, shrunk
from build.puzzles.examples import examples
from build.puzzles.search import Task
from build.puzzles.symmetry import same_as
from flow_desktop.bots.puzzle import Grade, Puzzle
from flow_desktop.engine.command_text import write_command
from flow_desktop.engine.commands import DrawShown, Roll, TimeUp
from flow_desktop.engine.position_text import write_position

FILE: Final = Path(__file__).resolve().parents[2] / "flow_desktop" / "assets" / "puzzles" / "puzzles.json"
OF_A_GRADE: Final = 36
GAMES: Final = 60
MOST_TILES: Final = 22
MOST_NODES: Final = 16_000
Way = Callable[[ways.Source, Random], Task | None]
WAYS: Final[tuple[tuple[Way, Grade, int, int], ...]] = (
    (ways.win_soon, Grade.TURNS, 42, 9_000),
    (ways.survive, Grade.SURVIVE, 44, 4_000),
    (ways.whatever_comes, Grade.SURVIVE, 4, 300),
    (ways.save_three, Grade.SAVE, 46, 9_000),
    (ways.win_now, Grade.WIN, 60, 20_000),
    (ways.lift_and_win, Grade.TURNS, 30, 9_000),
)
"""Each way with its grade, how many puzzles are wanted of it to choose from, and how many tries it has."""


def look(number: int) -> list[Found]:
    """All puzzles that one way finds."""
    return list(looking(number))


def looking(number: int) -> Iterator[Found]:
    """The puzzles that one way finds, one after the other."""
    way, grade, wanted, tries = WAYS[number]
    random = Random(f"puzzles of {way.__name__}")
    sources = [ways.source(each) for each in range(GAMES)]
    found = 0
    seen, of_game = set[object](), Counter[int]()
    for _ in range(tries):
        origin = random.choice(sources)
        task = way(origin, random) if of_game[origin.number] < 3 else None
        first = task and examine(grade, task, MOST_NODES, full=False)
        if task is None or first is None:
            continue
        small, _ = shrunk(first, task, random, MOST_NODES)
        if small.tiles > MOST_TILES or same_as(small.puzzle) in seen:
            continue
        seen.add(same_as(small.puzzle))
        of_game[origin.number] += 1
        found += 1
        yield small
        print(way.__name__, found, small.tiles, small.puzzle.level, file=sys.stderr, flush=True)
        if found == wanted:
            break


def used(puzzle: Puzzle) -> tuple[str, ...]:
    """What a solution does, in order: the words of its commands."""
    skipped = (DrawShown, TimeUp, Roll)
    return tuple(
        write_command(each).split()[0] for each in puzzle.solutions[0] if not isinstance(each, skipped)
    )


def chosen(found: Iterable[Found], always: list[Found], count: int) -> list[Found]:
    """So many of them: first the six, then in turn from each kind, the harder and smaller ones first."""
    kinds = defaultdict[object, list[Found]](list)
    for each in sorted(found, key=lambda each: (-each.puzzle.level, each.tiles, each.share)):
        kinds[used(each.puzzle), each.puzzle.goal, each.puzzle.position.scenarios].append(each)
    taken, known = list(always), {same_as(each.puzzle) for each in always}
    while len(taken) < count and any(kinds.values()):
        for group in kinds.values():
            if group and len(taken) < count:
                each = group.pop(0)
                if same_as(each.puzzle) not in known:
                    taken.append(each)
    return sorted(
        taken, key=lambda each: (each.puzzle.level, each.puzzle.goal.turns, each.firsts, each.tiles)
    )


def written(found: Found, number: int) -> dict[str, Any]:
    """A puzzle as it is kept."""
    puzzle, goal = found.puzzle, found.puzzle.goal
    return {
        "name": f"{puzzle.grade.value.split('_')[0]}-{number:02}",
        "grade": puzzle.grade.value,
        "level": puzzle.level,
        "position": write_position(puzzle.position),
        "goal": {"animals": goal.animals, "turns": goal.turns, "wave": goal.wave, "whatever": goal.whatever},
        "first_turns": found.firsts,
        "right_first_turns": found.right,
        "solutions": [[write_command(command) for command in line] for line in puzzle.solutions],
    }


def make(processes: int = 2) -> None:
    """Make the set anew."""
    with ProcessPoolExecutor(processes) as pool:
        parts = list(pool.map(look, range(len(WAYS)), chunksize=1))
    write(parts, examples())


def write(parts: list[list[Found]], six: list[Found]) -> None:
    """Choose, and write them down."""
    lines = []
    for grade in Grade:
        found = [each for part in parts for each in part if each.puzzle.grade is grade]
        always = [each for each in six if each.puzzle.grade is grade]
        rare = [each for each in found if each.puzzle.goal.whatever]
        taken = chosen([each for each in found if each not in rare], always + rare, OF_A_GRADE)
        print(grade, len(found), len(taken), Counter(each.puzzle.level for each in taken))
        lines += [json.dumps(written(each, number)) for number, each in enumerate(taken, 1)]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8", newline="\n")
