"""What somebody has solved or tried, kept in the library of this computer."""

from enum import StrEnum
from typing import Final

from flow_desktop.app.shell import Shell
from flow_desktop.bots.puzzle import Grade
from flow_desktop.rounds.puzzles import PROGRESS, kept_puzzles, names_of
from flow_desktop.scenes.player import player_of
from flow_desktop.scenes.start import home_of
from flow_desktop.table.library import owned

MOST_TRIES: Final = 999


class PuzzleMark(StrEnum):
    """How it stands with a puzzle."""

    OPEN = "open"
    TRIED = "tried"
    SOLVED = "solved"


def marks(shell: Shell) -> dict[str, PuzzleMark]:
    """How it stands with every puzzle; whatever was kept that makes no sense counts as open."""
    kept = home_of(shell).library.progress_of(PROGRESS, player_of(shell).name)
    return {name: _mark(kept.get(name)) for name in kept_puzzles()}


def _mark(kept: object) -> PuzzleMark:
    if not isinstance(kept, dict):
        return PuzzleMark.OPEN
    return PuzzleMark.SOLVED if kept.get("solved") is True else PuzzleMark.TRIED


def keep_try(shell: Shell, name: str, solved: bool) -> None:
    """Remember a try; what is solved stays so."""
    library, person = home_of(shell).library, player_of(shell).name
    before = library.progress_of(PROGRESS, person).get(name)
    known = before if isinstance(before, dict) else {}
    tries = known.get("tries")
    count = tries if type(tries) is int and 0 <= tries < MOST_TRIES else 0
    value = {"solved": solved or known.get("solved") is True, "tries": count + 1}
    library.keep_progress(PROGRESS, owned(person, name), value)


def solved_count(shell: Shell, grade: Grade | None = None) -> tuple[int, int]:
    """How many are solved, and how many there are."""
    known = marks(shell)
    names = tuple(known) if grade is None else names_of(grade)
    return sum(known[name] is PuzzleMark.SOLVED for name in names), len(names)


def suggested(shell: Shell, grade: Grade) -> str:
    """The first puzzle of a grade that is not solved; the first of all once every one is."""
    known = marks(shell)
    names = names_of(grade)
    return next((name for name in names if known[name] is not PuzzleMark.SOLVED), names[0])
