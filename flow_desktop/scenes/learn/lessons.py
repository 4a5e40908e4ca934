"""The lessons of the game: read from TOML, which one shows what, which come next and which are done.

A file that is not right is refused with a sentence that says where.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, TypeVar

from flow_desktop.app.catalogue import ASSETS
from flow_desktop.app.shell import Shell
from flow_desktop.engine.cards import Card
from flow_desktop.engine.command_text import read_command
from flow_desktop.engine.notation import read_board, read_kind, read_spot
from flow_desktop.engine.refusals import Code
from flow_desktop.scenes.learn.lesson import (
    DICE,
    WON,
    Lesson,
    LessonPart,
    LessonStart,
    LessonStep,
    PositionError,
    Wanted,
    state_of,
)
from flow_desktop.scenes.player import player_of
from flow_desktop.scenes.start import remember_people
from flow_desktop.table.profiles import is_thing
from flow_desktop.values import dataclass

FOLDER: Final = ASSETS / "lessons"
OPTIONS: Final = "hand discard actions seed snap way rule calm story"
"""What a part may have beside what it needs."""
LARGEST: Final = 1 << 16
"""So many bytes a lesson file may have."""
Value = TypeVar("Value")


def read_lesson(stem: str, content: bytes) -> Lesson:
    """The lesson of a file, whose name is its place in the order, an underscore and its own name."""
    _place, _line, name = stem.partition("_")
    if not is_thing(name):
        raise LessonError(f"{stem}: a lesson is called like '1_place'.")
    if len(content) > LARGEST:
        raise LessonError(f"{stem}: the file is too large.")
    try:
        data = tomllib.loads(content.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise LessonError(f"{stem}: {error}") from error
    fields = Fields.of(stem, data, "title sign rules part")
    parts = [_part(f"{stem}, part {n}", each) for n, each in enumerate(fields.tables("part"), 1)]
    rules = fields.each("rules", str)
    if not rules:
        raise fields.wrong("rules", "a lesson shows at least one page of the rules.")
    return Lesson(name, fields.text("title"), fields.text("sign"), rules, tuple(parts))


def _part(where: str, data: object) -> LessonPart:
    fields = Fields.of(where, data, "board piles praise step", OPTIONS)
    position = LessonStart(
        fields.read("board", fields.text("board", ""), read_board),
        fields.each_of_lists("piles", read_kind),
        fields.each("hand", Card),
        fields.each("discard", read_kind),
        fields.each("actions", Card),
        fields.text("seed", "lesson"),
    )
    try:
        state_of(position)
    except PositionError as error:
        raise LessonError(f"{where}: {error}") from error
    steps = [_step(f"{where}, step {n}", each) for n, each in enumerate(fields.tables("step"), 1)]
    way = fields.each("way", read_command)
    snap, rule = fields.truth("snap", True), fields.text("rule", "")
    calm, story = fields.truth("calm", False), fields.text("story", "")
    return LessonPart(position, tuple(steps), fields.text("praise"), snap, way, rule, calm, story)


def _step(where: str, data: object) -> LessonStep:
    fields = Fields.of(where, data, "say", "do picture until tries spot light")
    do, tries = fields.each("do", Wanted), frozenset(fields.each("tries", Code))
    until, spot, light = fields.text("until", ""), fields.text("spot", ""), fields.text("light", "")
    if until not in ("", WON):
        raise fields.wrong("until", f"only '{WON}' is known.")
    if light not in ("", DICE):
        raise fields.wrong("light", f"only '{DICE}' is known.")
    if bool(do) == bool(tries):
        raise LessonError(f"{where}: a step has either 'do' or 'tries'.")
    if tries and not spot:
        raise LessonError(f"{where}: 'tries' needs a 'spot' to try.")
    picture = fields.text("picture", do[0].text.split()[0] if do else "place")
    place = fields.read("spot", spot, read_spot) if spot else None
    return LessonStep(fields.text("say"), do, picture, until, tries, place, light)


class LessonError(ValueError):
    """A lesson file that cannot be used; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Fields:
    """The named values of a table in the file; `where` names the table for people."""

    where: str
    values: Mapping[str, object]

    @classmethod
    def of(cls, where: str, data: object, needed: str, allowed: str = "") -> Fields:
        """The table, if it has everything that is needed and nothing that is unknown."""
        if not isinstance(data, dict):
            raise LessonError(f"{where}: named values are expected.")
        missing = [name for name in needed.split() if name not in data]
        if missing:
            raise LessonError(f"{where}: '{missing[0]}' is missing.")
        unknown = sorted(set(data) - {*needed.split(), *allowed.split()})
        if unknown:
            raise LessonError(f"{where}: '{unknown[0]}' is unknown.")
        return cls(where, data)

    def wrong(self, name: str, why: str) -> LessonError:
        """The error about a field."""
        return LessonError(f"{self.where}: '{name}': {why}")

    def text(self, name: str, usual: str | None = None) -> str:
        """A text that is not empty."""
        value = self.values.get(name, usual)
        if not isinstance(value, str) or (not value.strip() and value != usual):
            raise self.wrong(name, "a text is expected.")
        return value

    def truth(self, name: str, usual: bool) -> bool:
        """True or false."""
        value = self.values.get(name, usual)
        if not isinstance(value, bool):
            raise self.wrong(name, "true or false is expected.")
        return value

    def tables(self, name: str) -> list[object]:
        """A list with something in it."""
        value = self.values[name]
        if not isinstance(value, list) or not value:
            raise self.wrong(name, "a list with something in it is expected.")
        return value

    def each(self, name: str, read: Callable[[str], Value]) -> tuple[Value, ...]:
        """A list of texts, each read; nothing when the field is not there."""
        return self._read_all(name, self.values.get(name, []), read)

    def each_of_lists(self, name: str, read: Callable[[str], Value]) -> tuple[tuple[Value, ...], ...]:
        """A list of lists of texts."""
        value = self.values[name]
        if not isinstance(value, list):
            raise self.wrong(name, "a list is expected.")
        return tuple(self._read_all(name, inner, read) for inner in value)

    def _read_all(self, name: str, value: object, read: Callable[[str], Value]) -> tuple[Value, ...]:
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise self.wrong(name, "a list of texts is expected.")
        return tuple(self.read(name, text, read) for text in value)

    def read(self, name: str, text: str, read: Callable[[str], Value]) -> Value:
        """A text read; what is wrong with it is said in the reader's own words."""
        try:
            return read(text)
        except ValueError as error:
            raise self.wrong(name, str(error)) from error


@cache
def lessons() -> tuple[Lesson, ...]:
    """The lessons of the game, in their order."""
    return tuple(read_lesson(path.stem, path.read_bytes()) for path in sorted(FOLDER.glob("*.toml")))


def lesson_named(name: str) -> Lesson:
    """The lesson of that name."""
    return next(lesson for lesson in lessons() if lesson.name == name)


def lesson_about(anchor: str) -> tuple[Lesson, int] | None:
    """The lesson, and the part of it, that shows a page of the rules; rather one that begins with it."""
    for lesson in lessons():
        for number, part in enumerate(lesson.parts):
            if part.rule == anchor:
                return lesson, number
    found = (lesson for lesson in lessons() if anchor in lesson.rules)
    nearest = min(found, key=lambda lesson: lesson.rules.index(anchor), default=None)
    return None if nearest is None else (nearest, 0)


def following(lesson: Lesson, part: int) -> tuple[Lesson, int] | None:
    """What comes after a part: the next one, else the next lesson; None after the last."""
    if part + 1 < len(lesson.parts):
        return lesson, part + 1
    place = [each.name for each in lessons()].index(lesson.name) + 1
    return (lessons()[place], 0) if place < len(lessons()) else None


def done_lessons(shell: Shell) -> frozenset[str]:
    """The names of the lessons that whoever plays has done."""
    return player_of(shell).lessons


def mark_done(shell: Shell, lesson: Lesson) -> None:
    """A lesson was done."""
    remember_people(shell, player_of(shell).learnt(lesson.name))


def keep_place(shell: Shell, lesson: Lesson, part: int, step: int) -> None:
    """So many steps of a part are done: there the lesson is taken up again."""
    steps = sum(len(each.steps) for each in lesson.parts[:part]) + step
    remember_people(shell, player_of(shell).having_reached(lesson.name, steps))


def place_in(shell: Shell, lesson: Lesson) -> tuple[int, int]:
    """The part and the step at which a lesson was left; its beginning when it is not under way."""
    steps = player_of(shell).reached.get(lesson.name, 0)
    for number, part in enumerate(lesson.parts):
        if 0 <= steps < len(part.steps):
            return number, steps
        steps -= len(part.steps)
    return 0, 0


def next_lesson(shell: Shell, after: str = "") -> Lesson:
    """The first lesson that is not done, looking on from the one just left; the first when all are done."""
    course = lessons()
    names = [lesson.name for lesson in course]
    start = names.index(after) if after in names else 0
    done = done_lessons(shell)
    open_ones = (lesson for lesson in (*course[start:], *course[:start]) if lesson.name not in done)
    return next(open_ones, course[0])
