"""The lessons of the game: all of them, which one shows what, which come next and which are done."""

from __future__ import annotations

from functools import cache

from flow_desktop.app.shell import Shell
from flow_desktop.scenes.learn.lesson import Lesson
from flow_desktop.scenes.learn.reading import FOLDER, read_lesson
from flow_desktop.scenes.start import people_of, remember_people


@cache
def lessons() -> tuple[Lesson, ...]:
    """The lessons of the game, in their order."""
    return tuple(read_lesson(path.stem, path.read_bytes()) for path in sorted(FOLDER.glob("*.toml")))


def lesson_named(name: str) -> Lesson:
    """The lesson of that name."""
    return next(lesson for lesson in lessons() if lesson.name == name)


def lesson_about(anchor: str) -> tuple[Lesson, int] | None:
    """The lesson, and the part of it, that shows what a page of the rules tells."""
    for lesson in lessons():
        for number, part in enumerate(lesson.parts):
            if part.rule == anchor:
                return lesson, number
    found = (lesson for lesson in lessons() if anchor in lesson.rules)
    return next(((lesson, 0) for lesson in found), None)


def following(lesson: Lesson, part: int) -> tuple[Lesson, int] | None:
    """What comes after a part: the next one, else the next lesson; None after the last."""
    if part + 1 < len(lesson.parts):
        return lesson, part + 1
    place = [each.name for each in lessons()].index(lesson.name) + 1
    return (lessons()[place], 0) if place < len(lessons()) else None


def done_lessons(shell: Shell) -> frozenset[str]:
    """The names of the lessons that were done at this computer."""
    return people_of(shell).machine.lessons


def mark_done(shell: Shell, lesson: Lesson) -> None:
    """A lesson was done."""
    remember_people(shell, people_of(shell).machine.learnt(lesson.name))


def next_lesson(shell: Shell, after: str = "") -> Lesson:
    """The first lesson that is not done, looking on from another one; the first when all are done."""
    course = lessons()
    names = [lesson.name for lesson in course]
    start = names.index(after) + 1 if after in names else 0
    done = done_lessons(shell)
    open_ones = (lesson for lesson in (*course[start:], *course[:start]) if lesson.name not in done)
    return next(open_ones, course[0])
