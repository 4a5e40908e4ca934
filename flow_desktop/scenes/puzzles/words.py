"""The words of puzzles: grades, goals, and why a try failed."""

from typing import Final

from flow_desktop.app.language import N_, _, ngettext
from flow_desktop.bots.puzzle import Grade, Puzzle, worst
from flow_desktop.engine.board import Board
from flow_desktop.engine.geometry import ANIMALS, animals_in
from flow_desktop.engine.state import GameState
from flow_desktop.engine.wave import wave
from flow_desktop.rounds.puzzles import names_of
from flow_desktop.scenes.naming import animals_words

_GRADES: Final = {
    Grade.WIN: (N_("Win this turn"), N_("One turn is enough. Which one?")),
    Grade.SURVIVE: (N_("Survive the wave"), N_("The wave is near. Who stays aboard?")),
    Grade.TURNS: (N_("Two turns"), N_("Think ahead: two turns, sometimes three.")),
    Grade.SAVE: (N_("Save three"), N_("Not everybody can come. Three can.")),
}


def grade_name(grade: Grade) -> str:
    """What a grade is called."""
    return _(_GRADES[grade][0])


def grade_words(grade: Grade) -> str:
    """What it is about, in a sentence or two."""
    return _(_GRADES[grade][1])


def number_of(puzzle: Puzzle) -> int:
    """Its number in its grade, counted from 1."""
    return names_of(puzzle.grade).index(puzzle.name) + 1


def puzzle_name(puzzle: Puzzle) -> str:
    """Its number, as on the button that leads to it; what is to be done stands beside it."""
    return _("Puzzle {number}").format(number=number_of(puzzle))


def goal_words(puzzle: Puzzle) -> str:
    """What is to be done."""
    goal = puzzle.goal
    if goal.wave:
        return " ".join((_wave_words(puzzle), _keep_words(puzzle)))
    if goal.turns == 1:
        return (
            _("Bring all four animals aboard this turn.")
            if goal.animals == ANIMALS.bit_count()
            else _("Bring three animals aboard this turn.")
        )
    words = (
        ngettext(
            "Bring all four animals aboard in {count} turn.",
            "Bring all four animals aboard in {count} turns.",
            goal.turns,
        )
        if goal.animals == ANIMALS.bit_count()
        else ngettext(
            "Bring three animals aboard in {count} turn.",
            "Bring three animals aboard in {count} turns.",
            goal.turns,
        )
    )
    return words.format(count=goal.turns)


def _wave_words(puzzle: Puzzle) -> str:
    count = puzzle.goal.turns
    if puzzle.goal.whatever:
        return ngettext(
            "After {count} turn the wave comes, nobody knows where.",
            "After {count} turns the wave comes, nobody knows where.",
            count,
        ).format(count=count)
    row, column = puzzle.throw
    return ngettext(
        "After {count} turn the wave takes row {row} and column {column}.",
        "After {count} turns the wave takes row {row} and column {column}.",
        count,
    ).format(count=count, row=row, column=column)


def _keep_words(puzzle: Puzzle) -> str:
    count = puzzle.goal.animals
    return ngettext("Keep {count} animal aboard.", "Keep {count} animals aboard.", count).format(count=count)


def turns_words(left: int) -> str:
    """How many turns are left."""
    return ngettext("{count} turn left", "{count} turns left", left).format(count=left)


def why_failed(puzzle: Puzzle, state: GameState, before: Board | None) -> str:
    """Why a try did not reach its goal: who is not aboard, and what the wave had to do with it."""
    if before is None:
        return _waiting(state.board)
    after, throw = state.board, puzzle.throw
    held = after.joined.bit_count() >= puzzle.goal.animals
    if held:
        _count, throw = worst(before, puzzle.remain)
        after = wave(before, *throw, puzzle.remain).board
    lost = animals_in(before.joined & ~after.joined)
    if not lost:
        return _waiting(after)
    row, column = throw
    if held:
        words = _("This time it held. With row {row} and column {column}, cut off: {animals}.")
    else:
        words = _("The wave took row {row} and column {column}. Cut off: {animals}.")
    return words.format(row=row, column=column, animals=animals_words(lost))


def _waiting(board: Board) -> str:
    return _("Still waiting: {animals}.").format(animals=animals_words(animals_in(ANIMALS & ~board.joined)))
